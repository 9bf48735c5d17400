import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Text } from "@boreal/domain/kernel/text";
import { askedDefinitions, askedKeys, type AskedDefinition, type AskedKey } from "@boreal/domain/lifecycle/asked";
import { offeredTransitions, type OfferedTransition } from "@boreal/domain/lifecycle/decideTransition";
import { applicantWords, statuses } from "@boreal/domain/lifecycle/statuses";
import { statusesOf, transitionById } from "@boreal/domain/lifecycle/transitions";
import { givenOf } from "../../commands/lifecycle/changeStatus.ts";
import { whyNotUndo } from "../../commands/lifecycle/undoStatus.ts";
import { isStaff, type Asker } from "../../policies/actor.ts";
import { mayChangeStatus, mayForceStatus, mayReadStatusHistory, statusActorOf } from "../../policies/lifecycle.ts";
import {
  listOpenReports,
  listStatusChanges,
  openChange,
  openReport,
  type StatusChangeRow,
  type StatusReportRow,
} from "../../store/cases/statusChanges.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";

/** Where a case stands and what may happen next, as one reader sees it. */

export type StatusEntryView = {
  readonly row: StatusChangeRow;
  readonly type: ApplicationType;
  readonly reason: string;
  /** By the reader, now. */
  readonly mayUndo: boolean;
};
export type StatusReportView = { readonly row: StatusReportRow; readonly entered: readonly StatusFactView[] };
export type StatusFactView = {
  readonly key: AskedKey;
  readonly label: Text;
  readonly value: string;
  readonly words: Text;
};
export type StatusNameView = { readonly id: string; readonly name: Text };

/** The applicant reads no words of the court. */
const isTeam = (asker: Asker): boolean => asker !== null && isStaff(asker);

export function statusWords(asker: Asker, { loaded: { row } }: OpenCase): { readonly name: Text; readonly now: Text } {
  return { name: statusName(asker, row.status, row.type), now: applicantWords(row.status, row.type).now };
}

export const statusName = (asker: Asker, status: StatusChangeRow["toStatus"], type: ApplicationType): Text =>
  isTeam(asker) ? statuses[status].team : applicantWords(status, type).name;

export function stepsFor(asker: Asker, open: OpenCase): readonly OfferedTransition[] {
  const actor = statusActorOf(asker, open.facts);
  return actor === undefined || !mayChangeStatus(asker, open.facts)
    ? []
    : offeredTransitions(givenOf(open.loaded), actor);
}

/** Every status that an administrator may set. */
export const forceable = (asker: Asker, { facts, loaded: { row } }: OpenCase): readonly StatusNameView[] =>
  mayForceStatus(asker, facts)
    ? statusesOf(row.type)
        .filter((status) => status !== row.status)
        .map((id) => ({ id, name: statuses[id].team }))
    : [];

export async function historyFor(context: GraphqlContext, open: OpenCase): Promise<readonly StatusEntryView[]> {
  const { actor, deps } = context;
  const { row } = open.loaded;
  if (actor === null || !mayReadStatusHistory(actor, open.facts)) return [];
  const rows = await listStatusChanges(deps.db, row.id);
  if (rows.length === 0) return [];
  const key = await deps.personKey(row.owner_id);
  const last = rows.find(({ undoneAt }) => undoneAt === null);
  return rows.map((one) => ({
    row: one,
    type: row.type,
    reason: openChange(key, one).reason,
    mayUndo: one === last && whyNotUndo(one, actor.userId, deps.now()) === undefined,
  }));
}

export async function reportsFor(context: GraphqlContext, open: OpenCase): Promise<readonly StatusReportView[]> {
  if (!mayReadStatusHistory(context.actor, open.facts)) return [];
  const rows = await listOpenReports(context.deps.db, open.loaded.row.id);
  if (rows.length === 0) return [];
  const key = await context.deps.personKey(open.loaded.row.owner_id);
  return rows.map((row) => ({ row, entered: factsIn(openReport(key, row).entered) }));
}

/** What changes of status brought: dates and numbers that are known. */
export const factsFor = (asker: Asker, { facts, loaded }: OpenCase): readonly StatusFactView[] =>
  mayReadStatusHistory(asker, facts) ? factsIn(loaded.caseFile.application) : [];

const factsIn = (known: Partial<Readonly<Record<AskedKey, unknown>>>): readonly StatusFactView[] =>
  askedKeys.flatMap((key) => {
    const value = known[key];
    if (typeof value !== "string") return [];
    const asked: AskedDefinition = askedDefinitions[key];
    const option = asked.kind === "choice" ? asked.options.find((one) => one.value === value) : undefined;
    return [{ key, label: asked.label, value, words: option?.name ?? { en: value, fr: value } }];
  });

/** A change as it is told afterwards. What only the team makes has words of its own work: others read what it came to. */
export function redactedStatusChange(
  asker: Asker,
  { transition: id, toStatus }: StatusChangeRow,
  type: ApplicationType,
): Text {
  const transition = transitionById(id);
  if (transition?.told) return transition.told;
  const isOfTeam = transition !== undefined && !transition.by.includes("student");
  return isOfTeam && !isTeam(asker) ? statusName(asker, toStatus, type) : transitionName(id);
}

export const transitionName = (id: string): Text =>
  transitionById(id)?.name ?? { en: "Set by an administrator", fr: "Fixé par l’administration" };
