import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { gzipSync, gunzipSync } from "node:zlib";
import { and, asc, eq, isNull } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { filingContext } from "../answers/sealedContexts.ts";
import { filingTable, statusChangeTable } from "../tables/applications.ts";

/** What went out, as it was that day. */
export type FiledContents = {
  readonly filedOn: string;
  readonly confirmationNumber: string | null;
  readonly files: readonly {
    readonly fileId: string;
    readonly page: string;
    readonly slot: string | null;
    readonly documentType: string | null;
    /** As it was called that day, and of which child it is; filings before 2026-11-28 do not say. */
    readonly name?: string;
    readonly childNumber?: number;
  }[];
  /** Filings before 2026-11-28 hold every form that was needed, filled in or not. */
  readonly formsAreFilled?: true;
  readonly forms: readonly { readonly key: string; readonly title: { readonly en: string; readonly fr: string } }[];
  /** boreal-plan/1 of that day. */
  readonly plan: unknown;
  /** The case as it was: answers, entries of forms and letters, values of documents. Filings before 2026-11-30 hold none. */
  readonly caseFile?: CaseFile;
};

export async function insertFiling(
  tx: Transaction,
  key: PersonKey,
  filing: { readonly statusChangeId: string; readonly applicationId: string; readonly filedAt: Date },
  contents: FiledContents,
): Promise<void> {
  const packed = gzipSync(JSON.stringify(contents)).toString("base64");
  await tx.insert(filingTable).values({
    ...filing,
    sealedContents: sealJson(key, packed, filingContext(filing.applicationId, filing.statusChangeId)),
  });
}

/** Every filing of an application that was not undone, the oldest first. */
export async function listFilings(
  db: Queryable,
  key: PersonKey,
  applicationId: string,
): Promise<readonly { readonly statusChangeId: string; readonly filedAt: Date; readonly contents: FiledContents }[]> {
  const rows = await db
    .select({
      statusChangeId: filingTable.statusChangeId,
      filedAt: filingTable.filedAt,
      sealedContents: filingTable.sealedContents,
    })
    .from(filingTable)
    .innerJoin(statusChangeTable, eq(statusChangeTable.id, filingTable.statusChangeId))
    .where(and(eq(filingTable.applicationId, applicationId), isNull(statusChangeTable.undoneAt)))
    .orderBy(asc(filingTable.filedAt));
  return rows.map(({ statusChangeId, filedAt, sealedContents }) => {
    const packed = openJson(key, sealedContents, filingContext(applicationId, statusChangeId)) as string;
    const contents = JSON.parse(gunzipSync(Buffer.from(packed, "base64")).toString("utf8")) as FiledContents;
    return { statusChangeId, filedAt, contents };
  });
}

/** The files that went out with a filing that was not undone: kept as long as the case is, also in the trash. */
export async function filedFileIds(db: Queryable, key: PersonKey, applicationId: string): Promise<ReadonlySet<string>> {
  const filings = await listFilings(db, key, applicationId);
  return new Set(filings.flatMap(({ contents }) => contents.files.map(({ fileId }) => fileId)));
}
