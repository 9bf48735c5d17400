import { ask, type Answer } from "./answer.ts";

/** How the interest in the field came, and where it leads. */
export const interestAnswers = {
  studyPlanPassionBeginning: {
    label: ask("How your interest in the field began", "Comment votre intérêt pour le domaine a commencé"),
    questions: [ask("When was it, and what happened?", "Quand était-ce, et que s’est-il passé?")],
    opening: {
      before: ask("My interest in this field began in this way", "Mon intérêt pour ce domaine a commencé ainsi"),
    },
  },
  studyPlanPastExperience: {
    label: ask(
      "How your work or studies so far led you to this program",
      "Comment votre travail ou vos études vous ont mené à ce programme",
    ),
    questions: [
      ask("What did you do, where, and for how long?", "Qu’avez-vous fait, où, et pendant combien de temps?"),
      ask("Which problem there do you want to be able to solve?", "Quel problème voulez-vous pouvoir y résoudre?"),
    ],
    opening: { before: ask("My experience so far explains this choice", "Mon parcours jusqu’ici explique ce choix") },
  },
  studyPlanPersonalDevelopment: {
    label: ask("What you did by yourself in this field", "Ce que vous avez fait par vous-même dans ce domaine"),
    questions: [ask("Courses, books, projects, volunteer work?", "Cours, lectures, projets, bénévolat?")],
    opening: { before: ask("By myself, I have done the following", "Par moi-même, j’ai fait ce qui suit") },
  },
  studyPlanExternalDevelopment: {
    label: ask("What others taught you in this field", "Ce que d’autres vous ont appris dans ce domaine"),
    questions: [ask("Training at work, workshops, a mentor?", "Formation au travail, ateliers, mentorat?")],
    opening: { before: ask("Others have helped me to progress", "D’autres personnes m’ont fait progresser") },
  },
  studyPlanInspo: {
    label: ask("Who or what inspires you in this field", "Qui ou ce qui vous inspire dans ce domaine"),
    questions: [
      ask("What did this person do that you want to do too?", "Qu’a fait cette personne que vous voulez faire aussi?"),
    ],
    opening: {
      thing: ask("What inspires me is", "Ce qui m’inspire, c’est"),
      before: ask("This is what inspires me", "Voici ce qui m’inspire"),
    },
  },
  studyPlanLogic: {
    label: ask("Why this is the logical next step", "Pourquoi c’est la suite logique"),
    questions: [
      ask(
        "How does it follow from your last studies or job?",
        "En quoi cela suit-il vos dernières études ou votre dernier emploi?",
      ),
    ],
    opening: {
      before: ask("This program is the logical next step", "Ce programme est la suite logique de mon parcours"),
    },
  },
  studyPlanCareerChange: {
    label: ask("If you change to another field: why", "Si vous changez de domaine\u00A0: pourquoi"),
    questions: [
      ask("What can you take along from your old field?", "Que pouvez-vous emporter de votre ancien domaine?"),
    ],
    opening: {
      before: ask("I am changing fields for this reason", "Je change de domaine pour cette raison"),
      because: ask("I am changing fields", "Je change de domaine"),
    },
    isOptional: true,
  },
  studyPlanCompanyAdvancement: {
    label: ask("What it changes with your employer", "Ce que cela change auprès de votre employeur"),
    questions: [
      ask(
        "Is a post or a raise promised, and does a letter say so?",
        "Un poste ou une hausse est-il promis, et une lettre le dit-elle?",
      ),
    ],
    opening: {
      before: ask("With my employer, this means the following", "Auprès de mon employeur, cela signifie ce qui suit"),
    },
    isOptional: true,
  },
} as const satisfies Record<string, Answer>;
