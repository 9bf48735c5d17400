import { statfsSync } from "node:fs";
import type { Config } from "../config.ts";
import { isDatabaseAway, isDiskFull } from "./connect.ts";

/** Below this PostgreSQL cannot write its log, and ends. */
const tooLittle = 16 * 1024 * 1024;

/** Whether a fault is the world's. A database that has no room to write its log ends, and cannot say why: then the disk is asked. */
export function outageOf(config: Pick<Config, "dataFolder">, error: unknown): "away" | "full" | undefined {
  if (isDiskFull(error)) return "full";
  if (!isDatabaseAway(error)) return undefined;
  return freeBytes(config.dataFolder) < tooLittle ? "full" : "away";
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // A disk that cannot be asked is not known to be full.
    return Infinity;
  }
}
