import type { ApplicationType } from "../../caseFile/application.ts";
import { welcome } from "../application/starting.ts";
import { earlyUploadOfRequest, welcomeToRequest } from "../authority/pagesOfRequest.ts";
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
export const familyBeginning: readonly Section[] = [start, whereInside];
/** Where the person is comes after the visa, on rules of its own; so little comes with the first question. */
export const visaRenewalBeginning: readonly Section[] = [start, visaHeld];

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
/** The age limit of the programme comes first, so the birthday does. */
export const youthMobilityBeginning: readonly Section[] = [startShort, you, where];
/** What follows asks about the visit, on rules that no other beginning needs. */
export const visitorBeginning: readonly Section[] = [startShort];

const beginningsInPart: Partial<Record<TypeInPart, readonly Section[]>> = {
  Iec: youthMobilityBeginning,
  VisitorVisa: visitorBeginning,
};

const beginnings: Record<Exclude<ApplicationType, TypeInPart>, readonly Section[]> = {
  Student: firstPermitBeginning,
  StudentExtension: renewingBeginning,
  Dli: renewingBeginning,
  StandaloneFamily: familyBeginning,
  SpeFamily: familyBeginning,
  TrvSpe: visaRenewalBeginning,
  TrvPgwp: visaRenewalBeginning,
  JudicialReview: courtBeginning,
  IrccRequest: requestBeginning,
  SinRequest: sinBeginning,
};

export const beginningOf = (type: ApplicationType): readonly Section[] =>
  asksOnlyPart(type) ? (beginningsInPart[type] ?? shortBeginning) : beginnings[type];
