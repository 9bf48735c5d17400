import { aBirthday, aCountry, aDate, countries, passportOf, readOf } from "./readPrefill.ts";
import { isMadeInsideCanada } from "../conditions/application/application.ts";
import type { Text } from "../kernel/text.ts";
import type { Prefill } from "./step.ts";

/**
 * What the first questions can be filled in with, and where that is from (document 3 section 4.2). A prefilled value counts for
 * nothing until the person has looked at it and gone on.
 */

const fromPassport: Text = { en: "from your passport", fr: "d’après votre passeport" };
const fromPermit: Text = { en: "from your permit", fr: "d’après votre permis" };
const fromType: Text = {
  en: "because this application is made from inside Canada",
  fr: "parce que cette demande se fait depuis le Canada",
};

const read = readOf();

export const passportNumberPrefill = read("passport", "passportNumber", fromPassport);
export const passportIssuePrefill = read("passport", "passportIssueDate", fromPassport, aDate);
export const passportExpiryPrefill = read("passport", "passportExpiryDate", fromPassport, aDate);
export const birthdayPrefill = read("passport", "birthday", fromPassport, aBirthday);
export const birthCountryPrefill = read("passport", "birthCountry", fromPassport, aCountry);
export const passportCountriesPrefill = passportOf("passport", read("passport", "country", fromPassport, countries));

export const studyPermitExpiryPrefill = read("current-valid-permit", "studyPermitExpiryDate", fromPermit, aDate);
export const workPermitExpiryPrefill = read("current-valid-permit", "expiryDate", fromPermit, aDate);

export const countryPrefill: Prefill = (the) =>
  isMadeInsideCanada.evaluate(the).holds ? { value: "CA", origin: fromType } : undefined;
