import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { startApplication } from "../startApplication.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { saveFirm } from "./saveFirm.ts";
import { setMatterNumber } from "./setMatterNumber.ts";
import { inventedFirm } from "./testFirmValues.ts";

let firm: TestFirm;
let admin: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

const begin = async () =>
  (await startApplication(firm, await firm.person("student"), "Student")).applicationId ?? expect.fail("not started");
const numberOf = async (id: string) => (await readApplicationRow(firm.db, id))?.matter_number;
const give = async (by: Actor | null, applicationId: string, number: string | null) =>
  (await setMatterNumber(firm, by, { applicationId, number })).refusals.map(({ code }) => code);

describe("the number of a case", () => {
  let before = "";

  it("is none while the firm numbers no cases", async () => {
    before = await begin();
    expect(await numberOf(before)).toBeNull();
    expect(await give(admin, before, null)).toEqual(["mattersNotNumbered"]);
  });

  it("is the next of its year for each new case, however many begin at once", async () => {
    const values = { ...inventedFirm, matterNumberForm: "{year}-{running}" };
    await saveFirm(firm, admin, { values, baseVersion: 0 });
    const year = firm.today().slice(0, 4);
    const begun = await Promise.all(Array.from({ length: 5 }, begin));
    const numbers = await Promise.all(begun.map(numberOf));
    expect(numbers.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(
      [1, 2, 3, 4, 5].map((running) => `${year}-000${running}`),
    );
    expect(await give(admin, before, null)).toEqual([]);
    expect(await numberOf(before)).toBe(`${year}-0006`);
  });

  it("may be the firm’s own, and passes over one that is taken", async () => {
    const year = firm.today().slice(0, 4);
    expect(await give(admin, before, ` ${year}-0007 `)).toEqual([]);
    expect(await numberOf(await begin())).toBe(`${year}-0008`);
    const other = await begin();
    expect(await give(admin, other, `${year}-0007`)).toEqual(["matterNumberTaken"]);
    expect(await give(admin, other, "Roy/17")).toEqual([]);
    expect(await give(admin, before, "ROY/17")).toEqual(["matterNumberTaken"]);
    for (const wrong of ["", "=1+1", "x".repeat(31)])
      expect(await give(admin, other, wrong)).toEqual(["matterNumberUnwritten"]);
    expect(await numberOf(other)).toBe("Roy/17");
  });

  it("is one case’s, of two that are given it at once", async () => {
    const [one, other] = [await begin(), await begin()];
    const outcomes = await Promise.all([give(admin, one, "Z-99"), give(admin, other, "Z-99")]);
    expect(outcomes.toSorted((a, b) => a.length - b.length)).toEqual([[], ["matterNumberTaken"]]);
  });

  it("is given by the legal team, in cases of theirs", async () => {
    expect(await give(await firm.person("lawyer"), before, "A-1")).toEqual(["notFound"]);
    expect(await give(await firm.person("student"), before, "A-1")).toEqual(["notFound"]);
    expect(await give(null, before, "A-1")).toEqual(["notSignedIn"]);
  });
});
