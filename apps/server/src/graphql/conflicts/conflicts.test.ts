import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refreshOldSummaries } from "../../commands/queue/refreshSummary.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** What the legal team learns of people whom other cases name: of its own cases who and as what, of others how many and whom to ask. */

let server: TestServer;
let lawyer: Actor;
let paralegal: Actor;
let ownCase: string;
let kofisCase: string;
let nobodysCase: string;

const refresh = async () =>
  await refreshOldSummaries({ ...server.firm, reportFault: (fault) => expect.fail(String(fault)) });
const answer = async (applicationId: string, owner: Actor, answers: readonly { key: string; value: unknown }[]) => {
  const saved = (
    await server.data(
      owner,
      "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { refusals { code } } }",
      { id: applicationId, answers: answers.map(({ key, value }) => ({ key, value, baseVersion: 0 })) },
    )
  ).saveAnswers;
  expect(saved).toEqual({ refusals: [] });
};

beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  lawyer = await firm.person("lawyer", { lawyerScope: "firm", firstName: "Hélène", lastName: "Roy" });
  paralegal = await firm.person("paralegal", { firstName: "Louis", lastName: "Tremblay" });
  const kofi = await firm.person("paralegal", { firstName: "Kofi", lastName: "Mensah" });
  const begun = async (firstName: string, lastName: string) =>
    await firm.application(await firm.person("student", { firstName, lastName }));
  ownCase = await begun("Noor", "El-Haddad");
  kofisCase = await begun("Nóor", "El Haddad");
  nobodysCase = await begun("Noor Salma", "El Haddad");
  await begun("Noor", "Rahimi");
  await firm.assign(ownCase, paralegal);
  await firm.assign(kofisCase, kofi);
  await refresh();
});
afterAll(async () => await server.close());

type People = {
  found: { application: { id: string }; name: string; isSame: boolean; asWhat: { en: string } }[];
  elsewhere: number;
  ask: string[];
};
const fields = "found { application { id } name isSame asWhat { en } } elsewhere ask";
async function named(who: Actor, firstName: string, lastName: string) {
  const query = `query ($firstName: String!, $lastName: String!) { peopleNamed(firstName: $firstName, lastName: $lastName) { ${fields} } }`;
  const { found, ...others } = (await server.data(who, query, { firstName, lastName })).peopleNamed as People;
  return { cases: found.map(({ application }) => application.id).toSorted(), ...others };
}

describe("who has a name in the firm", () => {
  it("is shown of the reader’s cases, and of others their number and who works on them", async () => {
    expect(await named(paralegal, "Noor", "El Haddad")).toEqual({
      cases: [ownCase],
      elsewhere: 2,
      ask: ["Kofi Mensah"],
    });
    expect(await named(lawyer, "el-haddad", "noor")).toEqual({
      cases: [ownCase, kofisCase, nobodysCase].toSorted(),
      elsewhere: 0,
      ask: [],
    });
    expect((await named(lawyer, "نور", "الحداد")).cases).toHaveLength(3);
  });

  it("is found by one name alone among applicants", async () => {
    expect((await named(lawyer, "", "Haddad")).cases).toEqual([ownCase, kofisCase, nobodysCase].toSorted());
  });

  it("is nobody by a name that lacks a word of it, by no letters, or for who begins no case", async () => {
    const nothing = { cases: [], elsewhere: 0, ask: [] };
    for (const name of ["Okafor", "1990", "x".repeat(5000)]) expect(await named(lawyer, "Noor", name)).toEqual(nothing);
    expect(await named(lawyer, "", " ")).toEqual(nothing);
    for (const role of ["student", "support", "schoolStaff", "agent"] as const) {
      const query = `{ peopleNamed(firstName: "Noor", lastName: "El Haddad") { ${fields} } }`;
      const { data, errors } = await server.ask(await server.firm.person(role), query);
      expect([data?.["peopleNamed"] ?? null, errors.length]).toEqual([null, 0]);
    }
  });
});

type Check = {
  id: string;
  byName: string | null;
  searched: number;
  decision: string | null;
  reason: string | null;
  decidedByName: string | null;
  mayDecide: boolean;
  people: People;
};
const checksOf = async (who: Actor, id: string): Promise<Check[] | undefined> => {
  const query = `query ($id: ID!) { application(id: $id) { conflictChecks { id byName searched decision reason decidedByName mayDecide people { ${fields} } } } }`;
  return ((await server.data(who, query, { id })).application as { conflictChecks: Check[] } | null)?.conflictChecks;
};
const codes = (result: unknown) => (result as { refusals: { code: string }[] }).refusals.map(({ code }) => code);
const check = async (who: Actor, id: string) =>
  codes(
    (await server.data(who, "mutation ($id: ID!) { checkConflicts(applicationId: $id) { refusals { code } } }", { id }))
      .checkConflicts,
  );
const decide = async (who: Actor, id: string, checkId: string, decision: string, reason: string) =>
  codes(
    (
      await server.data(
        who,
        "mutation ($id: ID!, $checkId: ID!, $decision: String!, $reason: String!) { decideConflict(applicationId: $id, checkId: $checkId, decision: $decision, reason: $reason) { refusals { code } } }",
        { id, checkId, decision, reason },
      )
    ).decideConflict,
  );

describe("the check of a case", () => {
  it("was done by itself when the case began, once, and is told to its team alone", async () => {
    await refresh();
    const [first, ...more] = (await checksOf(paralegal, ownCase)) ?? [];
    expect(more).toEqual([]);
    expect(first).toMatchObject({ byName: null, searched: 1, decision: null });
    const owner = (
      await server.data(lawyer, "query ($id: ID!) { application(id: $id) { owner { id } } }", { id: ownCase })
    ).application as { owner: { id: string } };
    const client = server.firm.person("student").then((actor) => ({ ...actor, userId: owner.owner.id }));
    expect(await checksOf(await client, ownCase)).toEqual([]);
    expect(await checksOf(await server.firm.person("support"), ownCase)).toEqual([]);
  });

  it("finds the family of one client as that of another, by any of their names", async () => {
    const wife = await server.firm.person("student", { firstName: "Ирина", lastName: "Соколова" });
    const husband = await server.firm.person("student", { firstName: "Pavel", lastName: "Sokolov" });
    const [hers, his] = [await server.firm.application(wife), await server.firm.application(husband)];
    await answer(his, husband, [
      { key: "maritalStatus", value: "married" },
      { key: "spouseFirstName", value: "Irina" },
      { key: "spouseLastName", value: "SOKOLOVA" },
    ]);
    await refresh();
    expect(await check(lawyer, hers)).toEqual([]);
    const [latest] = (await checksOf(lawyer, hers)) ?? [];
    expect(latest?.people).toEqual({
      found: [{ application: { id: his }, name: "Irina SOKOLOVA", isSame: false, asWhat: { en: "Spouse or partner" } }],
      elsewhere: 0,
      ask: [],
    });
    expect(latest).toMatchObject({ byName: "Hélène Roy", mayDecide: true });
  });

  it("is decided with a reason, by a lawyer or an administrator of the case", async () => {
    const [first] = (await checksOf(paralegal, ownCase)) ?? [];
    const id = first?.id ?? "";
    expect(first?.mayDecide).toBe(false);
    expect(await decide(paralegal, ownCase, id, "waived", "Both agreed.")).toEqual(["notAllowed"]);
    expect(await decide(lawyer, ownCase, id, "perhaps", "Both agreed.")).toEqual(["conflictDecisionMissing"]);
    expect(await decide(lawyer, ownCase, id, "waived", " ")).toEqual(["conflictReasonMissing"]);
    expect(await decide(lawyer, ownCase, "none", "waived", "Both agreed.")).toEqual(["conflictCheckNotFound"]);
    expect(await decide(lawyer, kofisCase, id, "waived", "Both agreed.")).toEqual(["conflictCheckNotFound"]);
    expect(await decide(lawyer, ownCase, id, "waived", "Both agreed.")).toEqual([]);
    expect((await checksOf(paralegal, ownCase))?.[0]).toMatchObject({
      decision: "waived",
      reason: "Both agreed.",
      decidedByName: "Hélène Roy",
    });
    expect(await check(paralegal, nobodysCase)).toEqual(["notFound"]);
  });
});
