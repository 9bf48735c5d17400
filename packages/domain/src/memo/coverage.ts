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
  missing: { en: "nothing on file shows {what}", fr: "aucun document au dossier ne montre {what}" },
} satisfies Record<string, Text>;

/** Where somebody explains what no other page of a vault covers. In court nothing new may be added: there it is the record. */
export const lastResort = (the: MemoReader): PageSlug =>
  the.type() === "JudicialReview" ? "certified-tribunal-record" : "letter-of-explanation";

/** The pages of a part; where the vault has none of them, the last resort too. */
const pagesOfStrand = (the: MemoReader, { pages, isOptional, isContext }: Strand): readonly PageSlug[] =>
  isOptional || isContext || the.slotsOn(pages).length > 0 ? pages : [...pages, lastResort(the)];

const pagesOf = (the: MemoReader, { takesRequiredDocuments }: ReasonDefinition, strands: readonly Strand[]) => [
  ...new Set([
    ...strands.flatMap((strand) => pagesOfStrand(the, strand)),
    ...(takesRequiredDocuments ? requiredPages(the) : []),
  ]),
];

/** Every page whose files say something about a reason. */
export const pagesOfReason = (the: MemoReader, reason: ReasonDefinition): readonly PageSlug[] =>
  pagesOf(the, reason, reason.strands);

/** Those of them that answer it. */
export const pagesThatAnswer = (the: MemoReader, reason: ReasonDefinition): readonly PageSlug[] =>
  pagesOf(
    the,
    reason,
    reason.strands.filter(({ isContext }) => !isContext),
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

export const isMissing = (the: MemoReader, strand: Strand): boolean =>
  isWanted(strand) &&
  (strand.wanted === undefined || strand.wanted.evaluate(the).holds) &&
  the.filesOn(pagesOfStrand(the, strand)).length === 0;

const strandIsMissing = (strand: Strand): MemoCondition =>
  condition(`${strand.id}IsMissing`, fill(text.missing, { what: strand.shows }), (the) => isMissing(the, strand));

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
      ...partsThatMayBeMissing(strands).map((strand) => [strandIsMissing(strand), "partly"] as const),
    ],
    otherwise: [whole, "yes"],
    sources,
  };
}
