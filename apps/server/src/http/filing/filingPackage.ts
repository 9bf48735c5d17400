import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import type { FileDeps } from "../../commands/documents/fileDeps.ts";
import { noteHandedOut } from "../../commands/handedOut.ts";
import { loadCaseFor } from "../../commands/loadCaseFor.ts";
import { isProven } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayBuildPackage } from "../../policies/desk/filingPackages.ts";
import { inputsOfPackage, readPackage } from "../../store/cases/filingPackages.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { tellUnproven } from "../sentencePage.ts";
import { letOut } from "../letOut.ts";
import type { Handler, SessionOf } from "../upload.ts";

const inputsNow = async (deps: FileDeps, { caseFile, row }: LoadedCase): Promise<string> =>
  inputsOfPackage(caseFile, await listDocuments(deps.db, row.id, "vault"));

/** Serves `/filing-packages/{id}`: what goes to the authority, to whoever may put it together, as long as the case is the same. */
export function createFilingPackageHandler(deps: FileDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const id = /^\/filing-packages\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
    const none = () =>
      void response.writeHead(request.method === "GET" ? 404 : 405, { "Cache-Control": "no-store" }).end();
    const asker = await sessionOf(request);
    const made = id === undefined || request.method !== "GET" ? undefined : await readPackage(deps.db, id);
    const loaded = made && (await loadCaseFor(deps, asker, made.applicationId));
    if (!made || !loaded || asker === null || made.wrappedKey === null || made.bytes === null) return none();
    if (!mayBuildPackage(asker, factsOf(loaded.row)) || loaded.withheld) return none();
    // What was sent stays what it was; what was not is withheld once the case is another one.
    const isSent = made.statusChangeId !== null;
    if (!isSent && (await inputsNow(deps, loaded)) !== made.inputs) return none();
    // The whole case at once is what somebody at an unlocked screen would take.
    if (!isProven(asker, deps.now())) return tellUnproven(response, asker.language);
    const { ownerId, wrappedKey, bytes } = made;
    const text = await deps.files.openText({ id: made.id, ownerId, wrappedKey, bytes });
    if (text === undefined) throw new Error(`the bytes of the package ${made.id} are missing`);
    try {
      // Looked through before its first byte leaves: after that there is no way back.
      for await (const _ of text.reader.stream(0, bytes));
      const logged = await noteHandedOut(deps, {
        applicationId: made.applicationId,
        actorId: asker.userId,
        kind: "packageDownloaded",
        subject: { packageId: made.id, portal: made.portal },
      });
      letOut(response, logged);
      response.writeHead(200, {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="filing-package-${deps.today()}.zip"`,
        "Content-Length": bytes,
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      });
      await pipeline(Readable.from(text.reader.stream(0, bytes), { objectMode: false }), response);
    } catch (fault) {
      // A reader who leaves is no fault.
      if ((fault as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw fault;
    } finally {
      await text.close();
    }
  };
}
