import { isPastOfOtherCalendar, otherCalendar } from "../../kernel/otherCalendar.ts";
import type { Text } from "../../kernel/text.ts";
import { knownPart } from "../../kernel/partialDate.ts";
import { refusal } from "../../kernel/validation.ts";
import { earliestBirthYear } from "../../tables/answerLimits.ts";
import { ofText } from "./checks.ts";
import type { ValueCheck } from "../field.ts";

/** Checks of days and months. The window that every date keeps to is one of its kind. */

const dayRule = (code: string, sentence: Text, isFine: (day: string, today: string) => boolean): ValueCheck =>
  ofText((value, the) => (isFine(value, the.today()) ? undefined : refusal(code, sentence)));

/** Of what must have passed; a year too far ahead is one of another calendar. */
const pastRule = (code: string, sentence: Text): ValueCheck =>
  ofText((value, the) => {
    const known = knownPart(value);
    if (notAfter(known, the.today())) return undefined;
    return isPastOfOtherCalendar(known, the.today()) ? otherCalendar : refusal(code, sentence);
  });

/** A month is not after today while its first day is not. */
const notAfter = (day: string, today: string) => day <= today.slice(0, day.length);
/** The forms’ own scripts ask for a day after today, and compare with the clock of whoever opens them. */
const after = (day: string, today: string) => day > today.slice(0, day.length);

/** spec */
export const birthdayInPast: ValueCheck = pastRule("birthdayInPast", {
  en: "Date of birth must be in the past",
  fr: "La date de naissance doit être dans le passé",
});

/** Of whoever applies: the forms take birthdays from a year on (document 1 section 5 says a hundred years; ADR 0243). */
export const bornSinceForms: ValueCheck = ofText((value, the) => {
  const [known, least] = [knownPart(value), the.row(earliestBirthYear)];
  return known !== "" && least.found && Number(known.slice(0, 4)) < least.row.value
    ? refusal(
        "birthYearTooEarly",
        {
          en: "The forms accept years of birth from {year} on. Check the year.",
          fr: "Les formulaires acceptent les années de naissance à partir de {year}. Vérifiez l’année.",
        },
        { year: least.row.value },
      )
    : undefined;
});
/** spec */
export const marriageDateNotAfterToday: ValueCheck = pastRule("marriageDateNotFuture", {
  en: "Marriage date must be less than or equal to today's date",
  fr: "La date du mariage doit être aujourd’hui ou avant",
});
export const notAfterToday: ValueCheck = pastRule("notAfterToday", {
  en: "This date is after today. Enter today or an earlier date.",
  fr: "Cette date est après aujourd’hui. Entrez la date du jour ou une date passée.",
});
export const monthNotAfterToday: ValueCheck = pastRule("previousVisaDate", {
  en: "This month is in the future. Enter this month or an earlier one.",
  fr: "Ce mois est dans le futur. Entrez ce mois-ci ou un mois passé.",
});
/** spec */
export const fromNotAfterToday: ValueCheck = pastRule("fromDateNotAfterToday", {
  en: "From date must be less than or equal to today's date",
  fr: "La date de début doit être aujourd’hui ou avant",
});
/** spec */
export const toNotAfterToday: ValueCheck = pastRule("toDateNotAfterToday", {
  en: "To date must be less than or equal to today's date",
  fr: "La date de fin doit être aujourd’hui ou avant",
});
/** spec */
export const fromAfterToday: ValueCheck = dayRule(
  "fromDateAfterToday",
  { en: "From date must be greater than today's date", fr: "La date de début doit être après aujourd’hui" },
  after,
);
/** spec */
export const toAfterToday: ValueCheck = dayRule(
  "toDateAfterToday",
  { en: "To date must be greater than today's date", fr: "La date de fin doit être après aujourd’hui" },
  after,
);

/** The forms’ own rule for what is still to come. */
export const todayOrLater: ValueCheck = dayRule(
  "dateTodayOrLater",
  {
    en: "The form accepts today or a later date here. Enter another date.",
    fr: "Le formulaire accepte ici la date du jour ou une date à venir. Entrez une autre date.",
  },
  (day, today) => day >= today.slice(0, day.length),
);

export const issuedNotAfterToday: ValueCheck = pastRule("issueDateNotAfterToday", {
  en: "This date is after today. Enter the day of issue.",
  fr: "Cette date est après aujourd’hui. Entrez la date de délivrance.",
});
export const expiresAfterToday: ValueCheck = dayRule(
  "expiryDateAfterToday",
  {
    en: "This date has passed. The form accepts only a document that is still valid. Renew it, then enter the new date.",
    fr: "Cette date est passée. Le formulaire n’accepte qu’un document encore valide. Renouvelez-le, puis entrez la nouvelle date.",
  },
  after,
);

const endBeforeStart = refusal("endNotBeforeStart", {
  en: "The end date is before the start date. Check both dates.",
  fr: "La date de fin est avant la date de début. Vérifiez les deux dates.",
});

/** The end of something whose start is another value. */
export const endNotBefore = <R>(startOf: (the: R) => unknown): ValueCheck<R> =>
  ofText((value, the) => {
    const from = startOf(the);
    return typeof from === "string" && value < from ? endBeforeStart : undefined;
  });

const expiryNotAfterIssue = refusal("expiryNotAfterIssue", {
  en: "The expiry date must be after the date of issue. Check both dates on the document.",
  fr: "La date d’expiration doit être après la date de délivrance. Vérifiez les deux dates sur le document.",
});

/** The end of a document whose day of issue is another value. */
export const expiryAfter = <R>(issueOf: (the: R) => unknown): ValueCheck<R> =>
  ofText((value, the) => {
    const issued = issueOf(the);
    return typeof issued === "string" && value <= issued ? expiryNotAfterIssue : undefined;
  });
