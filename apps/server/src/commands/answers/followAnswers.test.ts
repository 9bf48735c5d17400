import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { addDependent } from "../dependents/addDependent.ts";
import { removeDependent, removeDependentsByType } from "../dependents/removeDependent.ts";
import { saveAnswers } from "./saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { updateDependent } from "../dependents/updateDependent.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

/** Saves over whatever version is stored. */
async function answer(applicationId: string, answers: Readonly<Record<string, unknown>>, by: Actor = amara) {
  const stored = (await loadCaseFile(firm, applicationId))?.answers;
  return await saveAnswers(firm, by, {
    applicationId,
    answers: Object.entries(answers).map(([key, value]) => ({
      key,
      value,
      baseVersion: stored?.get(key)?.version ?? 0,
    })),
  });
}

const family = async (of: string) => (await loadCaseFile(firm, of))?.caseFile.dependents ?? [];
const withSpouse = { maritalStatus: "married", hasCanadianSpouse: false, accompanyingSpouse: true };
const withAda = {
  hasAccompanyingChild: true,
  numberOfChildren: 1,
  accompanyingChildren: [{ dateOfBirth: "2011-03-02", accompanying: true, visaType: "Student" }],
};
const byHand = async (applicationId: string, input: Parameters<typeof addDependent>[2]["input"]) =>
  (await addDependent(firm, amara, { userId: amara.userId, applicationId, input })).dependent;

async function giveFile(applicationId: string, dependentId: string, name: string) {
  await firm.db
    .execute(sql`insert into boreal.document_file (id, application_id, owner_id, page, slot, person, child_number, dependent_id, sealed_name, wrapped_key,
    mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
    values (${name}, ${applicationId}, ${amara.userId}, 'child-biometrics-request-letter', 's', 'child', 1, ${dependentId}, '', '', 'application/pdf', 1, '', 'k', 'clean', ${amara.userId}, now())`);
}
const isInTrash = async (name: string) =>
  (
    await firm.db.execute<{ gone: boolean }>(
      sql`select deleted_at is not null as gone from boreal.document_file where id = ${name}`,
    )
  ).rows[0]?.gone;

describe("dependents follow the answers", () => {
  it("a spouse who comes along is in the case with the same save, and the screens are told", async () => {
    const of = await firm.application(amara);
    expect((await answer(of, withSpouse)).refusals).toEqual([]);
    expect(await family(of)).toMatchObject([{ type: "Spouse", childNumber: null }]);
    expect(firm.changes).toEqual(
      expect.arrayContaining([
        { applicationId: of, kind: "dependents" },
        { applicationId: of, kind: "answers" },
      ]),
    );
    const audit = await firm.db.execute<{ kind: string; subject: { because?: string } }>(
      sql`select kind, subject from boreal.audit_event where chain_id = ${of} order by position`,
    );
    expect(audit.rows.map(({ kind, subject }) => [kind, subject.because])).toEqual([
      ["applicationStarted", undefined],
      ["answersSaved", undefined],
      ["dependentAdded", "answers"],
    ]);
    expect(await verifyChain(firm.db, of)).toEqual({ whole: true, length: 3 });
  });

  it("who stays leaves the case, and comes back as the same person with the files that left", async () => {
    const of = await firm.application(amara);
    await answer(of, withAda);
    const [ada] = await family(of);
    expect(ada).toMatchObject({ type: "Child", childNumber: 1, birthday: "2011-03-02", visaType: "Student" });
    await updateDependent(firm, amara, { id: ada?.id ?? "", applicantFullName: "Ada Okafor" });
    await giveFile(of, ada?.id ?? "", `file-${of}`);
    await answer(of, { accompanyingChildren: [{ dateOfBirth: "2011-03-02", accompanying: false }] });
    expect([await family(of), await isInTrash(`file-${of}`)]).toEqual([[], true]);
    await answer(of, {
      accompanyingChildren: [{ dateOfBirth: "2011-03-02", accompanying: true, visaType: "Visitor" }],
    });
    expect(await family(of)).toEqual([{ ...ada, applicantFullName: "Ada Okafor", visaType: "Visitor" }]);
    expect(await isInTrash(`file-${of}`)).toBe(false);
    expect((await verifyChain(firm.db, of)).whole).toBe(true);
  });

  it("another birthday in the place of a child who left waits until somebody says that it is the same child", async () => {
    const of = await firm.application(amara);
    await answer(of, withAda);
    const [ada] = await family(of);
    await answer(of, { hasAccompanyingChild: false });
    await answer(of, {
      hasAccompanyingChild: true,
      accompanyingChildren: [{ dateOfBirth: "2015-09-30", accompanying: true }],
    });
    expect(await family(of)).toEqual([ada]);
    await answer(of, { accompanyingChildren: [{ childNumber: 2, dateOfBirth: "2015-09-30", accompanying: true }] });
    const [obi] = await family(of);
    expect([obi?.birthday, obi?.childNumber, obi?.id === ada?.id]).toEqual(["2015-09-30", 2, false]);
    const corrected = { childNumber: 1, dateOfBirth: "2011-03-12", accompanying: true, sameChildAs: "2011-03-02" };
    await answer(of, { accompanyingChildren: [corrected] });
    expect(await family(of)).toMatchObject([{ id: ada?.id, birthday: "2011-03-12", childNumber: 1 }]);
  });

  it("what was given by hand and is not answered stays; what is answered is changed in the answer", async () => {
    const of = await firm.application(amara);
    const spouse = await byHand(of, {
      type: "Spouse",
      visaType: "Visitor",
      birthday: "1990-05-01",
      applicantFullName: "Chidi Okafor",
    });
    await answer(of, withSpouse);
    expect(await family(of)).toEqual([spouse]);
    await answer(of, withAda);
    const ada = (await family(of)).find(({ type }) => type === "Child");
    const changing = async (input: object) => await updateDependent(firm, amara, { id: ada?.id ?? "", ...input });
    expect((await changing({ birthday: "2012-01-01" })).refusals).toMatchObject([{ code: "dependentAgainstAnswers" }]);
    expect((await changing({ applicantFullName: "Ada Okafor" })).dependent).toMatchObject({
      applicantFullName: "Ada Okafor",
    });
    expect((await removeDependent(firm, amara, ada?.id ?? "")).refusals.map(({ code }) => code)).toEqual([
      "dependentAnswered",
    ]);
    expect((await removeDependentsByType(firm, amara, { applicationId: of, type: "Child" })).done).toBe(false);
    expect(await byHand(of, { type: "Child", birthday: "2014-01-01" })).toBeNull();
    expect(await family(of)).toHaveLength(2);
  });

  it("nobody is added by hand who does not come by the answers", async () => {
    const of = await firm.application(amara);
    await answer(of, { maritalStatus: "single", hasAccompanyingChild: false });
    expect([await byHand(of, { type: "Spouse" }), await byHand(of, { type: "Child" })]).toEqual([null, null]);
  });

  it("several writers of one case leave the dependents as the last answers say", async () => {
    const of = await firm.application(amara);
    await answer(of, { maritalStatus: "married", accompanyingSpouse: false });
    await Promise.all([
      answer(of, { accompanyingSpouse: true }),
      answer(of, withAda),
      answer(of, { spouseFirstName: "Chidi" }),
      answer(of, { country: "NG" }),
    ]);
    expect((await family(of)).map(({ type, applicantFullName }) => [type, applicantFullName])).toEqual([
      ["Spouse", "Chidi"],
      ["Child", null],
    ]);
    expect((await verifyChain(firm.db, of)).whole).toBe(true);
  });
});

describe("once the application is sent", () => {
  it("the visa type of a spouse or child who has one stays", async () => {
    const of = await firm.application(amara);
    await answer(of, { ...withSpouse, spouseVisaType: "Visitor", ...withAda });
    const admin = await firm.person("admin");
    await firm.db.execute(sql`update boreal.application set status = 'IrccProcessing' where id = ${of}`);
    const [child] = withAda.accompanyingChildren;
    const told = await answer(
      of,
      { spouseVisaType: "OpenWorkPermit", accompanyingChildren: [{ ...child, visaType: "Visitor" }] },
      admin,
    );
    expect(told.refusals.map(({ code, path }) => [code, path])).toEqual([
      ["spouseVisaTypeFixed", "answers.spouseVisaType"],
      ["childVisaTypeFixed", "answers.accompanyingChildren[0].visaType"],
    ]);
    expect((await answer(of, { spouseVisaType: null }, admin)).refusals.map(({ code }) => code)).toEqual([
      "spouseVisaTypeFixed",
    ]);
    expect(
      (await answer(of, { accompanyingChildren: [{ ...child, hasBiometrics: false }] }, admin)).saved,
    ).toHaveLength(1);
    expect((await family(of)).map(({ visaType }) => visaType)).toEqual(["Visitor", "Student"]);
  });
});
