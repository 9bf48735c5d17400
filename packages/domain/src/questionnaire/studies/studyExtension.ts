import { renewsStudy } from "../../conditions/application/application.ts";
import {
  extendsForNewProgram,
  extensionReasonIsKnown,
  startsNewProgram,
  staysInProgram,
} from "../../conditions/studies/studyExtension.ts";
import { all, not } from "../../kernel/condition.ts";
import { neededBecause } from "../../fields/checks/checks.ts";
import { newProgramPrefill, newSchoolPrefill } from "../prefills.ts";
import { question } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";

/** Why the studies go on (document 3 sections 4.2 and 5.3). */

export const speApplicationReason = question({
  id: "speApplicationReason",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Why are you extending your study permit?", fr: "Pourquoi prolongez-vous votre permis d’études?" },
  hint: {
    en: "Choose “both” if you need more time now and then start a new program.",
    fr: "Choisissez « les deux » s’il vous faut plus de temps, puis un nouveau programme.",
  },
  whyWeAsk: {
    en: "It decides which school documents we ask for.",
    fr: "Cela détermine les documents scolaires à fournir.",
  },
  choices: [
    {
      value: "finishProgram",
      label: {
        en: "I need more time to finish my program",
        fr: "Il me faut plus de temps pour terminer mon programme",
      },
    },
    { value: "startNewProgram", label: { en: "I start a new program", fr: "Je commence un nouveau programme" } },
    { value: "both", label: { en: "Both", fr: "Les deux" } },
  ],
  needed: "always",
});

export const completedOriginalStudyProgram = question({
  id: "completedOriginalStudyProgram",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you finished the program on your current study permit?",
    fr: "Avez-vous terminé le programme de votre permis d’études actuel?",
  },
  hint: {
    en: "Finished means that you have your final marks or diploma.",
    fr: "Terminé veut dire que vous avez vos notes finales ou votre diplôme.",
  },
  whyWeAsk: {
    en: "A permit ends 90 days after the studies are finished.",
    fr: "Le permis prend fin 90 jours après la fin des études.",
  },
  needed: extendsForNewProgram,
  shown: extendsForNewProgram,
  whenMissing: neededBecause("speNewProgramRequired"),
});

export const startNewStudyProgram = question({
  id: "startNewStudyProgram",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you already started the new program?", fr: "Avez-vous déjà commencé le nouveau programme?" },
  hint: { en: "Started means that classes have begun.", fr: "« Commencé » veut dire que les cours ont débuté." },
  whyWeAsk: {
    en: "It shows how your studies went and what comes next.",
    fr: "Cela montre le déroulement de vos études et la suite.",
  },
  needed: extendsForNewProgram,
  shown: extendsForNewProgram,
  whenMissing: neededBecause("speNewProgramRequired"),
});

export const newStudyProgram = question({
  id: "newStudyProgram",
  kind: "yesNo",
  person: "main",
  question: { en: "Are you starting a new program?", fr: "Commencez-vous un nouveau programme?" },
  hint: {
    en: "A higher level or another diploma is a new program.",
    fr: "Un niveau supérieur ou un autre diplôme est un nouveau programme.",
  },
  whyWeAsk: {
    en: "A new program can need a new attestation letter.",
    fr: "Un nouveau programme peut exiger une nouvelle lettre d’attestation.",
  },
  prefill: newProgramPrefill,
  needed: "always",
  shown: renewsStudy,
  skipped: extensionReasonIsKnown,
});

export const attendingNewDLI = question({
  id: "attendingNewDLI",
  kind: "yesNo",
  person: "main",
  question: { en: "Are you going to a new school?", fr: "Allez-vous dans un nouvel établissement?" },
  hint: {
    en: "Another campus of the same school is not a new school.",
    fr: "Un autre campus du même établissement n’est pas un nouvel établissement.",
  },
  whyWeAsk: {
    en: "Since November 2024 a new school means a new permit.",
    fr: "Depuis novembre 2024, un nouvel établissement exige un nouveau permis.",
  },
  prefill: newSchoolPrefill,
  needed: "always",
  shown: all(renewsStudy, not(staysInProgram)),
});

export const previousProgram = question({
  id: "previousProgram",
  kind: "text",
  person: "main",
  question: {
    en: "Which program is your current study permit for?",
    fr: "Pour quel programme votre permis d’études actuel a-t-il été délivré?",
  },
  hint: {
    en: "The name is on your first letter of acceptance.",
    fr: "Le nom figure sur votre première lettre d’acceptation.",
  },
  whyWeAsk: { en: "IRCC compares the old and the new program.", fr: "IRCC compare l’ancien et le nouveau programme." },
  needed: "always",
  shown: all(renewsStudy, startsNewProgram),
  checks: [notBlank],
});

export const spApplicationNumber = question({
  id: "spApplicationNumber",
  kind: "text",
  person: "main",
  question: { en: "What is the number of your IRCC application?", fr: "Quel est le numéro de votre demande à IRCC?" },
  hint: {
    en: "It starts with S, W or V and is on IRCC letters. Leave it empty if you have none.",
    fr: "Il commence par S, W ou V et figure sur les lettres d’IRCC. Laissez vide si vous n’en avez pas.",
  },
  whyWeAsk: {
    en: "We quote it in every letter about this file.",
    fr: "Nous le citons dans chaque lettre sur ce dossier.",
  },
  needed: "never",
  checks: [notBlank],
});
