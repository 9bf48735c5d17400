import type { CaseReader } from "../../caseFile/reader.ts";
import {
  answersExpressEntryInvitation,
  isBridgingPermit,
  isChangeOfSchool,
  isCoOpPermit,
  isExpressEntry,
  isExpressEntryProfile,
  isFamilyApplication,
  isPostGraduationPermit,
  isStudent,
  isStudentExtension,
  isStudyApplication,
  isTiedToEmployer,
  isWorkPermitExtension,
  isYouthMobility,
  renewsVisaInCanada,
} from "../../conditions/application/application.ts";
import { spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { needsNoSettlementFunds } from "../../conditions/expressEntry/expressEntry.ts";
import { othersPayEverything, paysAtLeastPart } from "../../conditions/money/money.ts";
import { all, any } from "../../kernel/condition.ts";
import { bankLetterAverage } from "../../tables/expressEntry/expressEntryFunds.ts";
import { investmentCertificateAmount } from "../../tables/money/recommendedFunds.ts";
import { investmentCertificateAge } from "../../tables/status/timeLimits.ts";
import { fundsText as text } from "./funds.text.ts";
import { statementPaper } from "./fundsPapers.ts";
import { grouped } from "../grouped.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483 } from "../sources.ts";
import { expressEntryList, financialSupportPage } from "../studies/studySources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";

/** Money of the applicant and the spouse. */

function averageToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const months = the.row(bankLetterAverage);
  return { months: months.found ? months.row.value : "—" };
}

const proofOfFunds: VaultPage = suppliedPage("main", {
  slug: "proof-of-funds",
  name: text.proof,
  tags: ["Banking"],
  appliesTo: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
  slots: [
    readPaper("main", {
      ...statementPaper,
      id: "bankStatements",
      name: text.statements,
      level: {
        cases: [
          [needsNoSettlementFunds, "NotApplicable", text.settlementFundsNotAsked],
          [isExpressEntry, "Recommended", text.bankLetterIsProof],
          [
            all(any(isStudent, isStudentExtension, isChangeOfSchool), othersPayEverything),
            "Recommended",
            text.ownAccountHelps,
          ],
          [all(isStudyApplication, paysAtLeastPart), "Required", text.firstYearMustBePaid],
          [isYouthMobility, "Required", text.startOfStay],
          [isFamilyApplication, "Required", text.familyLivesOnIt],
          [any(isWorkPermitExtension, isPostGraduationPermit, isBridgingPermit), "Recommended", text.livesMeanwhile],
          [renewsVisaInCanada, "Required", text.visaNeedsFunds],
          [any(isTiedToEmployer, isCoOpPermit), "Recommended", text.untilPaid],
        ],
        otherwise: countsIfItFits,
        sources: [checklist5483("item 7"), financialSupportPage],
      },
      instructions: text.statementsInstructions,
      subFileNames: text.statementFile,
      splitScreen: true,
    }),
    readPaper("main", {
      id: "otherFunds",
      name: text.otherFunds,
      documentTypes: ["FixedDeposit", "AccountStatement"],
      level: { otherwise: countsIfItFits, sources: [financialSupportPage] },
      potentialWarnings: [
        ...ofReadFields,
        "documentExpired",
        "notAcceptedForProofOfFunds",
        "missingAccountHolder",
        "missingAccountBalance",
        "corporateDocs",
        "insufficientFunds",
        "onlineScreenshot",
        "retirementFunds",
        "recentStatementRequired",
        "microfinance",
      ],
      fieldsToRead: ["accountHolderName", "closingBalance", "expiryDate", "assetType", "periodEnd", "accountType"],
      instructions: text.otherFundsInstructions,
      maxFiles: 15,
    }),
    readPaper("main", {
      id: "bankLetter",
      name: text.bankLetter,
      documentTypes: ["AccountStatement"],
      level: {
        cases: [
          [needsNoSettlementFunds, "NotApplicable", text.settlementFundsNotAsked],
          [answersExpressEntryInvitation, "Required", text.bankLetterAsked],
          [isExpressEntryProfile, "Recommended", text.soonNeeded],
          [isYouthMobility, "Recommended", text.startOfStay],
        ],
        otherwise: countsIfItFits,
        sources: [expressEntryList],
      },
      potentialWarnings: [
        ...ofReadFields,
        "notAcceptedForProofOfFunds",
        "missingAccountHolder",
        "missingAccountBalance",
        "corporateDocs",
        "onlineScreenshot",
        "retirementFunds",
        "recentStatementRequired",
        "microfinance",
      ],
      fieldsToRead: ["accountHolderName", "closingBalance", "periodEnd", "accountType"],
      instructions: text.bankLetterInstructions,
      instructionValues: averageToday,
      maxFiles: 6,
    }),
  ],
});

const spouseProofOfFunds: VaultPage = suppliedPage("spouse", {
  slug: "spouse-proof-of-funds",
  name: text.proof,
  tags: ["Banking"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "SpeFamily",
    "PgwpFamily",
    "ExpressEntry",
    "ExpressEntryIta",
    "Dli",
    "Iec",
  ],
  slots: [
    readPaper("spouse", {
      ...statementPaper,
      id: "proofOfFunds",
      name: text.proof,
      level: {
        cases: [[spouseStudies, "Required", text.spousePays]],
        otherwise: helpsYourCase(text.spouseMoneyCounts),
        sources: [financialSupportPage],
      },
      instructions: text.spouseStatementsInstructions,
      subFileNames: text.statementFile,
    }),
  ],
});

function certificateToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const [age, amount] = [the.row(investmentCertificateAge), the.row(investmentCertificateAmount)];
  return { months: age.found ? age.row.value : "—", amount: amount.found ? grouped(amount.row.value) : "—" };
}

const certificate: VaultPage = suppliedPage("main", {
  slug: "guaranteed-investment-certificate",
  name: text.certificate,
  tags: ["Banking"],
  appliesTo: ["Student", "StudentExtension", "Dli"],
  slots: [
    readPaper("main", {
      id: "guaranteedInvestmentCertificate",
      name: text.certificate,
      documentTypes: ["GIC"],
      level: {
        cases: [[isStudyApplication, "IfApplicable", text.acceptedNotMandatory]],
        otherwise: [text.noStudies, "NotApplicable"],
        sources: [checklist5483("item 7"), financialSupportPage],
      },
      potentialWarnings: [
        ...ofReadFields,
        "notAcceptedForProofOfFunds",
        "missingAccountHolder",
        "missingAccountBalance",
        "fileDate",
        "corporateDocs",
        "insufficientFunds",
        "onlineScreenshot",
        "retirementFunds",
        "microfinance",
        "gicOlderThan3Months",
      ],
      fieldsToRead: ["accountHolderName", "closingBalance", "issueDate"],
      instructions: text.certificateInstructions,
      instructionValues: certificateToday,
      maxFiles: 2,
      splitScreen: true,
    }),
  ],
});

export const fundsPages: readonly VaultPage[] = [proofOfFunds, spouseProofOfFunds, certificate];
