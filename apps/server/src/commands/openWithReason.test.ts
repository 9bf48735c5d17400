import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../policies/actor.ts";
import { mayReadAnswer, mayReadReasons } from "../policies/assessment.ts";
import { factsOf } from "../policies/facts.ts";
import { listBrokenGlass } from "../store/cases/breakGlass.ts";
import { readApplicationRow } from "../store/cases/caseRow.ts";
import { listNotifications } from "../store/notifications.ts";
import { loadCaseFor } from "./loadCaseFor.ts";
import { openWithReason } from "./openWithReason.ts";
import { openTestFirm, type TestFirm } from "./testFirm.ts";

let firm: TestFirm;
let amara: Actor;
let support: Actor;
let admin: Actor;
let applicationId: string;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
  support = await firm.person("support");
  admin = await firm.person("admin");
  applicationId = await firm.application(amara);
});
afterAll(async () => await firm.close());

const reason = "She cannot send the file of her passport";
const codes = async (by: Actor | null, given: { applicationId: string; reason: string }) =>
  (await openWithReason(firm, by, given)).refusals.map(({ code }) => code);
const knows = async (by: Actor) => {
  const row = await readApplicationRow(firm.db, applicationId);
  if (!row) throw new Error("no row");
  const facts = factsOf(row);
  return [mayReadAnswer(by, facts, "medicalTb"), mayReadReasons(by, facts)];
};
const kinds = async (of: Actor) => (await listNotifications(firm.db, of.userId)).map(({ kind }) => kind);

it("is support’s alone, with a reason", async () => {
  for (const by of [amara, admin, await firm.person("lawyer", { lawyerScope: "firm" })])
    expect(await codes(by, { applicationId, reason })).toEqual(["notAllowed"]);
  expect(await codes(null, { applicationId, reason })).toEqual(["notSignedIn"]);
  expect(await codes(support, { applicationId: "none", reason })).toEqual(["notFound"]);
  for (const short of ["", "because  ", "x".repeat(501)])
    expect(await codes(support, { applicationId, reason: short })).toEqual(["reasonMissing"]);
  expect(await kinds(amara)).toEqual([]);
});

it("opens the case to whoever gave the reason, once, for an hour; the applicant and the administrators are told", async () => {
  const other = await firm.person("support");
  expect(await knows(support)).toEqual([false, false]);
  expect((await loadCaseFor(firm, support, applicationId))?.withheld).toBeDefined();
  await Promise.all([1, 2, 3].map(async () => await openWithReason(firm, support, { applicationId, reason })));
  expect([await knows(support), await knows(other)]).toEqual([
    [true, true],
    [false, false],
  ]);
  expect((await loadCaseFor(firm, support, applicationId))?.withheld).toBeUndefined();
  expect([await kinds(amara), await kinds(admin)]).toEqual([["breakGlassUsed"], ["breakGlassUsed"]]);
  const opened = await listBrokenGlass(firm.db, applicationId, await firm.personKey(amara.userId));
  expect(opened.map((one) => [one.staffId, one.reason, one.endsAt.getTime() - one.openedAt.getTime()])).toEqual([
    [support.userId, reason, 3_600_000],
  ]);
  const { rows } = await firm.db.$client.query(
    "select subject from boreal.audit_event where chain_id = $1 and kind = 'openedWithReason'",
    [applicationId],
  );
  expect([rows.length, JSON.stringify(rows).includes("passport")]).toEqual([1, false]);

  await firm.db.$client.query("update boreal.break_glass set ends_at = now() - interval '1 second'");
  expect(await knows(support)).toEqual([false, false]);
});
