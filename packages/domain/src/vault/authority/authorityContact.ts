import { asksForMedicalExtension, isIrccRequest, isStudent } from "../../conditions/application/application.ts";
import { asksForBiometricsExtension } from "../../conditions/biometrics/biometrics.ts";
import {
  asksForCorrection,
  asksForNotesOnOpenFile,
  asksForNotesOnRefusal,
  asksToChangePersonalInformation,
  asksToChangeWorkConditions,
  asksToReplacePermit,
} from "../../conditions/authority/requests.ts";
import { any } from "../../kernel/condition.ts";
import { authorityContactText as text } from "./authorityContact.text.ts";
import { letters, officialForms, scans, scansAndTexts } from "../files/fileTypes.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofOfficialForm, ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf, specified } from "../sources.ts";

/** What goes to IRCC outside an application of its own: requests, corrections, consents, and whatever has no page of its own. */

const guide5218 = excerptOf("IRCC, guide 5218, request to amend a record or a temporary resident document (IMM 1436)");

const webformSubmission: VaultPage = vaultPage({
  slug: "webform-submission",
  ...ownedBy("main", text.webform),
  category: "Letter",
  tags: [],
  phase: "preparation",
  appliesTo: ["IrccRequest"],
  studentPermissions: othersSupply,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "webformSubmission",
      name: text.webform,
      documentTypes: ["Other"],
      hasParsing: false,
      level: {
        cases: [[isIrccRequest, "Required", text.requestItself]],
        otherwise: [text.onlyInRequests, "NotApplicable"],
        sources: [specified("document 2 section 3, reasons for contacting IRCC")],
      },
      potentialWarnings: ofKeptFile,
      fieldsToRead: [],
      instructions: text.webformInstructions,
      example: "letter",
      subFileNames: fileNumber,
      maxFiles: 5,
      acceptedTypes: letters,
    }),
  ],
});

const correctionEvidence: VaultPage = vaultPage({
  slug: "correction-evidence",
  ...ownedBy("main", text.correction),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["IrccRequest"],
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "correctionEvidence",
      name: text.correction,
      level: {
        cases: [
          [
            any(asksForCorrection, asksToChangePersonalInformation, asksToReplacePermit),
            "Required",
            text.changeNeedsProof,
          ],
          [any(asksForMedicalExtension, asksForBiometricsExtension), "Recommended", text.delayNeedsReason],
        ],
        otherwise: [text.ifItProvesYourRequest, "IfApplicable"],
        sources: [specified("document 2 section 3, reasons for contacting IRCC")],
      },
      instructions: text.correctionInstructions,
      maxFiles: 6,
    }),
  ],
});

const amendForm: VaultPage = vaultPage({
  slug: "amend-temp-residence-form",
  ...ownedBy("main", text.amendForm),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["IrccRequest"],
  studentPermissions: applicantSupplies,
  info: text.amendInfo,
  externalLink: { address: text.amendGuideAddress, text: text.amendGuide },
  slots: [
    slotFor("main", {
      id: "amendTempResidenceForm",
      name: text.amendFormSlot,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        cases: [[asksToChangeWorkConditions, "Required", text.askedOnThisForm]],
        otherwise: [text.noChangeAsked, "NotApplicable"],
        sources: [specified("document 1 section 4"), guide5218],
      },
      potentialWarnings: [...ofReadFields, ...ofOfficialForm],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: text.amendInstructions,
      example: "form",
      maxFiles: 1,
      acceptedTypes: officialForms,
    }),
  ],
});

const consentToInformation: VaultPage = vaultPage({
  slug: "consent-to-information-form",
  ...ownedBy("main", text.consent),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["Student", "StudentExtension", "JudicialReview", "IrccRequest", "Dli"],
  studentPermissions: applicantAlwaysSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "consentToInformationForm",
      name: text.consentSlot,
      documentTypes: ["ConsentForm"],
      hasParsing: true,
      level: {
        cases: [
          [asksForNotesOnRefusal, "Required", text.notesNeedConsent],
          [asksForNotesOnOpenFile, "Required", text.notesNeedConsent],
          [isStudent, "Recommended", text.savesTimeLater],
        ],
        otherwise: [text.noNotesAsked, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      potentialWarnings: [...ofReadFields, "formMissingSignature", "signatureNotInBlue", "informationDetailsMissing"],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: text.consentInstructions,
      example: "scan",
      maxFiles: 1,
      acceptedTypes: scans,
    }),
  ],
});

const irccForm: VaultPage = vaultPage({
  slug: "ircc-form",
  ...ownedBy("main", text.irccForm),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "irccForm",
      name: text.irccFormSlot,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: { otherwise: [text.ifAnotherFormIsAsked, "IfApplicable"], sources: [specified("document 1 section 4")] },
      potentialWarnings: [...ofReadFields, ...ofOfficialForm],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: text.irccFormInstructions,
      example: "form",
      subFileNames: fileNumber,
      maxFiles: 10,
      acceptedTypes: officialForms,
    }),
  ],
});

const otherDocument: VaultPage = vaultPage({
  slug: "other-document",
  ...ownedBy("main", text.otherDocument),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    slotFor("main", {
      id: "otherDocument",
      name: text.otherDocument,
      documentTypes: ["Other"],
      hasParsing: false,
      level: { otherwise: [text.ifItHelps, "IfApplicable"], sources: [specified("document 1 section 4")] },
      potentialWarnings: ofKeptFile,
      fieldsToRead: [],
      instructions: text.otherDocumentInstructions,
      example: "page",
      subFileNames: text.document,
      maxFiles: 20,
      acceptedTypes: scansAndTexts,
    }),
  ],
});

export const authorityContactPages: readonly VaultPage[] = [
  webformSubmission,
  correctionEvidence,
  amendForm,
  consentToInformation,
  irccForm,
  otherDocument,
];
