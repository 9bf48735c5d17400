import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { all, any, not } from "../../kernel/condition.ts";
import {
  exemptByKindCountries,
  travelAuthorizationCountries,
  visaExemptCountries,
} from "../../tables/status/visaExemption.ts";
import { passportsOf } from "../identity/identity.ts";
import { holdsUsPassport } from "../background/visaHistory.ts";

/** Whether somebody needs a visitor visa to enter, by the passports alone (Regulations sections 7, 7.01, 7.1 and 190). */

export const passportsNotAnswered = says(
  "passportsNotAnswered",
  { en: "the passports are not answered yet", fr: "les passeports ne sont pas encore indiqués" },
  (the) => (passportsOf(the)?.length ?? 0) === 0,
);

export const exemptionsNotKnown = says(
  "exemptionsNotKnown",
  {
    en: "which passports need a visa is not known for this date",
    fr: "on ne sait pas quels passeports exigent un visa à cette date",
  },
  (the) => !the.row(visaExemptCountries).found,
);

export const holdsExemptPassport = says(
  "holdsExemptPassport",
  {
    en: "a passport of this country needs no visitor visa, only an eTA to fly",
    fr: "un passeport de ce pays dispense du visa de visiteur; il faut seulement une AVE pour prendre l’avion",
  },
  (the) => {
    const exempt = the.row(visaExemptCountries);
    return exempt.found && (passportsOf(the) ?? []).some((country) => exempt.row.value.includes(country));
  },
);

const specialDocuments = (the: CaseReader) =>
  the.application("type") === "VisitorVisa" ? (the.answer("vvHasSpecialPassport") ?? []) : [];

/** Regulations section 190; only the visitor flow asks for such papers. */
export const holdsSpecialPassport = says(
  "holdsSpecialPassport",
  {
    en: "a passport or document of this kind needs no visitor visa",
    fr: "un passeport ou document de ce genre dispense du visa de visiteur",
  },
  (the) => specialDocuments(the).some((document) => document !== "none"),
);

/** Regulations section 7.1(3): besides citizens of the United States, these two kinds of people fly without an eTA. */
const fliesWithoutAuthorization = says(
  "fliesWithoutAuthorization",
  {
    en: "permanent residents of the United States and accepted diplomats need no eTA",
    fr: "la résidence permanente des États-Unis et l’acceptation diplomatique dispensent de l’AVE",
  },
  (the) => specialDocuments(the).some((document) => document === "usLpr" || document === "diplomatic"),
);

/**
 * Passports whose kind decides, such as those of Israel or Romania. Only the visitor flow asks for the kind; elsewhere the
 * country says that an eTA may be enough.
 */
const holdsPassportExemptByKind = says(
  "holdsPassportExemptByKind",
  {
    en: "some passports of this country need only an eTA to fly",
    fr: "certains passeports de ce pays exigent seulement une AVE pour prendre l’avion",
  },
  (the) => {
    if (the.application("type") === "VisitorVisa") return false;
    const byKind = the.row(exemptByKindCountries);
    return byKind.found && (passportsOf(the) ?? []).some((country) => byKind.row.value.includes(country));
  },
);

/** Regulations section 7.01: its nationals need a visa, but for who held one before and flies. */
export const passportAllowsTravelAuthorization = says(
  "passportAllowsTravelAuthorization",
  {
    en: "citizens of this country may fly with an eTA after an earlier visa",
    fr: "les citoyens de ce pays peuvent prendre l’avion avec une AVE après un visa antérieur",
  },
  (the) => {
    const listed = the.row(travelAuthorizationCountries);
    return listed.found && (passportsOf(the) ?? []).some((country) => listed.row.value.includes(country));
  },
);

export const needsNoVisitorVisa = any(holdsUsPassport, holdsExemptPassport, holdsSpecialPassport);

/** Needs an eTA to fly, or may need one: no visa by country or kind of passport, and nothing that spares the eTA too. */
export const needsOnlyTravelAuthorization = all(
  not(holdsUsPassport),
  not(fliesWithoutAuthorization),
  any(holdsExemptPassport, holdsSpecialPassport, holdsPassportExemptByKind),
);
