import type { CaseReader } from "../caseFile/reader.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import { fill, type Text } from "../kernel/text.ts";
import { writtenDay } from "../kernel/written.ts";

const noRow: Text = {
  en: "no amount is known for {date}: the last one has ended or the first one is later",
  fr: "aucun montant n’est connu pour le {date} : le dernier n’a plus cours ou le premier vient plus tard",
};
const notVerified: Text = {
  en: "the amount is not verified: it was not read on the authority’s own page, so check it there",
  fr: "le montant n’est pas vérifié : il n’a pas été lu sur la page officielle, alors vérifiez-le à cet endroit",
};

/** The date of receipt once there is one, else today; its absence is not a missing answer of the applicant. */
export function dayOfReceipt(the: CaseReader): IsoDate {
  const received = the.fresh().application("receivedDate");
  if (!received) return the.today();
  the.trace.note("application.receivedDate", false);
  return received;
}

export type ValueOnDate<T> = { readonly value: T | undefined; readonly because: readonly Text[] };

/** What a table of amounts says for this case, with what must be said about it: no row for the date, or not verified. */
export function valueOnDate<T>(the: CaseReader, table: DatedTable<T>): ValueOnDate<T> {
  const answer = the.row(table);
  if (!answer.found) return { value: undefined, because: [fill(noRow, { date: writtenDay(answer.date) })] };
  return { value: answer.row.value, because: answer.row.source.status === "verified" ? [] : [notVerified] };
}
