import type { FormPrefill } from "../../forms/fields/field.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { aDate, firstOf, readIn } from "../../forms/prefills/origins.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { chosenInLetter, dayInLetter } from "../facts/ownFields.ts";
import { asked } from "../prose/fact.ts";
import { refusedBefore } from "../facts/refusals.ts";
import type { LetterField } from "../letterContent.ts";
import { withoutFullStop } from "../prose/typedWords.ts";
import { fromOtherLetters } from "./solicitor.ts";

/** The decision that the Court reviews: what was refused, when and why, as the refusal letter or the answers have it. */

const fromRefusalLetter: Text = { en: "from the refusal letter", fr: "d’après la lettre de refus" };
const fromHistory: Text = { en: "from your answers", fr: "d’après vos réponses" };

const inRefusalLetter =
  (field: string, to: (value: string) => string | undefined = (value) => value): FormPrefill =>
  (the) => {
    const found = readIn(the, "refusal-letter", field);
    const value = found && to(found.value);
    return value === undefined
      ? undefined
      : { value, from: { fact: "documents.refusal-letter", says: fromRefusalLetter } };
  };

/** The one refusal by Canada that the answers tell of; of several, nobody can say which one the Court reviews. */
const onlyRefusal = (the: FormReader) => {
  const ofCanada = refusedBefore(the).filter(({ country }) => country === "CA");
  return ofCanada.length === 1 ? ofCanada[0] : undefined;
};

const fromOnlyRefusal =
  (field: "visaType" | "refusalReason"): FormPrefill =>
  (the) => {
    const value = onlyRefusal(the)?.[field];
    return value ? { value, from: { fact: "answers.previousVisas", says: fromHistory } } : undefined;
  };

/** What was asked for, as in the answers about earlier applications. */
export const refusedKinds = {
  study: { en: "a study permit", fr: "un permis d’études" },
  visitor: { en: "a visitor visa", fr: "un visa de visiteur" },
  work: { en: "a work permit", fr: "un permis de travail" },
  permanentResidency: { en: "permanent residence", fr: "la résidence permanente" },
} satisfies Readonly<Record<string, Text>>;

const decisionField = (field: LetterField, ...prefills: readonly FormPrefill[]): LetterField => ({
  ...field,
  prefill: firstOf(fromOtherLetters(field.path), ...prefills),
});

export const decisionFields: readonly LetterField[] = [
  decisionField(
    {
      path: "decisionKind",
      kind: "choice",
      label: { en: "What was refused", fr: "Ce qui a été refusé" },
      choices: Object.entries(refusedKinds).map(([value, label]) => ({ value, label })),
      needed: "always",
    },
    fromOnlyRefusal("visaType"),
  ),
  decisionField(
    {
      path: "decisionDate",
      kind: "date",
      label: { en: "Date of the decision", fr: "Date de la décision" },
      needed: "always",
      checks: [notAfterToday],
    },
    inRefusalLetter("issueDate", aDate),
  ),
  decisionField(
    {
      path: "decisionReason",
      kind: "multiline",
      label: { en: "Reason, in the words of the decision", fr: "Motif, dans les mots de la décision" },
      inAnyScript: true,
    },
    inRefusalLetter("refusalReason"),
    fromOnlyRefusal("refusalReason"),
  ),
];

/** “a study permit”. */
export const whatWasRefused = chosenInLetter("decisionKind", refusedKinds);
export const decidedOn = dayInLetter("decisionDate");

export const reasonGiven = asked("decisionReason", withoutFullStop);
