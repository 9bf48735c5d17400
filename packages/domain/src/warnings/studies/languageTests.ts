import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isPostGraduationPermit } from "../../conditions/application/application.ts";
import { isFlightGraduate } from "../../conditions/studies/study.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { languageLevels } from "../../tables/language/languageLevels.ts";
import { postGraduationLanguage } from "../../tables/studies/postGraduation.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/**
 * Results of a language test, against the level that a post-graduation work permit asks for. The level is that of the weakest of
 * four abilities, by the table of the day of the test. Nothing is said where the kind of test, its day or a score is not known.
 */

type Level = NonNullable<Answers["canadianLevelOfStudy"]>;
type Asked = "universityDegree" | "otherDegree" | "universityProgramme" | "otherProgramme";

const askedOf: Partial<Record<Level, Asked>> = {
  bachelor: "universityDegree",
  master: "universityDegree",
  doctorate: "universityDegree",
  professional: "universityDegree",
  collegeAppliedDegree: "otherDegree",
  vocationalQuebec: "otherProgramme",
  cegepPreUniversity: "otherProgramme",
  cegepTechnical: "otherProgramme",
  collegeCertificate: "otherProgramme",
  collegeDiploma: "otherProgramme",
};

/** Where the level of study does not tell, the lowest level of the table: whoever is below it is below any. */
function levelAsked(the: CaseReader): number | undefined {
  if (!isPostGraduationPermit.evaluate(the).holds || isFlightGraduate.evaluate(the).holds) return undefined;
  const rule = the.row(postGraduationLanguage);
  if (!rule.found) return undefined;
  const level = the.answer("canadianLevelOfStudy2") ?? the.answer("canadianLevelOfStudy");
  const asked = level && askedOf[level];
  return asked ? rule.row.value[asked] : Math.min(...Object.values(rule.row.value));
}

function levelReached(the: CaseReader): number | undefined {
  const document = the.document();
  const [test, day] = [said(document, "languageTestKind"), said(document, "testDate")];
  if (test === undefined || day === undefined || !isIsoDate(day)) return undefined;
  const scores = Object.fromEntries(
    (["Speaking", "Listening", "Reading", "Writing"] as const).flatMap((skill) => {
      const score = said(document, skill);
      return score === undefined ? [] : [[skill, score]];
    }),
  );
  return languageLevels(test, scores, day)?.lowest ?? undefined;
}

const isBelow: Text = {
  en: "the weakest of the four results is at level {reached}, and your program asks for level {asked}",
  fr: "le plus faible des quatre résultats est au niveau {reached}, et votre programme exige le niveau {asked}",
};
const isUnderAll: Text = {
  en: "the weakest of the four results is under the levels that the test can show, and your program asks for level {asked}",
  fr: "le plus faible des quatre résultats est sous les niveaux que le test peut montrer, et votre programme exige le niveau {asked}",
};

const below =
  (level: 5 | 7) =>
  (the: CaseReader): Outcome => {
    const [asked, reached] = [levelAsked(the), levelReached(the)];
    if (asked !== level || reached === undefined || reached >= asked) return notRaised;
    return { holds: true, because: [fill(reached === 0 ? isUnderAll : isBelow, { reached, asked })] };
  };

const warning = (id: "languageTestBelowClb5" | "languageTestBelowClb7", level: 5 | 7): DocumentWarning =>
  documentWarning({
    id,
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["testDate"],
    ofField: "languageTestKind",
    raisedWhen: below(level),
    name: { en: `Language Test Not Meeting CLB ${level}`, fr: `Test de langue sous le NCLC ${level}` },
    message: {
      en: `A result of this test is below CLB ${level}.`,
      fr: `Un résultat de ce test est inférieur au NCLC ${level}.`,
    },
    fix: {
      en: "Check the results that were read. If they are right, take the test again or use another accepted test.",
      fr: "Vérifiez les résultats lus. S’ils sont exacts, passez le test de nouveau ou utilisez un autre test accepté.",
    },
  });

export const languageTestWarnings: readonly DocumentWarning[] = [
  warning("languageTestBelowClb5", 5),
  warning("languageTestBelowClb7", 7),
];
