import { imm1294Communication, imm1294EaseLanguages } from "../../lists/officialForms/formChoices1294.ts";
import { choicesOf, languageChoices, searchLanguage } from "../fields/choices.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormPrefill, FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import { languageWords } from "../fields/personalWords.ts";
import { answered, firstOf, inProfile, ofApplicant } from "../prefills/origins.ts";

/** Tests of French; the others that the questionnaire lists are of English. */
const frenchTests = ["TEF", "TCF", "TEFAQ"];
const unclear = ["None", "Other"];

/** Not among the tests of agencies that IRCC designates; whether another one is, nobody can tell. */
const notDesignated = ["Duolingo", "Other"];

const told: Text = {
  en: "from your language test, choose Both if you speak both",
  fr: "d’après votre test de langue\u00A0: choisissez Les deux si vous parlez les deux",
};

const spokenPrefill: FormPrefill = (the) => {
  const test = the.case.answer("languageTest");
  if (test === undefined || unclear.includes(test)) return undefined;
  return {
    value: frenchTests.includes(test) ? "French" : "English",
    from: { fact: "answers.languageTest", says: told },
  };
};

export const language: FormSection = {
  id: "language",
  title: { en: "Languages", fr: "Langues" },
  parts: [
    {
      path: "language.nativeLanguage",
      kind: "choice",
      hint: searchLanguage,
      label: { en: "Native language", fr: "Langue maternelle" },
      choices: languageChoices,
      needed: "always",
      prefill: ofApplicant(inProfile("nativeLanguage", (code) => code)),
    },
    {
      path: "language.canCommunicateInEnglishFrench",
      kind: "choice",
      label: languageWords.canCommunicate,
      hint: { en: "Choose Both if you speak both.", fr: "Choisissez Les deux si vous parlez les deux langues." },
      choices: choicesOf(imm1294Communication),
      needed: "always",
      prefill: ofApplicant(
        firstOf(
          inProfile("canCommunicateInEnglishFrench", (code) => code),
          spokenPrefill,
        ),
      ),
    },
    {
      path: "language.mostAtEaseLanguage",
      kind: "choice",
      label: languageWords.mostAtEase,
      choices: choicesOf(imm1294EaseLanguages),
      shown: isAt("language.canCommunicateInEnglishFrench", "Both"),
      needed: "always",
      prefill: ofApplicant(inProfile("mostAtEaseLanguage", (code) => code)),
    },
    {
      path: "language.hasLanguageTest",
      kind: "yesNo",
      label: {
        en: "Did you take a language test at a designated agency?",
        fr: "Avez-vous passé un test de langue dans un organisme désigné?",
      },
      needed: "always",
      prefill: ofApplicant(
        answered("languageTest", (test) => (notDesignated.includes(test) ? undefined : test !== "None")),
      ),
    },
  ],
};
