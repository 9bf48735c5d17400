import { expect, it } from "vitest";
import type { Application } from "../caseFile/application.ts";
import { aCase } from "../../test/caseBuilder.ts";
import { decideTransition, offeredTransitions, type Given } from "./decideTransition.ts";
import type { Transition } from "./transition.ts";
import { transitionById } from "./transitions.ts";

/** Changes of a court case that are recorded late, or go back. */

const given = (application: Partial<Application>): Given => ({
  caseFile: aCase().on("2026-11-20").application(application).build(),
  readiness: () => expect.fail("not asked here"),
});
const wantedOf = (transition: Transition, entered: Readonly<Record<string, string>> = {}) => ({
  transition,
  actor: "lawyer" as const,
  entered,
  confirmed: (transition.confirms ?? []).map(({ id }) => id),
  reason: "The tabs are missing.",
});

it("an appeal is judged by the day of its notice, whenever it is recorded", () => {
  const appeal = transitionById("appeal") ?? expect.fail();
  const the = given({ type: "JudicialReview", status: "JrDismissed", judgmentAt: "2026-10-20" });
  expect(offeredTransitions(the, "lawyer").find(({ transition }) => transition === appeal)?.open).toEqual([]);
  const on = (appealFiledAt: string) => decideTransition(the, wantedOf(appeal, { appealFiledAt }));
  expect(on("2026-11-19")).toMatchObject({ allowed: true, after: { appealFiledAt: "2026-11-19" } });
  expect(on("2026-11-20")).toMatchObject({ allowed: false, open: [{ id: "appealWasInTime" }] });
  expect(on("2026-10-19")).toMatchObject({ allowed: false, refusals: [{ code: "dateTooEarly" }] });
});

it("a record that is returned goes back to where it was filed from, and nowhere else", () => {
  const file = transitionById("fileRecord") ?? expect.fail();
  const filed = decideTransition(
    given({ type: "JudicialReview", status: "MandamusLeaveFiled", leaveFiledAt: "2026-11-01" }),
    wantedOf(file, { recordFiledAt: "2026-11-18" }),
  );
  expect(filed).toMatchObject({ after: { statusBeforeRecord: "MandamusLeaveFiled" } });
  if (!filed.allowed) return;
  const returns = offeredTransitions(given(filed.after), "lawyer").filter(({ transition }) =>
    transition.id.startsWith("recordReturned"),
  );
  expect(returns.map(({ transition }) => [transition.id, transition.to])).toEqual([
    ["recordReturnedInDelay", "MandamusLeaveFiled"],
  ]);
  const back = decideTransition(given(filed.after), wantedOf(returns[0]?.transition ?? expect.fail()));
  expect(back).toMatchObject({
    after: { status: "MandamusLeaveFiled", recordFiledAt: null, statusBeforeRecord: null },
  });
  if (!back.allowed) return;
  const ways = offeredTransitions(given(back.after), "lawyer").map(({ transition }) => transition.id);
  expect(ways).toEqual(expect.arrayContaining(["delayEnded", "mandamusReturned", "fileRecord"]));
});

it("a memorandum is taken after its days were over, once", () => {
  const offersIt = (application: Partial<Application>) =>
    offeredTransitions(given({ type: "JudicialReview", ...application }), "paralegal").some(
      ({ transition }) => transition.id === "receiveMemorandum",
    );
  expect(offersIt({ status: "JrRecordFiled", recordFiledAt: "2026-10-20" })).toBe(true);
  expect(offersIt({ status: "JrLeavePending", recordFiledAt: "2026-10-20" })).toBe(true);
  expect(offersIt({ status: "JrLeavePending", respondentMemoAt: "2026-11-01" })).toBe(false);
});
