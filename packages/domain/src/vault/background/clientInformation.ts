import type { CaseRule } from "../../caseFile/rule.ts";
import { isFamilyOfGraduate, isStudent } from "../../conditions/application/application.ts";
import { spouseLivesAbroad } from "../../conditions/family/dependentVisas.ts";
import { hasFamilyAbroad } from "../../conditions/family/relationships.ts";
import { livesInChina, ownsProperty } from "../../conditions/background/residence.ts";
import { any } from "../../kernel/condition.ts";
import { clientInformationText as text } from "./clientInformation.text.ts";
import { officialForms, scans, scansAndTexts } from "../files/fileTypes.ts";
import { helpsYourCase, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type Slot, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";

/** Background about a person: family abroad, resume, parents, property, and the extra form for residents of China. */

type Level = Omit<CaseRule<RequirementLevel>, "id">;
type Applicant = Extract<PageOwner, "main" | "spouse">;

const inSpecification = [specified("document 2 section 4")];

const identityPapers = (
  owner: Applicant,
  slot: Pick<Slot, "id" | "name" | "instructions" | "maxFiles"> & Required<Pick<Slot, "subFileNames">>,
  level: Level,
): Slot =>
  slotFor(owner, {
    ...slot,
    documentTypes: ["NationalID", "Passport"],
    hasParsing: true,
    level,
    potentialWarnings: [
      ...ofReadFields,
      "fileDate",
      "passportNotInColour",
      "excessiveBackground",
      "missingPreviousVisaDetails",
      "usVisaExpired",
      "countryMismatch",
    ],
    fieldsToRead: [
      "documentNumber",
      "applicantFullName",
      "birthday",
      "country",
      "issueDate",
      "expiryDate",
      "passportNumber",
      "passportExpiryDate",
      "passportIssueDate",
      "firstName",
      "lastName",
    ],
    example: "scan",
    acceptedTypes: scans,
  });

const resume = (owner: Applicant, level: Level): Slot =>
  slotFor(owner, {
    id: "clientResume",
    name: text.resume,
    documentTypes: ["Resume"],
    hasParsing: true,
    level,
    potentialWarnings: [...ofReadFields, "gapInResume", "missingPersonalInformation"],
    fieldsToRead: ["applicantFullName", "employmentHistory", "educationHistory"],
    instructions: text.resumeInstructions,
    example: "page",
    maxFiles: 1,
    acceptedTypes: scansAndTexts,
  });

/** Document 2 section 4 names no type: everybody who applies for something. In court and in a request nobody does. */
const types = allBut("JudicialReview", "IrccRequest");

const client: VaultPage = vaultPage({
  slug: "client-information",
  ...ownedBy("main", text.client),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: types,
  studentPermissions: applicantSupplies,
  slots: [
    identityPapers(
      "main",
      {
        id: "familyMemberIds",
        name: text.familyIds,
        instructions: text.familyIdsInstructions,
        maxFiles: 10,
        subFileNames: text.familyMember,
      },
      {
        cases: [[any(isFamilyOfGraduate, hasFamilyAbroad), "Required"]],
        otherwise: nothingCallsForIt,
        sources: inSpecification,
      },
    ),
    resume("main", { cases: [], otherwise: helpsYourCase(text.showsYourPath), sources: inSpecification }),
    identityPapers(
      "main",
      {
        id: "parentIds",
        name: text.parentIds,
        instructions: text.parentIdsInstructions,
        maxFiles: 4,
        subFileNames: text.parent,
      },
      {
        cases: [[isStudent, "Recommended", text.familyFormNamesParents]],
        otherwise: nothingCallsForIt,
        sources: inSpecification,
      },
    ),
    keptPaper("main", {
      id: "proofOfProperty",
      name: text.property,
      level: {
        cases: [[ownsProperty, "Recommended", text.showsTies]],
        otherwise: nothingCallsForIt,
        sources: inSpecification,
      },
      instructions: text.propertyInstructions,
      maxFiles: 5,
    }),
  ],
});

const whileAbroad: Level = {
  cases: [[spouseLivesAbroad, "Required"]],
  otherwise: nothingCallsForIt,
  sources: inSpecification,
};

const spouse: VaultPage = vaultPage({
  slug: "spouse-client-information",
  ...ownedBy("spouse", text.client),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: types,
  studentPermissions: applicantSupplies,
  slots: [
    identityPapers(
      "spouse",
      {
        id: "familyMemberIds",
        name: text.familyIds,
        instructions: text.spouseFamilyIdsInstructions,
        maxFiles: 10,
        subFileNames: text.familyMember,
      },
      whileAbroad,
    ),
    resume("spouse", whileAbroad),
  ],
});

const chinaForm = (owner: Applicant): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "china-information-form" : "spouse-china-information-form",
    ...ownedBy(owner, text.china),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: types,
    studentPermissions: applicantSupplies,
    lawyerCanGenerate: {},
    slots: [
      slotFor(owner, {
        id: "chinaInformationForm",
        name: text.chinaSlot,
        documentTypes: ["ClientInformation"],
        hasParsing: true,
        level: {
          cases: [[livesInChina, "Required", text.visaOfficeAsks]],
          otherwise: nothingCallsForIt,
          sources: inSpecification,
        },
        potentialWarnings: [...ofReadFields, "informationDetailsMissing", "missingPersonalInformation"],
        fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
        instructions: text.chinaInstructions,
        example: "form",
        maxFiles: 1,
        acceptedTypes: officialForms,
      }),
    ],
  });

export const clientInformationPages: readonly VaultPage[] = [client, spouse, chinaForm("main"), chinaForm("spouse")];
