import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Text } from "../../kernel/text.ts";
import { letterContent } from "../define.ts";
import { applicantName, fullName, ofApplicantName } from "../facts/applicant.ts";
import { applicationLines } from "../facts/asksFor.ts";
import type { LetterSection } from "../letterContent.ts";
import { inAnswer, isAnswer, when } from "../prose/fact.ts";
import { sentence, typed } from "../prose/sentence.ts";
import type { Opening } from "../prose/typedWords.ts";

/**
 * The letter of the spouse or partner (document 3 section 3.8), in their own words. What they tell is asked by the questionnaire,
 * so the letter asks nothing again.
 */

/** Document 3 section 5.1. */
const limit = 600;

type Told = Extract<
  keyof Answers,
  "spouseHowWeMet" | "spouseFamilyToReturnTo" | "spouseFuturePlans" | "spouseCommunity" | "spouseReasonForAccompanying"
>;

const section = (id: string, title: Text, answer: Told, opening: Opening): LetterSection => ({
  id,
  title,
  limit,
  asks: [],
  lines: [typed(inAnswer(answer), opening, { gap: { asks: title, fact: `answers.${answer}` } })],
});

const isNeither = when((the) => {
  const status = the.case.answer("maritalStatus");
  return status !== "married" && status !== "commonLaw";
});

const introduction: LetterSection = {
  id: "introduction",
  title: { en: "Introduction", fr: "Introduction" },
  hasNoHeading: true,
  asks: [],
  lines: [
    sentence(
      { en: "My name is {name}.", fr: "Je m’appelle {name}." },
      { name: fullName },
      { gap: { asks: { en: "Your name", fr: "Votre nom" }, fact: "answers.spouseFirstName" } },
    ),
    sentence(
      {
        en: "I am married to {applicant}.",
        fr: "{applicant} et moi formons un couple marié.",
      },
      { applicant: applicantName },
      { when: isAnswer("maritalStatus", "married") },
    ),
    sentence(
      {
        en: "I am the common-law partner {ofApplicant}.",
        fr: "Je vis en union de fait avec {applicant}.",
      },
      { applicant: applicantName, ofApplicant: ofApplicantName },
      { when: isAnswer("maritalStatus", "commonLaw") },
    ),
    sentence(
      {
        en: "I am the spouse or partner {ofApplicant}.",
        fr: "{applicant} et moi formons un couple.",
      },
      { applicant: applicantName, ofApplicant: ofApplicantName },
      { when: isNeither },
    ),
    ...applicationLines,
    sentence(
      {
        en: "I will come along, and I support this application.",
        fr: "Je ferai partie du voyage, et j’appuie cette demande.",
      },
      {},
      { when: isAnswer("accompanyingSpouse", true) },
    ),
  ],
};

const ending: LetterSection = {
  id: "ending",
  title: { en: "Ending", fr: "Fin de la lettre" },
  hasNoHeading: true,
  asks: [],
  lines: [
    sentence(
      { en: "Thank you for considering this application.", fr: "Je vous remercie d’examiner cette demande." },
      {},
    ),
  ],
};

export const spousalSupport = letterContent({
  id: "spousalSupportLetter",
  person: "spouse",
  frame: "letter",
  writes: "spouse",
  confirms: "spouse",
  generates: ["lawyer"],
  waiting: {
    en: "Your spouse or partner writes this letter by answering five questions. The legal team then makes the letter, and your spouse or partner signs it.",
    fr: "Votre conjoint ou partenaire écrit cette lettre en répondant à cinq questions. L’équipe juridique prépare ensuite la lettre, que votre conjoint ou partenaire signe.",
  },
  subject: sentence(
    {
      en: "Letter of support for the application {ofApplicant}",
      fr: "Lettre d’appui à la demande {ofApplicant}",
    },
    { ofApplicant: ofApplicantName },
    {
      gap: {
        asks: { en: "Name of the applicant", fr: "Nom de la personne qui fait la demande" },
        fact: "profile.firstName",
      },
    },
  ),
  signature: [
    sentence(
      { en: "{name}", fr: "{name}" },
      { name: fullName },
      {
        gap: { asks: { en: "Name of who signs", fr: "Nom de la personne qui signe" }, fact: "answers.spouseFirstName" },
      },
    ),
  ],
  sections: [
    introduction,
    section("howWeMet", { en: "When and how I met my spouse", fr: "Notre rencontre" }, "spouseHowWeMet", {
      before: { en: "We met in this way", fr: "Voici comment nous avons fait connaissance" },
    }),
    section(
      "familyAtHome",
      {
        en: "Family members looking forward to my return",
        fr: "Les membres de ma famille qui attendent mon retour",
      },
      "spouseFamilyToReturnTo",
      {
        things: {
          en: "The members of my family who are waiting for my return are",
          fr: "Les membres de ma famille qui attendent mon retour sont",
        },
        before: {
          en: "These members of my family are waiting for my return",
          fr: "Voici les membres de ma famille qui attendent mon retour",
        },
        isList: true,
      },
    ),
    section(
      "futurePlans",
      { en: "Future plans with my spouse in my home country", fr: "Nos projets dans mon pays" },
      "spouseFuturePlans",
      {
        infinitive: { en: "In my home country, we plan to", fr: "Dans mon pays, nous prévoyons" },
        before: { en: "In my home country, our plans are these", fr: "Voici nos projets dans mon pays" },
      },
    ),
    section(
      "community",
      { en: "What my community means to me", fr: "Ce que mon milieu représente pour moi" },
      "spouseCommunity",
      {
        thing: { en: "My community is", fr: "Mon milieu, c’est" },
        before: { en: "My community means this to me", fr: "Voici ce que mon milieu représente pour moi" },
      },
    ),
    section(
      "whyAccompany",
      { en: "Why I want to accompany my spouse", fr: "Pourquoi je veux faire partie du voyage" },
      "spouseReasonForAccompanying",
      {
        infinitive: { en: "I want to come along to", fr: "Je veux faire partie du voyage pour" },
        before: { en: "I want to come along for this reason", fr: "Je veux faire partie du voyage pour cette raison" },
        because: { en: "I want to come along", fr: "Je veux faire partie du voyage" },
      },
    ),
    ending,
  ],
});
