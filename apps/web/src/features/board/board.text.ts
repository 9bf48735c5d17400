import type { BilingualText } from "../../ui/language.tsx";
import type { Party } from "./boardRows.ts";

export const text = {
  title: { en: "Board", fr: "Tableau de bord" },
  ofFirm: { en: "All cases of the firm", fr: "Tous les dossiers du cabinet" },
  ofYou: { en: "The cases assigned to you", fr: "Les dossiers qui vous sont attribués" },
  none: { en: "There are no cases yet.", fr: "Il n’y a pas encore de dossiers." },
  waits: { en: "Where cases wait", fr: "Où les dossiers attendent" },
  byStatus: { en: "Cases by status", fr: "Dossiers par état" },
  byWeek: { en: "Cases by the week of their last move", fr: "Dossiers par semaine de leur dernier changement" },
  byWeekLead: {
    en: "When cases came into the status that they have now, and for whom they wait since then. The last 12 weeks.",
    fr: "Quand les dossiers sont entrés dans leur état actuel, et qui doit agir depuis. Les 12 dernières semaines.",
  },
  deadlines: { en: "Deadlines ahead", fr: "Échéances à venir" },
  deadlinesLead: {
    en: "Cases by the week of their next deadline, this week and 12 more.",
    fr: "Dossiers par semaine de leur prochaine échéance, cette semaine et les 12 suivantes.",
  },
  noDeadlines: { en: "No deadline in these weeks.", fr: "Aucune échéance pendant ces semaines." },
  waitsFor: { en: "Waiting for", fr: "En attente de" },
  status: { en: "Status", fr: "État" },
  cases: { en: "Cases", fr: "Dossiers" },
  share: { en: "Picture", fr: "Image" },
  blocked: { en: "Blocked", fr: "Bloqués" },
  half: { en: "Half wait at least", fr: "La moitié attend depuis au moins" },
  longest: { en: "Longest", fr: "La plus longue attente" },
  days: {
    one: { en: "{count} day", fr: "{count} jour" },
    other: { en: "{count} days", fr: "{count} jours" },
  },
  week: { en: "Week of", fr: "Semaine du" },
  /** Of a status in which some cases wait for somebody else, as the authority asks for something. */
  waitsForParty: {
    applicant: { en: "something is asked for: with the applicant", fr: "demande en cours\u00a0: à la personne d’agir" },
    team: { en: "something is asked for: with the legal team", fr: "demande en cours\u00a0: à l’équipe d’agir" },
    authority: { en: "nothing is asked for", fr: "aucune demande en cours" },
    nobody: { en: "closed", fr: "fermés" },
  },
};

export const partyWords: Readonly<Record<Party, BilingualText>> = {
  applicant: { en: "The applicant", fr: "La personne" },
  team: { en: "The legal team", fr: "L’équipe juridique" },
  authority: { en: "The authority or the court", fr: "L’autorité ou le tribunal" },
  nobody: { en: "Nobody: closed", fr: "Aucune attente (dossier fermé)" },
};
