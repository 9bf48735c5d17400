import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SourceFile } from "@boreal/server/filing/packageSource";
import { WrongInput } from "../exitStatus.ts";
import { whyUnread } from "../whyUnread.ts";

/** A folder that holds each document’s file under its `fileId`, with any ending. */
export type DocumentFolder = {
  readonly fileOf: (fileId: string) => Promise<SourceFile>;
  /** Files that are no longer what they were when they were read. */
  readonly changed: () => Promise<readonly string[]>;
};

/** Looks for each file before anything is made: what is missing, or there twice, is told all at once. */
export async function openDocumentFolder(folder: string, fileIds: readonly string[]): Promise<DocumentFolder> {
  const names = await namesIn(folder);
  const found = new Map<string, string>();
  const faults: string[] = [];
  for (const fileId of new Set(fileIds)) {
    const own = names.filter((name) => isOf(name, fileId));
    if (own.length === 1 && own[0] !== undefined) found.set(fileId, join(folder, own[0]));
    else
      faults.push(
        `documents[fileId=${fileId}]: found ${own.length === 0 ? "no file" : own.join(" and ")} in ${folder}; accepted is one file named ${fileId} with any ending`,
      );
  }
  if (faults.length > 0) throw new WrongInput(...faults);
  const hashes = new Map<string, string>();
  const read = async (fileId: string): Promise<{ readonly bytes: Buffer; readonly sha256: string }> => {
    const path = found.get(fileId);
    if (path === undefined) throw new Error("a file is asked for that was not looked for");
    let bytes: Buffer;
    try {
      bytes = await readFile(path);
    } catch (error) {
      throw new WrongInput(`${path}: found ${whyUnread(error)}; accepted is a readable file`);
    }
    return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
  };
  return {
    fileOf: async (fileId) => {
      const { bytes, sha256 } = await read(fileId);
      hashes.set(fileId, sha256);
      return { bytes, sha256, rotation: 0 };
    },
    changed: async () => {
      const others: string[] = [];
      for (const [fileId, sha256] of hashes) {
        const now = await read(fileId).catch(() => undefined);
        if (now?.sha256 !== sha256) others.push(found.get(fileId) ?? fileId);
      }
      return others;
    },
  };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ name }) => name)
      .toSorted();
  } catch (error) {
    throw new WrongInput(`--documents: found ${folder}, ${whyNoFolder(error)}; accepted is a folder that can be read`);
  }
}

const whyNoFolder = (error: unknown): string =>
  error instanceof Error && "code" in error && error.code === "ENOTDIR"
    ? "which is no folder"
    : whyUnread(error, "folder");

/** `f1`, `f1.pdf`: not `f10.pdf`. An id may hold a dot itself. */
const isOf = (name: string, fileId: string): boolean =>
  name === fileId || (name.startsWith(`${fileId}.`) && !name.slice(fileId.length + 1).includes("."));
