import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowAll } from "../../commands/organisations/testConsents.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student", { agentId: "agency", schoolId: "school" });
  application = await server.firm.application(amara);
  await allowAll(server.firm.db, amara.userId, { id: "agency", kind: "agent" });
});
afterAll(async () => await server.close());

const mutation =
  "mutation S($changes: [PersonalHistoryChange!]!) { savePersonalHistory(changes: $changes) { saved { path version } conflicts { path value version } refusals { code } } }";
const personalHistory = async (by: Actor | null) =>
  (await server.data(by, "{ personalHistory { values versions } }", {}))["personalHistory"];
type Seen = { readonly caseFile: { readonly profile: Readonly<Record<string, unknown>> } };
const profileFor = async (by: Actor) =>
  (
    (await server.data(by, "query A($id: ID!) { application(id: $id) { caseFile } }", { id: application }))[
      "application"
    ] as Seen | null
  )?.caseFile.profile;

describe("a personal history over the line", () => {
  it("is saved, comes back with its versions, and is nobody else’s", async () => {
    const changes = [
      { path: "birthCity", value: "Enugu", baseVersion: 0 },
      { path: "hasMilitaryService", value: false },
    ];
    expect((await server.data(amara, mutation, { changes }))["savePersonalHistory"]).toEqual({
      saved: [
        { path: "birthCity", version: 1 },
        { path: "hasMilitaryService", version: 1 },
      ],
      conflicts: [],
      refusals: [],
    });
    expect(await personalHistory(amara)).toEqual({
      values: { birthCity: "Enugu", hasMilitaryService: false },
      versions: { birthCity: 1, hasMilitaryService: 1 },
    });
    expect(await personalHistory(await server.firm.person("student"))).toEqual({ values: {}, versions: {} });
    expect(await personalHistory(await server.firm.person("lawyer"))).toBeNull();
    expect(await personalHistory(null)).toBeNull();
  });

  it("is shown in a case to those who may read its forms, and to nobody else", async () => {
    const { firm } = server;
    for (const by of [amara, await firm.person("lawyer", { lawyerScope: "firm" }), await firm.person("admin")])
      expect(await profileFor(by)).toMatchObject({ birthCity: "Enugu", email: expect.any(String) as string });
    for (const by of [await firm.person("agent", { agentId: "agency" }), await firm.person("support")]) {
      const profile = await profileFor(by);
      expect([profile?.["birthCity"], profile?.["hasMilitaryService"], typeof profile?.["email"]]).toEqual([
        undefined,
        undefined,
        "string",
      ]);
    }
    expect((await profileFor(await firm.person("schoolStaff", { schoolId: "school" })))?.["birthCity"]).toBeUndefined();
  });
});
