import type { Transaction } from "../../database/connect.ts";
import { findOwner, peopleOfCase } from "../../store/cases/applications.ts";
import { listAdministrators } from "../../store/profiles.ts";
import type { CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";

/** Tells the applicant and whoever is assigned, but the person who did it. What a kind has no words for, they are not told. */
export async function tellOfMoney(
  deps: Pick<CommandDeps, "now" | "queueMail">,
  tx: Transaction,
  told: {
    readonly kind: "paymentDue" | "paymentReceived" | "paymentCancelled" | "paymentRefunded";
    /** The id of the invoice, payment or refund: told once for each. */
    readonly key: string;
    readonly applicationId: string;
    readonly actorId: string;
  },
): Promise<void> {
  const { kind, key, applicationId, actorId } = told;
  const readers = (await peopleOfCase(tx, applicationId)).filter((userId) => userId !== actorId);
  await tell(deps, tx, ...readers.map((to) => ({ kind, key, applicationId, to })));
}

/** Tells the administrators, who decide it again, that a refund did not go through; and the applicant once it was called made. */
export async function tellOfFailedRefund(
  deps: Pick<CommandDeps, "now" | "queueMail">,
  tx: Transaction,
  refund: { readonly id: string; readonly applicationId: string; readonly wasMade: boolean; readonly at: Date },
): Promise<void> {
  const { id, applicationId, wasMade, at } = refund;
  const owner = wasMade ? await findOwner(tx, applicationId) : undefined;
  const readers = [...(await listAdministrators(tx)), ...(owner === undefined ? [] : [owner])];
  const key = `${id} ${at.toISOString()}`;
  await tell(deps, tx, ...readers.map((to) => ({ kind: "refundFailed", key, applicationId, to }) as const));
}
