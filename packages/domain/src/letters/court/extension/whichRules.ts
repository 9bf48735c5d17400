import { isAt, isNotGiven } from "../../../forms/fields/fieldConditions.ts";
import type { LetterField } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { asksFor } from "../caseInCourt.ts";

/**
 * Which rules set the period decides who extends it: a judge or an associate judge alone, at the informal request of a party
 * (rule 21(2) of the immigration rules), or the consent itself, once and by half of the period at most (rule 7).
 */

const gap = gapsOf("consentToExtensionOfTime");

export const ofImmigrationRules = isAt("rules", "immigration");
export const ofCourtsRules = isAt("rules", "courts");

export const whichRules: LetterField = {
  path: "rules",
  kind: "choice",
  label: { en: "Which rules set the period?", fr: "Quelles règles fixent le délai?" },
  choices: [
    {
      value: "immigration",
      label: { en: "The immigration rules: a judge decides", fr: "Celles de l’immigration\u00A0: un juge décide" },
    },
    {
      value: "courts",
      label: {
        en: "The Federal Courts Rules: the consent suffices",
        fr: "Celles des Cours fédérales\u00A0: le consentement suffit",
      },
    },
  ],
  hint: {
    en: "More time to apply for leave is asked for in Form IR-1 alone.",
    fr: "La prorogation pour demander l’autorisation se demande seulement dans la formule IR-1.",
  },
  needed: "always",
};

export const asksWhichRules = asksFor(
  isNotGiven("rules"),
  gap("Which rules set the period", "Quelles règles fixent le délai", "rules"),
);
