import { describe, expect, it } from "vitest";
import { easternDay } from "./easternDay.ts";

describe("the day of an instant in Eastern time", () => {
  it("is that of the evening there, when it is the next day in UTC", () => {
    expect(easternDay("2026-11-16T01:30:00.000Z")).toBe("2026-11-15");
    expect(easternDay("2026-11-16T04:59:59.999Z")).toBe("2026-11-15");
    expect(easternDay("2026-11-16T05:00:00.000Z")).toBe("2026-11-16");
    expect(easternDay("2026-07-01T04:00:00Z")).toBe("2026-07-01");
    expect(easternDay("2027-01-01T00:00:00Z")).toBe("2026-12-31");
  });

  it("is a day that has no time", () => {
    expect(easternDay("2026-11-16")).toBe("2026-11-16");
  });

  it("is what the machine’s time zones say, in every hour of thirty years", () => {
    const machine = new Intl.DateTimeFormat("en-CA", {
      timeZone: "America/Toronto",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    const wrong: string[] = [];
    for (let at = Date.UTC(2010, 0, 1); at < Date.UTC(2040, 0, 1); at += 3_600_000) {
      // Only the hours about midnight there can differ.
      const hour = new Date(at).getUTCHours();
      if (hour < 3 || hour > 6) continue;
      const instant = new Date(at).toISOString();
      if (easternDay(instant) !== machine.format(at)) wrong.push(instant);
    }
    expect(wrong).toEqual([]);
  });
});
