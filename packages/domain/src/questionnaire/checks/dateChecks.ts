import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import { addYears, inMessage } from "../../kernel/calendarDate.ts";
import { refusal } from "../../kernel/validation.ts";
import { dateWindow } from "../../tables/answerLimits.ts";
import { ofText } from "./checks.ts";
import type { Field, QuestionKind, ValueCheck } from "../step.ts";

/** spec */
export const birthdayInPast: ValueCheck = ofText((value, the) =>
  value > the.today()
    ? refusal("birthdayInPast", {
        en: "Date of birth must be in the past",
        fr: "La date de naissance doit être dans le passé",
      })
    : undefined,
);

/** spec; after 100 years ago and before 30 years ahead. A month is compared as one; what goes on has no end to compare. */
const dateInWindow: ValueCheck = ofText((value, the) => {
  const window = the.row(dateWindow);
  if (!window.found || value === "ongoing") return undefined;
  const earliest = addYears(the.today(), -window.row.value.yearsBack);
  const latest = addYears(the.today(), window.row.value.yearsAhead);
  const asPrecise = (day: string) => day.slice(0, value.length);
  if (value <= asPrecise(earliest)) {
    return refusal(
      "dateAfterWindow",
      { en: "Date must be after {date}", fr: "La date doit être après le {date}" },
      { date: inMessage(earliest) },
    );
  }
  return value >= asPrecise(latest)
    ? refusal(
        "dateBeforeWindow",
        { en: "Date must be before {date}", fr: "La date doit être avant le {date}" },
        { date: inMessage(latest) },
      )
    : undefined;
});

const dated = new Set<QuestionKind>(["date", "month", "monthOrOngoing"]);

/** The checks of a field, and after them the window that every date keeps to, so that no question of a date can forget it. */
export const checksOf = ({
  kind,
  checks = [],
  isOfAnyYear,
}: Pick<Field, "kind" | "checks" | "isOfAnyYear">): readonly ValueCheck[] =>
  dated.has(kind) && !isOfAnyYear ? [...checks, dateInWindow] : checks;

export const notAfterToday: ValueCheck = ofText((value, the) =>
  value > the.today()
    ? refusal("notAfterToday", {
        en: "This date is after today. Enter today or an earlier date.",
        fr: "Cette date est après aujourd’hui. Entrez la date du jour ou une date passée.",
      })
    : undefined,
);

/** spec */
export const marriageDateNotAfterToday: ValueCheck = ofText((value, the) =>
  value > the.today()
    ? refusal("marriageDateNotFuture", {
        en: "Marriage date must be less than or equal to today's date",
        fr: "La date du mariage doit être aujourd’hui ou avant",
      })
    : undefined,
);

/** The end of something whose start is another answer. */
export const endNotBefore = (start: AnswerKey): ValueCheck =>
  ofText((value, the) => {
    const from = the.answer(start);
    return typeof from === "string" && value < from
      ? refusal("endNotBeforeStart", {
          en: "The end date is before the start date. Check both dates.",
          fr: "La date de fin est avant la date de début. Vérifiez les deux dates.",
        })
      : undefined;
  });

export const monthNotAfterToday: ValueCheck = ofText((value, the) =>
  value > the.today().slice(0, 7)
    ? refusal("previousVisaDate", {
        en: "This month is in the future. Enter this month or an earlier one.",
        fr: "Ce mois est dans le futur. Entrez ce mois-ci ou un mois passé.",
      })
    : undefined,
);
