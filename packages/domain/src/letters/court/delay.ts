import { notAfterToday } from "../../fields/checks/dates.ts";
import type { FormField } from "../../forms/fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import { chosenInLetter, dayInLetter } from "../facts/ownFields.ts";
import { narrative } from "../narrative.ts";
import { asked, type Fact } from "../prose/fact.ts";
import { cleaned, withoutFullStop } from "../prose/typedWords.ts";
import type { LetterField } from "../letterContent.ts";
import { fromOtherLetters } from "./solicitor.ts";

/** A case about a delay: what was applied for, and what was done since. The affidavit and the demand letter ask the same, once. */

const shared = <F extends LetterField>(field: F): F => ({ ...field, prefill: fromOtherLetters(field.path) });

/** After “I applied for”. */
const kinds = {
  study: { en: "a study permit", fr: "un permis d’études" },
  studyExtension: { en: "an extension of a study permit", fr: "la prolongation d’un permis d’études" },
  work: { en: "a work permit", fr: "un permis de travail" },
  workExtension: { en: "an extension of a work permit", fr: "la prolongation d’un permis de travail" },
  visitor: { en: "a visitor visa", fr: "un visa de visiteur" },
  permanentResidency: { en: "permanent residence", fr: "la résidence permanente" },
} satisfies Readonly<Record<string, Text>>;

const ways = {
  online: { en: "online", fr: "en ligne" },
  visaCentre: { en: "at a visa application centre", fr: "à un centre de réception des demandes de visa" },
  mail: { en: "by mail", fr: "par la poste" },
  port: { en: "at a port of entry", fr: "à un point d’entrée" },
} satisfies Readonly<Record<string, Text>>;

const choices = (words: Readonly<Record<string, Text>>): NonNullable<FormField["choices"]> =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const pendingFields: readonly LetterField[] = [
  shared({
    path: "applicationDate",
    kind: "date",
    label: { en: "Day on which the application was sent", fr: "Jour de l’envoi de la demande" },
    needed: "always",
    checks: [notAfterToday],
  }),
  shared({
    path: "applicationType",
    kind: "choice",
    look: "dropdown",
    label: { en: "What was applied for", fr: "Objet de la demande" },
    choices: choices(kinds),
    needed: "always",
  }),
  shared({
    path: "submissionMethod",
    kind: "choice",
    label: { en: "How it was sent", fr: "Mode d’envoi" },
    choices: choices(ways),
    needed: "always",
  }),
];

export const publishedTime: LetterField = shared({
  path: "publishedTime",
  kind: "text",
  inAnyScript: true,
  label: {
    en: "Processing time that IRCC published when it was sent",
    fr: "Délai de traitement publié par IRCC au moment de l’envoi",
  },
  hint: { en: "For example: 12 weeks.", fr: "Par exemple\u00A0: 12 semaines." },
});

/** “of 14 weeks”; « de 14 semaines ». Other words than a length follow a colon. */
export const timeIn = (path: string): Fact =>
  asked(path, (typed) => {
    const time = withoutFullStop(cleaned(typed));
    return /^\d/u.test(time)
      ? { en: `of ${time}`, fr: `de ${time}` }
      : { en: `that was given as follows: ${time}`, fr: `indiqué ainsi\u00A0: ${time}` };
  });

export const delayDetails: LetterField = shared(
  narrative("delayDetails", {
    label: { en: "What has happened since, day by day", fr: "Ce qui s’est passé depuis, jour par jour" },
    questions: [
      {
        en: "When did you give biometrics, do the medical exam and send what was asked for?",
        fr: "Quand avez-vous fourni les données biométriques, passé l’examen médical et envoyé ce qui était demandé?",
      },
      { en: "What did IRCC say last, and when?", fr: "Qu’a dit IRCC en dernier, et quand?" },
    ],
    least: 20,
    most: 1000,
  }),
);

export const inquiryMethod: LetterField = shared(
  narrative("inquiryMethod", {
    label: {
      en: "How and when you asked about it, and each answer",
      fr: "Comment et quand vous avez demandé des nouvelles, et chaque réponse",
    },
    questions: [
      {
        en: "Web form, telephone, member of Parliament: on which days?",
        fr: "Formulaire Web, téléphone, député\u00A0: quels jours?",
      },
      { en: "What was answered?", fr: "Qu’a-t-on répondu?" },
    ],
    least: 20,
    most: 1000,
  }),
);

export const hardshipDetails: LetterField = shared(
  narrative("hardshipDetails", {
    label: { en: "What the delay does to you", fr: "Ce que le retard vous fait" },
    questions: [
      { en: "What did you lose or have to pay because of it?", fr: "Qu’avez-vous perdu ou dû payer à cause de lui?" },
      { en: "Which document shows it?", fr: "Quel document le montre?" },
    ],
    least: 20,
    most: 1000,
  }),
);

export const appliedOn = dayInLetter("applicationDate");
export const appliedFor = chosenInLetter("applicationType", kinds);
export const sentBy = chosenInLetter("submissionMethod", ways);
