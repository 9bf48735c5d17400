import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Logged } from "../commands/handedOut.ts";

/** Beside the answer itself, so that nothing outlives it. */
const mark = Symbol("logged");

type Marked = ServerResponse & { [mark]?: Logged };

/** Lets the bytes of an answer go, once the log holds that they do. */
export function letOut(response: ServerResponse, logged: Logged): void {
  (response as Marked)[mark] = logged;
}

/** Words that screens ask for; what a person reads there is logged as a visit (`commands/reading/recordRead.ts`). */
const words = /^(?:application\/(?:json|graphql-response\+json)|text\/plain|text\/event-stream)\b/i;

/**
 * Holds an answer to it that bytes leave only after `letOut`: a route that forgets it fails at its first answer, whoever
 * wrote it. HEAD, refusals and "not changed" carry none.
 */
export function holdUnlogged(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...given: unknown[]) => {
    const headers = given.find((one) => typeof one === "object" && one !== null) as OutgoingHttpHeaders | undefined;
    if (status >= 200 && status < 300 && request.method !== "HEAD" && isUnlogged(response, headers))
      throw new Error("bytes were about to leave without an entry in the log");
    return writeHead(status, ...given);
  };
}

function isUnlogged(response: ServerResponse, headers: OutgoingHttpHeaders = {}): boolean {
  if ((response as Marked)[mark] !== undefined) return false;
  const header = (wanted: string) =>
    Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? response.getHeader(wanted);
  const type = header("content-type");
  if (type === undefined) return Number(header("content-length") ?? 0) > 0;
  return header("content-disposition") !== undefined || !words.test(String(type));
}
