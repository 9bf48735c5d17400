import type { CaseReader } from "../../caseFile/reader.ts";
import {
  answersExpressEntryInvitation,
  isExpressEntryProfile,
  isTiedToEmployer,
  isWorkPermitExtension,
  isYouthMobility,
} from "../../conditions/application/application.ts";
import { any } from "../../kernel/condition.ts";
import type { FillValue } from "../../kernel/text.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import { careerText as text } from "./career.text.ts";
import { letterFields } from "./employment.ts";
import { scans, scansAndTexts } from "../files/fileTypes.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5488, checklist5556, expressEntryDocuments, iecDocumentList } from "../sources.ts";

/** Work over the years, and the right to work in an occupation. */

function yearsToTell(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(formHistory);
  return { years: row.found ? row.row.value.jobYears : "—" };
}

const resume: VaultPage = vaultPage({
  slug: "resume",
  ...ownedBy("main", text.resume),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  // In other types of application the resume stands on the page of the applicant’s own information.
  appliesTo: ["VisitorVisa", "CoOpWorkPermit", "ExpressEntry", "Iec", "Bowp"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "resume",
      name: text.resume,
      documentTypes: ["Resume"],
      hasParsing: true,
      level: {
        cases: [[isYouthMobility, "Required", text.listNamesResume]],
        otherwise: helpsYourCase(text.resumeHelps),
        sources: [iecDocumentList],
      },
      potentialWarnings: [...ofReadFields, "gapInResume", "missingPersonalInformation"],
      fieldsToRead: ["applicantFullName", "employmentHistory", "educationHistory"],
      instructions: text.resumeInstructions,
      instructionValues: yearsToTell,
      example: "page",
      maxFiles: 1,
      acceptedTypes: scansAndTexts,
    }),
  ],
});

const referenceLetters: VaultPage = vaultPage({
  slug: "work-reference-letters",
  ...ownedBy("main", text.references),
  category: "General",
  tags: ["Employment", "ExpressEntry"],
  phase: "preparation",
  appliesTo: ["WorkPermitExtension", "ExpressEntry", "ExpressEntryIta", "Lmia", "C10", "ClosedWorkPermit", "Bowp"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "workReferenceLetters",
      name: text.references,
      documentTypes: ["EmploymentLetter"],
      hasParsing: true,
      level: {
        cases: [
          [answersExpressEntryInvitation, "Required", text.workCountsWithProof],
          [isExpressEntryProfile, "Recommended", text.lettersTakeTime],
          [any(isTiedToEmployer, isWorkPermitExtension), "Recommended", text.showsAbility],
        ],
        otherwise: countsIfItFits,
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: letterFields,
      instructions: text.referencesInstructions,
      example: "scan",
      subFileNames: text.job,
      maxFiles: 15,
      acceptedTypes: scans,
    }),
  ],
});

const professionalLicence: VaultPage = vaultPage({
  slug: "professional-licence",
  ...ownedBy("main", text.licence),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: [
    "WorkPermit",
    "WorkPermitExtension",
    "CoOpWorkPermit",
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
    keptPaper("main", {
      id: "professionalLicence",
      name: text.licence,
      level: {
        cases: [[isTiedToEmployer, "Recommended", text.mayDoThisJob]],
        otherwise: [text.onlyIfRegulated, "IfApplicable"],
        sources: [checklist5488, checklist5556],
      },
      instructions: text.licenceInstructions,
      maxFiles: 4,
    }),
  ],
});

export const careerPages: readonly VaultPage[] = [resume, referenceLetters, professionalLicence];
