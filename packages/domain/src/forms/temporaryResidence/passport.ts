import { expiresAfterToday, issuedNotAfterToday } from "../../fields/checks/dates.ts";
import { passportNumberSigns, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import type { FormPrefill, FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import { aCountry, aDate, answered, byPerson, firstOf, read } from "../prefills/origins.ts";
import { oneThing } from "../prefills/oneThing.ts";
import { fromPassport, passportPages } from "../prefills/passportPages.ts";

/** Visitors are asked for the passports that replace a visa, in words of their own. */
const isSpecial = (passport: "taiwan" | "israel"): FormPrefill =>
  byPerson({ visitor: answered("vvHasSpecialPassport", (held) => (held.includes(passport) ? true : undefined)) });

/** Number, issuer and days are those of one passport. */
const document = oneThing("passport");

export const passportNumberPrefill: FormPrefill = document.part(
  { decides: true },
  read(passportPages, "passportNumber", fromPassport),
  byPerson({
    main: answered("passportNumber", (number) => number),
    spouse: answered("spousePassportNumber", (number) => number),
  }),
);

export const passportIssuerPrefill: FormPrefill = document.part(
  {},
  read(passportPages, "country", fromPassport, aCountry),
  byPerson({
    main: firstOf(
      answered("passportCountryEntry", (country) => country),
      answered("passportCountries", (countries) => (countries.length === 1 ? countries[0] : undefined)),
    ),
    spouse: answered("spousePassport", (countries) => (countries.length === 1 ? countries[0] : undefined)),
    visitor: answered("vvPassportCountries", (countries) => (countries.length === 1 ? countries[0] : undefined)),
  }),
);
export const passportIssuedPrefill: FormPrefill = document.part(
  {},
  read(passportPages, "passportIssueDate", fromPassport, aDate),
  byPerson({
    main: answered("passportIssueDate", (day) => day),
    spouse: answered("spousePassportIssueDate", (day) => day),
  }),
);
export const passportExpiryPrefill: FormPrefill = document.part(
  {},
  read(passportPages, "passportExpiryDate", fromPassport, aDate),
  byPerson({
    main: answered("passportExpiryDate", (day) => day),
    spouse: answered("spousePassportExpiryDate", (day) => day),
  }),
);

export const passport: FormSection = {
  id: "passport",
  title: { en: "Passport", fr: "Passeport" },
  parts: [
    {
      path: "passport.passportNumber",
      kind: "text",
      label: { en: "Passport number", fr: "Numéro du passeport" },
      needed: "always",
      checks: [passportNumberSigns],
      asWritten: withoutSeparators,
      prefill: passportNumberPrefill,
    },
    {
      path: "passport.countryOfIssue",
      kind: "country",
      isRealCountry: true,
      label: { en: "Country or territory of issue", fr: "Pays ou territoire de délivrance" },
      needed: "always",
      prefill: passportIssuerPrefill,
    },
    {
      path: "passport.issueDate",
      kind: "date",
      label: { en: "Issue date", fr: "Date de délivrance" },
      needed: "always",
      checks: [issuedNotAfterToday],
      prefill: passportIssuedPrefill,
    },
    {
      path: "passport.expiryDate",
      kind: "date",
      label: { en: "Expiry date", fr: "Date d’expiration" },
      needed: "always",
      checks: [expiresAfterToday],
      prefill: passportExpiryPrefill,
    },
    {
      path: "passport.taiwanPassport",
      kind: "yesNo",
      shown: isAt("passport.countryOfIssue", "TW"),
      needed: "always",
      prefill: isSpecial("taiwan"),
      label: {
        en: "Does this passport from Taiwan contain your personal identification number?",
        fr: "Ce passeport de Taïwan contient-il votre numéro d’identification personnel?",
      },
    },
    {
      path: "passport.israeliPassport",
      kind: "yesNo",
      shown: isAt("passport.countryOfIssue", "IL"),
      needed: "always",
      prefill: isSpecial("israel"),
      label: {
        en: "Will you use a national Israeli passport for this trip?",
        fr: "Utiliserez-vous un passeport national israélien pour ce voyage?",
      },
    },
  ],
};
