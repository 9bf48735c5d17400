import type { CaseRule } from "../../caseFile/rule.ts";
import { isJudicialReview } from "../../conditions/application/application.ts";
import { spouseAccompanies } from "../../conditions/family/family.ts";
import { statementIsSettled } from "../../conditions/application/statement.ts";
import type { Permission, VaultPage } from "../page.ts";
import { ourDecision, specified } from "../sources.ts";
import { statementText as text } from "./statementOfPurpose.text.ts";
import { suppliedPage, writtenLetter } from "../suppliedPage.ts";

/** The statement of purpose, and what the spouse adds to it. */

const lifecycle = [specified("document 3 section 4.4")];

const statementPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.statementOfPurpose",
  cases: [
    [isJudicialReview, []],
    [statementIsSettled, ["View"]],
  ],
  otherwise: [text.canStillAdd, ["View", "Upload"]],
  sources: lifecycle,
};

const statement: VaultPage = suppliedPage("main", {
  slug: "study-plan",
  name: text.statement,
  category: "Letter",
  tags: ["Education"],
  appliesTo: ["Student", "StudentExtension", "JudicialReview", "Dli"],
  studentPermissions: statementPermissions,
  header: text.statementHeader,
  lawyerCanGenerate: { letter: "studyPlan" },
  slots: [
    writtenLetter("main", {
      id: "studyPlan",
      name: text.statementSlot,
      level: {
        cases: [[statementIsSettled, "Complete"]],
        otherwise: [text.pending, "NotApplicable"],
        sources: lifecycle,
      },
      instructions: text.statementInstructions,
      maxFiles: 1,
    }),
  ],
});

const spousalPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.spousalSupport",
  cases: [],
  otherwise: [text.lawyerPrepares, []],
  sources: [specified("document 3 section 6")],
};

const spousalSupport: VaultPage = suppliedPage("spouse", {
  slug: "spousal-support",
  name: text.spousal,
  category: "Letter",
  tags: [],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
  studentPermissions: spousalPermissions,
  lawyerCanGenerate: { letter: "spousalSupportLetter" },
  slots: [
    writtenLetter("spouse", {
      id: "spousalSupport",
      name: text.spousalSlot,
      level: {
        cases: [[spouseAccompanies, "Recommended", text.showsTies]],
        otherwise: [text.spouseStays, "NotApplicable"],
        sources: [ourDecision],
      },
      instructions: text.spousalInstructions,
      maxFiles: 1,
    }),
  ],
});

export const statementPages: readonly VaultPage[] = [statement, spousalSupport];
