import { hasDesireToWorkInMedicalProfession, hasMedicalExam, isHealthy, isMedicalWork } from "../../health/health.ts";
import { medicalHistoryDetails, medicalHistoryGroup, tuberculosisExposure } from "../../health/medicalHistory.ts";
import type { Section } from "../section.ts";

/** The health of the applicant. */

export const health: Section = {
  id: "health",
  title: { en: "Your health", fr: "Votre santé" },
  steps: [
    isHealthy,
    isMedicalWork,
    hasDesireToWorkInMedicalProfession,
    hasMedicalExam,
    medicalHistoryGroup,
    tuberculosisExposure,
    medicalHistoryDetails,
  ],
};

/** Who applies for a work permit says which work; a wish for another field is not asked. */
export const healthOfWorker: Section = {
  ...health,
  steps: health.steps.filter((step) => step !== hasDesireToWorkInMedicalProfession),
};
