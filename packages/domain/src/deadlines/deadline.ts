import type { CaseReader } from "../caseFile/reader.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { readValue } from "../conditions/documentsRead.ts";
import { isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import type { Tracing } from "../kernel/trace.ts";

/**
 * A day that matters, with its reason. The title goes into calendars that others may see, so nothing personal is in it.
 * A deadline whose date is not known (no row of a table) has `null` for its value.
 */
export type Deadline = {
  readonly id: string;
  readonly title: Text;
  readonly decision: Decision<IsoDate | null>;
  /** The document that sets the day. */
  readonly fileId?: string;
  /** The page of the vault on which a person shows that it is done: where its receipt, or the newer document, goes. */
  readonly doneAt?: DoneAt;
};

export type DoneAt = { readonly page: string; readonly childNumber?: number };

export const deadline = (
  reader: Tracing,
  { id, title }: Pick<Deadline, "id" | "title">,
  value: IsoDate | null,
  because: Text,
): Deadline => ({
  id,
  title,
  decision: decisionFrom(reader, { value, because: [because], decidedBy: `deadlines.${id}` }),
});

/** Said when a table has no row, so that the date is not known. */
export const daysNotKnown: Text = {
  en: "no number of days is known for this date",
  fr: "aucun nombre de jours n’est connu à cette date",
};

/** The date in the newest document of a page in which it was read. */
export function dateRead(the: CaseReader, page: PageSlug, field: string): IsoDate | undefined {
  const value = readValue(the, page, field);
  return value !== undefined && isIsoDate(value) ? value : undefined;
}
