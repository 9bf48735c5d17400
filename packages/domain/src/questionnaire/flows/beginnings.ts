import type { ApplicationType } from "../../caseFile/application.ts";
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

/** What follows is about the visa that ends. */
const startAlone: readonly Section[] = [start];
/** What follows asks about agreements with countries, on rules and a table that no other beginning needs. */
export const youthMobilityBeginning: readonly Section[] = [start];
/** What follows asks about the visit, on rules that no other beginning needs. */
export const visitorBeginning: readonly Section[] = [start];

const beginnings: Partial<Record<ApplicationType, readonly Section[]>> = {
  Student: firstPermitBeginning,
  StudentExtension: renewingBeginning,
  Dli: renewingBeginning,
  StandaloneFamily: familyBeginning,
  SpeFamily: familyBeginning,
  TrvSpe: startAlone,
  TrvPgwp: startAlone,
  WorkPermit: familyBeginning,
  CoOpWorkPermit: familyBeginning,
  PgwpFamily: familyBeginning,
  VisitorVisa: visitorBeginning,
  Iec: youthMobilityBeginning,
};

/** None of a type that is not named: its first page is its own already, and comes with all its questions. */
export const beginningOf = (type: ApplicationType): readonly Section[] => beginnings[type] ?? [];
