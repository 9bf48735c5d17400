import type { FormCheck } from "../../../forms/fields/field.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import { isNotGiven } from "../../../forms/fields/fieldConditions.ts";
import { all, any } from "../../../kernel/condition.ts";
import { dayNumber, isIsoDate } from "../../../kernel/calendarDate.ts";
import { refusal } from "../../../kernel/validation.ts";
import { extensionOnConsent } from "../../../tables/court/courtPages.ts";
import type { LetterField } from "../../letterContent.ts";
import { fieldIs, when } from "../../prose/fact.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence, type Sentence } from "../../prose/sentence.ts";
import { asksFor } from "../caseInCourt.ts";
import { ofCourtsRules } from "./whichRules.ts";

/** How far a consent reaches: once, and by half of the period at most (rule 7). The letter says so only where both are known. */

const gap = gapsOf("consentToExtensionOfTime");

const tooLong = refusal("extensionTooLong", {
  en: "A consent extends a period by half of it at most (rule 7). For more, ask the Court.",
  fr: "Un consentement proroge un délai de la moitié au plus (règle 7). Pour plus, adressez-vous à la Cour.",
});
const notLater = refusal("extensionNotLater", {
  en: "The new last day comes after the one that holds now.",
  fr: "Le nouveau dernier jour vient après celui qui vaut actuellement.",
});

/** Days by which the period grows; nothing while one of the two days is not known. */
function moreDays(the: FormReader, then: unknown): number | undefined {
  const now = the.text("currentDate");
  const areDays = typeof then === "string" && isIsoDate(then) && now !== undefined && isIsoDate(now);
  return areDays ? dayNumber(then) - dayNumber(now) : undefined;
}

/** Days that a consent may add to the period; nothing while its length is not known. */
function mostOnConsent(the: FormReader): number | undefined {
  const row = the.row(extensionOnConsent);
  const days = Number(the.text("periodDays"));
  return row.found && days > 0 ? days * row.row.value.share : undefined;
}

/** The new last day comes after the one now, and within what a consent may add. */
export const fits: FormCheck = (value, the) => {
  const more = moreDays(the, value);
  if (more === undefined) return undefined;
  if (more <= 0) return notLater;
  const most = the.text("rules") === "courts" ? mostOnConsent(the) : undefined;
  return most !== undefined && more > most ? tooLong : undefined;
};

const isWithinHalf = when((the) => {
  const [more, most] = [moreDays(the, the.value("proposedDate")), mostOnConsent(the)];
  return more !== undefined && most !== undefined && more > 0 && more <= most;
});

export const lengthFields: readonly LetterField[] = [
  {
    path: "periodDays",
    kind: "digits",
    label: { en: "Days of the whole period", fr: "Jours du délai entier" },
    shown: ofCourtsRules,
    needed: "always",
  },
  {
    path: "isFirstConsent",
    kind: "yesNo",
    label: {
      en: "Is this the first consent about this period?",
      fr: "S’agit-il du premier consentement sur ce délai?",
    },
    shown: ofCourtsRules,
    needed: "always",
  },
];

export const saysHowFar: readonly Sentence[] = [
  sentence(
    {
      en: "It is the first extension of this period on consent, and not longer than half of it.",
      fr: "C’est la première prorogation de ce délai sur consentement, et elle n’en dépasse pas la moitié.",
    },
    {},
    { when: all(fieldIs("isFirstConsent", true), isWithinHalf) },
  ),
  asksFor(
    any(isNotGiven("isFirstConsent"), isNotGiven("periodDays")),
    gap(
      "Whether this is the first consent about the period, and how long the whole period is",
      "S’il s’agit du premier consentement sur ce délai, et la durée du délai entier",
      "isFirstConsent",
    ),
  ),
];
