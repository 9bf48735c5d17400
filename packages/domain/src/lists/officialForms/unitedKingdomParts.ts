/** The forms know the United Kingdom as a whole for a citizenship only; where somebody was born, lives or works is one of its parts. Codes of `formOnlyCountries`. */
export const unitedKingdomParts: readonly { readonly code: string; readonly en: string; readonly fr: string }[] = [
  { code: "002", en: "England", fr: "Angleterre" },
  { code: "006", en: "Northern Ireland", fr: "Irlande du Nord" },
  { code: "007", en: "Scotland", fr: "Écosse" },
  { code: "008", en: "Wales", fr: "Pays de Galles" },
];

/** The country of a part; any other code as it is. */
export const wholeCountry = (code: string): string =>
  unitedKingdomParts.some((part) => part.code === code) ? "GB" : code;
