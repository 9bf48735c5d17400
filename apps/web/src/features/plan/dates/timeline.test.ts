import { describe, expect, it } from "vitest";
import { timelineOf } from "./timeline.ts";

const on = (...dates: readonly (string | null)[]) => dates.map((date, index) => ({ id: `d${index}`, date }));

describe("the line of dates", () => {
  it("is not drawn while no date is known", () => {
    expect(timelineOf([], "2026-11-20")).toBeUndefined();
    expect(timelineOf(on(null), "2026-11-20")).toBeUndefined();
  });

  it("goes from today to the last date, numbered as in the list", () => {
    const line = timelineOf(on("2027-02-28", "2026-12-20"), "2026-11-20");
    expect(line?.today).toBe(0);
    expect(line?.marks).toMatchObject([
      { id: "d1", n: 1, at: 0.3 },
      { id: "d0", n: 2, at: 1 },
    ]);
    expect(line?.months.map(({ month }) => month)).toEqual(["2026-12", "2027-01", "2027-02"]);
  });

  it("begins before today when a date is past", () => {
    const line = timelineOf(on("2026-11-10"), "2026-11-20");
    expect(line?.marks[0]?.at).toBe(0);
    expect(line?.today).toBeCloseTo(0.25);
  });

  it("shows at least a month, so that a near date does not stand at the end", () => {
    expect(timelineOf(on("2026-11-23"), "2026-11-20")?.marks[0]?.at).toBeCloseTo(0.1);
  });

  it("puts dates that are close to each other into rows", () => {
    const line = timelineOf(on("2026-12-01", "2026-12-02", "2026-12-03", "2027-11-20"), "2026-11-20");
    expect(line?.marks.map(({ row }) => row)).toEqual([0, 1, 2, 0]);
    expect(line?.rows).toBe(3);
  });

  it("names few enough months to be read, over several years too", () => {
    const line = timelineOf(on("2030-03-01"), "2026-11-20");
    expect(line?.months.length).toBeLessThanOrEqual(4);
    expect(line?.months.length).toBeGreaterThan(1);
    expect(line?.months.every(({ month }) => month.endsWith("-01"))).toBe(true);
  });
});
