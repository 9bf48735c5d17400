import { historyBreakpoint } from "../../background/visaHistory.ts";
import { familyBreakpoint } from "../../family/family.ts";
import { spouseCoop, spouseHasLetterOfAcceptance, spouseTuition } from "../../family/spouseVisa.ts";
import { familyOfWorker, familyOfWorkerInCanada, historyOfWorkerInCanada } from "../../work/pagesOfWork.ts";
import type { Section } from "../section.ts";
import { family, familyInBrief } from "./family.ts";
import { historyWithoutTravel } from "./history.ts";

/** What applicants for work permits are asked (docs/facts/flows.md section 1). */

const studiesOfSpouse: readonly unknown[] = [spouseHasLetterOfAcceptance, spouseCoop, spouseTuition];

/** Studies of a spouse are asked about where the applicant studies. */
export const familyWithWorker: Section = {
  ...family,
  steps: family.steps
    .filter((step) => !studiesOfSpouse.includes(step))
    .map((step) => (step === familyBreakpoint ? familyOfWorker : step)),
};

export const familyOfWorkerLater: Section = {
  ...familyInBrief,
  steps: familyInBrief.steps.map((step) => (step === familyBreakpoint ? familyOfWorkerInCanada : step)),
};

export const historyInCanada: Section = {
  ...historyWithoutTravel,
  steps: historyWithoutTravel.steps.map((step) => (step === historyBreakpoint ? historyOfWorkerInCanada : step)),
};
