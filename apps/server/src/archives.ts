import { readNames } from "./accounts/names.ts";
import { now, today } from "./clock.ts";
import { archiveOfCase, type ArchiveDeps, type ArchiveOfCase } from "./commands/archive/archiveOfCase.ts";
import { importCase, type Imported, type ImportRefusal } from "./commands/archive/importCase.ts";
import { noteExport } from "./commands/archive/noteExport.ts";
import { caseServices } from "./commands/caseServices.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/openDatabase.ts";
import type { VerifiedArchive } from "./files/archive/verifyArchive.ts";
import { createFileStore } from "./files/fileStore.ts";
import { openKeys } from "./keys/personKeys.ts";
import { listCases, type ListedCase } from "./store/archive/listCases.ts";

/** What whoever runs the server does with whole cases, beside a running server or without one. */
export type Archives = {
  /** Every case there is, the oldest first. */
  list(): Promise<readonly ListedCase[]>;
  /** Undefined where there is no such case. That it leaves is in the log before its first byte. */
  export(applicationId: string): Promise<ArchiveOfCase | undefined>;
  import(archive: VerifiedArchive): Promise<Imported | { readonly refused: ImportRefusal }>;
  close(): Promise<void>;
};

export async function openArchives(config: Config): Promise<Archives> {
  const db = await openDatabase(config);
  try {
    const keys = await openKeys(config, db);
    const files = createFileStore(config, keys);
    await files.prepare();
    const deps: ArchiveDeps = {
      db,
      ...caseServices(db),
      keys,
      files,
      personKey: keys.personKey,
      names: (userIds) => readNames(db, keys, userIds),
      today: () => today(config),
      now,
    };
    return {
      list: () => listCases(db),
      export: async (applicationId) => {
        const archive = await archiveOfCase(deps, applicationId);
        if (archive !== undefined) await noteExport(deps, archive);
        return archive;
      },
      import: (archive) => importCase(deps, archive),
      close: db.close,
    };
  } catch (fault) {
    await db.close();
    throw fault;
  }
}
