import { expect, test } from "vitest";
import { newestOf } from "./newestOf.ts";

test("how the invitation of a host stands is not told by that of a spouse, and the newest counts", () => {
  const listed = [
    { id: "spouseAgain", section: "spouse" },
    { id: "host", section: "host" },
    { id: "spouse", section: "spouse" },
  ];
  expect([newestOf(listed, "spouse")?.id, newestOf(listed, "host")?.id]).toEqual(["spouseAgain", "host"]);
  expect([newestOf([{ section: "spouse" }], "host"), newestOf(undefined, "host")]).toEqual([undefined, undefined]);
});
