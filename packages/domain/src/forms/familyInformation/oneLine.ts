import type { Answers } from "../../caseFile/answers/answers.ts";
import { countries } from "../../lists/countries.ts";
import { unitedKingdomParts } from "../../lists/officialForms/unitedKingdomParts.ts";
import { familyFormLimits } from "../../tables/officialForms/formLimits.ts";
import type { FormReader } from "../formReader.ts";

/** Addresses and occupations as the family forms write them: one line, in the language that the person prefers. */

export type Address = NonNullable<Answers["homeAddress"]>;

export const inFrench = (the: FormReader): boolean => the.case.profile("preferredLanguage") === "fr";

const nameOfCountry = (code: string, isFrench: boolean): string => {
  const country = [...countries, ...unitedKingdomParts].find((one) => one.code === code);
  return country === undefined ? code : isFrench ? country.fr : country.en;
};

const joined = (parts: readonly (string | undefined)[], by: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(by);

/** A city and its country. */
export const placeInWords = (
  { city, country }: Pick<Address, "city" | "country">,
  the: FormReader,
): string | undefined =>
  joined([city, country === undefined ? undefined : nameOfCountry(country, inFrench(the))], ", ") || undefined;

/** Most characters of an address on the family forms. */
function mostOnFamilyForms(the: FormReader): number {
  const limits = the.case.row(familyFormLimits);
  return limits.found ? limits.row.value.addressCharacters : Number.POSITIVE_INFINITY;
}

/** In one line; the district and then the postal code are left out where the box would not hold all of it. */
export function inOneLine(address: Address, the: FormReader, most = mostOnFamilyForms(the)): string | undefined {
  const { streetNumber, streetName, aptUnit, poBox, city, district, province, postalCode, country } = address;
  const street = joined([streetNumber, streetName], " ");
  if (street === "" && poBox === undefined) return undefined;
  const box = poBox === undefined ? undefined : `${inFrench(the) ? "C.P." : "P.O. Box"} ${poBox}`;
  const line = (withDistrict: boolean, withCode: boolean) =>
    joined(
      [
        aptUnit,
        street,
        box,
        withDistrict ? district : undefined,
        city,
        joined([province, withCode ? postalCode : undefined], " "),
        country === undefined ? undefined : nameOfCountry(country, inFrench(the)),
      ],
      ", ",
    );
  return (
    [line(true, true), line(false, true), line(false, false)].find((one) => one.length <= most) ?? line(true, true)
  );
}
