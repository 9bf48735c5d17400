import type { RequestKindId } from "@boreal/domain/caseFile/authority/authorityRequest";
import type { NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import { requestKind } from "@boreal/domain/requests/requestKinds";
import type { Transaction } from "../../database/connect.ts";
import { teamOf } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { tell, type Notice } from "../notices/tell.ts";
import type { Found } from "./requestForChange.ts";

type Told = {
  readonly kind: NoticeKindId;
  /** Of the cause: told twice under one key, people are told once. */
  readonly key: string;
  readonly request: RequestKindId;
};

/** The applicant and whoever works on the case hear of a request, but for who did it. What is for the team alone is told to the team alone. */
export async function tellOfRequest(
  deps: Pick<CommandDeps, "queueMail" | "now">,
  tx: Transaction,
  { loaded: { row }, actor }: Found,
  { kind, key, request }: Told,
): Promise<void> {
  const team = await teamOf(tx, row);
  const readers = requestKind(request).isForTeam ? team : [row.owner_id, ...team];
  const notices = readers
    .filter((to) => to !== actor.userId)
    .map((to): Notice => ({ key, applicationId: row.id, to, kind }));
  await tell(deps, tx, ...notices);
}
