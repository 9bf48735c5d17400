import { expect, test } from "vitest";
import { peopleNames } from "./people.ts";

const namesIn = (text: string): readonly string[] => peopleNames.all(text).map(({ value }) => String(value));

test.each([
  "SAMPLE OF A DEMONSTRATION / EXEMPLE D’UNE DÉMONSTRATION",
  "SPECIMEN",
  "DUPLICATA",
  "STRICTLY CONFIDENTIAL",
])("what is printed across a whole document is nobody: %s", (text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ["Joseph Mbarga", "Joseph Mbarga"],
  ["MBARGA, Joseph", "Joseph MBARGA"],
])("a name that stands alone: %s", (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});
