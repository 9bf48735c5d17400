import type { CountryCode } from "./countries.ts";
import type { BritishNationality } from "./officialForms/britishNationalities.ts";
import { threeLetterCodes } from "./threeLetterCodes.ts";

/**
 * What the nationality of a passport or travel document says of a citizenship: ICAO Doc 9303, part 3, section 5. Who issued the
 * paper is another field: a refugee’s travel document is issued by a state whose citizen the refugee is not.
 */

export type Citizenship = CountryCode | BritishNationality;

/** Codes of passports that are none of ISO 3166-1, and codes that ISO gave up. */
export const countriesOfPassportCodes: Readonly<Record<string, CountryCode>> = {
  D: "DE",
  RKS: "XK",
  ROM: "RO",
  ZAR: "CD",
};

/** XXA is a stateless person. The forms list three of the five British kinds that are no citizenship of the United Kingdom. */
const ofNoState: Readonly<Record<string, Citizenship>> = { XXA: "XS", GBD: "005", GBN: "010", GBO: "004" };

const citizenships: ReadonlyMap<string, Citizenship> = new Map<string, Citizenship>([
  ...Object.entries(threeLetterCodes).map(([code, letters]) => [letters, code as CountryCode] as const),
  ...Object.entries(countriesOfPassportCodes),
  ...Object.entries(ofNoState),
]);

/** Nothing for refugees (XXB, XXC), a nationality that was not told (three times X), organisations and other codes: the person is asked. */
export const citizenshipOfNationality = (code: string): Citizenship | undefined => citizenships.get(code);

const britishKinds: ReadonlySet<string> = new Set(["GBD", "GBN", "GBO", "GBP", "GBS"]);

/** Whether who issued the paper counts its holder among its own nationals, so that the paper is a passport of that country. */
export const isOwnNational = (code: string, issuer: string): boolean =>
  citizenships.get(code) === issuer || (issuer === "GB" && britishKinds.has(code));
