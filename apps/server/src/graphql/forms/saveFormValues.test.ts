import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowAll } from "../../commands/organisations/testConsents.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student", { agentId: "agency" });
  application = await server.firm.application(amara);
  await allowAll(server.firm.db, amara.userId, { id: "agency", kind: "agent" });
});
afterAll(async () => await server.close());

const mutation = `mutation S($id: ID!, $key: String!, $changes: [FormValueChange!]!) { saveFormValues(applicationId: $id, formKey: $key, changes: $changes) {
  saved { path version } conflicts { path value base version enteredAt } refusals { code path text { en fr } } application { formVersions } } }`;
const save = async (changes: readonly unknown[], by = amara) =>
  (await server.data(by, mutation, { id: application, key: "IMM1294", changes }))["saveFormValues"];
const query = "query A($id: ID!) { application(id: $id) { caseFile formVersions abilities } }";
type Seen = {
  readonly caseFile: { readonly forms?: unknown; readonly formBases?: unknown; readonly formChecks?: unknown };
  readonly formVersions: unknown;
  readonly abilities: readonly string[];
};
const seen = async (by: Actor) => (await server.data(by, query, { id: application }))["application"] as Seen;

describe("a form over the line", () => {
  it("is saved, comes back with the case and its versions, and tells nothing filled in from nothing known", async () => {
    expect(
      await save([
        { path: "uci", value: "11112222", base: null, baseVersion: 0 },
        { path: "personalDetails.birthCity", value: "Lagos" },
      ]),
    ).toEqual({
      saved: [
        { path: "uci", version: 1 },
        { path: "personalDetails.birthCity", version: 1 },
      ],
      conflicts: [],
      refusals: [],
      application: { formVersions: { IMM1294: { "personalDetails.birthCity": 1, uci: 1 } } },
    });
    expect(await seen(amara)).toMatchObject({
      caseFile: {
        forms: { IMM1294: { uci: "11112222", "personalDetails.birthCity": "Lagos" } },
        formBases: { IMM1294: { uci: null } },
      },
      formVersions: { IMM1294: { uci: 1, "personalDetails.birthCity": 1 } },
    });
    expect(await save([{ path: "uci", value: "33334444", baseVersion: 0 }])).toMatchObject({
      saved: [],
      conflicts: [{ path: "uci", value: "11112222", base: null, version: 1, enteredAt: expect.any(String) as string }],
    });
  });

  it("is checked as a whole: who, when and at which values comes back with the case, and nothing else is taken for that", async () => {
    const values = { uci: "abc" };
    expect(await save([{ path: "formChecked", value: values }])).toMatchObject({
      saved: [{ path: "formChecked", version: 1 }],
      refusals: [],
    });
    expect((await seen(amara)).caseFile).toMatchObject({
      forms: { IMM1294: { uci: "11112222", "personalDetails.birthCity": "Lagos" } },
      formChecks: [{ form: "IMM1294", values, by: "applicant", at: expect.any(String) as string }],
    });
    expect((await seen(amara)).caseFile.forms).not.toHaveProperty(["IMM1294", "formChecked"]);
    const lawyer = await server.firm.person("lawyer", { lawyerScope: "firm" });
    await save([{ path: "formChecked", value: { uci: "abd" } }], lawyer);
    expect((await seen(amara)).caseFile).toMatchObject({ formChecks: [{ values: { uci: "abd" }, by: "legalTeam" }] });
    expect(await save([{ path: "formChecked", value: { uci: 3 } }])).toMatchObject({
      saved: [],
      refusals: [{ path: "forms.IMM1294.formChecked" }],
    });
  });

  it("is shown to those who may read every answer, and to nobody else", async () => {
    const { firm } = server;
    const lawyer = await firm.person("lawyer", { lawyerScope: "firm" });
    for (const by of [amara, lawyer])
      expect([(await seen(by)).caseFile.forms, (await seen(by)).abilities]).toEqual([
        { IMM1294: expect.any(Object) as object },
        expect.arrayContaining(["readForms", "fillForms"]) as string[],
      ]);
    const admin = await seen(await firm.person("admin"));
    expect([admin.caseFile.forms, admin.abilities.includes("fillForms")]).toEqual([
      { IMM1294: expect.any(Object) as object },
      false,
    ]);
    for (const by of [await firm.person("support"), await firm.person("agent", { agentId: "agency" })]) {
      const { caseFile, formVersions, abilities } = await seen(by);
      expect([
        caseFile.forms ?? {},
        caseFile.formBases ?? {},
        caseFile.formChecks ?? [],
        formVersions,
        abilities.filter((name) => name.endsWith("Forms")),
      ]).toEqual([{}, {}, [], {}, []]);
    }
  });
});
