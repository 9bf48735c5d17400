import type { BilingualText } from "../ui/language.tsx";
import type { Tone } from "../ui/layout/StatusTag.tsx";

type StatusWords = { readonly text: BilingualText; readonly tone: Tone };

const statuses: Readonly<Record<string, StatusWords>> = {
  Preparation: { text: { en: "In preparation", fr: "En préparation" }, tone: "todo" },
  LawyerReview: { text: { en: "With the legal team", fr: "Avec l’équipe juridique" }, tone: "todo" },
  ApplicantPool: { text: { en: "In the pool", fr: "Dans le bassin" }, tone: "todo" },
  ItaReceived: { text: { en: "Invitation received", fr: "Invitation reçue" }, tone: "attention" },
  // To IRCC, the department of employment or Service Canada, by type.
  IrccProcessing: { text: { en: "Sent", fr: "Envoyée" }, tone: "todo" },
  Returned: { text: { en: "Returned as incomplete", fr: "Retournée, car incomplète" }, tone: "attention" },
  Approved: { text: { en: "Approved", fr: "Approuvée" }, tone: "done" },
  Poe: { text: { en: "Going to a port of entry", fr: "En route vers un point d’entrée" }, tone: "done" },
  Completed: { text: { en: "Completed", fr: "Terminée" }, tone: "done" },
  Withdrawn: { text: { en: "Withdrawn", fr: "Retirée" }, tone: "quiet" },
  JrPreparation: {
    text: { en: "Court case in preparation", fr: "Dossier pour la Cour en préparation" },
    tone: "attention",
  },
  MandamusDemand: { text: { en: "Asked to decide", fr: "Décision réclamée" }, tone: "attention" },
  JrAllowed: { text: { en: "Won in court", fr: "Gagnée devant la Cour" }, tone: "attention" },
  JrRedetermination: { text: { en: "To be decided again", fr: "Nouvelle décision à venir" }, tone: "attention" },
  JrDiscontinued: { text: { en: "Court case given up", fr: "Dossier de la Cour abandonné" }, tone: "quiet" },
};

const dismissed: StatusWords = { text: { en: "Dismissed by the Court", fr: "Rejetée par la Cour" }, tone: "quiet" };

const refused: StatusWords = { text: { en: "Refused", fr: "Refusée" }, tone: "attention" };
const inCourt: StatusWords = { text: { en: "In court", fr: "Devant la Cour" }, tone: "attention" };

/** How an application stands, in words. */
export function applicationStatusText(status: string): StatusWords {
  if (status.startsWith("Refused")) return refused;
  if (status === "JrDismissed" || status === "JrLeaveDismissed") return dismissed;
  return statuses[status] ?? inCourt;
}
