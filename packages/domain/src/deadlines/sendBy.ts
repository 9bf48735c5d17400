import type { CaseReader } from "../caseFile/reader.ts";
import { applicationWasSent } from "../conditions/application/application.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { studyPermitServiceStandard } from "../tables/studies/serviceStandard.ts";
import { deadline, type Deadline } from "./deadline.ts";

const title: Text = {
  en: "Last sensible day to send the application",
  fr: "Dernier jour raisonnable pour envoyer la demande",
};
const reason: Text = {
  en: "your program starts {days} days after this day, and that is the time in which IRCC aims to decide; it may take longer, so send earlier if you can",
  fr: "votre programme commence {days} jours après ce jour, et c’est le temps dans lequel IRCC vise à décider; cela peut prendre plus de temps, alors envoyez la demande plus tôt si vous le pouvez",
};
const passed: Text = {
  en: "your program starts in less than the {days} days in which IRCC aims to decide, so the decision may come after the start; send the application now, or ask your school whether you may start later",
  fr: "votre programme commence dans moins que les {days} jours dans lesquels IRCC vise à décider, et la décision peut donc venir après le début; envoyez la demande maintenant, ou demandez à votre école si vous pouvez commencer plus tard",
};

/** The day by which a first study permit from outside Canada is sent, so that a decision can come before the program starts. */
export function sendByDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  if (reader.application("type") !== "Student" || applicationWasSent.evaluate(reader).holds) return [];
  const [country, start] = [reader.answer("country"), reader.answer("startOfCanadianStudyProgram")];
  if (country === undefined || country === "CA" || start === undefined || start < reader.today()) return [];
  const days = reader.row(studyPermitServiceStandard);
  if (!days.found) return [];
  const date = addDays(start, -days.row.value);
  const because = fill(date < reader.today() ? passed : reason, { days: days.row.value });
  return [deadline(reader, { id: "sendBy", title }, date, because)];
}
