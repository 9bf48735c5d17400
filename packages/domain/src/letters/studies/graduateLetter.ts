import { writtenDay } from "../../kernel/written.ts";
import { letterContent } from "../define.ts";
import { citizenship, fullName } from "../facts/applicant.ts";
import { atTheSchool, programGap, studiesBegin, studiesEnd, theProgram } from "../facts/studies.ts";
import { secondProgram, secondSchoolAt } from "../facts/finishedPrograms.ts";
import { narrative } from "../narrative.ts";
import { answered, holds, inAnswer, isAnswer } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { sentence, typed } from "../prose/sentence.ts";
import { tookLeave } from "../../conditions/studies/studyExtension.ts";

/** The graduate’s own letter for a work permit: what was studied, and why not always full time (document 3 section 5.1). */
export const graduateLetter = letterContent({
  id: "postGraduateWorkPermit",
  person: "main",
  frame: "letter",
  writes: "applicant",
  confirms: "applicant",
  generates: ["lawyer"],
  waiting: {
    en: "You answer the questions, Boreal writes this letter from them, and your legal team makes the file.",
    fr: "Vous répondez aux questions, Boreal rédige cette lettre à partir de vos réponses, et votre équipe juridique prépare le fichier.",
  },
  subject: sentence(
    {
      en: "Application for a post-graduation work permit after {program} {atSchool}",
      fr: "Demande de permis de travail postdiplôme après {program} {atSchool}",
    },
    { program: theProgram, atSchool: atTheSchool },
    {
      gap: programGap,
    },
  ),
  sections: [
    {
      id: "studies",
      title: { en: "My studies", fr: "Mes études" },
      asks: [
        narrative("leaveReason", {
          label: { en: "Why you took a leave from your studies", fr: "Pourquoi vous avez interrompu vos études" },
          questions: [
            { en: "From when to when?", fr: "De quand à quand?" },
            { en: "Did the school approve it?", fr: "L’établissement l’a-t-il approuvée?" },
          ],
          most: 1000,
          shown: holds(tookLeave),
        }),
      ],
      lines: [
        sentence(
          {
            en: "My name is {name}, and my country of citizenship is {citizenship}.",
            fr: "Je m’appelle {name}, et mon pays de citoyenneté est {citizenship}.",
          },
          { name: fullName, citizenship },
          {
            gap: {
              asks: { en: "Your name and your country of citizenship", fr: "Votre nom et votre pays de citoyenneté" },
              fact: "answers.passportCountries",
            },
          },
        ),
        sentence(
          { en: "I studied in {program} {atSchool}.", fr: "J’ai suivi {program} {atSchool}." },
          { program: theProgram, atSchool: atTheSchool },
          {
            gap: programGap,
          },
        ),
        sentence(
          {
            en: "My studies began on {begin} and ended on {end}.",
            fr: "Mes études ont commencé le {begin} et ont pris fin le {end}.",
          },
          { begin: studiesBegin, end: studiesEnd },
        ),
        sentence(
          {
            en: "I also finished {program} {atSchool}, on {day}.",
            fr: "J’ai aussi terminé {program} {atSchool}, le {day}.",
          },
          { program: secondProgram, atSchool: secondSchoolAt, day: answered("graduationDate2", writtenDay) },
        ),
        sentence(
          { en: "I studied full time in every session.", fr: "J’ai étudié à temps plein à chaque session." },
          {},
          { when: isAnswer("pgwpFullTimeStudent", true), startsParagraph: true },
        ),
        sentence(
          { en: "I took no leave from my studies.", fr: "Je n’ai pas interrompu mes études." },
          {},
          { when: isAnswer("leaveFromStudies", "no") },
        ),
        sentence(
          {
            en: "I took a leave from my studies of 150 days or less in total.",
            fr: "J’ai interrompu mes études pendant 150\u00A0jours ou moins au total.",
          },
          {},
          { when: isAnswer("leaveFromStudies", "yesShort") },
        ),
        sentence(
          {
            en: "I took a leave from my studies of more than 150 days in total.",
            fr: "J’ai interrompu mes études pendant plus de 150\u00A0jours au total.",
          },
          {},
          { when: isAnswer("leaveFromStudies", "yesLong") },
        ),
        sentence(
          {
            en: "During that leave, I changed my status or left Canada.",
            fr: "Pendant cette interruption, j’ai changé de statut ou quitté le Canada.",
          },
          {},
          { when: isAnswer("changeOfStatus", true) },
        ),
        typed(
          "leaveReason",
          {
            thing: { en: "The reason for the leave was", fr: "La raison de l’interruption était" },
            before: {
              en: "The reason for the leave was the following",
              fr: "La raison de l’interruption était la suivante",
            },
          },
          {
            when: holds(tookLeave),
            gap: gap(
              "Why you took a leave from your studies",
              "Pourquoi vous avez interrompu vos études",
              "letters.postGraduateWorkPermit.leaveReason",
            ),
          },
        ),
        sentence(
          { en: "No part of my studies was online.", fr: "Aucune partie de mes études ne s’est faite en ligne." },
          {},
          { when: isAnswer("pgwpOnlineStudies", false) },
        ),
        sentence(
          {
            en: "A part of my studies was online, and no more than half of the program.",
            fr: "Une partie de mes études s’est faite en ligne, et pas plus de la moitié du programme.",
          },
          {},
          { when: isAnswer("onlineStudiesLength", false) },
        ),
        sentence(
          {
            en: "More than half of the program was online.",
            fr: "Plus de la moitié du programme s’est faite en ligne.",
          },
          {},
          { when: isAnswer("onlineStudiesLength", true) },
        ),
      ],
    },
    {
      id: "notEnrolled",
      title: { en: "Time not enrolled full-time", fr: "Temps non inscrit à temps plein" },
      shown: isAnswer("pgwpFullTimeStudent", false),
      asks: [],
      lines: [
        sentence(
          {
            en: "I did not study full time in every session.",
            fr: "Je n’ai pas étudié à temps plein à chaque session.",
          },
          {},
        ),
        typed(
          inAnswer("wasNotEnrolledAsStudentDetails"),
          { before: { en: "This is the reason", fr: "En voici la raison" } },
          {
            gap: gap(
              "Why you were not enrolled full time",
              "Pourquoi vous n’étiez pas à temps plein",
              "answers.wasNotEnrolledAsStudentDetails",
            ),
          },
        ),
      ],
    },
  ],
});
