import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { dli, schoolName } from "../studies/school.ts";
import { spouseHowWeMet } from "../family/spouseNarrative.ts";
import { valueRefusal, wrongCount } from "./valueFaults.ts";
import { uciNumber } from "../background/visaHistory.ts";

const the = aCase().reader();

test.each([uciNumber, dli, spouseHowWeMet])("what may be left empty may be left blank: $id", (field) => {
  expect(valueRefusal(field, "", the)).toBeUndefined();
  expect(valueRefusal(field, "   ", the)).toBeUndefined();
});

test("what is needed may not: the name of the school", () => {
  expect(valueRefusal(schoolName, "   ", the)?.code).toBe("required");
});

test("a UCI that is not blank is checked", () => {
  expect(valueRefusal(uciNumber, "1234-5678", the)?.code).toBe("uciDashes");
});

test.each([
  [1, 1, "Fill in one entry only."],
  [2, 2, "Fill in 2 entries."],
  [1, 20, "Fill in 1 to 20 entries."],
])("rows from %i to %i", (least, most, sentence) => {
  expect(wrongCount(least, most).text.en).toBe(sentence);
});
