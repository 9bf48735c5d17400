import { says } from "../../caseFile/rule.ts";
import { addDays } from "../../kernel/calendarDate.ts";
import { visitorArrival } from "../../tables/visit/visitTimes.ts";
import { assessmentWarning } from "../warning.ts";

const arrivesSoon = says(
  "arrivesSoon",
  {
    en: "the visitor arrives in less than three weeks",
    fr: "la personne qui visite arrive dans moins de trois semaines",
  },
  (the) => {
    const [arrival, limits] = [the.answer("vvVisitorArrivalDate"), the.row(visitorArrival)];
    return arrival !== undefined && limits.found && arrival < addDays(the.today(), limits.row.value.warnBelowDays);
  },
);

/** Document 3 section 4.3: a visa is unlikely to be issued in time. */
export const visitWarnings = [
  assessmentWarning({
    id: "visitorArrivalWithin21Days",
    name: { en: "Visitor Arrival Within 21 Days", fr: "Arrivée dans moins de 21 jours" },
    message: {
      en: "The arrival is less than three weeks away. A visa is unlikely to be issued in time; you continue at your own risk.",
      fr: "L’arrivée est dans moins de trois semaines. Le visa ne sera probablement pas délivré à temps; vous continuez à vos risques.",
    },
    fix: { en: "Choose a later date if you can.", fr: "Choisissez une date plus tardive si vous le pouvez." },
    isBlocking: false,
    isPopUp: false,
    raisedWhen: arrivesSoon,
  }),
];
