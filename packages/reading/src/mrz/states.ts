import type { CountryCode } from "@boreal/domain/lists/countries";
import { threeLetterCodes } from "@boreal/domain/lists/threeLetterCodes";

/** Codes of passports that are none of ISO 3166-1 (ICAO Doc 9303, part 3, section 5), and codes that ISO gave up. */
const ofPassports: Readonly<Record<string, CountryCode>> = {
  D: "DE",
  GBD: "GB",
  GBN: "GB",
  GBO: "GB",
  GBP: "GB",
  GBS: "GB",
  RKS: "XK",
  ROM: "RO",
  ZAR: "CD",
  XXA: "XS",
};

/** Organisations and specimens: codes that are no country. Those of refugees, of people without a state and of bodies begin with X. */
const noCountry = new Set(["EUE", "UNO", "UNA", "UNK", "UTO", "BDR", "TRC", "NTZ", "IAO"]);

const byLetters: ReadonlyMap<string, CountryCode> = new Map([
  ...Object.entries(threeLetterCodes).map(([code, letters]) => [letters, code as CountryCode] as const),
  ...Object.entries(ofPassports),
]);

/** The country of a code as a machine-readable zone writes it; `undefined` for a code that is no country. */
export const countryOfZone = (code: string): CountryCode | undefined => byLetters.get(code.replaceAll("<", ""));

/** Codes that zones are known to carry, three characters with their fillers. */
export const zoneStates: readonly string[] = [...byLetters.keys(), ...noCountry].map((code) => code.padEnd(3, "<"));

/** Whether a code is one of them, or one of those that begin with X. */
export const isZoneState = (code: string): boolean => code.startsWith("X") || zoneStates.includes(code);
