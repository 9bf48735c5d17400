import type { Text } from "../../kernel/text.ts";
import { biometricsContradictionCheck, biometricsGroup } from "../biometrics/biometrics.ts";
import { accompanyingChildren, hasAccompanyingChild, numberOfChildren } from "../family/children.ts";
import { accompanyingSpouse, familyBreakpoint, maritalStatusGroup } from "../family/family.ts";
import { dependentsDisclaimer, reviewAnswers } from "../application/finishing.ts";
import { historyBreakpoint, neverAppliedConfirmation, previousVisaApplications } from "../background/visaHistory.ts";
import { intendedWorkInCanada } from "../work/intendedWork.ts";
import {
  bowpIsHoldingValidWorkPermit,
  bowpIsPrincipalApplicantOnPr,
  bowpResidingInCanadaOutsideQuebec,
  bowpSubmittedPrApplicationAndReceivedAor,
} from "../work/bridgingPermit.ts";
import { jobDescription, jobStatus, jobTitle, tradeCertificate } from "../work/work.ts";
import { stillAdmissible } from "../status/visaHeld.ts";
import { shortBeginning } from "./beginnings.ts";
import type { TypeInPart } from "./builtWhole.ts";
import type { Section } from "./section.ts";

/**
 * The flows that are not built whole yet: only the first subjects are asked about. All of their steps, in order:
 * docs/facts/flows.md section 1.
 */

const family: Section = {
  id: "family",
  title: { en: "Your family", fr: "Votre famille" },
  steps: [
    familyBreakpoint,
    maritalStatusGroup,
    accompanyingSpouse,
    hasAccompanyingChild,
    numberOfChildren,
    accompanyingChildren,
  ],
};

const familyAlone: Section = { ...family, steps: [familyBreakpoint, maritalStatusGroup] };

const historyTitle: Text = { en: "Your history", fr: "Vos antécédents" };

const history: Section = {
  id: "history",
  title: historyTitle,
  steps: [
    historyBreakpoint,
    previousVisaApplications,
    neverAppliedConfirmation,
    biometricsGroup,
    biometricsContradictionCheck,
  ],
};

const finish: Section = {
  id: "finish",
  title: { en: "Check and finish", fr: "Vérifier et terminer" },
  steps: [reviewAnswers],
};

/** Where the family’s own applications come later, and the applicant agrees to that. */
const finishBeforeFamily: Section = { ...finish, steps: [dependentsDisclaimer, reviewAnswers] };

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [intendedWorkInCanada, jobStatus, jobTitle, jobDescription, tradeCertificate],
};

const bridge: Section = {
  id: "bridge",
  title: { en: "Your bridging permit", fr: "Votre permis transitoire" },
  steps: [
    bowpIsHoldingValidWorkPermit,
    bowpIsPrincipalApplicantOnPr,
    bowpSubmittedPrApplicationAndReceivedAor,
    bowpResidingInCanadaOutsideQuebec,
  ],
};

const workFlow = [...shortBeginning, work, family, history, finish];

export const laterFlows: Record<TypeInPart, readonly Section[]> = {
  WorkPermitExtension: [
    ...shortBeginning,
    { ...work, steps: [stillAdmissible, ...work.steps] },
    family,
    history,
    finishBeforeFamily,
  ],
  Lmia: workFlow,
  C10: workFlow,
  ClosedWorkPermit: workFlow,
  Bowp: [...shortBeginning, bridge, familyAlone, history, finish],
};
