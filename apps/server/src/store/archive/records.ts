import type { Queryable, Transaction } from "../../database/connect.ts";
import { eq, getTableColumns, getTableName, inArray, sql } from "../../database/query.ts";
import { families } from "./families.ts";
import {
  openRow,
  sealRecord,
  type ArchivedRecord,
  type Family,
  type Opening,
  type Row,
  type Sealing,
} from "./family.ts";

/** The records of a case, by the name of their family; every family has its list, be it empty. */
export type Records = ReadonlyMap<string, readonly ArchivedRecord[]>;

/** Rows as they lie in the database, still sealed. */
export type StoredRows = ReadonlyMap<string, readonly Row[]>;

/** Every row of a case. In a transaction that sees one moment, so that all of them are of it. */
export async function readRows(db: Queryable, applicationId: string): Promise<StoredRows> {
  const found = new Map<string, readonly Row[]>();
  for (const of of families) {
    const condition = conditionOf(of, applicationId, found);
    const rows = condition === undefined ? [] : await db.select().from(of.table).where(condition);
    found.set(of.name, (rows as Row[]).toSorted(inOrder(of.order)));
  }
  return found;
}

function conditionOf(of: Family, applicationId: string, found: StoredRows) {
  const columns = getTableColumns(of.table);
  const named = (column: string) => {
    const one = columns[column];
    if (one === undefined) throw new Error(`${of.name} has no column ${column}`);
    return one;
  };
  if (of.parent === undefined) return eq(named(of.caseColumn ?? "applicationId"), applicationId);
  const { family, key, column } = of.parent;
  const parents = (found.get(family) ?? []).map((row) => row[key]);
  return parents.length === 0 ? undefined : inArray(named(column), parents);
}

/** Opened, in the order in which an archive lists them. Where a name is hidden, rows of one moment are told apart by what they say. */
export const openRows = (rows: StoredRows, opening: Opening): Records =>
  new Map(
    families.map((of): [string, readonly ArchivedRecord[]] => {
      const opened = (rows.get(of.name) ?? []).map((row) => ({ row, record: openRow(of, row, opening) }));
      const byRow = inOrder(of.order);
      const sorted = opened.toSorted((one, other) => byRow(one.row, other.row) || byText(one.record, other.record));
      return [of.name, sorted.map(({ record }) => record)];
    }),
  );

const byText = (one: ArchivedRecord, other: ArchivedRecord): number =>
  compared(JSON.stringify(one), JSON.stringify(other));

const inOrder = (columns: readonly string[]) => (one: Row, other: Row) =>
  columns.map((column) => compared(comparable(one[column]), comparable(other[column]))).find((order) => order !== 0) ??
  0;

const comparable = (value: unknown): string | number => {
  if (value instanceof Date) return value.getTime();
  return typeof value === "number" ? value : String(value);
};

const compared = (one: string | number, other: string | number): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** A row belongs to one that the archive does not hold: it would be written into another case. */
export class ParentMissing extends Error {
  readonly place: string;
  constructor(name: string) {
    super(`records/${name}.json has a record that belongs to none of the archive`);
    this.place = `records/${name}.json`;
  }
}

/** Columns of rows that were read are of this version; what an archive holds of a family that this version does not know is refused before. */
export async function writeRecords(tx: Transaction, records: Records, sealing: Sealing): Promise<void> {
  for (const of of families) {
    const given = records.get(of.name) ?? [];
    holdToParents(of, given, records);
    const rows = given.map((record) => sealRecord(of, record, sealing));
    for (let from = 0; from < rows.length; from += mostAtOnce)
      await tx
        .insert(of.table)
        .overridingSystemValue()
        .values(rows.slice(from, from + mostAtOnce));
  }
  for (const name of numbered) await countOnFrom(tx, name);
}

const mostAtOnce = 200;

function holdToParents(of: Family, given: readonly ArchivedRecord[], records: Records): void {
  for (const { column, family, key } of [...(of.parent ? [of.parent] : []), ...(of.refers ?? [])]) {
    const known = new Set<unknown>([null, ...(records.get(family) ?? []).map((record) => record[key])]);
    if (!given.every((record) => known.has(record[column] ?? null))) throw new ParentMissing(of.name);
  }
}

/** Families whose rows have a number of the office: it stays, and this server counts on behind it. */
const numbered: readonly string[] = ["invoices", "credit-notes"];

async function countOnFrom(tx: Transaction, name: string): Promise<void> {
  const of = families.find((one) => one.name === name);
  if (of === undefined) return;
  const table = `boreal.${getTableName(of.table)}`;
  await tx.execute(sql`
    select setval(sequence, greatest(highest, (select last_value from pg_sequences where format('%I.%I', schemaname, sequencename)::regclass = sequence)))
    from (select pg_get_serial_sequence(${table}, 'number')::regclass as sequence, max(number) as highest from ${of.table}) numbers
    where highest is not null`);
}
