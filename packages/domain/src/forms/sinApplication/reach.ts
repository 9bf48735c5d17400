import { isMinorAtHome } from "../../conditions/socialInsurance/sin.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { addressFields } from "../fields/addressFields.ts";
import type { FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { answered, byRule, fromAnswers } from "../prefills/origins.ts";
import { isCanada } from "../temporaryResidence/inCanada/statusInCanada.ts";

/** Where the letter with the number goes, and who makes the request for somebody else. */

type AddressKey = "mailingAddress" | "residentialAddress";

/** The home unless another place was named. */
function mail(the: FormReader) {
  const key: AddressKey = the.case.answer("isSameAddress") === false ? "mailingAddress" : "residentialAddress";
  const address: Answers[AddressKey] = the.case.answer(key);
  return address && { address, fact: `answers.${key}` as const, says: fromAnswers };
}

export const reach: FormSection = {
  id: "reach",
  title: { en: "Address and telephone", fr: "Adresse et téléphone" },
  parts: [
    ...addressFields({ at: "mailing", inCanada: isCanada, postBox: "forStreet", answer: mail }),
    {
      path: "telephone",
      kind: "digits",
      label: { en: "Telephone, with the area code", fr: "Téléphone, avec l’indicatif régional" },
      needed: "always",
      prefill: answered("canadianPhone", (number) => number.replaceAll(/\D/g, "")),
    },
    {
      path: "otherTelephone",
      kind: "digits",
      label: { en: "Other telephone", fr: "Autre téléphone" },
    },
  ],
};

export const representative: FormSection = {
  id: "representative",
  title: { en: "Who makes the request", fr: "Qui fait la demande" },
  lead: {
    en: "The form is signed by hand, by you or by the person who makes the request for you.",
    fr: "Le formulaire est signé à la main, par vous ou par la personne qui fait la demande pour vous.",
  },
  parts: [
    {
      path: "representative.isThere",
      kind: "yesNo",
      label: {
        en: "Does somebody else make the request for you?",
        fr: "Une autre personne fait-elle la demande pour vous?",
      },
      needed: "always",
      prefill: byRule(
        { en: "from your age and the province of your home", fr: "d’après votre âge et la province de votre domicile" },
        (the) => (isMinorAtHome.evaluate(the.case).holds ? true : undefined),
      ),
    },
    {
      path: "representative.name",
      kind: "name",
      inAnyScript: true,
      label: { en: "Full name of that person", fr: "Nom complet de cette personne" },
      shown: yesAt("representative.isThere"),
      needed: "always",
    },
    {
      path: "representative.relationship",
      kind: "text",
      inAnyScript: true,
      label: { en: "Their relationship to you", fr: "Son lien avec vous" },
      hint: { en: "For example parent, guardian, lawyer.", fr: "Par exemple parent, tuteur, avocat." },
      shown: yesAt("representative.isThere"),
      needed: "always",
    },
  ],
};
