import { invitationContext, invitationKey } from "../../accounts/invitationSeal.ts";
import { nameContext } from "../../accounts/names.ts";
import { sql } from "../../database/query.ts";
import { SealBroken, tellsItsLength, type SealingKey } from "../../keys/sealingKey.ts";
import type { Keys } from "../../keys/personKeys.ts";
import { mailContext, mailKey } from "../../mail/outbox.ts";
import {
  correctionContext,
  displayNameContext,
  fileNameContext,
  passwordContext,
  readingContext,
  uploadContext,
} from "../../store/documents/caseDocument.ts";
import { hideNamesOf, listCasesWithNames } from "../../store/names/hideNames.ts";
import { dependentContext, noDocumentContext, personalHistoryContext } from "../../store/answers/sealedContexts.ts";
import { packageContext } from "../../store/cases/filingPackages.ts";
import { tickContext } from "../../store/cases/filingTicks.ts";
import { reportContext } from "../../store/documents/portalFits.ts";
import type { FileDeps } from "../documents/fileDeps.ts";

type Row = {
  readonly at: string;
  readonly id: string;
  readonly owner: string | null;
  readonly more: string | null;
  readonly sealed: Buffer;
};

/** A column of sealed values: the key under which and the place for which each was sealed. */
type SealedColumn = {
  readonly table: string;
  readonly column: string;
  /** SQL for the row's own id, for its owner, and for what else the place is named by. */
  readonly id: string;
  readonly owner?: string;
  readonly more?: string;
  readonly context: (row: Row) => string;
  /** Without it, the owner's own. */
  readonly key?: (keys: Keys) => SealingKey;
};

const ofFile = (column: string, context: (id: string) => string): SealedColumn => ({
  table: "boreal.document_file",
  column,
  id: "t.id",
  owner: "t.owner_id",
  context: ({ id }) => context(id),
});
const ownerOfCase = "(select a.owner_id from boreal.application a where a.id = t.application_id)";
const ownerOfFile = "(select f.owner_id from boreal.document_file f where f.id = t.file_id)";
/** Columns of the accounts library are sealed by purpose (keys/columnTypes.ts). */
const ofAccounts = (table: string, column: string, purpose: string): SealedColumn => ({
  table: `auth.${table}`,
  column,
  id: "t.id",
  context: () => purpose,
  key: (keys) => keys.systemKey.derive("auth columns").derive(purpose),
});

const columns: readonly SealedColumn[] = [
  {
    table: "boreal.profile",
    column: "sealed_names",
    id: "t.user_id",
    owner: "t.user_id",
    context: ({ id }) => nameContext(id),
  },
  {
    table: "boreal.profile",
    column: "sealed_life",
    id: "t.user_id",
    owner: "t.user_id",
    context: ({ id }) => personalHistoryContext(id),
  },
  {
    table: "boreal.dependent",
    column: "sealed_details",
    id: "t.id",
    owner: ownerOfCase,
    more: "t.application_id",
    context: ({ id, more }) => dependentContext(more ?? "", id),
  },
  {
    table: "boreal.no_document_statement",
    column: "sealed_explanation",
    id: "t.id",
    owner: ownerOfCase,
    more: "t.application_id",
    context: ({ id, more }) => noDocumentContext(more ?? "", id),
  },
  {
    table: "boreal.upload",
    column: "sealed_metadata",
    id: "t.id",
    owner: "t.owner_id",
    context: ({ id }) => uploadContext(id),
  },
  ofFile("sealed_name", fileNameContext),
  ofFile("sealed_display_name", displayNameContext),
  ofFile("sealed_password", passwordContext),
  {
    table: "boreal.reading",
    column: "sealed_result",
    id: "t.file_id",
    owner: ownerOfFile,
    context: ({ id }) => readingContext(id),
  },
  {
    table: "boreal.reading_correction",
    column: "sealed_value",
    id: "t.file_id",
    owner: ownerOfFile,
    more: "t.field",
    context: ({ id, more }) => correctionContext(id, more ?? ""),
  },
  {
    table: "boreal.portal_fit",
    column: "sealed_report",
    id: "t.id",
    owner: "t.owner_id",
    context: ({ id }) => reportContext(id),
  },
  {
    table: "boreal.filing_package",
    column: "sealed_manifest",
    id: "t.id",
    owner: "t.owner_id",
    context: ({ id }) => packageContext(id),
  },
  {
    table: "boreal.filing_tick",
    column: "sealed_tick",
    id: "t.id",
    owner: "t.owner_id",
    context: ({ id }) => tickContext(id),
  },
  {
    table: "boreal.invitation",
    column: "sealed_email",
    id: "t.id",
    context: ({ id }) => invitationContext(id),
    key: invitationKey,
  },
  {
    table: "boreal.mail_outbox",
    column: "sealed_mail",
    id: "t.id",
    context: ({ id }) => mailContext(id),
    key: mailKey,
  },
  ofAccounts("user", "name", "user.name"),
  ofAccounts("session", "ip_address", "session.ipAddress"),
  ofAccounts("session", "user_agent", "session.userAgent"),
  ofAccounts("passkey", "name", "passkey.name"),
];

const atOnce = 100;

/** `unopened`: values that their key does not open; they stay as they are, and reading them fails as before. */
export type SealedAnew = { readonly cases: number; readonly values: number; readonly unopened: number };

type Deps = Pick<FileDeps, "db" | "personKey" | "reportFault"> & { readonly keys: Keys; readonly signal?: AbortSignal };

/**
 * Seals what was written before names and lengths were hidden (ADR 0103). Each value by itself, so it may end at any moment,
 * run several times at once, and go on where it was; what is not done yet is read as it is. Without such rows it is one look
 * at each table.
 */
export async function sealAnew(deps: Deps): Promise<SealedAnew> {
  const cases = await hideNamesOfCases(deps);
  let values = 0;
  let unopened = 0;
  for (const column of columns) {
    const done = await padColumn(deps, column);
    values += done.values;
    unopened += done.unopened;
  }
  return { cases, values, unopened };
}

async function hideNamesOfCases({ db, personKey, signal, reportFault }: Deps): Promise<number> {
  let cases = 0;
  for (let after = ""; !isOver(signal);) {
    const found = await listCasesWithNames(db, after, atOnce);
    for (const { id, ownerId } of found) {
      if (isOver(signal)) break;
      // One case that does not open must not keep the others as they are.
      const hidden = await hideNamesOf(db, id, await personKey(ownerId)).catch(
        (fault: unknown) => (reportFault(fault), 0),
      );
      if (hidden > 0) cases += 1;
    }
    if (found.length < atOnce) break;
    after = found.at(-1)?.id ?? after;
  }
  return cases;
}

async function padColumn(
  { db, personKey, keys, signal }: Deps,
  { table, column, id, owner, more, context, key }: SealedColumn,
): Promise<{ values: number; unopened: number }> {
  let values = 0;
  let unopened = 0;
  for (let after = "(0,0)"; !isOver(signal);) {
    const { rows } = await db.execute<Row>(
      sql.raw(`
      select t.ctid::text as at, ${id} as id, ${owner ?? "null"} as owner, ${more ?? "null"} as more, t.${column} as sealed from ${table} t
      where t.ctid > '${after}'::tid and substring(t.${column} from 1 for 1) = '\\x01'::bytea order by t.ctid limit ${atOnce}`),
    );
    for (const row of rows) {
      if (!tellsItsLength(row.sealed)) continue;
      const sealing = key ? key(keys) : row.owner === null ? undefined : await personKey(row.owner);
      const place = context(row);
      const plain = sealing && openOrNothing(sealing, row.sealed, place);
      if (!sealing || !plain) {
        unopened += 1;
        continue;
      }
      // Over the value as it was read: who wrote another one meanwhile wrote it padded.
      await db.execute(
        sql`update ${sql.raw(table)} t set ${sql.raw(column)} = ${sealing.sealPadded(plain, place)} where ${sql.raw(id)} = ${row.id} and t.${sql.raw(column)} = ${row.sealed}`,
      );
      values += 1;
    }
    if (rows.length < atOnce) break;
    after = rows.at(-1)?.at ?? after;
  }
  return { values, unopened };
}

function openOrNothing(key: SealingKey, sealed: Buffer, context: string): Buffer | undefined {
  try {
    return key.open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;
