import { hasOfferForIec } from "../../conditions/youthMobility/categories.ts";
import { country, isTravelByAir } from "../background/residence.ts";
import { maritalStatusGroup } from "../family/family.ts";
import { birthCountry, birthday, gender, passportCountryEntry } from "../identity/identity.ts";
import {
  currentImmigrationStatus,
  insideCanadaCurrently,
  pgwpExpiryDate,
  studyPermitExpiryDate,
} from "../status/insideCanada.ts";
import { employerAddressWhen, workAddressWhen } from "../work/intendedWork.ts";
import { jobDescription, jobTitle } from "../work/work.ts";
import {
  familyPage,
  familyWhere,
  historyPage,
  lastPage,
  mainActivity,
  schooling,
  uploadPage,
} from "../youthMobility/pagesInItsWords.ts";
import {
  iecAcceptedIntoInternship,
  iecCountryOfCitizenship,
  iecHasCanadianJobOffer,
  iecHasLetterFromIecRecognizedOrganization,
  iecHasResidentialOrMailingAddressInQualifyingCountry,
  iecIsWithinQualifyingAgeLimit,
  iecNumberOfTimesParticipated,
  iecPreviouslyParticipatedInProgram,
  iecProgram,
  iecRegisteredAsStudentOutsideCanada,
} from "../youthMobility/participation.ts";
import { iecPermanentCountry, passportsOfParticipant } from "../youthMobility/permanentHome.ts";
import { reviewAnswers } from "../application/finishing.ts";
import { youthMobilityBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { names } from "./sections/identity.ts";
import { moneyShort } from "./sections/money.ts";
import { history, law } from "./sections/history.ts";
import { healthOfWorker } from "./sections/health.ts";

/** Youth mobility (International Experience Canada): first who may take part, then the profile. */

const iec: Section = {
  id: "iec",
  title: { en: "International Experience Canada", fr: "Expérience internationale Canada" },
  steps: [
    birthday,
    iecCountryOfCitizenship,
    iecIsWithinQualifyingAgeLimit,
    iecHasResidentialOrMailingAddressInQualifyingCountry,
    iecPreviouslyParticipatedInProgram,
    iecNumberOfTimesParticipated,
    iecHasCanadianJobOffer,
    iecRegisteredAsStudentOutsideCanada,
    iecAcceptedIntoInternship,
    iecHasLetterFromIecRecognizedOrganization,
    iecProgram,
  ],
};

const where: Section = {
  id: "where",
  title: { en: "Where you are", fr: "Où vous êtes" },
  steps: [
    country,
    insideCanadaCurrently,
    currentImmigrationStatus,
    studyPermitExpiryDate,
    pgwpExpiryDate,
    iecPermanentCountry,
    passportsOfParticipant,
    passportCountryEntry,
    isTravelByAir,
  ],
};

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [
    employerAddressWhen(hasOfferForIec),
    workAddressWhen(hasOfferForIec),
    mainActivity,
    jobTitle,
    jobDescription,
    schooling,
  ],
};

const you: Section = { id: "you", title: { en: "About you", fr: "À propos de vous" }, steps: [gender, birthCountry] };

const family: Section = {
  id: "family",
  title: { en: "Your family", fr: "Votre famille" },
  steps: [familyPage, maritalStatusGroup, familyWhere],
};

const past: Section = { ...history, steps: [historyPage, ...history.steps.slice(1)] };

const documents: Section = {
  id: "documents",
  title: { en: "Your documents", fr: "Vos documents" },
  steps: [uploadPage],
};

const finish: Section = {
  id: "finish",
  title: { en: "Check and finish", fr: "Vérifier et terminer" },
  steps: [reviewAnswers, lastPage],
};

export const youthMobilityFlow: readonly Section[] = [
  ...youthMobilityBeginning,
  iec,
  where,
  work,
  you,
  moneyShort,
  family,
  names,
  past,
  healthOfWorker,
  law,
  documents,
  finish,
];
