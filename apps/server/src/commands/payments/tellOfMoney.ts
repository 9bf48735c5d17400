import type { Transaction } from "../../database/connect.ts";
import { peopleOfCase } from "../../store/cases/applications.ts";
import type { CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";

/** Tells the applicant and whoever is assigned, but the person who did it. What a kind has no words for, they are not told. */
export async function tellOfMoney(
  deps: Pick<CommandDeps, "now" | "queueMail">,
  tx: Transaction,
  told: {
    readonly kind: "paymentDue" | "paymentReceived" | "paymentRefunded";
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
