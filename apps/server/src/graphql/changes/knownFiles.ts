import { mayKnow } from '../../policies/documents.ts';
import { factsOf } from '../../policies/facts.ts';
import { fileFacts } from '../../policies/storedFiles.ts';
import { readStateOfCase } from '../../store/caseRow.ts';
import { listDocuments } from '../../store/documents.ts';
import { loadCaseFile } from '../../store/loadCaseFile.ts';
import type { ChangeSignal, GraphqlContext } from '../context.ts';

type Reader = Pick<GraphqlContext, 'deps' | 'actor'>;

/** The files of one case of which one open stream may speak. */
export type KnownFiles = {
  /** Looks up anew what this reader may know, if the case, the reader or the day changed since. */
  lookAgain(reader: Reader): Promise<void>;
  /** The change as it may be told now; nothing when it is about a file of which the reader may not know. */
  told(change: ChangeSignal): ChangeSignal | undefined;
};

/**
 * A stream speaks only of files that its reader may know of when the event is told, not when the stream was opened. The log
 * of a case counts its states, so the files are looked up again only when the case moved on.
 */
export function knownFilesOf(applicationId: string): KnownFiles {
  let state: string | undefined;
  const everKnown = new Set<string>();
  let known: ReadonlySet<string> = new Set();
  return {
    async lookAgain({ deps, actor }) {
      const now = JSON.stringify([await readStateOfCase(deps.db, applicationId), deps.today(), actor]);
      if (now === state) return;
      const loaded = await loadCaseFile(deps, applicationId);
      if (!loaded) return;
      const files = (await Promise.all([listDocuments(deps.db, applicationId, 'vault'), listDocuments(deps.db, applicationId, 'trash')])).flat();
      const facts = factsOf(loaded.row);
      known = new Set(files.filter((row) => mayKnow(actor, facts, fileFacts(loaded, row))).map(({ id }) => id));
      for (const id of known) everKnown.add(id);
      state = now;
    },
    told(change) {
      const { fileId, progress: _progress, ...withoutFile } = change;
      if (fileId === undefined || known.has(fileId)) return change;
      // Whoever knew of a file that is gone is told that something is, and reads again.
      return everKnown.has(fileId) && change.kind !== 'readingProgress' ? withoutFile : undefined;
    },
  };
}
