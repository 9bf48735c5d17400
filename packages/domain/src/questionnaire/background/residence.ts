import { needsOnlyTravelAuthorization } from "../../conditions/visit/visaNeed.ts";
import { everyPlace } from "../../lists/countries.ts";
import { countryPrefill } from "../firstPrefills.ts";
import { question } from "../step.ts";

/** Where the person lives and how she comes. */

export const country = question({
  id: "country",
  kind: "country",
  among: everyPlace,
  person: "main",
  question: { en: "Which country do you live in now?", fr: "Dans quel pays habitez-vous maintenant?" },
  hint: {
    en: "Choose the country where you have your home today, not the one on your passport.",
    fr: "Choisissez le pays où se trouve votre domicile aujourd’hui, et non celui de votre passeport.",
  },
  whyWeAsk: {
    en: "It decides where you apply and which extra forms you need.",
    fr: "Il détermine où vous présentez la demande et quels formulaires il faut ajouter.",
  },
  prefill: countryPrefill,
  needed: "always",
});

export const isTravelByAir = question({
  id: "isTravelByAir",
  kind: "yesNo",
  person: "main",
  question: { en: "Will you fly to Canada?", fr: "Viendrez-vous au Canada en avion?" },
  hint: {
    en: "Say no if you come by car, bus, train or boat.",
    fr: "Répondez non si vous venez en voiture, en autobus, en train ou en bateau.",
  },
  whyWeAsk: {
    en: "People who do not need a visa still need an eTA to fly.",
    fr: "Les personnes dispensées de visa ont besoin d’une AVE pour prendre l’avion.",
  },
  needed: "always",
  shown: needsOnlyTravelAuthorization,
});
