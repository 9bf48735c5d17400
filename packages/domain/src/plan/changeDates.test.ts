import type { Plan } from "./planned.ts";
import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import type { Source } from "../kernel/trace.ts";
import { visitorVisaFee } from "../tables/money/governmentFees.ts";
import { everyTable } from "../tables/everyTable.ts";
import { caseOn } from "./caseOn.ts";
import { changeDates } from "./changeDates.ts";
import { computePlan } from "./plan.ts";
import { sourcesOf } from "./sourcesOf.ts";

const source = (title: string) => ({ title, checkedOn: "2026-11-01", status: "verified" as const });
const table = (id: string, rows: DatedTable<unknown>["rows"]): DatedTable<unknown> => ({
  id,
  title: { en: id, fr: id },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows,
});

const fees = table("fees", [
  { from: "2024-12-01", until: "2026-11-30", value: 1, source: source("fee list") },
  { from: "2027-04-01", value: 2, source: source("fee list") },
]);
const living = table("living", [
  { from: "2026-01-01", until: "2026-12-31", value: 1, source: source("living costs") },
  { from: "2027-01-01", value: 2, source: source("living costs of 2027") },
]);

/** A plan of 20 November 2026 whose first fee rests on these sources. */
function planCiting(...sources: readonly Source[]): Plan {
  const why = { because: [], decidedBy: "", restsOn: [], missing: [], sources };
  return {
    ...computePlan(aCase().build()),
    fees: [{ id: "studyPermit", title: { en: "", fr: "" }, person: "main", amount: 150, why }],
  };
}

describe("days on which a table of the plan changes", () => {
  const tables = [fees, living];

  it("are the first days of later rows and the days after the last one", () => {
    const plan = planCiting({ ...source("fee list"), validFrom: "2024-12-01" });
    expect(changeDates(plan, "2028-12-31", tables)).toEqual([
      { date: "2026-12-01", tables: [{ id: "fees", title: fees.title, known: false }] },
      { date: "2027-04-01", tables: [{ id: "fees", title: fees.title, known: true }] },
    ]);
  });

  it("are only those of tables that the plan read", () => {
    expect(changeDates(planCiting(), "2028-12-31", tables)).toEqual([]);
    expect(
      changeDates(planCiting({ ...source("living costs"), validFrom: "2026-01-01" }), "2028-12-31", tables).map(
        ({ date }) => date,
      ),
    ).toEqual(["2027-01-01"]);
  });

  it("end where they are asked to, the day itself included", () => {
    const plan = planCiting({ ...source("fee list"), validFrom: "2024-12-01" });
    expect(changeDates(plan, "2026-12-01", tables).map(({ date }) => date)).toEqual(["2026-12-01"]);
    expect(changeDates(plan, "2026-11-30", tables)).toEqual([]);
  });

  it("are found in the real tables: the fees that are indexed on 1 December 2026", () => {
    const indexed = everyTable.find(({ rows }) => rows.some(({ until }) => until === "2026-11-30"));
    const row = indexed?.rows.find(({ until }) => until === "2026-11-30");
    const plan = planCiting({
      title: row?.source.title ?? "",
      checkedOn: "2026-11-01",
      status: "unverified",
      validFrom: row?.from ?? "",
    });
    expect(changeDates(plan, "2027-12-31").find(({ date }) => date === "2026-12-01")?.tables).toContainEqual({
      id: indexed?.id,
      title: indexed?.title,
      known: false,
    });
  });

  it("leave out a table without an end", () => {
    expect(visitorVisaFee.rows.at(-1)?.until).toBeUndefined();
    const row = visitorVisaFee.rows.at(-1);
    const plan = planCiting({
      title: row?.source.title ?? "",
      checkedOn: "2026-11-01",
      status: "verified",
      validFrom: row?.from ?? "",
    });
    expect(
      changeDates(plan, "2030-12-31")
        .flatMap(({ tables: changing }) => changing)
        .map(({ id }) => id),
    ).not.toContain("visitorVisaFee");
  });
});

describe("the same case on another day", () => {
  it("is received on that day when it was received", () => {
    const received = aCase().application({ receivedDate: "2026-10-01" }).build();
    expect(caseOn(received, "2027-01-01")).toMatchObject({
      today: "2027-01-01",
      application: { receivedDate: "2027-01-01" },
    });
  });

  it("stays without a date of receipt while it has none", () => {
    const open = aCase().build();
    expect(caseOn(open, "2027-01-01")).toEqual({ ...open, today: "2027-01-01" });
  });
});

describe("the sources of a plan", () => {
  it("are each there once for each day from which a cited row holds", () => {
    const [old, newer] = [
      { ...source("invented list"), validFrom: "2024-12-01" },
      { ...source("invented list"), validFrom: "2025-12-01" },
    ];
    const plan = planCiting(old, newer, old);
    expect(sourcesOf(plan).filter(({ title }) => title === "invented list")).toEqual([old, newer]);
  });
});
