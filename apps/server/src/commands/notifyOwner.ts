import { pagePath } from "@boreal/domain/vault/pagePath";
import { randomUUID } from "node:crypto";
import type { Transaction } from "../database/connect.ts";
import { publishChange } from "../jobs/changes.ts";
import { insertNotification } from "../store/notifications.ts";
import type { CommandDeps } from "./deps.ts";

export type SuppliedDocument = {
  readonly applicationId: string;
  readonly ownerId: string;
  readonly page: string;
  readonly slot: string;
  readonly fileId: string;
};

/**
 * Tells the applicant that staff supplied a document: in the application, and by mail without any detail. Part of the
 * transaction that stores the document, so that either both happen or neither.
 */
export async function notifyDocumentSupplied(
  deps: Pick<CommandDeps, "queueMail" | "now">,
  tx: Transaction,
  supplied: SuppliedDocument,
): Promise<void> {
  const { applicationId, ownerId, page, slot, fileId } = supplied;
  await insertNotification(tx, {
    id: randomUUID(),
    userId: ownerId,
    kind: "documentSupplied",
    applicationId,
    subject: { page, slot, fileId },
    createdAt: deps.now(),
  });
  await deps.queueMail(tx, { kind: "documentSupplied", toUserId: ownerId, values: { path: pagePath(page) } });
  await publishChange(tx, { applicationId, kind: "notification", userId: ownerId });
}
