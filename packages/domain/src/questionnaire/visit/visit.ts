import { visitorIsMyself } from "../../conditions/visit/visitorVisa.ts";
import { not } from "../../kernel/condition.ts";
import { question } from "../step.ts";

/** Whether whoever prepares the visit of somebody else is the host: asked of them, so it speaks to them. */

export const vvIsHosting = question({
  id: "vvIsHosting",
  kind: "yesNo",
  person: "visitor",
  question: {
    en: "Will the visitor stay with you in Canada?",
    fr: "La personne qui visite logera-t-elle chez vous au Canada?",
  },
  hint: { en: "You are then the host.", fr: "Vous êtes alors l’hôte." },
  whyWeAsk: {
    en: "The host writes a letter and may show income.",
    fr: "L’hôte écrit une lettre et peut devoir montrer son revenu.",
  },
  needed: "always",
  shown: not(visitorIsMyself),
});
