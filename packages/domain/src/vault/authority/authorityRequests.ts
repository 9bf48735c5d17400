import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  applicationWasSent,
  asksForMedicalExtension,
  isJudicialReview,
  typeIsOneOf,
} from "../../conditions/application/application.ts";
import { anyRequestIsOpen, requestIsOpen } from "../../conditions/authority/authorityRequests.ts";
import { spouseStaysLong } from "../../conditions/family/dependentVisas.ts";
import {
  awaitsMedicalRequest,
  comesFromListedCountry,
  namesMedicalField,
} from "../../conditions/health/medicalExam.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all, any } from "../../kernel/condition.ts";
import { medicalRequestDeadline, passportRequest } from "../../tables/authority/authorityLetters.ts";
import { authorityRequestsText as text } from "./authorityRequests.text.ts";
import { scans, scansAndTexts } from "../files/fileTypes.ts";
import { vaultPage, type Permission, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, othersAlwaysSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofReadFile } from "../files/slotWarnings.ts";
import { excerptOf, ourDecision, specified } from "../sources.ts";

/** Letters in which IRCC asks for something, and the page that answers with documents. */

type Person = "main" | "spouse" | "child";
type Cases = CaseRule<RequirementLevel>["cases"];

const people: readonly Person[] = ["main", "spouse", "child"];
const slugFor = (person: Person, slug: string): string => (person === "main" ? slug : `${person}-${slug}`);

const additionalDocumentRequest = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "additional-document-request"),
    ...ownedBy(person, text.additionalRequest),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: allBut(),
    studentPermissions: othersAlwaysSupply,
    slots: [
      keptPaper(person, {
        id: "additionalDocumentRequest",
        name: text.additionalRequestSlot,
        level: {
          cases: [[requestIsOpen(person), "NeedsAttention"]],
          otherwise: [text.noOpenRequest, "NotApplicable"],
          sources: [specified("document 1 section 4")],
        },
        instructions: text.additionalRequestInstructions,
        maxFiles: 5,
      }),
    ],
  });

const additionalDocument: VaultPage = vaultPage({
  slug: "additional-document",
  ...ownedBy("main", text.additionalDocument),
  category: "General",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    slotFor("main", {
      id: "additionalDocument",
      name: text.additionalDocumentSlot,
      documentTypes: ["Other"],
      hasParsing: false,
      level: {
        cases: [[anyRequestIsOpen, "Required"]],
        otherwise: [text.onlyWhenAsked, "IfApplicable"],
        sources: [ourDecision],
      },
      potentialWarnings: ofKeptFile,
      fieldsToRead: [],
      instructions: text.additionalDocumentInstructions,
      example: "page",
      subFileNames: text.document,
      maxFiles: 20,
      acceptedTypes: scansAndTexts,
    }),
  ],
});

const accountHasMedicalLetter = typeIsOneOf("accountHasMedicalLetter", text.letterInAccount, [
  "Student",
  "StudentExtension",
  "WorkPermit",
  "WorkPermitExtension",
  "Iec",
  "ExpressEntryIta",
] satisfies readonly ApplicationType[]);

const medicalPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.medicalRequestLetter",
  cases: [
    [accountHasMedicalLetter, ["View", "Upload"]],
    [isJudicialReview, []],
  ],
  otherwise: [text.lawyerSuppliesLetter, ["View"]],
};

const medicalCases: Readonly<Record<Person, Cases>> = {
  main: [[awaitsMedicalRequest, "Recommended", text.letterStartsExam]],
  spouse: [
    [asksForMedicalExtension, "IfApplicable", text.dateOfRequest],
    [all(applicationWasSent, spouseStaysLong), "Recommended", text.letterStartsExam],
  ],
  child: [
    [asksForMedicalExtension, "IfApplicable", text.dateOfRequest],
    [all(applicationWasSent, any(namesMedicalField, comesFromListedCountry)), "Recommended", text.letterStartsExam],
  ],
};

function medicalLimit(the: CaseReader): Readonly<Record<string, string | number>> {
  const found = the.row(medicalRequestDeadline);
  return { days: found.found ? found.row.value : "—" };
}

const medicalRequestLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "medical-request-letter"),
    ...ownedBy(person, text.medicalRequest),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: allBut("JudicialReview", "CoOpWorkPermit", "ExpressEntry", "Dli", "Bowp", "TrvSpe", "TrvPgwp"),
    studentPermissions: medicalPermissions,
    slots: [
      slotFor(person, {
        id: "medicalRequestLetter",
        name: text.medicalRequestSlot,
        documentTypes: ["Other"],
        hasParsing: true,
        level: {
          cases: medicalCases[person],
          otherwise: [text.noMedicalLetter, "NotApplicable"],
          sources: [person === "main" ? specified("document 3 section 4.5") : ourDecision],
        },
        potentialWarnings: [...ofReadFile, "fileDate"],
        fieldsToRead: ["applicantFullName", "imeNumber", "issueDate"],
        instructions: text.medicalInstructions,
        instructionValues: medicalLimit,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

function passportLimits(the: CaseReader): Readonly<Record<string, string | number>> {
  const found = the.row(passportRequest);
  if (!found.found) return { days: "—", from: "—", to: "—" };
  const { sendWithinDays, businessDays } = found.row.value;
  return { days: sendWithinDays, ...businessDays };
}

const originalPassportRequest = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "original-passport-request"),
    ...ownedBy(person, text.passportRequest),
    category: "Letter",
    tags: ["Travel"],
    phase: "afterDecision",
    appliesTo: allBut(
      "StudentExtension",
      "JudicialReview",
      "IrccRequest",
      "WorkPermit",
      "WorkPermitExtension",
      "CoOpWorkPermit",
      "ExpressEntry",
      "Bowp",
    ),
    studentPermissions: othersAlwaysSupply,
    slots: [
      keptPaper(person, {
        id: "originalPassportRequest",
        name: text.passportRequestSlot,
        level: {
          cases: [[wasApproved, "IfApplicable", text.ifPassportIsAsked]],
          otherwise: [text.passportAfterApproval, "NotApplicable"],
          sources: [specified("document 3 section 4.5")],
        },
        instructions: text.passportInstructions,
        instructionValues: passportLimits,
        maxFiles: 2,
      }),
    ],
  });

const proceduralFairnessLetter: VaultPage = vaultPage({
  slug: "procedural-fairness-letter",
  ...ownedBy("main", text.fairnessLetter),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptPaper("main", {
      id: "proceduralFairnessLetter",
      name: text.fairnessLetter,
      level: {
        otherwise: [text.ifSuchLetterCame, "IfApplicable"],
        sources: [excerptOf("IRCC, officer instructions on procedural fairness")],
      },
      instructions: text.fairnessInstructions,
      maxFiles: 5,
    }),
  ],
});

export const authorityRequestPages: readonly VaultPage[] = [
  ...people.map(additionalDocumentRequest),
  additionalDocument,
  ...people.map(medicalRequestLetter),
  ...people.map(originalPassportRequest),
  proceduralFairnessLetter,
];
