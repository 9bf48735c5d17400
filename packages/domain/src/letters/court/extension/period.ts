import { dayInLetter } from "../../facts/ownFields.ts";
import type { LetterField } from "../../letterContent.ts";
import { asked } from "../../prose/fact.ts";
import { fits } from "./lengthOnConsent.ts";

/** The period itself: what has to be done in it, by which rule, by which day now and by which one instead. */

export const whatAndRule: readonly LetterField[] = [
  {
    path: "period",
    kind: "text",
    inAnyScript: true,
    label: { en: "What has to be done", fr: "Ce qui doit être fait" },
    hint: {
      en: "For example: file the applicant’s record.",
      fr: "Par exemple\u00A0: déposer le dossier de demande.",
    },
    needed: "always",
  },
  {
    path: "rule",
    kind: "text",
    label: { en: "Rule", fr: "Règle" },
    hint: { en: "The number alone, for example 10(1).", fr: "Le numéro seul, par exemple 10(1)." },
    needed: "always",
  },
];

export const lastDayNow: LetterField = {
  path: "currentDate",
  kind: "date",
  label: { en: "Last day now", fr: "Dernier jour actuel" },
  needed: "always",
  prefill: (the) => {
    const day = the.case.application("recordDeadline");
    return day
      ? {
          value: day,
          from: {
            fact: "application.recordDeadline",
            says: { en: "from what is recorded of this case", fr: "d’après ce qui est inscrit à ce dossier" },
          },
        }
      : undefined;
  },
};

export const lastDayAskedFor: LetterField = {
  path: "proposedDate",
  kind: "date",
  label: { en: "Last day asked for", fr: "Dernier jour demandé" },
  needed: "always",
  checks: [fits],
};

export const what = asked("period");
export const rule = asked("rule");
export const now = dayInLetter("currentDate");
export const until = dayInLetter("proposedDate");
