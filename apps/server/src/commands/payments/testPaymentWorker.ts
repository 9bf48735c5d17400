import { readFileSync } from "node:fs";
import { join } from "node:path";
import { caseServices } from "../caseServices.ts";
import type { PaymentDeps } from "./forMoney.ts";
import { changeStatus } from "../lifecycle/changeStatus.ts";
import { hearProvider } from "./hearProvider.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { recordPayment } from "./recordPayment.ts";
import { askForRefund, decideRefund } from "./refunds.ts";
import { sendRefunds } from "./sendRefunds.ts";
import { connect, type Connection } from "../../database/connect.ts";
import { openKeys } from "../../keys/personKeys.ts";
import { stripePayments, type StripeSettings } from "../../payments/stripe.ts";
import type { Actor } from "../../policies/actor.ts";

/** What the money and the status of one case go through, each step under a key of its own. */
export type PaymentWork = {
  readonly applicationId: string;
  readonly owner: Actor;
  readonly admin: Actor;
  /** Of the form that records, of the refund, of what the card service says, and of the change of status. */
  readonly byHand: string;
  readonly refund: string;
  readonly event: string;
  readonly withdrawal: string;
};

type Given = {
  readonly connection: Connection;
  readonly rootKeyFile: string;
  readonly stripe: StripeSettings;
  readonly work: readonly PaymentWork[];
};

/** A process for tests that does the work of many cases, says `done` of each, and is killed at any moment. */
const { connection, rootKeyFile, stripe, work } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Given;
const db = connect(connection, { most: 3 });
const keys = await openKeys({ rootKeyFile: join(rootKeyFile) }, db);
const deps: PaymentDeps = {
  db,
  ...caseServices(db),
  personKey: keys.personKey,
  names: () => Promise.resolve(new Map()),
  today: () => "2026-11-20",
  now: () => new Date(),
  publishChange: () => undefined,
  queueMail: () => Promise.resolve(),
  payments: stripePayments(stripe),
};

for (const { applicationId, owner, admin, byHand, refund, event, withdrawal } of work) {
  await issueInvoice(deps, owner, applicationId);
  await recordPayment(deps, admin, {
    applicationId,
    key: byHand,
    cents: 40_000,
    receivedOn: "2026-11-19",
    how: "cheque",
    reference: "",
    isAnother: false,
  });
  await hearProvider(deps, {
    id: event,
    type: "checkout.session.completed",
    kind: "paid",
    reference: `pi_${event}`,
    cents: 50_050,
    currency: "CAD",
    applicationId,
    invoiceId: null,
  });
  await askForRefund(deps, admin, { applicationId, key: refund, cents: 5_000, reason: "Paid too much" });
  await decideRefund(deps, admin, { applicationId, refundId: refund, how: "online" });
  await sendRefunds(deps);
  await changeStatus(deps, owner, {
    applicationId,
    transition: "withdrawBeforeSending",
    from: "Preparation",
    entered: {},
    confirmed: [],
    reason: "",
    requestId: withdrawal,
  });
  process.stdout.write(`done ${applicationId}\n`);
}
process.stdout.write("all\n");
await db.close();
