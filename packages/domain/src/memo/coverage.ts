import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import type { WarningId } from "../warnings/warningIds.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { condition } from "../kernel/condition.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { PlannedDifference, PlannedWarning } from "../plan/planned.ts";
import type { RequirementLevel } from "../vault/page.ts";
import { finds, type CoverageRule, type MemoCondition, type MemoReader } from "./memoReader.ts";
import type { ReasonDefinition, Strand } from "./reasonDefinition.ts";

/** How a reason is decided, the same for each: whether it can be raised, whether anything is on file, and what is still open. */

const text = {
  nothing: {
    en: "nothing is on file that answers this reason",
    fr: "aucun document au dossier ne répond à ce motif",
  },
  warning: {
    en: "a warning about one of these documents is open",
    fr: "un avertissement au sujet d’un de ces documents est ouvert",
  },
  contradiction: {
    en: "an answer and a document of the case say different things",
    fr: "une réponse et un document du dossier se contredisent",
  },
  record: {
    en: "the certified tribunal record is on file, and nobody has said here what in it answers this reason",
    fr: "le dossier certifié du tribunal est versé au dossier, et personne n’a indiqué ici ce qui y répond à ce motif",
  },
  missing: { en: "nothing on file shows {what}", fr: "aucun document au dossier ne montre {what}" },
} satisfies Record<string, Text>;

export const isCourtCase = (the: MemoReader): boolean => the.type() === "JudicialReview";
const record: PageSlug = "certified-tribunal-record";
const explanation: PageSlug = "letter-of-explanation";

/** Where somebody explains what no other page of a vault covers. In court nothing new may be added: there it is the record. */
export const lastResort = (the: MemoReader): PageSlug => (isCourtCase(the) ? record : explanation);

/** The pages of a part; where the vault has none of them, and in court, the last resort too. */
function pagesOfStrand(the: MemoReader, { pages, isOptional, isContext }: Strand): readonly PageSlug[] {
  const isAside = isOptional === true || isContext === true;
  if (isCourtCase(the)) return [...pages.filter((page) => page !== explanation), ...(isAside ? [] : [record])];
  return isAside || the.slotsOn(pages).length > 0 ? pages : [...pages, lastResort(the)];
}

export const strandsOf = (the: MemoReader, { strands, strandsInCourt }: ReasonDefinition): readonly Strand[] =>
  isCourtCase(the) ? (strandsInCourt ?? strands) : strands;

const pagesOf = (the: MemoReader, { takesRequiredDocuments }: ReasonDefinition, strands: readonly Strand[]) => [
  ...new Set([
    ...strands.flatMap((strand) => pagesOfStrand(the, strand)),
    // What a court case asks for was not asked for by the officer.
    ...(takesRequiredDocuments && !isCourtCase(the) ? requiredPages(the) : []),
  ]),
];

/** Every page whose files say something about a reason. */
export const pagesOfReason = (the: MemoReader, reason: ReasonDefinition): readonly PageSlug[] =>
  pagesOf(the, reason, strandsOf(the, reason));

/** Those of them that answer it. */
export const pagesThatAnswer = (the: MemoReader, reason: ReasonDefinition): readonly PageSlug[] =>
  pagesOf(
    the,
    reason,
    strandsOf(the, reason).filter(({ isContext }) => !isContext),
  );

/** What has to be there before the application is sent. */
const requiredPages = (the: MemoReader): readonly PageSlug[] =>
  the.plan.vault
    .filter(({ phase, requirement }) => phase === "preparation" && isRequired.has(requirement))
    .map(({ page }) => page as PageSlug);
const isRequired: ReadonlySet<RequirementLevel> = new Set<RequirementLevel>(["Required", "NeedsAttention", "Complete"]);

export const evidenceFiles = (the: MemoReader, reason: ReasonDefinition): readonly UploadedDocument[] =>
  the.filesOn(pagesOfReason(the, reason));

/** Of the whole money of a case, and not of the file at which it is told: it speaks to the reason that names it. */
export const aboutTheMoney: ReadonlySet<WarningId> = new Set<WarningId>(["insufficientFunds"]);

/** Open warnings that speak to a reason: those that block a file which answers it, and those that the reason names. */
export function warningsOf(the: MemoReader, reason: ReasonDefinition): readonly PlannedWarning[] {
  const files = new Set(evidenceFiles(the, reason).map(({ fileId }) => fileId));
  const named = new Set<string>(reason.warnings ?? []);
  return the
    .warnings()
    .filter(
      ({ id, blocking, fileId }) =>
        named.has(id) || (blocking && !aboutTheMoney.has(id) && fileId !== undefined && files.has(fileId)),
    );
}

/** Warnings about its files that hold nothing back. */
export function notesOf(the: MemoReader, reason: ReasonDefinition): readonly PlannedWarning[] {
  const files = new Set(evidenceFiles(the, reason).map(({ fileId }) => fileId));
  const open = new Set(warningsOf(the, reason));
  return the
    .warnings()
    .filter((one) => !open.has(one) && !aboutTheMoney.has(one.id) && one.fileId !== undefined && files.has(one.fileId));
}

/** Answers of which a document that answers the reason says something else. */
export function contradictionsOf(the: MemoReader, reason: ReasonDefinition): readonly PlannedDifference[] {
  const files = new Set(evidenceFiles(the, reason).map(({ fileId }) => fileId));
  return the.differences().filter(({ fileId }) => reason.takesEveryContradiction === true || files.has(fileId));
}

const isWanted = ({ isOptional, isContext }: Strand): boolean => isOptional !== true && isContext !== true;

const isWantedBy = (the: MemoReader, strand: Strand): boolean =>
  isWanted(strand) && (strand.wanted === undefined || strand.wanted.evaluate(the).holds);

export const isMissing = (the: MemoReader, strand: Strand): boolean =>
  isWantedBy(the, strand) && the.filesOn(pagesOfStrand(the, strand)).length === 0;

const strandIsMissing = (reason: ReasonDefinition, strand: Strand): MemoCondition =>
  condition(
    `${strand.id}IsMissing`,
    fill(text.missing, { what: strand.shows }),
    (the) => strandsOf(the, reason).includes(strand) && isMissing(the, strand),
  );

/** A record holds what everybody filed; that it is on file says nothing of one reason. */
export const recordIsNotLookedThrough = (reason: ReasonDefinition): MemoCondition =>
  finds("recordIsNotLookedThrough", text.record, (the) => {
    if (!isCourtCase(the)) return false;
    return strandsOf(the, reason)
      .filter((strand) => isWantedBy(the, strand))
      .map((strand) => the.filesOn(pagesOfStrand(the, strand)))
      .some((files) => files.length > 0 && files.every(({ documentId }) => documentId === record));
  });

const nothingIsOnFile = (reason: ReasonDefinition): MemoCondition =>
  finds("nothingIsOnFile", text.nothing, (the) => the.filesOn(pagesThatAnswer(the, reason)).length === 0);

const warningIsOpen = (reason: ReasonDefinition): MemoCondition =>
  finds("warningIsOpen", text.warning, (the) => {
    const open = warningsOf(the, reason);
    for (const { why } of open) the.restOn(why);
    return open.length > 0;
  });

const documentContradicts = (reason: ReasonDefinition): MemoCondition =>
  finds("documentContradicts", text.contradiction, (the) => {
    const open = contradictionsOf(the, reason);
    for (const { why } of open) the.restOn(why);
    return open.length > 0;
  });

/** Where one part alone answers a reason, it is missing exactly when nothing is on file. */
const partsThatMayBeMissing = (strands: readonly Strand[]): readonly Strand[] =>
  strands.filter(({ isContext }) => !isContext).length === 1 ? [] : strands.filter(isWanted);

/** The first line that holds decides. What leaves a point open stands before the last, so that “yes” leaves none. */
export function coverageRule(reason: ReasonDefinition): CoverageRule {
  const { id, notRaised, strands, gaps = [], whole, sources } = reason;
  return {
    id: `memo.${id}`,
    cases: [
      ...notRaised.map((when) => [when, "notApplicable"] as const),
      [nothingIsOnFile(reason), "no"],
      ...gaps.filter(({ leaves }) => leaves === "no").map(({ when }) => [when, "no"] as const),
      ...gaps.filter(({ leaves }) => leaves !== "no").map(({ when }) => [when, "partly"] as const),
      [warningIsOpen(reason), "partly"],
      [documentContradicts(reason), "partly"],
      ...partsThatMayBeMissing(strands).map((strand) => [strandIsMissing(reason, strand), "partly"] as const),
      [recordIsNotLookedThrough(reason), "partly"],
    ],
    otherwise: [whole, "yes"],
    sources,
  };
}
