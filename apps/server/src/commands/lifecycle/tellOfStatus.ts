import type { Transaction } from "../../database/connect.ts";
import type { CaseRow } from "../../store/cases/caseRow.ts";
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
    ...row.assigned_to.map((to): Notice => ({ ...about, to, kind: "caseMoved" })),
  ];
  await tell(deps, tx, ...notices.filter(({ to }) => to !== actorId));
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
    ...row.assigned_to.map((to): Notice => ({ key: reportId, applicationId: row.id, to, kind: "decisionReported" })),
  );
}
