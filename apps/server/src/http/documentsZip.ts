import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Language } from "@boreal/domain/kernel/text";
import { lookThrough, noteFileCheck } from "../commands/documents/checkStoredFiles.ts";
import { findFile, type FileDeps } from "../commands/documents/fileDeps.ts";
import { noteHandedOut } from "../commands/handedOut.ts";
import { loadCaseFor } from "../commands/loadCaseFor.ts";
import { contentDisposition } from "../files/checks/fileName.ts";
import type { OpenText } from "../files/fileStore.ts";
import { zip, type ZipEntry } from "../files/zipWriter.ts";
import { isProven } from "../policies/actor.ts";
import { mayDownload, mayView } from "../policies/documents.ts";
import { factsOf } from "../policies/facts.ts";
import { fileFacts } from "../policies/storedFiles.ts";
import { shownName } from "../store/documents/caseDocument.ts";
import { listDocuments, type DocumentFileRow } from "../store/documents/documents.ts";
import { archivePageName, archivePaths, type ArchivePath } from "./archivePaths.ts";
import { tellUnproven } from "./sentencePage.ts";
import { letOut } from "./letOut.ts";
import type { Handler, SessionOf } from "./upload.ts";

const archivePath = /^\/applications\/([\w-]{1,64})\/documents\.zip$/;

/** Whether a path is that of an archive; pages of the web application stand beside it. */
export const isDocumentsArchive = (path: string): boolean => archivePath.test(path);

/**
 * Serves `/applications/{id}/documents.zip`: every document of the case that the reader may see, or with `?page=` (and
 * `&child=`) those of one page. Written file by file from the sealed store; each file is decided again when its turn comes.
 */
export function createDocumentsZipHandler(deps: FileDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405, { Allow: "GET, HEAD" });
    const asker = await sessionOf(request);
    const id = archivePath.exec(pathname)?.[1];
    const loaded = asker === null || id === undefined ? undefined : await loadCaseFor(deps, asker, id);
    if (asker === null || loaded === undefined) return end(response, 404);
    const wanted = wantedOf(searchParams);
    // The whole case at once is what somebody at an unlocked screen would take.
    if (wanted.page === undefined && !isProven(asker, deps.now())) return tellUnproven(response, asker.language);
    const all = (await listDocuments(deps.db, loaded.row.id, "vault")).filter((row) => isWanted(row, wanted));
    const facts = factsOf(loaded.row);
    const rows = all.filter((row) => !row.rejected && mayDownload(asker, facts, fileFacts(loaded, row)));
    const rejected = all.filter((row) => row.rejected && mayView(asker, facts, fileFacts(loaded, row)));
    if (rows.length === 0) return end(response, 404);
    const key = await deps.personKey(loaded.row.owner_id);
    const asked = searchParams.get("language");
    const language = asked === "en" || asked === "fr" ? asked : asker.language;
    const the = loaded.the;
    const nameOf = (row: DocumentFileRow) => shownName(key, row);
    const paths = archivePaths(
      rows.map((row) => ({ ...row, name: nameOf(row) })),
      language,
      the,
      wanted.page !== undefined,
    );
    const name =
      wanted.page === undefined
        ? `Documents ${deps.today()}`
        : archivePageName(wanted.page, wanted.child, language, the);
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": contentDisposition("attachment", `${name}.zip`),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    };
    if (request.method === "HEAD") return end(response, 200, headers);
    const logged = await noteHandedOut(deps, {
      applicationId: loaded.row.id,
      actorId: asker.userId,
      kind: "documentsDownloaded",
      subject: { page: wanted.page ?? null, childNumber: wanted.child, fileIds: paths.map((one) => one.id) },
    });
    letOut(response, logged);
    response.writeHead(200, headers);
    try {
      await pipeline(
        Readable.from(
          zip(entriesOf(deps, () => sessionOf(request), { paths, language, rejected: rejected.map(nameOf) })),
          { objectMode: false },
        ),
        response,
      );
    } catch (fault) {
      // A reader who leaves is no fault; a damaged file ends the archive early, so that it is never taken for whole.
      if (!isGone(fault)) throw fault;
    }
  };
}

type Wanted = { readonly page: string | undefined; readonly child: number | null };

function wantedOf(search: URLSearchParams): Wanted {
  const child = search.get("child");
  return { page: search.get("page") ?? undefined, child: child === null ? null : Number(child) };
}

const isWanted = (row: DocumentFileRow, { page, child }: Wanted): boolean =>
  page === undefined || (row.page === page && row.childNumber === child);

type Archive = {
  readonly paths: readonly ArchivePath[];
  /** Names of files that lie there and were not accepted. */
  readonly rejected: readonly string[];
  readonly language: Language;
};

async function* entriesOf(
  deps: FileDeps,
  session: () => ReturnType<SessionOf>,
  { paths, rejected, language }: Archive,
): AsyncGenerator<ZipEntry> {
  const failed: string[] = [];
  let withdrawn = 0;
  for (const { id, path } of paths) {
    const asker = await session();
    const found = await findFile(deps, asker, id);
    if (found === undefined || found.row.deletedAt !== null || !mayDownload(asker, found.the, found.facts)) {
      withdrawn += 1;
      continue;
    }
    const text = await openIfWhole(deps, found.row);
    if (text === undefined) {
      failed.push(path);
      continue;
    }
    try {
      yield { path, modifiedAt: found.row.uploadedAt, chunks: text.reader.stream(0, found.row.bytes) };
    } finally {
      await text.close();
    }
  }
  if (withdrawn + failed.length + rejected.length > 0)
    yield leftOut({ failed, rejected, withdrawn }, language, deps.now());
}

/**
 * One file whose bytes are gone or damaged does not keep the others from their reader; the fault is told, and the file marked.
 * It is looked through first: once its first byte is in the archive, there is no way back.
 */
async function openIfWhole(deps: FileDeps, row: DocumentFileRow): Promise<OpenText | undefined> {
  try {
    const damage = await lookThrough(deps, row);
    if (damage !== row.damage) await noteFileCheck(deps.db, row, damage, deps.now());
    if (damage === null) return await deps.files.openText({ ...row, id: row.storageKey });
    deps.reportFault(new Error(`the bytes of file ${row.id} are ${damage}`));
    return undefined;
  } catch (fault) {
    deps.reportFault(fault);
    return undefined;
  }
}

type LeftOut = { readonly failed: readonly string[]; readonly rejected: readonly string[]; readonly withdrawn: number };

/** Said inside the archive, because nobody should take it for whole. What the reader may no longer see is counted, not named. */
function leftOut({ failed, rejected, withdrawn }: LeftOut, language: Language, at: Date): ZipEntry {
  const byLanguage = {
    en: {
      name: "NOT INCLUDED.txt",
      failed:
        "These files can no longer be opened and are not in this archive. Upload them again, or tell your legal team or the administrator:",
      rejected: "These files were not accepted when they were read, and are not in this archive:",
      withdrawn: `Files that were deleted or withdrawn while the archive was written: ${withdrawn}`,
    },
    fr: {
      name: "NON INCLUS.txt",
      failed:
        "Ces fichiers ne peuvent plus être ouverts et ne sont pas dans cette archive. Téléversez-les de nouveau, ou signalez-le à votre équipe juridique ou à l’administration\u00A0:",
      rejected: "Ces fichiers n’ont pas été acceptés à la lecture et ne sont pas dans cette archive\u00A0:",
      withdrawn: `Fichiers supprimés ou retirés pendant l’écriture de l’archive\u00A0: ${withdrawn}`,
    },
  };
  // Both languages: the archive goes on to people whose language nobody asked.
  const lines = [byLanguage[language], byLanguage[language === "en" ? "fr" : "en"]].flatMap((words) => [
    ...(failed.length > 0 ? [words.failed, ...failed.map((path) => `- ${path}`)] : []),
    ...(rejected.length > 0 ? [words.rejected, ...rejected.map((name) => `- ${name}`)] : []),
    ...(withdrawn > 0 ? [words.withdrawn] : []),
    "",
  ]);
  return {
    path: byLanguage[language].name,
    modifiedAt: at,
    chunks: [Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`, "utf8")],
  };
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...headers });
  response.end();
}

const isGone = (fault: unknown): boolean => (fault as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE";
