import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { isStaff, type Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { mayReadMessages, mayWriteMessage } from "../../policies/desk/messages.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow, type ApplicationRow } from "../../store/cases/caseRow.ts";
import {
  appendMessage,
  countMessagesOf,
  findMessage,
  firstUnread,
  lockThread,
  openBody,
  sealBody,
  writeReadMark,
  type MessageRow,
} from "../../store/desk/messages.ts";
import { lockCounted } from "../../store/lockCounted.ts";
import { teamOf } from "../../store/profiles.ts";
import { notAllowed, notFound, says, type CommandDeps } from "../deps.ts";
import { tell, type Notice } from "../notices/tell.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { notReady } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { findCaseForChange } from "../caseForChange.ts";

/** What the applicant and the legal team write to each other (ADR 0154). */

const nothingWritten = says("messageEmpty", {
  en: "Write your message first, then send it.",
  fr: "Écrivez d’abord votre message, puis envoyez-le.",
});
const tooLong = says("messageTooLong", {
  en: `The message is longer than ${longestMessage.toLocaleString("en-CA")} characters. Shorten it, or send it in parts.`,
  fr: `Le message dépasse ${longestMessage.toLocaleString("fr-CA")} caractères. Raccourcissez-le ou envoyez-le en plusieurs parties.`,
});
const sentElsewise = says("messageSentElsewise", {
  en: "This message was already sent before you changed it. It is above; send again if you want to send this one as well.",
  fr: "Ce message a déjà été envoyé avant votre changement. Il figure plus haut; envoyez de nouveau si vous voulez aussi envoyer celui-ci.",
});

/** More than anybody writes by hand: an account that was taken over, or a program, floods nobody. */
const mostMessages = 300;
const countedFor = 60 * 60 * 1000;

const tooManyMessages = says("tooManyMessages", {
  en: "You sent 300 messages within an hour. Wait a while, then send this one again; it stays in the box until then.",
  fr: "Vous avez envoyé 300 messages en une heure. Attendez un peu, puis envoyez de nouveau celui-ci; il reste dans la zone de texte d’ici là.",
});

/** Writes a message to the other side. The same key again is the same message. */
export async function sendMessage(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly key: string; readonly body: string },
): Promise<ForApplication> {
  const { applicationId, key: id } = given;
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayWriteMessage, change: "writeMessage" });
  if ("refused" in found) return notDone(found.refused);
  const { row, actorId } = found;
  const body = severalLinesOf(given.body);
  const fault = faultOf(id, body);
  if (fault) return notDone(fault);
  const key = await deps.personKey(row.owner_id);
  const isFromTeam = asker !== null && isStaff(asker);
  const at = deps.now();
  const isSame = (known: MessageRow): boolean =>
    known.applicationId === applicationId && known.writtenBy === actorId && openBody(key, known) === body;
  const outcome = await deps.db.transaction(async (tx): Promise<"sent" | "known" | Refusal> => {
    await lockCounted(tx, "messages", actorId);
    await lockThread(tx, applicationId);
    const known = await findMessage(tx, id);
    if (known) return isSame(known) ? "known" : sentElsewise;
    if ((await countMessagesOf(tx, actorId, new Date(at.getTime() - countedFor))) >= mostMessages)
      return tooManyMessages;
    await appendMessage(tx, {
      id,
      applicationId,
      writtenBy: actorId,
      isFromTeam,
      sealedBody: sealBody(key, { applicationId, id }, body),
      writtenAt: at,
    });
    await tell(deps, tx, ...(await noticesOf(tx, row, isFromTeam)));
    await publishChange(tx, { applicationId, kind: "message", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: actorId,
      kind: "messageSent",
      subject: { messageId: id },
      at,
    });
    return "sent";
  });
  return typeof outcome === "object" ? notDone(outcome) : { applicationId, refusals: [] };
}

function faultOf(id: string, body: string): Refusal | undefined {
  if (!isPageKey(id)) return keyNeeded;
  if (body === "") return nothingWritten;
  return isLongerThan(body, longestMessage) ? tooLong : undefined;
}

/**
 * The other side is told once of all that it has not read yet: the key is the first of those.
 */
async function noticesOf(tx: Transaction, row: ApplicationRow, isFromTeam: boolean): Promise<readonly Notice[]> {
  const team = await teamOf(tx, row);
  const notices: Notice[] = [];
  for (const to of isFromTeam ? [row.owner_id] : team) {
    const first = await firstUnread(tx, { applicationId: row.id, userId: to, isOfTeam: !isFromTeam });
    if (first !== undefined) notices.push({ kind: "messageReceived", to, key: first, applicationId: row.id });
  }
  return notices;
}

/** Somebody of either side has read up to a place of the thread. */
export async function markMessagesRead(
  deps: CommandDeps,
  asker: Asker,
  { applicationId, position }: { readonly applicationId: string; readonly position: number },
): Promise<ForApplication> {
  const row = asker && (await readApplicationRow(deps.db, applicationId));
  const facts = row && factsOf(row);
  if (!row || !facts || !isInScope(asker, facts)) return notDone(notReady(asker) ?? notFound);
  // What support reads for an hour is no word of the team that it was read.
  if (!mayReadMessages(asker, facts) || asker.role === "support") return notDone(notReady(asker) ?? notAllowed);
  const reader = { applicationId, userId: asker.userId, isOfTeam: isStaff(asker) };
  await deps.db.transaction(async (tx) => {
    if (await writeReadMark(tx, reader, position))
      await publishChange(tx, { applicationId, kind: "message", writer: deps.writer });
  });
  return { applicationId, refusals: [] };
}
