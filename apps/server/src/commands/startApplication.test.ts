import { afterAll, beforeAll, expect, it } from "vitest";
import { mostApplications, startApplication } from "./startApplication.ts";
import { openTestFirm, type TestFirm } from "./testFirm.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

it("of several started at once, no more are there than one person may have", async () => {
  const amara = await firm.person("student");
  for (let at = 0; at < mostApplications - 2; at += 1) await firm.application(amara);
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(async () => await startApplication(firm, amara, "Student")));
  expect(outcomes.flatMap(({ refusals }) => refusals.map(({ code }) => code))).toEqual(
    Array.from({ length: 3 }, () => "tooManyApplications"),
  );
});
