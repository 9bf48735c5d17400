import { describe, expect, it } from "vitest";
import { postGraduationPrograms, programOnList } from "./postGraduationPrograms.ts";

/** Molecular genetics, on the first list; 51.9999 is not among the codes that were read. */
const read = "26.0802";
const notRead = "51.9999";

describe("a programme on the list for post-graduation work permits", () => {
  it.each([
    ["2024-10-31", "noRule", "noRule"],
    ["2024-11-01", "listed", "notKnown"],
    ["2025-06-24", "listed", "notKnown"],
    // For nine days some codes were out, and which ones was not found.
    ["2025-06-25", "notKnown", "notKnown"],
    ["2025-07-03", "notKnown", "notKnown"],
    ["2025-07-04", "listed", "notKnown"],
    ["2026-01-14", "listed", "notKnown"],
    ["2026-01-15", "listed", "notKnown"],
    ["2026-12-31", "listed", "notKnown"],
    ["2027-01-01", "notKnown", "notKnown"],
  ])("on %s", (day, ofRead, ofNotRead) => {
    expect([programOnList(read, day), programOnList(notRead, day)]).toEqual([ofRead, ofNotRead]);
  });

  it("is told by the whole code, spaces around it aside", () => {
    expect([" 26.0802 ", "26.08", "260802", ""].map((code) => programOnList(code, "2026-11-20"))).toEqual([
      "listed",
      "notKnown",
      "notKnown",
      "notKnown",
    ]);
  });

  it("is never answered with no", () => {
    expect(
      postGraduationPrograms.entries.filter((program) => programOnList(program.id, "2026-11-20") !== "listed"),
    ).toEqual([]);
    expect(postGraduationPrograms.entries.some((program) => program.id === notRead)).toBe(false);
  });

  it("may be in two groups", () => {
    expect(
      postGraduationPrograms.entries.filter((program) => program.groups.length > 1).map((program) => program.id),
    ).toEqual([
      "01.9999",
      "26.0802",
      "26.0807",
      "26.0899",
      "26.0910",
      "30.1901",
      "44.0403",
      "47.0302",
      "47.0303",
      "47.0615",
      "49.0202",
    ]);
  });
});
