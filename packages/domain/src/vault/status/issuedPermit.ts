import type { ApplicationType } from "../../caseFile/application.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isFamilyApplication,
  isPostGraduationPermit,
  isStudyApplication,
  isWorkApplication,
} from "../../conditions/application/application.ts";
import { childStudies, spouseAsksToWork, spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { holdsVisitorRecord } from "../../conditions/background/history.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import type { DocumentType } from "../files/documentTypes.ts";
import { scans } from "../files/fileTypes.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies } from "../permissions.ts";
import { ownedBy, type PageOwner } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "./permitWarnings.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ourDecision, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The permit or record that is issued at the end. */

/** Words that several places of this file say. */
const text = {
  checkAtOnce: {
    en: "it is easiest to correct an error right away",
    fr: "une erreur y est plus facile à corriger tout de suite",
  },
  notIssuedToSpouse: {
    en: "no approved permit of this kind is recorded for your spouse or partner",
    fr: "aucun permis approuvé de ce genre n’est noté pour votre conjoint ou partenaire",
  },
} satisfies Record<string, Text>;

type Cases = CaseRule<RequirementLevel>["cases"];

type Permit = {
  readonly documentType: DocumentType;
  readonly name: Noun;
  readonly warnings: readonly SlotWarningId[];
  readonly expiry: readonly string[];
};

const studyPermit: Permit = {
  documentType: "StudyPermit",
  name: { en: "Study Permit Issued", fr: "Permis d’études délivré", noun: "m" },
  warnings: ofStudyPermit,
  expiry: ["studyPermitExpiryDate"],
};
const workPermit: Permit = {
  documentType: "WorkPermit",
  name: { en: "Work Permit Issued", fr: "Permis de travail délivré", noun: "m" },
  warnings: ofWorkPermit,
  expiry: ["expiryDate", "employer"],
};
const postGraduationPermit: Permit = {
  ...workPermit,
  name: {
    en: "Post-Graduation Work Permit Issued",
    fr: "Permis de travail postdiplôme délivré",
    noun: "m",
  },
};
const visitorRecord: Permit = {
  documentType: "VisitorRecord",
  name: { en: "Visitor Record", fr: "Fiche de visiteur", noun: "f" },
  warnings: ofVisitorRecord,
  expiry: ["expiryDate"],
};

type Issued = {
  readonly slug: PageSlug;
  readonly slotId: OwnSlotId;
  readonly owner: Extract<PageOwner, "main" | "spouse" | "child">;
  readonly permit: Permit;
  readonly appliesTo: readonly ApplicationType[];
  readonly cases: Cases;
  readonly otherwise?: Text;
};

const issued = ({
  slug,
  slotId,
  owner,
  permit,
  appliesTo,
  cases,
  otherwise = {
    en: "no approval is recorded, so nothing was issued yet",
    fr: "aucune approbation n’est notée, donc rien n’a encore été délivré",
  },
}: Issued): VaultPage =>
  vaultPage({
    slug,
    rights: closedToOutsiders,
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
        instructions: {
          en: "Scan both sides of the document, in colour. Check the name, the date of birth, the dates and every condition, and tell your lawyer right away if something is wrong. At the port of entry, check it before you leave the counter.",
          fr: "Numérisez les deux côtés du document, en couleur. Vérifiez le nom, la date de naissance, les dates et chaque condition, et dites-le tout de suite à votre équipe juridique si quelque chose est inexact. Au point d’entrée, vérifiez-le avant de quitter le guichet.",
        },
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
        splitScreen: true,
      }),
    ],
  });

export const issuedPermitPages: readonly VaultPage[] = [
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
    otherwise: {
      en: "no approved permit of this kind is recorded for this child",
      fr: "aucun permis approuvé de ce genre n’est noté pour cet enfant",
    },
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
      [
        all(wasApproved, isFamilyApplication),
        "IfApplicable",
        {
          en: "a visitor record counts if one was issued",
          fr: "une fiche de visiteur compte s’il en a été délivré une",
        },
      ],
    ],
    otherwise: { en: "your answers show no visitor record", fr: "vos réponses n’indiquent aucune fiche de visiteur" },
  }),
];
