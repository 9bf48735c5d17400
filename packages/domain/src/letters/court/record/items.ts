import type { FormCondition } from "../../../forms/fields/field.ts";
import { yesAt } from "../../../forms/fields/fieldConditions.ts";
import type { Text } from "../../../kernel/text.ts";
import type { LetterField, LetterSection } from "../../letterContent.ts";
import { asked } from "../../prose/fact.ts";
import { sentence, type Sentence } from "../../prose/sentence.ts";
import { fromOtherLetters } from "../solicitor.ts";
import { orPagesToComplete, pagesWords } from "./pages.ts";
import { hasNoReasons, hasReasons } from "./writtenReasons.ts";

/** What stands in the table of contents of a record, and on which of its pages. */

type Item = { readonly path: string; readonly of: Text; readonly when?: FormCondition };

export const tableOfContents = (of: Pick<LetterSection, "asks" | "lines">): LetterSection => ({
  id: "file",
  title: { en: "Contents", fr: "Table des matières" },
  isNumbered: true,
  ...of,
});

/** The field for the pages of an item. */
export const pagesOf = ({ path, of }: Item): LetterField => ({
  path,
  kind: "text",
  label: { en: `Pages: ${of.en}`, fr: `Pages\u00A0: ${of.fr}` },
  hint: {
    en: "For example: 1 to 12. The whole record has one numbering.",
    fr: "Par exemple\u00A0: 1 à 12. Tout le dossier a une seule numérotation.",
  },
  prefill: fromOtherLetters(path),
});

/** Without its pages, a blank stands to be completed. */
export const inContents = ({ path, of, when }: Item): Sentence =>
  sentence(
    { en: "{what}: {pages}", fr: "{what}\u00A0: {pages}" },
    { what: () => of, pages: orPagesToComplete(asked(path, pagesWords)) },
    when ? { when } : {},
  );

export const items = {
  leave: {
    path: "leavePages",
    of: {
      en: "Application for leave and for judicial review (Form IR-1)",
      fr: "Demande d’autorisation et de contrôle judiciaire (formule IR-1)",
    },
  },
  decision: { path: "decisionPages", of: { en: "Decision under review", fr: "Décision contestée" } },
  reasons: {
    path: "reasonsPages",
    of: { en: "Written reasons for the decision", fr: "Motifs écrits de la décision" },
    when: hasReasons,
  },
  noReasons: {
    path: "reasonsPages",
    of: { en: "Notice that there are no written reasons", fr: "Avis d’absence de motifs écrits" },
    when: hasNoReasons,
  },
  anonymity: {
    path: "anonymityPages",
    of: { en: "Request for anonymity (Form IR-5)", fr: "Demande d’anonymat (formule IR-5)" },
    when: yesAt("asksForAnonymity"),
  },
  memorandum: { path: "memorandumPages", of: { en: "Memorandum of argument", fr: "Mémoire des arguments" } },
  languages: { path: "languagePages", of: { en: "Statement of languages", fr: "Déclaration sur les langues" } },
} satisfies Readonly<Record<string, Item>>;
