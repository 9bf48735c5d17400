import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import { immigrationTypes } from "../../caseFile/application.ts";
import {
  isStudent,
  isTiedToEmployer,
  isVisitorVisa,
  renewsVisaInCanada,
} from "../../conditions/application/application.ts";
import { hasCriminalHistory } from "../../conditions/background/history.ts";
import { lawyerReviews } from "../../conditions/application/status.ts";
import { all, any } from "../../kernel/condition.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { officialForms, scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type VaultPage, type Instructions } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, checklist5484, checklist5488, ourDecision } from "../sources.ts";
import { closedToOutsiders, tellsOf } from "../pageRights.ts";

/** Declarations and schedules that go with an application, and the official checklist. */

/** Words that several places of this file say. */
const text = {
  release: {
    en: "Authority to Release Personal Information (IMM 5475)",
    fr: "Autorisation de communiquer des renseignements personnels (IMM 5475)",
    noun: "f",
  },
  schedule1: { en: "Schedule 1, Background (IMM 5257B)", fr: "Annexe 1, antécédents (IMM 5257B)", noun: "f" },
  statutory: { en: "Statutory Declaration", fr: "Déclaration solennelle", noun: "f" },
  checklist: { en: "Official Document Checklist", fr: "Liste de contrôle officielle des documents", noun: "f" },
} satisfies Record<string, Text | Noun | Instructions>;

const ofForm: readonly SlotWarningId[] = [
  ...ofReadFields,
  "inconsistentRefusalDisclosure",
  "previousCanadianApplicationNotDisclosed",
  "formNotValidated",
  "incorrectFormVersion",
  "formMissingSignature",
  "representativeInfoAltered",
  "missingReasonForChange",
  "informationDetailsMissing",
  "missingPersonalInformation",
  "formWasAutofilled",
];

const formFields = ["formNumber", "applicantFullName", "isSigned"];

const releaseOfInformation: VaultPage = vaultPage({
  slug: "authority-to-release-information",
  rights: closedToOutsiders,
  ...ownedBy("main", text.release),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: immigrationTypes,
  studentPermissions: applicantAlwaysSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "authorityToReleaseInformation",
      name: text.release,
      documentTypes: ["ConsentForm"],
      hasParsing: true,
      level: { otherwise: countsIfItFits, sources: [checklist5483("form 5")] },
      potentialWarnings: [...ofReadFields, "formMissingSignature", "signatureNotInBlue", "informationDetailsMissing"],
      fieldsToRead: formFields,
      instructions: {
        en: "Sign it only if IRCC may give information about your file to someone other than your representative. That person may ask IRCC, but may not act for you.",
        fr: "Signez-la seulement si une autre personne que votre représentant peut recevoir des renseignements sur votre dossier. Cette personne peut s’informer à IRCC, mais ne peut pas agir pour vous.",
      },
      example: "scan",
      maxFiles: 1,
      acceptedTypes: scans,
    }),
  ],
});

const schedule1: VaultPage = vaultPage({
  slug: "schedule-1-background",
  rights: tellsOf("crime"),
  ...ownedBy("main", text.schedule1),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "TrvSpe", "TrvPgwp"],
  studentPermissions: applicantSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "schedule1Background",
      name: text.schedule1,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        cases: [
          [all(isVisitorVisa, hasCriminalHistory), "Required"],
          [
            any(isVisitorVisa, isTiedToEmployer, renewsVisaInCanada),
            "IfApplicable",
            {
              en: "it is needed only after certain answers in the form",
              fr: "elle n’est exigée qu’après certaines réponses du formulaire",
            },
          ],
        ],
        otherwise: nothingCallsForIt,
        sources: [checklist5484],
      },
      potentialWarnings: ofForm,
      fieldsToRead: formFields,
      instructions: {
        en: "Give the details of military, government or police service and of any arrest or conviction. Press Validate, sign it and upload that same file.",
        fr: "Donnez les détails du service militaire, gouvernemental ou policier et de toute arrestation ou condamnation. Appuyez sur Valider, signez et téléversez ce fichier même.",
      },
      example: "form",
      maxFiles: 1,
      acceptedTypes: officialForms,
    }),
  ],
});

const statutoryDeclaration: VaultPage = vaultPage({
  slug: "statutory-declaration",
  rights: closedToOutsiders,
  ...ownedBy("main", text.statutory),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: immigrationTypes,
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptDocument("main", {
      id: "statutoryDeclaration",
      name: text.statutory,
      level: { otherwise: countsIfItFits, sources: [ourDecision] },
      instructions: {
        en: "A statement sworn before a person who may take oaths, for a fact that no other document proves.",
        fr: "Une déclaration faite devant une personne qui peut recevoir des serments, pour un fait qu’aucun autre document ne prouve.",
      },
      maxFiles: 5,
    }),
  ],
});

const checklist: VaultPage = vaultPage({
  slug: "document-checklist",
  rights: closedToOutsiders,
  ...ownedBy("main", text.checklist),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: othersSupply,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "documentChecklist",
      name: text.checklist,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        cases: [
          [
            all(lawyerReviews, any(isStudent, isVisitorVisa, isTiedToEmployer)),
            "Recommended",
            { en: "it goes with the documents that are sent", fr: "elle accompagne les documents envoyés" },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [checklist5483("the list itself"), checklist5484, checklist5488],
      },
      potentialWarnings: ofForm,
      fieldsToRead: formFields,
      instructions: {
        en: "The legal team completes the checklist for this kind of application from what is in the vault: IMM 5483, 5484, 5488, 5555, 5556 or 5558.",
        fr: "L’équipe juridique remplit la liste de contrôle de ce type de demande d’après le contenu du coffre : IMM 5483, 5484, 5488, 5555, 5556 ou 5558.",
        tells: "reader",
      },
      example: "form",
      maxFiles: 1,
      acceptedTypes: officialForms,
    }),
  ],
});

export const declarationPages: readonly VaultPage[] = [
  releaseOfInformation,
  schedule1,
  statutoryDeclaration,
  checklist,
];
