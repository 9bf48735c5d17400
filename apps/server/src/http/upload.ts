import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { Metadata, Server } from "@tus/server";
import { contentMac, finishUpload } from "../commands/uploads/finishUpload.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import type { FinishedUpload } from "../commands/uploads/recordUpload.ts";
import { mayGoOn, startUpload, type UploadToStart } from "../commands/uploads/startUpload.ts";
import { holdsNul } from "../database/nul.ts";
import { mayNotUpload, signInFirst, uploadIncomplete, uploadUnknown } from "../files/checks/refusals.ts";
import { UploadLocks } from "../files/uploadLocks.ts";
import { SealedUploadStore, UploadFault } from "../files/uploadStore.ts";
import { isReady, type Asker } from "../policies/actor.ts";
import { deleteUpload, readUpload, type UploadRow } from "../store/documents/documents.ts";
import { RecentUploads } from "./recentUploads.ts";
import { answerOf, answerOfFault, refuse } from "./uploadAnswers.ts";
import { broughtBy, createUploadReceiver, offsetOf } from "./uploadReceiver.ts";

export type SessionOf = (request: IncomingMessage) => Promise<Asker>;
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const path = "/uploads";
/** The part that follows its creation at once needs no second look at the right. */
const justStartedMs = 5000;
/** How long an older request on the same upload may still write what it has, once a newer one asks for its place. */
const drainMs = 500;

/**
 * Resumable uploads, tus 1.0 at `/uploads`. Every refusal is JSON `{refusal: {code, text: {en, fr}}}` with the code in the
 * header `Boreal-Refusal` as well; what can be refused is refused before the body is read.
 */
export function createUploadHandler(deps: FileDeps, sessionOf: SessionOf): Handler {
  const recent = new RecentUploads(justStartedMs);
  const findUpload = async (id: string) => recent.get(id)?.upload ?? (await readUpload(deps.db, id));
  const store = new SealedUploadStore({
    files: deps.files,
    findUpload,
    startMac: (row) => contentMac(deps, row.ownerId),
    forgetUpload: (id) => deleteUpload(deps.db, id),
  });
  const locks = new UploadLocks();
  /** Set by the checks below for the request that tus then handles. */
  const startedBy = new WeakMap<Request, string>();

  const finish = async (upload: Pick<UploadRow, "id" | "length">): Promise<FinishedUpload> => {
    const seen = store.takeSeen(upload);
    const started = recent.get(upload.id);
    recent.delete(upload.id);
    try {
      return await finishUpload(deps, upload.id, seen && { ...seen, started });
    } finally {
      store.forget(upload.id);
    }
  };

  const tus = new Server({
    path,
    relativeLocation: true,
    datastore: store,
    maxSize: deps.fileLimits.maxBytes,
    allowedOrigins: [],
    lockDrainTimeout: drainMs,
    locker: (request) => locks.forMethod(request.method),
    namingFunction: (request) => startedBy.get(request) ?? noId(),
    onUploadFinish: async (_request, upload) => {
      return { ...answerOf(await finish({ id: upload.id, length: upload.size ?? 0 })) };
    },
    onResponseError: (_request, fault) => answerOfFault(fault, deps.reportFault),
  });
  const receiver = createUploadReceiver({ path, store, locks, finish, drainMs, reportFault: deps.reportFault });

  return async (request, response) => {
    const asker = await sessionOf(request);
    const id = idOf(request);
    if (request.method === "OPTIONS") return await answer(response, await tus.handleWeb(webRequest(request)));
    if (asker === null || !isReady(asker)) return refuse(request, response, signInFirst());
    if (request.method === "POST" && id === undefined) {
      const asked = readHeaders(request);
      if (asked === undefined) return refuse(request, response, uploadIncomplete());
      const started = await startUpload(deps, asker, asked);
      if ("refused" in started) return refuse(request, response, started.refused);
      const { uploadId, upload } = started;
      recent.add(uploadId, started);
      const brought = broughtBy(request, asked.length);
      if (brought === "nothing") return receiver.announce(response, upload);
      if (brought === "all") return await receiver.receiveWhole(request, response, upload);
      const creation = webRequest(request);
      startedBy.set(creation, uploadId);
      return await answer(response, await tus.handleWeb(creation));
    }
    if (id !== undefined && request.method !== "PATCH") recent.delete(id);
    const upload = id === undefined ? undefined : await findUpload(id);
    if (upload?.uploadedBy !== asker.userId) return refuse(request, response, uploadUnknown());
    if (request.method === "HEAD") {
      const refusal = await finishIfComplete(deps, store, upload);
      if (refusal) return refuse(request, response, refusal);
    }
    if (
      request.method === "PATCH" &&
      deps.now().getTime() - upload.createdAt.getTime() > justStartedMs &&
      !(await mayGoOn(deps, asker, upload))
    ) {
      return refuse(request, response, mayNotUpload());
    }
    const offset = request.method === "PATCH" ? offsetOf(request, upload, deps.now()) : undefined;
    if (offset !== undefined) return await receiver.receivePart(request, response, upload, offset);
    if (!["HEAD", "PATCH", "DELETE"].includes(request.method ?? "")) return refuse(request, response, mayNotUpload());
    await answer(response, await tus.handleWeb(webRequest(request)));
  };
}

/** A crash after the last byte left a whole file without its document: asking how far it is finishes it first. */
async function finishIfComplete(
  deps: FileDeps,
  store: SealedUploadStore,
  upload: UploadRow,
): Promise<Refusal | undefined> {
  if (upload.finishedAt !== null) return undefined;
  if (upload.refusalCode === null && (await store.received(upload)) < upload.length) return undefined;
  const result = await finishUpload(deps, upload.id);
  store.forget(upload.id);
  return result.kind === "refused" ? result.refusal : undefined;
}

/** What tus itself would refuse is refused here first, so that no row is made for it. */
function readHeaders(request: IncomingMessage): UploadToStart | undefined {
  const length = request.headers["upload-length"];
  const given = request.headers["upload-metadata"];
  if (request.headers["tus-resumable"] !== "1.0.0" || request.headers["upload-concat"] !== undefined) return undefined;
  if (
    typeof length !== "string" ||
    !/^\d{1,15}$/.test(length) ||
    String(Number(length)) !== length ||
    typeof given !== "string"
  )
    return undefined;
  let metadata: Record<string, string | null>;
  try {
    metadata = Metadata.parse(given);
  } catch {
    return undefined;
  }
  if (holdsNul(metadata)) return undefined;
  const { applicationId, page, slot, person, childNumber, filename, replaces } = metadata;
  if (!applicationId || !page || !slot || !person || (childNumber && !/^\d{1,2}$/.test(childNumber))) return undefined;
  return {
    applicationId,
    page,
    slot,
    person,
    childNumber: childNumber ? Number(childNumber) : null,
    fileName: filename ?? "",
    length: Number(length),
    replaces: replaces || null,
  };
}

function idOf(request: IncomingMessage): string | undefined {
  return /^\/uploads\/([0-9a-f-]{36})\/?(?:\?|$)/.exec(request.url ?? "")?.[1];
}

/** `Server.handle` of @tus/server never ends when the line breaks; so the request is put into the shape of `handleWeb` here. */
function webRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join(", ") : (value ?? ""),
  ]);
  const method = request.method ?? "GET";
  const hasBody = method === "PATCH" || method === "POST";
  const address = new URL(request.url ?? "/", "http://localhost");
  return new Request(address, {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: "half" } : {}),
  });
}

/** All answers are short. Nobody waits for a reader who left. */
async function answer(response: ServerResponse, given: Response): Promise<void> {
  const body = Buffer.from(await given.arrayBuffer());
  const type = body.subarray(0, 1).toString() === "{" ? { "Content-Type": "application/json; charset=utf-8" } : {};
  response.writeHead(given.status, { ...Object.fromEntries(given.headers), ...type });
  response.end(body);
}

function noId(): never {
  throw new UploadFault(400, "The upload was not started");
}
