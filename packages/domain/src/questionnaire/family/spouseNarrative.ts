import { spouseAccompanies } from "../../conditions/family/family.ts";
import type { Text } from "../../kernel/text.ts";
import { spouseNarrativeLength } from "../../tables/answerLimits.ts";
import { intro, question } from "../step.ts";
import { lengthOf, spouseNarrative } from "../../fields/checks/texts.ts";

/** Five texts in the spouse or partner’s own words (document 3 sections 2.3 and 3.8). */

const partOfLetter: Text = {
  en: "It becomes part of the spousal support letter.",
  fr: "Ce texte fait partie de la lettre de soutien du conjoint.",
};

export const spouseNarrativeIntro = intro({
  id: "spouseNarrativeIntro",
  person: "spouse",
  question: {
    en: "The following questions are to be answered by your Spouse",
    fr: "Les questions suivantes s’adressent à votre conjoint ou conjointe",
  },
  hint: {
    en: "Hand the screen over, or answer together. Five short texts become the spousal support letter.",
    fr: "Passez l’écran ou répondez ensemble. Cinq courts textes forment la lettre de soutien du conjoint.",
  },
  shown: spouseAccompanies,
});

export const spouseHowWeMet = question({
  id: "spouseHowWeMet",
  kind: "multiline",
  person: "spouse",
  question: {
    en: "When and how did you meet your spouse or partner?",
    fr: "Quand et comment avez-vous rencontré votre conjoint ou partenaire ?",
  },
  hint: { en: "A place, a year and one memory are enough.", fr: "Un lieu, une année et un souvenir suffisent." },
  whyWeAsk: partOfLetter,
  length: lengthOf(spouseNarrativeLength),
  needed: "never",
  shown: spouseAccompanies,
  checks: [spouseNarrative],
});

export const spouseFamilyToReturnTo = question({
  id: "spouseFamilyToReturnTo",
  kind: "multiline",
  person: "spouse",
  question: {
    en: "Which family members do you look forward to going home to?",
    fr: "Quels membres de la famille avez-vous hâte de retrouver ?",
  },
  hint: { en: "Names and what they mean to you.", fr: "Leurs noms et ce qu’ils représentent pour vous." },
  whyWeAsk: partOfLetter,
  length: lengthOf(spouseNarrativeLength),
  needed: "never",
  shown: spouseAccompanies,
  checks: [spouseNarrative],
});

export const spouseFuturePlans = question({
  id: "spouseFuturePlans",
  kind: "multiline",
  person: "spouse",
  question: {
    en: "What are your plans with your spouse or partner in your home country?",
    fr: "Quels sont vos projets avec votre conjoint ou partenaire dans votre pays ?",
  },
  hint: { en: "Work, home, children, studies.", fr: "Travail, maison, enfants, études." },
  whyWeAsk: partOfLetter,
  length: lengthOf(spouseNarrativeLength),
  needed: "never",
  shown: spouseAccompanies,
  checks: [spouseNarrative],
});

export const spouseCommunity = question({
  id: "spouseCommunity",
  kind: "multiline",
  person: "spouse",
  question: { en: "What does your community mean to you?", fr: "Que représente votre milieu pour vous ?" },
  hint: { en: "Clubs, faith, neighbours, volunteer work.", fr: "Associations, foi, voisins, bénévolat." },
  whyWeAsk: partOfLetter,
  length: lengthOf(spouseNarrativeLength),
  needed: "never",
  shown: spouseAccompanies,
  checks: [spouseNarrative],
});

export const spouseReasonForAccompanying = question({
  id: "spouseReasonForAccompanying",
  kind: "multiline",
  person: "spouse",
  question: {
    en: "Why do you want to come with your spouse or partner?",
    fr: "Pourquoi voulez-vous accompagner votre conjoint ou partenaire ?",
  },
  hint: { en: "Your own words, not a copied text.", fr: "Vos propres mots, et non un texte copié." },
  whyWeAsk: partOfLetter,
  length: lengthOf(spouseNarrativeLength),
  needed: "never",
  shown: spouseAccompanies,
  checks: [spouseNarrative],
});
