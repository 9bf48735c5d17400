import type { IncomingMessage } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { CommandDeps } from "../../commands/deps.ts";
import { loadRates, mostRateBytes } from "../../commands/settings/loadRates.ts";
import { loadSchools, mostListBytes } from "../../commands/settings/loadSchools.ts";
import { saveLetterhead } from "../../commands/settings/saveLetterhead.ts";
import { mostLetterheadBytes } from "../../files/checks/letterheadPicture.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepLetterClauses, mayKeepRates, mayKeepSchools } from "../../policies/administration.ts";
import { statusOfRefusal } from "../officialForm.ts";
import type { Handler, SessionOf } from "../upload.ts";

/** `POST /schools` with a CSV file as its body: an administrator loads the list of schools. 422 with what is wrong, row by row. */
export const createSchoolListHandler = (deps: CommandDeps, sessionOf: SessionOf): Handler =>
  listHandler(sessionOf, {
    mayLoad: mayKeepSchools,
    mostBytes: mostListBytes,
    load: (asker, bytes) => loadSchools(deps, asker, { bytes }),
  });

/** `POST /exchange-rates`, the same for exchange rates. */
export const createRateListHandler = (deps: CommandDeps, sessionOf: SessionOf): Handler =>
  listHandler(sessionOf, {
    mayLoad: mayKeepRates,
    mostBytes: mostRateBytes,
    load: (asker, bytes) => loadRates(deps, asker, { bytes }),
  });

/** `POST /letterhead` with a picture as its body; `?replacesText=true`: name and address are in it. */
export const createLetterheadHandler = (deps: CommandDeps, sessionOf: SessionOf): Handler =>
  listHandler(sessionOf, {
    mayLoad: mayKeepLetterClauses,
    mostBytes: mostLetterheadBytes,
    load: (asker, bytes, { searchParams }) =>
      saveLetterhead(deps, asker, { bytes, replacesText: searchParams.get("replacesText") === "true" }),
  });

type List = {
  readonly mayLoad: (asker: Asker) => boolean;
  readonly mostBytes: number;
  readonly load: (
    asker: Asker,
    bytes: Buffer,
    address: URL,
  ) => Promise<{ readonly loaded: object | null; readonly refusals: readonly Refusal[] }>;
};

function listHandler(sessionOf: SessionOf, { mayLoad, mostBytes, load }: List): Handler {
  return async (request, response) => {
    const asker = await sessionOf(request);
    // Before the body: nobody else sends us megabytes.
    const bytes = request.method === "POST" && mayLoad(asker) ? await bodyOf(request, mostBytes) : Buffer.alloc(0);
    const { loaded, refusals } = await load(asker, bytes, new URL(request.url ?? "/", "http://localhost"));
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

/** The body of a request, or a little more than may be, which is enough to refuse it. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length <= most + 1_000_000) parts.push(part);
  }
  return Buffer.concat(parts);
}
