import { nameChanged } from "../../conditions/identity/names.ts";
import { changesSinName, sinStatusChanged } from "../../conditions/socialInsurance/sin.ts";
import { any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { alwaysRequired } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "../status/permitWarnings.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { serviceCanada, sinPage } from "./sinPage.ts";

/** What proves identity, status and address to Service Canada. */

/** Words that several places of this file say. */
const text = {
  primary: { en: "SIN Primary Document", fr: "Document principal (NAS)", noun: "m" },
  secondary: { en: "SIN Secondary Document", fr: "Document secondaire (NAS)", noun: "m" },
  supporting: { en: "SIN Supporting Document", fr: "Document à l’appui (NAS)", noun: "m" },
  address: { en: "SIN Proof of Address", fr: "Preuve d’adresse (NAS)", noun: "f" },
  statusChange: { en: "SIN Change of Status Document", fr: "Document de changement de statut (NAS)", noun: "m" },
} satisfies Record<string, Noun>;

const permitValues = [...permitFields, "studyPermitExpiryDate", "expiryDate", "employer"];

export const sinProofPages: readonly VaultPage[] = [
  sinPage(
    "sin-primary-document",
    text.primary,
    slotFor("main", {
      id: "sinPrimaryDocument",
      name: text.primary,
      documentTypes: ["StudyPermit", "WorkPermit", "VisitorRecord"],
      hasParsing: true,
      level: {
        otherwise: alwaysRequired({
          en: "Service Canada needs proof of your identity and of your status in Canada",
          fr: "Service Canada a besoin d’une preuve de votre identité et de votre statut au Canada",
        }),
        sources: serviceCanada,
      },
      potentialWarnings: [...ofAnyPermit, ...ofStudyPermit, ...ofWorkPermit, ...ofVisitorRecord],
      fieldsToRead: permitValues,
      instructions: {
        en: "Scan both sides of a valid work permit, or of a study permit or visitor record that says that you may work in Canada. A study permit without that remark is not accepted: ask IRCC first to have it added. Service Canada wants the original if you apply in person or by mail.",
        fr: "Numérisez les deux côtés d’un permis de travail valide, ou d’un permis d’études ou d’une fiche de visiteur qui indique que vous pouvez travailler au Canada. Un permis d’études sans cette mention n’est pas accepté : demandez d’abord à IRCC de l’ajouter. Service Canada exige l’original si vous faites la demande en personne ou par la poste.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ),
  sinPage(
    "sin-secondary-document",
    text.secondary,
    slotFor("main", {
      id: "sinSecondaryDocument",
      name: text.secondary,
      documentTypes: ["Passport", "NationalID"],
      hasParsing: true,
      level: {
        otherwise: alwaysRequired({
          en: "a second document must confirm your identity",
          fr: "un deuxième document doit confirmer votre identité",
        }),
        sources: serviceCanada,
      },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "passportExpired",
        "passportNotInColour",
        "uploadedIdIsNotPassport",
        "excessiveBackground",
        "missingPreviousVisaDetails",
        "usVisaExpired",
        "passportNameMismatch",
        "passportDateOfBirthMismatch",
        "countryMismatch",
        "passportExpiringSoon",
      ],
      fieldsToRead: [
        "passportNumber",
        "passportExpiryDate",
        "passportIssueDate",
        "applicantFullName",
        "firstName",
        "lastName",
        "birthday",
        "country",
        "documentNumber",
        "issueDate",
        "expiryDate",
      ],
      instructions: {
        en: "Scan a valid passport, or another document of a government, with your full legal name and your date of birth. The name must be the same as on the primary document.",
        fr: "Numérisez un passeport valide, ou une autre pièce délivrée par un gouvernement, qui porte votre nom légal complet et votre date de naissance. Le nom doit être le même que sur le document principal.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ),
  sinPage(
    "sin-supporting-document",
    text.supporting,
    keptDocument("main", {
      id: "sinSupportingDocument",
      name: text.supporting,
      level: {
        cases: [
          [
            any(changesSinName, nameChanged),
            "Required",
            {
              en: "a document must show how the names belong together",
              fr: "un document doit montrer le lien entre les noms",
            },
          ],
        ],
        otherwise: [
          {
            en: "it is needed only if your name differs from one document to another",
            fr: "il est nécessaire seulement si votre nom diffère d’un document à l’autre",
          },
          "IfApplicable",
        ],
        sources: serviceCanada,
      },
      instructions: {
        en: "Upload the document that explains why your name differs. It may be a marriage certificate, a divorce judgment, a change of name certificate or an adoption order. If it is in neither English nor French, add a translation with the translator’s attestation or affidavit. A translation by a family member is not accepted.",
        fr: "Téléversez le document qui explique pourquoi votre nom diffère. Ce peut être un acte de mariage, un jugement de divorce, un certificat de changement de nom ou une ordonnance d’adoption. S’il n’est ni en français ni en anglais, ajoutez une traduction avec l’attestation ou l’affidavit de la personne qui a fait la traduction. Une traduction faite par un membre de la famille n’est pas acceptée.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-proof-of-address",
    text.address,
    keptDocument("main", {
      id: "sinProofOfAddress",
      name: text.address,
      level: {
        otherwise: alwaysRequired({
          en: "a request online needs a proof of your address",
          fr: "une demande en ligne exige une preuve de votre adresse",
        }),
        sources: serviceCanada,
      },
      instructions: {
        en: "Upload a recent bill, a lease, a bank statement or a letter from your school with your name and your address in Canada. The name must be the same as on the other documents.",
        fr: "Téléversez une facture récente, un bail, un relevé bancaire ou une lettre de votre établissement qui porte votre nom et votre adresse au Canada. Le nom doit être le même que sur les autres documents.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-status-change-document",
    text.statusChange,
    slotFor("main", {
      id: "sinStatusChangeDocument",
      name: text.statusChange,
      documentTypes: ["StudyPermit", "WorkPermit", "Other"],
      hasParsing: true,
      level: {
        cases: [
          [
            sinStatusChanged,
            "Required",
            {
              en: "the record of the number has to follow your status",
              fr: "le dossier du numéro doit suivre votre statut",
            },
          ],
        ],
        otherwise: [
          {
            en: "you do not ask to record a new status or a new expiry date",
            fr: "vous ne demandez pas d’inscrire un nouveau statut ni une nouvelle date d’expiration",
          },
          "NotApplicable",
        ],
        sources: serviceCanada,
      },
      potentialWarnings: [...ofAnyPermit, ...ofStudyPermit, ...ofWorkPermit],
      fieldsToRead: permitValues,
      instructions: {
        en: "Scan both sides of the new permit, or upload the confirmation of permanent residence. A number that begins with 9 is valid only as long as the permit, and the record has to be renewed with each new one.",
        fr: "Numérisez les deux côtés du nouveau permis, ou téléversez la confirmation de résidence permanente. Un numéro qui commence par 9 est valide seulement tant que le permis l’est, et le dossier doit être renouvelé avec chaque nouveau permis.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ),
];
