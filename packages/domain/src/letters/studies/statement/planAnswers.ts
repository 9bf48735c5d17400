import { hasPlacement } from "../../../conditions/studies/coOp.ts";
import { holds } from "../../prose/fact.ts";
import { ask, type Answer } from "./answer.ts";

/** What somebody plans, and what the program gives them for it. */
export const planAnswers = {
  studyPlanCareerPlan: {
    label: ask("What you plan to do after this program", "Ce que vous prévoyez faire après ce programme"),
    questions: [
      ask("Which job will you look for first, and where?", "Quel emploi chercherez-vous d’abord, et où?"),
      ask("What will you do in the five years after that?", "Que ferez-vous dans les cinq années suivantes?"),
    ],
    opening: {
      infinitive: ask("After this program, I plan to", "Après ce programme, je prévois"),
      before: ask("My plan after this program is as follows", "Voici mon projet après ce programme"),
    },
  },
  studySpecificCompanies: {
    label: ask("Employers you have in mind", "Les employeurs auxquels vous pensez"),
    questions: [
      ask(
        "Which employers hire people with this diploma?",
        "Quels employeurs engagent des personnes ayant ce diplôme?",
      ),
      ask("Do you know somebody who works there?", "Connaissez-vous quelqu’un qui y travaille?"),
    ],
    opening: {
      things: ask("The employers that I have in mind are", "Les employeurs auxquels je pense sont"),
      before: ask("The employers that I have in mind are these", "Voici les employeurs auxquels je pense"),
      isList: true,
    },
  },
  studyPlanCareerGoal: {
    label: ask("Your goal in the long run", "Votre objectif à long terme"),
    questions: [
      ask("Which position do you want to hold in ten years?", "Quel poste voulez-vous occuper dans dix ans?"),
      ask("In which country?", "Dans quel pays?"),
    ],
    opening: {
      infinitive: ask("In the long run, I want to", "À long terme, je veux"),
      thing: ask("My goal in the long run is", "Mon objectif à long terme est"),
      before: ask("My goal in the long run is the following", "Mon objectif à long terme est le suivant"),
    },
  },
  studyPlanProgramChoice: {
    label: ask("Why you chose this program", "Pourquoi vous avez choisi ce programme"),
    questions: [
      ask("What made you look at it?", "Qu’est-ce qui a attiré votre attention?"),
      ask("Which courses matter most to you?", "Quels cours comptent le plus pour vous?"),
    ],
    opening: {
      before: ask(
        "I chose this program for the following reasons",
        "J’ai choisi ce programme pour les raisons suivantes",
      ),
      because: ask("I chose this program", "J’ai choisi ce programme"),
    },
  },
  studyPlanProgramSkills: {
    label: ask("What you will learn in it", "Ce que vous y apprendrez"),
    questions: [
      ask("Which methods or tools does it teach?", "Quelles méthodes ou quels outils enseigne-t-il?"),
      ask("Which of them can you not learn at work?", "Lesquels ne pouvez-vous pas apprendre au travail?"),
    ],
    opening: {
      infinitive: ask("In this program, I will learn to", "Dans ce programme, je vais apprendre à"),
      before: ask("In this program, I will learn the following", "Dans ce programme, je vais apprendre ce qui suit"),
      isList: true,
    },
  },
  studyPlanSkillsToGoals: {
    label: ask("How that leads to your goal", "Comment cela mène à votre objectif"),
    questions: [ask("Which requirement of the job does it meet?", "À quelle exigence de l’emploi cela répond-il?")],
    opening: {
      infinitive: ask("With these skills, I will be able to", "Ces compétences me permettront de"),
      before: ask("These skills lead to my goal in this way", "Ces compétences mènent à mon objectif de cette façon"),
    },
  },
  studyPlanCoopDetails: {
    label: ask("Your co-op term or internship", "Votre stage ou alternance travail-études"),
    questions: [
      ask("When is it, and how long?", "Quand a-t-il lieu, et pendant combien de temps?"),
      ask("What will you learn there?", "Qu’y apprendrez-vous?"),
    ],
    opening: { before: ask("This is what I know of it", "Voici ce que j’en sais"), isList: true },
    shown: holds(hasPlacement),
  },
  studyPlanSkillGaps: {
    label: ask("What you still lack for your goal", "Ce qui vous manque encore pour votre objectif"),
    questions: [ask("Which task can you not take on today?", "Quelle tâche ne pouvez-vous pas assumer aujourd’hui?")],
    opening: {
      thing: ask("What I still lack is", "Il me manque encore"),
      before: ask("This is what I still lack", "Voici ce qui me manque encore"),
    },
  },
  studyPlanWhyNow: {
    label: ask("Why you want to study now", "Pourquoi vous voulez étudier maintenant"),
    questions: [
      ask("What changed in your work or your life?", "Qu’est-ce qui a changé dans votre travail ou dans votre vie?"),
      ask("What would be lost if you waited?", "Que perdriez-vous en attendant?"),
    ],
    opening: {
      before: ask("I want to study now for this reason", "Je veux étudier maintenant pour cette raison"),
      because: ask("I want to study now", "Je veux étudier maintenant"),
    },
  },
} as const satisfies Record<string, Answer>;
