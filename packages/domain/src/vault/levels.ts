import type { CaseRule } from "../caseFile/rule.ts";
import type { Clause } from "../kernel/text.ts";
import type { RequirementLevel } from "./page.ts";

/** Endings that many rules share. */

type Otherwise = CaseRule<RequirementLevel>["otherwise"];

export const nothingCallsForIt: Otherwise = [
  { en: "nothing in your answers requires this document", fr: "rien dans vos réponses n’exige ce document" },
  "NotApplicable",
];

export const countsIfItFits: Otherwise = [
  {
    en: "it counts only if it fits your situation",
    fr: "{il} {compte|comptent} seulement si votre situation s’y prête",
  },
  "IfApplicable",
];

/** Of a letter that goes with the file: the stage of the case calls for it, and no answer does. */
export const writtenAtReview: Otherwise = [
  {
    en: "the lawyer writes it only when reviewing the file",
    fr: "l’équipe juridique {le} rédige seulement en examinant le dossier",
  },
  "NotApplicable",
];

export const helpsYourCase = (because: Clause): Otherwise => [because, "Recommended"];

export const alwaysRequired = (because: Clause): Otherwise => [because, "Required"];
