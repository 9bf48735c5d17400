import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about a school’s acceptance. */
export const acceptanceText = {
  letter: { en: "Letter of Acceptance", fr: "Lettre d’acceptation", noun: "f" },
  childLetter: { en: "School Letter", fr: "Lettre de l’école", noun: "f" },

  letterSlot: { en: "Letter of acceptance", fr: "Lettre d’acceptation", noun: "f" },
  secondLetterSlot: { en: "Second letter of acceptance", fr: "Deuxième lettre d’acceptation", noun: "f" },
  childSlot: { en: "Acceptance or enrolment letter", fr: "Lettre d’acceptation ou d’inscription", noun: "f" },

  letterInstructions: {
    en: "Upload every page of the letter your school sent you. It must show your full name as in your passport, the school and its designated number (it begins with O), the program and level, the first and last day, and the tuition of the first year. If the acceptance is conditional, the letter must state the conditions.",
    fr: "Téléversez toutes les pages de la lettre que votre établissement vous a envoyée. On doit y lire votre nom complet comme au passeport, l’établissement et son numéro d’établissement désigné (il commence par O), le programme et le niveau, le premier et le dernier jour, et les droits de la première année. Si l’acceptation est conditionnelle, la lettre doit indiquer les conditions.",
  },
  spouseLetterInstructions: {
    en: "Upload every page of the letter from your spouse or partner’s school. It must show their full name as in the passport, the school and its designated number (it begins with O), the program and level, the first and last day, and the tuition of the first year.",
    fr: "Téléversez toutes les pages de la lettre de l’établissement de votre conjoint ou partenaire. On doit y lire son nom complet comme au passeport, l’établissement et son numéro d’établissement désigné (il commence par O), le programme et le niveau, le premier et le dernier jour, et les droits de la première année.",
  },
  secondLetterInstructions: {
    en: "Use this if a second program follows the first, for instance a language course and then a degree. Each program has its own letter.",
    fr: "À utiliser si un second programme suit le premier, par exemple un cours de langue puis un programme menant à un grade. Chaque programme a sa propre lettre.",
  },
  childInstructions: {
    en: "The school or school board confirms this child’s name, the grade, the first and last day, and the address of the school. Ask for a new letter if this one is {days} days old or more.",
    fr: "L’école, ou son centre de services ou conseil scolaire, confirme le nom de cet enfant, l’année d’études, le premier et le dernier jour, et l’adresse de l’école. Demandez une nouvelle lettre si celle-ci date de {days} jours ou plus.",
  },

  firstPermitNeedsIt: {
    en: "a first study permit is not given without one",
    fr: "un premier permis d’études n’est pas délivré sans elle",
  },
  newSchoolNeedsNewLetter: {
    en: "the new school has to accept you first",
    fr: "le nouvel établissement doit d’abord vous accepter",
  },
  newStudiesNeedLetter: {
    en: "new studies need a letter of acceptance of their own",
    fr: "de nouvelles études exigent leur propre lettre d’acceptation",
  },
  showsProgram: {
    en: "it can help to show which program gave you a place, where that is not clear",
    fr: "elle peut aider à montrer dans quel programme vous avez obtenu une place, si ce n’est pas clair",
  },
  enrolmentServes: {
    en: "while you stay in your program, the proof of enrolment serves",
    fr: "tant que vous restez dans votre programme, la preuve d’inscription suffit",
  },
  pathwayHasTwo: {
    en: "several programs may each have a letter",
    fr: "plusieurs programmes peuvent avoir chacun leur lettre",
  },
  noAcceptanceAsked: {
    en: "nothing in your answers calls for a letter of acceptance",
    fr: "rien dans vos réponses n’exige une lettre d’acceptation",
  },
  noSecondProgram: {
    en: "your answers do not show a second program",
    fr: "vos réponses n’indiquent pas de second programme",
  },
  spouseDoesNotStudy: {
    en: "your spouse or partner does not ask for a study permit, by your answers",
    fr: "selon vos réponses, votre conjoint ou partenaire ne demande pas de permis d’études",
  },
  schoolGoesOn: { en: "it shows that school goes on in Canada", fr: "elle montre que l’école se poursuit au Canada" },
  ifEnrolled: {
    en: "it counts if the child has a place at a school in Canada",
    fr: "elle compte si l’enfant a une place dans une école au Canada",
  },
  childNotAtSchool: {
    en: "this child asks for no first study permit and is not known to be of school age",
    fr: "cet enfant ne demande pas de premier permis d’études et rien n’indique qu’il est d’âge scolaire",
  },
} satisfies Record<string, Text | Noun>;
