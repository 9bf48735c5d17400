import {
  birthNameDiffers,
  namesDiffer,
  usedOtherFamilyNames,
  usedOtherGivenNames,
} from "../../conditions/identity/names.ts";
import { birthCountryWasRead } from "../../conditions/documentsRead.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { atLeastOne } from "../../fields/checks/choices.ts";
import { nameFields } from "./nameFields.ts";
import { composite, group, question } from "../step.ts";
import { eachLatinName, namesListed } from "../../fields/checks/texts.ts";

/** Names, as the forms ask for them. */

const formsAskEveryName: Text = {
  en: "The forms ask for every name you have used.",
  fr: "Les formulaires demandent tous les noms utilisés.",
};

export const isNameSameOnOfficialDocs = question({
  id: "isNameSameOnOfficialDocs",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Is your name the same on all your official documents?",
    fr: "Votre nom est-il le même sur tous vos documents officiels?",
  },
  hint: {
    en: "Compare your passport, diplomas and birth certificate.",
    fr: "Comparez votre passeport, vos diplômes et votre acte de naissance.",
  },
  whyWeAsk: {
    en: "Different names need an explanation or a proof.",
    fr: "Des noms différents exigent une explication ou une preuve.",
  },
  needed: "always",
});

export const hasOtherFamilyNames = question({
  id: "hasOtherFamilyNames",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you used another family name?", fr: "Avez-vous utilisé un autre nom de famille?" },
  hint: {
    en: "For example a name before marriage or another spelling.",
    fr: "Par exemple un nom avant le mariage ou une autre graphie.",
  },
  whyWeAsk: formsAskEveryName,
  needed: "always",
  shown: namesDiffer,
});

export const otherFamilyNames = question({
  id: "otherFamilyNames",
  kind: "texts",
  person: "main",
  question: { en: "Which other family names?", fr: "Quels autres noms de famille?" },
  hint: { en: "One name in each box.", fr: "Un nom par case." },
  whyWeAsk: formsAskEveryName,
  mostTexts: 5,
  checks: [atLeastOne, namesListed, eachLatinName],
  needed: "always",
  shown: all(namesDiffer, usedOtherFamilyNames),
});

export const hasOtherGivenNames = question({
  id: "hasOtherGivenNames",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you used another given name?", fr: "Avez-vous utilisé un autre prénom?" },
  hint: {
    en: "Nicknames count if they are on a document.",
    fr: "Les surnoms comptent s’ils figurent sur un document.",
  },
  whyWeAsk: formsAskEveryName,
  needed: "always",
  shown: namesDiffer,
});

export const otherGivenNames = question({
  id: "otherGivenNames",
  kind: "texts",
  person: "main",
  question: { en: "Which other given names?", fr: "Quels autres prénoms?" },
  hint: { en: "One name in each box.", fr: "Un prénom par case." },
  whyWeAsk: formsAskEveryName,
  mostTexts: 5,
  checks: [atLeastOne, namesListed, eachLatinName],
  needed: "always",
  shown: all(namesDiffer, usedOtherGivenNames),
});

export const isDiffToBirthName = question({
  id: "isDiffToBirthName",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Is your name today different from your name at birth?",
    fr: "Votre nom actuel est-il différent de votre nom à la naissance?",
  },
  hint: {
    en: "Marriage, adoption or a legal change can change a name.",
    fr: "Le mariage, l’adoption ou un changement légal peut modifier le nom.",
  },
  whyWeAsk: { en: "A changed name needs a proof.", fr: "Un nom modifié exige une preuve." },
  needed: "always",
});

export const birthName = composite({
  id: "birthName",
  person: "main",
  look: "fields",
  question: { en: "What was your name at birth?", fr: "Quel était votre nom à la naissance?" },
  hint: { en: "As on your birth certificate.", fr: "Comme sur votre acte de naissance." },
  whyWeAsk: formsAskEveryName,
  needed: "always",
  shown: birthNameDiffers,
  fields: nameFields,
});

/** Other names, and the name at birth. */
export const namesGroup = group({
  id: "namesGroup",
  person: "main",
  question: { en: "Your names", fr: "Vos noms" },
  alsoAsks: [
    { life: "identityDocument" },
    { life: "otherNames" },
    // Where a passport was read, the page about the country of birth is passed over.
    { life: "placeOfBirth", when: birthCountryWasRead },
    { life: "nativeLanguage" },
  ],
  members: [
    isNameSameOnOfficialDocs,
    hasOtherFamilyNames,
    otherFamilyNames,
    hasOtherGivenNames,
    otherGivenNames,
    isDiffToBirthName,
    birthName,
  ],
});
