import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import { namesNoCountry, type CountryCode } from "../../lists/countries.ts";
import { citizenshipOfNationality, isOwnNational } from "../../lists/nationalityCodes.ts";
import type { FormPrefill } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { agreed } from "./oneThing.ts";
import { aCountry, answered, byPerson, firstOf, read } from "./origins.ts";
import { fromPassport, passportPages } from "./passportPages.ts";

/**
 * The citizenship by the nationality in the passport, else by the answers. Who issued a travel document says nothing of it: those
 * of refugees and stateless people are issued by the state where they live (ADR 0242).
 */

const nationality = read(passportPages, "nationality", fromPassport);
const issuer = read(passportPages, "country", fromPassport, aCountry);

const inPassport = read(passportPages, "nationality", fromPassport, citizenshipOfNationality);

/** A travel document of somebody who is no national of its issuer, and whose own nationality it does not tell. */
function isForAliens(the: FormReader): boolean {
  const [told, by] = [nationality(the)?.value, issuer(the)?.value];
  if (typeof told !== "string") return false;
  // Where the issuer was not read, the nationality of a country tells of no other issuer.
  const citizen = citizenshipOfNationality(told);
  return typeof by === "string" ? !isOwnNational(told, by) : citizen === undefined || namesNoCountry(citizen);
}

type PassportsKey = Extract<AnswerKey, "passportCountries" | "spousePassport" | "vvPassportCountries">;

/** Whose passports somebody holds tells of a citizenship, but for a paper that is none of its issuer’s own nationals. */
const only =
  (the: FormReader) =>
  (country: CountryCode): CountryCode | undefined =>
    namesNoCountry(country) || !isForAliens(the) ? country : undefined;

const answeredIn = (key: PassportsKey): FormPrefill =>
  answered(key, (countries: readonly CountryCode[], the) =>
    countries.length === 1 && countries[0] ? only(the)(countries[0]) : undefined,
  );

const inAnswers = byPerson({
  main: firstOf(
    answered("passportCountryEntry", (country, the) => only(the)(country)),
    answeredIn("passportCountries"),
  ),
  spouse: answeredIn("spousePassport"),
  visitor: answeredIn("vvPassportCountries"),
});

/** Papers that were read without a nationality: their issuer counts where nobody says or shows otherwise. */
const byIssuer: FormPrefill = (the) => (nationality(the) === undefined ? issuer(the) : undefined);

/** Somebody who answers that no state counts them as its own is not made a citizen by who issued the paper. */
export const citizenshipPrefill: FormPrefill = firstOf(agreed("citizenship", inPassport, inAnswers), byIssuer);
