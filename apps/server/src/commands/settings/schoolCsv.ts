import { parse, CsvError } from "csv-parse/sync";
import type { KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import type { Text } from "@boreal/domain/kernel/text";
import { provinces } from "@boreal/domain/lists/provinces";
import { oneLineOf } from "../personsWords.ts";
import { plainTitle } from "../columnTitle.ts";

/** What is wrong in a list of schools. `row` counts as a spreadsheet does: the row of titles is the first. */
export type RowFault = { readonly row: number | null; readonly code: string; readonly text: Text };

export type ReadList = { readonly schools: readonly KnownSchool[]; readonly faults: readonly RowFault[] };

const mostRows = 20_000;
/** More than these help nobody; the number of all is told. */
const mostFaults = 50;

/** Titles of the columns, in either language. */
const columns = {
  name: ["name", "nom"],
  dliNumber: ["dli", "number", "dli number", "eed", "numero", "numero d eed"],
  province: ["province"],
  city: ["city", "ville"],
  address: ["address", "adresse"],
  programs: ["programs", "programmes"],
  workPermit: ["work permit", "permis de travail"],
} as const;
type Column = keyof typeof columns;
const needed: readonly Column[] = ["name", "dliNumber", "province"];

const fault = (row: number | null, code: string, en: string, fr: string): RowFault => ({ row, code, text: { en, fr } });
const refusedWhole = (one: RowFault): ReadList => ({ schools: [], faults: [one] });

/** Reads a list of schools. Either every row is right, or nothing is taken and each row that is not is named. */
export function readSchoolCsv(bytes: Uint8Array): ReadList {
  const text = textOf(bytes);
  if (text === undefined)
    return refusedWhole(
      fault(
        null,
        "schoolListEncoding",
        "This file is not UTF-8 text, so accents would be lost. In the spreadsheet, save it as “CSV UTF-8”, then load it again.",
        "Ce fichier n’est pas du texte UTF-8; les accents seraient perdus. Dans le tableur, enregistrez-le au format «\u00A0CSV UTF-8\u00A0», puis chargez-le de nouveau.",
      ),
    );
  const rows = rowsOf(text);
  if ("code" in rows) return refusedWhole(rows);
  const [titles = [], ...records] = rows;
  const places = placesOf(titles);
  const missing = needed.filter((column) => places[column] === undefined);
  if (missing.length > 0) return refusedWhole(columnsMissing(missing, titles));
  if (records.length === 0)
    return refusedWhole(
      fault(null, "schoolListEmpty", "The file names no school.", "Le fichier ne nomme aucun établissement."),
    );
  if (records.length > mostRows)
    return refusedWhole(
      fault(
        null,
        "schoolListTooLong",
        `The file has more than ${mostRows} rows, which is the most that a list can have. Check that it is the list of schools, and remove what is not needed.`,
        `Le fichier compte plus de ${mostRows} lignes, le maximum pour une liste. Vérifiez que c’est bien la liste des établissements et retirez ce qui n’est pas nécessaire.`,
      ),
    );
  return readRows(records, places);
}

function readRows(records: readonly (readonly string[])[], places: Places): ReadList {
  const faults: RowFault[] = [];
  const schools: KnownSchool[] = [];
  const numberAt = new Map<string, number>();
  for (const [at, record] of records.entries()) {
    const row = at + 2;
    const cell = (column: Column) => oneLineOf(record[places[column] ?? -1] ?? "");
    const found = rowFaults(row, cell);
    const number = cell("dliNumber").replaceAll(/\s/g, "").toUpperCase();
    const before = numberAt.get(number);
    if (before !== undefined && isNumber(number))
      found.push(
        fault(
          row,
          "schoolNumberTwice",
          `Rows ${before} and ${row} have the same number, ${number}. Each campus has its own; keep one of the two.`,
          `Les lignes ${before} et ${row} ont le même numéro, ${number}. Chaque campus a le sien; gardez l’une des deux.`,
        ),
      );
    numberAt.set(number, before ?? row);
    faults.push(...found);
    if (found.length === 0) schools.push(schoolOf(cell, number));
  }
  if (faults.length === 0) return { schools, faults };
  const more = faults.length - mostFaults;
  return {
    schools: [],
    faults: [
      ...faults.slice(0, mostFaults),
      ...(more > 0
        ? [fault(null, "moreFaults", `${more} more rows are not right.`, `${more} autres lignes sont inexactes.`)]
        : []),
    ],
  };
}

const isNumber = (written: string): boolean => /^O\d{8,14}$/i.test(written);

type Cell = (column: Column) => string;

function rowFaults(row: number, cell: Cell): RowFault[] {
  const found: RowFault[] = [];
  if (cell("name") === "" || cell("name").length > 200)
    found.push(
      fault(
        row,
        "schoolNameMissing",
        `Row ${row}: the name is missing or longer than 200 characters.`,
        `Ligne ${row}\u00A0: le nom manque ou compte plus de 200 caractères.`,
      ),
    );
  if (!isNumber(cell("dliNumber").replaceAll(/\s/g, "")))
    found.push(
      fault(
        row,
        "schoolNumberNotValid",
        `Row ${row}: the number must be the letter O and 8 to 14 digits, such as O19395535529.`,
        `Ligne ${row}\u00A0: le numéro doit être la lettre O suivie de 8 à 14 chiffres, par exemple O19395535529.`,
      ),
    );
  if (provinceIn(cell("province")) === undefined)
    found.push(
      fault(
        row,
        "schoolProvinceNotKnown",
        `Row ${row}: the province is not known. Write its name, or its two letters, such as QC.`,
        `Ligne ${row}\u00A0: la province n’est pas connue. Écrivez son nom ou ses deux lettres, par exemple QC.`,
      ),
    );
  if (cell("workPermit") !== "" && yesOrNo(cell("workPermit")) === undefined)
    found.push(
      fault(
        row,
        "workPermitNotKnown",
        `Row ${row}: write yes or no in the column about the work permit, or leave it empty.`,
        `Ligne ${row}\u00A0: écrivez oui ou non dans la colonne du permis de travail, ou laissez-la vide.`,
      ),
    );
  return found;
}

function schoolOf(cell: Cell, dliNumber: string): KnownSchool {
  const province = provinceIn(cell("province"));
  const permit = yesOrNo(cell("workPermit"));
  const programs = [
    ...new Set(
      cell("programs")
        .split(";")
        .map((program) => program.trim().slice(0, 200))
        .filter(Boolean),
    ),
  ].slice(0, 1000);
  return {
    names: [cell("name")],
    dliNumber,
    ...(province === undefined ? {} : { province }),
    ...(cell("city") === "" ? {} : { city: cell("city").slice(0, 200) }),
    ...(cell("address") === "" ? {} : { address: cell("address").slice(0, 200) }),
    ...(permit === undefined ? {} : { graduatesGetWorkPermit: permit }),
    programs,
  };
}

type Places = Partial<Record<Column, number>>;

const placesOf = (titles: readonly string[]): Places =>
  Object.fromEntries(
    (Object.entries(columns) as [Column, readonly string[]][]).flatMap(([column, known]) => {
      const at = titles.findIndex((title) => known.includes(plainTitle(title)));
      return at === -1 ? [] : [[column, at]];
    }),
  );

function columnsMissing(missing: readonly Column[], titles: readonly string[]): RowFault {
  const [wanted, seen] = [missing.map((column) => columns[column][0]).join(", "), titles.join(", ").slice(0, 300)];
  return fault(
    1,
    "schoolColumnsMissing",
    `The first row must have the titles of the columns. Missing: ${wanted}. It has: ${seen}.`,
    `La première ligne doit contenir les titres des colonnes. Il manque\u00A0: ${wanted}. Elle contient\u00A0: ${seen}.`,
  );
}

function rowsOf(text: string): readonly (readonly string[])[] | RowFault {
  try {
    const [firstLine = ""] = text.split("\n", 1);
    const delimiter = firstLine.includes("\t") ? "\t" : firstLine.includes(",") ? "," : ";";
    return parse(text, { bom: true, delimiter, skip_empty_lines: true, relax_column_count: true, to: mostRows + 2 });
  } catch (error) {
    const line = error instanceof CsvError && "lines" in error ? Number(error["lines"]) : null;
    return fault(
      line,
      "schoolListBroken",
      `The file breaks off or has a quotation mark that is not closed${line === null ? "" : `, near row ${line}`}. Save it again from the spreadsheet.`,
      `Le fichier s’interrompt ou contient un guillemet qui n’est pas fermé${line === null ? "" : `, près de la ligne ${line}`}. Enregistrez-le de nouveau à partir du tableur.`,
    );
  }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

const provinceIn = (written: string) =>
  provinces.find(({ code, en, fr }) => [code, en, fr].some((one) => plainTitle(one) === plainTitle(written)))?.code;

const yesOrNo = (written: string): boolean | undefined => {
  if (["yes", "oui", "y", "o", "true", "1"].includes(plainTitle(written))) return true;
  return ["no", "non", "n", "false", "0"].includes(plainTitle(written)) ? false : undefined;
};
