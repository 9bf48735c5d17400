import { isYouthMobility } from "../../conditions/application/application.ts";
import {
  criminalStatusPicked,
  toldOfCrime,
  toldOfOrganizedCrime,
  wasIncarcerated,
} from "../../conditions/background/criminal.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { atLeastOne, exclusiveAlone } from "../../fields/checks/choices.ts";
import { criminalStatuses } from "../choices.ts";
import { incarcerationFields, incarcerationRows } from "./incarcerationFields.ts";
import { group, list, question } from "../step.ts";
import { details, detailsAs, lengthOf } from "../../fields/checks/texts.ts";

/** The applicant and the law (document 3 sections 2.2, 4.2 and 5.1). */

const tellUs: Text = { en: "Tell us what happened", fr: "Dites-nous ce qui s’est passé" };
const anyTime: Text = {
  en: "Any country, any time, even if charges were dropped. Write 20 to 500 characters.",
  fr: "Tout pays, toute époque, même si les accusations ont été retirées. Écrivez de 20 à 500 caractères.",
};
const lawyerLooks: Text = {
  en: "The forms ask the same. A lawyer looks at every yes.",
  fr: "Les formulaires posent la même question. Une avocate ou un avocat examine chaque oui.",
};

const hasOrganizedCrimeHistory = question({
  id: "hasOrganizedCrimeHistory",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you ever been part of a criminal group?",
    fr: "Avez-vous déjà fait partie d’un groupe criminel ?",
  },
  hint: { en: "A gang, smuggling ring or similar.", fr: "Un gang, un réseau de passeurs ou un groupe semblable." },
  whyWeAsk: { en: "Officers ask this of everyone.", fr: "Les agents le demandent à tout le monde." },
  needed: "always",
});

const organizedCrimeHistoryDetails = question({
  id: "organizedCrimeHistoryDetails",
  kind: "multiline",
  person: "main",
  question: tellUs,
  hint: anyTime,
  length: lengthOf(narrativeLength),
  needed: toldOfOrganizedCrime,
  shown: toldOfOrganizedCrime,
  checks: [details],
});

const hasCriminalHistory = question({
  id: "hasCriminalHistory",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you ever committed a crime, or been arrested, charged or convicted?",
    fr: "Avez-vous déjà commis une infraction, ou fait l’objet d’une arrestation, d’une accusation ou d’une condamnation ?",
  },
  hint: {
    en: "In any country, including drink-driving.",
    fr: "Dans tout pays, y compris la conduite avec facultés affaiblies.",
  },
  whyWeAsk: { en: "The form asks the same.", fr: "Le formulaire pose la même question." },
  needed: "always",
});

const criminalHistoryDetails = question({
  id: "criminalHistoryDetails",
  kind: "multiline",
  person: "main",
  question: tellUs,
  hint: anyTime,
  length: lengthOf(narrativeLength),
  needed: toldOfCrime,
  shown: toldOfCrime,
  checks: [details],
});

const criminalHistoryStatus = question({
  id: "criminalHistoryStatus",
  kind: "choices",
  person: "main",
  question: { en: "Which of these applies to you?", fr: "Lesquelles de ces situations s’appliquent à vous ?" },
  hint: {
    en: "Tick all that fit, or “None of the above”.",
    fr: "Cochez tout ce qui convient, ou « Aucune de ces réponses ».",
  },
  choices: criminalStatuses,
  needed: "always",
  checks: [atLeastOne, exclusiveAlone],
});

const criminalHistoryStatusDetails = question({
  id: "criminalHistoryStatusDetails",
  kind: "multiline",
  person: "main",
  question: { en: "Give the details of this status", fr: "Donnez les détails de cette situation" },
  hint: anyTime,
  length: lengthOf(narrativeLength),
  needed: criminalStatusPicked,
  shown: criminalStatusPicked,
  checks: [detailsAs("criminalStatusDetails")],
});

const hasBeenIncarcerated = question({
  id: "hasBeenIncarcerated",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you ever been in jail or prison?", fr: "Avez-vous déjà été en prison ?" },
  hint: { en: "Count detention before a trial too.", fr: "Comptez aussi la détention avant un procès." },
  needed: "always",
});

const incarcerationDetails = list({
  id: "incarcerationDetails",
  person: "main",
  question: { en: "Where and when?", fr: "Où et quand ?" },
  hint: { en: "One entry for each stay.", fr: "Une entrée par séjour." },
  needed: wasIncarcerated,
  shown: all(wasIncarcerated, not(isYouthMobility)),
  rowName: { en: "Stay {n}", fr: "Séjour {n}" },
  rows: incarcerationRows,
  fields: incarcerationFields,
});

const iecIncarcerationDetails = list({
  id: "iecIncarcerationDetails",
  person: "main",
  question: { en: "Where and when?", fr: "Où et quand ?" },
  hint: { en: "One entry for each stay.", fr: "Une entrée par séjour." },
  whyWeAsk: {
    en: "Each IEC country and category has its own rules.",
    fr: "Chaque pays et catégorie d’EIC a ses règles.",
  },
  needed: all(wasIncarcerated, isYouthMobility),
  shown: all(wasIncarcerated, isYouthMobility),
  rowName: { en: "Stay {n}", fr: "Séjour {n}" },
  rows: incarcerationRows,
  fields: incarcerationFields,
});

export const criminalHistoryGroup = group({
  id: "criminalHistoryGroup",
  person: "main",
  question: { en: "You and the law", fr: "Vous et la justice" },
  hint: {
    en: "Answer for any country and any time. A yes does not always stop an application; a lawyer looks at it.",
    fr: "Répondez pour tout pays et toute époque. Un oui n’arrête pas toujours une demande ; une avocate ou un avocat l’examine.",
  },
  whyWeAsk: lawyerLooks,
  members: [
    hasOrganizedCrimeHistory,
    organizedCrimeHistoryDetails,
    hasCriminalHistory,
    criminalHistoryDetails,
    criminalHistoryStatus,
    criminalHistoryStatusDetails,
    hasBeenIncarcerated,
    incarcerationDetails,
    iecIncarcerationDetails,
  ],
});
