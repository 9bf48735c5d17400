import { createHash } from "node:crypto";
import { requestKind } from "@boreal/domain/requests/requestKinds";
import { requestStatus, turnOf } from "@boreal/domain/requests/requestStatus";
import { factsOf } from "../../policies/facts.ts";
import { isClosed } from "../../policies/whenMayChange.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { teamOf } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { tell, type Notice } from "../notices/tell.ts";

/**
 * All that an authority asks for lies ready: the team sends it. Whoever put the last file there, and however; told once for what
 * lies there, and again when other files do.
 */
export async function tellOfReady(
  deps: Pick<CommandDeps, "db" | "queueMail" | "now">,
  { row, caseFile, the }: LoadedCase,
): Promise<void> {
  if (isClosed(factsOf(row))) return;
  const keys = (caseFile.authorityRequests ?? []).flatMap((request) => {
    const standing = requestStatus(the.fresh(), caseFile, request);
    if (requestKind(request.kind).isForTeam || turnOf(request, standing) !== "team") return [];
    const files = standing.items.flatMap((item) => item.files.map(({ fileId }) => fileId));
    return [`${request.id} ${createHash("sha256").update(files.toSorted().join(" ")).digest("hex")}`];
  });
  if (keys.length === 0) return;
  await deps.db.transaction(async (tx) => {
    const team = await teamOf(tx, row);
    const notices = keys.flatMap((key) =>
      team.map((to): Notice => ({ kind: "requestReady", to, key, applicationId: row.id })),
    );
    await tell(deps, tx, ...notices);
  });
}
