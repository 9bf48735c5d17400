import { applicationLines } from "../facts/asksFor.ts";
import { isNotKnown, nameOfSupporter, passportNumber, relation, yearlyIncome } from "../facts/supporters.ts";
import type { LetterSection } from "../letterContent.ts";
import { asked, fieldIs, when } from "../prose/fact.ts";
import { withIndefinite } from "../prose/naming.ts";
import { sentence, type Gap, type LetterLine } from "../prose/sentence.ts";
import { cleaned } from "../prose/typedWords.ts";
import { whoFields } from "./supporterFields.ts";

/** Who somebody is who pays: name, relation, work and income. */

/** A gap in a field of this letter. */
export type GapAt = (path: string, en: string, fr: string) => Gap;

const workLines = (gapAt: GapAt): readonly LetterLine[] => [
  sentence(
    {
      en: "I work as {job} at {employer}.",
      fr: "Je travaille comme {job} (employeur\u00A0: {employer}).",
    },
    {
      job: asked("supporterOccupation", (job) => ({ en: withIndefinite(cleaned(job)), fr: cleaned(job) })),
      employer: asked("supporterEmployer"),
    },
    {
      when: fieldIs("supporterWork", "employed"),
      gap: gapAt("supporterOccupation", "Your job and your employer", "Votre poste et votre employeur"),
    },
  ),
  sentence(
    {
      en: "I work for myself, in this business: {job}.",
      fr: "Je travaille à mon compte, dans l’activité suivante\u00A0: {job}.",
    },
    { job: asked("supporterOccupation") },
    {
      when: fieldIs("supporterWork", "selfEmployed"),
      gap: gapAt("supporterOccupation", "Your business", "Votre entreprise"),
    },
  ),
  sentence({ en: "I am retired.", fr: "Je suis à la retraite." }, {}, { when: fieldIs("supporterWork", "retired") }),
  sentence(
    { en: "{work}", fr: "{work}" },
    { work: () => undefined },
    {
      when: when(isNotKnown(asked("supporterWork"))),
      gap: gapAt("supporterWork", "Your work", "Votre travail"),
    },
  ),
];

export const whoSection = ({ nameGap, gapAt }: { readonly nameGap: Gap; readonly gapAt: GapAt }): LetterSection => ({
  id: "supporter",
  title: { en: "Who I am", fr: "Qui je suis" },
  asks: whoFields,
  lines: [
    sentence({ en: "My name is {name}.", fr: "Je m’appelle {name}." }, { name: nameOfSupporter }, { gap: nameGap }),
    sentence(
      { en: "{relation}.", fr: "{relation}." },
      { relation },
      {
        gap: gapAt("relationship", "Who you are to the applicant", "Votre lien avec la personne qui fait la demande"),
      },
    ),
    ...applicationLines,
    sentence(
      { en: "My passport has the number {number}.", fr: "Mon passeport porte le numéro {number}." },
      { number: passportNumber },
    ),
    ...workLines(gapAt),
    sentence(
      { en: "My income is {income} a year.", fr: "Mon revenu est de {income} par année." },
      { income: yearlyIncome },
      { gap: gapAt("yearlyIncome", "Your income of a year", "Votre revenu d’une année") },
    ),
  ],
});
