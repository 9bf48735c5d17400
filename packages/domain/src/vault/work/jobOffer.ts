import {
  applicationWasSent,
  employerFilesOffer,
  isEmployerSpecific,
  isExpressEntryProfile,
  isWorkPermitExtension,
  isYouthMobility,
  restsOnLabourMarketAssessment,
  restsOnSignificantBenefit,
} from "../../conditions/application/application.ts";
import { worksFromJobOffer } from "../../conditions/work/employment.ts";
import { categoryNeedsJobOffer } from "../../conditions/youthMobility/youthMobility.ts";
import { all, any } from "../../kernel/condition.ts";
import { letterFields } from "./employment.ts";
import { scans } from "../files/fileTypes.ts";
import { jobOfferText as text } from "./jobOffer.text.ts";
import { helpsYourCase } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { checklist5488, checklist5556, excerptOf, iecDocumentList, specified } from "../sources.ts";

/** A job in Canada, and what its employer has to show. */

const offerWarnings = [...ofReadFields, "fileDate"] as const;

const jobOffer: VaultPage = vaultPage({
  slug: "canadian-job-offer",
  ...ownedBy("main", text.jobOffer),
  names: {
    id: "names.canadian-job-offer",
    cases: [[worksFromJobOffer, text.jobOfferLetter]],
    otherwise: [text.anyAccount, text.jobOffer],
  },
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: [
    "WorkPermit",
    "WorkPermitExtension",
    "ExpressEntry",
    "ExpressEntryIta",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Iec",
    "Bowp",
  ],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "jobOfferLetter",
      name: text.offerSlot,
      documentTypes: ["EmploymentLetter"],
      hasParsing: true,
      level: { otherwise: helpsYourCase(text.offerHelps), sources: [specified("document 2 section 4")] },
      potentialWarnings: offerWarnings,
      fieldsToRead: letterFields,
      instructions: text.offerInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
    slotFor("main", {
      id: "employmentAgreement",
      name: text.agreementSlot,
      documentTypes: ["EmploymentLetter"],
      hasParsing: true,
      level: {
        cases: [
          [
            any(restsOnLabourMarketAssessment, restsOnSignificantBenefit, isEmployerSpecific),
            "Required",
            text.permitForThisJob,
          ],
          [
            any(isWorkPermitExtension, isExpressEntryProfile, worksFromJobOffer),
            "Recommended",
            text.agreementSupportsOffer,
          ],
        ],
        otherwise: [text.noAgreementAsked, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      potentialWarnings: offerWarnings,
      fieldsToRead: letterFields,
      instructions: text.agreementInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ],
});

const labourMarketAssessment: VaultPage = vaultPage({
  slug: "lmia",
  ...ownedBy("main", text.assessment),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "lmia",
      name: text.assessment,
      documentTypes: ["Other"],
      hasParsing: true,
      level: {
        cases: [
          [all(restsOnLabourMarketAssessment, applicationWasSent), "Required"],
          [isEmployerSpecific, "IfApplicable", text.onlyJobsNotExempt],
          [isWorkPermitExtension, "IfApplicable", text.onlyIfPermitRestsOnOne],
        ],
        otherwise: [text.noDecisionYet, "NotApplicable"],
        sources: [checklist5488, checklist5556],
      },
      potentialWarnings: [...ofReadFile, "documentExpired"],
      fieldsToRead: ["documentNumber", "employer", "expiryDate"],
      instructions: text.assessmentInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ],
});

const offerNumber: VaultPage = vaultPage({
  slug: "offer-of-employment-number",
  ...ownedBy("main", text.offerNumber),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "offerOfEmploymentNumber",
      name: text.offerNumber,
      documentTypes: ["Other"],
      hasParsing: true,
      level: {
        cases: [
          [employerFilesOffer, "Required"],
          [all(isYouthMobility, categoryNeedsJobOffer), "Required", text.offerIsFiled],
          [isWorkPermitExtension, "IfApplicable", text.onlyIfNewOffer],
        ],
        otherwise: [text.noOfferToFile, "NotApplicable"],
        sources: [checklist5488, iecDocumentList],
      },
      potentialWarnings: ofReadFile,
      fieldsToRead: ["documentNumber", "employer"],
      instructions: text.offerNumberInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 2,
      acceptedTypes: scans,
    }),
  ],
});

const employerDocuments: VaultPage = vaultPage({
  slug: "employer-documents",
  ...ownedBy("main", text.employerDocuments),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["Lmia", "C10", "ClosedWorkPermit"],
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "employerDocuments",
      name: text.employerDocuments,
      level: {
        cases: [
          [any(restsOnLabourMarketAssessment, restsOnSignificantBenefit), "Required", text.businessIsReal],
          [isEmployerSpecific, "Recommended", text.businessIsReal],
        ],
        otherwise: [text.notTiedToEmployer, "NotApplicable"],
        sources: [
          excerptOf(
            "Employment and Social Development Canada, what employers show for a labour market impact assessment",
          ),
        ],
      },
      instructions: text.employerDocumentsInstructions,
      maxFiles: 25,
    }),
  ],
});

const significantBenefit: VaultPage = vaultPage({
  slug: "significant-benefit-evidence",
  ...ownedBy("main", text.benefit),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["C10"],
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "significantBenefitEvidence",
      name: text.benefit,
      level: {
        cases: [[restsOnSignificantBenefit, "Required"]],
        otherwise: [text.noBenefitToShow, "NotApplicable"],
        sources: [excerptOf("IRCC officer manual, exemption code C10, significant benefit")],
      },
      instructions: text.benefitInstructions,
      maxFiles: 25,
    }),
  ],
});

export const jobOfferPages: readonly VaultPage[] = [
  jobOffer,
  labourMarketAssessment,
  offerNumber,
  employerDocuments,
  significantBenefit,
];
