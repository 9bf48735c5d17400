import { generalKnowledge } from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";

export const contactReasonNames: FactList<
  FactEntry & { /** The page of the vault that it asks for. */ readonly document?: string }
> = {
  id: "contactReasonNames",
  title: { en: "Reasons for contacting IRCC", fr: "Motifs pour communiquer avec IRCC" },
  source: generalKnowledge("Uses of the IRCC web form and of forms IMM 1436, IMM 5563 and IMM 5475"),
  note: "The specification fixes the first three; the others are a proposal. Same values as reasonsForContactingIrcc of an application.",
  entries: [
    {
      id: "changeWorkConditions",
      name: {
        en: "Change the work conditions of my study permit",
        fr: "Modifier les conditions de travail de mon permis d’études",
      },
      document: "amend-temp-residence-form",
    },
    {
      id: "biometricsExtension",
      name: {
        en: "Ask for more time to give biometrics",
        fr: "Demander plus de temps pour donner mes données biométriques",
      },
      document: "biometrics-request-letter",
    },
    {
      id: "caseNotesRefused",
      name: { en: "Get the case notes of a refused application", fr: "Obtenir les notes d’une demande refusée" },
      document: "consent-to-information-form",
    },
    {
      id: "caseNotesPending",
      name: { en: "Get the case notes of an application in progress", fr: "Obtenir les notes d’une demande en cours" },
      document: "consent-to-information-form",
    },
    {
      id: "documentExtension",
      name: { en: "Ask for more time to send documents", fr: "Demander plus de temps pour envoyer des documents" },
    },
    {
      id: "addDocuments",
      name: { en: "Send more documents or information", fr: "Envoyer d’autres documents ou renseignements" },
    },
    {
      id: "medicalExtension",
      name: { en: "Ask for more time for a medical exam", fr: "Demander plus de temps pour l’examen médical" },
    },
    {
      id: "correctError",
      name: { en: "Correct an error on a permit or visa", fr: "Corriger une erreur sur un permis ou un visa" },
      document: "amend-temp-residence-form",
    },
    {
      id: "changePersonalInfo",
      name: {
        en: "Change my address, passport or family details",
        fr: "Modifier mon adresse, mon passeport ou ma situation familiale",
      },
    },
    {
      id: "changeDli",
      name: { en: "Tell IRCC about a change of school", fr: "Signaler un changement d’établissement" },
    },
    {
      id: "statusUpdate",
      name: { en: "Ask about an application that is late", fr: "Demander où en est une demande en retard" },
    },
    { id: "urgentProcessing", name: { en: "Ask for urgent processing", fr: "Demander un traitement urgent" } },
    { id: "withdraw", name: { en: "Withdraw an application", fr: "Retirer une demande" } },
    {
      id: "reconsideration",
      name: {
        en: "Ask for a refused application to be looked at again",
        fr: "Demander le réexamen d’une demande refusée",
      },
    },
    {
      id: "replacePermit",
      name: { en: "Replace a lost or damaged permit", fr: "Remplacer un permis perdu ou endommagé" },
    },
    {
      id: "passportReturn",
      name: {
        en: "Ask about a passport request or its return",
        fr: "Demander des nouvelles de mon passeport demandé ou retourné",
      },
    },
    {
      id: "authorizeRepresentative",
      name: { en: "Add or remove a representative", fr: "Ajouter ou retirer un représentant ou une représentante" },
    },
    { id: "other", name: { en: "Other", fr: "Autre" } },
  ],
};
