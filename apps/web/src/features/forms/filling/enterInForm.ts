import { lengthRefusal } from "@boreal/domain/fields/entryLength";
import { checkPath, type CheckedValues } from "@boreal/domain/caseFile/formChecks";
import type { Claim, FormField, FormRow, FormValue } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import type { ListState } from "@boreal/domain/forms/formState";
import type { Unread } from "../../../case/saving/answerSheet.ts";
import {
  movedUp,
  pauseAfter,
  unreadAfter,
  withoutRow,
  withRowAt,
  withRowValue,
  type Marks,
} from "../../../case/fields/entering.ts";
import { chosenOf, rowsChosen, fieldEntry, formValueOf, keptEntry, rowsEntry, type FormEntry } from "./formEntry.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import { entryKey } from "../storedForms.ts";
import type { Asked, Filling } from "./filling.ts";

type Unreads = Marks<Unread>;

/** How something was entered: what of it cannot be read yet, how soon it is sent, and the place that was worked on. */
type Marked = { readonly unread: Unreads; readonly pace: Entered["pace"]; readonly at: string };

const chosenAt = (at: string): Marked => ({ unread: {}, pace: "chosen", at });

/** A text that would not be taken anyway is not sent: one that somebody pasted may be larger than a whole request. */
function tooLong(value: unknown): Unread | undefined {
  const refusal = lengthRefusal(value);
  return refusal && { typed: String(value), refusal };
}

/** As many rows as it takes for one to stand at this place. */
const withRoomAt = (rows: readonly FormRow[], index: number): readonly FormRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, index + 1 - rows.length) }, (): FormRow => ({})),
];

/** What the controls of a form call when something is entered. */
export function enterInForm({ sheet, view }: Filling, { key: form, the }: Asked) {
  const before = (path: string) => view.values[entryKey(form, path)] as FormEntry | undefined;
  const unreadOf = (path: string): Unreads => view.drafts[entryKey(form, path)]?.unread ?? {};

  const put = (path: string, entry: FormEntry | undefined, { unread, pace, at }: Marked) =>
    sheet.give(
      entryKey(form, path),
      { value: entry, unread, origins: {}, storable: { value: entry } },
      pauseAfter(pace),
      at,
    );

  /** What cannot be read yet is shown as it was typed; what is stored stays as it is. */
  const hold = (path: string, unread: Unreads, at: string) =>
    sheet.give(entryKey(form, path), { value: before(path), unread, origins: {} }, pauseAfter("typed"), at);

  const rowsNow = (list: string): readonly FormRow[] => the.rows(list).rows;
  const putRows = (list: string, rows: readonly FormRow[], marked: Marked) =>
    put(list, rowsEntry(the.rows(list).prefilled?.value, before(list), rows), marked);

  return {
    field: (field: FormField, { value, unread, pace }: Entered) => {
      const { path } = field;
      const held = unread ?? tooLong(value);
      if (held) hold(path, { [path]: held }, path);
      else put(path, fieldEntry(field, the, before(path), formValueOf(value)), { unread: {}, pace, at: path });
    },

    row: ({ list }: ListState, index: number, field: FormField, { value, unread, pace }: Entered) => {
      const at = `${list.list}[${index}].${field.path}`;
      const held = unread ?? tooLong(value);
      const now = unreadAfter(unreadOf(list.list), at, held);
      const rows = withRowValue(rowsNow(list.list), index, field.path, formValueOf(value));
      if (held) hold(list.list, now, at);
      else putRows(list.list, rows, { unread: now, pace, at });
    },

    addRow: ({ list }: ListState) =>
      putRows(list.list, [...rowsNow(list.list), {}], { unread: unreadOf(list.list), pace: "chosen", at: list.list }),

    /** The other rows move up, and with them what is half typed in them. */
    removeRow: ({ list }: ListState, index: number): FormRow => {
      const rows = rowsNow(list.list);
      const unread = movedUp(unreadOf(list.list), list.list, index);
      putRows(list.list, withoutRow(rows, index), { unread, pace: "chosen", at: list.list });
      return rows[index] ?? {};
    },

    putRowBack: ({ list }: ListState, index: number, row: FormRow) =>
      putRows(list.list, withRowAt(rowsNow(list.list), index, row), chosenAt(list.list)),

    /** What a form that came back says, put in the place of what stands here. */
    takeOver: (path: string, field: FormField, value: FormValue | undefined) => {
      const [, list, index] = /^([^[]+)\[(\d+)\]\./.exec(path) ?? [];
      if (list === undefined) {
        put(path, fieldEntry(field, the, before(path), value), { unread: {}, pace: "chosen", at: path });
        return;
      }
      putRows(list, withRowValue(withRoomAt(rowsNow(list), Number(index)), Number(index), field.path, value), {
        unread: unreadOf(list),
        pace: "chosen",
        at: path,
      });
    },

    /** The field, or the list, follows its source again. */
    takeOffered: (path: string) => put(path, undefined, chosenAt(path)),

    ...choosing(the, put, (list, rows) => putRows(list, rows, { ...chosenAt(list), unread: unreadOf(list) })),

    keepMine: (path: string, offered: FormValue | readonly FormRow[]) =>
      put(path, keptEntry(before(path), offered), chosenAt(path)),
  };
}

type Put = (path: string, entry: FormEntry | undefined, marked: Marked) => void;

/** One source is right: what it says stands in every field of the same thing in which the sources differ. */
const choosing = (the: FormReader, put: Put, putRows: (list: string, rows: readonly FormRow[]) => void) => ({
  chooseSource: (chosen: Claim) => {
    for (const { path, value } of chosenOf(the, chosen)) put(path, { value, base: null }, chosenAt(path));
  },

  /** The same within one row of a list. */
  chooseInRow: ({ list: { list } }: ListState, index: number, chosen: Claim) =>
    putRows(list, rowsChosen(the.rows(list), index, chosen)),
});

/** Somebody looked at the whole form as it stands. */
export function enterChecked({ sheet }: Filling, { key }: Asked, values: CheckedValues): void {
  const value = { value: values };
  const given = { value, unread: {}, origins: {}, storable: { value } };
  sheet.give(entryKey(key, checkPath), given, pauseAfter("chosen"), checkPath);
}

export type EnterInForm = ReturnType<typeof enterInForm>;
