import { welcome } from "../application/starting.ts";

/** How the assessments for work permits begin. */

export const welcomeToWork = {
  ...welcome,
  hint: {
    en: "Have the job offer or contract ready. We ask one thing at a time. You can stop and come back.",
    fr: "Ayez l’offre d’emploi ou le contrat sous la main. Nous posons une question à la fois. Vous pouvez arrêter et revenir.",
  },
};

export const welcomeToBridge = {
  ...welcome,
  hint: {
    en: "Have IRCC’s acknowledgement of receipt and your work permit ready. We ask one thing at a time. You can stop and come back.",
    fr: "Ayez l’accusé de réception d’IRCC et votre permis de travail sous la main. Nous posons une question à la fois. Vous pouvez arrêter et revenir.",
  },
};
