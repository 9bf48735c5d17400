import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { addDependent } from "../dependents/addDependent.ts";
import { removeDependent } from "../dependents/removeDependent.ts";
import { updateDependent } from "../dependents/updateDependent.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { saveAnswers } from "./saveAnswers.ts";

/** Whether it is still the same child, asked on two pages at once: nobody’s file, number or particulars pass to another child. */

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

type Row = Readonly<Record<string, unknown>>;
const born = { zara: "2012-03-02", obi: "2015-09-30", other: "2017-01-15" } as const;

async function stored(of: string) {
  const loaded = (await loadCaseFile(firm, of)) ?? expect.fail("the case is there");
  const version = (key: string) => loaded.answers.get(key)?.version ?? 0;
  return { ...loaded.caseFile, version, rows: (loaded.caseFile.answers.accompanyingChildren ?? []) as readonly Row[] };
}
const childrenOf = async (of: string) => (await stored(of)).dependents.filter(({ type }) => type === "Child");

/** A page that has loaded the case: what it sends later is based on what it saw. */
async function page(of: string) {
  const { version, rows } = await stored(of);
  return {
    rows,
    tell: async (next: readonly Row[]) =>
      await saveAnswers(firm, amara, {
        applicationId: of,
        answers: [
          { key: "numberOfChildren", value: Math.max(1, next.length), baseVersion: version("numberOfChildren") },
          { key: "accompanyingChildren", value: next, baseVersion: version("accompanyingChildren") },
        ],
      }),
  };
}

async function addFile(of: string, id: string, childNumber: number) {
  await firm.db
    .execute(sql`insert into boreal.document_file (id, application_id, owner_id, page, slot, person, child_number, dependent_id, sealed_name, wrapped_key,
    mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
    values (${`file-${id}`}, ${of}, ${amara.userId}, 'child-passport', 's', 'child', ${childNumber}, ${id}, '', '', 'application/pdf', 1, '', 'k', 'clean', ${amara.userId}, now())`);
}
const files = async (of: string) =>
  (
    await firm.db.execute<{ dependent_id: string; child_number: number; gone: boolean }>(
      sql`select dependent_id, child_number, deleted_at is not null as gone from boreal.document_file where application_id = ${of} order by child_number`,
    )
  ).rows;

/** Zara and Obi, each with a passport. */
async function twoChildren() {
  const of = await firm.application(amara);
  const row = (dateOfBirth: string): Row => ({ dateOfBirth, accompanying: true, visaType: "Student" });
  const answers = {
    hasAccompanyingChild: true,
    numberOfChildren: 2,
    accompanyingChildren: [row(born.zara), row(born.obi)],
  };
  const { refusals } = await saveAnswers(firm, amara, {
    applicationId: of,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  expect(refusals).toEqual([]);
  const [zara, obi] = await childrenOf(of);
  if (!zara || !obi) return expect.fail("the children are there");
  for (const { id, childNumber } of [zara, obi]) await addFile(of, id, Number(childNumber));
  return { of, zara, obi };
}

/** Every person who is known still has the birthday, the number and the file of their own. */
async function nothingPassedOn({ of, zara, obi }: Awaited<ReturnType<typeof twoChildren>>, corrected: object = {}) {
  const { dependents, formerDependents = [] } = await stored(of);
  const births = new Map<string, string>([[zara.id, born.zara], [obi.id, born.obi], ...Object.entries(corrected)]);
  for (const { id, birthday } of [...dependents, ...formerDependents])
    if (births.has(id)) expect([id, birthday]).toEqual([id, births.get(id)]);
  const numbers = new Map([zara, obi].map(({ id, childNumber }) => [childNumber, id]));
  for (const { id, childNumber } of dependents) expect(numbers.get(childNumber) ?? id).toBe(id);
  expect((await files(of)).map((one) => [one.dependent_id, one.child_number])).toEqual([
    [zara.id, zara.childNumber],
    [obi.id, obi.childNumber],
  ]);
}

const at = (rows: readonly Row[], index: number, change: Row): readonly Row[] =>
  rows.map((row, place) => (place === index ? { ...row, ...change } : row));

describe("two pages that change the children at once", () => {
  it("one says the same child, the other another: one of them counts, and the other is told", async () => {
    const family = await twoChildren();
    const [one, other] = [await page(family.of), await page(family.of)];
    const { childNumber: _free, ...unnumbered } = one.rows[0] ?? {};
    const saved = await Promise.all([
      one.tell(at(one.rows, 0, { dateOfBirth: born.other, sameChildAs: born.zara })),
      other.tell([{ ...unnumbered, dateOfBirth: born.other }, ...other.rows.slice(1)]),
    ]);
    expect(saved.filter(({ refusals, conflicts }) => refusals.length + conflicts.length > 0)).toHaveLength(1);
    const children = await childrenOf(family.of);
    const isSame = children.some(({ id }) => id === family.zara.id);
    await nothingPassedOn(family, isSame ? { [family.zara.id]: born.other } : {});
    expect(children).toHaveLength(2);
    expect((await files(family.of)).map(({ gone }) => gone)).toEqual([!isSame, false]);
  });

  it("one takes a child out, the other types that child’s day of birth into the row that is left", async () => {
    const family = await twoChildren();
    const [one, other] = [await page(family.of), await page(family.of)];
    await Promise.all([one.tell(one.rows.slice(1)), other.tell(at(other.rows, 1, { dateOfBirth: born.zara }))]);
    await nothingPassedOn(family);
    const late = await page(family.of);
    const said = await late.tell(at(late.rows, late.rows.length - 1, { dateOfBirth: born.zara }));
    expect(said.refusals.map(({ code }) => code)).toContain("sameChild");
    await nothingPassedOn(family);
  });

  it("each adds a child: two more children with numbers that nobody had", async () => {
    const family = await twoChildren();
    const [one, other] = [await page(family.of), await page(family.of)];
    const more: Row = { dateOfBirth: born.other, accompanying: true, visaType: "Student" };
    await Promise.all([one.tell([...one.rows, more]), other.tell([...other.rows, more])]);
    const later = await page(family.of);
    await later.tell([...later.rows, more]);
    const children = await childrenOf(family.of);
    expect(new Set(children.map(({ childNumber }) => childNumber)).size).toBe(children.length);
    await nothingPassedOn(family);
  });

  it("an answer to a question that was asked before the child left brings nobody back under that number", async () => {
    const family = await twoChildren();
    const [one, other] = [await page(family.of), await page(family.of)];
    await one.tell(one.rows.slice(1));
    await other.tell(at(other.rows, 0, { dateOfBirth: born.other, sameChildAs: born.zara }));
    expect((await childrenOf(family.of)).map(({ id }) => id)).toEqual([family.obi.id]);
    await nothingPassedOn(family);
  });
});

describe("two pages of the family", () => {
  async function byHand() {
    const of = await firm.application(amara);
    const add = async (applicantFullName: string, birthday: string) =>
      (
        await addDependent(firm, amara, {
          userId: amara.userId,
          applicationId: of,
          input: { type: "Child", birthday, applicantFullName },
        })
      ).dependent ?? expect.fail("the child is added");
    return { of, zara: await add("Zara Okafor", born.zara), obi: await add("Obi Okafor", born.obi) };
  }

  it("one changes the name, the other the birthday: the second asks whether it is the same child", async () => {
    const { of, zara } = await byHand();
    const said = await Promise.all([
      updateDependent(firm, amara, { id: zara.id, applicantFullName: "Bisi Eze" }),
      updateDependent(firm, amara, { id: zara.id, birthday: born.other }),
    ]);
    expect(said.flatMap(({ refusals }) => refusals.map(({ code }) => code))).toEqual(["dependentSamePerson"]);
    const again = await updateDependent(firm, amara, {
      id: zara.id,
      applicantFullName: "Bisi Eze",
      birthday: born.other,
      isSamePerson: true,
    });
    expect(again.dependent).toMatchObject({ id: zara.id, applicantFullName: "Bisi Eze", birthday: born.other });
    expect((await childrenOf(of)).map(({ id }) => id)).toContain(zara.id);
  });

  it("one says that it is the same child while the other takes the child out", async () => {
    const { of, zara, obi } = await byHand();
    for (const { id, childNumber } of [zara, obi]) await addFile(of, id, Number(childNumber));
    await Promise.all([
      removeDependent(firm, amara, zara.id),
      updateDependent(firm, amara, {
        id: zara.id,
        applicantFullName: "Bisi Eze",
        birthday: born.other,
        isSamePerson: true,
      }),
    ]);
    expect((await childrenOf(of)).map(({ id }) => id)).toEqual([obi.id]);
    expect((await files(of)).map(({ dependent_id, gone }) => [dependent_id, gone])).toEqual([
      [zara.id, true],
      [obi.id, false],
    ]);
  });

  it("the question about one child is not answered for the other", async () => {
    const { zara, obi } = await byHand();
    const said = await Promise.all([
      updateDependent(firm, amara, {
        id: zara.id,
        applicantFullName: "Bisi Eze",
        birthday: born.other,
        isSamePerson: true,
      }),
      updateDependent(firm, amara, { id: obi.id, applicantFullName: "Ada Eze", birthday: born.other }),
    ]);
    expect(said.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([[], ["dependentSamePerson"]]);
  });
});
