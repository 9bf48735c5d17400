import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import { openChangeFeed, publishChange, type Change, type ChangeFeed } from "./changes.ts";

let database: Database;
let feed: ChangeFeed;
let listensSince = 0;
beforeAll(async () => {
  database = await freshDatabase();
  feed = await openChangeFeed(database);
  listensSince = performance.now();
});
afterAll(async () => {
  await feed.close();
  await database.close();
});

const heardBy = (ago?: number): { changes: Change[]; gaps: number } => {
  const heard = { changes: [] as Change[], gaps: 0 };
  feed.subscribe(
    (change) => heard.changes.push(change),
    () => (heard.gaps += 1),
    ago,
  );
  return heard;
};

it("tells whoever listens, and whoever asked before a change and listens only now", async () => {
  const first: Change = { applicationId: "a", kind: "answers" };
  const listening = heardBy();
  await publishChange(database, first);
  await expect.poll(() => listening.changes).toEqual([first]);
  // Of no moment before it listened does a feed know all.
  const late = heardBy(performance.now() - listensSince);
  expect(late).toEqual({ changes: [first], gaps: 0 });
  expect(heardBy()).toEqual({ changes: [], gaps: 0 });
  const second: Change = { applicationId: "a", kind: "dependents" };
  await publishChange(database, second);
  await expect.poll(() => late.changes).toEqual([first, second]);
});

it("says that something may have been missed when a page was asked before this process listened", () => {
  expect(heardBy(600_000)).toEqual({ changes: [], gaps: 1 });
});
