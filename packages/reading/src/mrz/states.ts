import type { CountryCode } from "@boreal/domain/lists/countries";
import { countriesOfPassportCodes } from "@boreal/domain/lists/nationalityCodes";
import { threeLetterCodes } from "@boreal/domain/lists/threeLetterCodes";

/** Who issued a paper: the British kinds of nationality stand there too, and mean the United Kingdom. */
const issuers: Readonly<Record<string, CountryCode>> = {
  ...countriesOfPassportCodes,
  GBD: "GB",
  GBN: "GB",
  GBO: "GB",
  GBP: "GB",
  GBS: "GB",
};

/** Organisations and specimens: codes that are no country. Those of refugees, of people without a state and of bodies begin with X. */
const noCountry = new Set(["EUE", "UNO", "UNA", "UNK", "UTO", "BDR", "TRC", "NTZ", "IAO"]);

const byLetters: ReadonlyMap<string, CountryCode> = new Map([
  ...Object.entries(threeLetterCodes).map(([code, letters]) => [letters, code as CountryCode] as const),
  ...Object.entries(issuers),
]);

/** The code of a nationality without its fillers; nothing where it is none that zones are known to carry. */
export const nationalityOfZone = (code: string): string | undefined =>
  isZoneState(code) ? code.replaceAll("<", "") || undefined : undefined;

/** The country of a code as a machine-readable zone writes it; `undefined` for a code that is no country. */
export const countryOfZone = (code: string): CountryCode | undefined => byLetters.get(code.replaceAll("<", ""));

/** Codes that zones are known to carry, three characters with their fillers. */
export const zoneStates: readonly string[] = [...byLetters.keys(), ...noCountry].map((code) => code.padEnd(3, "<"));

/** Whether a code is one of them, or one of those that begin with X. */
export const isZoneState = (code: string): boolean => code.startsWith("X") || zoneStates.includes(code);
