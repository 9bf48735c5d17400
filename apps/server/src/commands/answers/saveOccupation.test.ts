import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { saveAnswers } from "./saveAnswers.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

it.each([
  ["PgwpFamily", "occupationCode"],
  ["ExpressEntry", "eoOccupationCode"],
] as const)("of %s takes the code of an occupation, and no code of none", async (type, key) => {
  const applicationId = await firm.application(amara, type);
  const save = async (value: string) =>
    await saveAnswers(firm, amara, { applicationId, answers: [{ key, value, baseVersion: 0 }] });
  for (const wrong of ["21999", "2130", "civil engineer"]) {
    const { saved, refusals } = await save(wrong);
    expect([saved, refusals.map(({ code, path }) => `${path ?? ""} ${code}`)]).toEqual([
      [],
      [`answers.${key} notAnOccupation`],
    ]);
  }
  expect((await save("21300")).saved).toEqual([{ key, version: 1 }]);
});
