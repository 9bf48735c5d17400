import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { addDependent, type NewDependentInput } from "./addDependent.ts";
import { removeDependent, removeDependentsByType } from "./removeDependent.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { updateDependent } from "./updateDependent.ts";

let firm: TestFirm;
let amara: Actor;
let application: string;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
  application = await firm.application(amara);
});
afterAll(async () => await firm.close());

const adding = (input: NewDependentInput, by: Actor | null = amara, to = application) =>
  addDependent(firm, by, { userId: amara.userId, applicationId: to, input });
const add = async (...given: Parameters<typeof adding>) => (await adding(...given)).dependent;
const update = async (by: Actor, input: Parameters<typeof updateDependent>[2]) =>
  (await updateDependent(firm, by, input)).dependent;
const family = async (of = application) => (await loadCaseFile(firm, of))?.caseFile.dependents;
const chidi = {
  type: "Spouse",
  visaType: "OpenWorkPermit",
  birthday: "1990-05-01",
  applicantFullName: " Chidi Okafor ",
};
const obi = { type: "Child", visaType: "Student", birthday: "2013-06-01", applicantFullName: "Obi Okafor" };
const ada = { type: "Child", visaType: "Student", birthday: "2011-03-02", applicantFullName: "Ada Okafor" };

describe("dependents", () => {
  it("takes one spouse and numbers the children", async () => {
    const spouse = await add(chidi);
    expect(spouse).toEqual({
      id: spouse?.id,
      type: "Spouse",
      childNumber: null,
      visaType: "OpenWorkPermit",
      birthday: "1990-05-01",
      applicantFullName: "Chidi Okafor",
    });
    expect(await add(chidi)).toBeNull();
    const children = [
      await add(ada),
      await add({ ...ada, applicantFullName: null }),
      await add({ ...ada, childNumber: 7 }),
    ];
    expect(children.map((child) => child?.childNumber)).toEqual([1, 2, 7]);
    expect(await add({ ...ada, childNumber: 2 })).toBeNull();
    expect((await family())?.map(({ type, childNumber }) => `${type} ${childNumber}`)).toEqual([
      "Spouse null",
      "Child 1",
      "Child 2",
      "Child 7",
    ]);
    expect(firm.changes).toContainEqual({ applicationId: application, kind: "dependents" });
  });

  it("keeps numbers with their children when one leaves, and never gives a used number to another", async () => {
    const of = await firm.application(amara);
    const first = await add(ada, amara, of);
    const second = await add(ada, amara, of);
    expect(await removeDependent(firm, amara, first?.id ?? "")).toEqual({ done: true, refusals: [] });
    expect((await add(obi, amara, of))?.childNumber).toBe(3);
    expect((await family(of))?.map(({ id, childNumber }) => [id === second?.id, childNumber])).toEqual([
      [true, 2],
      [false, 3],
    ]);
    const third = await add({ ...obi, birthday: "2014-01-01", childNumber: 1 }, amara, of);
    expect([third?.childNumber, third?.id === first?.id]).toEqual([4, false]);
  });

  it("takes the same child back under the same number and id, with what is not told anew; a birthday alone is another child", async () => {
    const of = await firm.application(amara);
    const first = await add(ada, amara, of);
    const unnamed = await add({ type: "Child", visaType: "Visitor" }, amara, of);
    for (const child of [first, unnamed]) await removeDependent(firm, amara, child?.id ?? "");
    expect(await add({ type: "Child", id: first?.id ?? "" }, amara, of)).toEqual(first);
    await removeDependent(firm, amara, first?.id ?? "");
    const again = { type: "Child", birthday: "2011-03-02", applicantFullName: "ada  OKAFOR" };
    expect(await add(again, amara, of)).toEqual({ ...first, applicantFullName: "ada  OKAFOR" });
    await removeDependent(firm, amara, first?.id ?? "");
    expect((await add({ type: "Child", birthday: "2011-03-02" }, amara, of))?.childNumber).toBe(3);
    expect((await add({ type: "Child", applicantFullName: "Ada Okafor" }, amara, of))?.childNumber).toBe(4);
    expect((await add({ type: "Child" }, amara, of))?.childNumber).toBe(5);
    expect(await add({ type: "Child", id: unnamed?.id ?? "" }, amara, of)).toEqual(unnamed);
  });

  it.each<[code: string, input: NewDependentInput]>([
    ["dependentType", { ...ada, type: "Cousin" }],
    ["dependentVisaType", { ...ada, visaType: "Tourist" }],
    ["dependentBirthday", { ...ada, birthday: "2027-01-01" }],
    ["dependentBirthday", { ...ada, birthday: "2027" }],
    ["dependentBirthday", { ...ada, birthday: "2011-02-30" }],
    ["otherCalendar", { ...ada, birthday: "2067-11-03" }],
    ["otherCalendar", { ...ada, birthday: "1389-12" }],
    ["otherCalendar", { ...ada, birthday: "1389-**-**" }],
    ["dependentChildNumber", { ...ada, childNumber: 0 }],
    ["dependentChildNumber", { ...ada, childNumber: 1.5 }],
    ["dependentChildNumber", { ...chidi, childNumber: 1 }],
    ["dependentName", { ...ada, applicantFullName: "x".repeat(301) }],
    ["dependentPlaceTaken", chidi],
    ["dependentVisaTypeNotOffered", { ...ada, visaType: "OpenWorkPermit" }],
  ])("says why not: %s", async (code, input) => {
    expect(await adding(input)).toEqual({
      dependent: null,
      refusals: [{ code, text: { en: expect.any(String), fr: expect.any(String) } }],
    });
  });

  it("says to whom it is not theirs that there is none", async () => {
    expect(
      await addDependent(firm, amara, { userId: "somebody-else", applicationId: application, input: ada }),
    ).toMatchObject({ dependent: null, refusals: [{ code: "notFound" }] });
    for (const actor of [null, await firm.person("student"), await firm.person("support"), await firm.person("lawyer")])
      expect(await add(ada, actor)).toBeNull();
  });

  it("keeps one spouse when two screens add one at the same moment", async () => {
    const of = await firm.application(amara);
    const added = await Promise.all([
      add(chidi, amara, of),
      add(chidi, amara, of),
      add(ada, amara, of),
      add(ada, amara, of),
    ]);
    expect(added.filter((one) => one?.type === "Spouse")).toHaveLength(1);
    expect((await family(of))?.map(({ childNumber }) => childNumber).toSorted()).toEqual([1, 2, null]);
    expect(await verifyChain(firm.db, of)).toEqual({ whole: true, length: 4 });
  });

  it("changes only what is named, and not the visa type once the application was sent", async () => {
    const of = await firm.application(amara);
    const child = await add(ada, amara, of);
    const id = child?.id ?? "";
    expect(await update(amara, { id, applicantFullName: "Ada Chioma Okafor" })).toMatchObject({
      ...child,
      applicantFullName: "Ada Chioma Okafor",
    });
    expect(await update(amara, { id, birthday: null, visaType: "Visitor" })).toMatchObject({
      birthday: null,
      visaType: "Visitor",
    });
    const lawyer = await firm.person("lawyer");
    await firm.assign(of, lawyer);
    await firm.db.execute(sql`update boreal.application set status = 'IrccProcessing' where id = ${of}`);
    expect(await update(amara, { id, applicantFullName: "Ada" })).toBeNull();
    expect(await update(lawyer, { id, visaType: "Student" })).toBeNull();
    expect(await update(lawyer, { id, visaType: "Visitor", applicantFullName: "Ada" })).toMatchObject({
      applicantFullName: "Ada",
    });
    expect(await update(lawyer, { id: "nobody", applicantFullName: "Ada" })).toBeNull();
  });

  it("takes another name with another date of birth only of who is said to be the same person", async () => {
    const of = await firm.application(amara);
    const id = (await add(ada, amara, of))?.id ?? "";
    await update(amara, { id, applicantFullName: "Ada Okafor", birthday: "2015-09-30" });
    const other = { id, applicantFullName: "Bisi Okafor", birthday: "2017-01-02" };
    expect(await update(amara, other)).toBeNull();
    expect(await family(of)).toMatchObject([{ applicantFullName: "Ada Okafor", birthday: "2015-09-30" }]);
    expect(await update(amara, { ...other, isSamePerson: true })).toMatchObject({
      birthday: "2017-01-02",
    });
  });

  it("asks the same where the name changes first and the date of birth later", async () => {
    const of = await firm.application(amara);
    const id = (await add(ada, amara, of))?.id ?? "";
    expect(await update(amara, { id, applicantFullName: "Bisi Okafor" })).toMatchObject({
      knownAs: { applicantFullName: "Ada Okafor" },
    });
    const step = { id, birthday: "2017-01-02" };
    expect((await updateDependent(firm, amara, step)).refusals).toMatchObject([{ code: "dependentSamePerson" }]);
    expect(await update(amara, { ...step, isSamePerson: true })).not.toHaveProperty("knownAs");
    expect((await family(of))?.[0]).not.toHaveProperty("knownAs");
    expect(await update(amara, { id, birthday: "2017" })).toMatchObject({ birthday: "2017" });
  });

  it("removes all of one type, and their files go to the trash with them", async () => {
    const of = await firm.application(amara);
    const child = await add(ada, amara, of);
    await add(chidi, amara, of);
    await firm.db
      .execute(sql`insert into boreal.document_file (id, application_id, owner_id, page, slot, person, child_number, dependent_id, sealed_name, wrapped_key,
      mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
      values (${`file-${of}`}, ${of}, ${amara.userId}, 'child-biometrics-request-letter', 's', 'child', 1, ${child?.id}, '', '', 'application/pdf', 1, '', 'k', 'clean', ${amara.userId}, now())`);
    expect(await removeDependentsByType(firm, amara, { applicationId: of, type: "Child" })).toEqual({
      done: true,
      refusals: [],
    });
    expect((await family(of))?.map(({ type }) => type)).toEqual(["Spouse"]);
    const files = await firm.db.execute<{ deleted_by: string | null }>(
      sql`select deleted_by from boreal.document_file where application_id = ${of}`,
    );
    expect(files.rows).toEqual([{ deleted_by: amara.userId }]);
    expect(await removeDependentsByType(firm, amara, { applicationId: of, type: "Child" })).toEqual({
      done: true,
      refusals: [],
    });
  });

  it("says why nothing was removed", async () => {
    const child = await add(ada);
    const id = child?.id ?? "";
    const because = async (actor: Actor | null, one = id) =>
      (await removeDependent(firm, actor, one)).refusals.map(({ code }) => code);
    expect(await because(null)).toEqual(["notSignedIn"]);
    expect(await because(await firm.person("student"))).toEqual(["notFound"]);
    expect(await because(await firm.person("support"))).toEqual(["notAllowed"]);
    expect(await because(amara, "nobody")).toEqual(["notFound"]);
    await firm.db.execute(sql`update boreal.application set status = 'IrccProcessing' where id = ${application}`);
    expect(await because(amara)).toEqual(["applicationLocked"]);
    expect((await family())?.some((one) => one.id === id)).toBe(true);
  });
});
