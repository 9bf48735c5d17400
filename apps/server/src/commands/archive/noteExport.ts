import { appendAudit, systemActor, systemChain } from "../../store/auditLog.ts";
import type { ArchiveDeps, ArchiveOfCase } from "./archiveOfCase.ts";

/**
 * Notes that a whole case leaves by the hand of whoever runs the server, before its first byte does. In the log of the
 * installation: an entry in the log of the case would make the next archive of it another one (ADR 0412).
 */
export async function noteExport(
  { db, now }: Pick<ArchiveDeps, "db" | "now">,
  { about }: ArchiveOfCase,
): Promise<void> {
  await appendAudit(db, {
    chainId: systemChain,
    actorId: systemActor,
    kind: "caseExported",
    subject: { applicationId: about.application.id },
    at: now(),
  });
}
