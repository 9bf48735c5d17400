import { uploadYourDocuments, preAssessmentComplete } from "../application/finishing.ts";
import { earlyUpload, welcome } from "../application/starting.ts";
import { historyBreakpoint } from "../background/visaHistory.ts";
import type { BreakpointStep, HubStep } from "../step.ts";

/** The full pages of a court case, in its own words: the same places of the flow as everywhere (document 3 section 2.1). */

export const welcomeToCourtCase: BreakpointStep = {
  ...welcome,
  hint: {
    en: "We ask one thing at a time, only what your lawyer needs for the Court. You can stop and come back. Answering here stops no time limit: only the application that is filed with the Court does.",
    fr: "Nous posons une question à la fois, seulement ce dont votre équipe juridique a besoin pour la Cour. Vous pouvez arrêter et revenir. Répondre ici n’arrête aucun délai : seule la demande déposée à la Cour le fait.",
  },
};

export const earlyUploadOfCourtCase: HubStep = {
  ...earlyUpload,
  hint: {
    en: "Above all the refusal letter: your lawyer works out the last day to go to Court from it. You can also skip this.",
    fr: "Surtout la lettre de refus : votre équipe juridique y trouve le dernier jour pour aller devant la Cour. Vous pouvez aussi passer cette étape.",
  },
  whyWeAsk: {
    en: "The time to go to Court is short.",
    fr: "Le délai pour aller devant la Cour est court.",
  },
};

export const historyOfCourtCase: BreakpointStep = {
  ...historyBreakpoint,
  hint: {
    en: "Next: your immigration history. Your lawyer compares it with the file of IRCC, so answer as it happened, even if it is old or small.",
    fr: "Ensuite : vos antécédents d’immigration. Votre équipe juridique les compare au dossier d’IRCC. Répondez donc selon les faits, même anciens ou mineurs.",
  },
};

export const uploadForCourtCase: BreakpointStep = {
  ...uploadYourDocuments,
  hint: {
    en: "Add the refusal letter, what you sent with the refused application and what IRCC wrote to you. Your lawyer prepares the documents for the Court.",
    fr: "Ajoutez la lettre de refus, ce que vous aviez joint à la demande refusée et ce qu’IRCC vous a écrit. Votre équipe juridique prépare les documents pour la Cour.",
  },
};

export const courtCaseComplete: BreakpointStep = {
  ...preAssessmentComplete,
  hint: {
    en: "Your plan lists what you give your lawyer, the fees of the Court and the dates that count. Nobody can predict the decision of the Court.",
    fr: "Votre plan présente ce que vous remettez à votre équipe juridique, les frais de la Cour et les dates qui comptent. Personne ne peut prédire la décision de la Cour.",
  },
};
