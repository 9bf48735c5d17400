import type { CaseReader } from "../../caseFile/reader.ts";
import { isExpressEntry, isPostGraduationPermit, isStudent } from "../../conditions/application/application.ts";
import { spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { isFlightGraduate, tookLanguageTest } from "../../conditions/studies/study.ts";
import { all, not } from "../../kernel/condition.ts";
import { languageTestValidity } from "../../tables/status/timeLimits.ts";
import { languageText as text } from "./language.text.ts";
import { countsIfItFits } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { expressEntryList, graduateDocuments } from "../studies/studySources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";

/** Results of language tests. */

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
    readPaper("main", {
      ...aResult,
      level: {
        cases: [
          [all(isPostGraduationPermit, not(isFlightGraduate)), "Required", text.conditionOfPermit],
          [isPostGraduationPermit, "NotApplicable", text.pilotsAreExempt],
          [isExpressEntry, "Required", text.pointsNeedProof],
          [tookLanguageTest, "Required", text.toldOfIt],
          [isStudent, "Recommended", text.helpsStudent],
        ],
        otherwise: countsIfItFits,
        sources: [graduateDocuments, expressEntryList],
      },
      potentialWarnings: [...ofReadFields, "languageTestExpired", "languageTestBelowClb5", "languageTestBelowClb7"],
      instructions: text.instructions,
      splitScreen: true,
      noDocument: text.noResult,
    }),
  ],
});

const spouseLanguageTest: VaultPage = suppliedPage("spouse", {
  slug: "spouse-language-test",
  name: text.test,
  tags: [],
  appliesTo: ["Student", "StudentExtension", "ExpressEntry", "ExpressEntryIta", "Dli"],
  slots: [
    readPaper("spouse", {
      ...aResult,
      level: {
        cases: [
          [spouseStudies, "Recommended"],
          [isExpressEntry, "Recommended", text.spousePoints],
        ],
        otherwise: countsIfItFits,
        sources: [expressEntryList],
      },
      potentialWarnings: [...ofReadFields, "languageTestExpired"],
      instructions: text.spouseInstructions,
    }),
  ],
});

export const languagePages: readonly VaultPage[] = [languageTest, spouseLanguageTest];
