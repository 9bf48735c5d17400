import { visitorIsMyself } from "../../conditions/visit/visitorVisa.ts";
import { not } from "../../kernel/condition.ts";
import { question } from "../step.ts";

/** Whether the visitor stays with a host; the person who prepares the visit of somebody else is that host or not. */

export const vvIsHosting = question({
  id: "vvIsHosting",
  kind: "yesNo",
  person: "host",
  question: {
    en: "Will the visitor stay with a host in Canada?",
    fr: "La personne qui visite logera-t-elle chez un hôte au Canada?",
  },
  hint: {
    en: "The host is the person in whose home the visitor stays.",
    fr: "L’hôte est la personne chez qui loge la personne qui visite.",
  },
  whyWeAsk: {
    en: "The host writes a letter and may show income.",
    fr: "L’hôte écrit une lettre et peut devoir montrer son revenu.",
  },
  toThemselves: {
    question: {
      en: "Will the visitor stay with you in Canada?",
      fr: "La personne qui visite logera-t-elle chez vous au Canada?",
    },
    hint: { en: "You are then the host.", fr: "Vous êtes alors l’hôte." },
  },
  needed: "always",
  shown: not(visitorIsMyself),
});
