import { afterAll, beforeAll, expect, it } from "vitest";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { readAnswerHistory } from "../../store/answers/answerHistory.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import {
  answerContext,
  dependentContext,
  formBaseContext,
  formValueContext,
} from "../../store/answers/sealedContexts.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { saveFormValues } from "../forms/saveFormValues.ts";
import { sealAnew } from "./sealAnew.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
let amara: Actor;
let key: PersonKey;
const faults: unknown[] = [];
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student", { firstName: "Amara" });
  key = await firm.personKey(amara.userId);
});
afterAll(async () => await firm.close());

const sealed = (value: unknown, context: string, by: PersonKey = key) =>
  value === null ? null : by.seal(Buffer.from(JSON.stringify(value)), context);
const query = async (text: string, values: unknown[]) =>
  (await firm.db.$client.query<Record<string, unknown>>(text, values)).rows;

/** A case as it was stored before names and lengths were hidden. */
async function caseOfBefore(): Promise<string> {
  const id = await firm.application(amara);
  for (const [name, value, version] of [
    ["hasCriminalHistory", true, 2],
    ["medicalTb", null, 2],
  ] as const) {
    const now = [id, name, sealed(value, answerContext(id, name)), version, amara.userId];
    await query(
      "insert into boreal.answer (application_id, key, sealed_value, version, written_in, answered_by, answered_at) values ($1, $2, $3, $4, 1, $5, now())",
      now,
    );
    await query(
      "insert into boreal.answer_revision (id, application_id, key, sealed_value, version, written_in, answered_by, answered_at) values ($1 || $2 || '2', $1, $2, $3, $4, 1, $5, now())",
      now,
    );
    const first = [id, name, sealed(false, answerContext(id, name)), amara.userId];
    await query(
      "insert into boreal.answer_revision (id, application_id, key, sealed_value, version, written_in, answered_by, answered_at) values ($1 || $2 || '1', $1, $2, $3, 1, 1, $4, now())",
      first,
    );
  }
  const entry = ["IMM1294", "personalDetails.birthCity"] as const;
  await query(
    "insert into boreal.form_value (application_id, form_key, path, sealed_value, sealed_base, version, entered_by, entered_at) values ($1, $2, $3, $4, $5, 1, $6, now())",
    [
      id,
      ...entry,
      sealed("Lagos", formValueContext(id, ...entry)),
      sealed("Abuja", formBaseContext(id, ...entry)),
      amara.userId,
    ],
  );
  const details = sealed({ birthday: "2012-01-01", applicantFullName: "Kofi" }, dependentContext(id, `${id}-kofi`));
  await query(
    "insert into boreal.dependent (id, application_id, type, child_number, sealed_details, created_at) values ($1 || '-kofi', $1, 'Child', 1, $2, now())",
    [id, details],
  );
  return id;
}

const told = async (id: string) => {
  const { caseFile, answers } = (await loadCaseFile(firm, id)) ?? expect.fail("no case");
  return {
    answers: caseFile.answers,
    versions: [...answers].map(([name, { version }]) => `${name} ${version}`).toSorted(),
    forms: caseFile.forms,
    bases: caseFile.formBases,
    dependents: caseFile.dependents,
  };
};
const history = async (id: string) =>
  (await readAnswerHistory(firm.db, id, key)).map(({ key: name, version, value, revisions }) => ({
    name,
    version,
    value,
    revisions: revisions.map((each) => each.value),
  }));
const run = () => sealAnew({ ...firm, reportFault: (fault) => faults.push(fault) });

/** What a reader of the tables still sees of before. */
const shown = async (id: string) =>
  await query(
    `select 'answer' as of, key as name from boreal.answer where application_id = $1 and (key !~ '^~' or get_byte(sealed_value, 0) = 1)
     union all select 'revision', key from boreal.answer_revision where application_id = $1 and (key !~ '^~' or get_byte(sealed_value, 0) = 1)
     union all select 'form', form_key || path from boreal.form_value where application_id = $1 and (form_key <> '~' or path !~ '^~' or sealed_base is not null)
     union all select 'dependent', id from boreal.dependent where application_id = $1 and get_byte(sealed_details, 0) = 1`,
    [id],
  );

it("reads a case of before as it is, and tells the same after it was sealed anew, twice and again", async () => {
  const id = await caseOfBefore();
  const before = { ...(await told(id)), history: await history(id) };
  expect(before).toMatchObject({
    answers: { hasCriminalHistory: true },
    versions: ["hasCriminalHistory 2", "medicalTb 2"],
    forms: { IMM1294: { "personalDetails.birthCity": "Lagos" } },
    bases: { IMM1294: { "personalDetails.birthCity": "Abuja" } },
    dependents: [{ applicantFullName: "Kofi" }],
    history: [
      { name: "hasCriminalHistory", value: true, revisions: [false] },
      { name: "medicalTb", value: null, revisions: [false] },
    ],
  });
  expect(await shown(id)).toHaveLength(8);
  expect(await run()).toMatchObject({ cases: 1, values: 1, unopened: 0 });
  expect(await shown(id)).toEqual([]);
  expect({ ...(await told(id)), history: await history(id) }).toEqual(before);
  expect(await verifyChain(firm.db, id)).toMatchObject({ whole: true });
  expect(await run()).toEqual({ cases: 0, values: 0, unopened: 0 });
});

it("writes over rows of before without waiting for that: versions go on, nothing is there twice", async () => {
  const id = await caseOfBefore();
  const save = (name: string, value: unknown, baseVersion: number) =>
    saveAnswers(firm, amara, { applicationId: id, answers: [{ key: name, value, baseVersion }] });
  expect((await save("hasCriminalHistory", false, 1)).conflicts).toMatchObject([
    { key: "hasCriminalHistory", version: 2, value: true },
  ]);
  expect((await save("hasCriminalHistory", false, 2)).saved).toEqual([{ key: "hasCriminalHistory", version: 3 }]);
  expect(await query("select 1 from boreal.answer where application_id = $1", [id])).toHaveLength(2);
  expect(await history(id)).toMatchObject([
    { name: "hasCriminalHistory", value: false, revisions: [true, false] },
    { name: "medicalTb" },
  ]);

  const other = await caseOfBefore();
  const path = "personalDetails.birthCity";
  const enter = (value: string, baseVersion: number) =>
    saveFormValues(firm, amara, { applicationId: other, formKey: "IMM1294", changes: [{ path, value, baseVersion }] });
  expect((await enter("Ibadan", 0)).conflicts).toMatchObject([{ path, value: "Lagos", version: 1 }]);
  expect((await enter("Ibadan", 1)).saved).toEqual([{ path, version: 2 }]);
  expect(await query("select 1 from boreal.form_value where application_id = $1", [other])).toHaveLength(1);
});

it("goes on where it was ended, and leaves what does not open as it is", async () => {
  const [half, broken] = [await caseOfBefore(), await caseOfBefore()];
  await query(
    "update boreal.answer set sealed_value = set_byte(sealed_value, 20, (get_byte(sealed_value, 20) + 1) % 256) where application_id = $1 and key = 'hasCriminalHistory'",
    [broken],
  );
  const ended = new AbortController();
  ended.abort();
  expect(await sealAnew({ ...firm, reportFault: (fault) => faults.push(fault), signal: ended.signal })).toEqual({
    cases: 0,
    values: 0,
    unopened: 0,
  });
  expect(await shown(half)).toHaveLength(8);
  const done = await run();
  expect(done.cases).toBeGreaterThanOrEqual(1);
  expect(await shown(half)).toEqual([]);
  expect(await shown(broken)).not.toEqual([]);
  expect(faults).toHaveLength(1);
});
