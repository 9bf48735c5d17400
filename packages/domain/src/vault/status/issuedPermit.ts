import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isFamilyApplication,
  isMadeInsideCanada,
  isPostGraduationPermit,
  isStudyApplication,
  isVisitorVisa,
  isWorkApplication,
  renewsVisaInCanada,
} from "../../conditions/application/application.ts";
import { typesWithVisaPage } from "../../conditions/authority/authorityRequests.ts";
import { appliesOnArrival } from "../../conditions/status/border.ts";
import { childStudies, spouseAsksToWork, spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { holdsVisitorRecord } from "../../conditions/background/history.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all, any, not } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import type { DocumentType } from "../files/documentTypes.ts";
import { letters, scans } from "../files/fileTypes.ts";
import { issuedPermitText as text } from "./issuedPermit.text.ts";
import { countsIfItFits } from "../levels.ts";
import { vaultPage, type RequirementLevel, type Slot, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { ownedBy, type PageOwner } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "./permitWarnings.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofReadFile } from "../files/slotWarnings.ts";
import { excerptOf, ourDecision, specified } from "../sources.ts";

/** What is issued at the end: permits, records, visas, and what is carried to the border. */

type Cases = CaseRule<RequirementLevel>["cases"];

type Permit = {
  readonly documentType: DocumentType;
  readonly name: Noun;
  readonly warnings: readonly SlotWarningId[];
  readonly expiry: readonly string[];
};

const studyPermit: Permit = {
  documentType: "StudyPermit",
  name: text.studyPermit,
  warnings: ofStudyPermit,
  expiry: ["studyPermitExpiryDate"],
};
const workPermit: Permit = {
  documentType: "WorkPermit",
  name: text.workPermit,
  warnings: ofWorkPermit,
  expiry: ["expiryDate", "employer"],
};
const postGraduationPermit: Permit = { ...workPermit, name: text.postGraduationPermit };
const visitorRecord: Permit = {
  documentType: "VisitorRecord",
  name: text.visitorRecord,
  warnings: ofVisitorRecord,
  expiry: ["expiryDate"],
};

type Issued = {
  readonly slug: string;
  readonly slotId: string;
  readonly owner: Extract<PageOwner, "main" | "spouse" | "child">;
  readonly permit: Permit;
  readonly appliesTo: readonly ApplicationType[];
  readonly cases: Cases;
  readonly otherwise?: Text;
};

const issued = ({ slug, slotId, owner, permit, appliesTo, cases, otherwise = text.notIssuedYet }: Issued): VaultPage =>
  vaultPage({
    slug,
    ...ownedBy(owner, permit.name),
    category: "Visa",
    tags: [],
    phase: "afterDecision",
    appliesTo,
    studentPermissions: applicantAlwaysSupplies,
    slots: [
      slotFor(owner, {
        id: slotId,
        name: permit.name,
        documentTypes: [permit.documentType],
        hasParsing: true,
        level: {
          cases,
          otherwise: [otherwise, "NotApplicable"],
          sources: [specified("document 1 section 8, warnings on permits"), ourDecision],
        },
        potentialWarnings: [...ofAnyPermit, ...permit.warnings],
        fieldsToRead: [...permitFields, ...permit.expiry],
        instructions: text.permitInstructions,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
        splitScreen: true,
      }),
    ],
  });

const permits: readonly VaultPage[] = [
  issued({
    slug: "study-permit",
    slotId: "studyPermit",
    owner: "main",
    permit: studyPermit,
    appliesTo: ["Student", "StudentExtension", "Dli"],
    cases: [[all(wasApproved, isStudyApplication), "Required", text.checkAtOnce]],
  }),
  issued({
    slug: "spouse-study-permit",
    slotId: "studyPermit",
    owner: "spouse",
    permit: studyPermit,
    appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
    cases: [[all(wasApproved, spouseStudies), "Required", text.checkAtOnce]],
    otherwise: text.notIssuedToSpouse,
  }),
  issued({
    slug: "child-study-permit",
    slotId: "studyPermit",
    owner: "child",
    permit: studyPermit,
    appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "WorkPermit", "Dli"],
    cases: [[all(wasApproved, childStudies), "Required", text.checkAtOnce]],
    otherwise: text.notIssuedToChild,
  }),
  issued({
    slug: "work-permit",
    slotId: "workPermit",
    owner: "main",
    permit: workPermit,
    appliesTo: ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit", "Iec", "Bowp"],
    cases: [[all(wasApproved, isWorkApplication), "Required", text.checkAtOnce]],
  }),
  issued({
    slug: "post-graduation-work-permit",
    slotId: "postGraduationWorkPermit",
    owner: "main",
    permit: postGraduationPermit,
    appliesTo: ["WorkPermit"],
    cases: [[all(wasApproved, isPostGraduationPermit), "Required", text.checkAtOnce]],
  }),
  issued({
    slug: "spouse-work-permit",
    slotId: "workPermit",
    owner: "spouse",
    permit: workPermit,
    appliesTo: [
      "Student",
      "StudentExtension",
      "StandaloneFamily",
      "SpeFamily",
      "PgwpFamily",
      "WorkPermit",
      "Lmia",
      "C10",
      "ClosedWorkPermit",
      "Dli",
    ],
    cases: [[all(wasApproved, spouseAsksToWork), "Required", text.checkAtOnce]],
    otherwise: text.notIssuedToSpouse,
  }),
  issued({
    slug: "visitor-record",
    slotId: "visitorRecord",
    owner: "main",
    permit: visitorRecord,
    appliesTo: ["Student", "StandaloneFamily", "SpeFamily", "PgwpFamily", "IrccRequest"],
    cases: [
      [holdsVisitorRecord, "Required"],
      [all(wasApproved, isFamilyApplication), "IfApplicable", text.ifRecordCame],
    ],
    otherwise: text.noRecordKnown,
  }),
];

const toCanada = (
  page: Pick<VaultPage, "slug" | "category" | "phase" | "appliesTo" | "studentPermissions"> & Partial<VaultPage>,
  name: Noun,
  slot: Slot,
): VaultPage => vaultPage({ ...ownedBy("main", name), tags: ["Travel"], ...page, slots: [slot] });

const visa = toCanada(
  {
    slug: "temporary-resident-visa",
    category: "Visa",
    phase: "afterDecision",
    appliesTo: typesWithVisaPage,
    studentPermissions: applicantSupplies,
  },
  text.visa,
  slotFor("main", {
    id: "temporaryResidentVisa",
    name: text.visa,
    documentTypes: ["Other"],
    hasParsing: true,
    level: {
      cases: [
        [all(wasApproved, any(isVisitorVisa, renewsVisaInCanada)), "Required", text.visaIsTheResult],
        [renewsVisaInCanada, "Recommended", text.oldVisaShowsEntries],
      ],
      otherwise: countsIfItFits,
      sources: [specified("document 3 section 3.6, temporaryResidentVisaExpiryDate")],
    },
    potentialWarnings: [...ofReadFile, "documentExpired", "fileDate", "notSuperVisa"],
    fieldsToRead: ["documentNumber", "issueDate", "expiryDate", "applicantFullName"],
    instructions: text.visaInstructions,
    example: "scan",
    subFileNames: fileNumber,
    maxFiles: 3,
    acceptedTypes: scans,
  }),
);

const travelAuthorization = toCanada(
  {
    slug: "electronic-travel-authorization",
    category: "Visa",
    phase: "afterDecision",
    appliesTo: ["Student", "VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
    studentPermissions: applicantSupplies,
  },
  text.travelAuthorization,
  keptPaper("main", {
    id: "electronicTravelAuthorization",
    name: text.travelAuthorization,
    level: {
      cases: [[all(wasApproved, not(isMadeInsideCanada)), "IfApplicable", text.forVisaExemptFlight]],
      otherwise: [text.authorizationAfterApproval, "NotApplicable"],
      sources: [excerptOf("Immigration and Refugee Protection Regulations, electronic travel authorization")],
    },
    instructions: text.travelAuthorizationInstructions,
    maxFiles: 1,
  }),
);

const portOfEntry = toCanada(
  {
    slug: "port-of-entry",
    category: "Letter",
    phase: "preparation",
    appliesTo: ["Student", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
    studentPermissions: othersSupply,
    lawyerCanGenerate: { letter: "portOfEntry" },
  },
  text.portOfEntry,
  slotFor("main", {
    id: "portOfEntryLetter",
    name: text.portOfEntryLetter,
    documentTypes: ["Other"],
    hasParsing: false,
    level: {
      cases: [
        [appliesOnArrival, "Required", text.officerDecidesThere],
        [all(wasApproved, not(isMadeInsideCanada)), "Recommended", text.listsWhatToShow],
      ],
      otherwise: [text.nothingForBorderYet, "NotApplicable"],
      sources: [specified("document 3 section 2.4")],
    },
    potentialWarnings: ofKeptFile,
    fieldsToRead: [],
    instructions: text.portOfEntryInstructions,
    example: "letter",
    maxFiles: 1,
    acceptedTypes: letters,
  }),
);

export const issuedPermitPages: readonly VaultPage[] = [...permits, visa, travelAuthorization, portOfEntry];
