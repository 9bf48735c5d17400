import {
  canadianPhone,
  homeAddress,
  isSameAddress,
  mailingAddress,
  residentialAddress,
} from "../../background/addresses.ts";
import { birthCountry, birthday, gender } from "../../identity/identity.ts";
import { namesGroup } from "../../identity/names.ts";
import { passportGroup } from "../../identity/passport.ts";
import { uciNumber } from "../../background/visaHistory.ts";
import type { Section } from "../section.ts";

/** Who somebody is: birth, names, passport and addresses. */

export const you: Section = {
  id: "you",
  title: { en: "About you", fr: "À propos de vous" },
  steps: [birthday, gender, birthCountry],
};

export const names: Section = {
  id: "names",
  title: { en: "Names and addresses", fr: "Noms et adresses" },
  steps: [namesGroup, passportGroup, homeAddress, residentialAddress, isSameAddress, mailingAddress, canadianPhone],
};

export const youWithNumber: Section = {
  id: "you",
  title: { en: "About you", fr: "À propos de vous" },
  steps: [birthday, gender, birthCountry, uciNumber],
};

export const familyNames: Section = {
  id: "names",
  title: { en: "Names and addresses", fr: "Noms et adresses" },
  steps: [passportGroup, homeAddress, residentialAddress, isSameAddress, mailingAddress, canadianPhone],
};
