import type { CaseReader } from "../../caseFile/reader.ts";
import type { DatedTable } from "../../kernel/datedTable.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import {
  jobDescriptionLength,
  narrativeLength,
  notEnrolledLength,
  otherNamesListed,
  passportNumberLength,
  spouseNarrativeLength,
  uciDigits,
} from "../../tables/answerLimits.ts";
import { biometricsNumberLength } from "../../tables/biometrics/biometrics.ts";
import { answerMissing, ofText } from "./checks.ts";
import type { ValueCheck } from "../step.ts";

type Limits = DatedTable<{ readonly least: number; readonly most: number }>;

/** For the counter beside a text: how long it may be today. */
export const lengthOf =
  (table: Limits) =>
  (the: CaseReader): { readonly least: number; readonly most: number } | undefined => {
    const row = the.row(table);
    return row.found ? row.row.value : undefined;
  };

/** Counted in characters as people see them, without spaces at the ends. */
const lengthOfText = (value: string): number => [...value.trim()].length;

/** Between the shortest and longest length of a table. */
export const textWithin = (code: string, sentence: Text, table: Limits): ValueCheck =>
  ofText((value, the) => {
    const limits = the.row(table);
    if (!limits.found) return undefined;
    const { least, most } = limits.row.value;
    const length = lengthOfText(value);
    if (length === 0) return answerMissing;
    return length < least || length > most ? refusal(code, sentence, { least, most }) : undefined;
  });

export const narrative = (code: string, sentence: Text): ValueCheck => textWithin(code, sentence, narrativeLength);

const between: Text = {
  en: "Write between {least} and {most} characters.",
  fr: "Écrivez de {least} à {most} caractères.",
};
const atMost: Text = { en: "Write {most} characters or fewer.", fr: "Écrivez {most} caractères ou moins." };

/** Document 3 section 5.1, first line: details of a yes. */
export const detailsAs = (code: string): ValueCheck => narrative(code, between);
export const details: ValueCheck = detailsAs("text20to500");
export const notEnrolledDetails: ValueCheck = textWithin("notEnrolledDetails", between, notEnrolledLength);
export const jobDescriptionLengthFits: ValueCheck = textWithin("jobDescriptionMax", atMost, jobDescriptionLength);
export const spouseNarrative: ValueCheck = textWithin("narrativeMax600", atMost, spouseNarrativeLength);

/** spec; 8 or 10 digits (document 3 section 9.4), so nine digits or letters are refused too. */
export const uciNumber: ValueCheck = ofText((value, the) => {
  if (value.includes("-")) {
    return refusal("uciDashes", {
      en: "Please remove any dashes from your UCI number.",
      fr: "Veuillez retirer les tirets de votre numéro d’IUC.",
    });
  }
  const digits = the.row(uciDigits);
  const lengthFits = !digits.found || digits.row.value.includes(value.length);
  return /^\d+$/.test(value) && lengthFits
    ? undefined
    : refusal("uciShort", { en: "Please enter a valid UCI number.", fr: "Veuillez entrer un numéro d’IUC valide." });
});

export const biometricsNumberMax: ValueCheck = ofText((value, the) => {
  const limit = the.row(biometricsNumberLength);
  return limit.found && value.length > limit.row.value.most
    ? refusal(
        "biometricsNumberMax",
        { en: "Enter {most} characters or fewer.", fr: "Entrez {most} caractères ou moins." },
        { most: limit.row.value.most },
      )
    : undefined;
});

export const passportNumberForm: ValueCheck = ofText((value, the) => {
  const limit = the.row(passportNumberLength);
  return /^[A-Za-z0-9]+$/.test(value) && (!limit.found || value.length <= limit.row.value.most)
    ? undefined
    : refusal("passportNumberForm", {
        en: "Use letters and digits only.",
        fr: "Utilisez seulement des lettres et des chiffres.",
      });
});

/** spec: a letter gets the specification's sentence; anything else that is no digit is told apart, and so is the length. */
export const canadianPhoneNumber: ValueCheck = ofText((value) => {
  if (/^\d{10}$/.test(value)) return undefined;
  if (/^\d+$/.test(value)) {
    return refusal("canadianPhoneLength", {
      en: "A phone number in Canada has ten digits: the area code and seven more, without the 1 in front.",
      fr: "Un numéro de téléphone au Canada compte dix chiffres\u00A0: l’indicatif régional et sept autres, sans le 1 du début.",
    });
  }
  return /\p{L}/u.test(value)
    ? refusal("canadianPhone", {
        en: "Letters are not allowed in a phone number",
        fr: "Les lettres ne sont pas permises dans un numéro de téléphone",
      })
    : refusal("canadianPhone", {
        en: "Enter digits only, without spaces or dashes.",
        fr: "Entrez seulement des chiffres, sans espaces ni tirets.",
      });
});

const notLatin: Refusal = refusal("nameLatin", {
  en: "Write the name in Latin letters, as in the passport.",
  fr: "Écrivez le nom en lettres latines, comme dans le passeport.",
});

const isLatinName = (value: unknown): boolean =>
  typeof value === "string" && /^[\p{Script=Latin}\p{M}' ’.-]{1,100}$/u.test(value) && /\p{L}/u.test(value);

/** Names are written as in the passport: Latin letters with accents, spaces, hyphens and apostrophes. */
export const latinName: ValueCheck = ofText((value) => (isLatinName(value) ? undefined : notLatin));

/** The same for a list of names. */
export const eachLatinName: ValueCheck = (value) =>
  Array.isArray(value) && !value.every(isLatinName) ? notLatin : undefined;

export const namesListed: ValueCheck = (value, the) => {
  const limit = the.row(otherNamesListed);
  return limit.found && Array.isArray(value) && value.length > limit.row.value.most
    ? refusal(
        "namesListed",
        { en: "Enter {most} names or fewer.", fr: "Entrez {most} noms ou moins." },
        { most: limit.row.value.most },
      )
    : undefined;
};

/** Blank text is no answer. */
export const notBlank: ValueCheck = ofText((value) => (value.trim() === "" ? answerMissing : undefined));
