import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
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
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { ourDecision, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Family in Canada: relatives whose presence counts, and the person on whose status an application depends. */

/** Words that several places of this file say. */
const text = {
  statusOfFamily: { en: "Status of Family in Canada", fr: "Statut de la famille au Canada", noun: "m" },
} satisfies Record<string, Text | Noun>;

const siblingCounts: CaseRule<RequirementLevel>["cases"][number] = [
  all(isExpressEntry, hasSiblingInCanada),
  "Required",
  {
    en: "points for a brother or sister have to be proven",
    fr: "les points pour un frère ou une sœur doivent être prouvés",
  },
];

const familyMember: VaultPage = vaultPage({
  slug: "canadian-family-member",
  rights: closedToOutsiders,
  ...ownedBy("main", { en: "Canadian Family Member", fr: "Membre de la famille au Canada", noun: "m" }),
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
    keptDocument("main", {
      id: "canadianFamilyMemberStatus",
      name: {
        en: "Proof of citizenship or permanent residence",
        fr: "Preuve de citoyenneté ou de résidence permanente",
        noun: "f",
      },
      level: {
        cases: [siblingCounts, [hasRelativeInCanada, "Recommended"]],
        otherwise: countsIfItFits,
        sources: [ourDecision],
      },
      instructions: {
        en: "Scan proof of your relative’s status in Canada. It may be a Canadian passport, a citizenship certificate or both sides of a permanent resident card.",
        fr: "Numérisez une preuve du statut de votre proche au Canada. Ce peut être un passeport canadien, un certificat de citoyenneté ou les deux côtés d’une carte de résident permanent.",
      },
      maxFiles: 4,
    }),
    slotFor("main", {
      id: "canadianFamilyMemberRelationship",
      name: { en: "Proof of relationship", fr: "Preuve du lien de parenté", noun: "f" },
      documentTypes: ["BirthCertificate", "Other"],
      hasParsing: true,
      level: {
        cases: [siblingCounts, [hasRelativeInCanada, "Recommended"]],
        otherwise: countsIfItFits,
        sources: [ourDecision],
      },
      potentialWarnings: [...ofReadFields, "countryMismatch"],
      fieldsToRead: ["applicantFullName", "birthday", "country"],
      instructions: {
        en: "Scan documents that show how you are related. For a brother or sister: both birth certificates, which name the same parent.",
        fr: "Numérisez les documents qui montrent votre lien. Pour un frère ou une sœur : les deux actes de naissance, qui nomment le même parent.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 4,
      acceptedTypes: scans,
    }),
    keptDocument("main", {
      id: "canadianFamilyMemberAddress",
      name: { en: "Proof that the relative lives in Canada", fr: "Preuve que le proche habite au Canada", noun: "f" },
      level: { cases: [siblingCounts], otherwise: countsIfItFits, sources: [ourDecision] },
      instructions: {
        en: "Scan a recent bill, lease or tax notice with your relative’s address in Canada.",
        fr: "Numérisez une facture récente, un bail ou un avis fiscal qui porte l’adresse de votre proche au Canada.",
      },
      maxFiles: 3,
    }),
  ],
});

const statusOfFamily: VaultPage = vaultPage({
  slug: "in-canada-family-status",
  rights: closedToOutsiders,
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
      instructions: {
        en: "Scan the study or work permit of your spouse or partner in Canada, with pay slips or a letter of enrolment that show what the permit is used for.",
        fr: "Numérisez le permis d’études ou de travail de votre conjoint ou partenaire au Canada, avec des bulletins de paie ou une lettre d’inscription qui montrent à quoi il sert.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 6,
      acceptedTypes: scans,
    }),
  ],
});

export const relativePages: readonly VaultPage[] = [familyMember, statusOfFamily];
