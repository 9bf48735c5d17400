import type { ApplicationType } from "../../caseFile/application.ts";
import { welcome } from "../application/starting.ts";
import { earlyUploadOfRequest, welcomeToRequest } from "../authority/pagesOfRequest.ts";
import { invitedWelcome, profileUploadEarly, profileWelcome } from "../expressEntry/welcome.ts";
import { country } from "../background/residence.ts";
import { earlyUploadOfCourtCase, welcomeToCourtCase } from "../court/pagesOfCourtCase.ts";
import { birthday, passportCountries } from "../identity/identity.ts";
import { sinAppHub, sinApplicationType } from "../socialInsurance/sinQuestions.ts";
import { asksOnlyPart, type TypeInPart } from "./builtWhole.ts";
import type { Section } from "./section.ts";
import { whereWithFile } from "./sections/aboutFile.ts";
import { start } from "./sections/start.ts";
import { visaHeld } from "./sections/visaHeld.ts";
import { whereApplying } from "./sections/whereApplying.ts";
import { whereInside, whereInsideRenewing } from "./sections/whereInside.ts";

/**
 * The sections with which each flow begins: whole sections, and few, as a page that asks the first question loads these and
 * no others (ADR 0126). Each flow is written as its beginning and what follows.
 */

export const firstPermitBeginning: readonly Section[] = [start, whereApplying];
export const renewingBeginning: readonly Section[] = [start, whereInsideRenewing];
/** Also that of graduates and of students who ask for a placement permit. */
export const familyBeginning: readonly Section[] = [start, whereInside];
/** Where the person is comes after the visa, on rules of its own; so little comes with the first question. */
export const visaRenewalBeginning: readonly Section[] = [start, visaHeld];

/** Of Express Entry: the profile, and the application after an invitation. */
export const expressEntryBeginning: readonly Section[] = [
  { ...start, steps: [profileWelcome, profileUploadEarly] },
  whereInside,
];
export const invitedBeginning: readonly Section[] = [
  { ...start, steps: [invitedWelcome, profileUploadEarly] },
  whereInside,
];

const startShort: Section = {
  id: "start",
  title: { en: "Getting started", fr: "Pour commencer" },
  steps: [welcome],
};
const where: Section = {
  id: "where",
  title: { en: "Where you are", fr: "Où vous êtes" },
  steps: [country, passportCountries],
};
const you: Section = { id: "you", title: { en: "About you", fr: "À propos de vous" }, steps: [birthday] };

/** With what the lawyer needs first: where the person is, and with which status. */
export const courtBeginning: readonly Section[] = [
  { ...start, steps: [welcomeToCourtCase, earlyUploadOfCourtCase] },
  whereWithFile,
];
/** What follows rests on the reasons, which are many and asked on the next page. */
export const requestBeginning: readonly Section[] = [{ ...start, steps: [welcomeToRequest, earlyUploadOfRequest] }];

export const sinBeginning: readonly Section[] = [
  {
    id: "sin",
    title: { en: "Social insurance number", fr: "Numéro d’assurance sociale" },
    steps: [sinAppHub, sinApplicationType],
  },
];

export const shortBeginning: readonly Section[] = [startShort, where, you];
/** What follows asks about agreements with countries, on rules and a table that no other beginning needs. */
export const youthMobilityBeginning: readonly Section[] = [start];
/** What follows asks about the visit, on rules that no other beginning needs. */
export const visitorBeginning: readonly Section[] = [start];

const beginningsInPart: Partial<Record<TypeInPart, readonly Section[]>> = {};

const beginnings: Record<Exclude<ApplicationType, TypeInPart>, readonly Section[]> = {
  Student: firstPermitBeginning,
  StudentExtension: renewingBeginning,
  Dli: renewingBeginning,
  StandaloneFamily: familyBeginning,
  SpeFamily: familyBeginning,
  ExpressEntry: expressEntryBeginning,
  ExpressEntryIta: invitedBeginning,
  TrvSpe: visaRenewalBeginning,
  TrvPgwp: visaRenewalBeginning,
  JudicialReview: courtBeginning,
  IrccRequest: requestBeginning,
  WorkPermit: familyBeginning,
  CoOpWorkPermit: familyBeginning,
  PgwpFamily: familyBeginning,
  VisitorVisa: visitorBeginning,
  Iec: youthMobilityBeginning,
  SinRequest: sinBeginning,
};

export const beginningOf = (type: ApplicationType): readonly Section[] =>
  asksOnlyPart(type) ? (beginningsInPart[type] ?? shortBeginning) : beginnings[type];
