import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Who holds a lock, told to whoever comes second. */
export type Holder = {
  readonly pid: number;
  readonly startedAt: string;
  readonly does: string;
  readonly address?: string;
};

export type FolderLock = {
  /** Completes what others are told, for example the address once it is known. */
  describe(holder: Partial<Holder>): void;
  release(): void;
};

/** Kept here until released: a file that nothing refers to would be collected as garbage, and its lock would end with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock `name` of a folder, or tells who has it.
 *
 * The lock is the operating system's own (through SQLite's locking of a file): it ends with the process that
 * holds it, however that ends, so there are no stale locks and a reused process number means nothing.
 */
export function takeLock(
  folder: string,
  name: string,
  does: string,
): { lock: FolderLock } | { holder: Holder | undefined } {
  const locks = join(folder, "locks");
  mkdirSync(locks, { recursive: true, mode: 0o700 });
  const about = join(locks, `${name}.json`);
  const file = new DatabaseSync(join(locks, `${name}.lock`), { timeout: 0 });
  try {
    file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (isBusy(error)) return { holder: readHolder(about) };
    throw error;
  }
  held.add(file);
  let holder: Holder = { pid: process.pid, startedAt: new Date().toISOString(), does };
  const write = () => {
    const draft = `${about}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
    renameSync(draft, about);
  };
  write();
  return {
    lock: {
      describe(more) {
        holder = { ...holder, ...more };
        write();
      },
      release() {
        if (!file.isOpen) return;
        rmSync(about, { force: true });
        file.close();
        held.delete(file);
      },
    },
  };
}

/** The holder in words: process, since when, where. */
export function holderSentence(holder: Holder | undefined): string {
  if (holder === undefined) return "another process, which is just starting or stopping";
  return `process ${holder.pid} (${holder.does}), running since ${holder.startedAt}${holder.address === undefined ? "" : `, at ${holder.address}`}`;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

/** SQLITE_BUSY: somebody else holds it. */
const isBusy = (error: unknown) => error instanceof Error && "errcode" in error && error.errcode === 5;
