import { parse, CsvError } from "csv-parse/sync";
import type { ExchangeRate } from "@boreal/domain/caseFile/documentValues/exchangeRate";
import { isIsoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { RowFault } from "./schoolCsv.ts";

/** Reads a table of exchange rates. Either every row is right, or nothing is taken and each row that is not is named. */

export type ReadRates = { readonly rates: readonly ExchangeRate[]; readonly faults: readonly RowFault[] };

export const mostRates = 100_000;
const mostFaults = 50;

/** Titles of the columns, in either language. */
const columns = {
  currency: ["currency", "devise"],
  date: ["date", "day", "jour"],
  rate: ["cad", "rate", "taux"],
} as const;
type Column = keyof typeof columns;
const everyColumn = Object.keys(columns) as Column[];

const fault = (row: number | null, code: string, en: string, fr: string): RowFault => ({ row, code, text: { en, fr } });
const refusedWhole = (one: RowFault): ReadRates => ({ rates: [], faults: [one] });

export function readRateCsv(bytes: Uint8Array, today: IsoDate): ReadRates {
  const rows = rowsOf(bytes);
  if ("code" in rows) return refusedWhole(rows);
  const [titles = [], ...records] = rows;
  const places = new Map(
    everyColumn.map((column) => [column, titles.findIndex((title) => isTitle(column, title))] as const),
  );
  const missing = everyColumn.filter((column) => places.get(column) === -1);
  if (missing.length > 0) return refusedWhole(columnsMissing(missing, titles));
  if (records.length === 0)
    return refusedWhole(fault(null, "ratesEmpty", "The file has no rate.", "Le fichier ne contient aucun taux."));
  if (records.length > mostRates)
    return refusedWhole(
      fault(
        null,
        "ratesTooMany",
        `The file has more than ${mostRates} rates. Leave out currencies and years that you do not need.`,
        `Le fichier compte plus de ${mostRates} taux. Retirez les devises et les années dont vous n’avez pas besoin.`,
      ),
    );
  return readRows(
    records.map((record) => (column: Column) => (record[places.get(column) ?? -1] ?? "").trim()),
    today,
  );
}

const isTitle = (column: Column, title: string): boolean =>
  (columns[column] as readonly string[]).includes(title.trim().toLowerCase());

function columnsMissing(missing: readonly Column[], titles: readonly string[]): RowFault {
  const [wanted, seen] = [missing.map((column) => columns[column][0]).join(", "), titles.join(", ").slice(0, 300)];
  return fault(
    1,
    "rateColumnsMissing",
    `The first row must have the titles of the columns. Missing: ${wanted}. It has: ${seen}.`,
    `La première ligne doit contenir les titres des colonnes. Il manque\u00A0: ${wanted}. Elle contient\u00A0: ${seen}.`,
  );
}

type Cell = (column: Column) => string;

function readRows(records: readonly Cell[], today: IsoDate): ReadRates {
  const faults: RowFault[] = [];
  const rates: ExchangeRate[] = [];
  const rowOf = new Map<string, number>();
  for (const [at, cell] of records.entries()) {
    const row = at + 2;
    const [currency, day, rate] = [cell("currency").toUpperCase(), cell("date"), numberIn(cell("rate"))];
    const before = rowOf.get(`${currency} ${day}`);
    rowOf.set(`${currency} ${day}`, before ?? row);
    const wrong = before === undefined ? whatIsWrong(row, { currency, day, rate }, today) : twice(before, row);
    if (wrong) faults.push(wrong);
    else if (rate !== undefined) rates.push({ currency, day, rate });
  }
  if (faults.length === 0) return { rates, faults };
  const more = faults.length - mostFaults;
  const rest = fault(null, "moreFaults", `${more} more rows are not right.`, `${more} autres lignes sont inexactes.`);
  return { rates: [], faults: [...faults.slice(0, mostFaults), ...(more > 0 ? [rest] : [])] };
}

const twice = (before: number, row: number): RowFault =>
  fault(
    row,
    "rateTwice",
    `Rows ${before} and ${row} are of the same currency and day. Keep one of the two.`,
    `Les lignes ${before} et ${row} sont de la même devise et du même jour. Gardez l’une des deux.`,
  );

function whatIsWrong(
  row: number,
  { currency, day, rate }: { readonly currency: string; readonly day: string; readonly rate: number | undefined },
  today: IsoDate,
): RowFault | undefined {
  if (!/^[A-Z]{3}$/.test(currency) || currency === "CAD")
    return fault(
      row,
      "currencyNotValid",
      `Row ${row}: the currency must be three letters, such as INR, and not CAD.`,
      `Ligne ${row}\u00A0: la devise doit compter trois lettres, par exemple INR, et ne pas être CAD.`,
    );
  if (!isIsoDate(day))
    return fault(
      row,
      "dayNotValid",
      `Row ${row}: write the day as 2026-03-31.`,
      `Ligne ${row}\u00A0: écrivez le jour sous la forme 2026-03-31.`,
    );
  if (day > today)
    return fault(
      row,
      "dayAhead",
      `Row ${row}: this day is after today, so its rate cannot be known.`,
      `Ligne ${row}\u00A0: ce jour est après aujourd’hui, son taux ne peut donc pas être connu.`,
    );
  if (rate === undefined)
    return fault(
      row,
      "rateNotValid",
      `Row ${row}: the rate must be a number above zero, in Canadian dollars for one unit, such as 0.0163.`,
      `Ligne ${row}\u00A0: le taux doit être un nombre au-dessus de zéro, en dollars canadiens pour une unité, par exemple 0,0163.`,
    );
  return undefined;
}

function numberIn(written: string): number | undefined {
  const value = Number(written.replace(/^(\d+),(\d+)$/, "$1.$2"));
  return written !== "" && Number.isFinite(value) && value > 0 && value < 100_000 ? value : undefined;
}

function rowsOf(bytes: Uint8Array): readonly (readonly string[])[] | RowFault {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const [firstLine = ""] = text.split("\n", 1);
    const delimiter = firstLine.includes("\t") ? "\t" : firstLine.includes(";") ? ";" : ",";
    return parse(text, { bom: true, delimiter, skip_empty_lines: true, relax_column_count: true, to: mostRates + 2 });
  } catch (error) {
    const line = error instanceof CsvError && "lines" in error ? Number(error["lines"]) : null;
    return fault(
      line,
      "ratesBroken",
      "This file is not a CSV file in UTF-8, or it breaks off. In the spreadsheet, save it as “CSV UTF-8”, then load it again.",
      "Ce fichier n’est pas un fichier CSV en UTF-8, ou il s’interrompt. Dans le tableur, enregistrez-le au format «\u00A0CSV UTF-8\u00A0», puis chargez-le de nouveau.",
    );
  }
}
