import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceFolder = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Packages that a reader process loads code and data from. */
const packagesRead = ['sharp', 'pdfjs-dist', '@hyzyla/pdfium', 'tesseract.js-core', '@tesseract.js-data/osd', 'mammoth', 'wasm-feature-detect', 'heic-convert'];

/** The `node_modules` folders in which the reader's packages stand, and the source folders of ours that it imports. */
function readableFolders(): string[] {
  const require = createRequire(import.meta.url);
  const modules = packagesRead.map((name) => {
    const found = require.resolve(name === 'pdfjs-dist' ? 'pdfjs-dist/package.json' : name.startsWith('@tesseract') ? `${name}/package.json` : name);
    const marker = `${path.sep}node_modules${path.sep}`;
    return found.slice(0, found.lastIndexOf(marker) + marker.length - 1);
  });
  // A package nested in another's folder (`a/node_modules/b`) is already inside the outermost folder of both.
  const domain = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@boreal/domain/kernel/text')))));
  const officialForms = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@boreal/official-forms/readBack'))));
  return [...new Set([...modules, path.dirname(sourceFolder), domain, officialForms])];
}

/**
 * Node's flags for a reader process: it may read program code and nothing else, write nothing, start no process and no
 * thread, and reach no network. Only the reader itself may load native code (sharp), from those folders.
 */
export function childArguments(memoryMb: number, needsNativeCode: boolean): string[] {
  return [
    '--permission',
    ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
    ...(needsNativeCode ? ['--allow-addons'] : []),
    `--max-old-space-size=${Math.max(128, Math.floor(memoryMb / 2))}`,
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
  ];
}

/**
 * Nothing of the server's environment reaches a reader process. Windows needs its system folder to start anything; two
 * arenas keep the C library from holding on to the memory of every picture that passed.
 */
export const childEnvironment = (): Record<string, string> => ({
  MALLOC_ARENA_MAX: '2',
  ...(process.platform === 'win32' && process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {}),
});

export const readerScript = path.join(sourceFolder, 'process', 'readerProcess.ts');
export const heicScript = path.join(sourceFolder, 'process', 'heicProcess.ts');
export const pictureScript = path.join(sourceFolder, 'process', 'pictureProcess.ts');
export const fitScript = path.join(sourceFolder, 'process', 'fitProcess.ts');
