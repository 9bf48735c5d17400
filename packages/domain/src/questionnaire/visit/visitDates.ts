import type { CaseReader } from "../../caseFile/reader.ts";
import { isResearchScholar } from "../../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { addMonths, addYears, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { visitorStay } from "../../tables/status/stays.ts";
import { superVisaStay } from "../../tables/visit/superVisa.ts";
import { departureWithoutArrival } from "../../tables/visit/visitLimits.ts";
import { researchStay, visitorArrival } from "../../tables/visit/visitTimes.ts";
import { question } from "../step.ts";

/** When the visitor comes and leaves (document 3 section 5.2). */

/** From today to ten years ahead. */
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
  toThemselves: {
    question: { en: "When do you arrive?", fr: "Quand arrivez-vous?" },
  },
  hint: { en: "A planned date is fine.", fr: "Une date prévue suffit." },
  whyWeAsk: {
    en: "A visa takes weeks. Do not buy tickets before the answer.",
    fr: "Un visa prend des semaines. N’achetez pas de billets avant la réponse.",
  },
  needed: "always",
  checks: [arrivalInWindow],
  warnings: ["visitorArrivalWithin21Days"],
});

const text = {
  before: {
    en: "The departure is before the arrival. Check both dates.",
    fr: "Le départ est avant l’arrivée. Vérifiez les deux dates.",
  },
  tooFarBack: {
    en: "This date is more than {years} years ago. Check the year.",
    fr: "Cette date remonte à plus de {years} ans. Vérifiez l’année.",
  },
  visit: {
    en: "A visit lasts up to {months} months. Choose a departure date no later than that after the arrival.",
    fr: "Une visite dure au plus {months} mois. Choisissez une date de départ au plus tard {months} mois après l’arrivée.",
  },
  research: {
    en: "A research stay lasts up to {months} months, or {days} days. Choose a departure date no later than that after the arrival.",
    fr: "Un séjour de recherche dure au plus {months} mois, soit {days} jours. Choisissez une date de départ dans ce délai après l’arrivée.",
  },
  superVisa: {
    en: "A stay with a super visa lasts up to {years} years. Choose a departure date no later than that after the arrival.",
    fr: "Un séjour avec un super visa dure au plus {years} ans. Choisissez une date de départ dans ce délai après l’arrivée.",
  },
} satisfies Record<string, Text>;

type Longest = { readonly until: IsoDate; readonly words: Text; readonly values: Readonly<Record<string, number>> };

/** The last day on which the visitor may leave; nothing on a day for which no row is known. */
function longestStay(the: CaseReader, arrival: IsoDate): Longest | undefined {
  if (isSuperVisa.evaluate(the).holds) {
    const stay = the.row(superVisaStay);
    if (!stay.found) return undefined;
    const years = stay.row.value.eachStay;
    return { until: addYears(arrival, years), words: text.superVisa, values: { years } };
  }
  if (isResearchScholar.evaluate(the).holds) {
    const stay = the.row(researchStay);
    if (!stay.found) return undefined;
    return { until: addMonths(arrival, stay.row.value.months), words: text.research, values: stay.row.value };
  }
  const stay = the.row(visitorStay);
  if (!stay.found) return undefined;
  return { until: addMonths(arrival, stay.row.value), words: text.visit, values: { months: stay.row.value } };
}

const departureInWindow = ofText<CaseReader>((value, the) => {
  const arrival = the.answer("vvVisitorArrivalDate");
  if (arrival === undefined) {
    const back = the.row(departureWithoutArrival);
    return !back.found || value >= addYears(the.today(), -back.row.value)
      ? undefined
      : refusal("visitorDepartureBack", text.tooFarBack, { years: back.row.value });
  }
  if (value < arrival) return refusal("visitorDepartureBefore", text.before);
  const longest = longestStay(the, arrival);
  return longest === undefined || value <= longest.until
    ? undefined
    : refusal("visitorDeparture", longest.words, longest.values);
});

export const vvVisitorDepartureDate = question({
  id: "vvVisitorDepartureDate",
  kind: "date",
  person: "visitor",
  question: { en: "When does the visitor leave?", fr: "Quand la personne qui visite repart-elle?" },
  toThemselves: {
    question: { en: "When do you leave Canada?", fr: "Quand repartez-vous du Canada?" },
  },
  hint: {
    en: "A visit lasts up to six months, a research stay up to 120 days, and a stay with a super visa up to five years.",
    fr: "Une visite dure au plus six mois, un séjour de recherche au plus 120 jours, et un séjour avec un super visa au plus cinq ans.",
  },
  whyWeAsk: { en: "It shows that the stay is temporary.", fr: "Cela montre que le séjour est temporaire." },
  needed: "always",
  checks: [departureInWindow],
});
