import { visitorIsMyself } from "../../conditions/visit/visitorVisa.ts";
import { addYears } from "../../kernel/calendarDate.ts";
import { not } from "../../kernel/condition.ts";
import { refusal } from "../../kernel/validation.ts";
import { visitorArrival } from "../../tables/visit/visitTimes.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { question } from "../step.ts";
import type { CaseReader } from "../../caseFile/reader.ts";

/** The visit: who hosts, and when the visitor arrives. */

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

/** Document 3 section 5.2: from today to ten years ahead. */
const arrivalInWindow = ofText<CaseReader>((value, the) => {
  const limits = the.row(visitorArrival);
  if (!limits.found || (value >= the.today() && value <= addYears(the.today(), limits.row.value.atMostYearsAhead)))
    return undefined;
  return refusal(
    "visitorArrival",
    {
      en: "Choose an arrival date from today to {years} years from now.",
      fr: "Choisissez une date d’arrivée entre aujourd’hui et dans {years} ans.",
    },
    { years: limits.row.value.atMostYearsAhead },
  );
});

export const vvVisitorArrivalDate = question({
  id: "vvVisitorArrivalDate",
  kind: "date",
  person: "visitor",
  question: { en: "When does the visitor arrive?", fr: "Quand la personne qui visite arrive-t-elle?" },
  hint: { en: "A planned date is fine.", fr: "Une date prévue suffit." },
  whyWeAsk: {
    en: "A visa takes weeks. Do not buy tickets before the answer.",
    fr: "Un visa prend des semaines. N’achetez pas de billets avant la réponse.",
  },
  needed: "always",
  checks: [arrivalInWindow],
  warnings: ["visitorArrivalWithin21Days"],
});
