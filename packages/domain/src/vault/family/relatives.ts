import type { CaseRule } from "../../caseFile/rule.ts";
import { isExpressEntry } from "../../conditions/application/application.ts";
import {
  hasRelativeInCanada,
  hasSiblingInCanada,
  isSpouseOfTemporaryResident,
} from "../../conditions/family/relationships.ts";
import { all } from "../../kernel/condition.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { relativesText as text } from "./relatives.text.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { ourDecision, specified } from "../sources.ts";

/** Family in Canada: relatives whose presence counts, and the person on whose status an application depends. */

const siblingCounts: CaseRule<RequirementLevel>["cases"][number] = [
  all(isExpressEntry, hasSiblingInCanada),
  "Required",
  text.siblingGivesPoints,
];

const familyMember: VaultPage = vaultPage({
  slug: "canadian-family-member",
  ...ownedBy("main", text.familyMember),
  category: "General",
  tags: ["ExpressEntry"],
  phase: "preparation",
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "SpeFamily",
    "PgwpFamily",
    "VisitorVisa",
    "ExpressEntry",
    "ExpressEntryIta",
    "Dli",
  ],
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "canadianFamilyMemberStatus",
      name: text.status,
      level: {
        cases: [siblingCounts, [hasRelativeInCanada, "Recommended"]],
        otherwise: countsIfItFits,
        sources: [ourDecision],
      },
      instructions: text.statusInstructions,
      maxFiles: 4,
    }),
    slotFor("main", {
      id: "canadianFamilyMemberRelationship",
      name: text.link,
      documentTypes: ["BirthCertificate", "Other"],
      hasParsing: true,
      level: {
        cases: [siblingCounts, [hasRelativeInCanada, "Recommended"]],
        otherwise: countsIfItFits,
        sources: [ourDecision],
      },
      potentialWarnings: [...ofReadFields, "countryMismatch"],
      fieldsToRead: ["applicantFullName", "birthday", "country"],
      instructions: text.linkInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 4,
      acceptedTypes: scans,
    }),
    keptPaper("main", {
      id: "canadianFamilyMemberAddress",
      name: text.address,
      level: { cases: [siblingCounts], otherwise: countsIfItFits, sources: [ourDecision] },
      instructions: text.addressInstructions,
      maxFiles: 3,
    }),
  ],
});

const statusOfFamily: VaultPage = vaultPage({
  slug: "in-canada-family-status",
  ...ownedBy("main", text.statusOfFamily),
  category: "Visa",
  tags: [],
  phase: "preparation",
  appliesTo: ["Student"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "inCanadaFamilyStatus",
      name: text.statusOfFamily,
      documentTypes: ["StudyPermit", "WorkPermit", "Other"],
      hasParsing: true,
      level: {
        cases: [[isSpouseOfTemporaryResident, "Required"]],
        otherwise: nothingCallsForIt,
        sources: [specified("document 3 section 4.2")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "previousCanadianApplicationNotDisclosed",
        "incorrectWorkPermitType",
        "studyPermitStartDateMismatch",
        "studyPermitExpired",
        "studyPermitExpiring30Days",
        "studyPermitExpiring90Days",
        "studyPermitExpiring6Months",
        "workPermitExpired",
        "workPermitExpiring",
        "validPermitUploaded",
        "uciMismatch",
        "coOpWorkPermitNotValid",
      ],
      fieldsToRead: [
        "applicantFullName",
        "uciNumber",
        "documentNumber",
        "issueDate",
        "studyPermitExpiryDate",
        "expiryDate",
        "employer",
      ],
      instructions: text.statusOfFamilyInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 6,
      acceptedTypes: scans,
    }),
  ],
});

export const relativePages: readonly VaultPage[] = [familyMember, statusOfFamily];
