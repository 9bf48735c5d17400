import { needsOnlyTravelAuthorization, passportAllowsTravelAuthorization } from "../../conditions/visit/visaNeed.ts";
import { heldVisaBefore } from "../../conditions/visit/visitorVisa.ts";
import { atLeastOne, exclusiveAlone } from "../../fields/checks/choices.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { everyPassport } from "../../lists/countries.ts";
import { specialPassports } from "../../lists/visit/visitorOptions.ts";
import { isTravelByAir } from "../background/residence.ts";
import { aBirthday, aCountry, aDate, countries, passportOf, readOf } from "../readPrefill.ts";
import { question, type Prefill } from "../step.ts";
import { choicesFrom } from "./listed.ts";

/** The visitor’s passports, and whether an eTA is enough (document 3 section 5.3; Regulations sections 7.01 and 190). */

const visaOrEta: Text = {
  en: "The passport decides between a visa, an eTA or neither.",
  fr: "Le passeport détermine s’il faut un visa, une AVE ou ni l’un ni l’autre.",
};

const fromPassport: Text = { en: "from the visitor’s passport", fr: "d’après le passeport de la personne qui visite" };
const page = "visitor-visa-visitor-passport";
const read = readOf();

/** What the visitor’s passport tells, by the ids of the questions. */
export const visitorPassportPrefills: Readonly<Record<string, Prefill>> = {
  birthday: read(page, "birthday", fromPassport, aBirthday),
  birthCountry: read(page, "birthCountry", fromPassport, aCountry),
  passportNumber: read(page, "passportNumber", fromPassport),
  passportIssueDate: read(page, "passportIssueDate", fromPassport, aDate),
  passportExpiryDate: read(page, "passportExpiryDate", fromPassport, aDate),
};

export const vvPassportCountries = question({
  id: "vvPassportCountries",
  kind: "countries",
  among: everyPassport,
  person: "visitor",
  question: {
    en: "Which passports does the visitor hold?",
    fr: "De quels pays la personne qui visite a-t-elle un passeport?",
  },
  hint: { en: "Choose every country.", fr: "Choisissez chaque pays." },
  whyWeAsk: visaOrEta,
  prefill: passportOf(page, read(page, "country", fromPassport, countries)),
  needed: "always",
  checks: [atLeastOne],
  warnings: ["canadianCitizen"],
});

export const vvHasSpecialPassport = question({
  id: "vvHasSpecialPassport",
  kind: "choices",
  person: "visitor",
  question: { en: "Does the visitor hold one of these?", fr: "La personne qui visite a-t-elle l’un de ces documents?" },
  hint: { en: "Tick all that fit, or none.", fr: "Cochez tout ce qui convient, ou aucun." },
  whyWeAsk: { en: "Some of them replace a visa.", fr: "Certains remplacent le visa." },
  choices: [
    ...choicesFrom(specialPassports),
    { value: "none", label: { en: "None of the above", fr: "Aucune de ces réponses" }, exclusive: true },
  ],
  needed: "always",
  checks: [atLeastOne, exclusiveAlone],
});

export const vvHasPreviousTrvOrUsVisa = question({
  id: "vvHasPreviousTrvOrUsVisa",
  kind: "yesNo",
  person: "visitor",
  question: {
    en: "Has the visitor had a Canadian visa in the last ten years, or a valid United States visa now?",
    fr: "La personne qui visite a-t-elle eu un visa canadien dans les dix dernières années, ou a-t-elle un visa des États-Unis encore valide?",
  },
  hint: { en: "The visa sticker is in the passport.", fr: "La vignette de visa est dans le passeport." },
  whyWeAsk: {
    en: "With some passports this is enough to fly with an eTA.",
    fr: "Avec certains passeports, cela suffit pour prendre l’avion avec une AVE.",
  },
  needed: passportAllowsTravelAuthorization,
  shown: passportAllowsTravelAuthorization,
});

/** Asked also of who flies with an eTA after an earlier visa. */
export const visitorTravelsByAir = {
  ...isTravelByAir,
  hint: {
    en: "Say no if the trip is by car, bus, train or boat.",
    fr: "Répondez non si le voyage se fait en voiture, en autobus, en train ou en bateau.",
  },
  shown: any(needsOnlyTravelAuthorization, all(passportAllowsTravelAuthorization, heldVisaBefore)),
};
