import { earlyUpload, welcome } from "../application/starting.ts";
import type { BreakpointStep, HubStep } from "../step.ts";

/** How an Express Entry profile and the application that follows begin; in a file of its own, as the first page loads it. */

export const profileWelcome: BreakpointStep = {
  ...welcome,
  hint: {
    en: "We ask what your profile and your score depend on, one thing at a time. You can stop and come back. At the end you see which programs are open to you and how your score is made up.",
    fr: "Nous demandons ce sur quoi reposent votre profil et votre note, une chose à la fois. Vous pouvez arrêter et revenir. À la fin, vous voyez quels programmes vous sont ouverts et comment votre note se compose.",
  },
};

export const invitedWelcome: BreakpointStep = {
  ...welcome,
  hint: {
    en: "You were invited. The application has to be complete and sent within its time limit, and prove what the profile says. We ask one thing at a time.",
    fr: "Vous avez reçu une invitation. La demande doit être complète et envoyée dans le délai, et prouver ce que dit le profil. Nous posons une question à la fois.",
  },
};

export const profileUploadEarly: HubStep = {
  ...earlyUpload,
  hint: {
    en: "Language results, the assessment of your studies, letters of employers: what you upload now we read and fill in. You check every value. You can also skip this.",
    fr: "Relevés de langue, évaluation de vos études, lettres d’employeurs : nous lisons ce que vous téléversez et remplissons ce que nous pouvons. Vous vérifiez chaque valeur. Vous pouvez aussi passer cette étape.",
  },
};
