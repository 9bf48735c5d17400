import type { CountedText } from "../kernel/text.ts";

/**
 * Every kind of event in the log of a case is either in one topic or in `notNews`. The log takes no other kind
 * (`store/auditLog.ts`), so a new command has to say which of the two its event is.
 */

/** What changed in a case, in the words of a list, by what the log of the case calls it. */
export type CaseEventTopic = {
  readonly kinds: readonly string[];
  readonly said: CountedText;
};

const changes = (en: string, fr: string): CountedText => ({
  one: { en: `{count} change to ${en}`, fr: `{count} changement ${fr}` },
  other: { en: `{count} changes to ${en}`, fr: `{count} changements ${fr}` },
});

export const caseEventTopics = {
  status: {
    kinds: ["statusChanged", "statusChangeUndone", "decisionReported", "reportDeclined"],
    said: changes("the status", "à l’état"),
  },
  closing: {
    kinds: ["caseClosed", "caseReopened"],
    said: changes("whether the case is closed", "à la fermeture du dossier"),
  },
  erasing: {
    kinds: ["erasureAsked", "erasureConfirmed", "erasureUndone", "caseHeld", "holdLifted"],
    said: changes("whether the case is erased", "à l’effacement du dossier"),
  },
  facts: {
    kinds: ["factRecorded"],
    said: changes("what was recorded of letters and numbers", "à ce qui est noté des lettres et des numéros"),
  },
  requests: {
    kinds: [
      "requestRecorded",
      "requestChanged",
      "requestCancelled",
      "requestAnswered",
      "requestAnswerTakenBack",
      "requestFileLinked",
      "requestFileUnlinked",
    ],
    said: changes("requests of authorities", "aux demandes des autorités"),
  },
  parts: {
    kinds: ["partReopened", "partClosed", "partCorrected"],
    said: changes("what is open again to correct", "à ce qui est rouvert pour correction"),
  },
  linked: {
    kinds: ["linkedApplicationStarted"],
    said: {
      one: { en: "{count} application started from this case", fr: "{count} demande ouverte à partir de ce dossier" },
      other: {
        en: "{count} applications started from this case",
        fr: "{count} demandes ouvertes à partir de ce dossier",
      },
    },
  },
  answers: { kinds: ["answersSaved", "agreementSet"], said: changes("the answers", "aux réponses") },
  sections: {
    kinds: ["sectionInvited", "sectionInvitationRevoked", "sectionInvitationOpened", "sectionFinished"],
    said: changes("sections that somebody else fills in", "aux sections que quelqu’un d’autre remplit"),
  },
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
  files: {
    kinds: ["documentRenamed", "documentRotated", "filesArranged", "duplicateKept", "fileDamaged", "fileWholeAgain"],
    said: changes("files of documents", "aux fichiers des documents"),
  },
  values: {
    kinds: [
      "readingCorrected",
      "documentSorted",
      "noDocumentStated",
      "noDocumentWithdrawn",
      "warningAcknowledged",
      "transactionExplained",
      "fundsExclusionChanged",
      "documentCountsChanged",
      "languageModelAllowed",
      "languageModelWithdrawn",
    ],
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
  letters: {
    kinds: [
      "letterSaved",
      "letterConfirmed",
      "letterCommented",
      "letterCommentAnswered",
      "letterProposalDecided",
      "letterCommentResolved",
      "suggestionAccepted",
      "letterModelAllowed",
      "letterModelWithdrawn",
    ],
    said: changes("the letters", "aux lettres"),
  },
  money: {
    kinds: [
      "invoiceIssued",
      "paymentRecorded",
      "paymentCancelled",
      "refundAsked",
      "refundDecided",
      "refundDeclined",
      "refundMade",
      "refundFailed",
      "creditNoteGiven",
      "creditNoteCancelled",
    ],
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
    kinds: ["noteWritten", "noteRemoved"],
    said: changes("the notes of the team", "aux notes de l’équipe"),
  },
  conflicts: {
    kinds: ["conflictsChecked", "conflictDecided"],
    said: changes("the check of conflicts of interest", "à la vérification des conflits d’intérêts"),
  },
  team: {
    kinds: ["staffAssigned", "staffUnassigned", "caseTransferred"],
    said: changes("who works on the case", "aux personnes qui s’occupent du dossier"),
  },
} as const satisfies Readonly<Record<string, CaseEventTopic>>;

export type CaseEventTopicId = keyof typeof caseEventTopics;

/** Events after which the case is as it was, or of which the team is told in another way. */
export const notNews = [
  // The beginning of every log.
  "applicationStarted",
  // The desk shows whether the client has opened the account.
  "clientInvited",
  // It stands on every page of the case.
  "matterNumberSet",
  // The desk shows when the applicant was last reminded; the team is told by itself where nothing comes of it.
  "applicantReminded",
  "teamToldOfSilence",
  // Somebody looked, or took a copy.
  "caseRead",
  "documentViewed",
  "documentPictureSeen",
  "documentsDownloaded",
  "archiveTakenOut",
  "mergedFileDownloaded",
  "packageDownloaded",
  "formPreviewed",
  "deadlinesDownloaded",
  "receiptOpened",
  "answerSheetOpened",
  "letterGenerated",
  "memoOpened",
  "officialFormFilled",
  // Nothing of it was kept.
  "uploadRefused",
  // Work of the product on a file; what was read stands beside the document.
  "readingRequested",
  "languageModelAsked",
  "letterModelAsked",
  "documentRead",
  "portalFitRequested",
  "packageRequested",
  "packageFileUploaded",
  "packageFileNotUploaded",
  // The last entry of a log: nobody opens the case any more.
  "caseErased",
  // Told at once to whoever works on the case (`breakGlassUsed`).
  "openedWithReason",
] as const;

export type CaseEventKind = (typeof caseEventTopics)[CaseEventTopicId]["kinds"][number] | (typeof notNews)[number];
