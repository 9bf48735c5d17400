import { isWhole } from "./sizes.ts";

/**
 * How long a test waits for something before it calls it a hang. A machine that has much to do is slow and not wrong, so
 * these are far beyond what any of it ever took, and no test names a limit of its own.
 */

/** Nothing that was waited for moved for so long. */
export const hang = 300_000;

/** One test as a whole, with all that it waits for: each wait tells first what it waited for. */
export const hangOfTest = 1_800_000;

/** A unit waits for nothing but its own database and processes. In full, hundreds of walks and kills are one test. */
export const hangOfUnit = isWhole ? 3_600_000 : 600_000;

/**
 * Asks again until it holds; a fault of the question ends the wait. It gives up only when what it would say has been the
 * same for as long as a hang: while the files that are still to be read grow fewer, it goes on waiting. The longer it waits
 * the less often it asks, so that a question that costs much does not take the machine away from what it waits for.
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  otherwise: () => string,
  patience = hang,
): Promise<void> {
  const begun = performance.now();
  let [said, movedAt] = ["", begun];
  for (;;) {
    if (await holds()) return;
    const now = performance.now();
    const says = otherwise();
    if (says !== said) [said, movedAt] = [says, now];
    if (now - movedAt > patience) throw new Error(says);
    await new Promise((later) => setTimeout(later, Math.min(1000, Math.max(15, (now - begun) / 20))));
  }
}
