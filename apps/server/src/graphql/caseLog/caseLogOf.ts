import { loggedEvent, unknownEvent } from "@boreal/domain/notices/caseLog";
import type { Text } from "@boreal/domain/kernel/text";
import { notSignedIn } from "../../commands/deps.ts";
import { recordRead } from "../../commands/reading/recordRead.ts";
import { mayCheckLog, mayReadLog } from "../../policies/desk/caseLog.ts";
import { verifyChain, type ChainCheck } from "../../store/auditLog.ts";
import { isLogGuarded } from "../../store/verifyLog.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import type { GraphqlContext } from "../context.ts";
import { unauthenticated } from "../errors.ts";
import { aboutEntry } from "./aboutEntry.ts";
import { readLog, type AskedOfLog } from "./readLog.ts";
import { peopleOfLog, type LogActor } from "./whoDidIt.ts";

export type LogEntryView = {
  readonly position: number;
  readonly at: Date;
  readonly who: LogActor;
  readonly what: Text;
  readonly about: Text | null;
};
export type CaseLogView = {
  readonly entries: readonly LogEntryView[];
  readonly next: number | null;
  readonly mayCheck: boolean;
};
export type LogCheckView = { readonly check: ChainCheck; readonly isGuarded: boolean };

const nameAsText = (name: string | null): Text | null => (name === null ? null : { en: name, fr: name });

export async function caseLogOf(
  context: GraphqlContext,
  applicationId: string,
  asked: AskedOfLog,
): Promise<CaseLogView | null> {
  const { actor, deps } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  const seen = await seenApplication(context, applicationId);
  if (!seen || !mayReadLog(actor, seen.facts)) return null;
  await recordRead(deps, actor, { applicationId: seen.row.id, ownerId: seen.row.owner_id });
  const open = await context.openCase(seen.row.id);
  if (!open) return null;
  const { entries, next } = await readLog(context, open, asked);
  const rows = entries.map(({ row }) => row);
  const people = await peopleOfLog(context, seen, rows);
  return {
    entries: entries.map((entry) => ({
      position: entry.row.position,
      at: entry.row.at,
      who: people.by(entry.row),
      what: loggedEvent(entry.row.kind)?.says ?? unknownEvent,
      about: aboutEntry(entry, context, open) ?? nameAsText(people.about(entry.row)),
    })),
    next: next ?? null,
    mayCheck: mayCheckLog(actor, seen.facts),
  };
}

export async function checkOfLog(context: GraphqlContext, applicationId: string): Promise<LogCheckView | null> {
  const { actor, deps } = context;
  if (actor === null) throw unauthenticated(notSignedIn);
  const seen = await seenApplication(context, applicationId);
  if (!seen || !mayCheckLog(actor, seen.facts)) return null;
  return { check: await verifyChain(deps.db, seen.row.id), isGuarded: await isLogGuarded(deps.db) };
}
