import { isUnder18 } from "../../conditions/identity/ages.ts";
import { travelled } from "../../conditions/background/travel.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { hasTravelledPrefill, travelHistoryPrefill } from "./historyPrefills.ts";
import { group, list, question } from "../step.ts";
import { travelFields, travelRows } from "./travelFields.ts";

/** Travel, asked of adults (document 3 sections 2.2, 4.2 and 5.2). */

const tripsSupport: Text = {
  en: "Trips that went well support your application.",
  fr: "Des voyages sans problème appuient votre demande.",
};

const hasTravelHistory = question({
  id: "hasTravelHistory",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you travelled to other countries?", fr: "Avez-vous voyagé dans d’autres pays?" },
  hint: { en: "Count short trips too.", fr: "Comptez aussi les courts voyages." },
  prefill: hasTravelledPrefill,
  needed: "always",
  shown: not(isUnder18),
});

const travelHistory = list({
  id: "travelHistory",
  person: "main",
  question: { en: "Where did you travel?", fr: "Où avez-vous voyagé?" },
  hint: {
    en: "One entry for each trip. Month and year are enough.",
    fr: "Une entrée par voyage. Le mois et l’année suffisent.",
  },
  needed: travelled,
  shown: all(not(isUnder18), travelled),
  rowName: { en: "Trip {n}", fr: "Voyage {n}" },
  rows: travelRows,
  fields: travelFields,
  prefill: travelHistoryPrefill,
});

export const travelHistoryGroup = group({
  id: "travelHistoryGroup",
  person: "main",
  question: { en: "Your travels", fr: "Vos voyages" },
  hint: {
    en: "Past five years if you are 23 or older, else since you turned 18.",
    fr: "Les cinq dernières années si vous avez 23 ans ou plus, sinon depuis vos 18 ans.",
  },
  whyWeAsk: tripsSupport,
  shown: not(isUnder18),
  members: [hasTravelHistory, travelHistory],
  alsoAsks: [{ life: "countriesLivedIn" }],
});
