import { loadCaseFor } from "../../commands/loadCaseFor.ts";
import { mayFitForPortal, mayKnow } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { readStateOfCase } from "../../store/cases/caseRow.ts";
import { listVaultAndTrash } from "../../store/documents/documents.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { readFit } from "../../store/documents/portalFits.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import type { ChangeSignal, GraphqlContext, RedactedChange } from "../context.ts";

type Reader = Pick<GraphqlContext, "deps" | "actor">;

/** All that a reader may know who does not know the whole case: that something else was said, and how often, would tell what. */
const shownOf = (loaded: LoadedCase | undefined): string | undefined =>
  loaded?.withheld ? JSON.stringify([loaded.caseFile, [...loaded.answers]]) : undefined;

/** What the server adds to what a page sends: the day, which files count, and the school that is meant. A page works out the rest by itself. */
const besideAnswers = (loaded: LoadedCase | undefined): string =>
  loaded === undefined
    ? ""
    : JSON.stringify([loaded.caseFile.today, loaded.caseFile.knownSchools, ...loaded.setAside.keys()]);

/** What one open stream may speak of. */
export type RedactedChanges = {
  /** Looks up what the reader may know of before the first event; whether that is the whole case. */
  begin(reader: Reader): Promise<"whole" | "cut">;
  /** The change as this reader may be told it now; nothing when it is about a file, or changes only what they may not know. */
  told(reader: Reader, change: ChangeSignal): Promise<RedactedChange | undefined>;
};

/**
 * A stream speaks only of what its reader may know when the event is told, not when the stream was opened. The log
 * of a case counts its states, so the files are looked up again only when the case moved on.
 */
export function redactedChangesOf(applicationId: string): RedactedChanges {
  let state: string | undefined;
  let loaded: LoadedCase | undefined;
  let known: ReadonlySet<string> = new Set();
  const everKnown = new Set<string>();
  /** The case as a reader knows it who does not know all of it. */
  let shown: string | undefined;

  const lookAgain = async ({ deps, actor }: Reader): Promise<void> => {
    const now = JSON.stringify([await readStateOfCase(deps.db, applicationId), deps.today(), actor]);
    if (now === state) return;
    const opened = await loadCaseFor(deps, actor, applicationId);
    if (!opened) return;
    const { vault, trash } = await listVaultAndTrash(deps.db, applicationId);
    const facts = factsOf(opened.row);
    known = new Set(
      [...vault, ...trash].filter((row) => mayKnow(actor, facts, fileFacts(opened, row))).map(({ id }) => id),
    );
    for (const id of known) everKnown.add(id);
    [state, loaded] = [now, opened];
  };

  /** A merged file is known with the page whose files went into it. */
  const isKnownFit = async ({ deps, actor }: Reader, id: string): Promise<boolean> => {
    const fit = await readFit(deps.db, id);
    if (fit?.applicationId !== applicationId || !loaded) return false;
    return mayFitForPortal(actor, factsOf(loaded.row), pageFacts(loaded, fit.page, fit.childNumber));
  };

  return {
    async begin(reader) {
      await lookAgain(reader);
      shown = shownOf(loaded);
      return loaded?.withheld ? "cut" : "whole";
    },
    async told(reader, change) {
      const { writer, ...signal } = change;
      const { fileId, progress: _progress, ...withoutFile } = signal;
      if (fileId === undefined && change.kind === "status") return { ...signal, isOwn: false };
      const beside = besideAnswers(loaded);
      await lookAgain(reader);
      const isOwn = writer !== undefined && writer === reader.deps.writer && beside === besideAnswers(loaded);
      if (fileId === undefined) {
        const before = shown;
        shown = shownOf(loaded);
        if (shown === undefined) return { ...signal, isOwn };
        // Not of what kind: it may be that of a change that came just before, of which they may not know.
        return shown === before ? undefined : { applicationId, kind: "status", isOwn: false };
      }
      const told = { ...signal, isOwn };
      if (change.kind === "portalFit") return (await isKnownFit(reader, fileId)) ? told : undefined;
      if (known.has(fileId)) return told;
      // Whoever knew of a file that is gone is told that something is, and reads again.
      return everKnown.has(fileId) && change.kind !== "readingProgress" ? { ...withoutFile, isOwn } : undefined;
    },
  };
}
