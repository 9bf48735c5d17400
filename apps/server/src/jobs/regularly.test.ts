import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntil } from "../../../../tests/running/patience.ts";
import { openTestVault, type TestVault } from "../commands/documents/testFileDeps.ts";
import { startQueue, type JobQueue } from "./queue.ts";

const everyMinute = "* * * * *";
const opened: JobQueue[] = [];
let vault: TestVault;

const openQueue = async (): Promise<JobQueue> => {
  const queue = await startQueue(vault.database, { superviseSeconds: 1 });
  opened.push(queue);
  return queue;
};

beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await Promise.all(opened.map((queue) => queue.stop(1000)));
  await vault.close();
});

test("of two machines one does a run, and stopping ends it", async () => {
  const name = `regular-${randomUUID()}`;
  const runs: number[] = [];
  const ended: number[] = [];
  const [first, second] = [await openQueue(), await openQueue()];
  for (const [at, queue] of [first, second].entries())
    await queue.workRegularly(name, everyMinute, async (signal) => {
      runs.push(at);
      await new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
      ended.push(at);
    });
  await waitUntil(
    () => runs.length > 0,
    () => "nothing ran yet",
  );
  // Both look for what is due and for work every second.
  await new Promise((resolve) => {
    setTimeout(resolve, 4000);
  });
  expect(runs).toHaveLength(1);
  // More patient than the test: a run that does not end by itself fails it.
  await Promise.all([first.stop(120_000), second.stop(120_000)]);
  expect(ended).toEqual(runs);
});
