import type { FieldState } from "../fieldState.ts";
import { isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import { knownPart } from "../../kernel/partialDate.ts";
import { dateGoesOn, textGoesOn } from "../fields/boxChecks.ts";
import { fieldsOf, isListState, namesGoOn, type FormState, type ListState, type PartState } from "../formState.ts";
import {
  answerSheet,
  continuedOf,
  lineOf,
  otherNames,
  rowTitle,
  type AnswerSheet,
  type SheetGroup,
  type SheetLine,
} from "./answerSheet.ts";
import { furtherWords } from "./answerSheetWords.ts";

/** What the file of a form has room for; nothing where a list or a date has no limit there. */
type Room = { readonly rows: ReadonlyMap<string, number>; readonly wholeDates: ReadonlySet<string> };

/**
 * The sheet that goes with a form: everything that the form has no room for, with its number, the person, the section and the
 * row. Nothing when the form holds all of it (ADR 0244).
 */
export function furtherSheet(state: FormState, date: IsoDate, room: Room): AnswerSheet | undefined {
  const sections = state.sections
    .filter(({ parts }) => parts.length > 0)
    .map(({ section, parts }) => ({
      id: section.id,
      title: section.title,
      groups: parts.flatMap((part) => beyond(part, room)),
    }))
    .filter(({ groups }) => groups.length > 0);
  const continued = state.sections.flatMap(continuedOf);
  if (sections.length === 0 && continued.length === 0) return undefined;
  return {
    ...answerSheet(state, date),
    heading: { title: furtherWords.title, lead: furtherWords.lead },
    sections,
    continued,
  };
}

const goingOn: ReadonlySet<string> = new Set([namesGoOn.code, textGoesOn, dateGoesOn]);

/** Whether a form says of anything that it goes on outside the form. */
export const hasFurther = ({ sections }: Pick<FormState, "sections">): boolean =>
  sections
    .flatMap(({ parts }) => parts)
    .some(
      (part) =>
        (isListState(part) && part.most !== undefined && part.rows.length > part.most) ||
        fieldsOf([part]).some(({ advice }) => advice !== undefined && goingOn.has(advice.code)),
    );

/** Remarks are for whoever fills in the form, and the sheet is for whoever reads it. */
function plainLine(field: FieldState): SheetLine {
  const { remark: _said, ...line } = lineOf(field);
  return line;
}

const beyond = (part: PartState, room: Room): readonly SheetGroup[] =>
  isListState(part) ? rowsBeyond(part, room) : asGroup([...inPart(part, room), ...otherNames(part)]);

const asGroup = (lines: SheetGroup["lines"]): readonly SheetGroup[] => (lines.length === 0 ? [] : [{ lines }]);

/** A single box takes a whole date alone: what is known of another one stands here. */
const inPart = (field: FieldState, { wholeDates }: Room): SheetGroup["lines"] =>
  field.field.kind === "partialDate" &&
  typeof field.value === "string" &&
  wholeDates.has(field.path) &&
  !isIsoDate(knownPart(field.value))
    ? [plainLine(field)]
    : [];

function rowsBeyond(part: ListState, room: Room): readonly SheetGroup[] {
  const most = room.rows.get(part.list.list) ?? part.most;
  return part.rows.flatMap((row, index): readonly SheetGroup[] => {
    const lines =
      most !== undefined && index >= most
        ? row.fields.filter(({ value }) => value !== undefined).map(plainLine)
        : row.fields.flatMap((field) => inPart(field, room));
    return lines.length === 0 ? [] : [{ title: rowTitle(part, row), lines }];
  });
}
