import { describe, expect, it } from "vitest";
import { mayAddWhere } from "./mayAdd.ts";

describe("who is told to add a file again", () => {
  const place = (page: string, permissions: readonly string[], childNumber: number | null = null) => ({
    page,
    slot: "theSlot",
    childNumber,
    permissions: [...permissions],
  });
  const file = (id: string, page: string, childNumber: number | null = null) => ({
    id,
    page,
    slot: "theSlot",
    childNumber,
  });
  const application = {
    documents: [
      file("own", "passport"),
      file("ofTheLawyer", "biometrics-request-letter"),
      file("ofChildOne", "child-passport", 1),
      file("ofChildTwo", "child-passport", 2),
      file("notPlanned", "sin-primary-document"),
    ],
    plan: {
      vault: [
        place("passport", ["View", "Upload"]),
        place("biometrics-request-letter", ["View"]),
        place("child-passport", ["View"], 1),
        place("child-passport", ["View", "Upload"], 2),
      ],
    },
  };

  it.each([
    ["own", true],
    ["ofTheLawyer", false],
    ["ofChildOne", false],
    ["ofChildTwo", true],
    ["notPlanned", false],
    ["gone", false],
  ] as const)("%s: %s", (id, may) => {
    expect(mayAddWhere(application, id)).toBe(may);
  });
});
