import { fieldOfStudy, graduationDate, programName, startOfCanadianStudyProgram } from "../../studies/program.ts";
import { dli, province, schoolAddressObject, schoolName } from "../../studies/school.ts";
import { canadianLevelOfStudy } from "../../studies/postGraduation.ts";
import type { Text } from "../../../kernel/text.ts";
import { inOtherWords } from "../../inOtherWords.ts";

/** The school and the program, asked of who has finished it. With two programs this is the earlier one. */

const formsAsk: Text = {
  en: "The forms ask where you studied.",
  fr: "Les formulaires demandent où vous avez étudié.",
};

const schoolFinished = inOtherWords(schoolName, {
  question: { en: "Which school did you study at?", fr: "Dans quel établissement avez-vous étudié?" },
  hint: {
    en: "Write its full name. If you finished two programs, name the school of the earlier one.",
    fr: "Écrivez son nom au complet. Pour deux programmes, nommez l’établissement du premier.",
  },
  whyWeAsk: {
    en: "Only some schools lead to a post-graduation work permit.",
    fr: "Seuls certains établissements donnent droit au permis de travail postdiplôme.",
  },
});

export const schoolOfProgramFinished = [
  schoolFinished,
  inOtherWords(dli, {
    hint: {
      en: "It starts with O. It is on your letters and in the list of schools of IRCC. Leave it empty if you cannot find it.",
      fr: "Il commence par O. Il figure sur vos lettres et dans la liste d’IRCC. Laissez vide si vous ne le trouvez pas.",
    },
  }),
  inOtherWords(province, {
    hint: { en: "Choose where you attended classes.", fr: "Choisissez l’endroit où vous avez suivi les cours." },
    whyWeAsk: formsAsk,
  }),
  inOtherWords(schoolAddressObject, {
    hint: { en: "The campus where you studied.", fr: "Le campus où vous avez étudié." },
    whyWeAsk: formsAsk,
  }),
];

export const programFinished = [
  inOtherWords(canadianLevelOfStudy, {
    hint: {
      en: "Choose the level on your diploma. If you finished two programs, that of the earlier one.",
      fr: "Choisissez le niveau inscrit sur votre diplôme. Pour deux programmes, celui du premier.",
    },
  }),
  inOtherWords(programName, {
    question: { en: "What is the program called?", fr: "Comment s’appelle le programme?" },
    hint: { en: "Copy the name from the diploma or the letter.", fr: "Recopiez le nom du diplôme ou de la lettre." },
  }),
  fieldOfStudy,
  inOtherWords(startOfCanadianStudyProgram, {
    question: { en: "When did the program start?", fr: "Quand le programme a-t-il commencé?" },
    hint: { en: "The first day of classes.", fr: "Le premier jour de cours." },
    whyWeAsk: {
      en: "The length of the program and the rules for online courses depend on it.",
      fr: "La durée du programme et les règles sur les cours en ligne en dépendent.",
    },
  }),
  inOtherWords(graduationDate, {
    question: {
      en: "When did you complete the program, or when will you?",
      fr: "Quand avez-vous terminé le programme, ou quand le terminerez-vous?",
    },
    hint: {
      en: "The earliest of three days: your final marks, the letter that confirms the end, or the diploma.",
      fr: "Le premier de ces trois jours : vos notes finales, l’attestation de fin d’études ou le diplôme.",
    },
    whyWeAsk: {
      en: "The time to apply for the permit starts on that day.",
      fr: "Le délai pour demander le permis commence ce jour-là.",
    },
  }),
];
