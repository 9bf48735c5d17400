import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { CountryCode } from "../../lists/countries.ts";
import { visaExemptCountries } from "../../tables/status/visaExemption.ts";

/** Conditions about passports and how the person signed in. */

/** Countries of the passports of whom the application is for; in the visitor flow the question has a key of its own. */
export const passportsOf = (the: CaseReader): readonly CountryCode[] | undefined =>
  the.application("type") === "VisitorVisa" ? the.answer("vvPassportCountries") : the.answer("passportCountries");

export const holdsSeveralPassports = says(
  "holdsSeveralPassports",
  { en: "you hold more than one passport", fr: "vous avez plus d’un passeport" },
  (the) => (passportsOf(the)?.length ?? 0) > 1,
  {
    en: "your answers do not show more than one passport",
    fr: "vos réponses n’indiquent pas plus d’un passeport",
  },
);

export const signedInThroughSchool = says(
  "signedInThroughSchool",
  { en: "you signed in through your school", fr: "vous vous connectez par votre établissement" },
  (the) => the.user("ssoId") !== undefined,
  { en: "you did not sign in through your school", fr: "vous ne vous connectez pas par votre établissement" },
);

/** Needs an eTA to fly: a passport of a visa-exempt country, and none of the United States. */
export const needsOnlyTravelAuthorization = says(
  "needsOnlyTravelAuthorization",
  {
    en: "your passport lets you come without a visa, but you need an eTA to fly",
    fr: "votre passeport dispense du visa, mais il faut une AVE pour prendre l’avion",
  },
  (the) => {
    const passports = passportsOf(the) ?? [];
    const exempt = the.row(visaExemptCountries);
    return exempt.found && !passports.includes("US") && passports.some((country) => exempt.row.value.includes(country));
  },
  {
    en: "your answers do not show a passport that needs only an eTA",
    fr: "vos réponses n’indiquent pas de passeport pour lequel une AVE suffit",
  },
);
