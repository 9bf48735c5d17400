import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isStudent, isStudyApplication } from "../../conditions/application/application.ts";
import { spouseAsksToStudy, spouseRenewsStudies } from "../../conditions/family/dependentVisas.ts";
import { schoolSuppliesCertificate } from "../../conditions/studies/knownSchools.ts";
import {
  attestationDependsOnSchool,
  attestationRuleIsNotRead,
  extensionNeedsAttestation,
  needsAttestation,
  spouseStudiesInQuebec,
  studiesLongInQuebec,
  studiesShortInQuebec,
} from "../../conditions/studies/quebec.ts";
import { studiesInQuebec } from "../../conditions/studies/quebecStudies.ts";
import { all, not } from "../../kernel/condition.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { attestationText as text } from "./attestation.text.ts";
import type { Permission, VaultPage } from "../page.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { checklist5483, specified } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";

/** Letters by which a province vouches for a student, and Quebec’s certificate that stands for them. */

const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];
const withStudent: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "Dli",
];

const letterWarnings: readonly SlotWarningId[] = [
  ...ofReadFields,
  "provincialAttestationLetterExpired",
  "provinceMismatch",
  "schoolNameMismatch",
  "schoolNameMissing",
];

const oneLetter = {
  documentTypes: ["ProvincialAttestationLetter"],
  potentialWarnings: letterWarnings,
  fieldsToRead: ["documentNumber", "palExpiryDate", "palProvince", "firstName", "lastName", "birthday", "schoolName"],
  maxFiles: 1,
  splitScreen: true,
} as const;

const attestationLetter: VaultPage = suppliedPage("main", {
  slug: "provincial-attestation-letter",
  name: text.letter,
  tags: ["Education"],
  appliesTo: studies,
  info: text.letterInfo,
  slots: [
    readPaper("main", {
      ...oneLetter,
      id: "provincialAttestationLetter",
      name: text.letter,
      level: {
        cases: [
          [studiesLongInQuebec, "NotApplicable", text.certificateStandsForIt],
          [needsAttestation, "Required"],
          [extensionNeedsAttestation, "Required", text.newSchoolOrProgram],
          [attestationDependsOnSchool, "IfApplicable"],
          [attestationRuleIsNotRead, "IfApplicable"],
        ],
        otherwise: [text.noLetterAsked, "NotApplicable"],
        sources: [checklist5483("item 5")],
      },
      instructions: text.letterInstructions,
      noDocument: text.exempt,
    }),
  ],
});

const spouseAttestationLetter: VaultPage = suppliedPage("spouse", {
  slug: "spouse-provincial-attestation-letter",
  name: text.letter,
  tags: ["Education"],
  appliesTo: withStudent,
  slots: [
    readPaper("spouse", {
      ...oneLetter,
      id: "provincialAttestationLetter",
      name: text.letter,
      level: {
        cases: [
          [spouseStudiesInQuebec, "NotApplicable", text.certificateStandsForIt],
          [spouseAsksToStudy, "Required", text.spouseNeedsOne],
          [spouseRenewsStudies, "IfApplicable", text.askAboutLevel],
        ],
        otherwise: [text.spouseDoesNotStudy, "NotApplicable"],
        sources: [checklist5483("item 5")],
      },
      instructions: text.spouseLetterInstructions,
    }),
  ],
});

/** Nothing may be done where the certificate is known not to apply (document 2 section 6); until the length is answered it may. */
const certificatePermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.quebecCertificate",
  cases: [
    [not(studiesInQuebec), []],
    [studiesShortInQuebec, []],
    [all(isStudent, schoolSuppliesCertificate), ["View"]],
  ],
  otherwise: [text.youProvide, ["View", "Upload"]],
  sources: [specified("document 2 section 6")],
};

const spouseCertificatePermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.spouseQuebecCertificate",
  cases: [[not(spouseStudiesInQuebec), []]],
  otherwise: [text.youProvide, ["View", "Upload"]],
};

const aCertificate = {
  documentTypes: ["Other"],
  potentialWarnings: [...ofReadFile, "documentExpired"],
  fieldsToRead: ["certificateNumber", "expiryDate", "applicantFullName"],
  maxFiles: 3,
} as const;

const certificate: VaultPage = suppliedPage("main", {
  slug: "certificate-acceptation-du-quebec",
  name: text.certificate,
  tags: ["Education"],
  appliesTo: studies,
  studentPermissions: certificatePermissions,
  slots: [
    readPaper("main", {
      ...aCertificate,
      id: "certificateAcceptationDuQuebec",
      name: text.certificateSlot,
      level: {
        cases: [[all(isStudyApplication, studiesLongInQuebec), "Required"]],
        otherwise: [text.noCertificateAsked, "NotApplicable"],
        sources: [specified("document 2 section 4"), checklist5483("item 6")],
      },
      instructions: text.certificateInstructions,
    }),
  ],
});

const spouseCertificate: VaultPage = suppliedPage("spouse", {
  slug: "spouse-certificate-acceptation-du-quebec",
  name: text.certificate,
  tags: ["Education"],
  appliesTo: withStudent,
  studentPermissions: spouseCertificatePermissions,
  slots: [
    readPaper("spouse", {
      ...aCertificate,
      id: "certificateAcceptationDuQuebec",
      name: text.certificateSlot,
      // Document 2 section 4 has no Required here; who asks for a permit to study in Quebec needs the certificate all the same.
      level: {
        cases: [[spouseStudiesInQuebec, "Required"]],
        otherwise: [text.spouseNotInQuebec, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      instructions: text.spouseCertificateInstructions,
    }),
  ],
});

export const attestationPages: readonly VaultPage[] = [
  attestationLetter,
  spouseAttestationLetter,
  certificate,
  spouseCertificate,
];
