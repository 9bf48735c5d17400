import type { CaseFile } from "../../../../caseFile/caseFile.ts";
import type { Language, Text } from "../../../../kernel/text.ts";
import { languagePath } from "../../../letterContent.ts";
import type { StatementAnswer } from "../answers.ts";

/** A worked example: an invented person, the case that Boreal writes around, and what they typed into the fields of the statement. */
export type WorkedExample = {
  readonly id: string;
  readonly about: Text;
  readonly caseFile: (language: Language) => CaseFile;
  readonly typed: Partial<Record<StatementAnswer, Text>>;
};

/** The case of an example, with what was typed in one of the languages. */
export const caseOfExample = ({ caseFile, typed }: WorkedExample, language: Language): CaseFile => ({
  ...caseFile(language),
  letters: {
    studyPlan: {
      ...Object.fromEntries(Object.entries(typed).map(([id, words]) => [id, words[language]])),
      [languagePath]: language,
    },
  },
});
