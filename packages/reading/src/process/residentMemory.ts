import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

const kilobytesPerMegabyte = 1024;

/**
 * Resident memory in MB of a process and of those that it started: a confined reader is the child of the program that
 * confines it. `undefined` when the process is gone or the system does not tell.
 */
export async function residentMemoryMb(pid: number): Promise<number | undefined> {
  if (process.platform === "linux") return await memoryOnLinux(pid);
  if (process.platform === "win32") return undefined;
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, output) => {
      const kilobytes = Number(output.trim());
      resolve(error || !(kilobytes > 0) ? undefined : kilobytes / kilobytesPerMegabyte);
    });
  });
}

async function memoryOnLinux(pid: number): Promise<number | undefined> {
  const [status, children] = await Promise.all(
    [`/proc/${pid}/status`, `/proc/${pid}/task/${pid}/children`].map((file) => readFile(file, "utf8").catch(() => "")),
  );
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status ?? "")?.[1];
  if (kilobytes === undefined) return undefined;
  const below = await Promise.all((children?.match(/\d+/g) ?? []).map((child) => memoryOnLinux(Number(child))));
  return below.reduce<number>((sum, one) => sum + (one ?? 0), Number(kilobytes) / kilobytesPerMegabyte);
}
