import { randomUUID } from "node:crypto";
import type { Application, ApplicationStatus } from "@boreal/domain/caseFile/application";
import { isAskedKey, type Entered } from "@boreal/domain/lifecycle/asked";
import { decideTransition, type OpenNeed, type TransitionDecision } from "@boreal/domain/lifecycle/decideTransition";
import type { StatusActor, Transition } from "@boreal/domain/lifecycle/transition";
import { transitionById } from "@boreal/domain/lifecycle/transitions";
import { readyForReview } from "@boreal/domain/review/readyForReview";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { isStaff, type Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { planOf } from "../../policies/redactedCase.ts";
import { mayChangeStatus, statusActorOf } from "../../policies/lifecycle.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { inputsOfPackage, keepWithFiling, lastPackage } from "../../store/cases/filingPackages.ts";
import { keepTicksWithFiling } from "../../store/cases/filingTicks.ts";
import { insertFiling } from "../../store/cases/filings.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import {
  findChangeOfRequest,
  insertReport,
  insertStatusChange,
  settleReports,
  storedFacts,
  writeStatus,
} from "../../store/cases/statusChanges.ts";
import { shownName } from "../../store/documents/caseDocument.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { closeAllReopenedParts } from "../../store/cases/reopenedParts.ts";
import { notFound, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { isLongerThan } from "../personsWords.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { filedContents } from "./filedContents.ts";
import { writeLinked } from "./startLinked.ts";
import { noRequestId, reasonTooLong, statusMoved, unknownChange } from "./statusRefusals.ts";
import { tellEarlierOfLeave, tellOfReport, tellOfStatus } from "./tellOfStatus.ts";

export type StatusRequest = {
  readonly applicationId: string;
  readonly transition: string;
  /** Where the page saw the case: a case that moved on meanwhile is not moved again. */
  readonly from: string;
  readonly entered: Readonly<Record<string, string>>;
  readonly confirmed: readonly string[];
  readonly reason: string;
  /** The page’s own number of this request: sent twice, it is done once. */
  readonly requestId: string;
};

export type StatusOutcome = {
  readonly applicationId: string | null;
  readonly refusals: readonly PlacedRefusal[];
  /** What is still open, each with its place. */
  readonly open: readonly OpenNeed[];
  /** The applicant’s report waits for the team. */
  readonly isReported: boolean;
};

export const longestStatusReason = 4000;

export const refusedStatus = (...refusals: readonly PlacedRefusal[]): StatusOutcome => ({
  applicationId: null,
  refusals,
  open: [],
  isReported: false,
});

const done = (applicationId: string, isReported = false): StatusOutcome => ({
  applicationId,
  refusals: [],
  open: [],
  isReported,
});

/** Moves a case along one change of the machine, or notes what an applicant reports of a decision. */
export async function changeStatus(deps: CommandDeps, asker: Asker, given: StatusRequest): Promise<StatusOutcome> {
  const loaded = asker && (await loadCaseFor(deps, asker, given.applicationId));
  if (!loaded || asker === null) return refusedStatus(notReady(asker) ?? notFound);
  const facts = factsOf(loaded.row);
  const actor = statusActorOf(asker, facts);
  if (actor === undefined || !mayChangeStatus(asker, facts))
    return refusedStatus(whyNotInCase(asker, facts, "changeStatus"));
  const transition = transitionById(given.transition);
  const fault = faultOfRequest(given, transition);
  if (fault || !transition) return refusedStatus(fault ?? unknownChange);
  if (await findChangeOfRequest(deps.db, loaded.row.id, given.requestId)) return done(loaded.row.id);
  if (loaded.row.status !== given.from) return refusedStatus(statusMoved(loaded.row.status, isStaff(asker)));
  const wanted = {
    transition,
    actor,
    entered: enteredOf(given.entered),
    confirmed: given.confirmed,
    reason: given.reason.trim(),
  };
  const decision = decideTransition(givenOf(loaded), wanted);
  if (!decision.allowed)
    return { applicationId: null, refusals: decision.refusals, open: decision.open, isReported: false };
  const move: Move = { loaded, transition, actorId: asker.userId, wanted, requestId: given.requestId };
  if (decision.isReport) return await report(deps, move);
  return (await moveCase(deps, move, decision))
    ? done(loaded.row.id)
    : refusedStatus(statusMoved(await statusNow(deps, loaded), isStaff(asker)));
}

function faultOfRequest(given: StatusRequest, transition: Transition | undefined): PlacedRefusal | undefined {
  if (transition === undefined) return unknownChange;
  if (given.requestId === "" || given.requestId.length > 100) return noRequestId;
  return isLongerThan(given.reason.trim(), longestStatusReason) ? { ...reasonTooLong, path: "reason" } : undefined;
}

/** Only filled in entries count; what the change did not ask for is refused by the machine. */
const enteredOf = (entered: Readonly<Record<string, string>>): Entered =>
  Object.fromEntries(
    Object.entries(entered)
      .map(([key, value]) => [key, value.trim()] as const)
      .filter(([key, value]) => isAskedKey(key) && value !== ""),
  );

export const givenOf = (loaded: LoadedCase) => ({
  caseFile: loaded.caseFile,
  readiness: () => {
    const { readiness } = planOf(loaded);
    if (readiness === undefined) throw new Error("a case that is cut cannot be moved");
    return readyForReview(loaded.caseFile, readiness);
  },
});

const statusNow = async (deps: CommandDeps, { row }: LoadedCase): Promise<ApplicationStatus> =>
  (await readApplicationRow(deps.db, row.id))?.status ?? row.status;

export type Move = {
  readonly loaded: LoadedCase;
  readonly transition: Transition;
  readonly actorId: string;
  readonly wanted: {
    readonly actor: StatusActor;
    readonly entered: Entered;
    readonly confirmed: readonly string[];
    readonly reason: string;
  };
  readonly requestId: string;
};

/** All of one change in one transaction; false when the case moved on meanwhile. The same request again changes nothing. */
export async function moveCase(
  deps: CommandDeps,
  move: Move,
  { after }: Extract<TransitionDecision, { readonly allowed: true }>,
): Promise<boolean> {
  const { loaded, transition } = move;
  const at = deps.now();
  const isMoved = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, loaded.row.id, loaded.row.status)))
      return (await findChangeOfRequest(tx, loaded.row.id, move.requestId)) !== undefined;
    const statusChangeId = await writeMove(deps, tx, { ...move, after, at, kind: transition.id });
    if (transition.isFiling) {
      const key = await deps.personKey(loaded.row.owner_id);
      const filing = { statusChangeId, applicationId: loaded.row.id, filedAt: at };
      const files = await listDocuments(tx, loaded.row.id, "vault");
      const names = new Map(files.map((file) => [file.id, shownName(key, file)]));
      const contents = filedContents(loaded, { after, entered: move.wanted.entered, names });
      await insertFiling(tx, key, filing, contents);
      const made = await lastPackage(tx, loaded.row.id);
      if (made?.state === "built" && made.inputs === inputsOfPackage(loaded.caseFile, files))
        await keepWithFiling(tx, made.id, statusChangeId);
      await keepTicksWithFiling(tx, loaded.row.id, statusChangeId);
    }
    if (transition.links) {
      const { actorId, requestId } = move;
      await writeLinked(deps, tx, { loaded, kind: transition.links, actorId, requestId, at });
    }
    await auditMove(tx, { ...move, after, at, kind: transition.id });
    return true;
  });
  return isMoved;
}

type Written = Omit<Move, "transition"> & { readonly after: Application; readonly at: Date; readonly kind: string };

/** The row, its history and what people are told. Answers with the id of the change. */
export async function writeMove(
  deps: CommandDeps,
  tx: Transaction,
  { loaded, actorId, wanted, requestId, after, at, kind }: Written,
): Promise<string> {
  const { row } = loaded;
  const key = await deps.personKey(row.owner_id);
  const to = after.status ?? row.status;
  const from = storedFacts(loaded.whole.application);
  const id = randomUUID();
  await insertStatusChange(
    tx,
    key,
    {
      id,
      applicationId: row.id,
      transition: kind,
      fromStatus: row.status,
      toStatus: to,
      madeBy: actorId,
      madeAt: at,
      requestId,
    },
    {
      reason: wanted.reason,
      confirmed: wanted.confirmed,
      entered: wanted.entered,
      before: { ...from, statusUpdatedAt: row.status_updated_at.toISOString() },
      after: storedFacts(after),
    },
  );
  await writeStatus(tx, { key, applicationId: row.id }, { status: to, from, to: storedFacts(after) }, at);
  await tellEarlierOfLeave(deps, tx, { row, before: loaded.whole.application, after });
  if (to !== row.status) await closeAllReopenedParts(tx, row.id, { by: actorId, at });
  await settleReports(tx, row.id, {
    by: actorId,
    at,
    outcome: (transition) => (transition === kind ? "confirmed" : "declined"),
  });
  await tellOfStatus(deps, tx, { row, changeId: id, actorId, kind: noticeOf(kind) });
  await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
  return id;
}

/** Where the applicant has something to do, the notice says so. */
const noticeOf = (transition: string) =>
  ["requestChanges", "putRight", "rebuildProfile"].includes(transition) ? "changesRequested" : "caseMoved";

/** Last in its transaction: the chain stays locked until it ends. */
export async function auditMove(tx: Transaction, { loaded, kind, actorId, wanted, after, at }: Written): Promise<void> {
  await appendAudit(tx, {
    chainId: loaded.row.id,
    actorId,
    kind: "statusChanged",
    subject: {
      transition: kind,
      from: loaded.row.status,
      to: after.status ?? null,
      confirmed: [...wanted.confirmed],
      hasReason: wanted.reason !== "",
    },
    at,
  });
}

/** What the applicant says the authority decided; the team confirms it, because a time limit begins with it. */
async function report(
  deps: CommandDeps,
  { loaded, transition, actorId, wanted, requestId }: Move,
): Promise<StatusOutcome> {
  const { row } = loaded;
  const at = deps.now();
  const key = await deps.personKey(row.owner_id);
  const isHeld = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return false;
    const id = randomUUID();
    const isNew = await insertReport(
      tx,
      key,
      { id, applicationId: row.id, transition: transition.id, reportedBy: actorId, reportedAt: at, requestId },
      { entered: wanted.entered, reason: wanted.reason },
    );
    if (!isNew) return true;
    await tellOfReport(deps, tx, { row, reportId: id });
    await publishChange(tx, { applicationId: row.id, kind: "status", writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.id,
      actorId,
      kind: "decisionReported",
      subject: { transition: transition.id, reportId: id },
      at,
    });
    return true;
  });
  return isHeld ? done(row.id, true) : refusedStatus(statusMoved(await statusNow(deps, loaded), false));
}
