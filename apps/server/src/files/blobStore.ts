import type { SealedSource } from "./sealedFile.ts";

/** An open blob; the caller closes it. */
export type OpenBlob = SealedSource & { close(): Promise<void> };

export type BlobInfo = { readonly key: string; readonly size: number; readonly modifiedAt: Date };

/** Where sealed files rest. It sees sealed bytes only and knows nothing of keys. Keys are file ids. */
export type BlobStore = {
  /**
   * Takes over a sealed file that is already synced to the disk at `localPath`. When this returns the blob is there for
   * certain. What was copied, the caller removes after its transaction.
   */
  put(key: string, localPath: string): Promise<"moved" | "copied">;
  /** `undefined` when there is no such blob. */
  open(key: string): Promise<OpenBlob | undefined>;
  stat(key: string): Promise<BlobInfo | undefined>;
  /** No blob of that key afterwards; nothing happens when there was none. */
  delete(key: string): Promise<void>;
  list(): AsyncIterable<BlobInfo>;
};
