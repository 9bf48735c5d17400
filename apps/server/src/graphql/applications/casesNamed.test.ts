import { afterAll, beforeAll, expect, it } from "vitest";
import { refreshOldSummaries } from "../../commands/queue/refreshSummary.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** What the legal team learns of cases of the same name before one more is begun: its own, and of others how many and whom to ask. */

let server: TestServer;
let lawyer: Actor;
let paralegal: Actor;
let ownCase: string;
let kofisCase: string;
let nobodysCase: string;

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
  await refreshOldSummaries({ ...firm, reportFault: (fault) => expect.fail(String(fault)) });
});
afterAll(async () => await server.close());

type Named = { cases: { id: string }[]; elsewhere: number; ask: string[] };
async function named(who: Actor, name: string) {
  const query = "query ($name: String!) { casesNamed(name: $name) { cases { id } elsewhere ask } }";
  const { cases, ...others } = (await server.data(who, query, { name })).casesNamed as Named;
  return { cases: cases.map(({ id }) => id).toSorted(), ...others };
}

it("shows those of the reader, and of others their number and who works on them", async () => {
  expect(await named(paralegal, "Noor El Haddad")).toEqual({ cases: [ownCase], elsewhere: 2, ask: ["Kofi Mensah"] });
  expect(await named(lawyer, "el-haddad noor")).toEqual({
    cases: [ownCase, kofisCase, nobodysCase].toSorted(),
    elsewhere: 0,
    ask: [],
  });
});

it("finds nothing by a name that lacks a word of it, by no letters, or for who begins no case", async () => {
  const nothing = { cases: [], elsewhere: 0, ask: [] };
  for (const name of ["Noor Okafor", "", "  ", "1990", "x".repeat(5000)])
    expect(await named(lawyer, name)).toEqual(nothing);
  for (const role of ["student", "support", "schoolStaff", "agent"] as const)
    expect(await named(await server.firm.person(role), "Noor El Haddad")).toEqual(nothing);
});
