import type { SendBy, PlannedDeadline } from "./planned.ts";
import type { ApplicationType } from "../caseFile/application.ts";
import { leaveApplicationId } from "../deadlines/court.ts";
import { daysBetween, type IsoDate } from "../kernel/calendarDate.ts";
import { counted, fill, type CountedText, type Text } from "../kernel/text.ts";
import { writtenDay } from "../kernel/written.ts";

const endsPermit: readonly ApplicationType[] = [
  "StudentExtension",
  "Dli",
  "WorkPermitExtension",
  "Lmia",
  "C10",
  "ClosedWorkPermit",
  "Bowp",
  "VisitorVisa",
];

/** Deadlines that are kept by sending this application; of those without types, any. */
const keptBySending: Readonly<Record<string, readonly ApplicationType[] | "any">> = {
  invitation: "any",
  sendBy: ["Student"],
  permitEnd: endsPermit,
  restoration: "any",
  postGraduationPermit: ["WorkPermit"],
  [leaveApplicationId]: ["JudicialReview"],
};

const words = {
  today: {
    en: "Send your application today: it is the last day ({day})",
    fr: "Envoyez votre demande aujourd’hui\u00A0: c’est le dernier jour ({day})",
  },
  ahead: {
    one: {
      en: "Send your application by {day} (1 day left)",
      fr: "Envoyez votre demande au plus tard le {day} (il reste 1 jour)",
    },
    other: {
      en: "Send your application by {day} ({count} days left)",
      fr: "Envoyez votre demande au plus tard le {day} (il reste {count} jours)",
    },
  },
  past: {
    en: "The day to send your application, {day}, has passed: send it now or talk with your legal team",
    fr: "La date pour envoyer votre demande, le {day}, est passée\u00A0: envoyez-la maintenant ou parlez à votre équipe juridique",
  },
} satisfies Record<string, Text | CountedText>;

/** Where sending after the day is of no use, or needs somebody’s leave. */
const pastFor: Readonly<Record<string, Text>> = {
  invitation: {
    en: "Your invitation ended on {day}: an application needs a new one. Talk with your legal team about what is still possible",
    fr: "Votre invitation a pris fin le {day}\u00A0: il faut une nouvelle invitation pour présenter une demande. Parlez à votre équipe juridique de ce qui reste possible",
  },
  [leaveApplicationId]: {
    en: "The day to apply to the Court, {day}, has passed: talk with your legal team today about asking for more time",
    fr: "La date pour s’adresser à la Cour, le {day}, est passée\u00A0: parlez aujourd’hui à votre équipe juridique d’une prolongation du délai",
  },
};

/** The nearest day by which this application is to be sent; nothing where no rule and no letter names one. */
export function sendByOf(
  deadlines: readonly PlannedDeadline[],
  type: ApplicationType,
  today: IsoDate,
): SendBy | undefined {
  const [first] = deadlines
    .flatMap(({ id, date }) => {
      const types = keptBySending[id];
      return date === null || types === undefined || (types !== "any" && !types.includes(type)) ? [] : [{ id, date }];
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  if (!first) return undefined;
  const { id, date } = first;
  const [day, left] = [writtenDay(date), daysBetween(today, date)];
  const said =
    left > 0
      ? counted(words.ahead, left, { day })
      : fill(left === 0 ? words.today : (pastFor[id] ?? words.past), { day });
  return { deadline: id, date, words: said };
}
