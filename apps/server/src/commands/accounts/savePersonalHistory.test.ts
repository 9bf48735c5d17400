import { formOfCase } from "@boreal/domain/review/formOfCase";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { systemChain, verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { lifeValues, readPersonalHistory } from "../../store/answers/personalHistory.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { savePersonalHistory, type LifeChange } from "./savePersonalHistory.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
});
beforeEach(async () => {
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const save = async (changes: readonly LifeChange[], by: Actor | null = amara) =>
  await savePersonalHistory(firm, by, { changes });
const codes = (result: { refusals: readonly { code: string }[] }) => result.refusals.map(({ code }) => code);
const told = async () =>
  lifeValues(await readPersonalHistory(firm.db, amara.userId, await firm.personKey(amara.userId)));
const caseFile = async (id: string) => (await loadCaseFile(firm, id))?.caseFile ?? expect.fail("no case");

describe("what a person tells of their life", () => {
  it("fills in the forms of each of their applications, and of nobody else", async () => {
    const [first, second, other] = [
      await firm.application(amara),
      await firm.application(amara),
      await firm.application(await firm.person("student")),
    ];
    const jobs = [{ kind: "work", activity: "Health officer", from: "2016-02" }];
    const changes = [
      { path: "birthCity", value: "Enugu" },
      { path: "mother.familyName", value: "Nwosu" },
      { path: "employmentAndActivityHistory", value: jobs },
    ];
    expect(await save(changes)).toEqual({
      saved: changes.map(({ path }) => ({ path, version: 1 })),
      conflicts: [],
      refusals: [],
    });
    for (const id of [first, second]) {
      expect((await caseFile(id)).profile).toMatchObject({
        birthCity: "Enugu",
        mother: { familyName: "Nwosu" },
        employmentAndActivityHistory: jobs,
      });
      expect(formOfCase(await caseFile(id), "IMM1294").values).toMatchObject({
        "personalDetails.birthCity": "Enugu",
        "employmentHistory[0].from": "2016-02",
      });
      expect(firm.changes).toContainEqual({ applicationId: id, kind: "forms" });
    }
    expect((await caseFile(other)).profile).not.toHaveProperty("birthCity");
    expect(firm.changes).not.toContainEqual({ applicationId: other, kind: "forms" });
  });

  it("is removed, counted on, and shown to a tab that did not see the change", async () => {
    await save([{ path: "birthCity", value: "Enugu", baseVersion: 0 }]);
    expect((await save([{ path: "birthCity", value: null, baseVersion: 1 }])).saved).toEqual([
      { path: "birthCity", version: 2 },
    ]);
    expect(await told()).toEqual({});
    expect((await save([{ path: "birthCity", value: "Jos", baseVersion: 1 }])).conflicts).toMatchObject([
      { path: "birthCity", value: null, version: 2 },
    ]);
    expect((await save([{ path: "birthCity", value: "Jos", baseVersion: 2 }])).saved).toEqual([
      { path: "birthCity", version: 3 },
    ]);
  });

  it("is kept though several tabs save at once", async () => {
    const paths = [
      "birthCity",
      "nativeLanguage",
      "mother.familyName",
      "father.familyName",
      "previousSpouse.familyName",
      "namePast.lastName",
    ];
    await Promise.all(paths.map((path) => save([{ path, value: path }])));
    expect(Object.keys(await told()).toSorted()).toEqual(paths.toSorted());
  });

  it("is kept when it is half typed, and is no fact until it is whole", async () => {
    const id = await firm.application(amara);
    await save([
      { path: "mother.dateOfBirth", value: "1964-02-3" },
      { path: "mother.familyName", value: "Nwosu" },
    ]);
    expect(await told()).toMatchObject({ "mother.dateOfBirth": "1964-02-3" });
    expect((await caseFile(id)).profile.mother).toEqual({ familyName: "Nwosu" });
    // Of a birthday the year and month may be all that is known.
    await save([{ path: "mother.dateOfBirth", value: "1964-02" }]);
    expect((await caseFile(id)).profile.mother).toEqual({ familyName: "Nwosu", dateOfBirth: "1964-02" });
  });

  it("is refused where it fits no field, without holding back the others and without repeating it", async () => {
    const result = await save([
      { path: "birthCity", value: "Enugu" },
      { path: "secretName", value: "x" },
      { path: "hasNamePast", value: "yes" },
      { path: "otherCountriesOfResidenceDetails", value: [{ planet: "x" }] },
      { path: "birthCity", value: "Jos" },
    ]);
    expect(codes(result)).toEqual(["unknownFormField", "wrongShape", "unknownFormField", "fieldTwice"]);
    expect(JSON.stringify(result)).not.toContain("secretName");
    expect(result.saved).toEqual([{ path: "birthCity", version: 1 }]);
  });

  it("is told by applicants alone, once their address is confirmed", async () => {
    const change = [{ path: "birthCity", value: "Enugu" }];
    expect(codes(await save(change, null))).toEqual(["notSignedIn"]);
    expect(codes(await save(change, { ...amara, emailVerified: false }))).toEqual(["emailNotConfirmed"]);
    expect(codes(await save(change, await firm.person("lawyer")))).toEqual(["notAllowed"]);
  });

  it("lies sealed, and the log names places and no values", async () => {
    await save([{ path: "birthCity", value: "Enugu-Ezike" }]);
    const { rows } = await firm.db.$client.query<{ all: string }>(
      `select p::text || coalesce((select string_agg(e::text, '') from boreal.audit_event e), '') as all from boreal.profile p where user_id = $1`,
      [amara.userId],
    );
    expect(rows[0]?.all).toContain("ownLifeSaved");
    expect(rows[0]?.all).not.toContain(Buffer.from("Enugu-Ezike").toString("hex"));
    expect(rows[0]?.all).not.toContain("Enugu-Ezike");
    expect((await verifyChain(firm.db, systemChain)).whole).toBe(true);
  });
});
