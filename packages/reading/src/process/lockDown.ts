import { createRequire, syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import process from 'node:process';

// Runs first in every reader process (docs/adr/0107), before any byte of a document is there. What Node's permission model
// leaves open is taken away here: native code beside the picture library, its ways to files, and signals to other processes.
// Where the system can confine a process (confinement.ts), that is the wall, and this stands behind it.

/** The ways of the picture library that work on bytes. Its ways to and from files are all closed. */
const picturesFromBytes = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadTiffBuffer'];
const bytesFromPictures = ['VipsForeignSaveJpegBuffer'];

type Libvips = { block?: (operations: readonly string[], isBlocked: boolean) => void };

/** The native part of sharp, as sharp itself loaded it. */
function libvips(): Libvips | undefined {
  const require = createRequire(import.meta.url);
  if (!require('sharp')) return undefined;
  return Object.entries(require.cache).find(([file]) => file.endsWith('.node'))?.[1]?.exports as Libvips | undefined;
}

function closeFilesToPictures(): void {
  const native = libvips();
  if (!native?.block) throw new Error('the picture library cannot be kept from files');
  native.block(['VipsForeignLoad', 'VipsForeignSave'], true);
  native.block([...picturesFromBytes, ...bytesFromPictures], false);
  // Without it nobody can open them again.
  delete native.block;
}

/** Loads native code, sends signals, reaches into Node itself, or changes who this process is. */
const takenFromProcess = [
  'dlopen',
  'binding',
  '_linkedBinding',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'execve',
  'report',
  'setuid',
  'setgid',
  'seteuid',
  'setegid',
  'setgroups',
  'initgroups',
];

function takeAway(holder: object, names: readonly string[]): void {
  for (const name of names) {
    if (!(name in holder)) continue;
    Object.defineProperty(holder, name, { value: undefined, writable: false, configurable: false, enumerable: false });
  }
}

// Only the processes that were given the right to load native code have the picture library at all.
if (process.permission.has('addon')) closeFilesToPictures();
takeAway(process, takenFromProcess);
takeAway(os, ['setPriority']);
// Also for whoever imports these by name.
syncBuiltinESMExports();
