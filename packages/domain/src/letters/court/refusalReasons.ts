import { settlementReasons } from "../../lists/authority/refusalReasons.ts";
import { choicesOf } from "../../forms/fields/choices.ts";
import { isInRow } from "../../forms/fields/fieldConditions.ts";
import type { FormList, FormRow } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { inRow, rowsOf } from "../facts/ownFields.ts";
import { factOfField, isKnown, when, type Fact } from "../prose/fact.ts";
import { listed } from "../prose/naming.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import {
  evidenceNames,
  evidencePages,
  isRefusalReason,
  refusalEvidence,
  type Ground,
  type RefusalReasonId,
} from "./refusalEvidence.ts";

/** The reasons of the refusal that a letter answers, each with the documents of the refused file that cover it. */

const list = "refusalReasons";

/** Most characters about one reason; the limit is ours. */
const longestAnswer = 2000;

const holdsFiles = (the: FormReader, page: (typeof evidencePages)[number]): boolean =>
  the.case.documents(page).length > 0;

const reasonsCoveredBy = (page: (typeof evidencePages)[number]): readonly RefusalReasonId[] =>
  settlementReasons.entries
    .map(({ id }) => id)
    .filter(isRefusalReason)
    .filter((reason) => refusalEvidence[reason].pages.some((one) => one === page));

const reasonOf = (row: FormRow): RefusalReasonId | undefined => (isRefusalReason(row.reason) ? row.reason : undefined);

/** Shown where the page covers the reason of the row and holds a file: only what the officer had may be cited. */
const evidenceFields = evidencePages.map((page) => ({
  path: page,
  kind: "tick" as const,
  label: {
    en: `In the refused file: ${evidenceNames[page].en}`,
    fr: `Au dossier refusé\u00A0: ${evidenceNames[page].fr}`,
  },
  shown: all(
    isInRow("reason", ...reasonsCoveredBy(page)),
    when((the) => holdsFiles(the, page)),
  ),
}));

const adviceOnNumber: Text = {
  en: "Choose the strongest one to three reasons.",
  fr: "Choisissez les un à trois motifs les plus solides.",
};

export const refusalReasonList: FormList = {
  list,
  title: { en: "Refusal reasons answered", fr: "Motifs de refus traités" },
  hint: {
    en: "The Court looks at what the officer had. Tick a document only if it was in the refused file: nothing new may be cited.",
    fr: "La Cour examine ce que l’agent avait. Cochez un document seulement s’il était au dossier refusé\u00A0: rien de nouveau ne peut être cité.",
  },
  rowTitle: { en: "Reason {number}", fr: "Motif {number}" },
  addLabel: { en: "Add a reason", fr: "Ajouter un motif" },
  most: () => settlementReasons.entries.length,
  needed: "always",
  advice: (rows) => (rows.length > 3 ? adviceOnNumber : undefined),
  fields: [
    {
      path: "reason",
      kind: "choice",
      look: "dropdown",
      label: { en: "Reason", fr: "Motif" },
      choices: choicesOf(settlementReasons),
      needed: "always",
    },
    {
      path: "answer",
      kind: "multiline",
      inAnyScript: true,
      label: {
        en: "The error in the decision, with the page of the record",
        fr: "L’erreur dans la décision, avec la page du dossier",
      },
      length: () => ({ most: longestAnswer }),
      needed: "always",
    },
    ...evidenceFields,
  ],
};

const regulations: Text = {
  en: "of the Immigration and Refugee Protection Regulations",
  fr: "du Règlement sur l’immigration et la protection des réfugiés",
};
const act: Text = {
  en: "of the Immigration and Refugee Protection Act",
  fr: "de la Loi sur l’immigration et la protection des réfugiés",
};
const law = (en: string, fr: string, of: Text): Text => ({ en: `${en} ${of.en}`, fr: `${fr} ${of.fr}` });

/** By what was refused; funds stand in a section of their own for studies alone. */
const leaving: Readonly<Record<string, Text>> = {
  study: law("paragraph 216(1)(b)", "alinéa 216(1)b)", regulations),
  visitor: law("paragraph 179(b)", "alinéa 179b)", regulations),
  work: law("paragraph 200(1)(b)", "alinéa 200(1)b)", regulations),
};

const provisionOf = (ground: Ground, kind: string): Text | undefined => {
  switch (ground) {
    case "leave":
      return leaving[kind];
    case "funds":
      return kind === "study" ? law("section 220", "article 220", regulations) : leaving[kind];
    case "truth":
      return law("subsection 16(1)", "paragraphe 16(1)", act);
    default:
      return law("paragraph 10(1)(c)", "alinéa 10(1)c)", regulations);
  }
};

/** Nothing while what was refused is not known, for the provisions follow from it. */
const provisions =
  (reason: RefusalReasonId): Fact =>
  (the) => {
    const kind = the.text("decisionKind");
    the.case.trace.note(factOfField(the, "decisionKind"), kind === undefined);
    if (kind === undefined) return undefined;
    const grounds: readonly Ground[] = refusalEvidence[reason].grounds;
    const found = grounds.flatMap((ground) => provisionOf(ground, kind) ?? []);
    return listed([...new Map(found.map((one) => [one.en, one])).values()]);
  };

const documentsOf =
  (reason: RefusalReasonId, row: FormRow): Fact =>
  (the) => {
    the.case.trace.note(factOfField(the, list), false);
    const cited = refusalEvidence[reason].pages.filter((page) => row[page] === true && holdsFiles(the, page));
    return listed(cited.map((page) => evidenceNames[page]));
  };

/** What the officer had on this reason. Where the vault holds none of it, the gap says so. */
const evidenceLine = (the: FormReader, reason: RefusalReasonId, row: FormRow): LetterLine => {
  const { topic, pages } = refusalEvidence[reason];
  const hasFiles = pages.some((page) => holdsFiles(the, page));
  return sentence(
    {
      en: "On this point, the refused file held {documents}.",
      fr: "Sur ce point, le dossier refusé contenait {documents}.",
    },
    { documents: documentsOf(reason, row) },
    {
      gap: hasFiles
        ? {
            asks: {
              en: `Which documents about ${topic.en} were in the refused file`,
              fr: `Les documents qui étaient au dossier refusé sur ce point\u00A0: ${topic.fr}`,
            },
            fact: factOfField(the, list),
          }
        : {
            asks: {
              en: `No document of the case covers ${topic.en}: add to the vault what was in the refused file`,
              fr: `Aucun document du dossier ne couvre ce point\u00A0: ${topic.fr}. Ajoutez au coffre-fort ce qui était au dossier refusé`,
            },
            fact: `documents.${pages[0]}`,
          },
    },
  );
};

/** What the reason is, what the decision has wrong, and what the officer had. */
const paragraphOf = (the: FormReader, reason: RefusalReasonId, row: FormRow): readonly LetterLine[] => {
  const { topic } = refusalEvidence[reason];
  const fact = factOfField(the, list);
  const named: Fact = inRow(list, row, "reason", () => topic);
  return [
    sentence(
      {
        en: "One reason for the decision concerns {topic} ({provisions}).",
        fr: "Un motif de la décision concerne {topic} ({provisions}).",
      },
      { topic: named, provisions: provisions(reason) },
      { startsParagraph: true, when: isKnown(provisions(reason)) },
    ),
    sentence(
      { en: "One reason for the decision concerns {topic}.", fr: "Un motif de la décision concerne {topic}." },
      { topic: named },
      { startsParagraph: true, when: when((one) => provisions(reason)(one) === undefined) },
    ),
    {
      typed: () => ({
        text: typeof row.answer === "string" && row.answer.trim() !== "" ? row.answer : undefined,
        fact,
      }),
      opening: { before: { en: "The error is the following", fr: "L’erreur est la suivante" } },
      gap: {
        asks: {
          en: `The error in the decision about ${topic.en}`,
          fr: `L’erreur dans la décision au sujet de ce motif\u00A0: ${topic.fr}`,
        },
        fact,
      },
    },
    evidenceLine(the, reason, row),
  ];
};

/** A paragraph for each chosen reason. */
export const reasonLines = (the: FormReader): readonly LetterLine[] =>
  rowsOf(the, list).flatMap((row) => {
    const reason = reasonOf(row);
    return reason === undefined ? [] : paragraphOf(the, reason, row);
  });
