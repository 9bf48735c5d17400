import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let lawyer: Actor;
let paralegal: Actor;
let support: Actor;
let theirs: string;
const manyIds: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  lawyer = await firm.person("lawyer", { lawyerScope: "firm", firstName: "Hélène", lastName: "Roy" });
  paralegal = await firm.person("paralegal", { firstName: "Kofi", lastName: "Mensah" });
  support = await firm.person("support");
  theirs = await firm.application(await firm.person("student"));
  await firm.assign(theirs, paralegal);
  const many = await firm.person("student", { firstName: "Wei", lastName: "Zhang" });
  for (let at = 0; at < 20; at += 1) manyIds.push(await firm.application(many));
});
afterAll(async () => await server.close());

/** The cases that somebody’s list has. */
const listOf = async (who: Actor): Promise<readonly string[]> => {
  const { queue } = await server.data(who, "{ queue { cases { application { id } } } }");
  const { cases } = queue as { readonly cases: readonly { readonly application: { readonly id: string } }[] };
  return cases.map(({ application }) => application.id).toSorted();
};

describe("assigning many", () => {
  const change =
    (name: "assignStaffToMany" | "unassignStaffFromMany") =>
    async (who: Actor, applicationIds: readonly string[], staffId: string) =>
      (
        await server.data(
          who,
          `mutation A($applicationIds: [ID!]!, $staffId: ID!) { ${name}(applicationIds: $applicationIds, staffId: $staffId) { applicationIds refusals { code path } } }`,
          { applicationIds, staffId },
        )
      )[name];
  const assign = change("assignStaffToMany");
  const unassign = change("unassignStaffFromMany");

  it("gives all that can be given, each with its entry in the log, once", async () => {
    const some = manyIds.slice(0, 3);
    const outcome = { applicationIds: some, refusals: [{ code: "notFound", path: "none" }] };
    expect(await assign(lawyer, [...some, "none"], paralegal.userId)).toEqual(outcome);
    expect(await assign(lawyer, [...some, "none"], paralegal.userId)).toEqual(outcome);
    expect(await listOf(paralegal)).toEqual([theirs, ...some].toSorted());
    const { rows } = await server.firm.db.$client.query<{ n: number }>(
      "select count(*)::int as n from boreal.audit_event where kind = 'staffAssigned' and chain_id = any($1)",
      [some],
    );
    expect(rows[0]?.n).toBe(3);
    // Each is told under the bell, once; several cases are one mail.
    const told = await server.firm.db.$client.query<{ application_id: string }>(
      "select application_id from boreal.notification where kind = 'caseAssigned' and user_id = $1 and application_id = any($2)",
      [paralegal.userId, some],
    );
    expect(told.rows.map((row) => row.application_id).toSorted()).toEqual(some.toSorted());
    const mails = server.firm.mails.filter(
      (mail) => mail.kind === "caseAssigned" && "toUserId" in mail && mail.toUserId === paralegal.userId,
    );
    expect(mails).toHaveLength(1);
  });

  it("is refused to who may not, to who cannot be given any, and beyond a page", async () => {
    expect(await assign(paralegal, [theirs], paralegal.userId)).toMatchObject({
      applicationIds: [],
      refusals: [{ code: "notAllowed" }],
    });
    expect(await assign(lawyer, [theirs], support.userId)).toMatchObject({ refusals: [{ code: "notAssignable" }] });
    expect(
      await assign(
        lawyer,
        Array.from({ length: 51 }, (_, at) => `case ${at}`),
        paralegal.userId,
      ),
    ).toMatchObject({
      refusals: [{ code: "tooManyCases" }],
    });
  });

  it("is undone: nobody is left on the cases, each has its entry in the log, and who was on them is told once", async () => {
    const other = await server.firm.person("paralegal", { firstName: "Mireille", lastName: "Gagnon" });
    const some = manyIds.slice(10, 13);
    await assign(lawyer, some, other.userId);
    expect(await listOf(other)).toEqual(some.toSorted());
    const outcome = { applicationIds: some.slice(1), refusals: [{ code: "notFound", path: "none" }] };
    expect(await unassign(lawyer, [...some.slice(1), "none"], other.userId)).toEqual(outcome);
    expect(await unassign(lawyer, [...some.slice(1), "none"], other.userId)).toEqual(outcome);
    expect(await listOf(other)).toEqual(some.slice(0, 1));
    const { rows } = await server.firm.db.$client.query<{ chain_id: string; subject: unknown }>(
      "select chain_id, subject from boreal.audit_event where kind = 'staffUnassigned'",
    );
    expect(rows.map(({ chain_id: id }) => id).toSorted()).toEqual(some.slice(1).toSorted());
    expect(rows.map(({ subject }) => subject)).toEqual([{ staffId: other.userId }, { staffId: other.userId }]);
    const told = await server.firm.db.$client.query(
      "select 1 from boreal.notification where kind = 'caseUnassigned' and user_id = $1",
      [other.userId],
    );
    expect(told.rows).toHaveLength(2);
    expect(await unassign(other, some, other.userId)).toMatchObject({ refusals: [{ code: "notAllowed" }] });
  });
});
