import type { Text } from "../../kernel/text.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { isMinorToday } from "../../conditions/family/legalAge.ts";
import { nameChanged } from "../../conditions/identity/names.ts";
import {
  asksForSinService,
  changesSinName,
  hadSinBefore,
  sinStatusChanged,
} from "../../conditions/socialInsurance/sin.ts";
import { any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { alwaysRequired } from "../levels.ts";
import { vaultPage, type Slot, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "../status/permitWarnings.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofOfficialForm, ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Documents of a request about a social insurance number, which goes to Service Canada. In every vault once it is asked for. */

/** Words that several places of this file say. */
const text = {
  primary: { en: "SIN Primary Document", fr: "Document principal (NAS)", noun: "m" },
  secondary: { en: "SIN Secondary Document", fr: "Document secondaire (NAS)", noun: "m" },
  supporting: { en: "SIN Supporting Document", fr: "Document à l’appui (NAS)", noun: "m" },
  address: { en: "SIN Proof of Address", fr: "Preuve d’adresse (NAS)", noun: "f" },
  statusChange: { en: "SIN Change of Status Document", fr: "Document de changement de statut (NAS)", noun: "m" },
  previous: { en: "Earlier SIN Record", fr: "Dossier NAS antérieur", noun: "m" },
  guardian: { en: "SIN Guardian Document", fr: "Document du parent ou tuteur (NAS)", noun: "m" },
  application: { en: "SIN Application Form (NAS 2120)", fr: "Formulaire de demande de NAS (NAS 2120)", noun: "m" },
  representative: { en: "SIN Representative Authorization", fr: "Autorisation de représentation (NAS)", noun: "f" },
  confirmation: { en: "SIN Confirmation", fr: "Confirmation du NAS", noun: "f" },
} satisfies Record<string, Text | Noun>;

const serviceCanada = [excerptOf("Service Canada, Social Insurance Number: before you apply, and required documents")];

const sinPage = (slug: PageSlug, name: Noun, slot: Slot, more: Partial<VaultPage> = {}): VaultPage =>
  vaultPage({
    slug,
    rights: closedToOutsiders,
    ...ownedBy("main", name),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: [],
    service: "sin",
    shown: asksForSinService,
    studentPermissions: applicantSupplies,
    ...more,
    slots: [slot],
  });

const permitValues = [...permitFields, "studyPermitExpiryDate", "expiryDate", "employer"];

export const sinPages: readonly VaultPage[] = [
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
    keptPaper("main", {
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
        en: "Upload the document that explains why your name differs: a marriage certificate, a divorce judgment, a certificate of a change of name or an adoption order. If it is in neither English nor French, add a translation with the translator’s attestation or affidavit. A translation by a family member is not accepted.",
        fr: "Téléversez le document qui explique pourquoi votre nom diffère : certificat de mariage, jugement de divorce, certificat de changement de nom ou ordonnance d’adoption. S’il n’est ni en français ni en anglais, ajoutez une traduction avec l’attestation ou l’affidavit de la personne qui a fait la traduction. Une traduction faite par un membre de la famille n’est pas acceptée.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-proof-of-address",
    text.address,
    keptPaper("main", {
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
        en: "Upload a recent bill, a lease, a bank statement or a letter of your school with your name and your address in Canada. The name must be the same as on the other documents.",
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
  sinPage(
    "sin-previous-record",
    text.previous,
    keptPaper("main", {
      id: "sinPreviousRecord",
      name: text.previous,
      level: {
        cases: [
          [
            hadSinBefore,
            "Recommended",
            {
              en: "with it Service Canada finds your record",
              fr: "grâce à lui, Service Canada trouve votre dossier",
            },
          ],
        ],
        otherwise: [
          { en: "your answers show no earlier number", fr: "vos réponses n’indiquent aucun numéro antérieur" },
          "NotApplicable",
        ],
        sources: serviceCanada,
      },
      instructions: {
        en: "Upload a letter or a slip that shows the earlier number. Put it only here: never send the number by email or in a message.",
        fr: "Téléversez une lettre ou un feuillet qui montre l’ancien numéro. Placez-le seulement ici : n’envoyez jamais le numéro par courriel ni dans un message.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-guardian-document",
    text.guardian,
    keptPaper("main", {
      id: "sinGuardianDocument",
      name: text.guardian,
      level: {
        cases: [
          [
            isMinorToday,
            "Required",
            {
              en: "a parent or guardian who applies for you has to prove it",
              fr: "le parent ou tuteur qui fait la demande pour vous doit le prouver",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not show that you are under the legal age",
            fr: "vos réponses n’indiquent pas que vous êtes sous l’âge de la majorité",
          },
          "NotApplicable",
        ],
        sources: serviceCanada,
      },
      instructions: {
        en: "Upload the identity document of the parent or legal guardian who applies, and the document that proves it: the birth certificate with the parents’ names, or the court order of guardianship.",
        fr: "Téléversez la pièce d’identité du parent ou du tuteur légal qui fait la demande, et le document qui le prouve : l’acte de naissance avec les noms des parents, ou l’ordonnance de tutelle.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-application",
    text.application,
    slotFor("main", {
      id: "sinApplication",
      name: text.application,
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        otherwise: alwaysRequired({
          en: "by mail the form is the request itself",
          fr: "par la poste, le formulaire est la demande elle-même",
        }),
        sources: serviceCanada,
      },
      potentialWarnings: [...ofReadFields, ...ofOfficialForm],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: {
        en: "The form is filled in from your answers and is sent with a request by mail. Check every line against your primary document, print it, sign it and scan it.",
        fr: "Le formulaire est rempli à partir de vos réponses et accompagne une demande par la poste. Comparez chaque ligne à votre document principal, imprimez-le, signez-le et numérisez-le.",
      },
      example: "scan",
      maxFiles: 1,
      acceptedTypes: scans,
    }),
    { lawyerCanGenerate: {} },
  ),
  sinPage(
    "sin-representative-authorization",
    text.representative,
    keptPaper("main", {
      id: "sinRepresentativeAuthorization",
      name: text.representative,
      level: {
        otherwise: [
          {
            en: "it is needed only if somebody applies for you",
            fr: "elle est nécessaire seulement si une autre personne fait la demande pour vous",
          },
          "IfApplicable",
        ],
        sources: serviceCanada,
      },
      instructions: {
        en: "Upload the signed letter that lets somebody else apply for you. It names both of you, says what the person may do, and carries a date.",
        fr: "Téléversez la lettre signée qui permet à une autre personne de faire la demande pour vous. Elle nomme les deux personnes, dit ce que la personne peut faire et porte une date.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-confirmation",
    text.confirmation,
    keptPaper("main", {
      id: "sinConfirmation",
      name: text.confirmation,
      level: {
        otherwise: [
          {
            en: "the confirmation comes once the number is issued",
            fr: "la confirmation arrive une fois le numéro délivré",
          },
          "IfApplicable",
        ],
        sources: serviceCanada,
      },
      instructions: {
        en: "Upload the letter, or the page of your account, that shows your number. Keep the number private: give it only to an employer, a bank or a government that has a right to it.",
        fr: "Téléversez la lettre, ou la page de votre compte, qui montre votre numéro. Gardez ce numéro confidentiel : donnez-le seulement à un employeur, à une banque ou à un gouvernement qui y a droit.",
      },
      maxFiles: 1,
    }),
  ),
];
