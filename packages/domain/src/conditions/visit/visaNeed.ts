import { says } from "../../caseFile/rule.ts";
import { any } from "../../kernel/condition.ts";
import { travelAuthorizationCountries, visaExemptCountries } from "../../tables/status/visaExemption.ts";
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

/** Regulations section 190; only the visitor flow asks for such papers. */
export const holdsSpecialPassport = says(
  "holdsSpecialPassport",
  {
    en: "a passport or document of this kind needs no visitor visa",
    fr: "un passeport ou document de ce genre dispense du visa de visiteur",
  },
  (the) =>
    the.application("type") === "VisitorVisa" &&
    (the.answer("vvHasSpecialPassport") ?? []).some((document) => document !== "none"),
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
