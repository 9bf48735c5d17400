import { describe, expect, it } from "vitest";
import { isToLookAt, isToReview, nextToLookAt } from "./reviewOrder.ts";

const files = ["a", "b", "c"].map((id) => ({ id, deletedAt: null }));
const accepted = (fileId: string, more: { isCurrent?: boolean; cancelledAt?: string } = {}) => ({
  fileId,
  kind: "accepted",
  isCurrent: true,
  cancelledAt: null,
  ...more,
});

describe("what is looked at", () => {
  it("is each file of which more than a name is left", () => {
    const of = (state: Parameters<typeof isToReview>[0]["state"], deletedAt: string | null = null) =>
      isToReview({ state, deletedAt });
    expect([of("read"), of("waiting"), of("notReadable")]).toEqual([true, true, true]);
    expect([of("rejected"), of("needsPassword"), of("damaged")]).toEqual([false, false, false]);
    expect(of("read", "2026-11-20")).toBe(false);
  });
});

describe("what is looked at next", () => {
  it("is the next file nobody decided about, round to the first", () => {
    expect(nextToLookAt(files, [], undefined)).toBe("a");
    expect(nextToLookAt(files, [accepted("a")], "a")).toBe("b");
    expect(nextToLookAt(files, [accepted("b"), accepted("c")], "c")).toBe("a");
    expect(
      nextToLookAt(
        files,
        ["a", "b", "c"].map((id) => accepted(id)),
        "b",
      ),
    ).toBeUndefined();
  });

  it("is a file again whose values were corrected, or whose decision was cancelled; a new file in its place is not reviewed", () => {
    expect(isToLookAt("a", [accepted("a", { isCurrent: false })])).toBe(true);
    expect(isToLookAt("a", [accepted("a", { cancelledAt: "2026-11-20" })])).toBe(true);
    expect(isToLookAt("new", [accepted("a")])).toBe(true);
    expect(isToLookAt("a", [{ ...accepted("a", { isCurrent: false }), kind: "returned" }])).toBe(false);
  });
});
