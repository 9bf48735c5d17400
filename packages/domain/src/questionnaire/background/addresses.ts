import { mailGoesElsewhere } from "../../conditions/background/addresses.ts";
import { isExpressEntry } from "../../conditions/application/application.ts";
import { countryIsCanada, countryIsNotCanada } from "../../conditions/status/insideCanada.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { addressFieldsIn, canadianAddressFields, mailingAddressFields } from "./addressFields.ts";
import { composite, question } from "../step.ts";
import { canadianPhoneNumber, keptCanadianPhone } from "../../fields/checks/documentNumbers.ts";

/** Addresses: one in Canada only for people who live there (document 3 section 4.2). */

const irccWrites: Text = {
  en: "IRCC writes to you at this address, and the forms ask for it.",
  fr: "IRCC vous écrit à cette adresse, et les formulaires la demandent.",
};

export const homeAddress = composite({
  id: "homeAddress",
  person: "main",
  look: "address",
  question: { en: "What is your home address?", fr: "Quelle est votre adresse personnelle?" },
  hint: {
    en: "The place where you live now, outside Canada.",
    fr: "L’endroit où vous habitez maintenant, hors du Canada.",
  },
  whyWeAsk: { en: "The form needs a full address.", fr: "Le formulaire exige une adresse complète." },
  needed: "always",
  shown: all(countryIsNotCanada, not(isExpressEntry)),
  alsoAsks: [{ life: "mailAbroad" }, { life: "telephone" }],
  fields: addressFieldsIn({ country: (the) => the.answer("country") }),
});

export const residentialAddress = composite({
  id: "residentialAddress",
  person: "main",
  look: "address",
  question: { en: "Where do you live in Canada?", fr: "Où habitez-vous au Canada?" },
  hint: { en: "Your home, not a post box.", fr: "Votre domicile, et non une case postale." },
  whyWeAsk: {
    en: "IRCC writes to this address unless you give another one.",
    fr: "IRCC écrit à cette adresse, sauf si vous en donnez une autre.",
  },
  needed: "always",
  shown: countryIsCanada,
  fields: canadianAddressFields,
});

export const isSameAddress = question({
  id: "isSameAddress",
  kind: "yesNo",
  person: "main",
  question: { en: "Does your mail come to the same address?", fr: "Recevez-vous votre courrier à la même adresse?" },
  hint: {
    en: "Say no if you use a post box or a friend’s address.",
    fr: "Répondez non si vous utilisez une case postale ou l’adresse d’un ami.",
  },
  whyWeAsk: irccWrites,
  needed: "always",
  shown: countryIsCanada,
});

export const mailingAddress = composite({
  id: "mailingAddress",
  person: "main",
  look: "address",
  question: { en: "Where should your mail go?", fr: "Où faut-il envoyer votre courrier?" },
  hint: {
    en: "Include the post box number if you have one.",
    fr: "Indiquez le numéro de case postale, s’il y en a un.",
  },
  whyWeAsk: irccWrites,
  needed: "always",
  shown: all(countryIsCanada, mailGoesElsewhere),
  fields: mailingAddressFields,
});

export const canadianPhone = question({
  id: "canadianPhone",
  kind: "phone",
  person: "main",
  question: { en: "Do you have a phone number in Canada?", fr: "Avez-vous un numéro de téléphone au Canada?" },
  hint: {
    en: "Ten digits. Leave it empty if you have none.",
    fr: "Dix chiffres. Laissez vide si vous n’en avez pas.",
  },
  whyWeAsk: { en: "IRCC may call you.", fr: "IRCC pourrait vous appeler." },
  needed: "never",
  kept: keptCanadianPhone,
  checks: [canadianPhoneNumber],
});
