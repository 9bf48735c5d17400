import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of the built web application. */
export const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const script = fileURLToPath(new URL("../../../scripts/build-web.mjs", import.meta.url));

/** Builds the web application when its sources have changed; false when that failed. In a process of its own, whose memory goes with it. */
export async function buildWebIfNeeded(): Promise<boolean> {
  if (!existsSync(script)) return true;
  const child = spawn(process.execPath, [script, "--if-needed"], { stdio: ["ignore", "ignore", "inherit"] });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}
