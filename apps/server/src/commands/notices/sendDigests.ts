import { audienceOf, isNoticeKind } from "@boreal/domain/notices/noticeKinds";
import type { Transaction } from "../../database/connect.ts";
import { endDigest, listDigestReaders, listForDigest, lockNoticeReader } from "../../store/notices.ts";
import type { CommandDeps } from "../deps.ts";
import { endOfQuiet, lastDigestTime } from "./personsHours.ts";

type DigestDeps = Pick<CommandDeps, "db" | "now" | "queueMail"> & { readonly reportFault: (fault: unknown) => void };

/**
 * Gathers what waits for a digest into one mail for each person whose time has come: every morning or every Monday by their
 * own clock. In one transaction the notices stop waiting and the mail is written, so that a run that dies or comes twice
 * sends nothing twice and leaves nothing out. Answers how many mails were written.
 */
export async function sendDigests(deps: DigestDeps): Promise<number> {
  let written = 0;
  for (const userId of await listDigestReaders(deps.db))
    written += await deps.db
      .transaction(async (tx) => await sendDigest(deps, tx, userId))
      .catch((fault: unknown) => (deps.reportFault(fault), 0));
  return written;
}

async function sendDigest(deps: DigestDeps, tx: Transaction, userId: string): Promise<number> {
  const at = deps.now();
  const reader = await lockNoticeReader(tx, userId);
  const waiting = await listForDigest(tx, userId);
  const [oldest] = waiting;
  if (oldest === undefined) return 0;
  // Nobody is left to write to.
  if (!reader) return await endAll(tx, waiting);
  if (oldest.createdAt >= lastDigestTime(at, reader.choices)) return 0;
  await endAll(tx, waiting);
  const counts: Record<string, number> = {};
  // What was read in the application meanwhile is no news.
  for (const { kind, readAt } of waiting)
    if (readAt === null && isNoticeKind(kind)) counts[kind] = (counts[kind] ?? 0) + 1;
  if (Object.keys(counts).length === 0) return 0;
  const notBefore = endOfQuiet(at, reader.choices);
  await deps.queueMail(tx, {
    kind: "noticeDigest",
    toUserId: userId,
    values: { to: audienceOf(reader.role), counts },
    ...(notBefore ? { notBefore } : {}),
  });
  return 1;
}

async function endAll(tx: Transaction, waiting: readonly { readonly id: string }[]): Promise<0> {
  await endDigest(
    tx,
    waiting.map(({ id }) => id),
  );
  return 0;
}
