import type { Text } from "../kernel/text.ts";
import type { CaseEventKind } from "./caseEvents.ts";

/** What the log of a case says of an event, and to whom. */
export type LoggedEvent = {
  readonly says: Text;
  /** Between members of the legal team: the applicant reads no entry of it. */
  readonly isOfTeam?: true;
  /** Somebody looked, or took a copy; nothing changed. */
  readonly isLook?: true;
};

const event = (en: string, fr: string): LoggedEvent => ({ says: { en, fr } });
const ofTeam = (en: string, fr: string): LoggedEvent => ({ says: { en, fr }, isOfTeam: true });
const look = (en: string, fr: string): LoggedEvent => ({ says: { en, fr }, isLook: true });

/** Every kind of event, without a verb that would have to agree with who did it. A new kind without words does not compile. */
export const caseLogEvents: Readonly<Record<CaseEventKind, LoggedEvent>> = {
  // The status.
  statusChanged: event("Status changed", "État du dossier modifié"),
  statusChangeUndone: event("Change of the status undone", "Changement d’état annulé"),
  decisionReported: event("Decision reported, for the team to confirm", "Décision signalée, à confirmer par l’équipe"),
  reportDeclined: event("Reported decision not confirmed", "Décision signalée non confirmée"),
  caseClosed: event("Case closed by the team", "Dossier fermé par l’équipe"),
  erasureAsked: ofTeam("Erasing of the case asked for", "Effacement du dossier demandé"),
  erasureConfirmed: event("Erasing of the case confirmed", "Effacement du dossier confirmé"),
  erasureUndone: event("Erasing of the case undone", "Effacement du dossier annulé"),
  caseErased: event("Case erased", "Dossier effacé"),
  caseHeld: ofTeam("Case held, so that it is not erased", "Dossier gelé, donc pas effacé"),
  holdLifted: ofTeam("Hold on the case lifted", "Gel du dossier levé"),
  caseReopened: event("Case reopened by the team", "Dossier rouvert par l’équipe"),
  factRecorded: event("Date, place or number of a letter recorded", "Date, lieu ou numéro d’une lettre consigné"),
  // Requests of authorities.
  requestRecorded: event("Request of an authority recorded", "Demande d’une autorité consignée"),
  requestChanged: event("Request of an authority changed", "Demande d’une autorité modifiée"),
  requestCancelled: event("Request of an authority cancelled", "Demande d’une autorité annulée"),
  requestAnswered: event(
    "Answer to a request of an authority marked as sent",
    "Réponse à la demande d’une autorité marquée comme envoyée",
  ),
  requestAnswerTakenBack: event(
    "Answer to a request of an authority no longer marked as sent",
    "Réponse à la demande d’une autorité qui n’est plus marquée comme envoyée",
  ),
  requestFileLinked: event("Document linked to a request of an authority", "Document lié à la demande d’une autorité"),
  requestFileUnlinked: event(
    "Document no longer linked to a request of an authority",
    "Lien entre un document et la demande d’une autorité retiré",
  ),
  // Corrections.
  partReopened: event("Part of the case reopened for correction", "Partie du dossier rouverte pour correction"),
  partClosed: event("Reopened part of the case closed", "Partie rouverte du dossier refermée"),
  partCorrected: event("Reopened part of the case corrected", "Partie rouverte du dossier corrigée"),
  linkedApplicationStarted: event(
    "Another application started from this case",
    "Autre demande ouverte à partir de ce dossier",
  ),
  // Answers, sections and family.
  answersSaved: event("Answers saved", "Réponses enregistrées"),
  agreementSet: event("Agreement given or withdrawn", "Accord donné ou retiré"),
  sectionInvited: event("Person invited to fill in a section", "Personne invitée à remplir une section"),
  sectionInvitationRevoked: event(
    "Invitation to fill in a section cancelled",
    "Invitation à remplir une section annulée",
  ),
  sectionInvitationOpened: event("Invitation to fill in a section opened", "Invitation à remplir une section ouverte"),
  sectionFinished: event("Section finished by the person invited", "Section terminée par la personne invitée"),
  dependentAdded: event("Family member added", "Membre de la famille ajouté"),
  dependentUpdated: event("Family member changed", "Renseignements sur un membre de la famille modifiés"),
  dependentsRemoved: event("Family members removed", "Membres de la famille retirés"),
  dependentRestored: event("Family member restored", "Membre de la famille rétabli"),
  // Documents.
  documentUploaded: event("Document added", "Document ajouté"),
  documentReplaced: event("Document replaced", "Document remplacé"),
  documentRestored: event("Document restored from the trash", "Document rétabli depuis la corbeille"),
  formPutIntoVault: event("Completed form added to the documents", "Formulaire rempli ajouté aux documents"),
  documentDeleted: event("Document moved to the trash", "Document placé dans la corbeille"),
  documentErased: event("Document deleted permanently", "Document supprimé définitivement"),
  documentRenamed: event("Document renamed", "Document renommé"),
  documentRotated: event("Document rotated", "Orientation d’un document modifiée"),
  filesArranged: event("Order of files changed", "Ordre des fichiers modifié"),
  duplicateKept: event("Same file kept twice", "Fichier en double conservé"),
  fileDamaged: event("Stored file found damaged", "Dommage constaté dans un fichier conservé"),
  fileWholeAgain: event("Damaged file found whole again", "Fichier endommagé de nouveau intact"),
  readingCorrected: event("Value of a document corrected", "Valeur d’un document corrigée"),
  documentSorted: event("Document put in its place", "Document classé à sa place"),
  noDocumentStated: event("Reason given for a missing document", "Absence d’un document expliquée"),
  noDocumentWithdrawn: event(
    "Reason for a missing document withdrawn",
    "Explication de l’absence d’un document retirée",
  ),
  warningAcknowledged: event("Warning marked as seen", "Avertissement marqué comme vu"),
  transactionExplained: event("Bank transaction explained", "Opération bancaire expliquée"),
  fundsExclusionChanged: event("Counting of an amount changed", "Prise en compte d’un montant modifiée"),
  documentCountsChanged: event("Counting of a document changed", "Prise en compte d’un document modifiée"),
  languageModelAllowed: event("Language model allowed for a document", "Modèle de langage autorisé pour un document"),
  languageModelWithdrawn: event(
    "Language model no longer allowed for a document",
    "Autorisation du modèle de langage retirée pour un document",
  ),
  documentAccepted: event("Document accepted", "Document accepté"),
  documentReturned: event("Document returned for correction", "Document renvoyé pour correction"),
  documentAsked: event("Document requested", "Document demandé"),
  reviewCancelled: event("Decision about a document cancelled", "Décision au sujet d’un document annulée"),
  // The lawyer’s decisions stay in the legal team.
  warningOverridden: ofTeam("Warning overridden by the lawyer", "Avertissement levé par une décision juridique"),
  formAccepted: ofTeam("Form accepted by the lawyer", "Formulaire accepté par une décision juridique"),
  lawyerWordTakenBack: ofTeam("Decision of the lawyer cancelled", "Décision juridique annulée"),
  // Forms and letters.
  formValuesSaved: event("Entries of a form saved", "Champs d’un formulaire enregistrés"),
  letterSaved: event("Letter saved", "Lettre enregistrée"),
  letterConfirmed: event("Letter confirmed", "Lettre confirmée"),
  letterCommented: event("Comment on a letter added", "Commentaire sur une lettre ajouté"),
  letterCommentAnswered: ofTeam("Comment on a letter answered", "Réponse à un commentaire sur une lettre ajoutée"),
  letterProposalDecided: ofTeam(
    "Proposed wording of a letter accepted or refused",
    "Formulation proposée pour une lettre acceptée ou refusée",
  ),
  letterCommentResolved: ofTeam(
    "Comment on a letter resolved or reopened",
    "Commentaire sur une lettre réglé ou rouvert",
  ),
  suggestionAccepted: event("Suggested wording of a letter accepted", "Formulation suggérée pour une lettre acceptée"),
  letterModelAllowed: event("Language model allowed for the letters", "Modèle de langage autorisé pour les lettres"),
  letterModelWithdrawn: event(
    "Language model no longer allowed for the letters",
    "Autorisation du modèle de langage retirée pour les lettres",
  ),
  // Money.
  invoiceIssued: event("Invoice issued", "Facture émise"),
  paymentRecorded: event("Payment recorded", "Paiement consigné"),
  paymentCancelled: event("Payment cancelled", "Paiement annulé"),
  refundAsked: event("Refund requested", "Remboursement demandé"),
  refundDecided: event("Refund approved", "Remboursement approuvé"),
  refundDeclined: event("Refund refused", "Remboursement refusé"),
  refundMade: event("Refund made", "Remboursement effectué"),
  refundFailed: event("Refund that did not go through", "Remboursement qui n’a pas abouti"),
  creditNoteGiven: event("Credit note issued", "Note de crédit émise"),
  creditNoteCancelled: event("Credit note cancelled", "Note de crédit annulée"),
  // Messages, tasks and the team.
  messageSent: event("Message sent", "Message envoyé"),
  taskGiven: event("Task assigned", "Tâche attribuée"),
  taskDone: ofTeam("Task marked as done", "Tâche marquée comme terminée"),
  taskReopened: ofTeam("Task reopened", "Tâche rouverte"),
  noteWritten: ofTeam("Note of the team added", "Note de l’équipe ajoutée"),
  noteRemoved: ofTeam("Note of the team deleted", "Note de l’équipe supprimée"),
  conflictsChecked: ofTeam("Conflicts of interest checked", "Vérification des conflits d’intérêts effectuée"),
  conflictDecided: ofTeam(
    "Decision about a conflict of interest recorded",
    "Décision sur un conflit d’intérêts consignée",
  ),
  staffAssigned: event("Member of the team added to the case", "Membre de l’équipe affecté au dossier"),
  staffUnassigned: event("Member of the team removed from the case", "Membre de l’équipe retiré du dossier"),
  caseTransferred: event(
    "Case transferred to another member of the team",
    "Dossier transféré à un autre membre de l’équipe",
  ),
  applicationStarted: event("Application started", "Demande ouverte"),
  clientInvited: event("Invitation to take over the account sent", "Invitation à prendre en charge le compte envoyée"),
  matterNumberSet: ofTeam("File number of the firm changed", "Numéro de dossier du cabinet modifié"),
  applicantReminded: event("Reminder of what is missing sent", "Rappel de ce qui manque envoyé"),
  teamToldOfSilence: ofTeam(
    "Team told that reminders had no effect",
    "Équipe avisée que les rappels sont restés sans suite",
  ),
  // Looks.
  caseRead: look("Case opened", "Dossier consulté"),
  documentViewed: look("Document opened", "Document consulté"),
  documentPictureSeen: look("Picture of a document opened", "Image d’un document consultée"),
  documentsDownloaded: look("Documents downloaded", "Documents téléchargés"),
  archiveTakenOut: look("Archive of the case downloaded", "Archive du dossier téléchargée"),
  mergedFileDownloaded: look("Merged file downloaded", "Fichier fusionné téléchargé"),
  packageDownloaded: look("Filing package downloaded", "Envoi préparé pour l’autorité téléchargé"),
  formPreviewed: look("Preview of a form opened", "Aperçu d’un formulaire consulté"),
  deadlinesDownloaded: look("Deadlines downloaded for a calendar", "Échéances téléchargées pour un calendrier"),
  receiptOpened: look("Receipt opened", "Reçu consulté"),
  answerSheetOpened: look("Answer sheet of a form opened", "Feuille de réponses d’un formulaire consultée"),
  letterGenerated: look("Letter opened as a file", "Lettre consultée en fichier"),
  memoOpened: { ...look("Readiness memo downloaded", "Note de préparation téléchargée"), isOfTeam: true },
  officialFormFilled: look("Official form downloaded", "Formulaire officiel téléchargé"),
  openedWithReason: look(
    "Whole case opened for an hour, with a reason",
    "Tout le dossier ouvert pour une heure, avec un motif",
  ),
  // Work of Boreal.
  uploadRefused: event("File not accepted", "Fichier non accepté"),
  readingRequested: event("Reading of a document requested", "Lecture d’un document demandée"),
  languageModelAsked: event("Language model used for a document", "Modèle de langage utilisé pour un document"),
  letterModelAsked: event("Language model used for a letter", "Modèle de langage utilisé pour une lettre"),
  documentRead: event("Document read automatically", "Document lu automatiquement"),
  portalFitRequested: event(
    "Version of a file for the portal requested",
    "Version d’un fichier pour le portail demandée",
  ),
  packageRequested: event("Filing package requested", "Préparation de l’envoi à l’autorité demandée"),
  packageFileUploaded: event("File of the package ticked as uploaded", "Fichier de l’envoi coché comme téléversé"),
  packageFileNotUploaded: event("Tick of an uploaded file removed", "Coche d’un fichier téléversé retirée"),
};

/** An archive of a later version may name a kind that this one does not know. */
export const unknownEvent: Text = {
  en: "Something that this version of Boreal does not know",
  fr: "Un événement que cette version de Boreal ne connaît pas",
};

export const loggedEvent = (kind: string): LoggedEvent | undefined =>
  Object.hasOwn(caseLogEvents, kind) ? caseLogEvents[kind as CaseEventKind] : undefined;

export const logFilters = ["looks", "changes"] as const;
export type LogFilter = (typeof logFilters)[number];

/** The kinds that a reader may be shown entries of; undefined: all, those that nobody knows among them. */
export function kindsToShow(isOfTeam: boolean, filter: LogFilter | undefined): readonly string[] | undefined {
  if (isOfTeam && filter === undefined) return undefined;
  return Object.entries(caseLogEvents)
    .filter(([, event]) => isOfTeam || event.isOfTeam !== true)
    .filter(([, event]) => filter === undefined || (event.isLook === true) === (filter === "looks"))
    .map(([kind]) => kind);
}
