import type { CaseReader } from "../caseFile/reader.ts";
import { completedOn } from "../conditions/studies/endOfStudies.ts";
import { SituationInCanada } from "../conditions/status/situationInCanada.ts";
import { addDays, type IsoDate } from "../kernel/calendarDate.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import { fill, type Text } from "../kernel/text.ts";
import { postGraduationDeadline } from "../tables/studies/postGraduation.ts";
import { studyPermitAfterCompletion } from "../tables/status/stays.ts";
import { daysNotKnown, deadline, type Deadline } from "./deadline.ts";

const permitTitle: Text = {
  en: "Study permit stops being valid after the end of studies",
  fr: "Fin de validité du permis d’études après la fin des études",
};
const permitReason: Text = {
  en: "a study permit ends {days} days after the studies are completed, even when a later date is printed on it",
  fr: "un permis d’études prend fin {days} jours après la fin des études, même si une date plus lointaine y figure",
};
const postGraduationTitle: Text = {
  en: "Last day to ask for a post-graduation work permit",
  fr: "Dernier jour pour demander un permis de travail postdiplôme",
};
const postGraduationReason: Text = {
  en: "you must apply within {days} days of the earliest of final marks, completion letter and degree",
  fr: "vous devez le demander dans les {days} jours suivant le premier de ces documents : notes finales, attestation de fin d’études ou diplôme",
};

function daysAfter(
  the: CaseReader,
  table: DatedTable<number>,
  date: IsoDate,
): { readonly date: IsoDate; readonly days: number } | undefined {
  const row = the.row(table);
  return row.found ? { date: addDays(date, row.row.value), days: row.row.value } : undefined;
}

/** What the end of the studies sets going: the end of the study permit when it comes before the printed one, and the time for a post-graduation permit. */
export function afterStudiesDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  const completed = completedOn(reader);
  if (completed === undefined) return [];
  return [...endOfStudyPermit(the, completed), postGraduation(reader, completed)];
}

function endOfStudyPermit(the: CaseReader, completed: IsoDate): readonly Deadline[] {
  const reader = the.fresh();
  completedOn(reader);
  const now = new SituationInCanada(reader);
  if (!now.isInCanada() || !now.holds("study")) return [];
  const end = daysAfter(reader, studyPermitAfterCompletion, completed);
  if (end === undefined)
    return [deadline(reader, { id: "studyPermitAfterStudies", title: permitTitle }, null, daysNotKnown)];
  const printed = now.expiry();
  if (printed !== undefined && printed <= end.date) return [];
  return [
    deadline(
      reader,
      { id: "studyPermitAfterStudies", title: permitTitle },
      end.date,
      fill(permitReason, { days: end.days }),
    ),
  ];
}

function postGraduation(reader: CaseReader, completed: IsoDate): Deadline {
  const last = daysAfter(reader, postGraduationDeadline, completed);
  return last === undefined
    ? deadline(reader, { id: "postGraduationPermit", title: postGraduationTitle }, null, daysNotKnown)
    : deadline(
        reader,
        { id: "postGraduationPermit", title: postGraduationTitle },
        last.date,
        fill(postGraduationReason, { days: last.days }),
      );
}
