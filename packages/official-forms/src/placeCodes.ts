import { countryFormCodes } from "@boreal/domain/lists/officialForms/countryFormCodes";
import { provinceFormCodes, stateFormCodes } from "@boreal/domain/lists/officialForms/placeFormCodes";

/** Stateless and unknown have letters of ours and numbers of the forms, but no country. */
const numbers: ReadonlyMap<string, string> = new Map([
  ...countryFormCodes.entries.map(({ id, code }) => [id, code] as const),
  ["XS", "979"],
  ["XU", "000"],
]);
const letters: ReadonlyMap<string, string> = new Map([...numbers].map(([id, code]) => [code, id]));

/** The number of a country on the forms by its two letters; a number is taken as it is, for what is no country of today. */
export const countryNumber = (country: string): string => numbers.get(country) ?? country;
export const countryLetters = (number: string): string => letters.get(number) ?? number;

/** The forms know the parts of the United Kingdom, and the whole of it as a citizenship only. */
export const isInParts = (country: string): boolean => country === "GB";

const regions: ReadonlyMap<string, string> = new Map(
  [...provinceFormCodes.entries, ...stateFormCodes.entries].map(({ id, code }) => [id, code]),
);
const lettersOfRegions: ReadonlyMap<string, string> = new Map([...regions].map(([id, code]) => [code, id]));

/** The number of a province or a state by its two letters. */
export const regionNumber = (region: string): string => regions.get(region) ?? region;
export const regionLetters = (number: string): string => lettersOfRegions.get(number) ?? number;
