import { says } from "../../caseFile/rule.ts";
import type { IsoMonth } from "../../kernel/calendarDate.ts";
import { any } from "../../kernel/condition.ts";
import { livedElsewhereMonths } from "../../tables/background/policeCertificate.ts";
import { criminalStatusPicked, toldOfCrime, wasIncarcerated } from "./criminal.ts";
import { listsRefusal, wasRefusedByCanada } from "./visaViolations.ts";
import { saidYesOnForm } from "../officialForms/saidOnForm.ts";

/** What happened before this application, as documents are asked for it. */

export const hasCriminalHistory = any(toldOfCrime, criminalStatusPicked, wasIncarcerated);

export const wasRefusedBefore = any(listsRefusal, wasRefusedByCanada);

export const servedInMilitary = says(
  "servedInMilitary",
  {
    en: "the form says that you served in a military, a militia or a police force",
    fr: "le formulaire indique que vous avez servi dans une armée, une milice ou un corps de police",
  },
  (the) => saidYesOnForm(the, "background.militaryQuestions.militaryService"),
);

const monthNumber = (month: IsoMonth): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** A stay of the travel history, outside the country of residence, that lasted longer than the months of the table. */
export const livedElsewhere = says(
  "livedElsewhere",
  {
    en: "you stayed longer than six months in another country",
    fr: "vous avez séjourné plus de six mois dans un autre pays",
  },
  (the) => {
    const [home, limit] = [the.answer("country"), the.row(livedElsewhereMonths)];
    return (the.answer("travelHistory") ?? []).some(
      ({ country, arrivalDate, departureDate }) =>
        country !== undefined &&
        country !== home &&
        arrivalDate !== undefined &&
        departureDate !== undefined &&
        limit.found &&
        monthNumber(departureDate) - monthNumber(arrivalDate) > limit.row.value,
    );
  },
);

export const holdsVisitorRecord = says(
  "holdsVisitorRecord",
  { en: "you hold a visitor record", fr: "vous avez une fiche de visiteur" },
  (the) => the.answer("insideCanadaVisitorRecord") === true,
);

export const isOnMaintainedStatus = says(
  "isOnMaintainedStatus",
  { en: "an extension is already in progress", fr: "une prolongation est déjà en cours" },
  (the) => the.answer("currentImmigrationStatus") === "maintained",
);

/** By any of the three places in which it can be told. */
export const appliedForPermanentResidence = says(
  "appliedForPermanentResidence",
  {
    en: "you said that you applied for permanent residence",
    fr: "vous avez dit avoir demandé la résidence permanente",
  },
  (the) =>
    the.answer("appliedForPr") === true ||
    the.answer("eoAppliedForPr") === true ||
    (the.answer("insideCanadaOther")?.includes("appliedForPr") ?? false),
);
