import type { IncomingMessage, ServerResponse } from "node:http";
import type { FinishedUpload } from "../commands/uploads/recordUpload.ts";
import type { UploadLocks } from "../files/uploadLocks.ts";
import { expiryOf, UploadFault, type SealedUploadStore, type UploadFacts } from "../files/uploadStore.ts";
import { answerFault, answerOf, everyAnswer } from "./uploadAnswers.ts";

type Parts = {
  readonly path: string;
  readonly store: SealedUploadStore;
  readonly locks: UploadLocks;
  readonly finish: (upload: Pick<UploadFacts, "id" | "length">) => Promise<FinishedUpload>;
  /** How long an older request on the same upload may still write what it has, once a newer one asks for its place. */
  readonly drainMs: number;
  readonly reportFault: (fault: unknown) => void;
};

/** Requests of tus 1.0 that go well, by a shorter way than through @tus/server; it answers all others (docs/adr/0021). */
export type UploadReceiver = {
  /** An upload that is only announced. */
  announce(response: ServerResponse, upload: UploadFacts): void;
  /** A file that comes whole in the request that creates it. */
  receiveWhole(request: IncomingMessage, response: ServerResponse, upload: UploadFacts): Promise<void>;
  /** A part of a file that was announced before, or all of it. */
  receivePart(request: IncomingMessage, response: ServerResponse, upload: UploadFacts, offset: number): Promise<void>;
};

const octets = "application/offset+octet-stream";
/** The locks ask for it and do not use it. */
const unbroken = new AbortController().signal;

export function createUploadReceiver({ path, store, locks, finish, drainMs, reportFault }: Parts): UploadReceiver {
  const location = ({ id }: UploadFacts) => `${path}/${id}`;

  /** Takes the bytes of a request under the lock of its upload, and finishes it with the last one. */
  const receive = async (
    request: IncomingMessage,
    response: ServerResponse,
    upload: UploadFacts,
    offset: number,
    done: { readonly status: 201 | 204; readonly headers: Record<string, string> },
  ): Promise<void> => {
    try {
      const received = await locked(request, upload.id, async () => {
        if (done.status === 204 && (await store.received(upload)) !== offset)
          throw new UploadFault(409, "Upload-Offset conflict");
        // A fault of ours must leave the line open for its answer.
        return await store.write(request.iterator({ destroyOnReturn: false }), upload.id, offset);
      });
      const isWhole = received === upload.length;
      const { status_code: status = done.status, headers, body } = isWhole ? answerOf(await finish(upload)) : {};
      response.writeHead(status, {
        ...everyAnswer,
        ...(status === done.status ? { ...done.headers, "Upload-Offset": received } : {}),
        ...(isWhole ? {} : expiresOf(upload)),
        ...headers,
        ...(status === 204 ? {} : { "Content-Length": Buffer.byteLength(body ?? "") }),
      });
      response.end(body);
    } catch (fault) {
      answerFault(request, response, fault, reportFault);
    }
  };

  const locked = async (request: IncomingMessage, id: string, work: () => Promise<number>): Promise<number> => {
    const lock = locks.forMethod("PATCH").newLock(id);
    let stopping: NodeJS.Timeout | undefined;
    // A line on which all arrived is left alone: it is free for the next request.
    const stop = () => (stopping ??= setTimeout(() => void (request.complete || request.destroy()), drainMs));
    await lock.lock(unbroken, () => void stop());
    try {
      return await work();
    } finally {
      clearTimeout(stopping);
      await lock.unlock();
    }
  };

  return {
    announce: (response, upload) => {
      response.writeHead(201, {
        ...everyAnswer,
        Location: location(upload),
        ...expiresOf(upload),
        "Content-Length": 0,
      });
      response.end();
    },
    receiveWhole: (request, response, upload) =>
      receive(request, response, upload, 0, { status: 201, headers: { Location: location(upload) } }),
    receivePart: (request, response, upload, offset) =>
      receive(request, response, upload, offset, { status: 204, headers: {} }),
  };
}

const expiresOf = (upload: UploadFacts) => ({ "Upload-Expires": expiryOf(upload).toUTCString() });

/** What a request that creates an upload brings of it; undefined is for @tus/server to answer. */
export function broughtBy({ headers }: IncomingMessage, length: number): "nothing" | "all" | undefined {
  if (headers["upload-defer-length"] !== undefined || headers["transfer-encoding"] !== undefined) return undefined;
  if (headers["content-type"] === octets) return headers["content-length"] === String(length) ? "all" : undefined;
  return (headers["content-length"] ?? "0") === "0" ? "nothing" : undefined;
}

/** Headers that @tus/server judges. */
const judged = ["upload-length", "upload-defer-length", "upload-concat", "upload-metadata", "tus-version"];
const protocols: readonly unknown[] = [undefined, "http", "https"];

/** Where the bytes of a PATCH begin, when it is as it should be; undefined is for @tus/server to answer. */
export function offsetOf({ headers }: IncomingMessage, upload: UploadFacts, now: Date): number | undefined {
  if (
    headers["tus-resumable"] !== "1.0.0" ||
    headers["content-type"] !== octets ||
    judged.some((name) => headers[name] !== undefined) ||
    !protocols.includes(headers["x-forwarded-proto"])
  )
    return undefined;
  const [offset, bytes] = [numberIn(headers["upload-offset"]), numberIn(headers["content-length"])];
  if (offset === undefined || bytes === undefined || bytes === 0 || offset + bytes > upload.length) return undefined;
  return upload.finishedAt === null && upload.refusalCode === null && now < expiryOf(upload) ? offset : undefined;
}

const numberIn = (value: string | string[] | undefined): number | undefined =>
  typeof value === "string" && /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined;
