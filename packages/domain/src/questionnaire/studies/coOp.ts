import { isCoOpPermit, isIrccRequest } from "../../conditions/application/application.ts";
import { changesWorkConditions } from "../../conditions/application/reasonsForContact.ts";
import { hasPlacement } from "../../conditions/studies/coOp.ts";
import { schoolMarksPlacement } from "../../conditions/studies/knownSchools.ts";
import { any, not } from "../../kernel/condition.ts";
import { atLeastOne, exclusiveAlone, placementAtMostHalf, programAllowsCoOp } from "../../fields/checks/choices.ts";
import { group, question } from "../step.ts";

/** A work placement that belongs to the program (document 3 sections 4.2 and 5.3). */

const coOp = question({
  id: "coOp",
  kind: "yesNo",
  person: "main",
  question: { en: "Does your program have a work placement?", fr: "Votre programme comprend-il un stage?" },
  hint: {
    en: "Say yes only if you must do it to graduate.",
    fr: "Répondez oui seulement s’il est obligatoire pour obtenir le diplôme.",
  },
  whyWeAsk: {
    en: "A required placement needs a letter from your school.",
    fr: "Un stage obligatoire exige une lettre de l’établissement.",
  },
  wordings: [
    {
      when: schoolMarksPlacement,
      question: {
        en: "Is the work placement box ticked on your letter of acceptance?",
        fr: "La case du stage est-elle cochée sur votre lettre d’acceptation?",
      },
    },
  ],
  needed: "always",
});

const hasCoOpLetter = question({
  id: "hasCoOpLetter",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have a letter from your school about the placement?",
    fr: "Avez-vous une lettre de l’établissement au sujet du stage?",
  },
  hint: {
    en: "It says that the placement is required to finish the program.",
    fr: "Elle dit que le stage est obligatoire pour terminer le programme.",
  },
  needed: "always",
  shown: hasPlacement,
});

const coOpLength = question({
  id: "coOpLength",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Is the placement half of your program or less?",
    fr: "Le stage dure-t-il la moitié du programme ou moins?",
  },
  hint: { en: "Compare weeks of work and weeks of study.", fr: "Comparez les semaines de travail et d’études." },
  whyWeAsk: { en: "More than half is not allowed.", fr: "Plus de la moitié n’est pas permis." },
  needed: hasPlacement,
  shown: hasPlacement,
  checks: [placementAtMostHalf],
});

const coOpIneligibility = question({
  id: "coOpIneligibility",
  kind: "choices",
  person: "main",
  question: { en: "Is your program one of these?", fr: "Votre programme est-il l’un de ceux-ci?" },
  hint: { en: "Tick all that fit, or none.", fr: "Cochez tout ce qui convient, ou aucun." },
  whyWeAsk: {
    en: "These programs cannot have a co-op permit.",
    fr: "Ces programmes ne donnent pas droit au permis coop.",
  },
  choices: [
    { value: "underSixMonths", label: { en: "A program under six months", fr: "Un programme de moins de six mois" } },
    {
      value: "languageCourse",
      label: { en: "An English or French language course", fr: "Un cours de langue anglaise ou française" },
    },
    { value: "generalInterest", label: { en: "A general interest course", fr: "Un cours d’intérêt général" } },
    {
      value: "prerequisite",
      label: { en: "A course that prepares for another program", fr: "Un cours préparatoire à un autre programme" },
    },
    {
      value: "nonCredential",
      label: {
        en: "A program without degree, diploma or certificate",
        fr: "Un programme sans grade, diplôme ni certificat",
      },
    },
    { value: "none", label: { en: "None of the above", fr: "Aucune de ces réponses" }, exclusive: true },
  ],
  needed: "always",
  shown: any(hasPlacement, isCoOpPermit),
  checks: [atLeastOne, exclusiveAlone, programAllowsCoOp],
});

export const coOpGroup = group({
  id: "coOpGroup",
  person: "main",
  question: { en: "Work placement", fr: "Stage" },
  hint: {
    en: "A co-op, internship or practicum that belongs to the program.",
    fr: "Un stage coop, un stage ou un stage pratique qui fait partie du programme.",
  },
  whyWeAsk: {
    en: "A required placement has its own documents.",
    fr: "Un stage obligatoire exige ses propres documents.",
  },
  shown: any(changesWorkConditions, not(isIrccRequest)),
  members: [coOp, hasCoOpLetter, coOpLength, coOpIneligibility],
});
