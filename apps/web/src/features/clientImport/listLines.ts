import { doubledPeople } from "@boreal/domain/kernel/doubledPeople";
import type { ReadList } from "./readList.ts";

/** What a column of a list can be, in the order in which the page offers them. */
export const clientColumns = [
  "lastName",
  "firstName",
  "name",
  "email",
  "telephone",
  "birthday",
  "language",
  "type",
  "number",
  "staff",
  "note",
] as const;
export type ClientColumn = (typeof clientColumns)[number];

/** What each column is, by its place; a column that is nothing is left out. */
export type Matched = readonly (ClientColumn | null)[];

/** One line as the server takes it. */
export type SentLine = { readonly line: number } & { readonly [column in ClientColumn]?: string };

/** Types by the word that the list has for them. */
export type TypeWords = Readonly<Record<string, string | undefined>>;

const cellOf = (cells: readonly string[], matched: Matched, column: ClientColumn): string =>
  cells[matched.indexOf(column)] ?? "";

/** Words of the column of types, each once. */
export function typeWordsIn({ lines }: ReadList, matched: Matched): readonly string[] {
  if (!matched.includes("type")) return [];
  return [...new Set(lines.map(({ cells }) => cellOf(cells, matched, "type")).filter((word) => word !== ""))];
}

/** Every line with what its cells are. */
export const sentLines = ({ lines }: ReadList, matched: Matched, types: TypeWords): readonly SentLine[] =>
  lines.map(({ line, cells }) => {
    const sent = Object.fromEntries(
      clientColumns.flatMap((column) => {
        const cell = cellOf(cells, matched, column);
        if (cell === "") return [];
        return [[column, column === "type" ? (types[cell] ?? cell) : cell]];
      }),
    );
    return { line, ...sent };
  });

/** Lines that are probably somebody whom an earlier line has; a second matter of one address is none. */
export function doubledLines(lines: readonly SentLine[]): ReadonlyMap<number, number> {
  const byLine = new Map(lines.map((line) => [line.line, line]));
  const people = lines.map(({ line, email = "", birthday = "", name, firstName, lastName }) => ({
    line,
    email,
    birthday,
    name:
      lastName === undefined && firstName === undefined ? { full: name ?? "" } : { given: firstName, family: lastName },
  }));
  const isSecondMatter = (line: number, before: number): boolean => {
    const [one, other] = [byLine.get(line), byLine.get(before)];
    return one?.email?.toLowerCase() === other?.email?.toLowerCase() && one?.type !== other?.type;
  };
  return new Map([...doubledPeople(people)].filter(([line, before]) => !isSecondMatter(line, before)));
}
