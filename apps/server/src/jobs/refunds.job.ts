import { sendRefunds } from "../commands/payments/sendRefunds.ts";
import type { PaymentDeps } from "../commands/payments/forMoney.ts";
import type { JobQueue } from "./queue.ts";

const everyMinute = "* * * * *";

/** Tells the card service of refunds that were decided. Running twice pays nothing back twice. */
export async function workOnRefunds(
  queue: Pick<JobQueue, "workRegularly">,
  deps: PaymentDeps & { readonly reportFault: (fault: unknown) => void },
  report: (sent: number) => void,
): Promise<void> {
  await queue.workRegularly("sendRefunds", everyMinute, async () => {
    await sendRefunds(deps).then(report, deps.reportFault);
  });
}
