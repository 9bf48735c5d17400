import { expect, it } from "vitest";
import { plainValue } from "./plainValue.ts";

const words = { yes: "Yes", no: "No" };

it.each<[string, unknown, readonly string[]]>([
  ["a text, to the letter", '<b>blue</b> & "grey"', ['<b>blue</b> & "grey"']],
  ["a number", 4, ["4"]],
  ["yes", true, ["Yes"]],
  ["several", ["CA", "NG", 3, false], ["CA, NG, 3, No"]],
  ["an address, a line for each part", { city: "Lagos", isMailing: false }, ["city: Lagos", "isMailing: No"]],
  [
    "rows, a line for each",
    [{ country: "CA", year: 2019 }, { country: "GB" }],
    ["country: CA; year: 2019", "country: GB"],
  ],
  ["parts within parts", { school: { name: "A", place: { city: "B" } } }, ["school: name: A; place: (city: B)"]],
  ["nothing", null, [""]],
])("says %s", (_words, value, lines) => {
  expect(plainValue(value, words)).toEqual(lines);
});
