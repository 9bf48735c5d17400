import { createHash, randomBytes } from "node:crypto";
import { chmod, link, mkdir, open, readFile, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { keyBytes, SealingKey } from "./sealingKey.ts";

/** Wraps every other key. `id` tells which root key wrapped what; it says nothing about the key. */
export type RootKey = { readonly id: string; readonly key: SealingKey };

/** The root key cannot be used. The message is for the operator and says what to do; it never holds key material. */
export class RootKeyError extends Error {
  override readonly name = "RootKeyError";
}

/** The key of the file, or `undefined` when there is no file. @throws RootKeyError when it is not a 32-byte key. */
export async function readRootKey(path: string): Promise<RootKey | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return undefined;
    throw new RootKeyError(
      `The root key file ${path} cannot be read (${code}). Let the user who runs Boreal read it, then start again.`,
    );
  }
  if (bytes.byteLength !== keyBytes) {
    throw new RootKeyError(
      `The root key file ${path} holds ${bytes.byteLength} bytes; a root key has ${keyBytes}. It was damaged or is another file. Put back the right file from your backup; nothing was changed.`,
    );
  }
  const rootKey = { id: rootKeyId(bytes), key: new SealingKey(bytes) };
  bytes.fill(0);
  return rootKey;
}

/**
 * Makes a root key: written whole and synced under a private name, then given its name in one step, so that no start, crash or
 * second process ever sees half a key. When another process was first, its key is the one that counts.
 */
export async function createRootKey(path: string): Promise<RootKey> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.root-key-${randomBytes(6).toString("hex")}`);
  const bytes = randomBytes(keyBytes);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // A umask cannot widen 0600, but it could narrow it.
    await chmod(draft, 0o600);
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await unlink(draft);
    bytes.fill(0);
  }
  await syncFolder(folder);
  const rootKey = await readRootKey(path);
  if (rootKey === undefined)
    throw new RootKeyError(`The root key file ${path} vanished while it was made. Start again.`);
  return rootKey;
}

/** First 8 bytes of the SHA-256, in hex. */
function rootKeyId(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** So that a new name in the folder outlives a power cut. Windows cannot open folders and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "unknown reason");
