import type { Unread } from "../saving/answerSheet.ts";
import type { Entered } from "./entered.ts";

/** What every page keeps of entering: how soon something is sent, what is half typed, and the rows of a list. */

/** How long typing must pause before it is saved. Choices are saved at once, and leaving a field saves too. */
const typingPause = 800;

export const pauseAfter = (pace: Entered["pace"]): number => (pace === "chosen" ? 0 : typingPause);

/** Something said of places of the page, by path: what cannot be read yet, or where it was filled in from. */
export type Marks<T> = Readonly<Record<string, T>>;

export const withoutMark = <T>(marks: Marks<T>, path: string): Marks<T> => {
  const { [path]: _was, ...others } = marks;
  return others;
};

/** One place was worked on: what it says now counts. */
export const unreadAfter = (before: Marks<Unread>, path: string, unread: Unread | undefined): Marks<Unread> =>
  unread ? { ...before, [path]: unread } : withoutMark(before, path);

/** A row was taken out: the others move up, and with them what is marked in them. `list` is the path of the list. */
export function movedUp<T>(marks: Marks<T>, list: string, removed: number): Marks<T> {
  const head = `${list}[`;
  return Object.fromEntries(
    Object.entries(marks).flatMap(([path, mark]): readonly (readonly [string, T])[] => {
      const at = path.startsWith(head) ? Number.parseInt(path.slice(head.length), 10) : Number.NaN;
      if (Number.isNaN(at) || at < removed) return [[path, mark]];
      return at === removed ? [] : [[`${head}${at - 1}${path.slice(path.indexOf("]"))}`, mark]];
    }),
  );
}

type RowOf<V> = Readonly<Record<string, V>>;

/** The rows with one value of one of them changed. */
export const withRowValue = <V>(
  rows: readonly RowOf<V>[],
  index: number,
  name: string,
  value: V | undefined,
): readonly RowOf<V>[] =>
  rows.map((row, at) => {
    if (at !== index) return row;
    const others = Object.fromEntries(Object.entries(row).filter(([other]) => other !== name));
    return value === undefined ? others : { ...others, [name]: value };
  });

export const withoutRow = <R>(rows: readonly R[], index: number): readonly R[] => rows.filter((_, at) => at !== index);

export const withRowAt = <R>(rows: readonly R[], index: number, row: R): readonly R[] => [
  ...rows.slice(0, index),
  row,
  ...rows.slice(index),
];
