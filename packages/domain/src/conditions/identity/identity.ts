import type { Holder } from "../../caseFile/whose/documentHolder.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { CountryCode } from "../../lists/countries.ts";

/** Conditions about passports and how the person signed in. */

/** Countries of the passports of whom the application is for; in the visitor flow the question has a key of its own. */
export const passportsOf = (the: CaseReader): readonly CountryCode[] | undefined =>
  the.application("type") === "VisitorVisa" ? the.answer("vvPassportCountries") : the.answer("passportCountries");

/** Nobody is asked for the passports of a child or a supporter. */
export function statedPassportCountries(the: CaseReader, { is }: Holder): readonly string[] | undefined {
  if (is === "main") return passportsOf(the);
  return is === "spouse" ? the.answer("spousePassport") : undefined;
}

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
