import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { contentMac, finishUpload, refuseUpload } from "../commands/uploads/finishUpload.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import type { FinishedUpload } from "../commands/uploads/recordUpload.ts";
import { mayGoOn, startUpload, type UploadToStart } from "../commands/uploads/startUpload.ts";
import { holdsNul } from "../database/nul.ts";
import { mayNotUpload, signInFirst, uploadIncomplete, uploadUnknown } from "../files/checks/refusals.ts";
import { UploadLocks } from "../files/uploadLocks.ts";
import { SealedUploadStore, UploadFault } from "../files/uploadStore.ts";
import { giverOf, isReady, type Actor, type Asker } from "../policies/actor.ts";
import { isGuest, type Guest } from "../policies/sections.ts";
import { deleteUpload, readUpload, type UploadRow } from "../store/documents/documents.ts";
import { RecentUploads } from "./recentUploads.ts";
import { announcementIn, askFault, broughtBy, capabilities, offsetOf } from "./tusHeaders.ts";
import { answerFault, refuse } from "./uploadAnswers.ts";
import { createUploadReceiver, type UploadReceiver } from "./uploadReceiver.ts";

export type SessionOf = (request: IncomingMessage) => Promise<Asker>;
/** Who is invited in this browser, where somebody is (ADR 0058). */
export type GuestOf = (request: IncomingMessage) => Promise<Guest | null>;
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const path = "/uploads";
/** The part that follows its creation at once needs no second look at the right. */
const justStartedMs = 5000;
/** How long an older request on the same upload may still write what it has, once a newer one asks for its place. */
const drainMs = 500;

type Parts = {
  readonly deps: FileDeps;
  readonly store: SealedUploadStore;
  readonly recent: RecentUploads;
  readonly receiver: UploadReceiver;
  /** Who asks, as an account or as a guest: asked anew each time. */
  readonly askerOf: (request: IncomingMessage) => Promise<Actor | Guest | null>;
};

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/**
 * Resumable uploads, tus 1.0 at `/uploads`. Every refusal is JSON `{refusal: {code, text: {en, fr}}}` with the code in the
 * header `Boreal-Refusal` as well; what can be refused is refused before the body is read.
 */
export function createUploadHandler(deps: FileDeps, sessionOf: SessionOf, guestOf: GuestOf = noGuest): Handler {
  const askerOf = async (request: IncomingMessage): Promise<Actor | Guest | null> => {
    const asker = isAsGuest(request) ? await guestOf(request) : await sessionOf(request);
    return asker === null || (!isGuest(asker) && !isReady(asker)) ? null : asker;
  };
  const parts: Parts = { ...openParts(deps), askerOf };
  return async (request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, capabilities(deps.fileLimits.maxBytes)).end();
    const asker = await askerOf(request);
    if (asker === null) return refuse(request, response, signInFirst());
    const id = idOf(request);
    if (request.method === "POST" && id === undefined) return await create(parts, { request, response }, asker);
    if (id !== undefined && request.method !== "PATCH") parts.recent.delete(id);
    const upload = id === undefined ? undefined : (parts.recent.get(id)?.upload ?? (await readUpload(deps.db, id)));
    if (upload?.uploadedBy !== giverOf(asker)) return refuse(request, response, uploadUnknown());
    switch (request.method) {
      case "HEAD":
        return await tellOffset(parts, { request, response }, upload);
      case "PATCH":
        return await receivePart(parts, { request, response }, upload, asker);
      case "DELETE": {
        const fault = askFault(request, upload, deps.now());
        if (fault) return answerFault(request, response, fault, deps.reportFault);
        return await parts.receiver.remove({ request, response, upload });
      }
      default:
        return refuse(request, response, mayNotUpload());
    }
  };
}

function openParts(deps: FileDeps): Omit<Parts, "askerOf"> {
  const recent = new RecentUploads(justStartedMs);
  const store = new SealedUploadStore({
    files: deps.files,
    findUpload: async (id) => recent.get(id)?.upload ?? (await readUpload(deps.db, id)),
    startMac: (row) => contentMac(deps, row.ownerId),
    forgetUpload: (id) => deleteUpload(deps.db, id),
  });
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
  const { reportFault } = deps;
  const receiver = createUploadReceiver({ path, store, locks: new UploadLocks(), finish, drainMs, reportFault });
  return { deps, store, recent, receiver };
}

async function create(parts: Parts, { request, response }: Exchange, asker: Actor | Guest): Promise<void> {
  const { deps, recent, receiver } = parts;
  const asked = readHeaders(request);
  if (asked === undefined) return refuse(request, response, uploadIncomplete());
  const brought = broughtBy(request, asked.length);
  if (brought instanceof UploadFault) return answerFault(request, response, brought, deps.reportFault);
  const started = await startUpload(deps, asker, asked);
  if ("refused" in started) return refuse(request, response, started.refused);
  recent.add(started.uploadId, started);
  const begun = atEnd(parts, { request, response }, started.upload);
  if (brought === "nothing") return receiver.announce(begun);
  await receiver.receiveFirst(begun);
}

async function tellOffset(parts: Parts, { request, response }: Exchange, upload: UploadRow) {
  const { deps, receiver } = parts;
  const refusal = await finishIfComplete(parts, request, upload);
  if (refusal) return refuse(request, response, refusal);
  const fault = askFault(request, upload, deps.now());
  if (fault) return answerFault(request, response, fault, deps.reportFault);
  await receiver.tellOffset({ request, response, upload });
}

async function receivePart(
  parts: Parts,
  { request, response }: Exchange,
  upload: UploadRow,
  asker: Actor | Guest,
): Promise<void> {
  const { deps, receiver } = parts;
  if (isOld(deps, upload) && !(await mayGoOn(deps, asker, upload))) return refuse(request, response, mayNotUpload());
  const offset = offsetOf(request, upload, deps.now());
  if (offset instanceof UploadFault) return answerFault(request, response, offset, deps.reportFault);
  await receiver.receivePart(atEnd(parts, { request, response }, upload), offset);
}

const isOld = (deps: FileDeps, { createdAt }: UploadRow): boolean =>
  deps.now().getTime() - createdAt.getTime() > justStartedMs;

const atEnd = (parts: Parts, { request, response }: Exchange, upload: UploadRow) => ({
  request,
  response,
  upload,
  refusalAtEnd: async () => await refusalAtEnd(parts, request, upload),
});

/**
 * Whether whoever sent a file may still put it there now that all of it came: meanwhile the account may have ended, a consent
 * or an invitation been taken back, the case closed. A session that is over says so, and the file waits for the next.
 */
async function refusalAtEnd(
  { deps, askerOf }: Parts,
  request: IncomingMessage,
  upload: UploadRow,
): Promise<Refusal | undefined> {
  if (!isOld(deps, upload)) return undefined;
  const asker = await askerOf(request);
  if (asker === null || giverOf(asker) !== upload.uploadedBy) return signInFirst();
  return (await mayGoOn(deps, asker, upload)) ? undefined : await refuseUpload(deps, upload);
}

/** A crash after the last byte left a whole file without its document: asking how far it is finishes it first. */
async function finishIfComplete(
  parts: Parts,
  request: IncomingMessage,
  upload: UploadRow,
): Promise<Refusal | undefined> {
  const { deps, store } = parts;
  if (upload.finishedAt !== null) return undefined;
  if (upload.refusalCode === null) {
    if ((await store.received(upload)) < upload.length) return undefined;
    const refusal = await refusalAtEnd(parts, request, upload);
    if (refusal) return refusal;
  }
  const result = await finishUpload(deps, upload.id);
  store.forget(upload.id);
  return result.kind === "refused" ? result.refusal : undefined;
}

/** Where the file belongs, from the request that announces it. */
function readHeaders(request: IncomingMessage): UploadToStart | undefined {
  const announced = announcementIn(request);
  if (announced === undefined || holdsNul(announced.metadata)) return undefined;
  const { applicationId, page, slot, person, childNumber, filename, replaces } = announced.metadata;
  if (!applicationId || !page || !slot || !person || (childNumber && !/^\d{1,2}$/.test(childNumber))) return undefined;
  return {
    applicationId,
    page,
    slot,
    person,
    childNumber: childNumber ? Number(childNumber) : null,
    fileName: filename ?? "",
    length: announced.length,
    replaces: replaces || null,
  };
}

const noGuest: GuestOf = () => Promise.resolve(null);

/** In whose name a request comes, where an account and an invitation are open in one browser: the page says it with each one. */
const isAsGuest = ({ headers }: IncomingMessage): boolean => headers["boreal-as-guest"] === "1";

function idOf(request: IncomingMessage): string | undefined {
  return /^\/uploads\/([0-9a-f-]{36})\/?(?:\?|$)/.exec(request.url ?? "")?.[1];
}
