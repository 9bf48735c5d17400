import { afterAll, beforeAll, expect, it } from "vitest";
import { actor } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { allowAll } from "../../apps/server/src/commands/organisations/testConsents.ts";
import { addChild } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { openRightsServer, type RightsServer } from "./rightsServer.ts";

/** Who is in the family is told to those who may read the answers. */

let server: RightsServer;
beforeAll(async () => {
  server = await openRightsServer();
  const { vault } = server;
  await vault.database.$client.query(
    "insert into boreal.profile (user_id, role, school_id, agent_id, language, sealed_names, created_at) values ($1, 'student', 'school', 'agency', 'en', '', now()) on conflict (user_id) do update set school_id = excluded.school_id, agent_id = excluded.agent_id",
    [vault.student.userId],
  );
  await allowAll(vault.database, vault.student.userId, { id: "school", kind: "school" });
  await allowAll(vault.database, vault.student.userId, { id: "agency", kind: "agent" });
  await addChild(vault, vault.applicationId, 1);
});
afterAll(async () => await server.close());

const schoolStaff = { ...actor("school", "schoolStaff"), schoolId: "school" };
const agent = { ...actor("agent", "agent"), agentId: "agency" };

it("the form for requests names the family, and is given to nobody else", async () => {
  const asked = "query Q($id: ID!) { application(id: $id) { authorityRequestForm { people { addressee } } } }";
  const ask = async (by: typeof schoolStaff | typeof server.vault.student) =>
    (await server.graphql(by, asked, { id: server.vault.applicationId })).application;
  for (const by of [actor("support", "support"), agent, schoolStaff])
    expect(await ask(by)).toEqual({ authorityRequestForm: null });
  expect(await ask(server.vault.student)).toEqual({
    authorityRequestForm: { people: [{ addressee: "main" }, { addressee: "child" }] },
  });
});
