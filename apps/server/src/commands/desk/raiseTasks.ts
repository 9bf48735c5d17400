import type { Plan } from "@boreal/domain/plan/planned";
import type { TaskCause } from "@boreal/domain/notices/tasks";
import { publishChange } from "../../jobs/changes.ts";
import { factsOf } from "../../policies/facts.ts";
import { isClosed } from "../../policies/whenMayChange.ts";
import { appendAudit, systemActor } from "../../store/auditLog.ts";
import type { CaseRow } from "../../store/cases/caseRow.ts";
import { hasTaskOf, insertTask } from "../../store/desk/tasks.ts";
import { teamOf } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { tell, type Notice } from "../notices/tell.ts";
import { randomUUID } from "node:crypto";

type RaiseDeps = Pick<CommandDeps, "db" | "now" | "queueMail">;

/** What the rules of a case leave to the legal team. */
const causesIn = ({ eligibility }: Plan): readonly TaskCause[] =>
  eligibility.insideCanada?.value === "InsideCanadaContact" ? ["insideCanada"] : [];

/**
 * What only a person of the team can judge becomes a task of theirs: once for each case and cause, whoever computes the plan and
 * however often. Who did it says so; it is not raised again.
 */
export async function raiseTasks(deps: RaiseDeps, row: CaseRow, plan: Plan): Promise<void> {
  if (isClosed(factsOf(row))) return;
  for (const cause of causesIn(plan)) if (!(await hasTaskOf(deps.db, row.id, cause))) await raise(deps, row, cause);
}

async function raise(deps: RaiseDeps, row: CaseRow, cause: TaskCause): Promise<void> {
  const applicationId = row.id;
  const id = randomUUID();
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const isNew = await insertTask(tx, {
      id,
      applicationId,
      cause,
      sealedWords: null,
      isForApplicant: false,
      assigneeId: null,
      dueOn: null,
      givenBy: systemActor,
      givenAt: at,
    });
    if (!isNew) return;
    const team = await teamOf(tx, row);
    await tell(deps, tx, ...team.map((to): Notice => ({ kind: "taskGiven", to, key: id, applicationId })));
    await publishChange(tx, { applicationId, kind: "task" });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: systemActor,
      kind: "taskGiven",
      subject: { taskId: id, isForApplicant: false },
      at,
    });
  });
}
