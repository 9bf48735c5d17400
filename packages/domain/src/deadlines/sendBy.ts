import type { CaseReader } from "../caseFile/reader.ts";
import { isBeforeSending } from "../conditions/application/status.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { studyPermitServiceStandard } from "../tables/studies/serviceStandard.ts";
import { deadline, type Deadline } from "./deadline.ts";

/** The day stands beside it, as of every deadline. */
const title: Text = { en: "Send your application", fr: "Envoyez votre demande" };
const reason: Text = {
  en: "your program starts {days} days after this day, and IRCC aims to decide in that time; it may take longer, so send it earlier if you can",
  fr: "votre programme commence {days} jours après ce jour, et IRCC vise à décider dans ce délai; cela peut prendre plus de temps, alors envoyez la demande plus tôt si vous le pouvez",
};
const passed: Text = {
  en: "IRCC aims to decide in {days} days, and your program starts sooner than that; the decision may come after the start, so send the application now, or ask your school if you can start later",
  fr: "IRCC vise à décider en {days} jours, et votre programme commence plus tôt; la décision peut donc venir après le début, alors envoyez la demande maintenant, ou demandez à votre établissement si vous pouvez commencer plus tard",
};

/** The day by which a first study permit from outside Canada is sent, so that a decision can come before the program starts. */
export function sendByDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  if (reader.application("type") !== "Student" || !isBeforeSending(reader.application("status"))) return [];
  const [country, start] = [reader.answer("country"), reader.answer("startOfCanadianStudyProgram")];
  if (country === undefined || country === "CA" || start === undefined || start < reader.today()) return [];
  const days = reader.row(studyPermitServiceStandard);
  if (!days.found) return [];
  const date = addDays(start, -days.row.value);
  const because = fill(date < reader.today() ? passed : reason, { days: days.row.value });
  return [deadline(reader, { id: "sendBy", title }, date, because)];
}
