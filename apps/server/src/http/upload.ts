import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Refusal } from '@boreal/domain/kernel/validation';
import { Metadata, Server } from '@tus/server';
import { contentMac, finishUpload, type FinishedUpload } from '../commands/finishUpload.ts';
import type { FileDeps } from '../commands/fileDeps.ts';
import { mayGoOn, startUpload, type UploadToStart } from '../commands/startUpload.ts';
import { mayNotUpload, signInFirst, storageFull, uploadIncomplete, uploadUnknown } from '../files/refusals.ts';
import { UploadLocks } from '../files/uploadLocks.ts';
import { SealedUploadStore, UploadFault } from '../files/uploadStore.ts';
import { isReady, type Asker } from '../policies/actor.ts';
import { deleteUpload, readUpload, type UploadRow } from '../store/documents.ts';
import { RecentUploads } from './recentUploads.ts';

export type SessionOf = (request: IncomingMessage) => Promise<Asker>;
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const path = '/uploads';
/** The part that follows its creation at once needs no second look at the right. */
const justStartedMs = 5000;
/** How long an older request on the same upload may still write what it has, once a newer one asks for its place. */
const drainMs = 500;

const statusOf: Readonly<Record<string, number>> = {
  SIGNED_OUT: 401,
  NOT_ALLOWED: 403,
  UPLOAD_UNKNOWN: 404,
  UPLOAD_INVALID: 400,
  FILE_TOO_LARGE: 413,
  TOO_MANY_UPLOADS: 429,
  STORAGE_FULL: 507,
};

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

  const finish = async (upload: { readonly id: string; readonly length: number }): Promise<FinishedUpload> => {
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
      return answerOf(await finish({ id: upload.id, length: upload.size ?? 0 }));
    },
    // Faults of ours are told without their message: it may name paths.
    onResponseError: (_request, fault) => {
      if (fault instanceof UploadFault && fault.status_code === 507) return { status_code: 507, body: bodyOf(storageFull()) };
      if ('status_code' in fault && typeof fault.status_code === 'number') return undefined;
      deps.reportFault(fault);
      return { status_code: 500, body: 'The server could not take this part of the file. Try again.\n' };
    },
  });

  /** A file that comes whole in the request that creates it: the common case, and a shorter way than through tus. */
  const receiveWhole = async (request: IncomingMessage, response: ServerResponse, upload: { readonly id: string; readonly length: number }): Promise<void> => {
    const lock = locks.forMethod('POST').newLock(upload.id);
    let received = 0;
    await lock.lock(AbortSignal.timeout(drainMs), () => void request.destroy());
    try {
      received = await store.write(request, upload.id, 0);
    } catch (fault) {
      // Nobody waits for an answer; what arrived is kept for the next request.
      if (request.destroyed && !request.complete) return;
      if (fault instanceof UploadFault && fault.status_code === 507) return refuse(request, response, storageFull());
      throw fault;
    } finally {
      await lock.unlock();
    }
    if (received < upload.length) return void response.destroy();
    const { status_code: status = 201, headers, body = '' } = answerOf(await finish(upload));
    response.writeHead(status, {
      'Tus-Resumable': '1.0.0',
      'Cache-Control': 'no-store',
      ...(status === 201 ? { Location: `${path}/${upload.id}`, 'Upload-Offset': received } : {}),
      ...headers,
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  };

  return async (request, response) => {
    const asker = await sessionOf(request);
    const id = idOf(request);
    if (request.method === 'OPTIONS') return await answer(response, await tus.handleWeb(webRequest(request)));
    if (asker === null || !isReady(asker)) return refuse(request, response, signInFirst());
    if (request.method === 'POST' && id === undefined) {
      const asked = readHeaders(request);
      if (asked === undefined) return refuse(request, response, uploadIncomplete());
      const started = await startUpload(deps, asker, asked);
      if ('refused' in started) return refuse(request, response, started.refused);
      const { uploadId } = started;
      recent.add(uploadId, started);
      if (isWhole(request, asked)) return await receiveWhole(request, response, { id: uploadId, length: asked.length });
      const creation = webRequest(request);
      startedBy.set(creation, uploadId);
      return await answer(response, await tus.handleWeb(creation));
    }
    if (id !== undefined && request.method !== 'PATCH') recent.delete(id);
    const upload = id === undefined ? undefined : await findUpload(id);
    if (upload?.uploadedBy !== asker.userId) return refuse(request, response, uploadUnknown());
    if (request.method === 'HEAD') {
      const refusal = await finishIfComplete(deps, store, upload);
      if (refusal) return refuse(request, response, refusal);
    }
    if (request.method === 'PATCH' && deps.now().getTime() - upload.createdAt.getTime() > justStartedMs && !(await mayGoOn(deps, asker, upload))) {
      return refuse(request, response, mayNotUpload());
    }
    if (!['HEAD', 'PATCH', 'DELETE'].includes(request.method ?? '')) return refuse(request, response, mayNotUpload());
    await answer(response, await tus.handleWeb(webRequest(request)));
  };
}

/** A crash after the last byte left a whole file without its document: asking how far it is finishes it first. */
async function finishIfComplete(deps: FileDeps, store: SealedUploadStore, upload: UploadRow): Promise<Refusal | undefined> {
  if (upload.finishedAt !== null) return undefined;
  if (upload.refusalCode === null && (await store.received(upload)) < upload.length) return undefined;
  const result = await finishUpload(deps, upload.id);
  store.forget(upload.id);
  return result.kind === 'refused' ? result.refusal : undefined;
}

function answerOf(result: FinishedUpload): { status_code?: number; headers?: Record<string, string>; body?: string } {
  switch (result.kind) {
    case 'stored':
      return {};
    case 'refused':
      return { status_code: statusOf[result.refusal.code] ?? 422, headers: refusalHeaders(result.refusal), body: bodyOf(result.refusal) };
    case 'incomplete':
      throw new UploadFault(409, 'Part of the file did not arrive whole. Continue from the offset that HEAD tells.');
    case 'unknown':
      throw new UploadFault(404, 'No such upload');
  }
}

const bodyOf = ({ code, text }: Refusal): string => JSON.stringify({ refusal: { code, text } });

const refusalHeaders = ({ code }: Refusal): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Boreal-Refusal': code,
});

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const body = bodyOf(refusal);
  response.writeHead(statusOf[refusal.code] ?? 422, {
    ...refusalHeaders(refusal),
    'Content-Length': Buffer.byteLength(body),
    'Tus-Resumable': '1.0.0',
    'Cache-Control': 'no-store',
    // A body that was not read must not be taken for the next request.
    ...(request.complete ? {} : { Connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What tus itself would refuse is refused here first, so that no row is made for it. */
function readHeaders(request: IncomingMessage): UploadToStart | undefined {
  const length = request.headers['upload-length'];
  const given = request.headers['upload-metadata'];
  if (request.headers['tus-resumable'] !== '1.0.0' || request.headers['upload-concat'] !== undefined) return undefined;
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length) || String(Number(length)) !== length || typeof given !== 'string') return undefined;
  let metadata: Record<string, string | null>;
  try {
    metadata = Metadata.parse(given);
  } catch {
    return undefined;
  }
  const { applicationId, page, slot, person, childNumber, filename, replaces } = metadata;
  if (!applicationId || !page || !slot || !person || (childNumber && !/^\d{1,2}$/.test(childNumber))) return undefined;
  return {
    applicationId,
    page,
    slot,
    person,
    childNumber: childNumber ? Number(childNumber) : null,
    fileName: filename ?? '',
    length: Number(length),
    replaces: replaces || null,
  };
}

const isWhole = ({ headers }: IncomingMessage, { length }: UploadToStart): boolean =>
  headers['content-type'] === 'application/offset+octet-stream' && headers['content-length'] === String(length);

function idOf(request: IncomingMessage): string | undefined {
  return /^\/uploads\/([0-9a-f-]{36})\/?(?:\?|$)/.exec(request.url ?? '')?.[1];
}

/** `Server.handle` of @tus/server never ends when the line breaks; so the request is put into the shape of `handleWeb` here. */
function webRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]);
  const method = request.method ?? 'GET';
  const hasBody = method === 'PATCH' || method === 'POST';
  const address = new URL(request.url ?? '/', 'http://localhost');
  return new Request(address, { method, headers, ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } : {}) });
}

/** All answers are short. Nobody waits for a reader who left. */
async function answer(response: ServerResponse, given: Response): Promise<void> {
  const body = Buffer.from(await given.arrayBuffer());
  const type = body.subarray(0, 1).toString() === '{' ? { 'Content-Type': 'application/json; charset=utf-8' } : {};
  response.writeHead(given.status, { ...Object.fromEntries(given.headers), ...type });
  response.end(body);
}

function noId(): never {
  throw new UploadFault(400, 'The upload was not started');
}
