import type { ApplicationType } from "../../caseFile/application.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
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
import { countsIfItFits } from "../levels.ts";
import { vaultPage, type RequirementLevel, type Slot, type VaultPage, type Instructions } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { ownedBy, type PageOwner } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "./permitWarnings.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofReadFile } from "../files/slotWarnings.ts";
import { excerptOf, ourDecision, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** What is issued at the end: permits, records, visas, and what is carried to the border. */

/** Words that several places of this file say. */
const text = {
  visa: { en: "Visa in Passport", fr: "Visa dans le passeport", noun: "m" },
  travelAuthorization: { en: "Electronic Travel Authorization", fr: "Autorisation de voyage électronique", noun: "f" },
  checkAtOnce: {
    en: "an error on it is easiest to correct at once",
    fr: "une erreur y est plus facile à corriger tout de suite",
  },
  notIssuedToSpouse: {
    en: "no approved permit of this kind is recorded for your spouse or partner",
    fr: "aucun permis approuvé de ce genre n’est noté pour votre conjoint ou partenaire",
  },
} satisfies Record<string, Text | Noun | Instructions>;

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

const toCanada = (
  page: Pick<VaultPage, "slug" | "category" | "phase" | "appliesTo" | "studentPermissions"> & Partial<VaultPage>,
  name: Noun,
  slot: Slot,
): VaultPage =>
  vaultPage({ ...ownedBy("main", name), tags: ["Travel"], rights: closedToOutsiders, ...page, slots: [slot] });

const visa = toCanada(
  {
    slug: "temporary-resident-visa",
    rights: closedToOutsiders,
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
        [
          all(wasApproved, any(isVisitorVisa, renewsVisaInCanada)),
          "Required",
          {
            en: "the visa in the passport is what was applied for",
            fr: "le visa dans le passeport est ce qui a été demandé",
          },
        ],
        [
          renewsVisaInCanada,
          "Recommended",
          {
            en: "the earlier visa is part of the history of your entries to Canada",
            fr: "le visa précédent fait partie de l’historique de vos entrées au Canada",
          },
        ],
      ],
      otherwise: countsIfItFits,
      sources: [specified("document 3 section 3.6, temporaryResidentVisaExpiryDate")],
    },
    potentialWarnings: [...ofReadFile, "documentExpired", "fileDate", "notSuperVisa"],
    fieldsToRead: ["documentNumber", "issueDate", "expiryDate", "applicantFullName"],
    instructions: {
      en: "Scan the passport page with the visa sticker, in colour, so that the number, the category and the dates can be read.",
      fr: "Numérisez en couleur la page du passeport qui porte la vignette de visa, de sorte qu’on puisse lire le numéro, la catégorie et les dates.",
    },
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
      cases: [
        [
          all(wasApproved, not(isMadeInsideCanada)),
          "IfApplicable",
          {
            en: "most people who need no visa receive an eTA with the approval",
            fr: "la plupart des personnes dispensées de visa reçoivent une AVE avec l’approbation",
          },
        ],
      ],
      otherwise: [
        {
          en: "an eTA comes with the approval of an application that was made from outside Canada, and none is recorded",
          fr: "une AVE accompagne l’approbation d’une demande faite hors du Canada, et aucune n’est notée",
        },
        "NotApplicable",
      ],
      sources: [excerptOf("Immigration and Refugee Protection Regulations, electronic travel authorization")],
    },
    instructions: {
      en: "Upload the email that says that the eTA is approved, with its number. The eTA is tied to the passport: check that the passport number in it is the one you travel with.",
      fr: "Téléversez le courriel qui indique que l’AVE est approuvée, avec son numéro. L’AVE est liée au passeport : vérifiez que le numéro de passeport qui y figure est celui avec lequel vous voyagez.",
    },
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
  { en: "Port of Entry Package", fr: "Dossier du point d’entrée", noun: "m" },
  slotFor("main", {
    id: "portOfEntryLetter",
    name: { en: "Port of entry letter", fr: "Lettre pour le point d’entrée", noun: "f" },
    documentTypes: ["Other"],
    hasParsing: false,
    level: {
      cases: [
        [
          appliesOnArrival,
          "Required",
          {
            en: "the officer decides at the border on what this package shows",
            fr: "l’agent décide à la frontière selon ce que montre ce dossier",
          },
        ],
        [
          all(wasApproved, not(isMadeInsideCanada)),
          "Recommended",
          {
            en: "it lists what to show the officer on arrival",
            fr: "elle énumère ce qu’il faut montrer à l’agent à l’arrivée",
          },
        ],
      ],
      otherwise: [
        {
          en: "the package is for an application at the border, or for the arrival after an approval, and neither is recorded",
          fr: "le dossier sert à une demande à la frontière, ou à l’arrivée après une approbation, et rien de cela n’est noté",
        },
        "NotApplicable",
      ],
      sources: [specified("document 3 section 2.4")],
    },
    potentialWarnings: ofKeptFile,
    fieldsToRead: [],
    instructions: {
      en: "Print this letter and the documents it lists, and carry them in your hand luggage. Give them to the border officer when you say what you come for.",
      fr: "Imprimez cette lettre et les documents qu’elle énumère, et gardez-les dans votre bagage à main. Remettez-les à l’agent des services frontaliers quand vous dites pourquoi vous venez.",
      tells: "reader",
    },
    example: "letter",
    maxFiles: 1,
    acceptedTypes: letters,
  }),
);

export const issuedPermitPages: readonly VaultPage[] = [...permits, visa, travelAuthorization, portOfEntry];
