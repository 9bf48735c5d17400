import { describe, expect, it } from "vitest";
import { opened, readVisits, withVisits, type Visit } from "./visits.ts";

const at = (time: string): Visit => ({ at: `2026-11-20T${time}:00.000Z`, upTo: `2026-11-19T${time}:00.000Z` });

describe("visits to a sheet", () => {
  it("the first has none before it", () => {
    expect(opened(undefined, at("10:00"))).toEqual({ last: at("10:00"), before: null });
  });

  it("a later one looks back to the one before", () => {
    const first = opened(undefined, at("10:00"));
    expect(opened(first, at("14:00"))).toEqual({ last: at("14:00"), before: at("10:00") });
  });

  it("coming back within half an hour keeps the marks, however often", () => {
    const second = opened(opened(undefined, at("10:00")), at("14:00"));
    const again = opened(opened(second, at("14:20")), at("14:45"));
    expect(again).toEqual({ last: at("14:45"), before: at("10:00") });
    expect(opened(again, at("15:15")).before).toEqual(at("14:45"));
  });
});

describe("what the browser remembers", () => {
  const visits = { last: at("10:00"), before: null };

  it("is read as it was written", () => {
    const all = withVisits(withVisits({}, "p1 a1", visits), "p1 a2", opened(visits, at("14:00")));
    expect(readVisits(JSON.stringify(all))).toEqual(all);
  });

  it("whatever else lies there is nothing", () => {
    expect(
      [
        null,
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"p a":null}',
        '{"p a":{"last":{"at":"x","upTo":"y"},"before":null}}',
        '{"p a":{"last":3}}',
      ].map(readVisits),
    ).toEqual(Array(9).fill({}));
  });

  it("the hundred sheets seen last, and one that is seen again in its place", () => {
    const many = Array.from(
      { length: 130 },
      (_, n) =>
        [
          `p a${n}`,
          {
            last: at(`${String(Math.floor(n / 60) + 1).padStart(2, "0")}:${String(n % 60).padStart(2, "0")}`),
            before: null,
          },
        ] as const,
    );
    const kept = many.reduce((all, [sheet, one]) => withVisits(all, sheet, one), {});
    expect(Object.keys(kept)).toHaveLength(100);
    expect(Object.keys(kept)).toContain("p a129");
    expect(Object.keys(kept)).not.toContain("p a29");
    expect(Object.keys(withVisits(kept, "p a129", visits))).toHaveLength(100);
  });
});
