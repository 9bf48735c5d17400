import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../policies/actor.ts";
import type { ApplicationFacts } from "../policies/applications.ts";
import { factsOf } from "../policies/facts.ts";
import type { Change } from "../policies/whenMayChange.ts";
import { readApplicationRow, type ApplicationRow } from "../store/cases/caseRow.ts";
import { notFound, type CommandDeps } from "./deps.ts";
import { notReady, whyNotInCase } from "./refuse.ts";

export type CaseForChange = {
  readonly row: ApplicationRow;
  readonly facts: ApplicationFacts;
  readonly actorId: string;
};

/** The row of a case for somebody who may make this change to it; else why not. */
export async function findCaseForChange(
  deps: Pick<CommandDeps, "db">,
  asker: Asker,
  applicationId: string,
  { may, change }: { readonly may: (asker: Asker, the: ApplicationFacts) => boolean; readonly change: Change },
): Promise<CaseForChange | { readonly refused: Refusal }> {
  const row = asker && (await readApplicationRow(deps.db, applicationId));
  if (!row || asker === null) return { refused: notReady(asker) ?? notFound };
  const facts = factsOf(row);
  return may(asker, facts) ? { row, facts, actorId: asker.userId } : { refused: whyNotInCase(asker, facts, change) };
}
