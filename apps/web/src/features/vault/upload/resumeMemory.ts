import type { PreviousUpload, UrlStorage } from "tus-js-client";

/**
 * Remembers where an unfinished upload stands, so that the same file goes on after the page was closed. What is kept in the
 * browser names neither the file nor the person: a number made of them, and the address of the upload.
 */
const prefix = "boreal.upload.";
/** The server keeps unfinished uploads for seven days. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

type Kept = { readonly uploadUrl: string; readonly size: number; readonly since: number };

/** 64 bits of FNV-1a: enough to tell files apart, and a name cannot be read from it. */
export function fileNumber(parts: readonly (string | number)[]): string {
  const seeds = [0x811c9dc5, 0x9747b28c];
  return seeds
    .map((seed) => {
      let hash = seed;
      for (const unit of parts.join("\u0000")) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, "0");
    })
    .join("");
}

export function resumeMemory(
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  now: () => number,
): UrlStorage {
  const read = (key: string): PreviousUpload[] => {
    const kept = JSON.parse(quietly(() => store.getItem(key)) ?? "null") as Kept | null;
    if (!kept) return [];
    if (now() - kept.since > keptFor) {
      quietly(() => store.removeItem(key));
      return [];
    }
    return [
      {
        size: kept.size,
        metadata: {},
        creationTime: "",
        urlStorageKey: key,
        uploadUrl: kept.uploadUrl,
        parallelUploadUrls: null,
      },
    ];
  };
  return {
    findAllUploads: () => Promise.resolve([]),
    findUploadsByFingerprint: (fingerprint) => Promise.resolve(read(prefix + fingerprint)),
    removeUpload: (key) => {
      quietly(() => store.removeItem(key));
      return Promise.resolve();
    },
    addUpload: (fingerprint, upload) => {
      const kept: Kept = { uploadUrl: upload.uploadUrl ?? "", size: upload.size ?? 0, since: now() };
      quietly(() => store.setItem(prefix + fingerprint, JSON.stringify(kept)));
      return Promise.resolve(prefix + fingerprint);
    },
  };
}

/** Private windows may refuse storage; the upload then still survives a broken line, not a closed page. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
