import { spouseVisaType } from "../family/spouseVisa.ts";
import { inOtherWords } from "../inOtherWords.ts";
import { spouseUSPR } from "../family/spousePassport.ts";
import { occupationCode, workerAppliedForPr } from "../work/occupation.ts";
import { jobDescription, jobStatus, jobTitle } from "../work/work.ts";
import { familyBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { family } from "./sections/family.ts";
import { inCanada } from "./sections/familyInCanada.ts";
import { documents, finish } from "./sections/finish.ts";
import { historyPage } from "./sections/history.ts";
import { familyNames, youWithNumber } from "./sections/identity.ts";
import { moneyShort } from "./sections/money.ts";
import { spouseHistory, spouseStory } from "./sections/spouse.ts";

/** The family with a post-graduation work permit: the graduate works in Canada, and the family joins or stays. */

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [jobStatus, jobTitle, jobDescription],
};

const permitOfSpouse = inOtherWords(spouseVisaType, {
  whyWeAsk: {
    en: "An open work permit depends on your job and on the time that is left on your own permit.",
    fr: "Le permis de travail ouvert dépend de votre emploi et du temps qui reste à votre propre permis.",
  },
  toThemselves: {
    ...spouseVisaType.toThemselves,
    question: { en: "Which visa type do you want?", fr: "Quel type de visa voulez-vous?" },
    whyWeAsk: {
      en: "An open work permit depends on the job and the permit of the person who works in Canada.",
      fr: "Le permis de travail ouvert dépend de l’emploi et du permis de la personne qui travaille au Canada.",
    },
  },
});

const ofWorker: Section = {
  ...family,
  steps: family.steps.flatMap((step) => {
    if (step === spouseVisaType) return [permitOfSpouse];
    // What the spouse may ask for rests on these, so they come before the choice.
    return step === spouseUSPR ? [step, occupationCode, workerAppliedForPr] : [step];
  }),
};

export const graduateFamilyFlow: readonly Section[] = [
  ...familyBeginning,
  youWithNumber,
  work,
  inCanada(ofWorker),
  moneyShort,
  familyNames,
  historyPage,
  spouseHistory,
  spouseStory,
  documents,
  finish,
];
