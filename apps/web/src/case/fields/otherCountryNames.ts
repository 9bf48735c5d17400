import { threeLetterCodes } from "@boreal/domain/lists/threeLetterCodes";
import { countryNames } from "@boreal/domain/lists/countryNames";
import type { OtherNames } from "./countryOptions.ts";

type ByCode<T> = Readonly<Record<string, T | undefined>>;

/** Stateless, unknown and the parts of the United Kingdom have codes that nobody knows. */
export const otherCountryNames: OtherNames = (code) => {
  const alpha3 = (threeLetterCodes as ByCode<string>)[code];
  return {
    names: (countryNames as ByCode<readonly string[]>)[code] ?? [],
    codes: alpha3 === undefined ? [] : [code, alpha3],
  };
};
