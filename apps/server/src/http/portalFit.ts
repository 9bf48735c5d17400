import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { noteHandedOut } from "../commands/handedOut.ts";
import { loadCaseFor } from "../commands/loadCaseFor.ts";
import { mayFitForPortal } from "../policies/documents.ts";
import { factsOf } from "../policies/facts.ts";
import { filesOfSlot, inputsOf, readFit } from "../store/documents/portalFits.ts";
import { pageFacts } from "../store/documents/vaultPlace.ts";
import { letOut } from "./letOut.ts";
import type { Handler, SessionOf } from "./upload.ts";

/** Serves `/portal-fits/{id}`: the merged file of a slot, to whoever may open the slot's files, as long as those are the same. */
export function createPortalFitHandler(deps: FileDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    const id = /^\/portal-fits\/([0-9a-f-]{36})$/.exec(new URL(request.url ?? "/", "http://localhost").pathname)?.[1];
    const none = () =>
      void response.writeHead(request.method === "GET" ? 404 : 405, { "Cache-Control": "no-store" }).end();
    const asker = await sessionOf(request);
    const fit = id === undefined || request.method !== "GET" ? undefined : await readFit(deps.db, id);
    const loaded = fit && (await loadCaseFor(deps, asker, fit.applicationId));
    if (!fit || !loaded || asker === null || fit.wrappedKey === null || fit.bytes === null) return none();
    const page = pageFacts(loaded, fit.page, fit.childNumber);
    if (!mayFitForPortal(asker, factsOf(loaded.row), page) || inputsOf(await filesOfSlot(deps.db, fit)) !== fit.inputs)
      return none();
    const text = await deps.files.openText({
      id: fit.id,
      ownerId: fit.ownerId,
      wrappedKey: fit.wrappedKey,
      bytes: fit.bytes,
    });
    if (text === undefined) throw new Error(`the bytes of the merged file ${fit.id} are missing`);
    try {
      // Looked through before its first byte leaves: after that there is no way back.
      for await (const _ of text.reader.stream(0, fit.bytes));
      const logged = await noteHandedOut(deps, {
        applicationId: fit.applicationId,
        actorId: asker.userId,
        kind: "mergedFileDownloaded",
        subject: { fitId: fit.id, page: fit.page, slot: fit.slot, childNumber: fit.childNumber },
      });
      letOut(response, logged);
      response.writeHead(200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${fit.slot}.pdf"`,
        "Content-Length": fit.bytes,
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      });
      await pipeline(Readable.from(text.reader.stream(0, fit.bytes), { objectMode: false }), response);
    } catch (fault) {
      // A reader who leaves is no fault.
      if ((fault as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw fault;
    } finally {
      await text.close();
    }
  };
}
