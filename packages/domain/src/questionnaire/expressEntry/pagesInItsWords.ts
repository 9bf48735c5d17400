import { preAssessmentComplete, uploadYourDocuments } from "../application/finishing.ts";
import { addressFieldsIn } from "../background/addressFields.ts";
import { historyBreakpoint } from "../background/visaHistory.ts";
import { accompanyingChildren } from "../family/children.ts";
import { familyBreakpoint } from "../family/family.ts";
import { hasFinances, userInputAvailableFunds } from "../money/money.ts";
import { composite, type BreakpointStep, type ListStep, type QuestionStep } from "../step.ts";
import { highestEducation } from "../studies/schooling.ts";
import { countryIsNotCanada } from "../../conditions/status/insideCanada.ts";

/** Pages and questions that other types have too, in the words of an Express Entry profile and of the application that follows. */

export const familyOfImmigrant: BreakpointStep = {
  ...familyBreakpoint,
  hint: {
    en: "Everybody in your family is named in the application, also those who do not come. Who comes with you changes your score and the money that you must show.",
    fr: "Toute votre famille figure dans la demande, même les personnes qui ne viennent pas. Qui vous accompagne change votre note et les fonds à montrer.",
  },
};

/** All become permanent residents together: no visa is chosen for a child. */
const asImmigrants = (left: readonly string[]): ListStep => ({
  ...accompanyingChildren,
  hint: {
    en: "One card for each child, also for those who stay behind. A child who is not named cannot be sponsored later.",
    fr: "Une fiche par enfant, même pour ceux qui restent. Un enfant qui n’est pas nommé ne peut pas être parrainé plus tard.",
  },
  fields: accompanyingChildren.fields.filter(({ id }) => !left.includes(id)),
});

export const childrenInProfile: ListStep = asImmigrants(["visaType", "hasBiometrics", "biometricsExpiryDate"]);
export const childrenInvited: ListStep = asImmigrants(["visaType"]);

export const settlementMoney: QuestionStep = {
  ...hasFinances,
  question: {
    en: "Do you have proof of money for your first months in Canada?",
    fr: "Avez-vous des preuves de fonds pour vos premiers mois au Canada?",
  },
  hint: {
    en: "Letters of your bank with the balance now and the average of six months. Money that is borrowed does not count.",
    fr: "Des lettres de votre banque avec le solde actuel et le solde moyen des six derniers mois. L’argent emprunté ne compte pas.",
  },
  whyWeAsk: {
    en: "Two of the three programs ask for it. The plan says if and how much.",
    fr: "Deux des trois programmes en demandent. Le plan dit si vous en avez besoin, et combien.",
  },
};

export const settlementAmount: QuestionStep = {
  ...userInputAvailableFunds,
  hint: {
    en: "In Canadian dollars, free of debts. A first estimate is fine.",
    fr: "En dollars canadiens, sans dettes. Une première estimation suffit.",
  },
};

export const profileEducation: QuestionStep = {
  ...highestEducation,
  whyWeAsk: {
    en: "The ranking score and the Federal Skilled Worker Program give points for it.",
    fr: "La note de classement et le Programme des travailleurs qualifiés (fédéral) en tiennent compte.",
  },
};

export const eoHomeAddress = composite({
  id: "eoHomeAddress",
  person: "main",
  look: "address",
  question: { en: "What is your home address?", fr: "Quelle est votre adresse personnelle?" },
  hint: { en: "The place where you live now.", fr: "L’endroit où vous habitez maintenant." },
  whyWeAsk: {
    en: "The profile and the application ask where you live.",
    fr: "Le profil et la demande demandent où vous habitez.",
  },
  needed: "always",
  shown: countryIsNotCanada,
  alsoAsks: [{ life: "mailAbroad" }, { life: "telephone" }],
  fields: addressFieldsIn({ country: (the) => the.answer("country") }),
});

export const historyInProfile: BreakpointStep = {
  ...historyBreakpoint,
  hint: {
    en: "Next: earlier applications and the law. Travel, biometrics and health come after an invitation. Answer as it happened, even if it is old or small.",
    fr: "Ensuite : demandes précédentes et justice. Les voyages, la biométrie et la santé viennent après une invitation. Répondez selon les faits, même anciens ou mineurs.",
  },
};

export const historyInvited: BreakpointStep = {
  ...historyBreakpoint,
  hint: {
    en: "Next: applications, travel, health and the law. Officers compare every answer with your profile. Answer as it happened, even if it is old or small.",
    fr: "Ensuite : demandes, voyages, santé et justice. Les agents comparent chaque réponse avec votre profil. Répondez selon les faits, même anciens ou mineurs.",
  },
};

export const uploadForProfile: BreakpointStep = {
  ...uploadYourDocuments,
  hint: {
    en: "A profile is sent without documents, but after an invitation the days are few. Gather now what takes long: the assessment of your studies, letters of employers, police certificates.",
    fr: "Un profil s’envoie sans documents, mais après une invitation les jours sont comptés. Réunissez dès maintenant ce qui prend du temps : l’évaluation de vos études, les lettres d’employeurs, les certificats de police.",
  },
};

export const uploadInvited: BreakpointStep = {
  ...uploadYourDocuments,
  hint: {
    en: "An application with a document missing is sent back, and the invitation is lost. Add everything that the plan asks for; we read it and tell you what is still missing.",
    fr: "Une demande à laquelle manque un document est retournée, et l’invitation est perdue. Ajoutez tout ce que le plan demande; nous le lisons et vous disons ce qui manque.",
  },
};

export const profileComplete: BreakpointStep = {
  ...preAssessmentComplete,
  hint: {
    en: "Your plan says which programs are open to you, how your score is made up and what would raise it, with your documents, money, fees and dates. We cannot predict whether you are invited.",
    fr: "Votre plan dit quels programmes vous sont ouverts, comment votre note se compose et ce qui l’augmenterait, avec vos documents, fonds, frais et dates. Nous ne pouvons pas prédire si une invitation viendra.",
  },
};

export const invitedComplete: BreakpointStep = {
  ...preAssessmentComplete,
  hint: {
    en: "Your plan lists your documents, money, fees and the last day to send. We cannot predict the decision.",
    fr: "Votre plan présente vos documents, fonds, frais et le dernier jour pour envoyer la demande. Nous ne pouvons pas prédire la décision.",
  },
};
