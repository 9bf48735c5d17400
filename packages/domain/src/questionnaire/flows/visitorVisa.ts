import { birthCountry, birthday, gender } from "../identity/identity.ts";
import { country } from "../background/residence.ts";
import { familyBreakpoint } from "../family/family.ts";
import { familyMembersLocationGroup } from "../family/familyMembers.ts";
import { hasFinances, userInputAvailableFunds } from "../money/money.ts";
import {
  currentImmigrationStatus,
  insideCanadaCurrently,
  pgwpExpiryDate,
  studyPermitExpiryDate,
} from "../status/insideCanada.ts";
import { insideCanadaEntryDates } from "../status/insideCanadaHistory.ts";
import { aboutVisitor, sectionAboutVisitor } from "../visit/aboutVisitor.ts";
import { hostIncomeCheck } from "../visit/hostIncome.ts";
import {
  vvHostInCanada,
  vvHostIsDescendant,
  vvIsSuperVisa,
  vvReasonForVisit,
  vvPayerFunds,
  vvProgramCost,
  vvReasonForVisitDetails,
  vvSponsor,
  vvVisitorType,
  vvVisitorTypeDetails,
} from "../visit/theVisit.ts";
import { vvIsHosting } from "../visit/visit.ts";
import { vvVisitorArrivalDate, vvVisitorDepartureDate } from "../visit/visitDates.ts";
import {
  vvAccompanyingChildren,
  vvAccompanyingChildrenBiometrics,
  vvHasPartnerProvidedBiometrics,
  vvHasProvidedBiometrics,
  vvIncludeChildren,
  vvIncludePartner,
  vvIsChildUnderAge,
  vvMaritalStatus,
  vvObligations,
  vvSpouseObligations,
} from "../visit/visitorFamily.ts";
import {
  visitorTravelsByAir,
  vvHasPreviousTrvOrUsVisa,
  vvHasSpecialPassport,
  vvPassportCountries,
} from "../visit/visitorPassport.ts";
import { employmentStatus, jobDescription, jobTitle, returningJobOffer } from "../work/work.ts";
import { visitorBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { documents, finish } from "./sections/finish.ts";
import { history, law } from "./sections/history.ts";
import { names } from "./sections/identity.ts";
import { healthShort } from "./sections/visaRenewal.ts";

/** A visitor visa or super visa; the visitor may be prepared for by somebody else, often the host. */

const visit: Section = {
  id: "visit",
  title: { en: "The visit", fr: "La visite" },
  steps: [
    vvVisitorType,
    vvVisitorTypeDetails,
    vvIsHosting,
    vvHostInCanada,
    vvIsSuperVisa,
    vvHostIsDescendant,
    vvReasonForVisit,
    vvReasonForVisitDetails,
    vvProgramCost,
    vvVisitorArrivalDate,
    vvVisitorDepartureDate,
    vvSponsor,
    vvPayerFunds,
  ],
};

const visitor: Section = {
  id: "visitor",
  title: { en: "Passport, work and money", fr: "Passeport, travail et fonds" },
  steps: [
    country,
    insideCanadaCurrently,
    currentImmigrationStatus,
    studyPermitExpiryDate,
    pgwpExpiryDate,
    insideCanadaEntryDates,
    vvPassportCountries,
    vvHasSpecialPassport,
    vvHasPreviousTrvOrUsVisa,
    visitorTravelsByAir,
    birthday,
    gender,
    birthCountry,
    employmentStatus,
    jobTitle,
    jobDescription,
    returningJobOffer,
    hasFinances,
    userInputAvailableFunds,
  ].map((step) => aboutVisitor(step)),
};

const familyAndHost: Section = {
  id: "family",
  title: { en: "Family and host", fr: "La famille et l’hôte" },
  steps: [
    aboutVisitor(familyBreakpoint),
    vvMaritalStatus,
    vvIncludePartner,
    vvHasPartnerProvidedBiometrics,
    vvIncludeChildren,
    vvAccompanyingChildren,
    vvAccompanyingChildrenBiometrics,
    vvIsChildUnderAge,
    vvObligations,
    vvSpouseObligations,
    aboutVisitor(familyMembersLocationGroup),
    hostIncomeCheck,
  ],
};

/** In the visitor flow biometrics have one question of their own. */
const visitorHistory: Section = sectionAboutVisitor({
  ...history,
  title: { en: "Visas and travels before", fr: "Visas et voyages antérieurs" },
  steps: [
    ...history.steps.filter(({ id }) => id !== "biometricsGroup" && id !== "biometricsContradictionCheck"),
    vvHasProvidedBiometrics,
  ],
});

export const visitorVisaFlow: readonly Section[] = [
  ...visitorBeginning,
  visit,
  visitor,
  familyAndHost,
  sectionAboutVisitor(names),
  visitorHistory,
  sectionAboutVisitor({ ...healthShort, title: { en: "Health", fr: "Santé" } }),
  sectionAboutVisitor({ ...law, title: { en: "The law", fr: "La justice" } }),
  documents,
  finish,
];
