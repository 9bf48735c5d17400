import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseRefused } from "./databaseRefused.ts";
import { holderSentence, takeLock, type FolderLock } from "./folderLock.ts";

/**
 * A copied folder must never meet the database of the original (ADR 0240). Beside each cluster lies which folder it is: the
 * number under which the file system knows it, which a move keeps and a copy cannot have.
 */
type Identity = { readonly path: string; readonly number: string; readonly born: string };

type Known = {
  readonly cluster: Identity;
  /** The data folder that opens it. */
  readonly dataFolder: Identity;
};

const identityOf = (folder: string): Identity => {
  const { ino, birthtimeNs } = statSync(folder, { bigint: true });
  return { path: realpathSync(folder), number: String(ino), born: String(birthtimeNs) };
};

/** Some file systems give numbers anew each time they are attached; then place and day of birth together speak for a folder. */
const isSame = (known: Identity, now: Identity): boolean =>
  known.number === now.number || (known.path === now.path && known.born === now.born && now.born !== "0");

const noteOf = (cluster: string): string => `${cluster}.identity`;

function readNote(cluster: string): Known | undefined {
  try {
    return JSON.parse(readFileSync(noteOf(cluster), "utf8")) as Known;
  } catch {
    return undefined;
  }
}

/** Notes whose cluster this is, so that a copy of it is known as one. */
export function noteIdentity(dataFolder: string, cluster: string): void {
  const known: Known = { cluster: identityOf(cluster), dataFolder: identityOf(dataFolder) };
  writeFileSync(noteOf(cluster), `${JSON.stringify(known)}\n`, { mode: 0o600 });
}

/**
 * Refuses a data folder whose database lies elsewhere and belongs to another data folder: a copy holds only the note of where
 * the original's database is.
 */
export function refuseBorrowed(dataFolder: string, cluster: string): void {
  const known = readNote(cluster);
  if (known === undefined || isSame(known.dataFolder, identityOf(dataFolder))) return;
  // Both were copied, as when a backup is put back on another machine: this database is nobody else's.
  if (!isSame(known.cluster, identityOf(cluster))) return;
  const [real, inside] = [realpathSync(cluster), join(dataFolder, "postgres")];
  const copying =
    cluster === inside
      ? `rm ${inside} && cp -a ${real} ${inside}`
      : `cp -a ${real} ${inside} && rm ${join(dataFolder, "postgres.location")}`;
  throw new DatabaseRefused(
    `${dataFolder} is a copy of ${known.dataFolder.path}. Its database was not copied with it: it lies in ${real} and belongs to the original, which is left alone. Stop Boreal on the original, then run: ${copying}`,
  );
}

/**
 * Refuses a cluster that was copied while its database ran: its files do not fit each other, and would open as if they did.
 * A copy of a stopped one is a database of its own.
 */
export function refuseTornCopy(cluster: string): void {
  const pidFile = join(cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const known = readNote(cluster);
  const isOriginal = known === undefined ? ranHere(pidFile, cluster) : isSame(known.cluster, identityOf(cluster));
  if (isOriginal) return;
  throw new DatabaseRefused(
    `${cluster} is a copy of ${placeIn(pidFile) || "another folder"}, made while its database was running or after it was killed, so its files may not fit each other. Stop Boreal on the original and copy again, or restore a backup (docs/operations.md). If nothing ran while it was copied, remove ${pidFile} and start again. The original was left alone.`,
  );
}

/**
 * Refuses a copy made of links (`cp -al`, and backups that share what did not change): its files are those of the original, and
 * whoever writes the one writes the other.
 */
export function refuseSharedFiles(cluster: string): void {
  const known = readNote(cluster);
  if (known === undefined || isSame(known.cluster, identityOf(cluster))) return;
  // PostgreSQL writes this file in place for as long as a cluster lives.
  if (statSync(join(cluster, "global", "pg_control")).nlink === 1) return;
  const apart = `${cluster}.apart`;
  throw new DatabaseRefused(
    `${cluster} is a copy of ${known.cluster.path} made of hard links, so both are the same files and would damage each other. Give the copy files of its own: cp -a ${cluster} ${apart} && rm -r ${cluster} && mv ${apart} ${cluster}. The original was left alone.`,
  );
}

/** The second line of the file is the folder in which that PostgreSQL ran. */
function placeIn(pidFile: string): string {
  try {
    return readFileSync(pidFile, "utf8").split("\n")[1]?.trim() ?? "";
  } catch {
    return "";
  }
}

/** Whether the PostgreSQL of this file ran in this very folder. */
export const ranHere = (pidFile: string, cluster: string): boolean =>
  [cluster, realpathSync(cluster)].includes(placeIn(pidFile));

/**
 * A cluster outside its data folder, or behind a link in it, has a lock of its own beside it: whoever comes by another way to
 * it meets that.
 */
export function lockBeside(dataFolder: string, inside: string): FolderLock | undefined {
  const cluster = existsSync(inside) ? realpathSync(inside) : inside;
  if (cluster === join(realpathSync(dataFolder), "postgres")) return undefined;
  // Beside a linked one we may have no right to write; then the note of whose it is has to do.
  if (!mayWriteIn(dirname(cluster))) return undefined;
  const taken = takeLock(dirname(cluster), "database", "database");
  if ("lock" in taken) return taken.lock;
  throw new DatabaseRefused(
    `The database in ${cluster} is in use by ${holderSentence(taken.holder)}. Two data folders cannot share one database: stop the other, or use its data folder.`,
  );
}

function mayWriteIn(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
