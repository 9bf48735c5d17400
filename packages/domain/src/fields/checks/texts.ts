import type { DatedTable } from "../../kernel/datedTable.ts";
import { hasPictures } from "../../kernel/pictures.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import { jobDescriptionLength } from "../../tables/work/workLimits.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { notEnrolledLength } from "../../tables/studies/programLimits.ts";
import { otherNamesListed } from "../../tables/background/listLengths.ts";
import { spouseNarrativeLength } from "../../tables/family/familyLimits.ts";
import { answerMissing, matches, ofText } from "./checks.ts";
import type { Length, Today, ValueCheck } from "../field.ts";

/** Checks of texts, names and addresses of mail. */

type Limits = DatedTable<{ readonly least: number; readonly most: number }>;

/** For the counter beside a text: how long it may be today. */
export const lengthOf =
  (table: Limits) =>
  (the: Today): Length | undefined => {
    const row = the.row(table);
    return row.found ? row.row.value : undefined;
  };

/** The same where there is a longest length only. */
export const lengthAtMost =
  (table: DatedTable<number>) =>
  (the: Today): Length | undefined => {
    const row = the.row(table);
    return row.found ? { most: row.row.value } : undefined;
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

const picturesInName: Refusal = refusal("nameWithPictures", {
  en: "A name has no emoji or pictures. Write it as in the passport.",
  fr: "Un nom ne contient ni émoji ni image. Écrivez-le comme dans le passeport.",
});

/** In whatever script a name is written. */
export const withoutPictures: ValueCheck = ofText((value) => (hasPictures(value) ? picturesInName : undefined));

/** Blank text is no answer. */
export const notBlank: ValueCheck = ofText((value) => (value.trim() === "" ? answerMissing : undefined));

/** The form’s own rule for names: letters, spaces, hyphens and apostrophes. */
export const nameSigns: ValueCheck = matches(
  "formNameSigns",
  {
    en: "Write a name with letters, spaces, hyphens and apostrophes only.",
    fr: "Écrivez un nom avec des lettres, espaces, traits d’union et apostrophes seulement.",
  },
  /^[\p{L}][\p{L} '’-]*$/u,
  /[\p{L} '’-]/u,
);

/** The form’s own rule for a town: no digits, and few signs. */
export const townSigns: ValueCheck = matches(
  "formTownSigns",
  {
    en: "Write the name of a town without digits or brackets.",
    fr: "Écrivez le nom d’une ville sans chiffres ni parenthèses.",
  },
  /^[\p{L} ,./&'’"-]+$/u,
  /[\p{L} ,./&'’"-]/u,
);

/** English and French letters, as the specification allows both. */
const letters = "A-Za-zÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ";

/** spec (document 1 section 5): one @, at least one dot, two to six letters at the end. */
const emailLike = (pattern: RegExp): ValueCheck =>
  ofText((value) =>
    pattern.test(value.normalize("NFC"))
      ? undefined
      : refusal("emailAddress", {
          en: "Email address must contain one '@' and at least one '.' and use English and/or French characters only and have from 2 to 6 characters after the last Period.",
          fr: "L’adresse courriel doit contenir un seul «\u00A0@\u00A0» et au moins un «\u00A0.\u00A0», n’utiliser que des caractères anglais ou français et compter de 2 à 6 caractères après le dernier point.",
        }),
  );

export const emailAddress: ValueCheck = emailLike(
  new RegExp(`^[${letters}0-9._-]+@[${letters}0-9-]+(\\.[${letters}0-9-]+)*\\.[${letters}]{2,6}$`),
);
/** The official forms take no accents after the @. */
export const emailOnForms: ValueCheck = emailLike(
  /^[A-Za-z0-9ÀÂÄÇÈÉÊËÎÏÔÙÛÜŸàâäçèéêëîïôùûüÿ._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,6}$/,
);
