import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { archiveFor, type TakenOut } from "../../commands/archive/archiveFor.ts";
import type { ArchiveDeps } from "../../commands/archive/archiveOfCase.ts";
import { archiveBytes, writeArchive } from "../../files/archive/writeArchive.ts";
import { contentDisposition } from "../../files/checks/fileName.ts";
import { zip, type ZipEntry } from "../../files/zipWriter.ts";
import { isLegalTeam, isProven, type Actor } from "../../policies/actor.ts";
import { mayTakeOut } from "../../policies/desk/archives.ts";
import { factsOf } from "../../policies/facts.ts";
import { listApplicationRows, type Listing } from "../../store/cases/caseRow.ts";
import { tellUnproven } from "../sentencePage.ts";
import { letOut } from "../letOut.ts";
import type { Handler, SessionOf } from "../upload.ts";

const ofCase = /^\/applications\/([\w-]{1,64})\/archive\.zip$/;
const ofAll = "/archives/all.zip";
const progressPath = "/archives/progress";
export const isTakeOut = (path: string): boolean => ofCase.test(path) || path === ofAll || path === progressPath;

/** How far somebody's archive of all cases is. */
type Run = { readonly userId: string; readonly of: number; done: number; isOver: boolean };
const mostRuns = 500;
const runId = /^[\w-]{8,64}$/;
/** More cases are in nobody's archive at once. */
const mostCases = 10_000;

const headers = {
  "Content-Type": "application/zip",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
};

/**
 * `/applications/{id}/archive.zip`: a case as an open archive (docs/archive), with its length, so that the browser shows how
 * far it is. `/archives/all.zip?run=NAME`: the archives of all cases of somebody in one file, each decided, logged and made when its
 * turn comes; `/archives/progress?run=NAME` tells how many are in it.
 */
export function createTakeOutHandler(deps: ArchiveDeps, sessionOf: SessionOf): Handler {
  const runs = new Map<string, Run>();
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET") return end(response, 405, { Allow: "GET" });
    const asker = await sessionOf(request);
    if (asker === null) return end(response, 404);
    const run = searchParams.get("run") ?? "";
    if (pathname === progressPath) return tellProgress(response, runs.get(run), asker);
    if (!isProven(asker, deps.now())) return tellUnproven(response, asker.language);
    const id = ofCase.exec(pathname)?.[1];
    if (id === undefined) return await sendAll(deps, () => sessionOf(request), { response, asker, runs, run });
    const archive = await archiveFor(deps, asker, id);
    if (archive === undefined) return end(response, 404);
    await sendOne(response, archive, deps.today());
  };
}

async function sendOne(response: ServerResponse, archive: TakenOut, day: string): Promise<void> {
  const { about, files, logged } = archive;
  const length = archiveBytes(about, files);
  letOut(response, logged);
  response.writeHead(200, {
    ...headers,
    "Content-Disposition": contentDisposition("attachment", `Boreal ${day}.zip`),
    ...(length === undefined ? {} : { "Content-Length": length }),
  });
  await sent(response, writeArchive(about, files));
}

/** A reader who leaves is no fault. */
async function sent(response: ServerResponse, bytes: AsyncIterable<Buffer>): Promise<void> {
  try {
    await pipeline(Readable.from(bytes, { objectMode: false }), response);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw fault;
  }
}

type Sending = {
  readonly response: ServerResponse;
  readonly asker: Actor;
  readonly runs: Map<string, Run>;
  readonly run: string;
};

async function sendAll(
  deps: ArchiveDeps,
  session: () => ReturnType<SessionOf>,
  { response, asker, runs, run }: Sending,
): Promise<void> {
  const rows = await listApplicationRows(deps.db, listingFor(asker), mostCases);
  const ids = rows.filter((row) => mayTakeOut(asker, factsOf(row))).map(({ id }) => id);
  const [first, ...others] = ids;
  const begun = first === undefined ? undefined : await archiveFor(deps, asker, first);
  if (begun === undefined) return end(response, 404);
  const progress: Run = { userId: asker.userId, of: ids.length, done: 0, isOver: false };
  if (runId.test(run) && !runs.has(run)) {
    runs.set(run, progress);
    for (const oldest of runs.keys()) {
      if (runs.size <= mostRuns) break;
      runs.delete(oldest);
    }
  }
  letOut(response, begun.logged);
  response.writeHead(200, {
    ...headers,
    "Content-Disposition": contentDisposition("attachment", `Boreal ${deps.today()}.zip`),
  });
  try {
    await sent(response, zip(entriesOf(deps, session, { begun, others, progress })));
  } finally {
    progress.isOver = true;
  }
}

function listingFor(asker: Actor): Listing {
  if (!isLegalTeam(asker)) return { ownerId: asker.userId };
  return asker.role === "admin" || asker.lawyerScope === "firm" ? "all" : { staffId: asker.userId };
}

type AllOfThem = { readonly begun: TakenOut; readonly others: readonly string[]; readonly progress: Run };

async function* entriesOf(
  deps: ArchiveDeps,
  session: () => ReturnType<SessionOf>,
  { begun, others, progress }: AllOfThem,
): AsyncGenerator<ZipEntry> {
  yield entryOf(begun);
  progress.done += 1;
  for (const id of others) {
    const asker = await session();
    // A session that ended meanwhile takes out no more; the file then ends early and is not taken for whole.
    if (asker === null) throw new Error("the session ended while an archive was written");
    const archive = await archiveFor(deps, asker, id);
    if (archive !== undefined) yield entryOf(archive);
    progress.done += 1;
  }
}

const entryOf = ({ about, files }: TakenOut): ZipEntry => ({
  path: `${about.application.type} ${about.application.id}.zip`,
  modifiedAt: new Date(about.madeAt),
  chunks: writeArchive(about, files),
});

function tellProgress(response: ServerResponse, run: Run | undefined, asker: Actor): void {
  if (run === undefined || run.userId !== asker.userId) return end(response, 404);
  const { done, of, isOver } = run;
  const body = JSON.stringify({ done, of, isOver });
  response
    .writeHead(200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": "no-store",
    })
    .end(body);
}

function end(response: ServerResponse, status: number, more: Record<string, string> = {}): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...more });
  response.end();
}
