import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { peopleNamed } from "../caseFile/whose/peopleNamed.ts";
import { findableOf, waysOfNumber } from "./findable.ts";

const found = (the: ReturnType<typeof aCase>) => {
  const file = the.build();
  return findableOf(file, peopleNamed(file)).map(({ by, text }) => `${by}: ${text}`);
};

test("a case is found by the numbers of its applicant, each named once", () => {
  const the = aCase()
    .answers({
      uciNumber: "1234-5678",
      passportNumber: "A 012345",
      schoolName: "Collège Boréal",
      canadianPhone: "416 555-0199",
    })
    .application({ courtFileNumber: "IMM-1234-26", confirmationNumber: "E012345678" });
  expect(found(the)).toEqual(
    expect.arrayContaining([
      "school: Collège Boréal",
      "telephone: 416 555-0199",
      "passport: A 012345",
      "uci: 1234-5678",
      "confirmation: E012345678",
      "court: IMM-1234-26",
    ]),
  );
});

test.each([
  ["416 555-0199", ["4165550199", "14165550199"]],
  ["+1 (416) 555-0199", ["14165550199", "4165550199"]],
  ["+234 803 555 0199", ["2348035550199", "8035550199", "18035550199"]],
])("the telephone number %s is typed with its country or without", (text, ways) => {
  expect(waysOfNumber({ by: "telephone", text })).toEqual(ways);
});

test("a number of three signs finds nobody", () => {
  expect(waysOfNumber({ by: "uci", text: "123" })).toEqual([]);
});
