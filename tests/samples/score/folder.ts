import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findingIds } from "@boreal/reading/reading";
import { halfOf, type Condition, type ScoredDocument } from "./document.ts";

/** One entry of the manifest of a folder; kinds of documents as the vault names them, or in the snake case of other collections. */
type Line = {
  readonly file: string;
  readonly documentType?: string;
  readonly document_type?: string;
  readonly documentTypeAlso?: string | readonly string[];
  readonly layout?: string;
  readonly source?: string;
  readonly expected?: Readonly<Record<string, unknown>>;
  readonly expectedFields?: Readonly<Record<string, unknown>>;
  readonly warnings?: readonly string[];
  readonly expectedWarnings?: readonly string[];
  readonly toleratedWarnings?: readonly string[];
};

const conditions: Readonly<Record<string, Condition>> = { "text-layer": "layer", scan: "scan", photo: "photo" };

/** Kinds and values that other collections call otherwise. */
const kinds: Readonly<Record<string, string>> = { bank_statement: "BankStatements", national_id: "NationalID" };
const values: Readonly<Record<string, string>> = {
  surname: "lastName",
  givenNames: "firstName",
  dateOfBirth: "birthday",
  bank: "bankName",
  periodFrom: "periodStart",
  periodTo: "periodEnd",
};

const inCamel = (kind: string): string =>
  kinds[kind] ?? kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isValue = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** Warnings that need the case as well are not the reader’s to tell. */
const isFinding = (id: string): boolean => findingIds.some((known) => known === id);

/** The documents of a folder with a manifest. Throws when there is none. */
export function documentsOfFolder(folder: string): readonly ScoredDocument[] {
  const lines = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")) as readonly Line[];
  return lines.map((line) => ({
    name: line.file,
    bytes: () => readFile(path.join(folder, line.file)),
    documentType: line.documentType ?? inCamel(line.document_type ?? "other"),
    condition: conditions[line.source ?? ""] ?? "file",
    alsoRight: [line.documentTypeAlso ?? []].flat(),
    layout: line.layout ?? "",
    ...(line.expectedFields && line.layout ? { half: halfOf(line.layout) } : {}),
    expected: Object.fromEntries(
      Object.entries(line.expected ?? line.expectedFields ?? {}).flatMap(([name, value]) =>
        isValue(value) ? [[values[name] ?? name, value]] : [],
      ),
    ),
    ...(line.warnings ? { warnings: line.warnings } : {}),
    ...(line.expectedWarnings
      ? { warnings: line.expectedWarnings.filter(isFinding), tolerated: line.toleratedWarnings ?? [] }
      : {}),
  }));
}
