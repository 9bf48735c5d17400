import {
  memorandumIsAwaited,
  offerCameIn,
  replyTimeIsOver,
  respondentTimeIsOver,
  retainerIsMissing,
  settlementOfferIsMissing,
  timeForLeaveIsOver,
} from "../conditions/application/caseMoves.ts";
import { acceptedFiling, registryReturned } from "../conditions/court/courtFilings.ts";
import type { ApplicationStatus } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { Entered } from "./asked.ts";
import { statuses } from "./statuses.ts";
import type { Transition } from "./transition.ts";
import { inCourt } from "./typesOnTheWay.ts";

/** The steps of an application for leave and judicial review, until the judge has heard it (Federal Courts rules of docs/facts/statuses.md section 1). */

const team = ["lawyer", "paralegal"] as const;

/** The registry’s email that accepted the filing tells its number and its day, to be checked beside it. */
export function toldByRegistry(the: CaseReader): Entered {
  const filing = acceptedFiling(the);
  return {
    ...(filing?.courtFileNumber === undefined ? {} : { courtFileNumber: filing.courtFileNumber }),
    ...(filing?.acceptedOn === undefined ? {} : { leaveFiledAt: filing.acceptedOn }),
  };
}

/** One step of the court: the team records it, and it happened outside. */
const step = (
  one: Omit<Transition, "by" | "types" | "leavesTheHouse"> & Partial<Pick<Transition, "by">>,
): Transition => ({
  by: team,
  types: inCourt,
  leavesTheHouse: true,
  ...one,
});

const leaveSteps: readonly Transition[] = [
  {
    id: "takeOnCourtCase",
    from: ["Preparation"],
    to: "JrPreparation",
    by: ["lawyer"],
    types: ["JudicialReview"],
    name: { en: "Take on the court case", fr: "Prendre le dossier judiciaire en charge" },
    told: { en: "The legal team took the court case on", fr: "L’équipe juridique a pris le dossier en charge" },
    means: {
      en: "The legal team prepares the application for leave. The applicant can no longer change the answers.",
      fr: "L’équipe juridique prépare la demande d’autorisation. La personne ne peut plus changer les réponses.",
    },
    confirms: [{ id: "retainerSigned", text: { en: "The retainer is signed.", fr: "Le mandat est signé." } }],
    warns: [retainerIsMissing, timeForLeaveIsOver],
  },
  step({
    id: "fileLeave",
    from: ["JrPreparation"],
    to: "JrLeaveFiled",
    name: { en: "The application for leave was filed", fr: "La demande d’autorisation a été déposée" },
    means: {
      en: "The Court gave it a number. Service and the next steps have their own time limits.",
      fr: "La Cour lui a donné un numéro. La signification et les étapes suivantes ont leurs propres délais.",
    },
    asks: [{ key: "courtFileNumber" }, { key: "leaveFiledAt" }, { key: "servedAt", isOptional: true }],
    isTold: toldByRegistry,
    warns: [timeForLeaveIsOver, registryReturned],
    isFiling: true,
  }),
  {
    id: "doNotFile",
    from: ["JrPreparation"],
    to: "RefusedClosed",
    by: ["student", "lawyer"],
    types: inCourt,
    name: { en: "Do not go to court", fr: "Ne pas aller devant la Cour" },
    told: { en: "It did not go to court", fr: "La Cour n’a pas été saisie" },
    means: {
      en: "Nothing is filed and the case is closed. Within the hour it can be undone.",
      fr: "Rien n’est déposé et le dossier est fermé. Dans l’heure, cela peut être annulé.",
    },
    reason: "optional",
  },
  step({
    id: "requestReasons",
    from: ["JrLeaveFiled"],
    to: "JrRule9Requested",
    name: { en: "The registry asked for the reasons", fr: "Le greffe a demandé les motifs" },
    means: {
      en: "Rule 9: the application says that the reasons were not received.",
      fr: "Règle 9 : la demande indique que les motifs n’ont pas été reçus.",
    },
  }),
  step({
    id: "receiveReasons",
    from: ["JrRule9Requested"],
    to: "JrRule9Received",
    name: { en: "The reasons arrived", fr: "Les motifs sont arrivés" },
    means: {
      en: "The time for the record runs from the day that you enter.",
      fr: "Le délai pour déposer le dossier court à partir de la date que vous inscrivez.",
    },
    asks: [{ key: "rule9ReceivedAt" }, { key: "appearanceAt", isOptional: true }],
  }),
  step({
    id: "fileRecord",
    from: ["JrLeaveFiled", "JrRule9Received", "MandamusLeaveFiled"],
    to: "JrRecordFiled",
    name: { en: "The record was served and filed", fr: "Le dossier a été signifié et déposé" },
    means: {
      en: "The other side now has time for a memorandum.",
      fr: "L’autre partie dispose maintenant d’un délai pour déposer un mémoire.",
    },
    asks: [{ key: "recordFiledAt" }, { key: "appearanceAt", isOptional: true }],
    warns: [registryReturned],
    isFiling: true,
    remembers: "statusBeforeRecord",
  }),
  step({
    id: "chooseSimplifiedProcedure",
    from: ["JrLeaveFiled", "JrRule9Requested", "JrRule9Received"],
    to: "JrSimplifiedProcedure",
    by: ["lawyer"],
    name: {
      en: "Both sides chose the simplified procedure",
      fr: "Les deux parties ont choisi la procédure simplifiée",
    },
    means: {
      en: "Leave and merits are decided together, without a hearing.",
      fr: "L’autorisation et le fond sont décidés ensemble, sans audience.",
    },
    confirms: [
      {
        id: "studyPermitRefused",
        text: { en: "The refusal is of a study permit.", fr: "Le refus porte sur un permis d’études." },
      },
      {
        id: "bothConsent",
        text: { en: "Both sides agreed in writing.", fr: "Les deux parties ont consenti par écrit." },
      },
    ],
  }),
  step({
    id: "receiveMemorandum",
    // One day late is not too late to record it: the case went on by itself meanwhile.
    from: ["JrRecordFiled", "JrLeavePending"],
    to: "JrRespondentReplied",
    when: memorandumIsAwaited,
    name: { en: "The other side’s memorandum arrived", fr: "Le mémoire de l’autre partie est arrivé" },
    means: {
      en: "The time to reply runs from the day that you enter.",
      fr: "Le délai pour répliquer court à partir de la date que vous inscrivez.",
    },
    asks: [{ key: "respondentMemoAt" }],
  }),
  step({
    id: "awaitLeaveWithoutMemorandum",
    from: ["JrRecordFiled"],
    to: "JrLeavePending",
    by: [...team, "system"],
    name: { en: "No memorandum came: leave is pending", fr: "Aucun mémoire : l’autorisation est en attente" },
    means: { en: "A judge decides on leave.", fr: "Un juge décide de l’autorisation." },
    ofItself: respondentTimeIsOver,
  }),
  step({
    id: "awaitLeave",
    from: ["JrRespondentReplied"],
    to: "JrLeavePending",
    by: [...team, "system"],
    name: { en: "The reply is filed, or its time is over", fr: "La réplique est déposée, ou son délai est écoulé" },
    means: { en: "A judge decides on leave.", fr: "Un juge décide de l’autorisation." },
    ofItself: replyTimeIsOver,
  }),
  step({
    id: "grantLeave",
    from: ["JrLeavePending"],
    to: "JrLeaveGranted",
    name: { en: "Leave was granted", fr: "L’autorisation a été accordée" },
    means: {
      en: "The order sets the timetable. Enter the hearing as soon as its day is known.",
      fr: "L’ordonnance fixe l’échéancier. Inscrivez l’audience dès que sa date est connue.",
    },
    asks: [{ key: "leaveDecidedAt" }, { key: "hearingAt", isOptional: true }],
  }),
  step({
    id: "dismissLeave",
    from: ["JrLeavePending"],
    to: "JrLeaveDismissed",
    name: { en: "Leave was refused", fr: "L’autorisation a été refusée" },
    means: {
      en: "It cannot be appealed. The case is closed.",
      fr: "Aucun appel n’est possible. Le dossier est fermé.",
    },
    asks: [{ key: "leaveDecidedAt" }],
  }),
  step({
    id: "scheduleHearing",
    from: ["JrLeaveGranted"],
    to: "JrHearingScheduled",
    name: { en: "The hearing is set", fr: "L’audience est fixée" },
    means: {
      en: "The applicant and the team see the day among their dates.",
      fr: "La personne et l’équipe voient la date parmi leurs échéances.",
    },
    asks: [{ key: "hearingAt" }],
  }),
  step({
    id: "heard",
    from: ["JrHearingScheduled"],
    to: "JrDecisionReserved",
    name: { en: "The case was heard", fr: "L’affaire a été entendue" },
    means: { en: "The judgment is awaited.", fr: "Le jugement est attendu." },
  }),
];

/** Statuses in which a settlement can be offered (docs/facts/statuses.md section 5). */
export const settling = [
  "JrLeaveFiled",
  "JrRule9Requested",
  "JrRule9Received",
  "JrRecordFiled",
  "JrRespondentReplied",
  "JrLeavePending",
  "JrLeaveGranted",
  "JrHearingScheduled",
] as const satisfies readonly ApplicationStatus[];

const offer = step({
  id: "offerSettlement",
  from: settling,
  to: "JrSettlementOffered",
  name: { en: "A settlement is offered", fr: "Un règlement est offert" },
  means: {
    en: "The applicant reads the offer and decides. If it is declined, the case goes on where it was.",
    fr: "La personne lit l’offre et décide. En cas de refus, le dossier reprend où il en était.",
  },
  warns: [settlementOfferIsMissing],
  remembers: "statusBeforeOffer",
});

/** Back to where the case was: one change for each stage, so that none is open that the case did not come from. */
const declined = settling.map((status) =>
  step({
    id: `declineSettlement${status}`,
    from: ["JrSettlementOffered"],
    to: status,
    by: ["lawyer"],
    when: offerCameIn(status),
    name: { en: "The applicant declined the offer", fr: "La personne a refusé l’offre" },
    means: {
      en: `The case goes on where it was: ${statuses[status].team.en}.`,
      fr: `Le dossier reprend où il en était : ${statuses[status].team.fr}.`,
    },
    confirms: [
      {
        id: "declinedInWriting",
        text: { en: "The applicant declined in writing.", fr: "La personne a refusé par écrit." },
      },
    ],
  }),
);

export const courtTransitions: readonly Transition[] = [...leaveSteps, offer, ...declined];
