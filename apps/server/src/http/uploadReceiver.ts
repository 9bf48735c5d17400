import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { FinishedUpload } from "../commands/uploads/recordUpload.ts";
import type { UploadLocks } from "../files/uploadLocks.ts";
import { expiryOf, UploadFault, type SealedUploadStore, type UploadFacts } from "../files/uploadStore.ts";
import { everyAnswer } from "./tusHeaders.ts";
import { answerFault, answerOf } from "./uploadAnswers.ts";

type Parts = {
  readonly path: string;
  readonly store: SealedUploadStore;
  readonly locks: UploadLocks;
  readonly finish: (upload: Pick<UploadFacts, "id" | "length">) => Promise<FinishedUpload>;
  /** How long an older request on the same upload may still write what it has, once a newer one asks for its place. */
  readonly drainMs: number;
  readonly reportFault: (fault: unknown) => void;
};

/** One request on an upload, and its answer. */
type Asked = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly upload: UploadFacts;
  /** Why the file may not be kept although its last byte came: asked then, as sending takes time. */
  readonly refusalAtEnd?: () => Promise<Refusal | undefined>;
};

/** Takes and answers requests of tus 1.0 whose headers are right and whose sender may send them. */
export type UploadReceiver = {
  /** An upload that is only announced. */
  announce(asked: Asked): void;
  /** The beginning of a file, mostly all of it, in the request that creates the upload. */
  receiveFirst(asked: Asked): Promise<void>;
  /** A part of a file that was announced before, or all of it. */
  receivePart(asked: Asked, offset: number): Promise<void>;
  /** How much there is. An older request ends first: its sender lost its line. */
  tellOffset(asked: Asked): Promise<void>;
  /** The sender takes an unfinished upload back. */
  remove(asked: Asked): Promise<void>;
};

export function createUploadReceiver(parts: Parts): UploadReceiver {
  const { path, store, locks, reportFault } = parts;
  const locationOf = ({ id }: UploadFacts) => ({ Location: `${path}/${id}` });
  const answering = async ({ request, response }: Asked, work: () => Promise<void>) => {
    try {
      await work();
    } catch (fault) {
      answerFault(request, response, fault, reportFault);
    }
  };
  const receive = (asked: Asked, given: Received) => answering(asked, () => receiveBytes(parts, asked, given));
  return {
    announce: ({ request, response, upload }) => {
      const headers = { ...everyAnswer, ...locationOf(upload), ...expiresOf(upload), "Content-Length": 0 };
      // Bytes of another kind than uploads are made of are not read.
      response.writeHead(201, { ...headers, ...(hasBody(request) ? { Connection: "close" } : {}) }).end();
    },
    receiveFirst: (asked) => receive(asked, { offset: 0, status: 201, headers: locationOf(asked.upload) }),
    receivePart: (asked, offset) => receive(asked, { offset, status: 204, headers: {} }),
    tellOffset: (asked) =>
      answering(asked, async () => {
        const { upload, response } = asked;
        const received = await locks.takingOver(upload.id, () => store.received(upload));
        response.writeHead(200, { ...everyAnswer, "Upload-Offset": received, "Upload-Length": upload.length }).end();
      }),
    remove: (asked) =>
      answering(asked, async () => {
        await locks.takingOver(asked.upload.id, () => store.remove(asked.upload.id));
        asked.response.writeHead(204, everyAnswer).end();
      }),
  };
}

/** Where the bytes begin, and the answer when they were taken. */
type Received = {
  readonly offset: number;
  readonly status: 201 | 204;
  readonly headers: Readonly<Record<string, string>>;
};

/** Takes the bytes of a request under the lock of its upload, and finishes it with the last one. */
async function receiveBytes(
  { store, locks, finish, drainMs }: Parts,
  { request, response, upload, refusalAtEnd }: Asked,
  { offset, status: usual, headers }: Received,
): Promise<void> {
  let stopping: NodeJS.Timeout | undefined;
  // A line on which all arrived is left alone: it is free for the next request.
  const stop = () => (stopping ??= setTimeout(() => void (request.complete || request.destroy()), drainMs));
  const work = async () => {
    if (usual === 204 && (await store.received(upload)) !== offset)
      throw new UploadFault(409, "Upload-Offset conflict");
    // A fault of ours must leave the line open for its answer.
    return await store.write(request.iterator({ destroyOnReturn: false }), upload.id, offset);
  };
  const received = await locks.orRefuse(upload.id, stop, work).finally(() => clearTimeout(stopping));
  const isWhole = received === upload.length;
  const refusal = isWhole ? await refusalAtEnd?.() : undefined;
  const ended = refusal ? ({ kind: "refused", refusal } as const) : isWhole ? await finish(upload) : undefined;
  const { status = usual, headers: more, body } = ended ? answerOf(ended) : {};
  response.writeHead(status, {
    ...everyAnswer,
    ...(status === usual ? { ...headers, "Upload-Offset": received } : {}),
    ...(isWhole ? {} : expiresOf(upload)),
    ...more,
    ...(status === 204 ? {} : { "Content-Length": Buffer.byteLength(body ?? "") }),
  });
  response.end(body);
}

const expiresOf = (upload: UploadFacts) => ({ "Upload-Expires": expiryOf(upload).toUTCString() });

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
