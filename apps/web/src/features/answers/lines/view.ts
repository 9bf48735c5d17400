import { changeSince, giverKey, type Change, type Giver } from "./given.ts";
import { hitsIn } from "../searchText.ts";
import type { SheetLine } from "../sheet.ts";

/** Which questions are looked at. `open`: the person still has to do something about them. */
export type Show = "all" | "answered" | "open" | "changed";

/** What the reader chose to see. */
export type View = {
  readonly show: Show;
  /** Key of a giver; empty for everyone. */
  readonly giver: string;
  /** Since when changes are marked, in milliseconds of the epoch; nothing is marked without. */
  readonly since: number | undefined;
  readonly terms: readonly string[];
};

const needsThePerson = new Set<SheetLine["state"]>(["open", "incomplete", "wrong"]);
const isSettled = new Set<SheetLine["state"]>(["answered", "empty"]);

export const changeOf = ({ given }: Pick<SheetLine, "given">, since: number | undefined): Change | undefined =>
  since === undefined ? undefined : changeSince(given, since);

export function isIn(show: Show, line: SheetLine, since: number | undefined): boolean {
  switch (show) {
    case "all":
      return true;
    case "answered":
      return isSettled.has(line.state);
    case "open":
      return needsThePerson.has(line.state);
    case "changed":
      return changeOf(line, since) !== undefined;
  }
}

/** What is searched of a line, in the language shown, and the same folded. */
export type Searched = { readonly strings: readonly string[]; readonly folded: readonly string[] };

/** Every word must stand somewhere in the question or its answer. */
const holdsAll = ({ folded }: Searched, terms: readonly string[]): boolean =>
  terms.every((term) => folded.some((text) => text.includes(term)));

export type Seen = { readonly lines: ReadonlySet<SheetLine["id"]>; readonly hits: number };

/** The lines that the view lets through, and how many places of them hold what is searched. */
export function seenIn(
  lines: readonly SheetLine[],
  searched: (line: SheetLine) => Searched,
  { show, giver, since, terms }: View,
): Seen {
  const seen = lines.filter((line) => {
    if (!isIn(show, line, since)) return false;
    if (giver !== "" && !(line.given[0] && giverKey(line.given[0].by) === giver)) return false;
    return terms.length === 0 || holdsAll(searched(line), terms);
  });
  const hits =
    terms.length === 0
      ? 0
      : seen.reduce(
          (sum, line) => sum + searched(line).strings.reduce((own, text) => own + hitsIn(text, terms).length, 0),
          0,
        );
  return { lines: new Set(seen.map(({ id }) => id)), hits };
}

/** Everyone whose answer stands on one of the lines, in the order of the sheet. */
export function giversOf(lines: readonly SheetLine[]): readonly Giver[] {
  const found = new Map<string, Giver>();
  for (const { given } of lines) if (given[0]) found.set(giverKey(given[0].by), given[0].by);
  return [...found.values()];
}
