import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { setAgreement } from "./setAgreement.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const agreedIn = async (applicationId: string) =>
  (await loadCaseFile(firm, applicationId))?.caseFile.application.agreedToDisclaimer;
const codes = async (by: Actor | null, applicationId: string) =>
  (await setAgreement(firm, by, { applicationId, agreed: true })).refusals.map(({ code }) => code);

it("is not answered until the applicant agrees or not, and each change is in the log once", async () => {
  const of = await firm.application(amara);
  // What the beginning told.
  firm.changes.length = 0;
  expect(await agreedIn(of)).toBeNull();
  for (const agreed of [false, true, true]) {
    expect(await setAgreement(firm, amara, { applicationId: of, agreed })).toEqual({ applicationId: of, refusals: [] });
    expect(await agreedIn(of)).toBe(agreed);
  }
  const { rows } = await firm.db.execute<{ subject: unknown }>(
    sql`select subject from boreal.audit_event where chain_id = ${of} and kind = 'agreementSet' order by position`,
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    { fact: "agreedToDisclaimer", agreed: false },
    { fact: "agreedToDisclaimer", agreed: true },
  ]);
  expect(firm.changes.filter(({ applicationId }) => applicationId === of)).toHaveLength(2);
});

it("is the word of the applicant, while the application is prepared", async () => {
  const of = await firm.application(amara);
  const paralegal = await firm.person("paralegal");
  await firm.assign(of, paralegal);
  expect(await codes(paralegal, of)).toEqual(["notAllowed"]);
  expect(await codes(await firm.person("student"), of)).toEqual(["notFound"]);
  expect(await codes(null, of)).toEqual(["notSignedIn"]);
  expect(await codes(amara, "no\0such")).toEqual(["notFound"]);
  await firm.db.execute(sql`update boreal.application set status = 'LawyerReview' where id = ${of}`);
  expect(await codes(amara, of)).toEqual(["applicationLocked"]);
  expect(await agreedIn(of)).toBeNull();
});
