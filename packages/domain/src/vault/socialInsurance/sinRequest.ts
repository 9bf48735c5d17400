import { hadSinBefore, isMinorAtHome, requestsSinByMail } from "../../conditions/socialInsurance/sin.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import type { VaultPage } from "../page.ts";
import { keptDocument, slotFor } from "../slotFor.ts";
import { ofOfficialForm, ofReadFields } from "../files/slotWarnings.ts";
import { serviceCanada, sinPage } from "./sinPage.ts";

/** The request for a social insurance number: the earlier record, who makes it, its form, and what comes back. */

/** Words that several places of this file say. */
const text = {
  previous: { en: "Earlier SIN Record", fr: "Dossier NAS antérieur", noun: "m" },
  guardian: { en: "SIN Guardian Document", fr: "Document du parent ou tuteur (NAS)", noun: "m" },
  application: { en: "SIN Application Form (NAS 2120)", fr: "Formulaire de demande de NAS (NAS 2120)", noun: "m" },
  representative: { en: "SIN Representative Authorization", fr: "Autorisation de représentation (NAS)", noun: "f" },
  confirmation: { en: "SIN Confirmation", fr: "Confirmation du NAS", noun: "f" },
} satisfies Record<string, Noun>;

export const sinRequestPages: readonly VaultPage[] = [
  sinPage(
    "sin-previous-record",
    text.previous,
    keptDocument("main", {
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
        en: "Upload a letter or a slip that shows the earlier number. Put it only here. Never send the number by email or in a message.",
        fr: "Téléversez une lettre ou un feuillet qui montre l’ancien numéro. Placez-le seulement ici. N’envoyez jamais le numéro par courriel ni dans un message.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-guardian-document",
    text.guardian,
    keptDocument("main", {
      id: "sinGuardianDocument",
      name: text.guardian,
      level: {
        cases: [
          [
            isMinorAtHome,
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
        en: "Upload the identity document of the parent or legal guardian who applies. Add the document that proves who they are to you: the birth certificate with the parents’ names, or the court order of guardianship.",
        fr: "Téléversez la pièce d’identité du parent ou du tuteur légal qui fait la demande. Ajoutez le document qui prouve son lien avec vous : l’acte de naissance avec les noms des parents, ou l’ordonnance de tutelle.",
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
        cases: [[requestsSinByMail, "Required"]],
        otherwise: [
          {
            en: "the form is needed only for a request by mail; online and at an office there is none",
            fr: "le formulaire est nécessaire seulement pour une demande par la poste; en ligne et dans un bureau, il n’y en a pas",
          },
          "IfApplicable",
        ],
        sources: serviceCanada,
      },
      potentialWarnings: [...ofReadFields, ...ofOfficialForm],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: {
        en: "Copy the answers of the answer sheet onto the form of Service Canada, which is sent with a request by mail. Check every line against your primary document, print it, sign it and scan it.",
        fr: "Recopiez les réponses de la feuille de réponses dans le formulaire de Service Canada, qui accompagne une demande par la poste. Comparez chaque ligne à votre document principal, imprimez-le, signez-le et numérisez-le.",
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
    keptDocument("main", {
      id: "sinRepresentativeAuthorization",
      name: text.representative,
      level: {
        otherwise: [
          {
            en: "it is needed only if someone applies for you",
            fr: "elle est nécessaire seulement si une autre personne fait la demande pour vous",
          },
          "IfApplicable",
        ],
        sources: serviceCanada,
      },
      instructions: {
        en: "Upload the signed letter that lets someone else apply for you. It names both of you, says what the person may do, and has a date.",
        fr: "Téléversez la lettre signée qui permet à une autre personne de faire la demande pour vous. Elle nomme les deux personnes, dit ce que la personne peut faire et porte une date.",
      },
      maxFiles: 3,
    }),
  ),
  sinPage(
    "sin-confirmation",
    text.confirmation,
    keptDocument("main", {
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
        en: "Upload the letter, or the page of your account, that shows your number. Keep the number private. Give it only to an employer, a bank or a government that has a right to it.",
        fr: "Téléversez la lettre, ou la page de votre compte, qui montre votre numéro. Gardez ce numéro confidentiel. Donnez-le seulement à un employeur, à une banque ou à un gouvernement qui y a droit.",
      },
      maxFiles: 1,
    }),
  ),
];
