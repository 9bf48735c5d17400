import { fsync, open as openFile } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { BlobInfo, BlobStore } from "./blobStore.ts";
import { sourceOf } from "./sealedWriter.ts";

const suffix = ".sealed";
const openDescriptor = promisify(openFile);
const syncDescriptor = promisify(fsync);

/** Blobs in 256 folders by the last characters of their key. Must be on the same file system as the staging folder. */
export function localBlobStore(folder: string): BlobStore {
  // The last characters: ids that count up with time would all share the first ones.
  const folderOf = (key: string) => join(folder, key.slice(-2));
  const pathOf = (key: string) => {
    if (!/^[A-Za-z0-9-]{8,64}$/.test(key)) throw new Error("not a storage key");
    return join(folderOf(key), key + suffix);
  };
  const folders = new OpenFolders();
  return {
    put: async (key, localPath) => {
      const path = pathOf(key);
      await rename(localPath, path).catch(async () => {
        // The first file of its folder.
        await makeFolder(dirname(path));
        folders.forget(dirname(path));
        await rename(localPath, path).catch(async (fault: unknown) => {
          // Another process that finished the same upload was faster.
          if ((await stat(path).catch(unlessMissing)) === undefined) throw fault;
        });
      });
      // The folder that it left needs no sync: a name that a crash brings back there is an orphan, and the sweep takes it.
      await folders.sync(dirname(path));
      return "moved";
    },
    open: async (key) => {
      const handle = await open(pathOf(key), "r").catch(unlessMissing);
      if (handle === undefined) return undefined;
      return { ...(await sourceOf(handle)), close: () => handle.close() };
    },
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(unlessMissing);
      return found && { key, size: found.size, modifiedAt: found.mtime };
    },
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch(unlessMissing);
    },
    list: () => listFolder(folder),
  };
}

/** Makes the folder and puts each new level on the disk for certain. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let at = path; at.length >= dirname(first).length; at = dirname(at)) {
    await syncFolder(at);
    if (at === dirname(at)) return;
  }
}

/** A rename or a new name is on the disk for certain once its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Folders that stay open as long as this process lives, because each is synced again and again: at most 256 in a store.
 * Descriptors and no handles: a store that nobody uses any more must not end the process when it is swept up.
 */
class OpenFolders {
  readonly #descriptors = new Map<string, Promise<number>>();

  async sync(path: string): Promise<void> {
    let opening = this.#descriptors.get(path);
    if (opening === undefined) this.#descriptors.set(path, (opening = openDescriptor(path, "r")));
    try {
      await syncDescriptor(await opening);
    } catch (fault) {
      this.forget(path);
      throw fault;
    }
  }

  /** For a folder that was made, perhaps anew: what was open may be one that was deleted. */
  forget(path: string): void {
    this.#descriptors.delete(path);
  }
}

async function* listFolder(folder: string): AsyncGenerator<BlobInfo, void, undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing);
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFolder(path);
    else if (entry.name.endsWith(suffix)) {
      const found = await stat(path).catch(unlessMissing);
      if (found) yield { key: entry.name.slice(0, -suffix.length), size: found.size, modifiedAt: found.mtime };
    }
  }
}

export function unlessMissing(fault: unknown): undefined {
  if ((fault as NodeJS.ErrnoException).code === "ENOENT") return undefined;
  throw fault;
}
