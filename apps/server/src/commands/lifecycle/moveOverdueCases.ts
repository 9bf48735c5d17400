import { CaseReader } from "@boreal/domain/caseFile/reader";
import { decideTransition } from "@boreal/domain/lifecycle/decideTransition";
import type { Transition } from "@boreal/domain/lifecycle/transition";
import { transitions, transitionsFrom } from "@boreal/domain/lifecycle/transitions";
import { systemActor } from "../../store/auditLog.ts";
import { listApplicationsIn } from "../../store/cases/applications.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import type { CommandDeps } from "../deps.ts";
import { givenOf, moveCase } from "./changeStatus.ts";

type MovingDeps = CommandDeps & { readonly reportFault: (fault: unknown) => void };

const ofThemselves = transitions.filter(({ ofItself }) => ofItself !== undefined);

/**
 * Moves cases on in which the other side's time is over, such as its days for a memorandum. Running twice, or on two machines
 * at once, moves nothing twice: each change names the status that it starts from, and its request is the day of the case.
 * Answers how many were moved.
 */
export async function moveOverdueCases(deps: MovingDeps): Promise<number> {
  const statuses = [...new Set(ofThemselves.flatMap(({ from }) => from))];
  let moved = 0;
  for (const id of await listApplicationsIn(deps.db, statuses))
    moved += await moveIfOverdue(deps, id).catch((fault: unknown) => (deps.reportFault(fault), 0));
  return moved;
}

async function moveIfOverdue(deps: MovingDeps, applicationId: string): Promise<number> {
  const loaded = await loadCaseFile(deps, applicationId);
  if (!loaded) return 0;
  const { type, status } = loaded.row;
  const the = new CaseReader(loaded.caseFile);
  const transition = transitionsFrom(type, status).find(({ ofItself }) => ofItself?.evaluate(the.fresh()).holds);
  return transition && (await moveAlong(deps, loaded, transition)) ? 1 : 0;
}

async function moveAlong(
  deps: MovingDeps,
  loaded: NonNullable<Awaited<ReturnType<typeof loadCaseFile>>>,
  transition: Transition,
): Promise<boolean> {
  const wanted = { transition, actor: "system" as const, entered: {}, confirmed: [], reason: "" };
  const decision = decideTransition(givenOf(loaded), wanted);
  if (!decision.allowed) return false;
  const requestId = `system ${transition.id} ${loaded.row.status_updated_at.toISOString()}`;
  return await moveCase(deps, { loaded, transition, actorId: systemActor, wanted, requestId }, decision);
}
