import { describe, expect, it } from "vitest";
import { checkLine, type Defaults } from "./clientLine.ts";

const defaults: Defaults = { language: "en", type: "Student", staffId: null, staff: new Map(), today: "2026-11-20" };
const checked = (cells: object) => checkLine({ line: 2, email: "noor@example.test", ...cells }, defaults);

describe("a name of a list", () => {
  it.each([
    ["Tran, Van Long", "Tran", "Van Long", false],
    ["Van Long Tran", "Tran", "Van Long", true],
    ["Suharto", "Suharto", "", false],
  ])("%s in one piece", (name, lastName, firstName, isNameGuessed) => {
    expect(checked({ name })).toMatchObject({ lastName, firstName, isNameGuessed, faults: [] });
  });

  it("in two columns is no guess, whatever else the list says", () => {
    const cells = { name: "Van Long Tran", lastName: "Tran Van", firstName: "Long" };
    expect(checked(cells)).toMatchObject({ lastName: "Tran Van", firstName: "Long", isNameGuessed: false });
  });
});

it.each([
  ["1996-04-02", "1996-04-02"],
  ["1996/4/2", "1996-04-02"],
  ["19960402", "1996-04-02"],
  ["1996-04-02T00:00:00", "1996-04-02"],
  // January 12 or November 2: nobody can tell.
  ["1996112", undefined],
  ["03/04/1996", undefined],
  ["1996-02-30", undefined],
])("the day of birth %s is %s", (birthday, day) => {
  const { client, faults } = checked({ name: "Suharto", birthday });
  expect([client?.birthday, faults.map(({ code }) => code)]).toEqual([
    day,
    day === undefined ? ["birthdayNotRead"] : [],
  ]);
});
