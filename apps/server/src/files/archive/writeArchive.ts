import { createHash } from "node:crypto";
import { zip, type ZipEntry } from "../zipWriter.ts";
import {
  archiveFormat,
  asJson,
  inPathOrder,
  listSha256,
  manifestPath,
  wholeFileComment,
  wholeFileCommentBytes,
  type ArchiveEntry,
  type ArchiveManifest,
} from "./archiveFormat.ts";

/** One file of an archive. `bytes` as its list will say; its content is asked for when its turn comes. */
export type ArchiveFile = {
  readonly path: string;
  readonly bytes: number;
  readonly content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** One that is in memory already. */
export const made = (path: string, bytes: Buffer): ArchiveFile => ({
  path,
  bytes: bytes.length,
  content: () => [bytes],
});

export type ArchiveAbout = Pick<ArchiveManifest, "madeAt" | "scope" | "application">;

/** Programs show a day for each file; the same one for all, so that two archives of a case are equal. */
const sameDay = new Date(0);

/**
 * The bytes of an archive, piece by piece, with nothing large in memory. The manifest comes last, as only then all hashes are
 * known. A file that has other bytes than it promised ends it early: nobody takes such an archive for whole.
 */
export async function* writeArchive(
  about: ArchiveAbout,
  files: readonly ArchiveFile[],
): AsyncGenerator<Buffer, void, undefined> {
  const hash = createHash("sha256");
  // The last piece is the end of the directory; the length of the comment stands in its last two bytes.
  let last: Buffer | undefined;
  for await (const piece of zip(entriesOf(about, files))) {
    if (last !== undefined) {
      hash.update(last);
      yield last;
    }
    last = piece;
  }
  if (last === undefined) return;
  const end = Buffer.from(last);
  end.writeUInt16LE(wholeFileCommentBytes, end.length - 2);
  yield end;
  yield wholeFileComment(hash.update(end).digest("hex"));
}

async function* entriesOf(about: ArchiveAbout, files: readonly ArchiveFile[]): AsyncGenerator<ZipEntry> {
  const entries: ArchiveEntry[] = [];
  for (const { path, bytes, content } of files.toSorted(inPathOrder)) {
    const hash = createHash("sha256");
    let seen = 0;
    const counted = async function* () {
      for await (const chunk of evenly(content())) {
        hash.update(chunk);
        seen += chunk.length;
        yield chunk;
      }
    };
    yield { path, modifiedAt: sameDay, chunks: counted() };
    if (seen !== bytes) throw new Error("a file of an archive does not have the length that it should have");
    entries.push({ path, bytes, sha256: hash.digest("hex") });
  }
  const { madeAt, scope, application } = about;
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    madeAt,
    scope,
    application,
    entries,
    listSha256: listSha256(entries),
  };
  yield { path: manifestPath, modifiedAt: sameDay, chunks: [asJson(manifest)] };
}

/** As much as a block of the archive holds, many times over. */
const pieceBytes = 16 * 0xffff;

/** The same bytes in pieces of one length: how a file was stored must not show in the archive. */
async function* evenly(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < pieceBytes) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    for (; all.length - at >= pieceBytes; at += pieceBytes) yield all.subarray(at, at + pieceBytes);
    waiting = [all.subarray(at)];
    length = all.length - at;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

const localHead = 30;
const directoryHead = 46;
const blockHead = 5;
const descriptor = 16;
const directoryEnd = 22;
/** From here on the directory names places with the fields of ZIP64, of which a browser need not know the length before. */
const longest = 0xffff_ffff;

/** How long the archive will be, for a browser that shows how far it is; undefined where it is too long to say. */
export function archiveBytes(about: ArchiveAbout, files: readonly ArchiveFile[]): number | undefined {
  const entries = files.toSorted(inPathOrder).map(({ path, bytes }) => ({ path, bytes, sha256: "0".repeat(64) }));
  const manifest = asJson({ format: archiveFormat, ...about, entries, listSha256: "0".repeat(64) }).length;
  const all = [...entries, { path: manifestPath, bytes: manifest }];
  if (all.length >= 0xffff) return undefined;
  const total = all.reduce((sum, { path, bytes }) => {
    const blocks = Math.ceil(bytes / 0xffff) + 1;
    return sum + localHead + directoryHead + 2 * path.length + blocks * blockHead + bytes + descriptor;
  }, directoryEnd + wholeFileCommentBytes);
  return total >= longest ? undefined : total;
}
