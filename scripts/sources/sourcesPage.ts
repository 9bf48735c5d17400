import { type Cad, inDollars } from "@boreal/domain/kernel/money";
import type { DatedRow, DatedTable, TableDate } from "@boreal/domain/kernel/datedTable";
import { addDays, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { everyList } from "@boreal/domain/lists/everyList";
import type { FactList } from "@boreal/domain/lists/factList";
import { openEnd } from "@boreal/domain/tables/notKnownYet";
import { everyTable, isInDollars } from "@boreal/domain/tables/everyTable";
import { renewals } from "./renewals.ts";
import { tableReaders } from "./tableReaders.ts";

/** Every dated table that the domain exports, by id. */
export const datedTables = async (): Promise<readonly DatedTable<unknown>[]> => everyTable;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** 2289500 cents as 22,895.00. */
const money = (amount: Cad): string =>
  inDollars(amount)
    .toFixed(2)
    .replaceAll(/\B(?=(\d{3})+\.)/g, ",");

function valueOf(value: unknown, inCad: boolean): string {
  if (inCad && typeof value === "number") return money(value as Cad);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value))
    return value
      .map((one) => (typeof one === "object" ? `(${valueOf(one, inCad)})` : valueOf(one, inCad)))
      .join(inCad ? " / " : ", ");
  return Object.entries(value)
    .map(([name, part]) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? `${name} (${valueOf(part, inCad)})`
        : `${name} ${valueOf(part, inCad)}`,
    )
    .join("; ");
}

function rowLine({ from, until, value, source, note }: DatedRow<unknown>, inCad: boolean): string {
  const title = source.address === undefined ? cell(source.title) : `[${cell(source.title)}](${source.address})`;
  return `| ${from} | ${until ?? ""} | ${cell(valueOf(value, inCad))} | ${title} | ${source.checkedOn} | ${source.status} | ${cell(note ?? "")} |`;
}

const isOpen = (until: string) => until === openEnd;

const statusOf = (status: string, note: string | undefined): string => `${status} | ${cell(note ?? "")}`;

/** How many days ahead a row counts as ending soon. */
const soonDays = 60;

/** The day of the page: the newest on which any source was read. Never the clock, so that the page is the same tomorrow. */
const dayOfThePage = (tables: readonly DatedTable<unknown>[]): IsoDate =>
  [
    ...tables.flatMap((table) => table.rows.map((row) => row.source.checkedOn)),
    ...everyList.map((list) => list.source.checkedOn),
  ].reduce((newest, day) => (day > newest ? day : newest));

type Line = readonly string[];
const table = (head: Line, lines: readonly Line[]): readonly string[] => [
  `| ${head.join(" | ")} |`,
  `|${head.map(() => "---").join("|")}|`,
  ...lines.map((line) => `| ${line.join(" | ")} |`),
];

const linkTo = (id: string) => `[\`${id}\`](#${anchorOf(id)})`;
const anchorOf = (id: string) => id.toLowerCase();

function endingSoon(tables: readonly DatedTable<unknown>[], asOf: IsoDate): readonly Line[] {
  return tables
    .flatMap(({ id, rows }) =>
      rows.flatMap(({ until }, index) =>
        until === undefined || until < asOf || until > addDays(asOf, soonDays)
          ? []
          : [[until, id, rows[index + 1] === undefined ? "nothing: to be read" : "the next row is there"] as const],
      ),
    )
    .toSorted(([one, oneId], [other, otherId]) => (`${one} ${oneId}` < `${other} ${otherId}` ? -1 : 1))
    .map(([until, id, next]) => [until, linkTo(id), next]);
}

function expectedRenewals(tables: readonly DatedTable<unknown>[]): readonly Line[] {
  const known = new Set(tables.map(({ id }) => id));
  for (const { tables: named } of renewals)
    for (const id of named) if (!known.has(id)) throw new Error(`no table ${id} to be renewed`);
  return renewals.map(({ expected, tables: named, why }) => [expected, named.map(linkTo).join(", "), cell(why)]);
}

function noRowAfter(tables: readonly DatedTable<unknown>[]): readonly Line[] {
  return tables.flatMap(({ id, knownGaps = [] }) =>
    knownGaps.map((gap) => [linkTo(id), gap.from, isOpen(gap.until) ? "" : gap.until, cell(gap.reason)]),
  );
}

function unverifiedTables(tables: readonly DatedTable<unknown>[]): readonly Line[] {
  const readers = tableReaders();
  return tables.flatMap(({ id, rows }) => {
    const open = rows.filter(({ source }) => source.status === "unverified");
    const last = open.at(-1);
    if (last === undefined) return [];
    const parts = readers.get(id) ?? [];
    return [
      [
        linkTo(id),
        `${open.length} of ${rows.length}`,
        parts.length === 0 ? "nothing yet" : parts.join(", "),
        cell(last.note ?? ""),
      ],
    ];
  });
}

const listLine = ({ id, title, source, note, entries }: FactList): Line => [
  `\`${id}\`<br>${cell(title.en)}<br>*${cell(title.fr)}*`,
  String(entries.length),
  source.address === undefined ? cell(source.title) : `[${cell(source.title)}](${source.address})`,
  source.checkedOn,
  statusOf(source.status, note),
];

function tablePart(one: DatedTable<unknown>): string {
  return [
    `<a id="${anchorOf(one.id)}"></a>`,
    "",
    `### ${one.title.en} / ${one.title.fr}`,
    "",
    `\`${one.id}\`, in ${one.unit}; the row is chosen by ${chosenBy[one.appliesOn]}.`,
    "",
    "| from | until | value | source | last read | status | note |",
    "|---|---|---|---|---|---|---|",
    ...one.rows.map((row) => rowLine(row, isInDollars(one))),
    ...(one.knownGaps ?? []).map(
      (gap) => `| ${gap.from} | ${isOpen(gap.until) ? "" : gap.until} | none | | | | known gap: ${cell(gap.reason)} |`,
    ),
  ].join("\n");
}

const chosenBy: Readonly<Record<TableDate, string>> = {
  today: "today’s date",
  receivedDate: "the date on which the application was received, else today’s",
  testDay: "the day on which the test was taken",
};

/** docs/sources.md: what each table and list rests on, when that was last read, what is due and what is not verified. */
export function sourcesPage(tables: readonly DatedTable<unknown>[]): string {
  const rows = tables.flatMap(({ rows: all }) => all);
  const verified = rows.filter((row) => row.source.status === "verified").length;
  const asOf = dayOfThePage(tables);
  const verifiedLists = everyList.filter(({ source }) => source.status === "verified").length;
  return [
    "# What the tables and lists rest on",
    "",
    "<!-- Made by scripts/sources.ts from packages/domain/src/tables and packages/domain/src/lists; a test fails when this page is not current. -->",
    "",
    `Everything that an authority may change is a dated row with its source, and what is only listed is a list with its source. ${tables.length} tables, ${rows.length} rows, ${verified} of them verified; ${everyList.length} lists, ${verifiedLists} of them verified. The page stands as of ${asOf}, the newest day on which a source was read.`,
    "`verified`: somebody read it in the text named, on the day given. `unverified`: everything else, our own measurements among it; nothing is decided for an applicant on it without saying so.",
    "",
    "[Due soon](#due-soon) · [No row after](#no-row-after) · [Unverified](#unverified) · [Lists](#lists) · [Tables](#tables). Where each table is used: [rules.md](rules.md#dated-tables).",
    "",
    "## Due soon",
    "",
    `Rows that end within ${soonDays} days of ${asOf}.`,
    "",
    ...table(["last day", "table", "after it"], endingSoon(tables, asOf)),
    "",
    "Rows without an end that an authority renews on a rhythm:",
    "",
    ...table(["expected", "tables", "why"], expectedRenewals(tables)),
    "",
    "## No row after",
    "",
    "From the day named there is no amount or rule until somebody reads the next one; it is never taken from the row before.",
    "",
    ...table(["table", "from", "until", "why"], noRowAfter(tables)),
    "",
    "## Unverified",
    "",
    "What these rows enter: parts of the product that import the table. Where nothing does yet, nothing is decided on it; elsewhere its source is shown with its status. Of several notes the last is given.",
    "",
    ...table(["table", "rows", "enters", "why"], unverifiedTables(tables)),
    "",
    "## Lists",
    "",
    "Options, codes and conditions. Amounts, ages and days are in the tables.",
    "",
    ...table(["list", "entries", "source", "last read", "status", "note"], everyList.map(listLine)),
    "",
    "## Tables",
    "",
    tables.map(tablePart).join("\n\n"),
    "",
  ].join("\n");
}
