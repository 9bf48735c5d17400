import { birthday, citizenship } from "../../facts/applicant.ts";
import { entered } from "../../facts/entered.ts";
import { ofVisitor, passportNumber, visitorToHost } from "../../facts/visit.ts";
import type { LetterField } from "../../letterContent.ts";
import { differs, firstKnown, isUnknown, type Fact } from "../../prose/fact.ts";
import { gap } from "../../prose/gap.ts";
import { asText } from "../../prose/naming.ts";
import { sentence, type LetterLine } from "../../prose/sentence.ts";
import { ofTheVisitor } from "../toldOfVisitor.ts";
import {
  visitorAddress,
  visitorAddressField,
  visitorName,
  visitorNameField,
  visitorTelephone,
  visitorTelephoneField,
} from "../visitFields.ts";
import { inLetter, ofField } from "./missingInLetter.ts";

/** Whom the host invites: what they are to the host, their passport, and how to reach them. */

const relationField: LetterField = {
  path: "hostRelationship",
  kind: "text",
  label: { en: "What the visitor is to the host", fr: "Lien de la personne qui visite avec l’hôte" },
  hint: { en: "For example my sister, my friend.", fr: "Par exemple ma sœur, mon amie." },
  shown: isUnknown(visitorToHost),
  needed: "always",
  prefill: (the) => {
    const told = the.case.answer("vvIsHosting") === true ? the.case.answer("vvVisitorTypeDetails") : undefined;
    return told
      ? {
          value: told,
          from: {
            fact: "answers.vvVisitorTypeDetails",
            says: { en: "from your answers", fr: "d’après vos réponses" },
          },
        }
      : undefined;
  },
};

export const visitorFields: readonly LetterField[] = [
  visitorNameField,
  visitorAddressField,
  visitorTelephoneField,
  relationField,
];

/** “Ana Ruiz is my mother”; in other words than those, with a colon. */
const relation: Fact = (the) => {
  const name = visitorName(the);
  const told = firstKnown(visitorToHost, entered("hostRelationship"))(the);
  if (name === undefined || name === differs || told === undefined || told === differs) return undefined;
  const [visitor, said] = [asText(name), asText(told)];
  return {
    en: /^(?:my|an?)\s/i.test(said.en)
      ? `${visitor.en} is ${lowerFirst(said.en)}`
      : `My connection with ${visitor.en} is the following: ${said.en}`,
    fr: /^(?:mon|ma|une?)\s/i.test(said.fr)
      ? `${visitor.fr} est ${lowerFirst(said.fr)}`
      : `Mon lien avec ${visitor.fr} est le suivant\u00A0: ${said.fr}`,
  };
};
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const whoIsInvited: readonly LetterLine[] = [
  sentence(
    { en: "{relation}.", fr: "{relation}." },
    { relation },
    {
      startsParagraph: true,
      gap: ofField(relationField),
    },
  ),
  sentence(
    { en: "The date of birth {ofVisitor} is {day}.", fr: "La date de naissance {ofVisitor} est le {day}." },
    { ofVisitor: ofTheVisitor, day: ofVisitor(birthday) },
    { gap: gap("Date of birth of the visitor", "Date de naissance de la personne qui visite", "answers.birthday") },
  ),
  sentence(
    { en: "The country of citizenship is {citizenship}.", fr: "Le pays de citoyenneté est {citizenship}." },
    { citizenship: ofVisitor(citizenship) },
  ),
  sentence(
    { en: "The passport number is {number}.", fr: "Le numéro de passeport est {number}." },
    { number: ofVisitor(passportNumber) },
  ),
  sentence(
    {
      en: "The home address {ofVisitor} is {address}, and the telephone number is {telephone}.",
      fr: "L’adresse {ofVisitor} est la suivante\u00A0: {address}. Le numéro de téléphone est le {telephone}.",
    },
    { ofVisitor: ofTheVisitor, address: visitorAddress, telephone: visitorTelephone },
    {
      gap: inLetter(
        "Address and telephone of the visitor",
        "Adresse et téléphone de la personne qui visite",
        "visitorAddress",
      ),
    },
  ),
];
