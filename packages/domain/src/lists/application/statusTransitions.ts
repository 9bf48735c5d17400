import { generalKnowledge } from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";

type Actor = "applicant" | "lawyer" | "paralegal" | "administrator" | "system";

/** What it rests on: docs/facts/statuses.md sections 1 to 4. */
const proposal = generalKnowledge("Statuses of an application, proposal of 2026-11-20 on the law of judicial review");

/** Statuses in which a settlement can be offered. */
const settling: readonly string[] = [
  "JrLeaveFiled",
  "JrRule9Requested",
  "JrRule9Received",
  "JrRecordFiled",
  "JrRespondentReplied",
  "JrLeavePending",
  "JrLeaveGranted",
  "JrHearingScheduled",
];

/**
 * From which status to which, who does it, and what has to be there. `new` is an application that does not exist yet. An
 * administrator may make any change with a reason; schools and agents never change a status.
 */
export const statusTransitions: FactList<
  FactEntry & { readonly from: readonly string[]; readonly to: readonly string[]; readonly who: readonly Actor[] }
> = {
  id: "statusTransitions",
  title: { en: "Changes of status", fr: "Changements de statut" },
  source: proposal,
  note: "The specification names a few statuses only; the others and the changes are a proposal. Days are in the tables statusTimeLimits, courtSteps, courtAppeal and iecInvitation. Three changes are added that the ways of the types need: to the border, out of an invitation of Express Entry, and out of a request.",
  entries: [
    {
      id: "new to Preparation",
      from: ["new"],
      to: ["Preparation"],
      who: ["applicant", "paralegal", "administrator", "system"],
      name: { en: "Nothing is asked for", fr: "Rien n’est exigé" },
    },
    {
      id: "Preparation to LawyerReview",
      from: ["Preparation"],
      to: ["LawyerReview"],
      who: ["applicant", "paralegal"],
      name: {
        en: "Every required document is there, no blocking warning is open, the questionnaire is complete and the payment is made",
        fr: "Tous les documents exigés sont là, aucun avertissement bloquant n’est ouvert, le questionnaire est complet et le paiement est fait",
      },
    },
    {
      id: "LawyerReview to Preparation",
      from: ["LawyerReview"],
      to: ["Preparation"],
      who: ["lawyer", "paralegal"],
      name: { en: "A text says what has to change", fr: "Un texte dit ce qui doit changer" },
    },
    {
      id: "LawyerReview to IrccProcessing",
      from: ["LawyerReview"],
      to: ["IrccProcessing"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "The confirmation of the submission is uploaded and its day is set; for types without a pool",
        fr: "La confirmation de l’envoi est téléversée et sa date est inscrite; pour les types sans bassin",
      },
    },
    {
      id: "LawyerReview to Poe",
      from: ["LawyerReview"],
      to: ["Poe"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "A citizen of the United States applies at the border, and the papers are complete",
        fr: "Une personne citoyenne des États-Unis présente sa demande à la frontière, et les documents sont complets",
      },
    },
    {
      id: "LawyerReview to ApplicantPool",
      from: ["LawyerReview"],
      to: ["ApplicantPool"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "Youth mobility or Express Entry, and the profile number is entered",
        fr: "Mobilité des jeunes ou Entrée express, et le numéro du profil est inscrit",
      },
    },
    {
      id: "ApplicantPool to ItaReceived",
      from: ["ApplicantPool"],
      to: ["ItaReceived"],
      who: ["lawyer", "paralegal", "applicant"],
      name: { en: "The day of the invitation is set", fr: "La date de l’invitation est inscrite" },
    },
    {
      id: "ApplicantPool to Withdrawn",
      from: ["ApplicantPool"],
      to: ["Withdrawn"],
      who: ["applicant", "lawyer", "paralegal"],
      name: { en: "Nothing is asked for", fr: "Rien n’est exigé" },
    },
    {
      id: "ApplicantPool to Preparation",
      from: ["ApplicantPool"],
      to: ["Preparation"],
      who: ["lawyer"],
      name: {
        en: "The profile has expired or is not eligible, and is built again",
        fr: "Le profil a expiré ou n’est pas admissible, et il est refait",
      },
    },
    {
      id: "ItaReceived to LawyerReview",
      from: ["ItaReceived"],
      to: ["LawyerReview"],
      who: ["applicant"],
      name: {
        en: "Youth mobility: the documents of the second stage are complete",
        fr: "Mobilité des jeunes : les documents de la deuxième étape sont complets",
      },
    },
    {
      id: "ItaReceived to IrccProcessing",
      from: ["ItaReceived"],
      to: ["IrccProcessing"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "Youth mobility: within the days of the invitation",
        fr: "Mobilité des jeunes : dans le délai de l’invitation",
      },
    },
    {
      id: "ItaReceived to Completed",
      from: ["ItaReceived"],
      to: ["Completed"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "Express Entry: a linked application is opened",
        fr: "Entrée express : une demande liée est ouverte",
      },
    },
    {
      id: "ItaReceived to ApplicantPool",
      from: ["ItaReceived"],
      to: ["ApplicantPool"],
      who: ["lawyer"],
      name: { en: "The invitation is declined", fr: "L’invitation est refusée" },
    },
    {
      id: "IrccProcessing to Returned",
      from: ["IrccProcessing"],
      to: ["Returned"],
      who: ["lawyer", "paralegal"],
      name: { en: "The letter of return is uploaded", fr: "La lettre de retour est téléversée" },
    },
    {
      id: "Returned to Preparation",
      from: ["Returned"],
      to: ["Preparation"],
      who: ["lawyer", "paralegal"],
      name: { en: "It is put right and sent again", fr: "Elle est corrigée et envoyée de nouveau" },
    },
    {
      id: "IrccProcessing to Approved",
      from: ["IrccProcessing"],
      to: ["Approved"],
      who: ["lawyer", "paralegal", "applicant"],
      name: {
        en: "The letter of approval is uploaded; one uploaded by the applicant is confirmed by the office",
        fr: "La lettre d’approbation est téléversée; celle que la personne téléverse est confirmée par le bureau",
      },
    },
    {
      id: "IrccProcessing to Completed",
      from: ["IrccProcessing"],
      to: ["Completed"],
      who: ["lawyer", "paralegal", "applicant"],
      name: {
        en: "A request to IRCC: the answer is received",
        fr: "Une demande de renseignements à IRCC : la réponse est reçue",
      },
    },
    {
      id: "IrccProcessing to Refused",
      from: ["IrccProcessing"],
      to: ["Refused"],
      who: ["lawyer", "paralegal", "applicant"],
      name: {
        en: "The letter of refusal is uploaded and accepted, and the day on which it was learned of is set",
        fr: "La lettre de refus est téléversée et acceptée, et la date où le refus a été connu est inscrite",
      },
    },
    {
      id: "IrccProcessing to Withdrawn",
      from: ["IrccProcessing"],
      to: ["Withdrawn"],
      who: ["lawyer", "paralegal"],
      name: { en: "The withdrawal is sent", fr: "Le retrait est envoyé" },
    },
    {
      id: "IrccProcessing to MandamusDemand",
      from: ["IrccProcessing"],
      to: ["MandamusDemand"],
      who: ["lawyer"],
      name: { en: "The usual processing time is exceeded", fr: "Le délai de traitement habituel est dépassé" },
    },
    {
      id: "Approved to Poe",
      from: ["Approved"],
      to: ["Poe"],
      who: ["applicant", "lawyer", "paralegal", "system"],
      name: {
        en: "The letter of introduction is there and the applicant travels, or a citizen of the United States applies at the border",
        fr: "La lettre d’introduction est là et la personne voyage, ou une personne citoyenne des États-Unis présente sa demande à la frontière",
      },
    },
    {
      id: "Approved to Completed",
      from: ["Approved"],
      to: ["Completed"],
      who: ["applicant", "lawyer", "paralegal"],
      name: {
        en: "The details of the visa or permit are entered",
        fr: "Les détails du visa ou du permis sont inscrits",
      },
    },
    {
      id: "Poe to Completed",
      from: ["Poe"],
      to: ["Completed"],
      who: ["applicant", "lawyer", "paralegal"],
      name: { en: "The permit is uploaded", fr: "Le permis est téléversé" },
    },
    {
      id: "Poe to Refused",
      from: ["Poe"],
      to: ["Refused"],
      who: ["lawyer", "paralegal"],
      name: { en: "The applicant was refused at the border", fr: "La personne a été refusée à la frontière" },
    },
    {
      id: "Refused to JrPreparation",
      from: ["Refused"],
      to: ["JrPreparation"],
      who: ["lawyer"],
      name: {
        en: "The retainer is signed, and today is not after the last day or there are reasons for more time; a linked application is opened or the same one continues",
        fr: "Le mandat est signé, et le délai n’est pas écoulé ou des motifs justifient une prolongation; une demande liée est ouverte ou la même se poursuit",
      },
    },
    {
      id: "Refused to RefusedReconsideration",
      from: ["Refused"],
      to: ["RefusedReconsideration"],
      who: ["lawyer", "paralegal"],
      name: { en: "Nothing is asked for", fr: "Rien n’est exigé" },
    },
    {
      id: "Refused to RefusedReapply",
      from: ["Refused"],
      to: ["RefusedReapply"],
      who: ["applicant", "lawyer", "paralegal"],
      name: { en: "A new application exists", fr: "Une nouvelle demande existe" },
    },
    {
      id: "Refused to RefusedClosed",
      from: ["Refused"],
      to: ["RefusedClosed"],
      who: ["applicant", "lawyer", "paralegal", "system"],
      name: {
        en: "The office or the applicant closes it, or nothing happened for long",
        fr: "Le bureau ou la personne la ferme, ou rien ne s’est passé depuis longtemps",
      },
    },
    {
      id: "RefusedReconsideration to IrccProcessing",
      from: ["RefusedReconsideration"],
      to: ["IrccProcessing"],
      who: ["lawyer", "paralegal"],
      name: { en: "The file is opened again", fr: "Le dossier est rouvert" },
    },
    {
      id: "RefusedReconsideration to Refused",
      from: ["RefusedReconsideration"],
      to: ["Refused"],
      who: ["lawyer", "paralegal"],
      name: { en: "The request is refused", fr: "La demande de réexamen est refusée" },
    },
    {
      id: "JrPreparation to JrLeaveFiled",
      from: ["JrPreparation"],
      to: ["JrLeaveFiled"],
      who: ["lawyer", "paralegal"],
      name: { en: "Court file number and receipt of the filing", fr: "Numéro de dossier de la Cour et reçu du dépôt" },
    },
    {
      id: "JrPreparation to RefusedClosed",
      from: ["JrPreparation"],
      to: ["RefusedClosed"],
      who: ["applicant", "lawyer"],
      name: { en: "Nothing was filed", fr: "Rien n’a été déposé" },
    },
    {
      id: "JrLeaveFiled to JrRule9Requested",
      from: ["JrLeaveFiled"],
      to: ["JrRule9Requested"],
      who: ["lawyer", "paralegal", "system"],
      name: {
        en: "The application says that the reasons were not received",
        fr: "La demande indique que les motifs n’ont pas été reçus",
      },
    },
    {
      id: "JrLeaveFiled to JrRecordFiled",
      from: ["JrLeaveFiled"],
      to: ["JrRecordFiled"],
      who: ["lawyer", "paralegal"],
      name: { en: "The reasons are already there", fr: "Les motifs sont déjà là" },
    },
    {
      id: "JrRule9Requested to JrRule9Received",
      from: ["JrRule9Requested"],
      to: ["JrRule9Received"],
      who: ["lawyer", "paralegal"],
      name: { en: "The day of receipt is set", fr: "La date de réception est inscrite" },
    },
    {
      id: "JrRule9Received to JrRecordFiled",
      from: ["JrRule9Received"],
      to: ["JrRecordFiled"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "The day of filing is set, with a warning after the last day",
        fr: "La date du dépôt est inscrite, avec un avertissement après le dernier jour",
      },
    },
    {
      id: "3 statuses to JrSimplifiedProcedure",
      from: ["JrLeaveFiled", "JrRule9Requested", "JrRule9Received"],
      to: ["JrSimplifiedProcedure"],
      who: ["lawyer"],
      name: {
        en: "A study permit was refused and both sides agree",
        fr: "Un permis d’études a été refusé et les deux parties sont d’accord",
      },
    },
    {
      id: "JrRecordFiled to JrRespondentReplied",
      from: ["JrRecordFiled"],
      to: ["JrRespondentReplied"],
      who: ["lawyer", "paralegal"],
      name: { en: "The memorandum of the other side is received", fr: "Le mémoire de l’autre partie est reçu" },
    },
    {
      id: "JrRecordFiled to JrLeavePending",
      from: ["JrRecordFiled"],
      to: ["JrLeavePending"],
      who: ["lawyer", "paralegal", "system"],
      name: { en: "No memorandum came in time", fr: "Aucun mémoire n’est arrivé à temps" },
    },
    {
      id: "JrRespondentReplied to JrLeavePending",
      from: ["JrRespondentReplied"],
      to: ["JrLeavePending"],
      who: ["lawyer", "paralegal", "system"],
      name: { en: "The reply is filed, or its time is over", fr: "La réplique est déposée, ou son délai est écoulé" },
    },
    {
      id: "8 statuses to JrSettlementOffered",
      from: settling,
      to: ["JrSettlementOffered"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "The letter with the offer is uploaded; the status before it is kept",
        fr: "La lettre de l’offre est téléversée; le statut précédent est conservé",
      },
    },
    {
      id: "JrSettlementOffered to JrRedetermination",
      from: ["JrSettlementOffered"],
      to: ["JrRedetermination"],
      who: ["lawyer"],
      name: {
        en: "The applicant accepted in writing, and the notice of discontinuance is filed",
        fr: "La personne a accepté par écrit, et l’avis de désistement est déposé",
      },
    },
    {
      id: "JrSettlementOffered to the status before",
      from: ["JrSettlementOffered"],
      to: settling,
      who: ["lawyer"],
      name: {
        en: "The applicant declined: back to the status before the offer",
        fr: "La personne a refusé : retour au statut d’avant l’offre",
      },
    },
    {
      id: "JrLeavePending to JrLeaveGranted",
      from: ["JrLeavePending"],
      to: ["JrLeaveGranted"],
      who: ["lawyer", "paralegal"],
      name: { en: "The order of the Court", fr: "L’ordonnance de la Cour" },
    },
    {
      id: "JrLeavePending to JrLeaveDismissed",
      from: ["JrLeavePending"],
      to: ["JrLeaveDismissed"],
      who: ["lawyer", "paralegal"],
      name: { en: "The order of the Court", fr: "L’ordonnance de la Cour" },
    },
    {
      id: "JrLeaveGranted to JrHearingScheduled",
      from: ["JrLeaveGranted"],
      to: ["JrHearingScheduled"],
      who: ["lawyer", "paralegal", "system"],
      name: { en: "The day of the hearing", fr: "La date de l’audience" },
    },
    {
      id: "JrHearingScheduled to JrDecisionReserved",
      from: ["JrHearingScheduled"],
      to: ["JrDecisionReserved"],
      who: ["lawyer", "paralegal"],
      name: { en: "The case was heard", fr: "L’affaire a été entendue" },
    },
    {
      id: "2 statuses to JrAllowed",
      from: ["JrDecisionReserved", "JrSimplifiedProcedure"],
      to: ["JrAllowed"],
      who: ["lawyer", "paralegal"],
      name: { en: "The judgment", fr: "Le jugement" },
    },
    {
      id: "2 statuses to JrDismissed",
      from: ["JrDecisionReserved", "JrSimplifiedProcedure"],
      to: ["JrDismissed"],
      who: ["lawyer", "paralegal"],
      name: { en: "The judgment", fr: "Le jugement" },
    },
    {
      id: "JrAllowed to JrRedetermination",
      from: ["JrAllowed"],
      to: ["JrRedetermination"],
      who: ["lawyer", "paralegal", "system"],
      name: { en: "Nothing is asked for", fr: "Rien n’est exigé" },
    },
    {
      id: "2 statuses to JrAppeal",
      from: ["JrAllowed", "JrDismissed"],
      to: ["JrAppeal"],
      who: ["lawyer"],
      name: {
        en: "A question is certified, and the time to appeal runs",
        fr: "Une question est certifiée, et le délai d’appel court",
      },
    },
    {
      id: "JrAppeal to JrRedetermination",
      from: ["JrAppeal"],
      to: ["JrRedetermination"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "The judgment on appeal is for the applicant",
        fr: "Le jugement en appel est favorable à la personne qui demande",
      },
    },
    {
      id: "JrAppeal to JrDismissed",
      from: ["JrAppeal"],
      to: ["JrDismissed"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "The judgment on appeal is against the applicant",
        fr: "Le jugement en appel est défavorable à la personne qui demande",
      },
    },
    {
      id: "JrRedetermination to IrccProcessing",
      from: ["JrRedetermination"],
      to: ["IrccProcessing"],
      who: ["lawyer", "paralegal", "system"],
      name: {
        en: "Documents brought up to date are sent, or their time is over",
        fr: "Les documents mis à jour sont envoyés, ou leur délai est écoulé",
      },
    },
    {
      id: "17 statuses to JrDiscontinued",
      from: [
        "JrPreparation",
        ...settling,
        "JrSimplifiedProcedure",
        "JrSettlementOffered",
        "JrDecisionReserved",
        "JrAllowed",
        "JrRedetermination",
        "JrAppeal",
        "MandamusDemand",
        "MandamusLeaveFiled",
      ],
      to: ["JrDiscontinued"],
      who: ["lawyer"],
      name: { en: "The applicant asked for it in writing", fr: "La personne l’a demandé par écrit" },
    },
    {
      id: "MandamusDemand to MandamusLeaveFiled",
      from: ["MandamusDemand"],
      to: ["MandamusLeaveFiled"],
      who: ["lawyer", "paralegal"],
      name: { en: "The court file number", fr: "Le numéro de dossier de la Cour" },
    },
    {
      id: "MandamusDemand to IrccProcessing",
      from: ["MandamusDemand"],
      to: ["IrccProcessing"],
      who: ["lawyer", "paralegal"],
      name: { en: "IRCC moved the file", fr: "IRCC a fait avancer le dossier" },
    },
    {
      id: "MandamusLeaveFiled to Approved or Refused",
      from: ["MandamusLeaveFiled"],
      to: ["Approved", "Refused"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "The decision is made, and the case is discontinued or has lost its object",
        fr: "La décision est rendue, et le dossier est abandonné ou sans objet",
      },
    },
    {
      id: "MandamusLeaveFiled to JrRecordFiled",
      from: ["MandamusLeaveFiled"],
      to: ["JrRecordFiled"],
      who: ["lawyer", "paralegal"],
      name: {
        en: "As in an application for leave; a case about delay has no reasons to wait for",
        fr: "Comme dans une demande d’autorisation; un dossier sur un retard n’a pas de motifs à attendre",
      },
    },
  ],
};

/** The way of each type of application through the statuses. */
export const statusPaths: FactList<
  FactEntry & { readonly types: readonly string[]; readonly path: readonly string[] }
> = {
  id: "statusPaths",
  title: { en: "Ways through the statuses, by type", fr: "Parcours des statuts, par type" },
  source: proposal,
  note: "A proposal. The court way has more statuses than its path names; statusTransitions has them all.",
  entries: [
    {
      id: "usual",
      types: [
        "Student",
        "StudentExtension",
        "StandaloneFamily",
        "SpeFamily",
        "PgwpFamily",
        "VisitorVisa",
        "WorkPermit",
        "WorkPermitExtension",
        "CoOpWorkPermit",
        "C10",
        "ClosedWorkPermit",
        "Bowp",
        "TrvSpe",
        "TrvPgwp",
      ],
      path: ["Preparation", "LawyerReview", "IrccProcessing", "Approved", "Poe", "Completed"],
      name: {
        en: "The usual way; the port of entry only from outside Canada and for a permit. Refusal and court follow when they come",
        fr: "La voie habituelle; le point d’entrée seulement depuis l’étranger et pour un permis. Le refus et la Cour suivent, s’il y a lieu",
      },
    },
    {
      id: "usCitizenAtBorder",
      types: ["Student"],
      path: ["Preparation", "LawyerReview", "Poe", "Completed"],
      name: {
        en: "A citizen of the United States who applies at the border: no processing before, and no fee before",
        fr: "Une personne citoyenne des États-Unis qui présente sa demande à la frontière : ni traitement ni frais auparavant",
      },
    },
    {
      id: "youthMobility",
      types: ["Iec"],
      path: [
        "Preparation",
        "LawyerReview",
        "ApplicantPool",
        "ItaReceived",
        "IrccProcessing",
        "Approved",
        "Poe",
        "Completed",
      ],
      name: { en: "Through the pool", fr: "En passant par le bassin" },
    },
    {
      id: "expressEntry",
      types: ["ExpressEntry"],
      path: ["Preparation", "LawyerReview", "ApplicantPool", "ItaReceived", "Completed"],
      name: {
        en: "To the invitation; the application itself is one of its own",
        fr: "Jusqu’à l’invitation; la demande elle-même en est une autre",
      },
    },
    {
      id: "expressEntryInvited",
      types: ["ExpressEntryIta"],
      path: ["Preparation", "LawyerReview", "IrccProcessing", "Approved", "Completed"],
      name: { en: "To the confirmation of permanent residence", fr: "Jusqu’à la confirmation de résidence permanente" },
    },
    {
      id: "institutions",
      types: ["Lmia", "Dli"],
      path: ["Preparation", "LawyerReview", "IrccProcessing", "Approved", "Completed"],
      name: {
        en: "No port of entry and no court; a labour market assessment is made by the department of employment",
        fr: "Sans point d’entrée ni Cour; l’étude d’impact est faite par le ministère de l’Emploi",
      },
    },
    {
      id: "request",
      types: ["IrccRequest"],
      path: ["Preparation", "LawyerReview", "IrccProcessing", "Completed"],
      name: { en: "Until the answer is received", fr: "Jusqu’à la réception de la réponse" },
    },
    {
      id: "court",
      types: ["JudicialReview"],
      path: [
        "JrPreparation",
        "JrLeaveFiled",
        "JrRecordFiled",
        "JrLeavePending",
        "JrLeaveGranted",
        "JrHearingScheduled",
        "JrDecisionReserved",
        "JrAllowed",
        "JrRedetermination",
      ],
      name: {
        en: "Through the court, or from a demand about delay; a new decision opens the linked application again",
        fr: "Devant la Cour, ou depuis une mise en demeure pour retard; une nouvelle décision rouvre la demande liée",
      },
    },
  ],
};
