import { gap } from "../prose/gap.ts";

/** Questions that several letters of a visit point to while they are not answered. */

export const visitGap = gap(
  "Day of arrival and day of departure",
  "Jour d’arrivée et jour de départ",
  "answers.vvVisitorArrivalDate",
);

export const payerGap = gap("Who pays for the visit", "Qui paie la visite", "answers.vvSponsor");

export const descendantGap = gap(
  "Whether the host is a child or grandchild of the visitor",
  "Si l’hôte est l’enfant ou le petit-enfant de la personne qui visite",
  "answers.vvHostIsDescendant",
);
