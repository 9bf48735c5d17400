import { ask, type Answer } from "./answer.ts";

/** Why Canada and this program, who comes along, what it opens, and how it is paid for. */
export const reasonAnswers = {
  studyPlanWhyNotHome: {
    label: ask("Why you do not study this at home", "Pourquoi vous n’étudiez pas cela dans votre pays"),
    questions: [
      ask("What do programs at home lack?", "Que manque-t-il aux programmes de votre pays?"),
      ask("How do the costs compare?", "Comment les coûts se comparent-ils?"),
    ],
    opening: {
      before: ask(
        "I do not study this at home for the following reasons",
        "Je n’étudie pas cela dans mon pays pour les raisons suivantes",
      ),
      because: ask("I do not study this at home", "Je n’étudie pas cela dans mon pays"),
    },
  },
  studyPlanHomeStudyPrograms: {
    label: ask("Programs at home that you compared", "Les programmes de votre pays que vous avez comparés"),
    questions: [ask("Name two, with their school.", "Nommez-en deux, avec leur établissement.")],
    opening: {
      thing: ask("At home, I compared", "Dans mon pays, j’ai comparé"),
      before: ask("At home, I compared these programs", "Dans mon pays, j’ai comparé ces programmes"),
      isList: true,
    },
  },
  studyPlanWhyCanada: {
    label: ask("Why Canada", "Pourquoi le Canada"),
    questions: [
      ask(
        "What does it offer for this subject that other countries do not?",
        "Qu’offre-t-il pour cette matière que d’autres pays n’offrent pas?",
      ),
    ],
    opening: {
      before: ask("I chose Canada for these reasons", "J’ai choisi le Canada pour ces raisons"),
      because: ask("I chose Canada", "J’ai choisi le Canada"),
    },
  },
  studyPlanCanadianStudyPrograms: {
    label: ask("Other Canadian programs that you compared", "Les autres programmes canadiens que vous avez comparés"),
    questions: [ask("Name them, and say why this one won.", "Nommez-les, et dites pourquoi celui-ci l’a emporté.")],
    opening: {
      thing: ask("In Canada, I also compared", "Au Canada, j’ai aussi comparé"),
      before: ask("In Canada, I also compared these programs", "Au Canada, j’ai aussi comparé ces programmes"),
      isList: true,
    },
  },
  studyPlanWhyAccompanyingSpouse: {
    label: ask("Why your spouse or partner comes with you", "Pourquoi votre conjoint ou partenaire vous accompagne"),
    questions: [
      ask("What will your spouse or partner do in Canada?", "Que fera votre conjoint ou partenaire au Canada?"),
    ],
    opening: {
      before: ask("We want to travel together for this reason", "Nous voulons voyager ensemble pour cette raison"),
      because: ask("We want to travel together", "Nous voulons voyager ensemble"),
    },
  },
  studyPlanSpouseFuturePlans: {
    label: ask(
      "What your spouse or partner plans to do afterwards",
      "Ce que votre conjoint ou partenaire prévoit faire ensuite",
    ),
    questions: [
      ask("To which job or home will you both return?", "À quel emploi ou à quel domicile retournerez-vous?"),
    ],
    opening: {
      infinitive: ask("Afterwards, we plan to", "Ensuite, nous prévoyons"),
      before: ask("Our plans for afterwards are the following", "Nos projets pour la suite sont les suivants"),
    },
  },
  studyPlanWhyAccompanyingChildren: {
    label: ask("Why your children come with you", "Pourquoi vos enfants vous accompagnent"),
    questions: [
      ask(
        "Who looks after them while you study? Where do they go to school?",
        "Qui s’en occupe pendant vos études? Où iront-ils à l’école?",
      ),
    ],
    opening: {
      before: ask("They come with me for this reason", "Voici pourquoi mes enfants m’accompagnent"),
      because: ask("They come with me", "Mes enfants m’accompagnent"),
    },
  },
  studyPlanNewOpportunities: {
    label: ask("What this program opens for you at home", "Ce que ce programme vous ouvre dans votre pays"),
    questions: [
      ask(
        "Which posts can you apply for then, and at what pay?",
        "À quels postes pourrez-vous postuler, et à quel salaire?",
      ),
    ],
    opening: {
      infinitive: ask("After this program, I will be able to", "Après ce programme, je vais pouvoir"),
      before: ask(
        "This program gives me the following possibilities",
        "Ce programme m’ouvre les possibilités suivantes",
      ),
      isList: true,
    },
  },
  studyPlanBringingPride: {
    label: ask(
      "What it means to your family or community",
      "Ce que cela représente pour votre famille ou votre milieu",
    ),
    questions: [ask("Who gains from it, and how?", "Qui en profite, et comment?")],
    opening: {
      before: ask(
        "For my family and my community, it means this",
        "Pour ma famille et mon milieu, cela représente ceci",
      ),
    },
    isOptional: true,
  },
  studyPlanDifferingReturnCountry: {
    label: ask(
      "If you will return to another country than your own: which, and why",
      "Si vous irez dans un autre pays que le vôtre\u00A0: lequel, et pourquoi",
    ),
    questions: [ask("What gives you the right to live there?", "Qu’est-ce qui vous donne le droit d’y vivre?")],
    opening: {
      before: ask(
        "After my studies, I will live in another country than my own",
        "Après mes études, je vais vivre dans un autre pays que le mien",
      ),
    },
    isOptional: true,
  },
  studyPlanSectorDescription: {
    label: ask("The state of the sector in that country", "Où en est le secteur dans ce pays"),
    questions: [ask("Is it growing? Which source says so?", "Est-il en croissance? Quelle source le dit?")],
    opening: { before: ask("This is the state of the sector", "Voici où en est le secteur") },
  },
  studyPlanSectorImpact: {
    label: ask("What you will change in it", "Ce que vous y changerez"),
    questions: [ask("Which problem will you work on?", "À quel problème travaillerez-vous?")],
    opening: {
      infinitive: ask("In this sector, I want to", "Dans ce secteur, je veux"),
      thing: ask("My contribution will be", "Ma contribution sera"),
      before: ask("My contribution will be the following", "Ma contribution sera la suivante"),
    },
    isOptional: true,
  },
  studyPlanRefusal: {
    label: ask("What has changed since the refusal", "Ce qui a changé depuis le refus"),
    questions: [
      ask("What was missing then?", "Que manquait-il alors?"),
      ask("Which document shows it now?", "Quel document le montre maintenant?"),
    ],
    opening: { before: ask("Since then, the following has changed", "Depuis, voici ce qui a changé") },
  },
  studyPlanFinancialSupport: {
    label: ask("How your studies and your stay are paid for", "Comment vos études et votre séjour sont payés"),
    questions: [
      ask("Where does the money come from, and since when?", "D’où vient l’argent, et depuis quand?"),
      ask("Which document shows it?", "Quel document le montre?"),
    ],
    opening: {
      thing: ask("My studies and my stay are paid for by", "Mes études et mon séjour sont payés par"),
      before: ask(
        "My studies and my stay are paid for in this way",
        "Mes études et mon séjour sont payés de cette façon",
      ),
    },
  },
} as const satisfies Record<string, Answer>;
