import { createHash } from "node:crypto";
import { mailTimeOf } from "@boreal/domain/notices/noticeChoices";
import type { NoticeSubject } from "@boreal/domain/notices/noticeKind";
import { audienceOf, isToldTo, noticePath, type NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { readNoticeReader } from "../../store/notices.ts";
import { readMatterNumber } from "../../store/office/matterNumbers.ts";
import { insertNotificationOnce } from "../../store/notifications.ts";
import type { CommandDeps } from "../deps.ts";
import { endOfQuiet } from "./personsHours.ts";

/** Something that somebody is told. */
export type Notice = {
  readonly kind: NoticeKindId;
  /** The account of who is told. */
  readonly to: string;
  /**
   * What caused it, such as the id of the row that was written: whoever is told twice of one kind with one key is told once.
   * It is hashed, not sealed: what can be guessed, such as a day, comes as a MAC.
   */
  readonly key: string;
  readonly applicationId?: string;
  /**
   * Ids and page names only. `page` (with `childNumber`) is the vault page that it is about; `fileId` hides the notice from who
   * may no longer see the file; `at` is the path where the one thing is done, where that is not the usual place of the kind.
   */
  readonly subject?: NoticeSubject;
};

type TellDeps = Pick<CommandDeps, "queueMail" | "now">;

/**
 * Tells people: in the application, and by mail as each of them chose. Called in the transaction of its cause, so that both
 * happen or neither; what was told before under the same key is left alone. Several notices of one call that lead the same
 * person to the same place are one mail. Answers how many were told now.
 */
export async function tell(deps: TellDeps, tx: Transaction, ...notices: readonly Notice[]): Promise<number> {
  const mailed = new Set<string>();
  let told = 0;
  for (const notice of notices) {
    const isMailed = await tellOne(deps, tx, notice, mailed);
    if (isMailed !== undefined) told += 1;
  }
  return told;
}

async function tellOne(
  deps: TellDeps,
  tx: Transaction,
  notice: Notice,
  mailed: Set<string>,
): Promise<"told" | undefined> {
  const { kind, to, applicationId = null, subject = {} } = notice;
  const reader = await readNoticeReader(tx, to);
  // Somebody whose account is gone or ended, or for whom this kind has no words, is not told.
  if (!reader || !isToldTo(kind, reader.role)) return undefined;
  const audience = audienceOf(reader.role);
  const at = deps.now();
  // Of a client whom the firm invited the address is known once they came: until then it may be a stranger’s.
  const mail = reader.isAddressProven ? mailTimeOf(kind, reader.choices) : "never";
  const row = {
    id: idOf(notice),
    userId: to,
    kind,
    applicationId,
    subject,
    createdAt: at,
    inDigest: mail === "digest",
  };
  if (!(await insertNotificationOnce(tx, row))) return undefined;
  if (mail === "always" || mail === "atOnce") {
    const path = noticePath(kind, { applicationId, subject });
    const sameMail = `${to} ${kind} ${path}`;
    if (!mailed.has(sameMail)) {
      mailed.add(sameMail);
      const matterNumber = applicationId === null ? null : await readMatterNumber(tx, applicationId);
      const notBefore = mail === "always" ? undefined : endOfQuiet(at, reader.choices);
      await deps.queueMail(tx, {
        kind,
        toUserId: to,
        values: { path, to: audience, ...(matterNumber === null ? {} : { matterNumber }) },
        ...(notBefore ? { notBefore } : {}),
      });
    }
  }
  await publishChange(tx, { applicationId: applicationId ?? "", kind: "notification", userId: to });
  return "told";
}

/** The same for the same person, kind and cause, so that the row of an earlier time is found. */
const idOf = ({ kind, to, key }: Notice): string =>
  `${kind}-${createHash("sha256")
    .update(JSON.stringify([to, key]))
    .digest("hex")
    .slice(0, 40)}`;
