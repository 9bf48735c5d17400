import { parse, CsvError } from "csv-parse/sync";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayImportClients } from "../../policies/desk/clientImports.ts";
import { says } from "../deps.ts";
import { oneLineOf } from "../personsWords.ts";
import { whyNot } from "../refuse.ts";
import { columnOf, type ClientColumn } from "./clientColumns.ts";

/**
 * Reads a list of clients as a spreadsheet saved it (ADR 0353): in which encoding and with which separator, it finds out. Nothing
 * is kept; the page shows what was read, and sends what it matched.
 */

export const mostListBytes = 2 * 1024 * 1024;
export const mostLines = 1000;
const mostColumns = 60;

const tooLarge = says("clientListTooLarge", {
  en: "The list is larger than 2 MB. Save it as CSV, without pictures, or split it.",
  fr: "La liste dépasse 2 Mo. Enregistrez-la en CSV, sans images, ou divisez-la.",
});
const notText = says("clientListNotText", {
  en: "This is not a list in CSV. In the spreadsheet, choose Save as and then CSV.",
  fr: "Ce n’est pas une liste au format CSV. Dans le tableur, choisissez Enregistrer sous, puis CSV.",
});
const empty = says("clientListEmpty", {
  en: "The list needs a first line with titles and at least one line with a client.",
  fr: "Il faut une première ligne de titres et au moins une ligne avec une personne.",
});
const tooLong = says("clientListTooLong", {
  en: `The list has more than ${mostLines.toLocaleString("en-CA")} lines. Split it, and import one part after the other.`,
  fr: `La liste compte plus de ${mostLines.toLocaleString("fr-CA")} lignes. Divisez-la et importez une partie après l’autre.`,
});
const tooWide = says("clientListTooWide", {
  en: `The list has more than ${mostColumns} columns. Remove those that are not needed.`,
  fr: `La liste compte plus de ${mostColumns} colonnes. Retirez celles qui ne sont pas nécessaires.`,
});
const quotesOpen = (line: number): Refusal =>
  says("clientListQuotes", {
    en: `From line ${line} on, a quotation mark is opened and not closed. Correct it in the spreadsheet and save the list again.`,
    fr: `À partir de la ligne ${line}, un guillemet est ouvert et n’est pas fermé. Corrigez-le dans le tableur et enregistrez la liste de nouveau.`,
  });

export type ListEncoding = "UTF-8" | "UTF-16" | "Windows-1252";

export type ReadClientList = {
  readonly encoding: ListEncoding;
  readonly separator: string;
  /** Titles of the first line, and what each is, as far as its title says so. */
  readonly columns: readonly { readonly title: string; readonly column: ClientColumn | null }[];
  /** `line` counts as a spreadsheet does: the titles are the first. */
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
};
export type ListAnswer = { readonly loaded: ReadClientList | null; readonly refusals: readonly Refusal[] };

const refused = (refusal: Refusal): ListAnswer => ({ loaded: null, refusals: [refusal] });

export function readClientList(asker: Asker, bytes: Uint8Array): ListAnswer {
  if (asker === null || !mayImportClients(asker)) return refused(whyNot(asker));
  if (bytes.byteLength > mostListBytes) return refused(tooLarge);
  const decoded = decode(bytes);
  if (!decoded) return refused(notText);
  const { text, encoding } = decoded;
  const separator = separatorOf(text);
  const records = recordsOf(text, separator);
  if ("refusal" in records) return refused(records.refusal);
  const [titles, ...rows] = records.rows;
  if (!titles || rows.length === 0) return refused(empty);
  if (rows.length > mostLines) return refused(tooLong);
  const width = Math.max(titles.cells.length, ...rows.map(({ cells }) => cells.length));
  if (width > mostColumns) return refused(tooWide);
  return {
    loaded: {
      encoding,
      separator,
      columns: columnsOf(titles.cells, width),
      lines: rows.map(({ line, cells }) => ({
        line,
        cells: Array.from({ length: width }, (_, at) => oneLineOf(cells[at] ?? "")),
      })),
    },
    refusals: [],
  };
}

/** A column that two titles name is the first of them. */
function columnsOf(titles: readonly string[], width: number): ReadClientList["columns"] {
  const taken = new Set<ClientColumn>();
  return Array.from({ length: width }, (_, at) => {
    const title = oneLineOf(titles[at] ?? "");
    const column = columnOf(title) ?? null;
    if (column === null || taken.has(column)) return { title, column: null };
    taken.add(column);
    return { title, column };
  });
}

const begins = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** By its byte order mark; else UTF-16 by its zeros, UTF-8 where it is valid, and what older Windows programs write. */
function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: ListEncoding } | undefined {
  const as = (label: string, encoding: ListEncoding, fatal = false) => {
    try {
      const text = new TextDecoder(label, { fatal }).decode(bytes);
      // A picture or a workbook is no text in any encoding.
      return /[\0\u0001-\u0008\uFFFD]/u.test(text) ? undefined : { text, encoding };
    } catch {
      return undefined;
    }
  };
  if (begins(bytes, 0xff, 0xfe)) return as("utf-16le", "UTF-16");
  if (begins(bytes, 0xfe, 0xff)) return as("utf-16be", "UTF-16");
  if (begins(bytes, 0xef, 0xbb, 0xbf)) return as("utf-8", "UTF-8");
  const zeros = bytes.subarray(0, 200).filter((byte) => byte === 0).length;
  if (zeros > 20) return bytes[0] === 0 ? as("utf-16be", "UTF-16") : as("utf-16le", "UTF-16");
  return as("utf-8", "UTF-8", true) ?? as("windows-1252", "Windows-1252");
}

const separators = [",", ";", "\t", "|"] as const;
/** So much of the list tells its separator. */
const headLength = 20_000;

/** The separator by which most lines are as wide as the first, and more than one cell wide. */
function separatorOf(text: string): string {
  const head = text.slice(0, headLength);
  const tried = separators.map((separator) => {
    const records = recordsOf(head, separator);
    const rows = "refusal" in records ? [] : records.rows.slice(0, 40);
    const width = rows[0]?.cells.length ?? 0;
    const alike = rows.filter(({ cells }) => cells.length === width).length;
    return { separator, width, share: rows.length === 0 ? 0 : alike / rows.length };
  });
  const wide = tried.filter(({ width }) => width > 1);
  const [best] = wide.toSorted((one, other) => other.share - one.share || other.width - one.width);
  return best?.separator ?? ",";
}

type Row = { readonly line: number; readonly cells: readonly string[] };

function recordsOf(text: string, separator: string): { readonly rows: readonly Row[] } | { readonly refusal: Refusal } {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: separator,
      info: true,
      relax_column_count: true,
      // A quotation mark inside a cell is a sign like any other: 5'6", O"Neil.
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostLines + 2,
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    const rows = records.map(({ record, info }) => ({ line: info.lines, cells: record }));
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")) };
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    return { refusal: quotesOpen(typeof fault["lines"] === "number" ? fault["lines"] : 1) };
  }
}
