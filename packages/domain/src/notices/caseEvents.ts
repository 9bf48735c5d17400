import type { CountedText } from "../kernel/text.ts";

/** What changed in a case, in the words of a list, by what the log of the case calls it. */
export type CaseEventTopic = {
  readonly kinds: readonly string[];
  readonly said: CountedText;
};

const changes = (en: string, fr: string): CountedText => ({
  one: { en: `{count} change to ${en}`, fr: `{count} changement ${fr}` },
  other: { en: `{count} changes to ${en}`, fr: `{count} changements ${fr}` },
});

/** Kinds that are in no topic change nothing that somebody has to look at. */
export const caseEventTopics = {
  status: {
    kinds: ["statusChanged", "statusChangeUndone", "statusForced", "decisionReported", "reportDeclined"],
    said: changes("the status", "à l’état"),
  },
  answers: { kinds: ["answersSaved", "agreementSet"], said: changes("the answers", "aux réponses") },
  family: {
    kinds: ["dependentAdded", "dependentUpdated", "dependentsRemoved", "dependentRestored"],
    said: changes("the family", "à la famille"),
  },
  added: {
    kinds: ["documentUploaded", "documentReplaced", "documentRestored", "formPutIntoVault"],
    said: {
      one: { en: "{count} document added", fr: "{count} document ajouté" },
      other: { en: "{count} documents added", fr: "{count} documents ajoutés" },
    },
  },
  removed: {
    kinds: ["documentDeleted", "documentErased"],
    said: {
      one: { en: "{count} document removed", fr: "{count} document retiré" },
      other: { en: "{count} documents removed", fr: "{count} documents retirés" },
    },
  },
  values: {
    kinds: ["readingCorrected", "documentSorted", "noDocumentStated", "noDocumentWithdrawn"],
    said: changes("what is said of documents", "dans ce qui est dit des documents"),
  },
  reviews: {
    kinds: ["documentAccepted", "documentReturned", "documentAsked", "reviewCancelled"],
    said: changes("the review of documents", "à l’examen des documents"),
  },
  words: {
    kinds: ["warningOverridden", "formAccepted", "lawyerWordTakenBack"],
    said: changes("the lawyer’s decisions", "aux décisions juridiques"),
  },
  forms: { kinds: ["formValuesSaved"], said: changes("the forms", "aux formulaires") },
  money: {
    kinds: ["invoiceIssued", "paymentRecorded", "paymentReceived", "paymentCancelled", "refundAsked", "refundMade"],
    said: changes("invoice and payments", "à la facture et aux paiements"),
  },
  messages: {
    kinds: ["messageSent"],
    said: {
      one: { en: "{count} message", fr: "{count} message" },
      other: { en: "{count} messages", fr: "{count} messages" },
    },
  },
  tasks: { kinds: ["taskGiven", "taskDone", "taskReopened"], said: changes("the tasks", "aux tâches") },
  notes: {
    kinds: ["noteWritten"],
    said: {
      one: { en: "{count} note of the team", fr: "{count} note de l’équipe" },
      other: { en: "{count} notes of the team", fr: "{count} notes de l’équipe" },
    },
  },
  team: { kinds: ["staffAssigned"], said: changes("who works on the case", "aux personnes qui s’occupent du dossier") },
} as const satisfies Readonly<Record<string, CaseEventTopic>>;

export type CaseEventTopicId = keyof typeof caseEventTopics;
