import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages for what IRCC asks for. */
export const authorityRequestsText = {
  additionalRequest: { en: "Additional Document Request", fr: "Demande de documents supplémentaires", noun: "f" },
  additionalDocument: { en: "Additional Document", fr: "Document supplémentaire", noun: "m" },
  medicalRequest: { en: "Medical Exam Request Letter", fr: "Lettre de demande d’examen médical", noun: "f" },
  passportRequest: { en: "Original Passport Request", fr: "Demande du passeport original", noun: "f" },
  fairnessLetter: { en: "Procedural Fairness Letter", fr: "Lettre d’équité procédurale", noun: "f" },

  additionalRequestSlot: { en: "Request letter", fr: "Lettre de demande", noun: "f" },
  additionalDocumentSlot: { en: "Answer to a document request", fr: "Réponse à une demande de documents", noun: "f" },
  medicalRequestSlot: { en: "Medical instructions letter", fr: "Lettre d’instructions médicales", noun: "f" },
  passportRequestSlot: { en: "Passport request letter", fr: "Lettre de demande du passeport", noun: "f" },

  additionalRequestInstructions: {
    en: "In this letter IRCC asks for more documents. Read what it asks for and by when, and answer on the page Additional Document. If the answer comes late, IRCC may decide without it.",
    fr: "Dans cette lettre, IRCC demande d’autres documents. Lisez ce qui est demandé et pour quand, puis répondez à la page Document supplémentaire. Si la réponse arrive en retard, IRCC peut décider sans elle.",
    tells: "reader",
  },
  additionalDocumentInstructions: {
    en: "Upload what the request asks for, one file per document, and link each file to the letter it answers. If you cannot get a document in time, tell your lawyer before the deadline and upload a short note that says why.",
    fr: "Téléversez ce que la demande exige, un fichier par document, et liez chaque fichier à la lettre à laquelle il répond. Si vous ne pouvez pas obtenir un document à temps, prévenez votre équipe juridique avant la fin du délai et téléversez une courte note qui dit pourquoi.",
  },
  medicalInstructions: {
    en: "In this letter IRCC asks for an immigration medical exam. Only a panel physician, a doctor on IRCC’s list, can do it. Book it right away: it is usually due within {days} days of the date of the letter, and a date written in the letter comes first. Bring the letter and the passport.",
    fr: "Dans cette lettre, IRCC demande un examen médical aux fins de l’immigration. Seul un médecin désigné, inscrit sur la liste d’IRCC, peut le faire. Prenez rendez-vous sans attendre : l’examen doit d’ordinaire avoir lieu dans les {days} jours suivant la date de la lettre, et une date inscrite dans la lettre l’emporte. Apportez la lettre et le passeport.",
    tells: "reader",
  },
  passportInstructions: {
    en: "IRCC asks for the original passport so that the visa can be put in it. Send it with this letter within {days} days, in the way the letter describes, and keep a scan of it here. It usually takes {from} to {to} business days. Plan no trip until the passport is back.",
    fr: "IRCC demande le passeport original pour y apposer le visa. Envoyez-le avec cette lettre dans les {days} jours, de la façon que la lettre décrit, et gardez ici une copie numérisée de la lettre. Cela prend d’ordinaire de {from} à {to} jours ouvrables. Ne prévoyez aucun voyage avant le retour du passeport.",
    tells: "reader",
  },
  fairnessInstructions: {
    en: "IRCC has a concern and lets you answer before it decides. Upload every page and show the letter to your lawyer the same day: the time to answer is short, and it stands in the letter.",
    fr: "IRCC a une préoccupation et vous laisse répondre avant de décider. Téléversez chaque page et montrez la lettre à votre équipe juridique le jour même : le délai de réponse est court, et il figure dans la lettre.",
  },

  document: { en: "Document {n}", fr: "Document {n}" },

  noOpenRequest: {
    en: "no request for documents is waiting for an answer",
    fr: "aucune demande de documents n’attend de réponse",
  },
  onlyWhenAsked: {
    en: "no request is waiting for an answer, and a document is needed only if IRCC or your lawyer asks for one",
    fr: "aucune demande n’attend de réponse, et un document est nécessaire seulement si IRCC ou votre équipe juridique en demande un",
  },
  letterInAccount: {
    en: "you can add the letter from your account",
    fr: "vous pouvez ajouter la lettre depuis votre compte",
  },
  lawyerSuppliesLetter: { en: "the lawyer adds this letter", fr: "l’équipe juridique ajoute cette lettre" },
  letterStartsExam: {
    en: "a panel physician needs this letter for the exam",
    fr: "le médecin désigné a besoin de cette lettre pour l’examen",
  },
  dateOfRequest: {
    en: "the letter shows by when the exam was due",
    fr: "la lettre montre pour quand l’examen était exigé",
  },
  noMedicalLetter: {
    en: "your answers do not show that IRCC will ask for a medical exam by letter at this point",
    fr: "vos réponses n’indiquent pas qu’IRCC demandera un examen médical par lettre à ce stade",
  },
  ifPassportIsAsked: {
    en: "the letter comes only if IRCC asks for the original passport",
    fr: "la lettre arrive seulement si IRCC demande le passeport original",
  },
  passportAfterApproval: {
    en: "IRCC asks for the original passport after it approves an application, and no approval is recorded",
    fr: "IRCC demande le passeport original après avoir approuvé une demande, et aucune approbation n’est notée",
  },
  ifSuchLetterCame: {
    en: "the letter counts only if IRCC sent you one",
    fr: "la lettre compte seulement si IRCC vous en a envoyé une",
  },
} satisfies Record<string, Text | Noun | Instructions>;
