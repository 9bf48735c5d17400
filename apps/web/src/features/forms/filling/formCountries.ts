import type { FormField, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { countries, namesNoCountry } from "@boreal/domain/lists/countries";
import { britishNationalities } from "@boreal/domain/lists/officialForms/britishNationalities";
import { unitedKingdomParts } from "@boreal/domain/lists/officialForms/unitedKingdomParts";
import type { NamedCountry } from "../../../case/fields/countryOptions.ts";

/** The countries that a form offers, and those that it names already. */

/** The United Kingdom stays on the list, so that what is filled in shows; it asks for one of its parts. */
const withParts: readonly NamedCountry[] = [...countries, ...unitedKingdomParts];

/** Unknown and stateless are offered only where they can be said, as of a citizenship. */
const real: readonly NamedCountry[] = countries.filter(({ code }) => !namesNoCountry(code));

const realWithParts: readonly NamedCountry[] = [...real, ...unitedKingdomParts];

const citizenships: readonly NamedCountry[] = [...countries, ...britishNationalities];

/** A part that is there already is shown as what it is. */
export function countriesOf(
  { inParts, isRealCountry, isCitizenship }: FormField,
  value: FormValue | undefined,
): readonly NamedCountry[] {
  if (isCitizenship) return citizenships;
  const hasParts = inParts === true || unitedKingdomParts.some(({ code }) => code === value);
  if (isRealCountry) return hasParts ? realWithParts : real;
  return hasParts ? withParts : countries;
}

/** In the order of the form. */
export function namedCountries(the: FormReader): readonly string[] {
  const fields = the.form.sections
    .flatMap(({ parts }) => parts)
    .filter((part) => "kind" in part && part.kind === "country") as readonly FormField[];
  return [...new Set(fields.flatMap(({ path }) => the.text(path) ?? []))];
}
