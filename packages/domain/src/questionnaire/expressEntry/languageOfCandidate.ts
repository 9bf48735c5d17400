import {
  firstTestIsEnglish,
  firstTestIsFrench,
  tookCountingTest,
  tookSecondTest,
} from "../../conditions/expressEntry/asked.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import type { Text } from "../../kernel/text.ts";
import { scoreFieldsOf } from "../language/languageScores.ts";
import { composite, question, type QuestionChoice, type QuestionStep } from "../step.ts";
import { languageTest } from "../studies/schooling.ts";

/** Language tests of a candidate: the first one in the words of Express Entry, its day, and the second one (ADR 0189). */

/** Only these count. The stored names are those of the other flows, where some of them are two tests. */
const englishTests: readonly QuestionChoice[] = [
  {
    value: "IELTS",
    label: { en: "IELTS General Training (English)", fr: "IELTS, formation générale (anglais)" },
  },
  { value: "CELPIP", label: { en: "CELPIP-General (English)", fr: "CELPIP, général (anglais)" } },
  { value: "PTE", label: { en: "PTE Core (English)", fr: "PTE Core (anglais)" } },
];
const frenchTests: readonly QuestionChoice[] = [
  { value: "TEF", label: { en: "TEF Canada (French)", fr: "TEF Canada (français)" } },
  { value: "TCF", label: { en: "TCF Canada (French)", fr: "TCF Canada (français)" } },
];
export const testsThatCount: readonly QuestionChoice[] = [...englishTests, ...frenchTests];
export const noTest: QuestionChoice = { value: "None", label: { en: "None", fr: "Aucun" } };

const firstAndSecond: Text = {
  en: "Language gives more points than anything else you can change.",
  fr: "La langue donne plus de points que tout ce que vous pouvez changer.",
};

export const languageTestOfCandidate: QuestionStep = {
  ...languageTest,
  question: {
    en: "Which test did you take in your first official language?",
    fr: "Quel test avez-vous passé dans votre première langue officielle?",
  },
  hint: {
    en: "English or French: the one with the better results. Other tests, such as IELTS Academic, do not count.",
    fr: "Le français ou l’anglais : la langue où vos résultats sont les meilleurs. D’autres tests, comme IELTS Academic, ne comptent pas.",
  },
  whyWeAsk: firstAndSecond,
  choices: [...testsThatCount, { value: "Other", label: { en: "Another test", fr: "Un autre test" } }, noTest],
};

const dayOfTest: Text = {
  en: "The date on the result. It counts while it is less than two years old.",
  fr: "La date inscrite sur le relevé. Il compte tant qu’il a moins de deux ans.",
};

export const languageTestDate = question({
  id: "languageTestDate",
  kind: "date",
  person: "main",
  question: { en: "When did you take the test?", fr: "Quand avez-vous passé le test?" },
  hint: dayOfTest,
  whyWeAsk: firstAndSecond,
  needed: tookCountingTest,
  shown: tookCountingTest,
  checks: [notAfterToday],
});

export const secondLanguageTest = question({
  id: "secondLanguageTest",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "Did you also take a test in the other official language?",
    fr: "Avez-vous aussi passé un test dans l’autre langue officielle?",
  },
  hint: {
    en: "A second test counts only in the other language.",
    fr: "Un deuxième test compte seulement dans l’autre langue.",
  },
  whyWeAsk: firstAndSecond,
  choices: [
    ...englishTests.map((test) => ({ ...test, offered: firstTestIsFrench })),
    ...frenchTests.map((test) => ({ ...test, offered: firstTestIsEnglish })),
    noTest,
  ],
  needed: tookCountingTest,
  shown: tookCountingTest,
});

export const secondLanguageTestScore = composite({
  id: "secondLanguageTestScore",
  person: "main",
  look: "fields",
  question: { en: "What were the scores of the second test?", fr: "Quelles ont été les notes du deuxième test?" },
  hint: { en: "Copy the four scores from the result sheet.", fr: "Recopiez les quatre notes du relevé." },
  whyWeAsk: firstAndSecond,
  needed: tookSecondTest,
  shown: tookSecondTest,
  fields: scoreFieldsOf("secondLanguageTest"),
});

export const secondLanguageTestDate = question({
  id: "secondLanguageTestDate",
  kind: "date",
  person: "main",
  question: { en: "When did you take the second test?", fr: "Quand avez-vous passé le deuxième test?" },
  hint: dayOfTest,
  whyWeAsk: firstAndSecond,
  needed: tookSecondTest,
  shown: tookSecondTest,
  checks: [notAfterToday],
});
