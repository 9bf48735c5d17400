import type { Text } from "../../kernel/text.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import type { Field } from "../step.ts";
import { details, lengthOf } from "../../fields/checks/texts.ts";

const text = (id: string, question: Text): Field => ({
  id,
  kind: "multiline",
  question,
  length: lengthOf(narrativeLength),
  needed: "always",
  checks: [details],
});

/** The four texts about a condition (document 3 section 3.1, Health). */
export const medicalDetailFields: readonly Field[] = [
  text("healthIssueMedicalHistoryDescription", {
    en: "What is or was the condition, and since when?",
    fr: "De quel problème s’agit-il ou s’agissait-il, et depuis quand?",
  }),
  text("healthIssueWhyNotConcern", {
    en: "Why is it no concern for your stay?",
    fr: "Pourquoi cela ne nuit-il pas à votre séjour?",
  }),
  text("healthIssueCurrentTreatmentDetails", {
    en: "Which treatment or medicine do you have now?",
    fr: "Quel traitement ou médicament prenez-vous maintenant?",
  }),
  text("healthIssueCostInCanada", {
    en: "What would it cost in Canada, and who pays?",
    fr: "Combien cela coûterait-il au Canada, et qui paierait?",
  }),
];
