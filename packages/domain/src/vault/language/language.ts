import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isExpressEntry, isPostGraduationPermit, isStudent } from "../../conditions/application/application.ts";
import { spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { isFlightGraduate, tookLanguageTest } from "../../conditions/studies/study.ts";
import { all, not } from "../../kernel/condition.ts";
import { languageTestValidity } from "../../tables/language/languageTests.ts";
import { countsIfItFits } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { expressEntryList, graduateDocuments } from "../studies/studySources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Results of language tests. */

/** Words that several places of this file say. */
const text = {
  test: { en: "Language Test", fr: "Test de langue", noun: "m" },
} satisfies Record<string, Text | Noun>;

function validityToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const validity = the.row(languageTestValidity);
  return { years: validity.found ? validity.row.value : "—" };
}

const aResult = {
  id: "languageTest",
  name: text.test,
  documentTypes: ["LanguageTestResult"],
  fieldsToRead: ["applicantFullName", "testDate", "Speaking", "Listening", "Reading", "Writing"],
  instructionValues: validityToday,
  maxFiles: 2,
} as const;

const languageTest: VaultPage = suppliedPage("main", {
  slug: "language-test",
  rights: closedToOutsiders,
  name: text.test,
  tags: ["Education", "Pgwp", "ExpressEntry"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "WorkPermit",
    "ExpressEntry",
    "ExpressEntryIta",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Dli",
    "Iec",
  ],
  slots: [
    parsedDocument("main", {
      ...aResult,
      level: {
        cases: [
          [
            all(isPostGraduationPermit, not(isFlightGraduate)),
            "Required",
            {
              en: "a language result is a condition of this permit",
              fr: "un résultat de test de langue est une condition de ce permis",
            },
          ],
          [
            isPostGraduationPermit,
            "NotApplicable",
            {
              en: "graduates of a flight school need no language result",
              fr: "après une école de pilotage, aucun résultat de test de langue n’est exigé",
            },
          ],
          [
            isExpressEntry,
            "Required",
            {
              en: "no profile is valid without a test result",
              fr: "aucun profil n’est valide sans résultat de test",
            },
          ],
          [
            tookLanguageTest,
            "Required",
            {
              en: "IRCC can ask to see what you declared",
              fr: "IRCC peut demander de voir ce que vous avez déclaré",
            },
          ],
          [
            isStudent,
            "Recommended",
            {
              en: "it helps to show that you can follow your program",
              fr: "il aide à montrer que vous pouvez suivre votre programme",
            },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [graduateDocuments, expressEntryList],
      },
      potentialWarnings: [...ofReadFields, "languageTestExpired", "languageTestBelowClb5", "languageTestBelowClb7"],
      instructions: {
        en: "Upload the official report of the test, every page. It must show your name, the day of the test and the scores for speaking, listening, reading and writing. On the day you apply, the test must be less than {years} years old. A booking or a practice score does not count.",
        fr: "Téléversez le rapport officiel du test, toutes les pages. On doit y lire votre nom, la date du test et les notes en expression orale, en compréhension de l’oral, en compréhension de l’écrit et en expression écrite. Le jour de la demande, le test doit dater de moins de {years} ans. Une inscription ou une note d’exercice ne compte pas.",
      },
      splitScreen: true,
      noDocument: { en: "I have no test result", fr: "Je n’ai pas de résultat de test" },
    }),
  ],
});

const spouseLanguageTest: VaultPage = suppliedPage("spouse", {
  slug: "spouse-language-test",
  rights: closedToOutsiders,
  name: text.test,
  tags: [],
  appliesTo: ["Student", "StudentExtension", "ExpressEntry", "ExpressEntryIta", "Dli"],
  slots: [
    parsedDocument("spouse", {
      ...aResult,
      level: {
        cases: [
          [spouseStudies, "Recommended"],
          [
            isExpressEntry,
            "Recommended",
            {
              en: "the result of your spouse or partner can give points",
              fr: "le résultat de votre conjoint ou partenaire peut donner des points",
            },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [expressEntryList],
      },
      potentialWarnings: [...ofReadFields, "languageTestExpired"],
      instructions: {
        en: "Upload the official report of your spouse or partner’s test, every page, with the name, the day of the test and all four scores. On the day you apply, the test must be less than {years} years old.",
        fr: "Téléversez le rapport officiel du test de votre conjoint ou partenaire, toutes les pages, avec le nom, la date du test et les quatre notes. Le jour de la demande, le test doit dater de moins de {years} ans.",
      },
    }),
  ],
});

export const languagePages: readonly VaultPage[] = [languageTest, spouseLanguageTest];
