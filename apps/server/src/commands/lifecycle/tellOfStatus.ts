import type { Application } from "@boreal/domain/caseFile/application";
import type { Transaction } from "../../database/connect.ts";
import { publishChange } from "../../jobs/changes.ts";
import { linkTo } from "../../store/cases/applicationLinks.ts";
import type { CaseRow } from "../../store/cases/caseRow.ts";
import type { StatusReportRow } from "../../store/cases/statusChanges.ts";
import { teamOf } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { tell, type Notice } from "../notices/tell.ts";

/** Tells everybody whose case it is, but the person who moved it. Staff are told of a move; what to change is the applicant’s to hear. */
export async function tellOfStatus(
  deps: Pick<CommandDeps, "now" | "queueMail">,
  tx: Transaction,
  {
    row,
    changeId,
    actorId,
    kind,
  }: {
    readonly row: CaseRow;
    readonly changeId: string;
    readonly actorId: string;
    readonly kind: "caseMoved" | "changesRequested";
  },
): Promise<void> {
  const about = { key: changeId, applicationId: row.id };
  const notices: readonly Notice[] = [
    { ...about, to: row.owner_id, kind },
    ...(await teamOf(tx, row)).map((to): Notice => ({ ...about, to, kind: "caseMoved" })),
  ];
  await tell(deps, tx, ...notices.filter(({ to }) => to !== actorId));
}

/** A refusal whose court case is filed, or comes back from the registry, has another deadline: its pages ask again. */
export async function tellEarlierOfLeave(
  deps: Pick<CommandDeps, "writer">,
  tx: Transaction,
  { row, before, after }: { readonly row: CaseRow; readonly before: Application; readonly after: Application },
): Promise<void> {
  if (row.sealed_earlier === null || (before.leaveFiledAt ?? null) === (after.leaveFiledAt ?? null)) return;
  const link = await linkTo(tx, row.id);
  if (link?.kind === "judicialReview")
    await publishChange(tx, { applicationId: link.fromId, kind: "status", writer: deps.writer });
}

/** The team confirms what an applicant reports of a decision. */
export async function tellOfReport(
  deps: Pick<CommandDeps, "now" | "queueMail">,
  tx: Transaction,
  { row, reportId }: { readonly row: CaseRow; readonly reportId: string },
): Promise<void> {
  await tell(
    deps,
    tx,
    ...(await teamOf(tx, row)).map((to): Notice => ({
      key: reportId,
      applicationId: row.id,
      to,
      kind: "decisionReported",
    })),
  );
}

/** Whoever reported a decision hears that it is not so: their letter may say something else than they read in it. */
export async function tellOfDeclined(
  deps: Pick<CommandDeps, "now" | "queueMail">,
  tx: Transaction,
  { row, reports }: { readonly row: CaseRow; readonly reports: readonly StatusReportRow[] },
): Promise<void> {
  await tell(
    deps,
    tx,
    ...reports.map(({ id, reportedBy }): Notice => ({
      key: id,
      applicationId: row.id,
      to: reportedBy,
      kind: "reportDeclined",
    })),
  );
}
