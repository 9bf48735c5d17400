import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { linkFault, type ArchivedLink } from "../../store/auditLog.ts";
import {
  auditPath,
  inPathOrder,
  isPlainPath,
  listSha256,
  manifestPath,
  otherVersion,
  readManifest,
  wholeFileComment,
  type ArchiveManifest,
} from "./archiveFormat.ts";
import { NotAZip, openZip, TooMuchInside, type OpenZip, type ZipFile } from "./zipReader.ts";

/** What is wrong with an archive; `newer` is no damage, only nothing for this version. */
export type ArchiveFault = { readonly kind: "damaged" | "newer" | "notAnArchive"; readonly says: string };

export type VerifiedArchive = {
  readonly manifest: ArchiveManifest;
  /** By path, each as its hash says. */
  readonly files: ReadonlyMap<string, ZipFile>;
  /** Whether the file carries the hash of all its bytes; one that was packed anew by another program does not. */
  readonly isSealedWhole: boolean;
};

/** Longer lists and records are in no archive of a case; they are the only files that are read whole. */
export const mostJsonBytes = 256 * 1024 * 1024;

/** Whether an archive is whole: every byte of the file, every file of its list, and the chain of its log. Reads, and writes nothing. */
export async function verifyArchive(path: string): Promise<VerifiedArchive | { readonly fault: ArchiveFault }> {
  try {
    const archive = await openZip(path);
    const isSealedWhole = await isWholeFile(path, archive);
    const manifest = await manifestOf(archive);
    if ("kind" in manifest) return { fault: manifest };
    const files = new Map(archive.files.filter((file) => !isFolder(file)).map((file) => [file.path, file]));
    const fault = (await listFault(manifest, files)) ?? (await chainFault(manifest, files));
    return fault === undefined ? { manifest, files, isSealedWhole } : { fault };
  } catch (thrown) {
    if (thrown instanceof NotAZip || thrown instanceof TooMuchInside || thrown instanceof Damaged)
      return { fault: { kind: "damaged", says: thrown.message } };
    throw thrown;
  }
}

/** Programs that pack an archive anew may name its folders too; nothing is in such an entry. */
const isFolder = ({ path, bytes }: ZipFile): boolean =>
  bytes === 0 && path.endsWith("/") && isPlainPath(path.slice(0, -1));

class Damaged extends Error {}

async function isWholeFile(path: string, { comment, size }: OpenZip): Promise<boolean> {
  if (comment.text === "" && comment.at === size) return false;
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { end: comment.at - 1 }) as AsyncIterable<Buffer>)
    hash.update(chunk);
  if (comment.text !== wholeFileComment(hash.digest("hex")).toString("latin1"))
    throw new Damaged("a byte of the file is not as it was written: the hash of the whole file differs");
  return true;
}

async function manifestOf({ files }: OpenZip): Promise<ArchiveManifest | ArchiveFault> {
  const file = files.find(({ path }) => path === manifestPath);
  if (file === undefined) {
    const isOfSeveral = files.length > 0 && files.every(({ path }) => path.endsWith(".zip"));
    const says = isOfSeveral
      ? "it holds the archives of several cases; unpack it, and name one of them"
      : `it is a ZIP file without ${manifestPath}, so no archive of a case; name a file that boreal export wrote`;
    return { kind: "notAnArchive", says };
  }
  const document = await jsonOf(file);
  const version = otherVersion(document);
  if (version !== undefined)
    return {
      kind: "newer",
      says: `it is of format boreal-archive/${version}; this version of Boreal reads boreal-archive/1`,
    };
  const manifest = readManifest(document);
  if ("format" in manifest) return manifest;
  const [first] = manifest;
  return {
    kind: "damaged",
    says: `${first?.path ?? manifestPath}: found ${first?.found ?? "something else"}; accepted is ${first?.accepted ?? "the published form"}`,
  };
}

/** What a JSON file of an archive says. @throws where it is too large or no JSON */
export async function jsonOf(file: ZipFile): Promise<unknown> {
  if (file.bytes > mostJsonBytes) throw new Damaged(`${file.path} is larger than any that Boreal writes`);
  const chunks: Buffer[] = [];
  for await (const chunk of file.content()) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
  } catch {
    throw new Damaged(`${file.path} is not JSON`);
  }
}

async function listFault(
  { entries, listSha256: promised }: ArchiveManifest,
  files: ReadonlyMap<string, ZipFile>,
): Promise<ArchiveFault | undefined> {
  const damaged = (says: string): ArchiveFault => ({ kind: "damaged", says });
  const listed = new Set([manifestPath, ...entries.map(({ path }) => path)]);
  for (const path of [...listed, ...files.keys()])
    if (!isPlainPath(path))
      return damaged(`it names the path ${JSON.stringify(path)}, which leads out of the archive or is not plain`);
  if (listed.size !== entries.length + 1) return damaged("its list names a file twice");
  const unlisted = [...files.keys()].find((path) => !listed.has(path));
  if (unlisted !== undefined) return damaged(`${unlisted} is in no list`);
  if (listSha256(entries.toSorted(inPathOrder)) !== promised) return damaged("the hash of its list differs");
  for (const { path, bytes, sha256 } of entries) {
    const file = files.get(path);
    if (file === undefined) return damaged(`${path} is missing`);
    if (file.bytes !== bytes) return damaged(`${path} does not have the length that the list says`);
    const hash = createHash("sha256");
    for await (const chunk of file.content()) hash.update(chunk);
    if (hash.digest("hex") !== sha256) return damaged(`${path} is not as it was written: its hash differs`);
  }
  return undefined;
}

/** The log of the case hangs together entry by entry, whoever wrote the list. */
async function chainFault(
  { application }: ArchiveManifest,
  files: ReadonlyMap<string, ZipFile>,
): Promise<ArchiveFault | undefined> {
  const file = files.get(auditPath);
  if (file === undefined) return undefined;
  const links = (await jsonOf(file)) as readonly ArchivedLink[];
  const broken = Array.isArray(links) ? linkFault(application.id, links) : 1;
  return broken === undefined
    ? undefined
    : { kind: "damaged", says: `the log of the case is broken at entry ${broken}` };
}
