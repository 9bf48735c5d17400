import { welcomeToBridge, welcomeToWork } from "../work/welcomeToWork.ts";
import { earlyUpload } from "../application/starting.ts";
import { earlyUploadOfRequest, welcomeToRequest } from "../authority/pagesOfRequest.ts";
import { earlyUploadOfCourtCase, welcomeToCourtCase } from "../court/pagesOfCourtCase.ts";
import { invitedWelcome, profileUploadEarly, profileWelcome } from "../expressEntry/welcome.ts";
import { sinAppHub, sinApplicationType } from "../socialInsurance/sinQuestions.ts";
import type { Section } from "./section.ts";
import { whereWithFile } from "./sections/aboutFile.ts";
import { start } from "./sections/start.ts";
import { visaHeld } from "./sections/visaHeld.ts";
import { whereBeforeWork, whereInside } from "./sections/whereInside.ts";

/** How the flows begin that ask at once what no other type does: these pages come with all questions of their type (ADR 0201). */

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

const startOfWork: Section = { ...start, steps: [welcomeToWork, earlyUpload] };
export const workExtensionBeginning: readonly Section[] = [startOfWork, whereInside];
export const employerPermitBeginning: readonly Section[] = [startOfWork, whereBeforeWork];
/** What the permit bridges comes before where the person is. */
export const bridgingBeginning: readonly Section[] = [{ ...start, steps: [welcomeToBridge, earlyUpload] }];
