import { country } from "../../background/residence.ts";
import { familyBreakpoint, maritalStatusGroup } from "../../family/family.ts";
import { isHealthy } from "../../health/health.ts";
import { medicalHistoryDetails, medicalHistoryGroup, tuberculosisExposure } from "../../health/medicalHistory.ts";
import { passportCountries, passportCountryEntry } from "../../identity/identity.ts";
import {
  currentImmigrationStatus,
  insideCanadaCurrently,
  pgwpExpiryDate,
  studyPermitExpiryDate,
} from "../../status/insideCanada.ts";
import { stillAdmissible } from "../../status/visaHeld.ts";
import type { Section } from "../section.ts";

/** What both flows that renew a visa from inside Canada ask (docs/facts/flows.md section 1). */

export const wherePermitHolder: Section = {
  id: "where",
  title: { en: "Where you are", fr: "Où vous êtes" },
  steps: [
    country,
    insideCanadaCurrently,
    currentImmigrationStatus,
    studyPermitExpiryDate,
    pgwpExpiryDate,
    stillAdmissible,
    passportCountries,
    passportCountryEntry,
  ],
};

/** Family that does not come along: only the marital status. */
export const maritalStatusAlone: Section = {
  id: "family",
  title: { en: "Your family", fr: "Votre famille" },
  steps: [familyBreakpoint, maritalStatusGroup],
};

/** Health without work in medicine and without an exam that was done. */
export const healthShort: Section = {
  id: "health",
  title: { en: "Your health", fr: "Votre santé" },
  steps: [isHealthy, medicalHistoryGroup, tuberculosisExposure, medicalHistoryDetails],
};
