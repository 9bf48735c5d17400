import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { PlannedDifference, PlannedWarning } from "../plan/planned.ts";
import { inOneLine, toldWarning } from "../plan/toldWarning.ts";
import { questionOfWarning, questionWithId } from "../review/placeOfQuestion.ts";
import { stepText } from "../questionnaire/questionText.ts";
import { pageName } from "../vault/pageName.ts";
import { pageOf } from "../vault/pages.ts";
import { headingOfAnswer } from "../warnings/headingOf.ts";
import { assessmentWarnings } from "../warnings/raiseForAnswers.ts";
import { documentWarnings } from "../warnings/raiseForDocument.ts";
import {
  contradictionsOf,
  evidenceFiles,
  isCourtCase,
  isMissing,
  lastResort,
  notesOf,
  pagesOfReason,
  recordIsNotLookedThrough,
  strandsOf,
  warningsOf,
} from "./coverage.ts";
import { placeOfFile } from "./evidence.ts";
import type { MemoNote, MemoOpen, MemoPlace } from "./memo.ts";
import type { MemoReader } from "./memoReader.ts";
import type { ReasonDefinition, Strand } from "./reasonDefinition.ts";

/** What is still open of a reason, line by line, each with the pages on which it would be covered. */

const text = {
  missing: { en: "Nothing on file shows {what}.", fr: "Aucun document au dossier ne montre {what}." },
  nothing: {
    en: "Nothing is on file that answers this reason.",
    fr: "Aucun document au dossier ne répond à ce motif.",
  },
  record: {
    en: "The certified tribunal record is on file: look in it for what answers this reason.",
    fr: "Le dossier certifié du tribunal est versé au dossier\u00A0: cherchez-y ce qui répond à ce motif.",
  },
  /** Heading and advice speak to the applicant: to a lawyer they are quoted. */
  warning: {
    en: "{name}. The applicant reads: “{heading}. {fix}”",
    fr: "{name}. La personne qui présente la demande lit\u00A0: «\u00A0{heading}. {fix}\u00A0»",
  },
  contradiction: {
    en: "The answer to “{question}” is not what a document says ({origin}).",
    fr: "La réponse à «\u00A0{question}\u00A0» n’est pas ce que dit un document ({origin}).",
  },
} satisfies Record<string, Text>;

/** Of these pages, the first that its vault has and all that this case asks for; else the letter of explanation. */
export function wouldCover(the: MemoReader, pages: readonly PageSlug[]): MemoOpen["wouldCover"] {
  const slots = the.slotsOn(pages);
  const asked = new Set<string>(
    slots.filter(({ requirement }) => requirement !== "NotApplicable").map(({ page }) => page),
  );
  const there = new Set<string>(slots.map(({ page }) => page));
  const first = pages.find((page) => there.has(page));
  const known = pages.filter((page) => page === first || asked.has(page));
  return (known.length > 0 ? known : [lastResort(the)]).map((page) => ({ page, name: nameOfPage(the, page) }));
}

function nameOfPage(the: MemoReader, slug: PageSlug): Text {
  const page = pageOf(slug);
  return page ? pageName(page, undefined, the.case.fresh()) : { en: slug, fr: slug };
}

const firstPlace = (the: MemoReader, [first]: MemoOpen["wouldCover"]): MemoPlace => ({
  kind: "page",
  id: first?.page ?? lastResort(the),
});

type Point = {
  readonly kind: MemoOpen["kind"];
  readonly text: Text;
  readonly pages: readonly PageSlug[];
  /** The first of the pages when absent. */
  readonly place?: MemoPlace;
};

/** A point that documents on these pages would close. */
export function openPoint(the: MemoReader, { kind, text: words, pages, place }: Point): MemoOpen {
  const isOfFile = kind === "warning" || kind === "contradiction";
  const cover = wouldCover(the, isCourtCase(the) && !isOfFile ? [lastResort(the)] : pages);
  return { kind, text: words, wouldCover: cover, place: place ?? firstPlace(the, cover) };
}

const missingStrand = (the: MemoReader, { shows, pages }: Strand): MemoOpen =>
  openPoint(the, { kind: "missing", text: fill(text.missing, { what: shows }), pages });

type Told = { readonly text: Text; readonly place: MemoPlace; readonly page: PageSlug | undefined };

/** A warning in one line, with what to do about it, and where. */
function toldTo(the: MemoReader, { id, fileId }: PlannedWarning): Told | undefined {
  const reader = the.case.fresh();
  const file = fileId === undefined ? undefined : reader.uploaded().find((one) => one.fileId === fileId);
  const page = file && pageOf(file.documentId);
  if (file && page) {
    const told = toldWarning(reader, { id, fileId: file.fileId });
    const warning = documentWarnings.find((one) => one.id === id);
    if (!told || !warning) return undefined;
    const { name, fix } = warning;
    return {
      text: fill(text.warning, { name, heading: inOneLine(told), fix }),
      place: placeOfFile(file, page),
      page: page.slug,
    };
  }
  const warning = assessmentWarnings.find((one) => one.id === id);
  const question = questionOfWarning(the.type(), id);
  if (!warning) return undefined;
  return {
    text: fill(text.warning, { name: warning.name, heading: headingOfAnswer(warning).heading, fix: warning.fix }),
    place: question ? { kind: "question", id: question.page.id } : { kind: "page", id: lastResort(the) },
    page: undefined,
  };
}

const openWarning = (the: MemoReader, warning: PlannedWarning, reason: ReasonDefinition): readonly MemoOpen[] => {
  const told = toldTo(the, warning);
  if (!told) return [];
  // An answer is corrected where it is asked; a document of the reason can bear it out.
  const pages = told.page === undefined ? (strandsOf(the, reason)[0]?.pages ?? []) : [told.page];
  return [openPoint(the, { kind: "warning", text: told.text, pages, place: told.place })];
};

function openContradiction(
  the: MemoReader,
  { step, origin, page }: PlannedDifference,
  reason: ReasonDefinition,
): readonly MemoOpen[] {
  const asked = questionWithId(the.type(), step)?.asked;
  const question = asked ? stepText(asked, the.case.fresh()) : { en: step, fr: step };
  return [
    openPoint(the, {
      kind: "contradiction",
      text: fill(text.contradiction, { question, origin }),
      pages: [page as PageSlug, ...pagesOfReason(the, reason).filter((one) => one === lastResort(the))],
      place: { kind: "question", id: step },
    }),
  ];
}

/** Of a reason that can be raised. Never empty unless the reason is covered. */
export function openPointsOf(the: MemoReader, reason: ReasonDefinition): readonly MemoOpen[] {
  const { gaps = [] } = reason;
  const found = [
    ...gaps.filter(({ when }) => when.evaluate(the).holds).flatMap(({ open }) => open(the)),
    ...warningsOf(the, reason).flatMap((warning) => openWarning(the, warning, reason)),
    ...contradictionsOf(the, reason).flatMap((difference) => openContradiction(the, difference, reason)),
    ...strandsOf(the, reason)
      .filter((strand) => isMissing(the, strand))
      .map((strand) => missingStrand(the, strand)),
    ...(recordIsNotLookedThrough(reason).evaluate(the).holds
      ? [openPoint(the, { kind: "short", text: text.record, pages: [lastResort(the)] })]
      : []),
  ];
  if (found.length > 0 || evidenceFiles(the, reason).length > 0) return eachOnce(found);
  return [openPoint(the, { kind: "missing", text: text.nothing, pages: pagesOfReason(the, reason) })];
}

export const notesAbout = (the: MemoReader, reason: ReasonDefinition): readonly MemoNote[] =>
  eachOnce(
    notesOf(the, reason).flatMap((warning) => {
      const told = toldTo(the, warning);
      return told ? [{ text: told.text, place: told.place }] : [];
    }),
  );

/** Two slots of one page, or two questions of one warning, are one line. */
const eachOnce = <T extends MemoNote>(lines: readonly T[]): readonly T[] => [
  ...new Map(lines.map((line) => [JSON.stringify([line.text, line.place]), line])).values(),
];
