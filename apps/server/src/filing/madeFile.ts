import { createHash } from "node:crypto";
import type { Text } from "@boreal/domain/kernel/text";
import type { ManifestEntry, PackageFailure } from "@boreal/domain/filing/packageManifest";

/** A file of the package with its bytes, or why there is none. */
export type MadeFile = { readonly entry: ManifestEntry; readonly content: Uint8Array };
export type Made = { readonly files: readonly MadeFile[]; readonly failures: readonly PackageFailure[] };

export const hashOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

type EntryFacts = Omit<ManifestEntry, "bytes" | "sha256">;

export const madeFile = (facts: EntryFacts, content: Uint8Array): MadeFile => {
  const { path, ...rest } = facts;
  return { entry: { path, bytes: content.byteLength, sha256: hashOf(content), ...rest }, content };
};

/** With at most one decimal, as each language sets it. */
export const megabytes = (bytes: number): Text => {
  const en = String(Math.round(bytes / 100_000) / 10);
  return { en, fr: en.replace(".", ",") };
};

export const joinMade = (made: readonly Made[]): Made => ({
  files: made.flatMap(({ files }) => files),
  failures: made.flatMap(({ failures }) => failures),
});
