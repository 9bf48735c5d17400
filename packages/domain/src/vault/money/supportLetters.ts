import type { ApplicationType } from "../../caseFile/application.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { isSupported } from "../../conditions/money/money.ts";
import { all } from "../../kernel/condition.ts";
import type { VaultPage } from "../page.ts";
import { othersSupply } from "../permissions.ts";
import { specified } from "../sources.ts";
import { suppliedPage, writtenLetter } from "../suppliedPage.ts";
import { supportersText as text } from "./supporters.text.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Letters that put all the money of an application together. */

const withStudent: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "Dli",
];
const sources = [specified("document 3 section 2.4")];

const explanation: VaultPage = suppliedPage("main", {
  slug: "financial-explanation",
  rights: closedToOutsiders,
  name: text.explanation,
  category: "Letter",
  tags: ["Banking"],
  appliesTo: withStudent,
  studentPermissions: othersSupply,
  lawyerCanGenerate: { letter: "financialExplanation" },
  slots: [
    writtenLetter("main", {
      id: "financialExplanation",
      name: text.explanation,
      level: {
        cases: [
          [all(isStudyApplication, isSupported), "Recommended", text.severalSources],
          [isStudyApplication, "IfApplicable", text.ifMoneyIsComplicated],
        ],
        otherwise: [text.noStudies, "NotApplicable"],
        sources,
      },
      instructions: text.explanationInstructions,
      maxFiles: 3,
    }),
  ],
});

const summary: VaultPage = suppliedPage("main", {
  slug: "financial-support-letter",
  rights: closedToOutsiders,
  name: text.summary,
  category: "Letter",
  tags: ["Banking"],
  appliesTo: withStudent,
  lawyerCanGenerate: { letter: "financialSupport" },
  slots: [
    writtenLetter("main", {
      id: "financialSupportLetter",
      name: text.summary,
      level: {
        cases: [[isSupported, "Recommended", text.severalSources]],
        otherwise: [text.nobodyHelps, "NotApplicable"],
        sources,
      },
      instructions: text.summaryInstructions,
      maxFiles: 1,
    }),
  ],
});

export const supportLetterPages: readonly VaultPage[] = [explanation, summary];
