import type { IncomingMessage } from "node:http";
import { mostListBytes, readClientList } from "../../commands/clientImport/readClientList.ts";
import { mayImportClients } from "../../policies/desk/clientImports.ts";
import { bodyOf } from "./schoolList.ts";
import { statusOfRefusal } from "../officialForm.ts";
import type { Handler, SessionOf } from "../upload.ts";

/** `POST /client-list` with a list as its body: what stands in it, line by line. Nothing of it is kept. */
export const createClientListHandler =
  (sessionOf: SessionOf): Handler =>
  async (request: IncomingMessage, response) => {
    const asker = await sessionOf(request);
    // Before the body: nobody else sends us megabytes.
    const isFor = request.method === "POST" && mayImportClients(asker);
    const { loaded, refusals } = readClientList(asker, isFor ? await bodyOf(request, mostListBytes) : Buffer.alloc(0));
    const text = JSON.stringify({ loaded, refusals });
    response.writeHead(loaded ? 200 : statusOfRefusal(refusals), {
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
    });
    response.end(text);
  };
