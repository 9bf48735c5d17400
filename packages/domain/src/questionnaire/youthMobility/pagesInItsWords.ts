import { preAssessmentComplete, uploadYourDocuments } from "../application/finishing.ts";
import { historyBreakpoint } from "../background/visaHistory.ts";
import { familyBreakpoint } from "../family/family.ts";
import { familyMembersLocationGroup } from "../family/familyMembers.ts";
import type { BreakpointStep, GroupStep, QuestionStep } from "../step.ts";
import { highestEducation } from "../studies/schooling.ts";
import { employmentStatus } from "../work/work.ts";

/** Pages that every type has, in the words of youth mobility: nobody comes along, and the profile comes before the permit. */

export const familyPage: BreakpointStep = {
  ...familyBreakpoint,
  hint: {
    en: "An IEC application is for you alone. The form still asks whether you are married and where your family lives.",
    fr: "Une demande d’EIC ne vise que vous. Le formulaire demande tout de même votre état civil et où habite votre famille.",
  },
};

export const historyPage: BreakpointStep = {
  ...historyBreakpoint,
  hint: {
    en: "Next: visas, travel, health and the law. After an invitation, officers look at the same. Answer as it happened, even if it is old or small.",
    fr: "Ensuite : visas, voyages, santé et justice. Après une invitation, les agents regardent la même chose. Répondez selon les faits, même anciens ou mineurs.",
  },
};

export const uploadPage: BreakpointStep = {
  ...uploadYourDocuments,
  hint: {
    en: "Add the documents you already have. The pool asks for none, but after an invitation the days are few, so gather them now. We read them and tell you what is still missing.",
    fr: "Ajoutez les documents que vous avez déjà. Le bassin n’en demande aucun, mais après une invitation les jours sont comptés, alors réunissez-les dès maintenant. Nous les lisons et vous disons ce qui manque.",
  },
};

export const lastPage: BreakpointStep = {
  ...preAssessmentComplete,
  hint: {
    en: "Your plan says which categories are open to you, and lists your documents, money, fees and dates. First comes the profile in the pool, then an invitation, then the work permit. We cannot predict whether you are invited.",
    fr: "Votre plan dit quelles catégories vous sont ouvertes et présente vos documents, fonds, frais et dates. D’abord vient le profil dans le bassin, puis une invitation, puis le permis de travail. Nous ne pouvons pas prédire si une invitation viendra.",
  },
};

export const familyWhere: GroupStep = {
  ...familyMembersLocationGroup,
  whyWeAsk: {
    en: "The application in your IRCC account asks about your family.",
    fr: "La demande dans votre compte d’IRCC pose des questions sur votre famille.",
  },
};

export const schooling: QuestionStep = {
  ...highestEducation,
  whyWeAsk: {
    en: "The application in your IRCC account asks for your schooling.",
    fr: "La demande dans votre compte d’IRCC demande votre scolarité.",
  },
};

export const mainActivity: QuestionStep = {
  ...employmentStatus,
  whyWeAsk: {
    en: "It decides which documents about your work are useful.",
    fr: "Cela détermine quels documents sur votre travail sont utiles.",
  },
};
