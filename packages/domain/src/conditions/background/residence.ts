import { says } from "../../caseFile/rule.ts";
import { passportsOf } from "../identity/identity.ts";

/** Where the person lives, seen from her passports. */

export const livesAwayFromPassport = says(
  "livesAwayFromPassport",
  {
    en: "you live in a country whose passport you do not hold",
    fr: "vous habitez un pays dont vous n’avez pas le passeport",
  },
  (the) => {
    const [country, passports] = [the.answer("country"), passportsOf(the)];
    return country !== undefined && country !== "CA" && passports !== undefined && !passports.includes(country);
  },
);

export const livesInChina = says(
  "livesInChina",
  { en: "you live in China", fr: "vous habitez en Chine" },
  (the) => the.answer("country") === "CN",
);

export const ownsProperty = says(
  "ownsProperty",
  { en: "you own property", fr: "vous avez un bien immobilier" },
  (the) => the.answer("hasProperty") === true,
);
