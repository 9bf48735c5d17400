import type { DatedTable } from "../../kernel/datedTable.ts";
import { limits } from "../limits.ts";
import { productSpecification } from "../sources.ts";

/** A first permit is asked for before the studies, or soon after they began. */
export const usualProgramStart: DatedTable<{ readonly daysBack: number; readonly yearsAhead: number }> = {
  id: "usualProgramStart",
  title: {
    en: "When the program of a first study permit usually starts",
    fr: "Moment où commence en général le programme d’un premier permis d’études",
  },
  unit: "days back and years ahead",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { daysBack: 60, yearsAhead: 3 },
      source: productSpecification("document 3 section 4.2; the numbers are ours"),
    },
  ],
};

export const programMonths = limits(
  {
    id: "programMonths",
    title: { en: "Months that a program can last", fr: "Nombre de mois qu’un programme peut durer" },
    unit: "months",
  },
  { least: 1, most: 120 },
  "document 3 section 3.1; the limits are ours",
);

export const onlineShare = limits(
  {
    id: "onlineShare",
    title: { en: "Share of a program that is online", fr: "Part d’un programme suivie en ligne" },
    unit: "percent",
  },
  { least: 1, most: 100 },
  "document 3 section 3.1; the limits are ours",
);

export const notEnrolledLength = limits(
  {
    id: "notEnrolledLength",
    title: {
      en: "Length of the reason for not studying full-time",
      fr: "Longueur de l’explication des études à temps partiel",
    },
    unit: "characters",
  },
  { least: 20, most: 200 },
  "document 3 section 5.1",
);

export const vocationalHours = limits(
  {
    id: "vocationalHours",
    title: {
      en: "Hours that vocational training can have",
      fr: "Nombre d’heures qu’une formation professionnelle peut compter",
    },
    unit: "hours",
  },
  { least: 1, most: 9999 },
  "document 3 section 9.4; the limits are ours",
);
