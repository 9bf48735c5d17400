import { randomUUID } from "node:crypto";
import type { AskedItem, AuthorityRequest } from "@boreal/domain/caseFile/authority/authorityRequest";
import { longestLawyerReason } from "@boreal/domain/caseFile/lawyerDecisions";
import { isPastOfOtherCalendar, otherCalendar } from "@boreal/domain/kernel/otherCalendar";
import { isIsoDate, latestToday, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { requestStatus } from "@boreal/domain/requests/requestStatus";
import type { Asker } from "../../policies/actor.ts";
import { howTakenBack, mayAnswerRequests, mayMarkSent, maySeeItems } from "../../policies/desk/requests.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import {
  insertLink,
  markSent,
  readOpenRequest,
  removeLink,
  sealTakenBack,
  takeSentBack,
} from "../../store/requests/authorityRequests.ts";
import { documentNotFound } from "../documents/documentResult.ts";
import type { CommandDeps } from "../deps.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { findForRequest, inOne, type Found } from "./requestForChange.ts";
import {
  dayUnreadable,
  itemNotFound,
  nothingChosen,
  notOnThisPage,
  onlyTeamSends,
  onlyTeamTakesBack,
  requestNotFound,
  sentAhead,
  sentTooEarly,
  whyTakenBackNeeded,
  whyTakenBackTooLong,
} from "./requestRefusals.ts";
import { tellOfRequest } from "./tellOfRequest.ts";

/** Files are linked to what they answer, and what was sent is recorded as sent (ADR 0151). */

const may = { change: "answerRequest", policy: mayAnswerRequests } as const;

/** A file that lies in the place answers this point, or no longer does. */
export async function linkRequestFile(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly itemId: string;
    readonly fileId: string;
    readonly linked: boolean;
  },
): Promise<ForApplication> {
  const found = await findForRequest(deps, asker, given.applicationId, may);
  if ("refused" in found) return notDone(found.refused);
  const asked = itemIn(found, given.itemId);
  if (asked === undefined || typeof asked.item.sentOn === "string") return notDone(itemNotFound);
  const { request } = asked;
  const { itemId, fileId, linked } = given;
  const { loaded, actor } = found;
  if (!mayKnowNamed(actor, loaded, fileId)) return notDone(documentNotFound);
  const standing = requestStatus(loaded.the.fresh(), loaded.caseFile, request);
  const place = standing.items.find(({ item }) => item.id === itemId);
  const isInPlace = [...(place?.files ?? []), ...(place?.offered ?? [])].some((file) => file.fileId === fileId);
  if (linked && !isInPlace) return notDone(notOnThisPage);
  return await inOne(deps, found, async (tx, at) => {
    const now = await readOpenRequest(tx, request.id);
    if (!now?.items.some(({ id, isSent }) => id === itemId && !isSent)) return itemNotFound;
    const isChanged = linked
      ? await insertLink(tx, { itemId, fileId, linkedBy: actor.userId, linkedAt: at })
      : await removeLink(tx, itemId, fileId);
    return isChanged
      ? { kind: linked ? "requestFileLinked" : "requestFileUnlinked", subject: { itemId, fileId } }
      : undefined;
  });
}

function itemIn(
  { loaded }: Found,
  itemId: string,
): { readonly request: AuthorityRequest; readonly item: AskedItem } | undefined {
  for (const request of loaded.caseFile.authorityRequests ?? []) {
    const item = request.items.find(({ id }) => id === itemId);
    if (item) return { request, item };
  }
  return undefined;
}

/** Points of one request went to the authority, or were done there. The files that answer them are from now on the answer. */
export async function sendRequestItems(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly authorityRequestId: string;
    readonly itemIds: readonly string[];
    readonly on: string;
  },
): Promise<ForApplication> {
  const found = await findForRequest(deps, asker, given.applicationId, may);
  if ("refused" in found) return notDone(found.refused);
  const { loaded, facts, actor } = found;
  const request = loaded.caseFile.authorityRequests?.find(({ id }) => id === given.authorityRequestId);
  if (!request) return notDone(requestNotFound);
  if (!mayMarkSent(actor, facts, request)) return notDone(onlyTeamSends);
  const fault = faultOfSending(loaded.caseFile.today, request, given);
  if (fault || !isIsoDate(given.on)) return notDone(fault ?? dayUnreadable);
  const on: IsoDate = given.on;
  const standing = requestStatus(loaded.the.fresh(), loaded.caseFile, request);
  const answers = standing.items.filter(({ item }) => given.itemIds.includes(item.id));
  return await inOne(deps, found, async (tx, at) => {
    const now = await readOpenRequest(tx, request.id);
    if (!now) return requestNotFound;
    if (given.itemIds.some((id) => !now.items.some((item) => item.id === id))) return itemNotFound;
    const sent = await markSent(tx, given.itemIds, { on, by: actor.userId, at });
    if (sent.length === 0) return undefined;
    for (const { item, files } of answers)
      if (sent.includes(item.id))
        for (const { fileId } of files)
          await insertLink(tx, { itemId: item.id, fileId, linkedBy: actor.userId, linkedAt: at });
    return { kind: "requestAnswered", subject: { authorityRequestId: request.id, items: [...sent] } };
  });
}

function faultOfSending(
  today: IsoDate,
  request: AuthorityRequest,
  { itemIds, on }: { readonly itemIds: readonly string[]; readonly on: string },
): Refusal | undefined {
  const known = new Set(request.items.map(({ id }) => id));
  if (itemIds.length === 0) return nothingChosen;
  if (itemIds.some((id) => !known.has(id))) return itemNotFound;
  if (!isIsoDate(on)) return dayUnreadable;
  if (isPastOfOtherCalendar(on, today)) return otherCalendar;
  if (on > latestToday(today)) return sentAhead;
  return typeof request.letterDate === "string" && on < request.letterDate ? sentTooEarly : undefined;
}

/** It was marked as sent by mistake: it waits again, and the others hear of it. */
export async function takeBackSent(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly itemId: string; readonly reason: string | null },
): Promise<ForApplication> {
  const { applicationId, itemId } = given;
  const found = await findForRequest(deps, asker, applicationId, may);
  if ("refused" in found) return notDone(found.refused);
  const asked = itemIn(found, itemId);
  if (asked === undefined || !maySeeItems(found.actor, asked.request)) return notDone(itemNotFound);
  const { request } = asked;
  const reason = severalLinesOf(given.reason ?? "");
  if (isLongerThan(reason, longestLawyerReason)) return notDone(whyTakenBackTooLong);
  const key = await deps.personKey(found.loaded.row.owner_id);
  return await inOne(deps, found, async (tx, at) => {
    const now = await readOpenRequest(tx, request.id);
    const item = now?.items.find(({ id }) => id === itemId);
    if (!item) return itemNotFound;
    // Taken back before, or by another in the meantime: it waits already.
    if (!item.sent) return undefined;
    const how = howTakenBack(found.actor, found.facts, item.sent, at);
    if (how === "no") return onlyTeamTakesBack;
    if (how === "withReason" && reason === "") return whyTakenBackNeeded;
    const id = randomUUID();
    await takeSentBack(tx, {
      id,
      itemId,
      sentOn: item.sent.on,
      sentBy: item.sent.by,
      sentAt: item.sent.at,
      sealedReason: reason === "" ? null : sealTakenBack(key, { applicationId, id }, reason),
      takenBackBy: found.actor.userId,
      takenBackAt: at,
    });
    await tellOfRequest(deps, tx, found, { kind: "requestTakenBack", key: id, request: request.kind });
    return { kind: "requestAnswerTakenBack", subject: { authorityRequestId: request.id, itemId } };
  });
}
