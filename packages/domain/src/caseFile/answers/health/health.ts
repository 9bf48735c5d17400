import { freeText, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme health, spelt as in the specification (document 3 section 3). */
export const healthAnswers = about("health", {
  isHealthy: yesNo(),
  isMedicalWork: yesNo(),
  hasDesireToWorkInMedicalProfession: yesNo(),
  hasMedicalExam: oneOf(["yes", "noBefore", "noAfter", "notRequired"]),
  medicalHistory: objectOf({
    hasSyphilis: yesNo(),
    syphilisTreated: yesNo(),
    dialysis: yesNo(),
    addiction: yesNo(),
    mentalHealth: yesNo(),
  }),
  medicalTb: objectOf({
    hasTb: yesNo(),
    tbTreatment: yesNo(),
    tbContact: yesNo(),
    tbContactScreened: yesNo(),
    tbPositive: yesNo(),
    tbPositiveTreatment: yesNo(),
  }),
  medicalHistoryDetails: objectOf({
    healthIssueMedicalHistoryDescription: freeText(),
    healthIssueWhyNotConcern: freeText(),
    healthIssueCurrentTreatmentDetails: freeText(),
    healthIssueCostInCanada: freeText(),
  }),
});
