import { expect, it } from "vitest";
import { withoutRemarks } from "./withoutRemarks.ts";

it.each([
  [
    "one between others",
    'const row = { from: "2025-01-21", note: "Not read.", value: 16 };',
    'const row = { from: "2025-01-21",  value: 16 };',
  ],
  ["the last one", 'const row = {\n  value: 16,\n  note: "Not read.",\n};', "const row = {\n  value: 16,\n  \n};"],
  ["one without a comma", 'const row = { value: 16, note: "Not read." };', "const row = { value: 16,  };"],
  ["a unit", 'const table = { id: "a", unit: "months", rows };', 'const table = { id: "a",  rows };'],
  ["none", 'const notes = { noted: "x", other: note };', 'const notes = { noted: "x", other: note };'],
  ["one that is worked out", "const row = { note: only(1) };", "const row = { note: only(1) };"],
])("a table without its remarks: %s", (_which, code, kept) => {
  expect(withoutRemarks("table.ts", code)).toBe(kept);
});
