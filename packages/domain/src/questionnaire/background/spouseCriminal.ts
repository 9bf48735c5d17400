import { spouseAccompanies } from "../../conditions/family/family.ts";
import {
  spouseCriminalStatusPicked,
  spouseToldOfCrime,
  spouseToldOfOrganizedCrime,
  spouseWasIncarcerated,
} from "../../conditions/family/spouseHistory.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { atLeastOne, exclusiveAlone } from "../../fields/checks/choices.ts";
import { criminalStatuses } from "../choices.ts";
import { incarcerationFields, incarcerationRows } from "./incarcerationFields.ts";
import { group, list, question } from "../step.ts";
import { details, detailsAs, lengthOf } from "../../fields/checks/texts.ts";

/** The spouse or partner and the law (document 3 section 3.5). */

const tellUs: Text = { en: "Tell us what happened", fr: "Dites-nous ce qui s’est passé" };
const anyTime: Text = {
  en: "Any country, any time, even if charges were dropped. Write 20 to 500 characters.",
  fr: "Tout pays, toute époque, même si les accusations ont été retirées. Écrivez de 20 à 500 caractères.",
};
const spouseFormsAsk: Text = {
  en: "The forms of your spouse or partner ask for it.",
  fr: "Les formulaires de votre conjoint ou partenaire le demandent.",
};

const spouseHasOrganizedCrimeHistory = question({
  id: "spouseHasOrganizedCrimeHistory",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Has your spouse or partner ever been part of a criminal group?",
    fr: "Votre conjoint ou partenaire a-t-il déjà fait partie d’un groupe criminel ?",
  },
  hint: { en: "A gang, smuggling ring or similar.", fr: "Un gang, un réseau de passeurs ou un groupe semblable." },
  whyWeAsk: { en: "Officers ask this of everyone.", fr: "Les agents le demandent à tout le monde." },
  needed: "always",
  shown: spouseAccompanies,
});

const spouseOrganizedCrimeHistoryDetails = question({
  id: "spouseOrganizedCrimeHistoryDetails",
  kind: "multiline",
  person: "spouse",
  question: tellUs,
  hint: anyTime,
  length: lengthOf(narrativeLength),
  needed: spouseToldOfOrganizedCrime,
  shown: all(spouseAccompanies, spouseToldOfOrganizedCrime),
  checks: [details],
});

const spouseCriminalHistory = question({
  id: "spouseCriminalHistory",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Has your spouse or partner ever committed a crime, or been arrested, charged or convicted?",
    fr: "Votre conjoint ou partenaire a-t-il déjà commis une infraction, ou fait l’objet d’une arrestation, d’une accusation ou d’une condamnation ?",
  },
  hint: {
    en: "In any country, including drink-driving.",
    fr: "Dans tout pays, y compris la conduite avec facultés affaiblies.",
  },
  whyWeAsk: { en: "The form asks the same.", fr: "Le formulaire pose la même question." },
  needed: "always",
  shown: spouseAccompanies,
});

const spouseCriminalHistoryDetails = question({
  id: "spouseCriminalHistoryDetails",
  kind: "multiline",
  person: "spouse",
  question: tellUs,
  hint: anyTime,
  length: lengthOf(narrativeLength),
  needed: spouseToldOfCrime,
  shown: all(spouseAccompanies, spouseToldOfCrime),
  checks: [details],
});

const spouseCriminalHistoryStatus = question({
  id: "spouseCriminalHistoryStatus",
  kind: "choices",
  person: "spouse",
  question: { en: "What is the state of the case?", fr: "Où en est l’affaire ?" },
  hint: { en: "Tick all that fit.", fr: "Cochez tout ce qui convient." },
  choices: criminalStatuses,
  needed: "always",
  shown: spouseAccompanies,
  checks: [atLeastOne, exclusiveAlone],
});

const spouseCriminalHistoryStatusDetails = question({
  id: "spouseCriminalHistoryStatusDetails",
  kind: "multiline",
  person: "spouse",
  question: { en: "Give the details of this status", fr: "Donnez les détails de cette situation" },
  hint: anyTime,
  length: lengthOf(narrativeLength),
  needed: spouseCriminalStatusPicked,
  shown: all(spouseAccompanies, spouseCriminalStatusPicked),
  checks: [detailsAs("criminalStatusDetails")],
});

const spouseHasBeenIncarcerated = question({
  id: "spouseHasBeenIncarcerated",
  kind: "yesNo",
  person: "spouse",
  question: {
    en: "Has your spouse or partner ever been in jail or prison?",
    fr: "Votre conjoint ou partenaire a-t-il déjà été en prison ?",
  },
  hint: { en: "Count detention before a trial too.", fr: "Comptez aussi la détention avant un procès." },
  needed: "always",
  shown: spouseAccompanies,
});

const spouseIncarcerationDetails = list({
  id: "spouseIncarcerationDetails",
  person: "spouse",
  question: { en: "Where and when?", fr: "Où et quand ?" },
  hint: { en: "One entry for each stay.", fr: "Une entrée par séjour." },
  needed: spouseWasIncarcerated,
  shown: all(spouseAccompanies, spouseWasIncarcerated),
  rowName: { en: "Stay {n}", fr: "Séjour {n}" },
  rows: incarcerationRows,
  fields: incarcerationFields,
});

export const spouseCriminalHistoryGroup = group({
  id: "spouseCriminalHistoryGroup",
  person: "spouse",
  question: { en: "Your spouse or partner and the law", fr: "Votre conjoint ou partenaire et la justice" },
  hint: {
    en: "Answer for any country and any time. A yes does not always stop an application.",
    fr: "Répondez pour tout pays et toute époque. Un oui n’arrête pas toujours une demande.",
  },
  whyWeAsk: spouseFormsAsk,
  shown: spouseAccompanies,
  members: [
    spouseHasOrganizedCrimeHistory,
    spouseOrganizedCrimeHistoryDetails,
    spouseCriminalHistory,
    spouseCriminalHistoryDetails,
    spouseCriminalHistoryStatus,
    spouseCriminalHistoryStatusDetails,
    spouseHasBeenIncarcerated,
    spouseIncarcerationDetails,
  ],
});
