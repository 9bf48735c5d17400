import path from "node:path";
import { fileURLToPath } from "node:url";
import { strongestConfinement, type Confined, type Wrapper } from "./confinement.ts";
import { readerFolders } from "./readerPackages.ts";

const sourceFolder = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const lockDown = path.join(sourceFolder, "process", "lockDown.ts");

/**
 * Node's flags for a reader process: it may read its own program code and nothing else, write nothing, start no process and
 * no thread, and reach no network. Only the picture library may bring native code; `lockDown.ts` closes the door behind it.
 */
export function childArguments(memoryMb: number, needsNativeCode: boolean): string[] {
  const { packages, linked } = readerFolders();
  return [
    "--permission",
    ...[...packages, ...linked.flatMap(({ link, folder }) => [link, folder])].map(
      (folder) => `--allow-fs-read=${folder}`,
    ),
    ...(needsNativeCode ? ["--allow-addons"] : ["--no-addons"]),
    "--no-experimental-sqlite",
    `--import=${lockDown}`,
    `--max-old-space-size=${Math.max(128, Math.floor(memoryMb / 2))}`,
    "--disable-warning=SecurityWarning",
    "--disable-warning=ExperimentalWarning",
  ];
}

/** The strongest confinement that this machine offers, with the program that brings it about. */
export const readerConfinement = (): Confined => strongestConfinement(childArguments(400, true));

/** How a reader process is started: under the confinement that this machine offers, with Node's own flags. */
export function childCommand(
  memoryMb: number,
  needsNativeCode: boolean,
  { execPath, execArgv }: Wrapper = readerConfinement().wrapper,
): Wrapper {
  return { execPath, execArgv: [...execArgv, ...childArguments(memoryMb, needsNativeCode)] };
}

/**
 * Nothing of the server's environment reaches a reader process. Windows needs its system folder to start anything; two
 * arenas keep the C library from holding on to the memory of every picture that passed. The picture library would put large
 * pictures into a temporary file: a document is never written to disk unsealed.
 */
export const childEnvironment = (): Record<string, string> => ({
  MALLOC_ARENA_MAX: "2",
  VIPS_DISC_THRESHOLD: "4g",
  ...(process.platform === "win32" && process.env["SystemRoot"] ? { SystemRoot: process.env["SystemRoot"] } : {}),
});

export const readerScript = path.join(sourceFolder, "process", "readerProcess.ts");
export const heicScript = path.join(sourceFolder, "process", "pictures/heicProcess.ts");
export const faceScript = path.join(sourceFolder, "process", "pictures/faceProcess.ts");
export const pictureScript = path.join(sourceFolder, "process", "pictures/pictureProcess.ts");
export const fitScript = path.join(sourceFolder, "process", "portal/fitProcess.ts");
