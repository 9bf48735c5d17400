import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ranHere } from "./clusterIdentity.ts";

/**
 * Ends whatever PostgreSQL process still works on a cluster: the orphan of a killed server, or back ends of a killed
 * postmaster. Asks first (SIGINT), then insists. Only for the holder of the database lock: nobody else may own them.
 */
export async function endOrphans(cluster: string, sockets: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  for (let waited = 0; ; waited += 50) {
    const processes = processesOf(cluster, pidFile);
    if (processes.length === 0) break;
    const main = postmasterPid(pidFile);
    // A number in a file may be anybody's by now: it is believed only of a process that works here.
    if (waited === 0) signal(processes.find((pid) => pid === main) ?? processes[0], "SIGINT");
    if (waited === 1500) for (const pid of processes) signal(pid, "SIGQUIT");
    if (waited >= 3000 && waited % 500 === 0) for (const pid of processes) signal(pid, "SIGKILL");
    if (waited > 10_000)
      throw new Error(`PostgreSQL processes ${processes.join(", ")} still work on ${cluster} and cannot be ended.`);
    await pause(50);
  }
  // What is left names a process that is gone or, after a restart of the machine, a stranger with the same number.
  // PostgreSQL would take the stranger for its own kind and refuse.
  rmSync(pidFile, { force: true });
  for (const name of readdirSync(sockets)) rmSync(join(sockets, name), { force: true });
}

function postmasterPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL processes whose working folder is the cluster; where /proc does not tell, the one in postmaster.pid. */
function processesOf(cluster: string, pidFile: string): number[] {
  if (process.platform === "linux") {
    const folder = folderNumber(cluster);
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name) && worksIn(name, folder))
      .map(Number);
  }
  const pid = postmasterPid(pidFile);
  // A copied file names a process of the original: only one that ran in this folder is ours to end.
  return pid !== undefined && ranHere(pidFile, cluster) && isPostgres(pid) ? [pid] : [];
}

/** A folder by what the file system calls it: in another container the same path is another folder. */
function folderNumber(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev} ${ino}`;
}

function worksIn(pid: string, folder: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres") && folderNumber(`/proc/${pid}/cwd`) === folder
    );
  } catch {
    return false;
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform === "win32") return true;
    return execFileSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" }).includes("postgres");
  } catch {
    return false;
  }
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}
