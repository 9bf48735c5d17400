import { createRequire, syncBuiltinESMExports } from "node:module";
import os from "node:os";
import process from "node:process";
import v8 from "node:v8";

// Runs first in every reader process (docs/adr/0107), before any byte of a document is there. What Node's permission model
// leaves open is taken away here: native code beside the picture library, its ways to files, flags of the engine that write
// files, and signals to other processes.
// Where the system can confine a process (confinement.ts), that is the wall, and this stands behind it.

/** The ways of the picture library that work on bytes. Its ways to and from files are all closed. */
const picturesFromBytes = ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadTiffBuffer"];
const bytesFromPictures = ["VipsForeignSaveJpegBuffer"];

type Libvips = { block?: (operations: readonly string[], isBlocked: boolean) => void };

/** The native part of sharp, as sharp itself loaded it. */
function libvips(): Libvips | undefined {
  const require = createRequire(import.meta.url);
  if (!require("sharp")) return undefined;
  return Object.entries(require.cache).find(([file]) => file.endsWith(".node"))?.[1]?.exports as Libvips | undefined;
}

function closeFilesToPictures(): void {
  const native = libvips();
  if (!native?.block) throw new Error("the picture library cannot be kept from files");
  native.block(["VipsForeignLoad", "VipsForeignSave"], true);
  native.block([...picturesFromBytes, ...bytesFromPictures], false);
  // Without it nobody can open them again.
  delete native.block;
}

/** Loads native code, sends signals, reaches into Node itself, or changes who this process is. */
const takenFromProcess = [
  "dlopen",
  "binding",
  "_linkedBinding",
  "kill",
  "_kill",
  "_debugProcess",
  "_debugEnd",
  "execve",
  "report",
  "setuid",
  "setgid",
  "seteuid",
  "setegid",
  "setgroups",
  "initgroups",
];

/** Flags of the engine have it write traces into files of any name, and Node's permission model does not ask there. */
const takenFromEngine = ["setFlagsFromString", "setHeapSnapshotNearHeapLimit", "writeHeapSnapshot"];

function takeAway(holder: object, names: readonly string[]): void {
  for (const name of names) {
    if (!(name in holder)) continue;
    Object.defineProperty(holder, name, { value: undefined, writable: false, configurable: false, enumerable: false });
  }
}

// Only the processes that were given the right to load native code have the picture library at all.
if (process.permission.has("addon")) closeFilesToPictures();
takeAway(process, takenFromProcess);
takeAway(os, ["setPriority"]);
takeAway(v8, takenFromEngine);
// Also for whoever imports these by name.
syncBuiltinESMExports();
