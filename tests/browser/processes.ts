import { readdirSync, readFileSync } from "node:fs";

/** A running process, as `/proc` tells it. */
export type Running = { readonly pid: number; readonly parent: number; readonly command: string };

/** Only Linux has `/proc`; elsewhere the tests that kill by kind cannot choose and say so. */
export const canListProcesses = process.platform === "linux";

function readProcess(pid: number): Running | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (afterName[0] === "Z") return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return { pid, parent: Number(afterName[1]), command };
  } catch {
    return undefined; // It ended between the listing and the reading.
  }
}

/** The process `pid` and everything that it started, and what those started. */
export function processTree(pid: number): readonly Running[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const tree = all.filter((one) => one.pid === pid);
  for (let index = 0; index < tree.length; index += 1) {
    tree.push(...all.filter((one) => one.parent === tree[index]?.pid));
  }
  return tree;
}

/** Resident memory in MiB, of one process. */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1] ?? 0) / 1024;
}
