import { describe, expect, it } from "vitest";
import { changeSince, givenAt, giverKey, type AnswerEntry, type Giver } from "./given.ts";

const amara: Giver = { kind: "applicant", name: "Amara Okafor", role: null };
const helene: Giver = { kind: "staff", name: "Hélène Roy", role: "paralegal" };
const on = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const upTo = (day: number) => Date.parse(on(day));

/** Values by day, oldest first. */
function entry(key: string, ...values: readonly (readonly [day: number, value: unknown, by?: Giver])[]): AnswerEntry {
  const versions = values.map(([day, value, by = amara], index) => ({
    version: index + 1,
    value,
    answeredAt: on(day),
    answeredBy: by,
  }));
  const [now, ...revisions] = versions.toReversed();
  if (!now) throw new Error("an entry has at least one version");
  return { key, ...now, revisions };
}

const told = (of: AnswerEntry | undefined, path: Parameters<typeof givenAt>[1]) =>
  givenAt(of, path).map(({ value, at, by }) => [value, at, by.name]);

describe("what was given at a question", () => {
  it("newest first, with who and when, also when the same was given again", () => {
    const country = entry("country", [1, "NG"], [2, "GH", helene], [3, "GH"]);
    expect(told(country, "country")).toEqual([
      ["GH", on(3), "Amara Okafor"],
      ["GH", on(2), "Hélène Roy"],
      ["NG", on(1), "Amara Okafor"],
    ]);
  });

  it("an answer taken out is told; what was never there is not", () => {
    expect(told(entry("country", [1, "NG"], [2, null]), "country")).toEqual([
      [undefined, on(2), "Amara Okafor"],
      ["NG", on(1), "Amara Okafor"],
    ]);
    expect(told(entry("country", [1, null]), "country")).toEqual([]);
    expect(told(undefined, "country")).toEqual([]);
  });

  it("of an answer asked part by part, each part at the times it became another", () => {
    const tb = entry(
      "medicalTb",
      [1, { hasTb: false }],
      [2, { hasTb: false, hasTbContact: true }, helene],
      [3, { hasTb: true, hasTbContact: true }],
    );
    expect(told(tb, "medicalTb.hasTb")).toEqual([
      [true, on(3), "Amara Okafor"],
      [false, on(1), "Amara Okafor"],
    ]);
    expect(told(tb, "medicalTb.hasTbContact" as never)).toEqual([[true, on(2), "Hélène Roy"]]);
  });

  it("people are told apart by name and kind", () => {
    expect(giverKey(amara)).not.toBe(giverKey(helene));
    expect(giverKey(amara)).toBe(giverKey({ ...amara }));
  });
});

describe("what changed since a time", () => {
  const since = (of: AnswerEntry, day: number) => changeSince(givenAt(of, "country"), upTo(day));
  const country = entry("country", [1, "NG"], [3, "GH"], [5, null]);

  it("says new, changed or taken out, and what stood before", () => {
    expect(since(entry("country", [3, "NG"]), 2)).toEqual({ kind: "new", before: undefined });
    expect(since(entry("country", [1, "NG"], [3, "GH"]), 2)).toEqual({ kind: "changed", before: "NG" });
    expect(since(country, 4)).toEqual({ kind: "cleared", before: "GH" });
    expect(since(country, 2)).toEqual({ kind: "cleared", before: "NG" });
  });

  it("nothing at the very time, later, or without an answer", () => {
    expect(since(country, 5)).toBeUndefined();
    expect(since(country, 6)).toBeUndefined();
    expect(changeSince([], upTo(1))).toBeUndefined();
  });

  it("nothing when the same stands again, or was given again", () => {
    expect(since(entry("country", [1, "NG"], [3, "GH"], [4, "NG"]), 2)).toBeUndefined();
    expect(since(entry("country", [1, "NG"], [3, "NG", helene]), 2)).toBeUndefined();
    expect(since(entry("country", [3, "NG"], [4, null]), 2)).toBeUndefined();
  });
});
