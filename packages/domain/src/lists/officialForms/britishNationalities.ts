/** Kinds of British nationality that the forms list as citizenships of their own. Codes of `formOnlyCountries`. */
export const britishNationalities = [
  { code: "004", en: "British overseas citizen", fr: "Citoyen britannique d’outre-mer" },
  { code: "005", en: "British overseas territories citizen", fr: "Citoyen des territoires britanniques d’outre-mer" },
  { code: "010", en: "British national (overseas)", fr: "Ressortissant britannique (d’outre-mer)" },
] as const;

export type BritishNationality = (typeof britishNationalities)[number]["code"];

export const isBritishNationality = (value: unknown): boolean =>
  britishNationalities.some(({ code }) => code === value);
