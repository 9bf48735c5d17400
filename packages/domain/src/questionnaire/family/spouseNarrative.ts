import { spouseAccompanies } from "../../conditions/family/family.ts";
import type { Text } from "../../kernel/text.ts";
import { spouseNarrativeLength } from "../../tables/family/familyLimits.ts";
import { intro, question } from "../step.ts";
import { lengthOf, spouseNarrative } from "../../fields/checks/texts.ts";

/**
 * Five texts in the spouse or partner’s own words (document 3 sections 2.3 and 3.8). The specification words them to the
 * spouse; the applicant, who may write them down for the spouse, reads them about somebody else.
 */

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
  toThemselves: {
    question: {
      en: "The next questions are for your own words",
      fr: "Les questions suivantes demandent vos propres mots",
    },
    hint: {
      en: "Five short texts become the spousal support letter.",
      fr: "Cinq courts textes forment la lettre de soutien du conjoint.",
    },
  },
  shown: spouseAccompanies,
});

export const spouseHowWeMet = question({
  id: "spouseHowWeMet",
  kind: "multiline",
  person: "spouse",
  question: {
    en: "When and how did you and your spouse or partner meet?",
    fr: "Quand et comment avez-vous fait connaissance, votre conjoint ou partenaire et vous?",
  },
  hint: { en: "A place, a year and one memory are enough.", fr: "Un lieu, une année et un souvenir suffisent." },
  whyWeAsk: partOfLetter,
  toThemselves: {
    question: { en: "When and how did the two of you meet?", fr: "Quand et comment avez-vous fait connaissance?" },
  },
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
    en: "Which family members does your spouse or partner look forward to going home to?",
    fr: "Quels membres de sa famille votre conjoint ou partenaire a-t-il hâte de retrouver?",
  },
  hint: {
    en: "A name and what this person means to your spouse or partner.",
    fr: "Un nom et ce que cette personne représente pour votre conjoint ou partenaire.",
  },
  whyWeAsk: partOfLetter,
  toThemselves: {
    question: {
      en: "Which family members do you look forward to going home to?",
      fr: "Quels membres de votre famille avez-vous hâte de retrouver?",
    },
    hint: {
      en: "A name and what this person means to you.",
      fr: "Un nom et ce que cette personne représente pour vous.",
    },
  },
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
    en: "What plans does your spouse or partner have with you in your home country?",
    fr: "Quels projets votre conjoint ou partenaire a-t-il avec vous dans votre pays?",
  },
  hint: { en: "Work, home, children, studies.", fr: "Travail, maison, enfants, études." },
  whyWeAsk: partOfLetter,
  toThemselves: {
    question: {
      en: "What plans do the two of you have in your home country?",
      fr: "Quels sont vos projets de couple dans votre pays?",
    },
  },
  length: lengthOf(spouseNarrativeLength),
  needed: "never",
  shown: spouseAccompanies,
  checks: [spouseNarrative],
});

export const spouseCommunity = question({
  id: "spouseCommunity",
  kind: "multiline",
  person: "spouse",
  question: {
    en: "What does their community mean to your spouse or partner?",
    fr: "Que représente son milieu pour votre conjoint ou partenaire?",
  },
  hint: { en: "Clubs, faith, neighbours, volunteer work.", fr: "Associations, foi, voisins, bénévolat." },
  whyWeAsk: partOfLetter,
  toThemselves: {
    question: { en: "What does your community mean to you?", fr: "Que représente votre milieu pour vous?" },
  },
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
    en: "Why does your spouse or partner want to come with you?",
    fr: "Pourquoi votre conjoint ou partenaire veut-il vous accompagner?",
  },
  hint: { en: "In their own words, not a copied text.", fr: "Ses propres mots, et non un texte copié." },
  whyWeAsk: partOfLetter,
  toThemselves: {
    question: { en: "Why do you want to come to Canada too?", fr: "Pourquoi voulez-vous aussi venir au Canada?" },
    hint: { en: "Your own words, not a copied text.", fr: "Vos propres mots, et non un texte copié." },
  },
  length: lengthOf(spouseNarrativeLength),
  needed: "never",
  shown: spouseAccompanies,
  checks: [spouseNarrative],
});
