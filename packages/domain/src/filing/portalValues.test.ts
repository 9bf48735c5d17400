import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { portalValues } from "./portalValues.ts";

const told = (the: ReturnType<typeof aCase>, ...people: Parameters<typeof portalValues>[1]) =>
  portalValues(the.build(), people).map(({ applicant, id, value }) => `${applicant} ${id} ${value}`);

const ana = aCase().profile({ firstName: "Ana", lastName: "Ruiz" });

test("what a portal asks of the applicant, as far as it is known", () => {
  expect(told(ana, "main")).toEqual(["main familyName Ruiz", "main givenNames Ana"]);
  expect(
    told(
      ana.answers({
        birthday: "1996-03-**",
        passportNumber: "XK 1",
        uciNumber: "1234-5678",
        spApplicationNumber: "S304123456",
      }),
      "main",
    ),
  ).toEqual([
    "main familyName Ruiz",
    "main givenNames Ana",
    "main birthday 1996-03",
    "main passportNumber XK 1",
    "main uci 1234-5678",
    "main applicationNumber S304123456",
  ]);
});

test("the number of a passport that was read, where nobody typed it", () => {
  expect(told(ana.document("passport", { parsedValues: { passportNumber: "B77" } }), "main")).toContain(
    "main passportNumber B77",
  );
});

test("of the family: a name that is written whole stays whole, and nothing of one is said of another", () => {
  const family = ana
    .answers({ maritalStatus: "married", spouseFullName: "Luis Ruiz", uciNumber: "12345678" })
    .child(8, "Student");
  expect(told(family, "spouse")).toEqual(["spouse fullName Luis Ruiz"]);
  expect(told(family, "child1").filter((line) => line.includes("uci"))).toEqual([]);
});
