import { readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;
/** Places behind the name of the program, which may hold spaces and brackets (proc(5), `stat`: fields 14 and 15). */
const place = { user: 11, system: 12 };

/**
 * For how long the processor has worked for a process and those that it started: a confined reader is the child of the
 * program that confines it. `undefined` when the process is gone or the system does not tell.
 */
export async function processorMs(pid: number): Promise<number | undefined> {
  if (process.platform !== "linux") return undefined;
  const [stat, children] = await Promise.all(
    [`/proc/${pid}/stat`, `/proc/${pid}/task/${pid}/children`].map((file) => readFile(file, "utf8").catch(() => "")),
  );
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
  const own = (Number(fields[place.user]) + Number(fields[place.system])) * msPerTick;
  if (!Number.isFinite(own)) return undefined;
  const below = await Promise.all((children?.match(/\d+/g) ?? []).map((child) => processorMs(Number(child))));
  return below.reduce<number>((sum, one) => sum + (one ?? 0), own);
}
