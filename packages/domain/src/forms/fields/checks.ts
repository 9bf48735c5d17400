import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import type { FormCheck } from "./field.ts";

/** Checks of document 1 section 5 that several forms share; English wording marked "spec" is its own, word for word. */

type TextCheck = (value: string, the: Parameters<FormCheck>[1]) => ReturnType<FormCheck>;

/** A value that is no text is refused by its kind. */
export const ofText =
  (check: TextCheck): FormCheck =>
  (value, the) =>
    typeof value === "string" ? check(value, the) : undefined;

const dayRule = (code: string, sentence: Text, isFine: (day: string, today: string) => boolean): FormCheck =>
  ofText((value, the) => (isFine(value, the.case.today()) ? undefined : refusal(code, sentence)));

/** A month is not after today while its first day is not. */
const notAfter = (day: string, today: string) => day <= today.slice(0, day.length);
const after = (day: string, today: string) => day > today.slice(0, day.length);

/** spec */
export const birthInPast: FormCheck = dayRule(
  "dateOfBirthInPast",
  { en: "Date of birth must be in the past", fr: "La date de naissance doit être dans le passé" },
  notAfter,
);
/** spec */
export const marriageNotAfterToday: FormCheck = dayRule(
  "marriageDateNotAfterToday",
  {
    en: "Marriage date must be less than or equal to today's date",
    fr: "La date du mariage doit être aujourd’hui ou avant",
  },
  notAfter,
);
/** spec */
export const fromNotAfterToday: FormCheck = dayRule(
  "fromDateNotAfterToday",
  { en: "From date must be less than or equal to today's date", fr: "La date de début doit être aujourd’hui ou avant" },
  notAfter,
);
/** spec */
export const toNotAfterToday: FormCheck = dayRule(
  "toDateNotAfterToday",
  { en: "To date must be less than or equal to today's date", fr: "La date de fin doit être aujourd’hui ou avant" },
  notAfter,
);
/** spec */
export const fromAfterToday: FormCheck = dayRule(
  "fromDateAfterToday",
  { en: "From date must be greater than today's date", fr: "La date de début doit être après aujourd’hui" },
  after,
);
/** spec */
export const toAfterToday: FormCheck = dayRule(
  "toDateAfterToday",
  { en: "To date must be greater than today's date", fr: "La date de fin doit être après aujourd’hui" },
  after,
);

export const issuedNotAfterToday: FormCheck = dayRule(
  "issueDateNotAfterToday",
  {
    en: "This date is after today. Enter the day of issue.",
    fr: "Cette date est après aujourd’hui. Entrez la date de délivrance.",
  },
  notAfter,
);
export const expiresAfterToday: FormCheck = dayRule(
  "expiryDateAfterToday",
  {
    en: "This date has passed. The form takes only a document that is still valid: renew it, then enter the new date.",
    fr: "Cette date est passée. Le formulaire n’accepte qu’un document encore valide\u00A0: renouvelez-le, puis entrez la nouvelle date.",
  },
  after,
);

const toBeforeFrom: Text = {
  en: "The end is before the start. Check both dates.",
  fr: "La fin est avant le début. Vérifiez les deux dates.",
};

/** The form refuses an end before its start; the start is at another path. */
export const notBefore = (fromPath: string): FormCheck =>
  ofText((value, the) => {
    const from = the.text(fromPath);
    return from !== undefined && value < from ? refusal("toDateBeforeFrom", toBeforeFrom) : undefined;
  });

/** The same in the row in view. */
export const notBeforeInRow = (name: string): FormCheck =>
  ofText((value, the) => {
    const from = the.inRow(name);
    return typeof from === "string" && value < from ? refusal("toDateBeforeFrom", toBeforeFrom) : undefined;
  });

/** `signs`: each sign that the pattern takes, from which a text that fits can be suggested. */
const matches = (code: string, sentence: Text, pattern: RegExp, signs?: RegExp): FormCheck =>
  Object.assign(
    ofText((value) => (pattern.test(value) ? undefined : refusal(code, sentence))),
    signs ? { signs } : {},
  );

/** Hyphens, spaces, dots and slashes that papers set into a number and the forms do not take. */
export const withoutSeparators = (value: string): string => value.replaceAll(/[\s./\-\u2010-\u2015]/gu, "");

/** spec */
export const uciDigits: FormCheck = matches(
  "uciOnlyNumbers",
  { en: "UCI must contain only numbers", fr: "L’IUC doit contenir seulement des chiffres" },
  /^\d+$/,
);
/** spec */
export const documentNumberSigns: FormCheck = matches(
  "documentNumberLettersAndNumbers",
  {
    en: "Document number must contain only letters and numbers",
    fr: "Le numéro du document doit contenir seulement des lettres et des chiffres",
  },
  /^[A-Za-z0-9]+$/,
);
/** spec */
export const attestationNumberSigns: FormCheck = matches(
  "palNumberLettersAndNumbers",
  {
    en: "PAL number must contain only letters and numbers",
    fr: "Le numéro de la lettre d’attestation doit contenir seulement des lettres et des chiffres",
  },
  /^[A-Za-z0-9]+$/,
);
/** The form’s own rule. */
export const attestationNumberLength: FormCheck = matches(
  "palNumberLength",
  {
    en: "A PAL number has at least 4 letters and digits.",
    fr: "Le numéro de la lettre d’attestation compte au moins 4 lettres et chiffres.",
  },
  /^.{4,}$/,
);
export const certificateNumberSigns: FormCheck = matches(
  "certificateNumberSigns",
  { en: "Use 6 to 25 letters, digits and spaces.", fr: "Utilisez de 6 à 25 lettres, chiffres et espaces." },
  /^[A-Za-z0-9 ]{6,25}$/,
);
export const passportNumberSigns: FormCheck = matches(
  "passportNumberSigns",
  { en: "Use letters and digits only.", fr: "Utilisez seulement des lettres et des chiffres." },
  /^[A-Za-z0-9 ]+$/,
);
/** spec */
export const countryCodeDigits: FormCheck = matches(
  "countryCodeDigits",
  { en: "Country code must be 1-3 digits only", fr: "L’indicatif de pays doit compter de 1 à 3 chiffres seulement" },
  /^\d{1,3}$/,
);
/** spec */
export const telephoneDigits: FormCheck = matches(
  "telephoneNumberDigits",
  {
    en: "Telephone number must contain only digits",
    fr: "Le numéro de téléphone doit contenir seulement des chiffres",
  },
  /^\d+$/,
);
/** spec */
export const faxDigits: FormCheck = matches(
  "faxNumberDigits",
  { en: "Fax number must contain only digits", fr: "Le numéro de télécopieur doit contenir seulement des chiffres" },
  /^\d+$/,
);
/** spec */
export const emailForm: FormCheck = matches(
  "emailAddress",
  {
    en: "Email address must contain one '@' and at least one '.' and use English and/or French characters only and have from 2 to 6 characters after the last Period.",
    fr: "L’adresse courriel doit contenir un seul «\u00A0@\u00A0» et au moins un «\u00A0.\u00A0», n’utiliser que des caractères anglais ou français et compter de 2 à 6 caractères après le dernier point.",
  },
  /^[A-Za-z0-9ÀÂÄÇÈÉÊËÎÏÔÙÛÜŸàâäçèéêëîïôùûüÿ._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,6}$/,
);
/** spec */
export const fundsDigits: FormCheck = matches(
  "fundsAvailableDigits",
  {
    en: "Funds available must contain only digits",
    fr: "Les fonds disponibles doivent contenir seulement des chiffres",
  },
  /^\d+$/,
);
/** The form’s own rule: the letter O and 1 to 20 digits. */
export const schoolNumberForm: FormCheck = matches(
  "dliNumberForm",
  {
    en: "The number of a school starts with the letter O, followed by digits. Copy it from your letter of acceptance.",
    fr: "Le numéro d’un établissement commence par la lettre O, suivie de chiffres. Copiez-le de votre lettre d’acceptation.",
  },
  /^O\d{1,20}$/,
);

/** The form’s own rule for names: letters, spaces, hyphens and apostrophes. */
export const nameSigns: FormCheck = matches(
  "formNameSigns",
  {
    en: "Write a name with letters, spaces, hyphens and apostrophes only.",
    fr: "Écrivez un nom avec des lettres, espaces, traits d’union et apostrophes seulement.",
  },
  /^[\p{L}][\p{L} '’-]*$/u,
  /[\p{L} '’-]/u,
);

/** The form’s own rule for a town: no digits, and few signs. */
export const townSigns: FormCheck = matches(
  "formTownSigns",
  {
    en: "Write the name of a town without digits or brackets.",
    fr: "Écrivez le nom d’une ville sans chiffres ni parenthèses.",
  },
  /^[\p{L} ,./&'’"-]+$/u,
  /[\p{L} ,./&'’"-]/u,
);

const canadianPostalCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;
const americanPostalCode = /^\d{5}(-\d{4})?$/;

/** The form’s own rule: each country’s pattern, and elsewhere nothing that looks Canadian. `country` is the path of the address’s country. */
export const postalCodeOf = (country: string): FormCheck =>
  Object.assign(postalCode(country), { signs: /[A-Za-z0-9 -]/ });

const postalCode = (country: string): FormCheck =>
  ofText((value, the) => {
    const where = the.value(country);
    if (where === "CA") {
      return canadianPostalCode.test(value)
        ? undefined
        : refusal("postalCodeCanada", {
            en: "Write a Canadian postal code as A1A 1A1.",
            fr: "Écrivez un code postal canadien ainsi\u00A0: A1A 1A1.",
          });
    }
    if (where === "US") {
      return americanPostalCode.test(value)
        ? undefined
        : refusal("postalCodeUnitedStates", {
            en: "Write a ZIP code as 12345 or 12345-6789.",
            fr: "Écrivez un code ZIP ainsi\u00A0: 12345 ou 12345-6789.",
          });
    }
    if (canadianPostalCode.test(value)) {
      return refusal("postalCodeElsewhere", {
        en: "This is a Canadian postal code, and the country is not Canada. Check both.",
        fr: "C’est un code postal canadien, et le pays n’est pas le Canada. Vérifiez les deux.",
      });
    }
    return /^[A-Za-z0-9 -]+$/.test(value)
      ? undefined
      : refusal("postalCodeSigns", {
          en: "Use letters, digits, spaces and hyphens only.",
          fr: "Utilisez seulement des lettres, chiffres, espaces et traits d’union.",
        });
  });
