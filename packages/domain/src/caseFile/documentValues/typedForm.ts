import type { Text } from "../../kernel/text.ts";

export const sentences = {
  uci: {
    en: "A UCI has 8 or 10 digits, such as 1234-5678. Enter the digits as they are printed.",
    fr: "Un IUC compte 8 ou 10 chiffres, par exemple 1234-5678. Entrez les chiffres comme ils sont imprimés.",
  },
  letters: {
    en: "Use letters and digits only, as they are printed.",
    fr: "Utilisez seulement des lettres et des chiffres, comme ils sont imprimés.",
  },
  currency: {
    en: "Enter the three letters of the currency, such as CAD or USD.",
    fr: "Entrez les trois lettres de la devise, par exemple CAD ou USD.",
  },
  nationality: {
    en: "Enter the letters that are printed as the nationality, such as NGA, GBN or XXB.",
    fr: "Entrez les lettres imprimées comme nationalité, par exemple NGA, GBN ou XXB.",
  },
  studyNumber: {
    en: "Enter the letter O and the digits, as they are printed on the letter.",
    fr: "Entrez la lettre O et les chiffres, comme ils sont imprimés sur la lettre.",
  },
} satisfies Record<string, Text>;

export const lettersAndDigits = { pattern: /^[A-Z\d]+$/, otherwise: sentences.letters } as const;
