import type { FileStore } from "../../files/fileStore.ts";
import type { FileLimits } from "../../files/checks/refusals.ts";
import type { JobQueue } from "../../jobs/queue.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import type { FileFacts } from "../../policies/documents.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { hasOpened } from "../../store/cases/breakGlass.ts";
import { isPageWithheldFrom } from "../../policies/withheld.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import { readDocumentFile, type DocumentFileRow } from "../../store/documents/documents.ts";
import { dependentAt } from "../../store/documents/vaultPlace.ts";
import type { CommandDeps } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";

/** What the commands of files work with, besides what all commands have. */
export type FileDeps = CommandDeps & {
  readonly files: FileStore;
  readonly queue: Pick<JobQueue, "sendReading" | "sendPortalFit" | "sendPackage">;
  /** Told about faults that the asker only hears of in general. */
  readonly reportFault: (fault: unknown) => void;
  readonly fileLimits: FileLimits;
  readonly clamdSocket?: string | undefined;
};

/** A stored file with what the policies must know of it, in the case as the asker may know it. */
export type FoundFile = {
  readonly row: DocumentFileRow;
  readonly the: ApplicationFacts;
  readonly facts: FileFacts;
  /** Who is in the file's place today. */ readonly dependentId: string | null;
};

/** The id of no application. */
const noApplication = "none";

export async function findFile(deps: CommandDeps, asker: Asker, fileId: string): Promise<FoundFile | undefined> {
  const row = await readDocumentFile(deps.db, fileId);
  // Support is asked of a file that does not exist as well: time tells nothing.
  const isOpened =
    asker?.role === "support" && (await hasOpened(deps.db, row?.applicationId ?? noApplication, asker.userId));
  const isHidden = row === undefined || asker === null || (!isOpened && isPageWithheldFrom(asker.role, row.page));
  // A file that does not exist takes the same steps as one that is not shown: time tells nothing.
  const loaded = await loadCaseFor(deps, asker, isHidden ? noApplication : row.applicationId);
  if (row === undefined || loaded === undefined) return undefined;
  return {
    row,
    the: factsOf(loaded.row),
    facts: fileFacts(loaded, row),
    dependentId: dependentAt(loaded, row)?.id ?? null,
  };
}
