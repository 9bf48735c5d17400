import type { CaseReader } from "../caseFile/reader.ts";
import { issueDateOf } from "../conditions/authority/letterDates.ts";
import { addDays, type IsoDate } from "../kernel/calendarDate.ts";
import { decisionFrom } from "../kernel/decision.ts";
import { fill, type Text } from "../kernel/text.ts";
import { writtenDay } from "../kernel/written.ts";
import { leaveApplication } from "../tables/court/courtTimeLimits.ts";
import { daysNotKnown, type Deadline } from "./deadline.ts";

/**
 * The time to ask the Court for leave, while nobody recorded the day on which the decision was learned of (ADR 0222). No day
 * is decided on: it is said what to do, and from when to count until then.
 */

const text = {
  notRecorded: {
    en: "the day on which you learned of the decision is not recorded yet, and the time runs from that day: tell it to your legal team right away",
    fr: "la date où vous avez appris la décision n’est pas encore inscrite, et le délai court à partir de cette date\u00A0: dites-la tout de suite à votre équipe juridique",
  },
  days: {
    en: "the Act gives {here} days for a decision made in Canada and {elsewhere} days for one made elsewhere",
    fr: "la Loi donne {here} jours pour une décision prise au Canada et {elsewhere} jours pour une décision prise ailleurs",
  },
  fromDecision: {
    en: "until then, count from the date of the decision itself, the earliest day on which you can have learned of it",
    fr: "d’ici là, comptez à partir de la date de la décision elle-même, le premier jour où vous avez pu l’apprendre",
  },
  fromLetter: {
    en: "if it is the decision of your letter of {day}, and you learned of it that day, the last day is {here} for a decision made in Canada and {elsewhere} for one made elsewhere",
    fr: "s’il s’agit de la décision de votre lettre du {day}, et que vous l’avez apprise ce jour-là, le dernier jour est le {here} pour une décision prise au Canada et le {elsewhere} pour une décision prise ailleurs",
  },
} satisfies Record<string, Text>;

/** Of several letters the newest: an older one is of an earlier refusal. */
const dayOfLetter = (the: CaseReader): IsoDate | undefined =>
  the
    .documents("refusal-letter")
    .flatMap((letter) => issueDateOf(letter) ?? [])
    .toSorted()
    .at(-1);

export function leaveWithoutDay({ id, title }: Pick<Deadline, "id" | "title">, the: CaseReader): Deadline {
  const reader = the.fresh();
  reader.application("status");
  reader.application("decisionNotifiedAt");
  const row = reader.row(leaveApplication);
  const day = dayOfLetter(reader);
  return {
    id,
    title,
    decision: decisionFrom(reader, {
      value: null,
      because: [text.notRecorded, ...(row.found ? countedBy(row.row.value, day) : [daysNotKnown])],
      decidedBy: `deadlines.${id}.dayNotRecorded`,
    }),
  };
}

type Days = { readonly madeInCanada: number; readonly madeElsewhere: number };

const countedBy = ({ madeInCanada, madeElsewhere }: Days, day: IsoDate | undefined): readonly Text[] => [
  fill(text.days, { here: madeInCanada, elsewhere: madeElsewhere }),
  day === undefined
    ? text.fromDecision
    : fill(text.fromLetter, {
        day: writtenDay(day),
        here: writtenDay(addDays(day, madeInCanada)),
        elsewhere: writtenDay(addDays(day, madeElsewhere)),
      }),
];
