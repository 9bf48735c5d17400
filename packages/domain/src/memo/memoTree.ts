import type { CaseFile } from "../caseFile/caseFile.ts";
import { applicationWords } from "../forms/imm5476/applicationWords.ts";
import { fill, type Language, type Text } from "../kernel/text.ts";
import { writtenDay } from "../kernel/written.ts";
import type { Coverage, Memo, MemoReason } from "./memo.ts";

/** A memo as it is printed, block by block: the PDF, the DOCX and the table of the command line say the same in the same order. */
export type MemoBlock =
  | { readonly kind: "title" | "section" | "reason" | "label" | "text"; readonly text: string }
  /** What is said before all else. */
  | { readonly kind: "notice"; readonly text: string }
  | { readonly kind: "items"; readonly items: readonly string[] };

export type MemoTree = {
  readonly title: string;
  readonly language: Language;
  readonly date: string;
  readonly blocks: readonly MemoBlock[];
};

const words = {
  title: { en: "Readiness memo", fr: "Note de préparation" },
  of: { en: "{name}, {type}", fr: "{name}, {type}" },
  asOf: {
    en: "As the case was on {day}, by the rules of version {version}",
    fr: "État du dossier au {day}, selon les règles de la version {version}",
  },
  inShort: { en: "In short", fr: "En bref" },
  shortLine: { en: "{covered} ({count}): {names}", fr: "{covered} ({count})\u00A0: {names}" },
  settlement: {
    en: "Reasons that offers and decisions name",
    fr: "Motifs que nomment les offres et les décisions",
  },
  letters: { en: "Other reasons in refusal letters", fr: "Autres motifs des lettres de refus" },
  notRaised: { en: "Reasons that cannot be raised here", fr: "Motifs qui ne peuvent pas être soulevés ici" },
  reason: { en: "{name}: {covered}", fr: "{name}\u00A0: {covered}" },
  notRaisedLine: { en: "{name}: {because}.", fr: "{name}\u00A0: {because}." },
  because: { en: "Why: {because}.", fr: "Pourquoi\u00A0: {because}." },
  evidence: { en: "On file", fr: "Au dossier" },
  evidenceLine: { en: "{says}, page {page} of the file", fr: "{says}, page {page} du fichier" },
  open: { en: "Still open", fr: "Encore ouvert" },
  openLine: { en: "{text} Would be covered in: {pages}.", fr: "{text} À couvrir dans\u00A0: {pages}." },
  notes: { en: "Also noted", fr: "À noter aussi" },
} satisfies Record<string, Text>;

export const coverageWords: Readonly<Record<Coverage, Text>> = {
  yes: { en: "covered", fr: "couvert" },
  partly: { en: "covered in part", fr: "couvert en partie" },
  no: { en: "not covered", fr: "non couvert" },
  notApplicable: { en: "cannot be raised here", fr: "ne peut pas être soulevé ici" },
};

const inOrder: readonly Coverage[] = ["no", "partly", "yes", "notApplicable"];
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export function memoTree(memo: Memo, caseFile: CaseFile, language: Language): MemoTree {
  const say = (text: Text, values: Parameters<typeof fill>[1] = {}) => fill(text, values)[language];
  const raised = memo.reasons.filter(({ covered }) => covered !== "notApplicable");
  const part = (list: MemoReason["list"], title: Text): readonly MemoBlock[] => {
    const reasons = raised.filter((reason) => reason.list === list);
    return reasons.length === 0
      ? []
      : [{ kind: "section", text: say(title) }, ...reasons.flatMap((reason) => reasonBlocks(reason, language))];
  };
  const notRaised = memo.reasons.filter(({ covered }) => covered === "notApplicable");
  return {
    title: say(words.title),
    language,
    date: memo.today,
    blocks: [
      { kind: "title", text: say(words.title) },
      { kind: "notice", text: say(memo.notice) },
      { kind: "text", text: say(words.of, ofCase(caseFile)) },
      { kind: "text", text: say(words.asOf, { day: writtenDay(caseFile.today), version: memo.rulesVersion }) },
      { kind: "section", text: say(words.inShort) },
      { kind: "items", items: inShort(memo, language) },
      ...part("settlement", words.settlement),
      ...part("letters", words.letters),
      ...(notRaised.length === 0
        ? []
        : ([
            { kind: "section", text: say(words.notRaised) },
            {
              kind: "items",
              items: notRaised.map(({ name, why }) =>
                say(words.notRaisedLine, { name, because: sentencesOf(why.because) }),
              ),
            },
          ] as const)),
    ],
  };
}

const ofCase = ({ profile, application }: CaseFile): Readonly<Record<string, Text | string>> => ({
  name: [profile.firstName, profile.lastName].filter((part) => (part ?? "") !== "").join(" ") || "—",
  type: applicationWords[application.type],
});

const sentencesOf = (texts: readonly Text[]): Text => ({
  en: texts.map(({ en }) => en).join("; "),
  fr: texts.map(({ fr }) => fr).join("; "),
});

/** How many reasons are covered, and which, the open ones first. */
export const inShort = ({ reasons }: Memo, language: Language): readonly string[] =>
  inOrder.flatMap((coverage) => {
    const found = reasons.filter(({ covered }) => covered === coverage);
    if (found.length === 0) return [];
    const names = found.map(({ name }) => name[language]).join("; ");
    return [capital(fill(words.shortLine, { covered: coverageWords[coverage], count: found.length, names })[language])];
  });

function reasonBlocks({ name, covered, why, evidence, open, notes }: MemoReason, language: Language) {
  const say = (text: Text, values: Parameters<typeof fill>[1] = {}) => fill(text, values)[language];
  const list = (label: Text, items: readonly string[]): readonly MemoBlock[] =>
    items.length === 0
      ? []
      : [
          { kind: "label", text: say(label) },
          { kind: "items", items },
        ];
  return [
    { kind: "reason", text: say(words.reason, { name, covered: coverageWords[covered] }) },
    { kind: "text", text: say(words.because, { because: sentencesOf(why.because) }) },
    ...list(
      words.evidence,
      evidence.map(({ says, page, isPageRead }) => (isPageRead ? say(words.evidenceLine, { says, page }) : say(says))),
    ),
    ...list(
      words.open,
      open.map(({ text, wouldCover }) =>
        say(words.openLine, { text, pages: wouldCover.map(({ name: page }) => page[language]).join(", ") }),
      ),
    ),
    ...list(
      words.notes,
      notes.map(({ text }) => text[language]),
    ),
  ] satisfies readonly MemoBlock[];
}
