import { createHash } from "node:crypto";
import { freeText, listOf, objectOf, oneOf, wholeNumber, type Fault, type Shape } from "@boreal/domain/kernel/shape";

/** The open archive of a case as docs/archive/README.md publishes it (ADR 0410). */
export const archiveFormat = "boreal-archive/1";
const formatFamily = /^boreal-archive\/(\d{1,6})$/;

/** `whole`: all of the case, which can be imported. `applicant`: what its applicant may see. */
export const archiveScopes = ["whole", "applicant"] as const;
export type ArchiveScope = (typeof archiveScopes)[number];

export type ArchiveEntry = { readonly path: string; readonly bytes: number; readonly sha256: string };

export type ArchiveManifest = {
  readonly format: typeof archiveFormat;
  /** The one thing in which two archives of the same case differ. */
  readonly madeAt: string;
  readonly scope: ArchiveScope;
  readonly application: {
    readonly id: string;
    readonly type: string;
    readonly status: string;
    readonly ownerId: string;
  };
  readonly entries: readonly ArchiveEntry[];
  readonly listSha256: string;
};

export const manifestPath = "archive.json";
export const casePath = "case.json";
export const indexPath = "index.html";
export const accountPath = "account.json";
export const peoplePath = "people.json";
export const auditPath = "audit.json";
export const recordsPath = (familyName: string): string => `records/${familyName}.json`;

/** Letters, digits, points, hyphens and lines; no part begins with a point, so that none climbs out of its folder. */
const plainPath = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){0,3}$/;
export const isPlainPath = (path: string): boolean => path.length <= 200 && plainPath.test(path);

const id = freeText(64);
const most = 1_000_000;

export const manifestShape: Shape<unknown> = objectOf(
  {
    format: oneOf([archiveFormat]),
    madeAt: freeText(40),
    scope: oneOf(archiveScopes),
    application: objectOf({ id, type: freeText(64), status: freeText(64), ownerId: id }, [
      "id",
      "type",
      "status",
      "ownerId",
    ]),
    entries: listOf(
      objectOf({ path: freeText(200), bytes: wholeNumber(), sha256: freeText(64) }, ["path", "bytes", "sha256"]),
      most,
    ),
    listSha256: freeText(64),
  },
  ["format", "madeAt", "scope", "application", "entries", "listSha256"],
);

/** The version of a format that this program does not know; undefined where it is no archive of ours. */
export function otherVersion(document: unknown): number | undefined {
  const format = typeof document === "object" && document !== null && "format" in document ? document.format : null;
  const version = typeof format === "string" ? formatFamily.exec(format)?.[1] : undefined;
  return version === undefined || format === archiveFormat ? undefined : Number(version);
}

export function readManifest(document: unknown): ArchiveManifest | readonly Fault[] {
  const faults: Fault[] = [];
  const read = manifestShape.read(document, manifestPath, faults);
  return faults.length > 0 ? faults : (read as ArchiveManifest);
}

/** Over the sorted list of what is inside: equal for equal cases, whenever the archive was made. */
export function listSha256(entries: readonly ArchiveEntry[]): string {
  const hash = createHash("sha256");
  for (const { path, bytes, sha256 } of entries) hash.update(`${sha256} ${bytes} ${path}\n`, "utf8");
  return hash.digest("hex");
}

export const inPathOrder = (one: { readonly path: string }, other: { readonly path: string }): number => {
  if (one.path === other.path) return 0;
  return one.path < other.path ? -1 : 1;
};

/** As files of an archive are written: readable, ended by a line feed. */
export const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`, "utf8");

/** The comment at the end of the ZIP file: the hash of every byte before the comment, so that no byte of the file goes unchecked. */
export const wholeFileMark = "boreal-archive/1 sha256:";
export const wholeFileComment = (sha256: string): Buffer => Buffer.from(`${wholeFileMark}${sha256}`, "latin1");
export const wholeFileCommentBytes = wholeFileMark.length + 64;
