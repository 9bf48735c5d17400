import type { IncomingMessage } from "node:http";
import { loadSchools, mostListBytes } from "../../commands/settings/loadSchools.ts";
import type { CommandDeps } from "../../commands/deps.ts";
import { mayKeepSchools } from "../../policies/administration.ts";
import { statusOfRefusal } from "../officialForm.ts";
import type { Handler, SessionOf } from "../upload.ts";

/** `POST /schools` with a CSV file as its body: an administrator loads the list of schools. 422 with what is wrong, row by row. */
export function createSchoolListHandler(deps: CommandDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    const asker = await sessionOf(request);
    // Before the body: nobody else sends us megabytes.
    const bytes = request.method === "POST" && mayKeepSchools(asker) ? await bodyOf(request) : Buffer.alloc(0);
    const { loaded, refusals } = await loadSchools(deps, asker, { bytes });
    const text = JSON.stringify({ loaded, refusals });
    response.writeHead(loaded ? 200 : statusOfRefusal(refusals), {
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
    });
    response.end(text);
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.byteLength;
    // One byte more than may be is enough to refuse it.
    if (length <= mostListBytes + 1_000_000) parts.push(part);
  }
  return Buffer.concat(parts);
}
