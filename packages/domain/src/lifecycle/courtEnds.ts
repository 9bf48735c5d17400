import { appealWasInTime, discontinuanceIsMissing } from "../conditions/application/caseMoves.ts";
import { registryReturned } from "../conditions/court/courtFilings.ts";
import { settling, toldByRegistry } from "./court.ts";
import type { Transition } from "./transition.ts";
import { inCourt, reviewable } from "./typesOnTheWay.ts";

/** How a court case ends, and cases about a delay. */

const team = ["lawyer", "paralegal"] as const;

const ending = (
  one: Omit<Transition, "by" | "types" | "leavesTheHouse"> & Partial<Pick<Transition, "by" | "types">>,
): Transition => ({ by: team, types: inCourt, leavesTheHouse: true, ...one });

const judgments: readonly Transition[] = [
  ending({
    id: "allow",
    from: ["JrDecisionReserved", "JrSimplifiedProcedure"],
    to: "JrAllowed",
    name: { en: "The judgment is for the applicant", fr: "Le jugement est favorable" },
    means: { en: "The refusal is cancelled.", fr: "Le refus est annulé." },
    asks: [{ key: "judgmentAt" }],
  }),
  ending({
    id: "dismiss",
    from: ["JrDecisionReserved", "JrSimplifiedProcedure"],
    to: "JrDismissed",
    name: { en: "The judgment is against the applicant", fr: "Le jugement est défavorable" },
    means: {
      en: "Only with a certified question can it be appealed, and soon.",
      fr: "Un appel n’est possible que si une question est certifiée, et sans tarder.",
    },
    asks: [{ key: "judgmentAt" }],
  }),
  ending({
    id: "redetermine",
    from: ["JrAllowed"],
    to: "JrRedetermination",
    name: { en: "Another officer decides again", fr: "Un autre agent décide de nouveau" },
    means: {
      en: "The applicant brings the documents up to date.",
      fr: "La personne met les documents à jour.",
    },
  }),
  ending({
    id: "appeal",
    from: ["JrAllowed", "JrDismissed"],
    to: "JrAppeal",
    by: ["lawyer"],
    name: { en: "An appeal was filed", fr: "Un appel a été interjeté" },
    means: { en: "The Federal Court of Appeal has the case.", fr: "La Cour d’appel fédérale est saisie." },
    asks: [{ key: "appealFiledAt" }],
    needs: [appealWasInTime],
    confirms: [
      {
        id: "questionCertified",
        text: { en: "The judge certified a question.", fr: "Le juge a certifié une question." },
      },
    ],
    isFiling: true,
  }),
  ending({
    id: "appealAllowed",
    from: ["JrAppeal"],
    to: "JrRedetermination",
    name: { en: "The appeal was decided for the applicant", fr: "L’appel est favorable à la personne" },
    means: { en: "Another officer decides again.", fr: "Un autre agent décide de nouveau." },
  }),
  ending({
    id: "appealDismissed",
    from: ["JrAppeal"],
    to: "JrDismissed",
    name: { en: "The appeal was decided against the applicant", fr: "L’appel est défavorable à la personne" },
    means: { en: "The case is closed.", fr: "Le dossier est fermé." },
  }),
  ending({
    id: "acceptSettlement",
    from: ["JrSettlementOffered"],
    to: "JrRedetermination",
    by: ["lawyer"],
    name: { en: "The applicant accepted the offer", fr: "La personne a accepté l’offre" },
    means: {
      en: "The court case ends, and another officer decides again.",
      fr: "Le dossier judiciaire prend fin, et un autre agent décide de nouveau.",
    },
    confirms: [
      {
        id: "acceptedInWriting",
        text: { en: "The applicant accepted in writing.", fr: "La personne a accepté par écrit." },
      },
      {
        id: "discontinuanceFiled",
        text: { en: "The notice of discontinuance is filed.", fr: "L’avis de désistement est déposé." },
      },
    ],
    warns: [discontinuanceIsMissing],
  }),
  ending({
    id: "sendUpdated",
    from: ["JrRedetermination"],
    to: "IrccProcessing",
    types: reviewable,
    name: { en: "The updated documents were sent", fr: "Les documents mis à jour ont été envoyés" },
    means: {
      en: "The authority has the application again.",
      fr: "La demande est de nouveau entre les mains de l’autorité.",
    },
    isFiling: true,
  }),
  ending({
    id: "closeCourtCase",
    from: ["JrRedetermination"],
    to: "Completed",
    types: ["JudicialReview"],
    name: { en: "Close the court case", fr: "Fermer le dossier judiciaire" },
    told: { en: "The court case was closed", fr: "Le dossier judiciaire a été fermé" },
    means: {
      en: "If the refused application is here too, record there that another officer decides again.",
      fr: "Si la demande refusée est ici aussi, inscrivez-y qu’un autre agent décide de nouveau.",
    },
  }),
];

const discontinue = ending({
  id: "discontinue",
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
  to: "JrDiscontinued",
  by: ["lawyer"],
  name: { en: "Discontinue", fr: "Se désister" },
  told: { en: "The court case was given up", fr: "Le dossier judiciaire a été abandonné" },
  means: { en: "The case is given up and closed.", fr: "Le dossier est abandonné et fermé." },
  confirms: [
    {
      id: "instructedInWriting",
      text: { en: "The applicant asked for it in writing.", fr: "La personne l’a demandé par écrit." },
    },
  ],
  warns: [discontinuanceIsMissing],
});

const delays: readonly Transition[] = [
  ending({
    id: "demandFirst",
    from: ["JrPreparation"],
    to: "MandamusDemand",
    by: ["lawyer"],
    types: ["JudicialReview"],
    name: {
      en: "The case is about a delay: a demand was sent",
      fr: "Le dossier porte sur un retard : une mise en demeure a été envoyée",
    },
    means: {
      en: "The authority was asked in writing to decide.",
      fr: "On a demandé par écrit à l’autorité de décider.",
    },
  }),
  ending({
    id: "fileMandamus",
    from: ["MandamusDemand"],
    to: "MandamusLeaveFiled",
    name: { en: "The application for leave was filed", fr: "La demande d’autorisation a été déposée" },
    means: {
      en: "The Court is asked to order a decision.",
      fr: "On demande à la Cour d’ordonner une décision.",
    },
    asks: [{ key: "courtFileNumber" }, { key: "leaveFiledAt" }, { key: "servedAt", isOptional: true }],
    isTold: toldByRegistry,
    warns: [registryReturned],
    isFiling: true,
  }),
  ending({
    id: "authorityMoved",
    from: ["MandamusDemand"],
    to: "IrccProcessing",
    types: reviewable,
    name: { en: "The authority moved the file", fr: "L’autorité a fait avancer le dossier" },
    means: { en: "It is being processed again.", fr: "Elle est de nouveau en traitement." },
  }),
  ending({
    id: "delayEnded",
    from: ["MandamusDemand", "MandamusLeaveFiled"],
    to: "Completed",
    types: ["JudicialReview"],
    name: {
      en: "The authority decided: close the court case",
      fr: "L’autorité a décidé : fermer le dossier judiciaire",
    },
    means: {
      en: "If the delayed application is here too, record the decision there.",
      fr: "Si la demande en retard est ici aussi, inscrivez-y la décision.",
    },
  }),
  ending({
    id: "approvedMeanwhile",
    from: ["MandamusLeaveFiled"],
    to: "Approved",
    types: reviewable,
    name: { en: "It was approved in the meantime", fr: "Elle a été approuvée entre-temps" },
    means: { en: "The court case is moot.", fr: "Le dossier judiciaire est devenu sans objet." },
  }),
  ending({
    id: "refusedMeanwhile",
    from: ["MandamusLeaveFiled"],
    to: "Refused",
    types: reviewable,
    name: { en: "It was refused in the meantime", fr: "Elle a été refusée entre-temps" },
    means: {
      en: "The court case about the delay is moot. The time to go to court about the refusal runs.",
      fr: "Le dossier sur le retard est devenu sans objet. Le délai pour contester le refus court.",
    },
    asks: [{ key: "decisionNotifiedAt" }, { key: "decisionPlace" }],
  }),
];

export const courtEndTransitions: readonly Transition[] = [...judgments, discontinue, ...delays];
