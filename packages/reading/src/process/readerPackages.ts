import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What a reader process loads: the folders of its packages, and of our own source that it imports. Absolute paths. */
export type ReaderFolders = {
  /** Each with its path in `node_modules`. A package inside another's folder is not named again. */
  readonly packages: readonly string[];
  /** Our own: the path in `node_modules` is a symbolic link to the folder in the workspace. */
  readonly linked: readonly { readonly link: string; readonly folder: string }[];
};

const ownFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Programs with native code that a package may use and the reader does not. */
const neverLoaded = new Set(["@napi-rs/canvas"]);

let found: ReaderFolders | undefined;

/** Whatever `packages/reading/package.json` names, and whatever that needs: nothing else of `node_modules`. */
export function readerFolders(): ReaderFolders {
  found ??= walk();
  return found;
}

function walk(): ReaderFolders {
  const packages = new Set<string>();
  const linked = new Map<string, string>([[ownFolder, ownFolder]]);
  const waiting = [ownFolder];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const name of needs(from)) {
      const at = folderOf(name, from);
      // An optional package of another platform is not installed here.
      if (at === undefined || packages.has(at) || linked.has(at)) continue;
      const real = realpathSync(at);
      if (real === at) packages.add(at);
      else linked.set(at, real);
      waiting.push(real);
    }
  }
  linked.delete(ownFolder);
  return {
    packages: outermost([...packages]),
    linked: [{ link: ownFolder, folder: ownFolder }, ...[...linked].map(([link, folder]) => ({ link, folder }))],
  };
}

function needs(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  return [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.optionalDependencies ?? {})].filter(
    (name) => !neverLoaded.has(name),
  );
}

/** As Node looks for a package: in the nearest `node_modules` upwards. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const at = path.join(folder, "node_modules", name);
    if (existsSync(path.join(at, "package.json"))) return at;
    if (folder === path.dirname(folder)) return undefined;
  }
}

const outermost = (folders: readonly string[]): string[] =>
  folders.filter((one) => !folders.some((other) => one.startsWith(`${other}${path.sep}`)));
