import { isAccepted } from "../../../conditions/studies/study.ts";
import { all, any } from "../../../kernel/condition.ts";
import { birthday, citizenship, fullName, livesIn } from "../../facts/applicant.ts";
import { atTheSchool, placeOfStudies, schooling, studiesBegin, studiesEnd, theProgram } from "../../facts/studies.ts";
import { worksAs } from "../../facts/work.ts";
import { holds, isAnswer, isKnown, isUnknown, when } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { gap, section } from "./section.ts";

/** Who somebody is, what they apply for, and what they do today. */

const asksToExtend = when((the) => the.case.application("type") !== "Student");
const asksForFirstPermit = when((the) => the.case.application("type") === "Student");

/** Only where both were answered: whoever is married may come alone too, and says why in their own words. */
const comesAlone = when((the) => {
  const status = the.case.answer("maritalStatus");
  const isWithout = status !== undefined && status !== "married" && status !== "commonLaw";
  return isWithout && the.case.answer("hasAccompanyingChild") === false;
});

export const introduction = section({
  id: "introduction",
  title: { en: "Introduction", fr: "Introduction" },
  fields: [],
  lines: [
    sentence(
      {
        en: "My name is {name}, and my country of citizenship is {citizenship}.",
        fr: "Je m’appelle {name}, et mon pays de citoyenneté est {citizenship}.",
      },
      { name: fullName, citizenship },
      {
        when: isKnown(citizenship),
        gap: gap(
          "Your name and your country of citizenship",
          "Votre nom et votre pays de citoyenneté",
          "answers.passportCountries",
        ),
      },
    ),
    sentence(
      { en: "My name is {name}.", fr: "Je m’appelle {name}." },
      { name: fullName },
      { when: isUnknown(citizenship), gap: gap("Your name", "Votre nom", "profile.firstName") },
    ),
    sentence({ en: "My date of birth is {birthday}.", fr: "Ma date de naissance est le {birthday}." }, { birthday }),
    sentence({ en: "I live {livesIn}.", fr: "J’habite {livesIn}." }, { livesIn }),
    sentence(
      { en: "I will come to Canada alone.", fr: "Je viendrai au Canada sans famille." },
      {},
      { when: comesAlone },
    ),
    sentence(
      {
        en: "I am applying for a study permit to follow {program} {atSchool}.",
        fr: "Je demande un permis d’études pour suivre {program} {atSchool}.",
      },
      { program: theProgram, atSchool: atTheSchool },
      {
        when: asksForFirstPermit,
        gap: gap("The program and the school", "Le programme et l’établissement", "answers.programName"),
      },
    ),
    sentence(
      {
        en: "I am applying to extend my study permit so that I can follow {program} {atSchool}.",
        fr: "Je demande la prolongation de mon permis d’études pour suivre {program} {atSchool}.",
      },
      { program: theProgram, atSchool: atTheSchool },
      {
        when: asksToExtend,
        gap: gap("The program and the school", "Le programme et l’établissement", "answers.programName"),
      },
    ),
    sentence({ en: "The school is {place}.", fr: "L’établissement est situé {place}." }, { place: placeOfStudies }),
    sentence(
      { en: "The school has accepted me.", fr: "L’établissement a accepté ma demande d’admission." },
      {},
      { when: holds(isAccepted) },
    ),
    sentence(
      {
        en: "The program begins on {begin} and ends on {end}.",
        fr: "Le programme commence le {begin} et se termine le {end}.",
      },
      { begin: studiesBegin, end: studiesEnd },
      { when: isKnown(studiesEnd) },
    ),
    sentence(
      { en: "The program begins on {begin}.", fr: "Le programme commence le {begin}." },
      { begin: studiesBegin },
      { when: isUnknown(studiesEnd) },
    ),
    sentence({ en: "{schooling}.", fr: "{schooling}." }, { schooling }, { startsParagraph: true }),
    sentence(
      { en: "I work as {job}.", fr: "Je travaille actuellement comme {job}." },
      { job: worksAs },
      { when: any(isAnswer("employmentStatus", "employed"), isAnswer("jobStatus", "employed")) },
    ),
    sentence(
      { en: "I am self-employed.", fr: "Je travaille à mon compte." },
      {},
      { when: isAnswer("employmentStatus", "selfEmployed") },
    ),
    sentence(
      { en: "I am a student at present.", fr: "Je fais actuellement des études." },
      {},
      { when: isAnswer("employmentStatus", "student") },
    ),
    sentence(
      {
        en: "This is the first time that I apply for a visa or a permit, for any country.",
        fr: "C’est la première fois que je demande un visa ou un permis, pour quelque pays que ce soit.",
      },
      {},
      { when: all(asksForFirstPermit, isAnswer("hasPreviousVisaApplication", false)) },
    ),
    sentence(
      {
        en: "In this letter, I explain why I chose this program, what I plan to do with it, and how my studies are paid for.",
        fr: "Dans cette lettre, j’explique pourquoi j’ai choisi ce programme, ce que je prévois en faire et comment mes études sont payées.",
      },
      {},
    ),
  ],
});
