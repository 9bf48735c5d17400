import { biometricsContradictionCheck, biometricsGroup } from "../../biometrics/biometrics.ts";
import { criminalHistoryGroup } from "../../background/criminal.ts";
import { travelHistoryGroup } from "../../background/travel.ts";
import { historyBreakpoint, neverAppliedConfirmation, previousVisaApplications } from "../../background/visaHistory.ts";
import { visaViolations } from "../../background/visaViolations.ts";
import type { Section } from "../section.ts";

/** What counts about the past: applications, refusals, travel, biometrics, and the law. */

export const history: Section = {
  id: "history",
  title: { en: "Your history", fr: "Vos antécédents" },
  steps: [
    historyBreakpoint,
    previousVisaApplications,
    neverAppliedConfirmation,
    visaViolations,
    travelHistoryGroup,
    biometricsGroup,
    biometricsContradictionCheck,
  ],
};

/** Of who applies for a work permit from inside Canada: travel is not asked about. */
export const historyWithoutTravel: Section = {
  ...history,
  steps: history.steps.filter((step) => step !== travelHistoryGroup),
};

export const law: Section = {
  id: "law",
  title: { en: "You and the law", fr: "Vous et la justice" },
  steps: [criminalHistoryGroup],
};

export const historyPage: Section = {
  id: "history",
  title: { en: "Your history", fr: "Vos antécédents" },
  steps: [historyBreakpoint],
};
