import { computePlan } from "@boreal/domain/plan/plan";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { updateDependent } from "../dependents/updateDependent.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { saveAnswers } from "./saveAnswers.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

async function answer(applicationId: string, answers: Readonly<Record<string, unknown>>) {
  const stored = (await loadCaseFile(firm, applicationId))?.answers;
  const baseVersion = (key: string) => stored?.get(key)?.version ?? 0;
  const { refusals } = await saveAnswers(firm, amara, {
    applicationId,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: baseVersion(key) })),
  });
  expect(refusals).toEqual([]);
}

const caseOf = async (of: string) => (await loadCaseFile(firm, of))?.caseFile ?? expect.fail("the case is there");
const spouseOf = async (of: string) =>
  (await caseOf(of)).dependents.find(({ type }) => type === "Spouse") ?? expect.fail("the spouse is there");
const isAsked = async (of: string) =>
  computePlan(await caseOf(of)).assessment.warnings.some(({ id }) => id === "spouseMayBeAnother");

async function marriedToAna(): Promise<{ readonly of: string; readonly id: string }> {
  const of = await firm.application(amara);
  await answer(of, {
    maritalStatus: "married",
    hasCanadianSpouse: false,
    accompanyingSpouse: true,
    spouseFirstName: "Ana",
    spouseLastName: "Ruiz",
    spouseBirthday: "1990-05-01",
  });
  const { id } = await spouseOf(of);
  await firm.db
    .execute(sql`insert into boreal.document_file (id, application_id, owner_id, page, slot, person, child_number, dependent_id, sealed_name, wrapped_key,
    mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
    values (${`file-${id}`}, ${of}, ${amara.userId}, 'spouse-passport', 's', 'spouse', null, ${id}, '', '', 'application/pdf', 1, '', 'k', 'clean', ${amara.userId}, now())`);
  return { of, id };
}
const fileIsInTrash = async (id: string) =>
  (
    await firm.db.execute<{ gone: boolean }>(
      sql`select deleted_at is not null as gone from boreal.document_file where id = ${`file-${id}`}`,
    )
  ).rows[0]?.gone;

const bisi = [{ spouseFirstName: "Bisi", spouseLastName: "Okafor" }, { spouseBirthday: "1985-11-30" }] as const;

describe("a spouse whose answers are changed one after the other", () => {
  it.each([
    ["the name first", [...bisi]],
    ["the date of birth first", bisi.toReversed()],
    ["both at once", [Object.assign({}, ...bisi)]],
  ])("%s: the person of the case waits until somebody says who it is", async (_words, steps) => {
    const { of, id } = await marriedToAna();
    for (const step of steps.slice(0, -1)) await answer(of, step);
    expect(await isAsked(of)).toBe(false);
    await answer(of, steps.at(-1) ?? {});
    expect(await isAsked(of)).toBe(true);
    expect((await spouseOf(of)).id).toBe(id);
    const said = await updateDependent(firm, amara, { id, isSamePerson: true });
    expect(said.dependent).toMatchObject({ id, applicantFullName: "Bisi Okafor", birthday: "1985-11-30" });
    expect([await isAsked(of), await fileIsInTrash(id)]).toEqual([false, false]);
  });

  it("somebody else: who was there leaves as they were entered, with the files, and comes back with them", async () => {
    const { of, id } = await marriedToAna();
    for (const step of bisi) await answer(of, step);
    const { dependent } = await updateDependent(firm, amara, { id, isSamePerson: false });
    expect(dependent).toMatchObject({ applicantFullName: "Bisi Okafor", birthday: "1985-11-30" });
    expect(dependent?.id).not.toBe(id);
    expect([await isAsked(of), await fileIsInTrash(id)]).toEqual([false, true]);
    expect((await caseOf(of)).formerDependents).toMatchObject([
      { applicantFullName: "Ana Ruiz", birthday: "1990-05-01" },
    ]);
    await answer(of, { spouseFirstName: "Ana", spouseLastName: "Ruiz", spouseBirthday: "1990-05-01" });
    await updateDependent(firm, amara, { id: dependent?.id ?? "", isSamePerson: false });
    expect([(await spouseOf(of)).id, await fileIsInTrash(id)]).toEqual([id, false]);
  });

  it("a correction of one of them, or more of a date, asks nothing", async () => {
    const { of, id } = await marriedToAna();
    await answer(of, { spouseBirthday: "1990-05-02" });
    await answer(of, { spouseFirstName: "Ana Maria" });
    expect(await isAsked(of)).toBe(false);
    expect(await spouseOf(of)).toMatchObject({ id, applicantFullName: "Ana Maria Ruiz", birthday: "1990-05-02" });
    expect((await updateDependent(firm, amara, { id, isSamePerson: false })).refusals).toMatchObject([
      { code: "dependentNobodyElse" },
    ]);
  });

  it("two pages at once, each with one of the two, ask as one page does", async () => {
    const { of, id } = await marriedToAna();
    await Promise.all(bisi.map(async (step) => await answer(of, step)));
    expect([await isAsked(of), (await spouseOf(of)).id]).toEqual([true, id]);
  });
});
