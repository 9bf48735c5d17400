import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { everyDeadline } from "../deadlines/deadlines.ts";
import { decideTransition, offeredTransitions } from "./decideTransition.ts";
import { transitionById } from "./transitions.ts";

const filed = aCase().type("JudicialReview").status("JrLeaveFiled").application({
  decisionNotifiedAt: "2026-11-01",
  decisionPlace: "inCanada",
  courtFileNumber: "IMM-77-26",
  leaveFiledAt: "2026-11-10",
});
const given = (the: CaseBuilder) => ({
  caseFile: the.build(),
  readiness: () => {
    throw new Error("not asked here");
  },
});
const email = (parsedValues: Readonly<Record<string, string>>) => ({ parsedValues });
const offered = (the: CaseBuilder, id: string) =>
  offeredTransitions(given(the), "lawyer").find(({ transition }) => transition.id === id);
const make = (the: CaseBuilder, id: string, reason: string) =>
  decideTransition(given(the), {
    transition: transitionById(id) ?? expect.fail(id),
    actor: "lawyer",
    entered: {},
    confirmed: [],
    reason,
  });

describe("a filing that the registry returned", () => {
  test("does not count as filed, and the last day for leave runs as before", () => {
    const outcome = make(filed, "leaveReturned", "The affidavit is not signed.");
    if (!outcome.allowed) throw new Error("refused");
    expect(outcome.after).toMatchObject({
      status: "JrPreparation",
      courtFileNumber: null,
      leaveFiledAt: null,
      decisionNotifiedAt: "2026-11-01",
    });
    const after = filed.application(outcome.after);
    expect(everyDeadline(after.reader()).map(({ id, decision }) => [id, decision.value])).toContainEqual([
      "leaveApplication",
      "2026-11-16",
    ]);
  });

  test("needs to be said what has to be put right", () => {
    expect(make(filed, "leaveReturned", "").allowed).toBe(false);
  });

  test("warns while no email says so, and holds nothing back", () => {
    expect(offered(filed, "leaveReturned")?.warns).toHaveLength(1 + Number(isOver));
    const told = filed.document("document-filing-status-email", email({ filingStatus: "Returned" }));
    expect(offered(told, "leaveReturned")?.warns).toHaveLength(Number(isOver));
  });

  const back = (the: CaseBuilder) =>
    offeredTransitions(given(the), "lawyer").flatMap(({ transition: { id, to } }) =>
      id.startsWith("recordReturned") ? [to] : [],
    );
  const record = filed.status("JrRecordFiled").application({ recordFiledAt: "2026-11-15" });

  test.each(["JrLeaveFiled", "JrRule9Received", "MandamusLeaveFiled"] as const)(
    "goes back to where the record was prepared, in %s",
    (statusBeforeRecord) => {
      expect(back(record.application({ statusBeforeRecord }))).toEqual([statusBeforeRecord]);
    },
  );

  test("of before that was kept: the reasons tell, or whoever records it", () => {
    expect(back(record.application({ rule9ReceivedAt: "2026-11-12" }))).toEqual(["JrRule9Received"]);
    expect(back(record)).toEqual(["JrLeaveFiled", "MandamusLeaveFiled"]);
  });

  test("of a case about a delay stands where the demand was sent", () => {
    const outcome = make(filed.status("MandamusLeaveFiled"), "mandamusReturned", "The fee is missing.");
    if (!outcome.allowed) throw new Error("refused");
    expect(outcome.after).toMatchObject({ status: "MandamusDemand", courtFileNumber: null, leaveFiledAt: null });
    expect(everyDeadline(filed.application(outcome.after).reader()).map(({ id }) => id)).toEqual([]);
  });
});

/** Fifteen days from the decision were over on 20 November. */
const isOver = true;

describe("a filing that the registry accepted", () => {
  const drafted = filed.status("JrPreparation").application({ courtFileNumber: null, leaveFiledAt: null });
  const suggested = (values: Readonly<Record<string, string>>) =>
    offered(drafted.document("document-filing-status-email", email(values)), "fileLeave")?.suggested;

  test("offers the number and the day of its email, to be checked", () => {
    expect(suggested({ filingStatus: "Accepted", courtFileNumber: " IMM-77-26 ", issueDate: "2026-11-16" })).toEqual({
      courtFileNumber: "IMM-77-26",
      leaveFiledAt: "2026-11-16",
    });
  });

  test("offers the same in a case about a delay, and warns of one that was returned", () => {
    const demand = drafted.status("MandamusDemand");
    const told = (values: Readonly<Record<string, string>>) =>
      offered(demand.document("document-filing-status-email", email(values)), "fileMandamus");
    expect(
      told({ filingStatus: "Accepted", courtFileNumber: "IMM-77-26", issueDate: "2026-11-16" })?.suggested,
    ).toEqual({ courtFileNumber: "IMM-77-26", leaveFiledAt: "2026-11-16" });
    expect(told({ filingStatus: "Returned" })?.warns).toHaveLength(1);
  });

  test("offers nothing of an email that says something else, or nothing", () => {
    expect(suggested({ filingStatus: "Returned", courtFileNumber: "IMM-77-26" })).toEqual({});
    expect(suggested({ courtFileNumber: "IMM-77-26" })).toEqual({});
    expect(suggested({ filingStatus: "Accepted", issueDate: "soon" })).toEqual({});
  });
});
