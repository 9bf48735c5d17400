import type { DatedTable } from "../../kernel/datedTable.ts";
import type { Text } from "../../kernel/text.ts";
import { actInForce, generalKnowledge, officialText } from "../sources.ts";

const federalCourtsRules = (rules: string) =>
  officialText(
    `Federal Courts Rules (SOR/98-106), ${rules}`,
    "https://laws-lois.justice.gc.ca/eng/regulations/SOR-98-106/",
  );

/** How a page of a court document looks: size of its signs in points, least margins in centimetres, most lines without headings. */
export const courtPage: DatedTable<{
  readonly points: number;
  readonly topAndBottom: number;
  readonly sides: number;
  readonly mostLines: number;
}> = {
  id: "courtPage",
  title: { en: "Page of a court document", fr: "Page d’un document pour la Cour" },
  unit: "points, centimetres and lines",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { points: 12, topAndBottom: 2.5, sides: 3.5, mostLines: 30 },
      source: federalCourtsRules("rule 65"),
      note: "The rule speaks of printed documents. It names Times New Roman, Arial and Tahoma. The first day is formal; the rule is older.",
    },
  ],
};

/** What no rule says of that page and we chose: points from line to line, which keep to the most lines, and whether every document has page numbers. */
export const courtPageOfOurs: DatedTable<{ readonly fromLineToLine: number; readonly hasPageNumbers: boolean }> = {
  id: "courtPageOfOurs",
  title: { en: "Page of a court document, not law", fr: "Page d’un document pour la Cour, hors de la loi" },
  unit: "points",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { fromLineToLine: 22, hasPageNumbers: true },
      source: generalKnowledge("Layout of Boreal for rule 65 of the Federal Courts Rules"),
      note: "Not law: 22 points give 29 lines. Rule 10 of the immigration rules wants page numbers in a record alone. The first day is formal.",
    },
  ],
};

/** Most pages of a memorandum of argument in a record. */
export const memorandumPages: DatedTable<number> = {
  id: "memorandumPages",
  title: { en: "Longest memorandum of argument", fr: "Mémoire le plus long" },
  unit: "pages",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: 30,
      source: federalCourtsRules("rule 70(4)"),
      note: "A decision of 2003 applies it to memoranda for leave (2003 FC 1150). The first day is formal.",
    },
  ],
};

/** How far a consent of all parties extends a period of the Federal Courts Rules: once, by this share of it. */
export const extensionOnConsent: DatedTable<{ readonly times: number; readonly share: number }> = {
  id: "extensionOnConsent",
  title: { en: "Extension of a period on consent", fr: "Prorogation d’un délai sur consentement" },
  unit: "times, and share of the period",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { times: 1, share: 0.5 },
      source: federalCourtsRules("rule 7"),
      note: "Not for a period of the immigration rules, which a judge or an associate judge alone changes (rule 21(2) of SOR/93-22). The first day is formal.",
    },
  ],
};

/** Most pages of the submissions in the pilot for study permits. */
export const pilotSubmissionPages: DatedTable<number> = {
  id: "pilotSubmissionPages",
  title: {
    en: "Longest submissions in the study permit pilot",
    fr: "Observations les plus longues du projet pilote des permis d’études",
  },
  unit: "pages",
  appliesOn: "today",
  rows: [
    {
      from: "2024-10-01",
      value: 4,
      source: generalKnowledge("Study permit pilot of the Federal Court, as told by one law firm"),
      note: "One secondary page says so; the notice of 2024-09-26 was read in part. Whether the pilot still runs was not checked.",
    },
  ],
};

/** Days that a demand letter usually gives before a case about a delay. */
export const demandAnswerDays: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "demandAnswerDays",
  title: { en: "Time to answer a demand letter", fr: "Délai pour répondre à une mise en demeure" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { least: 14, most: 30 },
      source: generalKnowledge("Demand letters before an application for mandamus, as commonly sent"),
      note: "Not law: general knowledge of what lawyers give. The first day is formal.",
    },
  ],
};

/** What the first paragraph of a court document says where a language model made a part of it. */
export const artificialIntelligenceNotice: DatedTable<Text> = {
  id: "artificialIntelligenceNotice",
  title: { en: "Declaration of artificial intelligence", fr: "Déclaration d’intelligence artificielle" },
  unit: "words",
  appliesOn: "today",
  rows: [
    {
      from: "2023-12-20",
      value: {
        en: "Artificial intelligence (AI) was used to generate content in this document.",
        fr: "L’intelligence artificielle (IA) a servi à générer du contenu dans le présent document.",
      },
      source: generalKnowledge(
        "Notice of the Federal Court of December 2023, updated on 2024-05-07, as six law firms tell it",
      ),
      note: "Secondary: the English words are quoted by law firms. The French words are ours, for the official ones were not seen. The day in December is general knowledge.",
    },
  ],
};
