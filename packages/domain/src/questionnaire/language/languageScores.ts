import type { CaseReader } from "../../caseFile/reader.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { languageScoreScales } from "../../tables/language/languageScores.ts";
import { ofText } from "../../fields/checks/checks.ts";
import type { Field } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";

type Skill = "Speaking" | "Listening" | "Reading" | "Writing";

/** The answer that names the test. */
type TestKey = "languageTest" | "secondLanguageTest" | "spouseLanguageTest";

/** A score that the chosen test can give; tests whose scale is not known take any text. */
const onScale = (skill: Skill, ofTest: TestKey) =>
  ofText((value, the: CaseReader) => {
    const test = the.answer(ofTest);
    const scales = the.row(languageScoreScales);
    const scale = test !== undefined && scales.found ? scales.row.value[test]?.[skill] : undefined;
    if (!scale) return undefined;
    const typed = value.trim();
    const score = Number(typed.replace(",", "."));
    const fits =
      scale.letters?.includes(typed.toUpperCase()) ||
      (/^\d+([.,]\d)?$/.test(typed) &&
        score >= scale.least &&
        score <= scale.most &&
        (score * 10) % (scale.step * 10) === 0);
    return fits
      ? undefined
      : refusal("scoreRange", {
          en: "This score does not exist on that test. Check your result sheet.",
          fr: "Cette note n’existe pas dans ce test. Vérifiez votre relevé.",
        });
  });

const score = (id: Skill, question: Text, ofTest: TestKey): Field => ({
  id,
  kind: "text",
  question,
  needed: "always",
  checks: [notBlank, onScale(id, ofTest)],
});

export const scoreFieldsOf = (ofTest: TestKey): readonly Field[] => [
  score("Speaking", { en: "Speaking", fr: "Expression orale" }, ofTest),
  score("Listening", { en: "Listening", fr: "Compréhension orale" }, ofTest),
  score("Reading", { en: "Reading", fr: "Compréhension écrite" }, ofTest),
  score("Writing", { en: "Writing", fr: "Expression écrite" }, ofTest),
];

export const languageScoreFields: readonly Field[] = scoreFieldsOf("languageTest");
