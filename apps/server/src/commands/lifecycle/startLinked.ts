import { randomUUID } from "node:crypto";
import type { Application } from "@boreal/domain/caseFile/application";
import { linkedKinds, type LinkedKind } from "@boreal/domain/caseFile/answers/application/startedFrom";
import { earlierFacts, factsAtStart, offeredLinks, typeStartedBy } from "@boreal/domain/lifecycle/decideLinked";
import { carriedAnswers } from "@boreal/domain/questionnaire/application/carriedAnswers";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { isStaff, type Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayStartLinked, statusActorOf } from "../../policies/lifecycle.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { findLinkOfRequest, insertLink, openLinkOf } from "../../store/cases/applicationLinks.ts";
import {
  countApplications,
  insertApplication,
  insertAssignment,
  lockApplication,
} from "../../store/cases/applications.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { teamOf } from "../../store/profiles.ts";
import { lockCounted } from "../../store/lockCounted.ts";
import { storedFacts, writeStatus } from "../../store/cases/statusChanges.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { tell, type Notice } from "../notices/tell.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { mostApplications, notDone, tooManyApplications, type ForApplication } from "../startApplication.ts";
import { alreadyStarted, linkNotOffered, noRequestId, statusMoved } from "./statusRefusals.ts";

export type LinkRequest = {
  readonly applicationId: string;
  readonly kind: string;
  /** The page’s own number of this request: sent twice, it is done once. */
  readonly requestId: string;
};

/** Starts an application from the answers of another one, each to be confirmed in the new one (ADR 0150). */
export async function startLinkedApplication(
  deps: CommandDeps,
  asker: Asker,
  given: LinkRequest,
): Promise<ForApplication> {
  const loaded = asker && (await loadCaseFor(deps, asker, given.applicationId));
  if (!loaded || asker === null) return notDone(notReady(asker) ?? notFound);
  const { row } = loaded;
  const facts = factsOf(row);
  const actor = statusActorOf(asker, facts);
  if (actor === undefined || !mayStartLinked(asker, facts)) return notDone(whyNotInCase(asker, facts, "startLinked"));
  if (given.requestId === "" || given.requestId.length > 100) return notDone(noRequestId);
  const kind = linkedKinds.find((one) => one === given.kind);
  const before = await findLinkOfRequest(deps.db, row.id, given.requestId);
  if (before) return { applicationId: before.toId, refusals: [] };
  if (kind === undefined || !offeredLinks(loaded.caseFile, actor).some((offered) => offered.kind === kind))
    return notDone(linkNotOffered);
  return await deps.db.transaction(async (tx): Promise<ForApplication> => {
    await lockCounted(tx, "applications", row.owner_id);
    if (!(await lockApplication(tx, row.id, row.status, "alsoClosed")))
      return notDone(statusMoved(row.status, isStaff(asker)));
    const same = await findLinkOfRequest(tx, row.id, given.requestId);
    if (same) return { applicationId: same.toId, refusals: [] };
    if (await openLinkOf(tx, row.id, kind)) return notDone(alreadyStarted);
    if ((await countApplications(tx, row.owner_id)) >= mostApplications) return notDone(tooManyApplications);
    const starting = { loaded, kind, actorId: asker.userId, requestId: given.requestId, at: deps.now() };
    return { applicationId: await writeLinked(deps, tx, starting), refusals: [] };
  });
}

type Starting = {
  readonly loaded: LoadedCase;
  readonly kind: LinkedKind;
  readonly actorId: string;
  readonly requestId: string;
  readonly at: Date;
};

/** The new application with its facts, who works on it, and the link; the earlier one is locked. Answers with its id. */
export async function writeLinked(deps: CommandDeps, tx: Transaction, starting: Starting): Promise<string> {
  const { loaded, kind, actorId, requestId, at } = starting;
  const { row, caseFile } = loaded;
  const open = await openLinkOf(tx, row.id, kind);
  if (open) return open.toId;
  const key = await deps.personKey(row.owner_id);
  const id = randomUUID();
  const type = typeStartedBy(kind, row.type);
  const facts: Application = { type, status: "Preparation", ...factsAtStart(kind, caseFile.application) };
  await insertApplication(tx, { id, ownerId: row.owner_id, type, at, reasons: facts.reasonsForContactingIRCC ?? [] });
  const moved = { status: "Preparation", from: { dates: {} }, to: storedFacts(facts) } as const;
  await writeStatus(tx, { key, applicationId: id }, moved, at);
  await insertLink(
    tx,
    key,
    { toId: id, fromId: row.id, requestId, createdAt: at, createdBy: actorId },
    { ...earlierFacts(kind, caseFile), answers: carriedAnswers(caseFile, type) },
  );
  // Whoever works on the earlier one works on this one: it is about the same decision (docs/facts/roles.md section 1).
  for (const staffId of row.assigned_to) await insertAssignment(tx, { applicationId: id, staffId, at });
  const notices = [row.owner_id, ...(await teamOf(tx, row))].map((to): Notice => ({
    key: id,
    applicationId: id,
    to,
    kind: "linkedStarted",
  }));
  await tell(deps, tx, ...notices.filter(({ to }) => to !== actorId));
  await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
  await auditStart(tx, id, starting);
  return id;
}

/** In both chains; that of the earlier application comes last and stays locked until the transaction ends. */
async function auditStart(
  tx: Transaction,
  id: string,
  { loaded: { row }, kind, actorId, at }: Starting,
): Promise<void> {
  const type = typeStartedBy(kind, row.type);
  await appendAudit(tx, {
    chainId: id,
    actorId,
    kind: "applicationStarted",
    subject: { applicationId: id, type, from: row.id, link: kind },
    at,
  });
  await appendAudit(tx, {
    chainId: row.id,
    actorId,
    kind: "linkedApplicationStarted",
    subject: { applicationId: id, type, link: kind },
    at,
  });
}
