import type { Memo } from "@boreal/domain/memo/memo";
import { memoOf } from "@boreal/domain/memo/memoOf";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { openReading } from "../../store/documents/caseDocument.ts";
import { latestReadings } from "../../store/documents/readings.ts";
import type { CommandDeps } from "../deps.ts";

/** The readiness memo of a case as its reader may know it, with the page of each file on which a value was read. */
export async function memoOfCase(
  { db, personKey }: Pick<CommandDeps, "db" | "personKey">,
  { row, caseFile }: Pick<LoadedCase, "row" | "caseFile">,
): Promise<Memo> {
  const readings = await latestReadings(
    db,
    caseFile.documents.map(({ fileId }) => fileId),
  );
  const key = await personKey(row.owner_id);
  const fields = new Map(
    [...readings].map(
      ([fileId, { sealedResult }]) => [fileId, openReading(key, fileId, sealedResult).reading.fields] as const,
    ),
  );
  return memoOf(caseFile, { pageOfValue: (fileId, field) => fields.get(fileId)?.[field]?.page });
}
