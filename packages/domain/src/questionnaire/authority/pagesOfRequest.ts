import { preAssessmentComplete, uploadYourDocuments } from "../application/finishing.ts";
import { earlyUpload, welcome } from "../application/starting.ts";
import type { BreakpointStep, HubStep } from "../step.ts";

/** The full pages of a request to IRCC, in its own words (document 3 section 2.1). It asks about no history, so it has no page for it. */

export const welcomeToRequest: BreakpointStep = {
  ...welcome,
  hint: {
    en: "We ask why you are writing to IRCC, and then only what that reason needs. You can stop and come back.",
    fr: "Nous demandons pourquoi vous écrivez à IRCC, puis seulement ce qu’exige ce motif. Vous pouvez arrêter et revenir.",
  },
};

export const earlyUploadOfRequest: HubStep = {
  ...earlyUpload,
  hint: {
    en: "A letter or permit from IRCC has the numbers of your file. We fill in what we can read, and you check every value. You can also skip this.",
    fr: "Une lettre ou un permis d’IRCC porte les numéros de votre dossier. Nous remplissons ce que nous pouvons lire, et vous vérifiez chaque valeur. Vous pouvez aussi passer cette étape.",
  },
};

export const uploadForRequest: BreakpointStep = {
  ...uploadYourDocuments,
  hint: {
    en: "Add the letter or permit that your request is about, and what proves your reason. We read them and tell you what is still missing. You can add more later.",
    fr: "Ajoutez la lettre ou le permis dont il s’agit, et ce qui prouve votre motif. Nous les lisons et vous disons ce qui manque. Vous pourrez en ajouter plus tard.",
  },
};

export const requestComplete: BreakpointStep = {
  ...preAssessmentComplete,
  hint: {
    en: "Your plan lists the forms, documents, fees and dates of your reasons. IRCC sets no time within which it has to answer.",
    fr: "Votre plan présente les formulaires, les documents, les frais et les dates de vos motifs. IRCC ne se donne aucun délai pour répondre.",
  },
};
