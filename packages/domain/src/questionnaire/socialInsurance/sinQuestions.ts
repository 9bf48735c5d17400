import { hadAnotherSin } from "../../conditions/socialInsurance/sin.ts";
import { nameWords } from "../../fields/names.ts";
import { keptSinNumber, sinNumber } from "../../fields/checks/documentNumbers.ts";
import { latinName, notBlank } from "../../fields/checks/texts.ts";
import type { Text } from "../../kernel/text.ts";
import { everyPlace } from "../../lists/countries.ts";
import { sinPurposes } from "../../lists/socialInsurance/sinPurposes.ts";
import { composite, hub, question, type Field, type Prefill } from "../step.ts";

/** What Service Canada asks of who requests a social insurance number (document 3 sections 3.1 and 3.6). */

const serviceCanadaAsks: Text = { en: "Service Canada asks for it.", fr: "Service Canada le demande." };

export const sinAppHub = hub({
  id: "sinAppHub",
  person: "main",
  question: { en: "Your social insurance number (SIN)", fr: "Votre numéro d’assurance sociale (NAS)" },
  hint: {
    en: "You need a SIN to work in Canada. We gather what Service Canada asks for; you make the request yourself, online, by mail or at an office, and it costs nothing.",
    fr: "Il faut un NAS pour travailler au Canada. Nous rassemblons ce que Service Canada demande; vous présentez la demande vous-même, en ligne, par la poste ou dans un bureau, et elle ne coûte rien.",
  },
  whyWeAsk: {
    en: "A permit that allows work is needed first.",
    fr: "Il faut d’abord un permis qui autorise à travailler.",
  },
  open: { en: "Open my documents", fr: "Ouvrir mes documents" },
  skip: { en: "Answer the questions", fr: "Répondre aux questions" },
});

export const sinApplicationType = question({
  id: "sinApplicationType",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "What do you need?", fr: "De quoi avez-vous besoin?" },
  hint: {
    en: "Choose one. Each is a request of its own.",
    fr: "Choisissez une réponse. Chacune est une demande distincte.",
  },
  whyWeAsk: {
    en: "Each request needs other documents.",
    fr: "Chaque demande exige d’autres documents.",
  },
  choices: sinPurposes.entries.flatMap(({ id, name }) => (name ? [{ value: id, label: name }] : [])),
  needed: "always",
});

/** Ours. It decides about a form alone, so that it may stay open. */
export const sinByMail = question({
  id: "sinByMail",
  kind: "yesNo",
  person: "main",
  question: { en: "Will you make the request by mail?", fr: "Ferez-vous la demande par la poste?" },
  hint: {
    en: "Online and at an office it is faster, and there is no form.",
    fr: "En ligne et dans un bureau, c’est plus rapide et il n’y a pas de formulaire.",
  },
  whyWeAsk: {
    en: "A request by mail needs the form NAS 2120.",
    fr: "Une demande par la poste exige le formulaire NAS 2120.",
  },
  needed: "never",
});

const fromPurpose: Text = { en: "from what you need", fr: "d’après ce dont vous avez besoin" };

/** All other requests are about a number that there is. */
const firstPrefill: Prefill = (the) => {
  const purpose = the.answer("sinApplicationType");
  return purpose === undefined ? undefined : { value: purpose === "firstSin", origin: fromPurpose };
};

export const isFirstSin = question({
  id: "isFirstSin",
  kind: "yesNo",
  person: "main",
  question: { en: "Is this your first SIN?", fr: "Est-ce votre premier NAS?" },
  hint: {
    en: "Say no if you ever had one, even one that has expired.",
    fr: "Répondez non si vous en avez déjà eu un, même expiré.",
  },
  whyWeAsk: serviceCanadaAsks,
  prefill: firstPrefill,
  needed: "always",
});

export const pastSin = question({
  id: "pastSin",
  kind: "text",
  person: "main",
  question: { en: "What is the SIN that you have or had?", fr: "Quel est le NAS que vous avez ou aviez?" },
  hint: {
    en: "Nine digits. Leave it empty if you do not know it.",
    fr: "Neuf chiffres. Laissez vide si vous ne le connaissez pas.",
  },
  whyWeAsk: {
    en: "With it Service Canada finds your record. It is stored encrypted, and only your legal team can see it.",
    fr: "Il permet à Service Canada de trouver votre dossier. Il est conservé chiffré, et seule votre équipe juridique peut le voir.",
  },
  needed: "never",
  shown: hadAnotherSin,
  kept: keptSinNumber,
  checks: [sinNumber],
});

export const birthPlace = composite({
  id: "birthPlace",
  person: "main",
  look: "fields",
  question: { en: "Where were you born?", fr: "Quel est votre lieu de naissance?" },
  hint: {
    en: "As on your birth certificate or passport.",
    fr: "Comme sur votre acte de naissance ou votre passeport.",
  },
  whyWeAsk: serviceCanadaAsks,
  needed: "always",
  fields: [
    { id: "City", kind: "text", question: { en: "City", fr: "Ville" }, needed: "always", checks: [notBlank] },
    {
      id: "ProvinceStateTerritory",
      kind: "text",
      question: { en: "Province, state or territory", fr: "Province, État ou territoire" },
      needed: "never",
      checks: [notBlank],
    },
    { id: "Country", kind: "country", among: everyPlace, question: { en: "Country", fr: "Pays" }, needed: "always" },
  ],
});

export const isMultipleBirth = question({
  id: "isMultipleBirth",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Were you born as a twin, or in another multiple birth?",
    fr: "Votre naissance était-elle multiple (jumeaux, jumelles, triplés)?",
  },
  hint: {
    en: "People born on the same day to the same parents are easily taken for one another.",
    fr: "Des personnes nées le même jour des mêmes parents sont facilement prises l’une pour l’autre.",
  },
  whyWeAsk: serviceCanadaAsks,
  needed: "always",
});

const nameParts: readonly Field[] = [
  { id: "givenName", kind: "name", question: nameWords.givenNames, needed: "never", checks: [latinName] },
  { id: "familyName", kind: "name", question: nameWords.familyName, needed: "never", checks: [latinName] },
];

export const parentBirthName = composite({
  id: "parentBirthName",
  person: "main",
  look: "fields",
  question: {
    en: "What was the name at birth of one of your parents?",
    fr: "Quel était le nom à la naissance d’un de vos parents?",
  },
  hint: {
    en: "The name before any marriage. Leave it empty if you do not know it.",
    fr: "Le nom avant tout mariage. Laissez vide si vous ne le connaissez pas.",
  },
  whyWeAsk: serviceCanadaAsks,
  needed: "never",
  fields: nameParts,
});

export const otherParentBirthName = composite({
  id: "otherParentBirthName",
  person: "main",
  look: "fields",
  question: {
    en: "What was the name at birth of your other parent?",
    fr: "Quel était le nom à la naissance de votre autre parent?",
  },
  hint: {
    en: "Leave it empty if you have only one legal parent, or do not know it.",
    fr: "Laissez vide si vous n’avez qu’un parent légal, ou si vous ne le connaissez pas.",
  },
  whyWeAsk: serviceCanadaAsks,
  needed: "never",
  fields: nameParts,
});
