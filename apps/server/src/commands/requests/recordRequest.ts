import { randomUUID } from "node:crypto";
import {
  requestKindIds,
  type AuthorityRequest,
  type RequestKindId,
} from "@boreal/domain/caseFile/authority/authorityRequest";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { requestKind } from "@boreal/domain/requests/requestKinds";
import type { Transaction } from "../../database/connect.ts";
import { mayChangeRequest, mayRecordRequests } from "../../policies/desk/requests.ts";
import { isOwner } from "../../policies/applications.ts";
import type { Asker } from "../../policies/actor.ts";
import {
  endRequest,
  findByLetter,
  findRecorded,
  insertRequest,
  readOpenRequest,
  removeItems,
  writeItem,
  writeRequestFacts,
  type OpenRequest,
} from "../../store/requests/authorityRequests.ts";
import type { CommandDeps } from "../deps.ts";
import { noRequestId } from "../lifecycle/statusRefusals.ts";
import { whyNotNow } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { checkAsked, type Addressee, type Asked, type AskedItems } from "./askedItems.ts";
import { findForRequest, inOne, type Found, type Written } from "./requestForChange.ts";
import {
  correctedMeanwhile,
  itemNotFound,
  kindUnknown,
  letterRecorded,
  personUnknown,
  requestNotFound,
  sentAlready,
  sentMeanwhile,
} from "./requestRefusals.ts";
import { tellOfRequest } from "./tellOfRequest.ts";

/** What an authority or a court asks for is recorded, put right, or taken out again (ADR 0151). */

type Recorded = AskedItems & {
  readonly applicationId: string;
  readonly kind: string;
  readonly addressee: string;
  readonly childNumber: number | null;
  /** The page’s own number of this request: sent twice, it is recorded once. */
  readonly requestId: string;
};

const may = { change: "recordRequest", policy: mayRecordRequests } as const;
const isKind = (kind: string): kind is RequestKindId => requestKindIds.some((known) => known === kind);

export async function recordRequest(deps: CommandDeps, asker: Asker, given: Recorded): Promise<ForApplication> {
  const { applicationId, kind, requestId } = given;
  const found = await findForRequest(deps, asker, applicationId, may);
  if ("refused" in found) return notDone(found.refused);
  const fault = faultOfKind(found, given);
  if (fault || !isKind(kind)) return notDone(fault ?? kindUnknown);
  const to = addresseeIn(found, given);
  if (to === undefined) return notDone(personUnknown);
  if (await findRecorded(deps.db, applicationId, requestId)) return { applicationId, refusals: [] };
  const asked = checkAsked(found, given, { kind, to });
  if ("refused" in asked) return notDone(asked.refused);
  const outcome = await inOne(
    deps,
    found,
    async (tx, at) => await write(deps, tx, { found, asked, kind, to, requestId, at }),
  );
  return outcome;
}

function faultOfKind({ facts, actor }: Found, { kind, requestId }: Recorded): Refusal | undefined {
  if (requestId === "" || requestId.length > 100) return noRequestId;
  if (!isKind(kind)) return kindUnknown;
  return requestKind(kind).isForTeam && isOwner(actor, facts) ? whyNotNow(actor, facts, "recordRequest") : undefined;
}

/** Somebody of this case, or the applicant. */
function addresseeIn({ loaded }: Found, { kind, addressee, childNumber }: Recorded): Addressee | undefined {
  if (addressee === "main") return { addressee, childNumber: null };
  if (!isKind(kind) || !requestKind(kind).isOfEach) return undefined;
  const { dependents } = loaded.caseFile;
  if (addressee === "spouse")
    return dependents.some(({ type }) => type === "Spouse") ? { addressee, childNumber: null } : undefined;
  return addressee === "child" &&
    loaded.the
      .fresh()
      .children()
      .some((child) => child.childNumber === childNumber)
    ? { addressee, childNumber }
    : undefined;
}

type New = {
  readonly found: Found;
  readonly asked: Asked;
  readonly kind: RequestKindId;
  readonly to: Addressee;
  readonly requestId: string;
  readonly at: Date;
};

async function write(deps: CommandDeps, tx: Transaction, given: New): Promise<Written | Refusal | undefined> {
  const { found, asked, kind, to, requestId, at } = given;
  const { row } = found.loaded;
  const id = randomUUID();
  const isNew = await insertRequest(tx, {
    id,
    applicationId: row.id,
    kind,
    ...to,
    letterFileId: asked.letterFileId,
    letterDate: asked.letterDate,
    dueDate: asked.dueDate,
    recordedBy: found.actor.userId,
    recordedAt: at,
    requestId,
  });
  if (!isNew) return (await findRecorded(tx, row.id, requestId)) ? undefined : letterRecorded;
  await writeItems(deps, tx, found, { id, asked });
  await tellOfRequest(deps, tx, found, { kind: "authorityRequest", key: id, request: kind });
  return {
    kind: "requestRecorded",
    subject: {
      authorityRequestId: id,
      request: kind,
      items: asked.items.length,
      hasLetter: asked.letterFileId !== null,
    },
  };
}

async function writeItems(
  deps: CommandDeps,
  tx: Transaction,
  { loaded }: Found,
  { id, asked }: { readonly id: string; readonly asked: Asked },
): Promise<void> {
  const key = await deps.personKey(loaded.row.owner_id);
  for (const [position, item] of asked.items.entries())
    await writeItem(tx, key, { applicationId: loaded.row.id, authorityRequestId: id, position }, item);
}

/** Dates, letter and what is asked for are put right. What was sent stays. */
export async function changeRequest(
  deps: CommandDeps,
  asker: Asker,
  given: AskedItems & {
    readonly applicationId: string;
    readonly authorityRequestId: string;
    /** The version that the page showed: of two who correct it, the second hears of the first. */
    readonly baseVersion: number | null;
  },
): Promise<ForApplication> {
  const found = await findOwn(deps, asker, given);
  if ("refused" in found) return notDone(found.refused);
  const { request } = found;
  const to = { addressee: request.addressee ?? "main", childNumber: request.childNumber ?? null };
  const asked = checkAsked(found, given, { kind: request.kind, to, request });
  if ("refused" in asked) return notDone(asked.refused);
  const kept = new Set(asked.items.map(({ id }) => id));
  return await inOne(deps, found, async (tx, at) => {
    const now = await readOpenRequest(tx, request.id);
    const fault = now ? faultOfCorrecting(request, now, { kept, baseVersion: given.baseVersion }) : requestNotFound;
    if (fault) return fault;
    const other = asked.letterFileId === null ? undefined : await findByLetter(tx, asked.letterFileId);
    if (other !== undefined && other !== request.id) return letterRecorded;
    const { letterFileId, letterDate, dueDate } = asked;
    await writeRequestFacts(tx, request.id, { letterFileId, letterDate, dueDate });
    await removeItems(
      tx,
      request.items.map(({ id }) => id).filter((id) => !kept.has(id)),
      at,
    );
    await writeItems(deps, tx, found, { id: request.id, asked });
    if (asksAnew(request, asked))
      await tellOfRequest(deps, tx, found, {
        kind: "requestChanged",
        key: `${request.id} ${now?.version ?? 0}`,
        request: request.kind,
      });
    return { kind: "requestChanged", subject: { authorityRequestId: request.id, items: asked.items.length } };
  });
}

/** Something more is asked for, or by another day: people act on what they were told. */
const asksAnew = ({ items, dueDate = null }: AuthorityRequest, asked: Asked): boolean =>
  dueDate !== asked.dueDate || asked.items.some(({ id }) => !items.some((before) => before.id === id));

/** What speaks against it now that the case is locked. */
function faultOfCorrecting(
  request: AuthorityRequest,
  now: OpenRequest,
  { kept, baseVersion }: { readonly kept: ReadonlySet<string>; readonly baseVersion: number | null },
): Refusal | undefined {
  if (baseVersion !== null && baseVersion !== now.version) return correctedMeanwhile;
  if (now.items.some(({ id, isSent }) => isSent && !kept.has(id))) return sentAlready;
  const before = new Map(request.items.map((item) => [item.id, typeof item.sentOn === "string"]));
  if (now.items.some(({ id, isSent }) => isSent && before.get(id) === false)) return sentMeanwhile;
  const standing = new Set(now.items.map(({ id }) => id));
  return [...kept].some((id) => before.has(id) && !standing.has(id)) ? itemNotFound : undefined;
}

/** It was recorded by mistake. It stays on record, and nothing waits for it any more. */
export async function cancelRequest(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly authorityRequestId: string },
): Promise<ForApplication> {
  const found = await findOwn(deps, asker, given);
  if ("refused" in found) return notDone(found.refused);
  const { request, actor } = found;
  return await inOne(deps, found, async (tx, at) => {
    const now = await readOpenRequest(tx, request.id);
    if (!now) return requestNotFound;
    if (now.items.some(({ isSent }) => isSent)) return sentAlready;
    await endRequest(tx, request.id, { at, by: actor.userId });
    return { kind: "requestCancelled", subject: { authorityRequestId: request.id } };
  });
}

async function findOwn(
  deps: CommandDeps,
  asker: Asker,
  { applicationId, authorityRequestId }: { readonly applicationId: string; readonly authorityRequestId: string },
) {
  const found = await findForRequest(deps, asker, applicationId, may);
  if ("refused" in found) return found;
  const { loaded, facts, actor } = found;
  const request = loaded.caseFile.authorityRequests?.find(({ id }) => id === authorityRequestId);
  const cell = loaded.row.requests.find(({ id }) => id === authorityRequestId);
  if (!request || !cell) return { refused: requestNotFound };
  return mayChangeRequest(actor, facts, cell.recordedBy)
    ? { ...found, request }
    : { refused: whyNotNow(actor, facts, "recordRequest") };
}
