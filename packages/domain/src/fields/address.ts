import type { Text } from "../kernel/text.ts";
import { advice, type Refusal } from "../kernel/validation.ts";
import { countries } from "../lists/countries.ts";
import { provinceCodes } from "../lists/provinces.ts";
import { ofText } from "./checks/checks.ts";
import type { FieldDefinition, ValueCheck } from "./field.ts";

/** A postal address: its parts, spelt as answers spell them. What a place asks of them beside this is said where it stands. */

type Part = Pick<FieldDefinition<never>, "kind"> & { readonly words: Text };

const text = (words: Text): Part => ({ kind: "text", words });

export const addressParts = {
  country: { kind: "country", words: { en: "Country or territory", fr: "Pays ou territoire" } },
  poBox: text({ en: "P.O. box", fr: "Case postale" }),
  aptUnit: text({ en: "Apartment or unit", fr: "Appartement ou unité" }),
  streetNumber: text({ en: "Street number", fr: "Numéro dans la rue" }),
  streetName: text({ en: "Street name", fr: "Nom de la rue" }),
  city: text({ en: "City or town", fr: "Ville" }),
  province: text({ en: "Province, territory or state", fr: "Province, territoire ou État" }),
  postalCode: text({ en: "Postal code", fr: "Code postal" }),
  district: text({ en: "District", fr: "District" }),
} as const satisfies Readonly<Record<string, Part>>;

export type AddressPart = keyof typeof addressParts;

/** Where an address is in Canada, one of its provinces; with `states`, one of these where it is in the United States. */
export const isProvinceOf = (country: unknown, value: unknown, states?: ReadonlySet<unknown>): boolean => {
  if (country === "CA") return provinceCodes.some((code) => code === value);
  return country !== "US" || states === undefined || states.has(value);
};

export const provinceWhere = <R>(
  countryOf: (the: R) => unknown,
  refused: Refusal,
  states?: ReadonlySet<unknown>,
): ValueCheck<R> => ofText((value, the) => (isProvinceOf(countryOf(the), value, states) ? undefined : refused));

/** Countries with a city of the same name. */
const namedAsTheirCity: ReadonlySet<string> = new Set([
  "AD",
  "DJ",
  "GI",
  "GT",
  "HK",
  "KW",
  "LU",
  "MC",
  "MO",
  "MX",
  "PA",
  "SG",
  "SM",
  "VA",
]);

/** As people type a name: capitals and accents make no difference. */
const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\p{M}\s.-]/gu, "")
    .toLowerCase();

/** A town that is called like its country is perhaps the country once more. It may stay: no list of towns is whole. */
export const townWhere = <R>(countryOf: (the: R) => unknown): ValueCheck<R> =>
  ofText((value, the) => {
    const country = countries.find(({ code }) => code === countryOf(the));
    if (!country || namedAsTheirCity.has(country.code)) return undefined;
    return [country.en, country.fr].some((name) => plain(name) === plain(value))
      ? advice("townIsCountry", {
          en: "This is the name of the country. Write the city or town.",
          fr: "C’est le nom du pays. Écrivez la ville.",
        })
      : undefined;
  });
