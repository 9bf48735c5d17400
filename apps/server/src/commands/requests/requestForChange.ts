import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import type { Actor, Asker } from "../../policies/actor.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { appendAudit, type CaseAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { caseMoved } from "./requestRefusals.ts";

/** What the commands of requests have in common. */

export type Found = { readonly loaded: LoadedCase; readonly facts: ApplicationFacts; readonly actor: Actor };

/** The case, when this person may make this change in it. */
export async function findForRequest(
  deps: CommandDeps,
  asker: Asker,
  applicationId: string,
  may: {
    readonly change: "recordRequest" | "answerRequest";
    readonly policy: (asker: Asker, the: ApplicationFacts) => boolean;
  },
): Promise<Found | { readonly refused: Refusal }> {
  const loaded = asker && (await loadCaseFor(deps, asker, applicationId));
  if (!loaded || asker === null) return { refused: notReady(asker) ?? notFound };
  const facts = factsOf(loaded.row);
  if (may.policy(asker, facts)) return { loaded, facts, actor: asker };
  return { refused: whyNotInCase(asker, facts, may.change) };
}

export type Written = Pick<CaseAudit, "kind" | "subject">;

/** One change of a request: what `write` does, screens and the log, in one transaction. `write` says what was done, or nothing. */
export async function inOne(
  deps: CommandDeps,
  { loaded, actor }: Found,
  write: (tx: Transaction, at: Date) => Promise<Written | Refusal | undefined>,
): Promise<ForApplication> {
  const at = deps.now();
  const applicationId = loaded.row.id;
  return await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId, loaded.row.status))) return notDone(caseMoved);
    const written = await write(tx, at);
    if (written && "code" in written) return notDone(written);
    if (written) {
      await publishChange(tx, { applicationId, kind: "request", writer: deps.writer });
      await appendAudit(tx, { chainId: applicationId, actorId: actor.userId, at, ...written });
    }
    return { applicationId, refusals: [] };
  });
}
