import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../../commands/testFirm.ts";
import { openCaseToWrite, openedBefore } from "./openedCases.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());
afterEach(() => void vi.useRealTimers());

it("opens what is sealed once, and again only when the case moved on", async () => {
  const amara = await firm.person("student");
  const of = await firm.application(amara);
  const keys = vi.fn<TestFirm["personKey"]>(firm.personKey);
  const store = { ...firm, personKey: keys };
  expect(openedBefore(store, of)).toBeUndefined();
  const first = await openCaseToWrite(store, of);
  await openCaseToWrite(store, of);
  expect(keys).toHaveBeenCalledTimes(1);
  await saveAnswers(firm, amara, { applicationId: of, answers: [{ key: "country", value: "NG", baseVersion: 0 }] });
  expect(openedBefore(store, of)?.caseFile.answers).toEqual({ country: "NG" });
  expect((await openCaseToWrite(store, of))?.position).toBe((first?.position ?? 0) + 1);
  expect(keys).toHaveBeenCalledTimes(1);
  await firm.assign(of, await firm.person("lawyer"));
  expect((await openCaseToWrite(store, of))?.row.assigned_to).toHaveLength(1);
  expect(await openCaseToWrite(store, "no\0such")).toBeUndefined();
});

it("keeps no case open that nobody saves into", async () => {
  const other = await openTestFirm();
  const of = await other.application(await other.person("student"));
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  try {
    await openCaseToWrite(other, of);
    expect(openedBefore(other, of)).toBeDefined();
    vi.advanceTimersByTime(16 * 60 * 1000);
    expect(openedBefore(other, of)).toBeUndefined();
  } finally {
    vi.useRealTimers();
    await other.close();
  }
});
