import type { ApplicationType } from "../../caseFile/application.ts";
import { welcome } from "../application/starting.ts";
import { country } from "../background/residence.ts";
import { birthday, passportCountries } from "../identity/identity.ts";
import { asksOnlyPart, type TypeInPart } from "./builtWhole.ts";
import type { Section } from "./section.ts";
import { start } from "./sections/start.ts";
import { whereApplying } from "./sections/whereApplying.ts";
import { whereInside, whereInsideRenewing } from "./sections/whereInside.ts";

/**
 * The sections with which each flow begins: whole sections, and few, as a page that asks the first question loads these and
 * no others (ADR 0126). Each flow is written as its beginning and what follows. What no other type asks at its beginning stands
 * in `ownBeginnings.ts` and comes with the questions of the type.
 */

export const firstPermitBeginning: readonly Section[] = [start, whereApplying];
export const renewingBeginning: readonly Section[] = [start, whereInsideRenewing];
/** Also that of graduates and of students who ask for a placement permit. */
export const familyBeginning: readonly Section[] = [start, whereInside];
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

export const shortBeginning: readonly Section[] = [startShort, where, you];
/** What follows is about the visa that ends. */
const startAlone: readonly Section[] = [start];
/** Their first page is their own already. */
const withTheirQuestions: readonly Section[] = [];
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
  ExpressEntry: withTheirQuestions,
  ExpressEntryIta: withTheirQuestions,
  TrvSpe: startAlone,
  TrvPgwp: startAlone,
  JudicialReview: withTheirQuestions,
  IrccRequest: withTheirQuestions,
  WorkPermit: familyBeginning,
  CoOpWorkPermit: familyBeginning,
  PgwpFamily: familyBeginning,
  VisitorVisa: visitorBeginning,
  Iec: youthMobilityBeginning,
  SinRequest: withTheirQuestions,
};

export const beginningOf = (type: ApplicationType): readonly Section[] =>
  asksOnlyPart(type) ? (beginningsInPart[type] ?? shortBeginning) : beginnings[type];
