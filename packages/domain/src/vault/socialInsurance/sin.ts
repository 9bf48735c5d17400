import { isMinorToday } from "../../conditions/family/legalAge.ts";
import { nameChanged } from "../../conditions/identity/names.ts";
import {
  asksForSinService,
  changesSinName,
  hadSinBefore,
  sinStatusChanged,
} from "../../conditions/socialInsurance/sin.ts";
import { any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { alwaysRequired } from "../levels.ts";
import { vaultPage, type Slot, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "../status/permitWarnings.ts";
import { sinText as text } from "./sin.text.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofOfficialForm, ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf } from "../sources.ts";

/** Documents of a request about a social insurance number, which goes to Service Canada. In every vault once it is asked for. */

const serviceCanada = [excerptOf("Service Canada, Social Insurance Number: before you apply, and required documents")];

const sinPage = (slug: string, name: Noun, slot: Slot, more: Partial<VaultPage> = {}): VaultPage =>
  vaultPage({
    slug,
    ...ownedBy("main", name),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: [],
    service: "sin",
    shown: asksForSinService,
    studentPermissions: applicantSupplies,
    ...more,
    slots: [slot],
  });

const permitValues = [...permitFields, "studyPermitExpiryDate", "expiryDate", "employer"];

export const sinPages: readonly VaultPage[] = [
  sinPage(
    "sin-primary-document",
    text.primary,
    slotFor("main", {
      id: "sinPrimaryDocument",
      name: text.primary,
      documentTypes: ["StudyPermit", "WorkPermit", "VisitorRecord"],
      hasParsing: true,
      level: { otherwise: alwaysRequired(text.provesStatus), sources: serviceCanada },
      potentialWarnings: [...ofAnyPermit, ...ofStudyPermit, ...ofWorkPermit, ...ofVisitorRecord],
      fieldsToRead: permitValues,
      instructions: text.primaryInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ),
  sinPage(
    "sin-secondary-document",
    text.secondary,
    slotFor("main", {
      id: "sinSecondaryDocument",
      name: text.secondary,
      documentTypes: ["Passport", "NationalID"],
      hasParsing: true,
      level: { otherwise: alwaysRequired(text.provesIdentity), sources: serviceCanada },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "passportExpired",
        "passportNotInColour",
        "uploadedIdIsNotPassport",
        "excessiveBackground",
        "missingPreviousVisaDetails",
        "usVisaExpired",
        "passportNameMismatch",
        "passportDateOfBirthMismatch",
        "countryMismatch",
        "passportExpiringSoon",
      ],
      fieldsToRead: [
        "passportNumber",
        "passportExpiryDate",
        "passportIssueDate",
        "applicantFullName",
        "firstName",
        "lastName",
        "birthday",
        "country",
        "documentNumber",
        "issueDate",
        "expiryDate",
      ],
      instructions: text.secondaryInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ),
  sinPage(
    "sin-supporting-document",
    text.supporting,
    keptPaper("main", {
      id: "sinSupportingDocument",
      name: text.supporting,
      level: {
        cases: [[any(changesSinName, nameChanged), "Required", text.tiesNames]],
        otherwise: [text.onlyIfNamesDiffer, "IfApplicable"],
        sources: serviceCanada,
      },
      instructions: text.supportingInstructions,
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-proof-of-address",
    text.address,
    keptPaper("main", {
      id: "sinProofOfAddress",
      name: text.address,
      level: { otherwise: alwaysRequired(text.onlineNeedsAddress), sources: serviceCanada },
      instructions: text.addressInstructions,
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-status-change-document",
    text.statusChange,
    slotFor("main", {
      id: "sinStatusChangeDocument",
      name: text.statusChange,
      documentTypes: ["StudyPermit", "WorkPermit", "Other"],
      hasParsing: true,
      level: {
        cases: [[sinStatusChanged, "Required", text.recordFollowsStatus]],
        otherwise: [text.noStatusChange, "NotApplicable"],
        sources: serviceCanada,
      },
      potentialWarnings: [...ofAnyPermit, ...ofStudyPermit, ...ofWorkPermit],
      fieldsToRead: permitValues,
      instructions: text.statusChangeInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ),
  sinPage(
    "sin-previous-record",
    text.previous,
    keptPaper("main", {
      id: "sinPreviousRecord",
      name: text.previous,
      level: {
        cases: [[hadSinBefore, "Recommended", text.sameRecordIsFound]],
        otherwise: [text.noEarlierNumber, "NotApplicable"],
        sources: serviceCanada,
      },
      instructions: text.previousInstructions,
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-guardian-document",
    text.guardian,
    keptPaper("main", {
      id: "sinGuardianDocument",
      name: text.guardian,
      level: {
        cases: [[isMinorToday, "Required", text.adultAppliesFor]],
        otherwise: [text.notKnownAsMinor, "NotApplicable"],
        sources: serviceCanada,
      },
      instructions: text.guardianInstructions,
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-application",
    text.application,
    slotFor("main", {
      id: "sinApplication",
      name: text.application,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: { otherwise: alwaysRequired(text.formIsTheRequest), sources: serviceCanada },
      potentialWarnings: [...ofReadFields, ...ofOfficialForm],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: text.applicationInstructions,
      example: "scan",
      maxFiles: 1,
      acceptedTypes: scans,
    }),
    { lawyerCanGenerate: {} },
  ),
  sinPage(
    "sin-representative-authorization",
    text.representative,
    keptPaper("main", {
      id: "sinRepresentativeAuthorization",
      name: text.representative,
      level: { otherwise: [text.ifSomebodyAppliesForYou, "IfApplicable"], sources: serviceCanada },
      instructions: text.representativeInstructions,
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-confirmation",
    text.confirmation,
    keptPaper("main", {
      id: "sinConfirmation",
      name: text.confirmation,
      level: { otherwise: [text.onceItArrives, "IfApplicable"], sources: serviceCanada },
      instructions: text.confirmationInstructions,
      maxFiles: 1,
    }),
  ),
];
