import type { Noun } from "../../kernel/noun.ts";
import { isIrccRequest } from "../../conditions/application/application.ts";
import { asksForMedicalExtension } from "../../conditions/application/reasonsForContact.ts";
import { asksForBiometricsExtension } from "../../conditions/biometrics/biometrics.ts";
import {
  asksForCorrection,
  asksToChangePersonalInformation,
  asksToChangeWorkConditions,
  asksToReplacePermit,
} from "../../conditions/authority/requests.ts";
import { any } from "../../kernel/condition.ts";
import { letters, officialForms } from "../files/fileTypes.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies, othersSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofOfficialForm, ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** A request to IRCC outside an application: its text, what proves it, and the form that amends a document. */

/** Words that several places of this file say. */
const text = {
  webform: { en: "Request to IRCC", fr: "Demande à IRCC", noun: "f" },
  correction: { en: "Correction Evidence", fr: "Preuve à l’appui d’une correction", noun: "f" },
} satisfies Record<string, Noun>;

const guide5218 = excerptOf("IRCC, guide 5218, request to amend a record or a temporary resident document (IMM 1436)");

const webformSubmission: VaultPage = vaultPage({
  slug: "webform-submission",
  rights: closedToOutsiders,
  ...ownedBy("main", text.webform),
  category: "Letter",
  tags: [],
  phase: "preparation",
  appliesTo: ["IrccRequest"],
  studentPermissions: othersSupply,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "webformSubmission",
      name: text.webform,
      documentTypes: ["Other"],
      hasParsing: false,
      level: {
        cases: [[isIrccRequest, "Required", { en: "this is the request itself", fr: "c’est la demande elle-même" }]],
        otherwise: [
          { en: "this is not a request to IRCC", fr: "il ne s’agit pas d’une demande adressée à IRCC" },
          "NotApplicable",
        ],
        sources: [specified("document 2 section 3, reasons for contacting IRCC")],
      },
      potentialWarnings: ofKeptFile,
      fieldsToRead: [],
      instructions: {
        en: "This is the text of the request with the documents it refers to, ready for IRCC’s web form. Read it and tell your lawyer if a name, a number or a date is wrong.",
        fr: "Voici le texte de la demande avec les documents auxquels il renvoie, prêt pour le formulaire Web d’IRCC. Lisez-le et dites à votre équipe juridique si un nom, un numéro ou une date est inexact.",
        tells: "reader",
      },
      example: "letter",
      subFileNames: fileNumber,
      maxFiles: 5,
      acceptedTypes: letters,
    }),
  ],
});

const correctionEvidence: VaultPage = vaultPage({
  slug: "correction-evidence",
  rights: closedToOutsiders,
  ...ownedBy("main", text.correction),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["IrccRequest"],
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "correctionEvidence",
      name: text.correction,
      level: {
        cases: [
          [
            any(asksForCorrection, asksToChangePersonalInformation, asksToReplacePermit),
            "Required",
            {
              en: "IRCC changes a document only on proof",
              fr: "IRCC modifie un document seulement sur preuve",
            },
          ],
          [
            any(asksForMedicalExtension, asksForBiometricsExtension),
            "Recommended",
            {
              en: "a proof of the reason helps to get more time",
              fr: "une preuve du motif aide à obtenir un délai",
            },
          ],
        ],
        otherwise: [
          {
            en: "a document counts here if it supports your request",
            fr: "un document compte ici s’il appuie votre demande",
          },
          "IfApplicable",
        ],
        sources: [specified("document 2 section 3, reasons for contacting IRCC")],
      },
      instructions: {
        en: "Upload the document that proves the right information or the reason for your request. It may be a passport, a birth or marriage certificate, or a police report on a lost permit. It may also be a letter from a clinic that has no free date. Add the document with the error too, both sides.",
        fr: "Téléversez le document qui prouve le bon renseignement ou le motif de votre demande. Ce peut être un passeport, un acte de naissance ou de mariage, ou un rapport de police sur un permis perdu. Ce peut aussi être la lettre d’une clinique qui n’a pas de place libre. Ajoutez aussi le document qui contient l’erreur, des deux côtés.",
      },
      maxFiles: 6,
    }),
  ],
});

const amendForm: VaultPage = vaultPage({
  slug: "amend-temp-residence-form",
  rights: closedToOutsiders,
  ...ownedBy("main", {
    en: "Request to Amend a Temporary Resident Document (IMM 1436)",
    fr: "Demande de modification d’un document de résident temporaire (IMM 1436)",
    noun: "f",
  }),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["IrccRequest"],
  studentPermissions: applicantSupplies,
  info: {
    en: "With this form IRCC corrects errors of its own on a valid document, such as a condition that should have been on the permit. A new condition may require a new application, so ask your lawyer first.",
    fr: "Par ce formulaire, IRCC corrige ses propres erreurs sur un document valide, comme une condition qui aurait dû figurer sur le permis. Une nouvelle condition peut exiger une nouvelle demande, alors consultez d’abord votre équipe juridique.",
  },
  externalLink: {
    address: {
      en: "https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/guide-5218-request-amend-record-landing-confirmation-permanent-residence-valid-temporary-resident-documents.html",
      fr: "https://www.canada.ca/fr/immigration-refugies-citoyennete/services/demande/formulaires-demande-guides/guide-5218-demande-modification-fiche-relative-droit-etablissement-confirmation-residence-permanente-documents-resident-temporaire-valides.html",
    },
    text: { en: "IRCC’s guide to this form (guide 5218)", fr: "Le guide d’IRCC pour ce formulaire (guide 5218)" },
  },
  slots: [
    slotFor("main", {
      id: "amendTempResidenceForm",
      name: { en: "Amendment request form", fr: "Formulaire de demande de modification", noun: "m" },
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        cases: [
          [
            asksToChangeWorkConditions,
            "Required",
            { en: "you ask for the change on this form", fr: "vous demandez le changement avec ce formulaire" },
          ],
        ],
        otherwise: [
          {
            en: "you do not ask to change the work conditions of a study permit",
            fr: "vous ne demandez pas de changer les conditions de travail d’un permis d’études",
          },
          "NotApplicable",
        ],
        sources: [specified("document 1 section 4"), guide5218],
      },
      potentialWarnings: [...ofReadFields, ...ofOfficialForm],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: {
        en: "Fill in the official form, say exactly what must change and why, sign it and upload it as the PDF itself. The permit goes on the page of your current permit, both sides.",
        fr: "Remplissez le formulaire officiel, dites exactement ce qui doit changer et pourquoi, signez-le et téléversez le PDF lui-même. Le permis se place à la page de votre permis actuel, des deux côtés.",
      },
      example: "form",
      maxFiles: 1,
      acceptedTypes: officialForms,
    }),
  ],
});

export const requestToAuthorityPages: readonly VaultPage[] = [webformSubmission, correctionEvidence, amendForm];
