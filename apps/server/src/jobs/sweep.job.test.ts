import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestVault, type TestVault } from "../commands/documents/testFileDeps.ts";
import { openAuthTables, rateLimitTable } from "../store/tables/auth.ts";
import { workOnSweeps } from "./sweep.job.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

test("files and rows are swept by schedules of the queue, and each run says what it removed", async () => {
  const runs = new Map<string, () => Promise<void>>();
  const queue = {
    workRegularly: (name: string, cron: string, work: (signal: AbortSignal) => Promise<void>) => {
      runs.set(`${name} ${cron}`, () => work(new AbortController().signal));
      return Promise.resolve();
    },
  };
  const reports: unknown[] = [];
  await workOnSweeps(queue, { ...vault.deps, keys: vault.keys }, (swept) => reports.push(swept));
  expect([...runs.keys()]).toEqual(["sweepFiles */15 * * * *", "sweepRows 20 4 * * *"]);
  const { rateLimit } = openAuthTables(vault.keys);
  await vault.database.insert(rateLimit).values({ id: "old", key: "1", count: 1, lastRequest: 0 });
  for (const run of runs.values()) await run();
  expect(reports).toMatchObject([{ orphans: 0 }, { attempts: 1 }]);
  expect(await vault.database.$count(rateLimitTable)).toBe(0);
  expect(vault.faults).toEqual([]);
});
