import type { PgTable } from "../../database/columns.ts";
import { getTableColumns } from "../../database/query.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";

/** A row as the database holds it, by the names of its columns in code. */
export type Row = Readonly<Record<string, unknown>>;
/** The same in an archive: nothing sealed, moments as text, and nothing that only this server can make. */
export type ArchivedRecord = Readonly<Record<string, unknown>>;

/** Whose case it is: what stands in every row of it stands once in the archive. */
export type Place = { readonly applicationId: string; readonly ownerId: string };

/** What is known of the case while its rows are opened. */
export type Opening = Place & {
  readonly key: PersonKey;
  /** Where the bytes of a document or a merged file stand in the archive; undefined where there are none. */
  fileOf(fileId: string): string | undefined;
  /** The values of a document that are in force now. */
  valuesOf(fileId: string): Readonly<Record<string, unknown>>;
  /** What each warning that is raised now rests on, as text (store/documents/warnings.ts). */
  readonly warningStates: readonly string[];
};

/** What is known of the case while its rows are sealed for this server. */
export type Sealing = Place & {
  readonly key: PersonKey;
  /** The bytes of a file that were taken in. */
  storedFile(fileId: string): { readonly wrappedKey: Buffer; readonly contentMac: Buffer } | undefined;
};

/** What a family does beside opening and sealing its columns one by one. */
type Beyond = {
  /** Fields of the archive that no column of that name holds. */
  readonly fields: readonly string[];
  readonly open: (row: Row, opening: Opening) => ArchivedRecord;
  readonly seal: (record: ArchivedRecord, sealing: Sealing) => Row;
};

type Reference = { readonly column: string; readonly family: string; readonly key: string };

/** The rows of one table that belong to a case. */
export type Family = {
  /** Names its file in the archive. */
  readonly name: string;
  readonly table: PgTable;
  /** In which order they are written. */
  readonly order: readonly string[];
  /** The column that names the case, where it is called otherwise. */
  readonly caseColumn?: string;
  /** The column that names a row of another family, for tables that do not name the case. */
  readonly parent?: Reference;
  /** Columns that name rows of other families, where they name any. */
  readonly refers?: readonly Reference[];
  /** To what the seal of a column is bound. */
  readonly sealed: Readonly<Record<string, (row: Row) => string>>;
  /** Columns that only this server can make, or that are nothing of the case. */
  readonly leftOut: readonly string[];
  readonly beyond?: Beyond;
};

type Definition<Table extends PgTable> = Omit<Family, "table" | "order" | "sealed" | "leftOut"> & {
  readonly table: Table;
  readonly order: readonly (keyof Table["$inferSelect"] & string)[];
  readonly sealed?: {
    readonly [Column in keyof Table["$inferSelect"]]?: (row: Table["$inferSelect"]) => string;
  };
  readonly leftOut?: readonly (keyof Table["$inferSelect"] & string)[];
};

export const family = <Table extends PgTable>({ sealed = {}, leftOut = [], ...given }: Definition<Table>): Family => ({
  ...given,
  leftOut,
  // Asked with rows of this very table only.
  sealed: sealed as Family["sealed"],
});

/** What a column says of every row: whose case it is. */
const placeIn = ({ caseColumn = "applicationId" }: Family, column: string): keyof Place | undefined => {
  if (column === caseColumn) return "applicationId";
  return column === "ownerId" ? "ownerId" : undefined;
};

/** What a sealed column is called once it is open. */
const openName = (column: string): string => {
  const plain = column.replace(/^sealed/, "");
  return plain.charAt(0).toLowerCase() + plain.slice(1);
};

/** A column of a family and its field in the archive. */
export type Field = {
  readonly column: string;
  readonly name: string;
  readonly kind: "text" | "number" | "boolean" | "moment" | "json" | "opened";
  readonly mayBeNull: boolean;
};

const kinds: Readonly<Record<string, Field["kind"]>> = {
  string: "text",
  number: "number",
  boolean: "boolean",
  date: "moment",
  json: "json",
};

/** @throws where a column of bytes is neither opened nor left out, so that none goes into an archive sealed. */
export function fieldsOf(of: Family): readonly Field[] {
  const { name, table, sealed, leftOut } = of;
  return Object.entries(getTableColumns(table)).flatMap(([column, { dataType, notNull }]): readonly Field[] => {
    if (leftOut.includes(column) || placeIn(of, column) !== undefined) return [];
    if (sealed[column] !== undefined) return [{ column, name: openName(column), kind: "opened", mayBeNull: !notNull }];
    const kind = kinds[dataType];
    if (kind === undefined) throw new Error(`an archive does not know how to hold ${name}.${column}`);
    return [{ column, name: column, kind, mayBeNull: !notNull }];
  });
}

export function openRow(of: Family, row: Row, opening: Opening): ArchivedRecord {
  const { key } = opening;
  const entries = fieldsOf(of).map(({ column, name, kind }): [string, unknown] => {
    const value = row[column];
    if (value === null || value === undefined) return [name, null];
    if (kind === "opened") return [name, openJson(key, value as Buffer, contextOf(of, column, row))];
    return [name, kind === "moment" ? (value as Date).toISOString() : value];
  });
  return { ...Object.fromEntries(entries), ...of.beyond?.open(row, opening) };
}

/** @throws NotAsPublished */
export function sealRecord(of: Family, record: ArchivedRecord, sealing: Sealing): Row {
  const fields = fieldsOf(of);
  const known = new Set([...fields.map(({ name }) => name), ...(of.beyond?.fields ?? [])]);
  for (const name of Object.keys(record)) if (!known.has(name)) throw new NotAsPublished(of.name, name);
  const place: Row = Object.fromEntries(
    Object.keys(getTableColumns(of.table)).flatMap((column) => {
      const place = placeIn(of, column);
      return place === undefined ? [] : [[column, sealing[place]]];
    }),
  );
  const plain = Object.fromEntries(
    fields.flatMap(({ column, name, kind, mayBeNull }): [string, unknown][] =>
      kind === "opened" ? [] : [[column, stored(record[name] ?? null, kind, mayBeNull, () => `${of.name}.${name}`)]],
    ),
  );
  const row: Row = { ...place, ...plain, ...of.beyond?.seal(record, sealing) };
  const sealedColumns = fields.flatMap(({ column, name, kind, mayBeNull }): [string, unknown][] => {
    if (kind !== "opened" || row[column] !== undefined) return [];
    const value = record[name] ?? null;
    if (value === null && mayBeNull) return [[column, null]];
    return [[column, sealJson(sealing.key, value, contextOf(of, column, row))]];
  });
  return { ...row, ...Object.fromEntries(sealedColumns) };
}

/** A record that is not as the published description says. */
export class NotAsPublished extends Error {
  readonly place: string;
  constructor(familyName: string, field: string) {
    super(`records/${familyName}.json has a field ${field} that is not as published`);
    this.place = `records/${familyName}.json ${field}`;
  }
}

const contextOf = ({ sealed, name }: Family, column: string, row: Row): string => {
  const context = sealed[column];
  if (context === undefined) throw new Error(`${name}.${column} is not sealed`);
  return context(row);
};

function stored(value: unknown, kind: Field["kind"], mayBeNull: boolean, place: () => string): unknown {
  const wrong = () => {
    const [familyName = "", field = ""] = place().split(".");
    return new NotAsPublished(familyName, field);
  };
  if (value === null) {
    if (mayBeNull) return null;
    throw wrong();
  }
  if (kind === "json") return value;
  if (kind === "moment") {
    const at = typeof value === "string" ? new Date(value) : undefined;
    if (at === undefined || Number.isNaN(at.getTime())) throw wrong();
    return at;
  }
  const typeOf = { text: "string", number: "number", boolean: "boolean" } as const;
  if (kind === "opened" || typeof value !== typeOf[kind]) throw wrong();
  if (kind === "number" && !Number.isSafeInteger(value)) throw wrong();
  return value;
}
