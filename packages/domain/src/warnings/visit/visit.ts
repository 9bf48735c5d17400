import { says } from "../../caseFile/rule.ts";
import { moreVisitorChildrenThanCome, visitorChildrenAreNotAdded } from "../../conditions/visit/visitorChildren.ts";
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
  assessmentWarning({
    id: "visitorChildrenNotAdded",
    heading: { en: "Not every child who comes has been added", fr: "Des enfants qui viennent n’ont pas été ajoutés" },
    name: { en: "Children Not Added Yet", fr: "Enfants pas encore ajoutés" },
    message: {
      en: "Each child who comes along needs their own application for a visitor visa (IMM 5257), with their own passport, photo and other documents. Not every child who comes has been added, so their forms and documents are not in the plan.",
      fr: "Chaque enfant qui vient doit présenter sa propre demande de visa de visiteur (IMM 5257), avec son passeport, sa photo et d’autres documents. Tous les enfants qui viennent n’ont pas été ajoutés; leurs formulaires et leurs documents ne figurent donc pas dans le plan.",
    },
    fix: {
      en: "Add each child on the family page, or correct the number of children who come.",
      fr: "Ajoutez chaque enfant à la page de la famille, ou corrigez le nombre d’enfants qui viennent.",
    },
    isOurs: true,
    isBlocking: false,
    isPopUp: false,
    raisedWhen: visitorChildrenAreNotAdded,
  }),
  assessmentWarning({
    id: "moreVisitorChildrenAdded",
    name: { en: "More Children Added Than Come", fr: "Plus d’enfants ajoutés qu’il n’en vient" },
    message: {
      en: "More children have been added to this application than come along according to your answers. Their forms and documents are in the plan, and their fees are not.",
      fr: "Plus d’enfants ont été ajoutés à cette demande qu’il n’en vient selon vos réponses. Leurs formulaires et leurs documents figurent dans le plan, mais pas leurs frais.",
    },
    fix: {
      en: "Remove the child who does not come on the family page, or correct the number of children who come.",
      fr: "Retirez à la page de la famille l’enfant qui ne vient pas, ou corrigez le nombre d’enfants qui viennent.",
    },
    isOurs: true,
    isBlocking: false,
    isPopUp: false,
    raisedWhen: moreVisitorChildrenThanCome,
  }),
];
