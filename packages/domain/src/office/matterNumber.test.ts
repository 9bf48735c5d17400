import { describe, expect, it } from "vitest";
import { firmParts } from "./firm.ts";
import { matterNumberOf, writtenMatterNumber } from "./matterNumber.ts";
import { officeFaults } from "./officeField.ts";

const faultsOfForm = (form: string) =>
  officeFaults(firmParts, { matterNumberForm: form }, "2026-11-20")
    .filter(({ path }) => path === "matterNumberForm")
    .map(({ refusal }) => refusal.code);

describe("the number of a case", () => {
  it.each([
    ["{year}-{running}", "2027-0042"],
    ["RI/{running}.{year}", "RI/0042.2027"],
    ["{running}", "0042"],
    ["Étude {year} {running}", "Étude 2027 0042"],
  ])("is written in the form %s", (form, number) => {
    expect(faultsOfForm(form)).toEqual([]);
    expect(matterNumberOf(form, { year: 2027, running: 42 })).toBe(number);
  });

  it("goes on after 9,999", () => {
    expect(matterNumberOf("{year}-{running}", { year: 2027, running: 12_345 })).toBe("2027-12345");
  });

  it.each([
    "{year}",
    "{running}{running}",
    "{month}-{running}",
    "<{running}>",
    "{running}\u202e",
    "x".repeat(40) + "{running}",
  ])("has no form such as %j", (form) => expect(faultsOfForm(form)).toEqual(["matterNumberForm"]));

  it("may be given by hand", () => {
    expect(writtenMatterNumber("  A-17 /  2027 ")).toBe("A-17 / 2027");
    for (const wrong of ["", "   ", "Amara Okafor", "=1+1", "x".repeat(31), "a\nb\u0000"])
      expect(writtenMatterNumber(wrong)).toBeUndefined();
  });
});
