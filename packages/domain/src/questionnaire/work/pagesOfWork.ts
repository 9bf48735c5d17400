import { uploadYourDocuments } from "../application/finishing.ts";
import { historyBreakpoint } from "../background/visaHistory.ts";
import { familyBreakpoint } from "../family/family.ts";

/** The pages between the questions, in the words of each kind of work permit. */

export const familyOfWorker = {
  ...familyBreakpoint,
  hint: {
    en: "A few questions about who is in your family, and who comes with you while you work.",
    fr: "Quelques questions sur votre famille et sur les personnes qui vous accompagnent pendant votre travail.",
  },
};

export const familyOfWorkerInCanada = {
  ...familyBreakpoint,
  hint: {
    en: "A few questions about who is in your family. The permits of your family are asked for in applications of their own.",
    fr: "Quelques questions sur votre famille. Les permis de votre famille font l’objet de demandes distinctes.",
  },
};

export const familyOfBridgingApplicant = {
  ...familyBreakpoint,
  hint: {
    en: "One question about your family. A bridging permit is for you alone.",
    fr: "Une question sur votre famille. Le permis transitoire vise vous seulement.",
  },
};

export const historyOfWorkerInCanada = {
  ...historyBreakpoint,
  hint: {
    en: "Next: your immigration history, also from before you came to Canada. Answer as it happened, even if it is old or small.",
    fr: "Ensuite : vos antécédents d’immigration, même avant votre arrivée au Canada. Répondez selon les faits, même anciens ou mineurs.",
  },
};

export const documentsOfWorker = {
  ...uploadYourDocuments,
  hint: {
    en: "Begin with your passport and with the job offer or contract. We read them and tell you what is still missing.",
    fr: "Commencez par votre passeport et par l’offre d’emploi ou le contrat. Nous les lisons et vous disons ce qui manque.",
  },
};

export const documentsOfWorkerInCanada = {
  ...uploadYourDocuments,
  hint: {
    en: "Begin with your passport, the work permit you hold, and the job offer or contract. We read them and tell you what is still missing.",
    fr: "Commencez par votre passeport, votre permis de travail actuel et l’offre d’emploi ou le contrat. Nous les lisons et vous disons ce qui manque.",
  },
};

export const documentsOfBridgingApplicant = {
  ...uploadYourDocuments,
  hint: {
    en: "Begin with the acknowledgement of receipt from IRCC, the work permit you hold, and your passport. We read them and tell you what is still missing.",
    fr: "Commencez par l’accusé de réception d’IRCC, votre permis de travail actuel et votre passeport. Nous les lisons et vous disons ce qui manque.",
  },
};
