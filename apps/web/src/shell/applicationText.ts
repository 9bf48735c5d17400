import type { BilingualText } from "../ui/language.tsx";
import type { Tone } from "../ui/layout/StatusTag.tsx";

type StatusWords = { readonly text: BilingualText; readonly tone: Tone };

const statuses: Readonly<Record<string, StatusWords>> = {
  Preparation: { text: { en: "In preparation", fr: "En préparation" }, tone: "todo" },
  LawyerReview: { text: { en: "With the legal team", fr: "Avec l’équipe juridique" }, tone: "todo" },
  ApplicantPool: { text: { en: "In the pool", fr: "Dans le bassin" }, tone: "todo" },
  ItaReceived: { text: { en: "Invitation received", fr: "Invitation reçue" }, tone: "attention" },
  IrccProcessing: { text: { en: "With IRCC", fr: "À IRCC" }, tone: "todo" },
  Returned: { text: { en: "Returned as incomplete", fr: "Retournée, incomplète" }, tone: "attention" },
  Approved: { text: { en: "Approved", fr: "Approuvée" }, tone: "done" },
  Poe: { text: { en: "Going to a port of entry", fr: "En route vers un point d’entrée" }, tone: "done" },
  Completed: { text: { en: "Completed", fr: "Terminée" }, tone: "done" },
  Withdrawn: { text: { en: "Withdrawn", fr: "Retirée" }, tone: "quiet" },
};

const refused: StatusWords = { text: { en: "Refused", fr: "Refusée" }, tone: "attention" };
const inCourt: StatusWords = { text: { en: "In court", fr: "Devant le tribunal" }, tone: "attention" };

/** How an application stands, in words. */
export function applicationStatusText(status: string): StatusWords {
  if (status.startsWith("Refused")) return refused;
  return statuses[status] ?? inCourt;
}
