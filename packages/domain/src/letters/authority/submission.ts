import type { LetterKey } from "../../caseFile/letterValues.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { birthday, citizenshipAlone } from "../facts/applicant.ts";
import { entered, enteredInAnyLetter } from "../facts/entered.ts";
import { documentsOn, ofName, passportNumber, type PageHeld } from "../facts/visit.ts";
import { worksAs } from "../facts/work.ts";
import type { LetterContent, LetterField, LetterSection } from "../letterContent.ts";
import { narrative } from "../narrative.ts";
import { answered, isAnswer, type Fact } from "../prose/fact.ts";
import { gap, gapsOf } from "../prose/gap.ts";
import { sentence, typed, type LetterLine, type Sentence } from "../prose/sentence.ts";

/**
 * Letters of the firm to an officer: the facts of the file, each with the provision that it meets, and the lawyer’s own argument. Boreal states facts and names
 * provisions; it does not argue.
 */

/** Characters; ours (docs/facts/letters.md section 2). */
export const argumentLimit = 6000;

const lawyerNameField: LetterField = {
  path: "lawyerName",
  kind: "name",
  label: { en: "Name of who signs for the firm", fr: "Nom de la personne qui signe pour le cabinet" },
  needed: "always",
  prefill: enteredInAnyLetter("lawyerName"),
};

/** Whose application it is, under the name that the letter has for them; `nameGap` is what would tell it. */
export type Represented = { readonly key: LetterKey; readonly name: Fact; readonly nameGap: string };

export const signedByFirm = ({ key, name }: Represented): readonly LetterLine[] => [
  sentence(
    { en: "{lawyer}", fr: "{lawyer}" },
    { lawyer: entered("lawyerName") },
    {
      gap: gapsOf(key)("Name of who signs for the firm", "Nom de la personne qui signe pour le cabinet", "lawyerName"),
    },
  ),
  sentence({ en: "Representative {ofName}", fr: "Au nom {ofName}" }, { ofName: ofName(name) }),
];

export const subjectOf = (represented: Represented, what: Text): LetterContent["subject"] =>
  sentence(
    { en: "{what} {ofName}", fr: "{what} {ofName}" },
    { what: () => what, ofName: ofName(represented.name) },
    {
      gap: gap(
        "Name of the person whose application it is",
        "Nom de la personne dont c’est la demande",
        represented.nameGap,
      ),
    },
  );

/** Whether it begins a paragraph. */
type Place = Pick<Sentence, "startsParagraph">;

/** A label and its value, such as “Passport: Z1234567.” */
export const labelled = (label: Text, value: Fact, place: Place = {}): LetterLine =>
  sentence({ en: "{label}: {value}.", fr: "{label}\u00A0: {value}." }, { label: () => label, value }, place);

/** Which documents an officer finds in the file. */
export const onFile = (pages: readonly PageHeld[], place: Place = {}): LetterLine =>
  labelled({ en: "On file", fr: "Au dossier" }, documentsOn(pages), place);

/** What somebody who is employed works as now. */
export const currentJob = (name: Fact, place: Place = {}): LetterLine =>
  sentence(
    { en: "{name} works as {job}.", fr: "{name} travaille actuellement comme {job}." },
    { name, job: worksAs },
    { when: isAnswer("employmentStatus", "employed"), ...place },
  );

/** By what an officer finds the person and the file. */
export const identity: readonly LetterLine[] = [
  labelled({ en: "Date of birth", fr: "Date de naissance" }, birthday),
  labelled({ en: "Country of citizenship", fr: "Pays de citoyenneté" }, citizenshipAlone),
  labelled({ en: "Passport", fr: "Passeport" }, passportNumber),
  labelled({ en: "Unique client identifier", fr: "Identificateur unique de client" }, answered("uciNumber", sameText)),
  labelled({ en: "Application number", fr: "Numéro de la demande" }, answered("spApplicationNumber", sameText)),
];

/** Who is represented, with what an officer finds the file by. */
export const whoIsRepresented = ({ name, nameGap }: Represented, what: Text): readonly LetterLine[] => [
  sentence(
    { en: "We represent {name} in this {what}.", fr: "Nous représentons {name} dans la présente {what}." },
    { name, what: () => what },
    { gap: gap("Name of the person whose application it is", "Nom de la personne dont c’est la demande", nameGap) },
  ),
  ...identity,
];

function sameText(value: string): FillValue | undefined {
  return value.trim() === "" ? undefined : value.trim();
}

type Argument = { readonly limit?: number; readonly title?: Text; readonly isOptional?: true };

/** What only the lawyer says. */
export const argumentSection = (
  key: LetterKey,
  { limit = argumentLimit, title = { en: "Submissions", fr: "Observations" }, isOptional }: Argument = {},
): LetterSection => ({
  id: "argument",
  title,
  limit,
  asks: [
    narrative("lawyerText", {
      label: isOptional
        ? { en: "Note to the officer", fr: "Note à l’agent" }
        : { en: "The lawyer’s argument", fr: "L’argumentation" },
      hint: {
        en: "In the lawyer’s own words. A blank line begins a paragraph.",
        fr: "Dans les mots de l’avocate ou de l’avocat. Une ligne vide commence un paragraphe.",
      },
      most: limit,
      isOptional: isOptional ?? false,
    }),
    lawyerNameField,
  ],
  lines: [
    typed(
      "lawyerText",
      { before: { en: "We submit the following", fr: "Nous soumettons ce qui suit" } },
      {
        keepsParagraphs: true,
        ...(isOptional ? {} : { gap: gapsOf(key)("The lawyer’s argument", "L’argumentation", "lawyerText") }),
      },
    ),
  ],
});

export const firmWaiting: Text = {
  en: "Your lawyer writes and signs this letter, and it goes to the officer with your application. You have nothing to do here.",
  fr: "Votre équipe juridique écrit et signe cette lettre, et elle part avec votre demande. Vous n’avez rien à faire ici.",
};

/** Facts first, then law, then argument; all of it from the firm. */
export const byFirm = {
  frame: "firm",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: firmWaiting,
} as const;
