import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import { decideSlots } from "@boreal/domain/vault/decideSlots";
import { pageOf } from "@boreal/domain/vault/pages";
import type { Actor } from "../../policies/actor.ts";
import { readKnownSchools } from "../../store/knownSchools.ts";
import { readStateOfCase } from "../../store/cases/caseRow.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { saveKnownSchools } from "./saveKnownSchools.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
let admin: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => {
  await firm.close();
});

const nord: KnownSchool = {
  schoolId: "nord",
  names: [" Collège du Nord "],
  suppliesCertificate: true,
  marksPlacement: false,
  programs: ["Nursing", "", "Nursing"],
};
const save = async (schools: readonly KnownSchool[], asker: Actor | null = admin) =>
  saveKnownSchools(firm, asker, { schools, baseVersion: (await readKnownSchools(firm.db)).version });
const savedEvents = async () =>
  (await firm.db.$client.query(`select 1 from boreal.audit_event where kind = 'knownSchoolsSaved'`)).rowCount;
const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);

describe("what is known of schools", () => {
  it("is not written against a version that nobody saw, not even the first time", async () => {
    expect(codes(await saveKnownSchools(firm, admin, { schools: [nord], baseVersion: 7 }))).toEqual([
      "schoolsChangedSince",
    ]);
    expect([await readKnownSchools(firm.db), await savedEvents()]).toEqual([{ schools: [], version: 0 }, 0]);
  });

  it("is set by an administrator, tidied, and noted without a name", async () => {
    expect(await save([nord])).toEqual({ done: true, refusals: [] });
    expect((await readKnownSchools(firm.db)).schools).toEqual([
      { ...nord, names: ["Collège du Nord"], programs: ["Nursing"] },
    ]);
    const { rows } = await firm.db.$client.query(
      `select actor_id, subject from boreal.audit_event where kind = 'knownSchoolsSaved' order by position desc limit 1`,
    );
    expect(rows).toEqual([{ actor_id: admin.userId, subject: { version: 1, count: 1 } }]);
  });

  it("takes half of an emoji for what it is, no character, in place of failing", async () => {
    expect(await save([{ names: ["Collège \uD83D"], programs: ["\uDE00"] }])).toEqual({ done: true, refusals: [] });
    expect((await readKnownSchools(firm.db)).schools).toMatchObject([
      { names: ["Collège \uFFFD"], programs: ["\uFFFD"] },
    ]);
  });

  it("changes what a student of that school may do, at once", async () => {
    await save([]);
    const amara = await firm.person("student");
    const application = await firm.application(amara);
    const answers = {
      schoolAcceptanceStatus: "yes",
      schoolName: "college du nord",
      province: "QC",
      lengthOfStudies: 24,
    };
    await saveAnswers(firm, amara, {
      applicationId: application,
      answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
    });
    const allowed = async () => {
      const loaded = await loadCaseFile(firm, application);
      const page = pageOf("certificate-acceptation-du-quebec");
      return loaded && page && decideSlots(page, loaded.the)[0]?.permissions.value;
    };
    expect(await allowed()).toEqual(["View", "Upload"]);
    const before = await readStateOfCase(firm.db, application);
    await save([nord]);
    expect(await allowed()).toEqual(["View"]);
    expect(await readStateOfCase(firm.db, application)).not.toBe(before);
  });

  it.each<readonly [string, readonly KnownSchool[], string]>([
    ["a school without a name", [{ names: ["  "] }], "schoolNameMissing"],
    ["a name twice", [{ names: ["One"] }, { names: ["Two", "one"] }], "schoolNamedTwice"],
    [
      "an id twice",
      [
        { schoolId: "x", names: ["One"] },
        { schoolId: "x", names: ["Two"] },
      ],
      "schoolNamedTwice",
    ],
    ["a name without end", [{ names: ["x".repeat(201)] }], "schoolTooLong"],
  ])("is refused with a reason: %s", async (_words, schools, code) => {
    const before = await readKnownSchools(firm.db);
    expect(codes(await save(schools))).toEqual([code]);
    expect(await readKnownSchools(firm.db)).toEqual(before);
  });

  it("is not written over what another administrator set meanwhile", async () => {
    const { version } = await readKnownSchools(firm.db);
    await save([nord]);
    expect(codes(await saveKnownSchools(firm, admin, { schools: [], baseVersion: version }))).toEqual([
      "schoolsChangedSince",
    ]);
    expect((await readKnownSchools(firm.db)).schools).toHaveLength(1);
  });

  it("is nobody else’s to set", async () => {
    for (const role of ["student", "lawyer", "paralegal", "support", "schoolStaff", "agent"] as const)
      expect(codes(await save([], await firm.person(role)))).toEqual(["notAllowed"]);
    expect(codes(await save([], null))).toEqual(["notSignedIn"]);
  });
});
