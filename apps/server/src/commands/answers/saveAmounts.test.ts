import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { saveAnswers } from "./saveAnswers.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const key = "userInputAvailableFunds";

it("keeps an amount that is sent as people write it as a number, and says why another is none", async () => {
  const applicationId = await firm.application(amara);
  const refusedAs = async (value: unknown, baseVersion: number) => {
    const { refusals } = await saveAnswers(firm, amara, { applicationId, answers: [{ key, value, baseVersion }] });
    return refusals.map(({ code, path }) => `${path} ${code}`);
  };
  const kept = async () => (await loadCaseFile(firm, applicationId))?.caseFile.answers;
  expect(await refusedAs("$21,500", 0)).toEqual([]);
  expect(await kept()).toEqual({ [key]: 21_500 });
  expect(await refusedAs("USD 21500", 1)).toEqual([`answers.${key} otherCurrency`]);
  expect(await refusedAs("21.500", 1)).toEqual([`answers.${key} twoReadings`]);
  expect(await refusedAs([], 1)).toEqual([`answers.${key} wrongShape`]);
  expect(await kept()).toEqual({ [key]: 21_500 });
});
