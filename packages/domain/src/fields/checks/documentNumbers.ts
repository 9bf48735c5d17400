import { refusal } from "../../kernel/validation.ts";
import { passportNumberLength } from "../../tables/identity/passportLimits.ts";
import { uciDigits } from "../../tables/answerLimits.ts";
import { biometricsNumberLength } from "../../tables/biometrics/biometrics.ts";
import { matches, ofText } from "./checks.ts";
import type { ValueCheck } from "../field.ts";

/** Checks of the numbers of papers, telephones and schools. */

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
  if (!/^[A-Za-z0-9]+$/.test(value) || (limit.found && value.length > limit.row.value.most)) {
    return refusal("passportNumberForm", {
      en: "Use letters and digits only.",
      fr: "Utilisez seulement des lettres et des chiffres.",
    });
  }
  return limit.found && value.length < limit.row.value.least
    ? refusal(
        "passportNumberShort",
        {
          en: "A passport number has at least {least} letters and digits. Copy all of it from the photo page.",
          fr: "Un numéro de passeport compte au moins {least} lettres et chiffres. Copiez-le en entier de la page photo.",
        },
        { least: limit.row.value.least },
      )
    : undefined;
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

/** spec */
export const uciHasDigits: ValueCheck = matches(
  "uciOnlyNumbers",
  { en: "UCI must contain only numbers", fr: "L’IUC doit contenir seulement des chiffres" },
  /^\d+$/,
);

/** spec */
export const documentNumberSigns: ValueCheck = matches(
  "documentNumberLettersAndNumbers",
  {
    en: "Document number must contain only letters and numbers",
    fr: "Le numéro du document doit contenir seulement des lettres et des chiffres",
  },
  /^[A-Za-z0-9]+$/,
);

/** spec */
export const attestationNumberSigns: ValueCheck = matches(
  "palNumberLettersAndNumbers",
  {
    en: "PAL number must contain only letters and numbers",
    fr: "Le numéro de la lettre d’attestation doit contenir seulement des lettres et des chiffres",
  },
  /^[A-Za-z0-9]+$/,
);

/** The form’s own rule. */
export const attestationNumberLength: ValueCheck = matches(
  "palNumberLength",
  {
    en: "A PAL number has at least 4 letters and digits.",
    fr: "Le numéro de la lettre d’attestation compte au moins 4 lettres et chiffres.",
  },
  /^.{4,}$/,
);

export const certificateNumberSigns: ValueCheck = matches(
  "certificateNumberSigns",
  { en: "Use 6 to 25 letters, digits and spaces.", fr: "Utilisez de 6 à 25 lettres, chiffres et espaces." },
  /^[A-Za-z0-9 ]{6,25}$/,
);

export const passportNumberSigns: ValueCheck = matches(
  "passportNumberSigns",
  { en: "Use letters and digits only.", fr: "Utilisez seulement des lettres et des chiffres." },
  /^[A-Za-z0-9 ]+$/,
);

/** spec */
export const countryCodeDigits: ValueCheck = matches(
  "countryCodeDigits",
  { en: "Country code must be 1-3 digits only", fr: "L’indicatif de pays doit compter de 1 à 3 chiffres seulement" },
  /^\d{1,3}$/,
);

/** spec */
export const telephoneDigits: ValueCheck = matches(
  "telephoneNumberDigits",
  {
    en: "Telephone number must contain only digits",
    fr: "Le numéro de téléphone doit contenir seulement des chiffres",
  },
  /^\d+$/,
);

/** spec */
export const faxDigits: ValueCheck = matches(
  "faxNumberDigits",
  { en: "Fax number must contain only digits", fr: "Le numéro de télécopieur doit contenir seulement des chiffres" },
  /^\d+$/,
);

/** spec */
export const fundsDigits: ValueCheck = matches(
  "fundsAvailableDigits",
  {
    en: "Funds available must contain only digits",
    fr: "Les fonds disponibles doivent contenir seulement des chiffres",
  },
  /^\d+$/,
);

/** The form’s own rule: the letter O and 1 to 20 digits. */
export const schoolNumberForm: ValueCheck = matches(
  "dliNumberForm",
  {
    en: "The number of a school starts with the letter O, followed by digits. Copy it from your letter of acceptance.",
    fr: "Le numéro d’un établissement commence par la lettre O, suivie de chiffres. Copiez-le de votre lettre d’acceptation.",
  },
  /^O\d{1,20}$/,
);

/** As Statistics Canada writes the codes of its Classification of Instructional Programs. */
export const programCodeForm: ValueCheck = matches(
  "programCodeForm",
  {
    en: "A code has two digits, a dot and four digits, for example 51.0000.",
    fr: "Un code compte deux chiffres, un point et quatre chiffres, par exemple 51.0000.",
  },
  /^\d{2}\.\d{4}$/,
);

/** Hyphens, spaces, dots and slashes that papers set into a number and the forms do not take. */
export const withoutSeparators = (value: string): string => value.replaceAll(/[\s./\-\u2010-\u2015]/gu, "");

/** The number of a paper as forms keep it: without the spaces and signs that set its parts apart, in capitals. */
export const keptNumber = (typed: string): string => withoutSeparators(typed).toUpperCase();

/** Spaces, dashes, dots and brackets are how people write a telephone number, and so is the 1 or +1 before ten digits. */
export function keptCanadianPhone(typed: string): string {
  const signs = typed.replaceAll(/[\s().+\-\u2010-\u2015]/g, "");
  return /^1\d{10}$/.test(signs) ? signs.slice(1) : signs;
}

const nineDigits = /^\d{9}$/;

/** Every second digit doubled, the digits of all added up: of a social insurance number that is a multiple of ten. */
function addsUp(digits: string): boolean {
  const sum = [...digits].reduce((before, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Typed as it is printed, in three parts. */
export const keptSinNumber = (typed: string): string => typed.replace(/[\s-]/g, "");

export const sinNumber: ValueCheck = ofText((value) => {
  if (!nineDigits.test(value))
    return refusal("sinNineDigits", {
      en: "A social insurance number has nine digits.",
      fr: "Un numéro d’assurance sociale compte neuf chiffres.",
    });
  return addsUp(value)
    ? undefined
    : refusal("sinMistyped", {
        en: "This number cannot be a social insurance number. Compare each digit with your document.",
        fr: "Ce numéro ne peut pas être un numéro d’assurance sociale. Comparez chaque chiffre à votre document.",
      });
});
