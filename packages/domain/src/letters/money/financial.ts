import type { ApplicationType } from "../../caseFile/application.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { largeDepositWasFound } from "../../conditions/money/deposits.ts";
import { hasSecondSupporter, isSupported } from "../../conditions/money/money.ts";
import { all, not } from "../../kernel/condition.ts";
import { letter, nothingCallsForIt } from "../letter.ts";
import { preparedByLawyer, suppliedByApplicant } from "../permissions.ts";

const studiesAndFamily: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "Dli",
];

/** Letters about money: who helps to pay, and where large sums come from. */
export const financialLetters = [
  letter({
    id: "lumpSumExplanation",
    name: { en: "Lump Sum Explanation", fr: "Explication d’un dépôt important" },
    slug: "lump-sum-explanation",
    lawyerSlug: "lump-sum-explanation-letter",
    appliesTo: [...studiesAndFamily, "VisitorVisa", "ExpressEntry", "ExpressEntryIta", "Iec"],
    requirement: {
      id: "letters.lumpSumExplanation",
      cases: [[largeDepositWasFound, "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "lump-sum-explanation",
    alwaysAllowGeneration: true,
  }),
  letter({
    id: "financialSupporter",
    name: { en: "Financial Supporter Letter", fr: "Lettre de soutien financier" },
    slug: "financial-supporter",
    lawyerSlug: "financial-supporter-letter",
    appliesTo: studiesAndFamily,
    requirement: {
      id: "letters.financialSupporter",
      cases: [[all(isSupported, not(hasSecondSupporter)), "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "financial-supporter-letter",
  }),
  letter({
    id: "firstFinancialSupporter",
    name: { en: "First Financial Supporter Letter", fr: "Lettre de la première personne qui soutient" },
    slug: "first-financial-supporter",
    lawyerSlug: "first-financial-supporter-letter",
    appliesTo: studiesAndFamily,
    requirement: {
      id: "letters.firstFinancialSupporter",
      cases: [[all(isSupported, hasSecondSupporter), "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "financial-supporter-letter",
  }),
  letter({
    id: "secondFinancialSupporter",
    name: { en: "Second Financial Supporter Letter", fr: "Lettre de la deuxième personne qui soutient" },
    slug: "second-financial-supporter",
    lawyerSlug: "second-financial-support-letter",
    appliesTo: studiesAndFamily,
    requirement: {
      id: "letters.secondFinancialSupporter",
      cases: [[all(isSupported, hasSecondSupporter), "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "second-financial-supporter-letter",
    alwaysAllowGeneration: true,
  }),
  letter({
    id: "financialSupport",
    name: { en: "Financial Support Summary", fr: "Sommaire du soutien financier" },
    slug: "financial-support",
    lawyerSlug: "financial-support-letter",
    appliesTo: studiesAndFamily,
    requirement: {
      id: "letters.financialSupport",
      cases: [[isSupported, "Recommended"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "financial-support-letter",
  }),
  letter({
    id: "financialExplanation",
    name: { en: "Financial Explanation", fr: "Explication financière" },
    slug: "financial-explanation",
    lawyerSlug: "financial-explanation-letter",
    appliesTo: studiesAndFamily,
    requirement: {
      id: "letters.financialExplanation",
      cases: [
        [all(isStudyApplication, isSupported), "Recommended"],
        [isStudyApplication, "IfApplicable"],
      ],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: preparedByLawyer,
    sendToDocVault: "financial-explanation",
  }),
];
