import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../../graphql/testServer.ts";
import { refreshOldSummaries } from "./refreshSummary.ts";
import { takeOutCaseList, type CaseList } from "./takeOutCaseList.ts";

let server: TestServer;
let lawyer: Actor;
let paralegal: Actor;

const deps = () => ({ ...server.firm, keys: server.firm.keys });
const takenOut = async (actor: Actor, asked = {}, language: "en" | "fr" = "en"): Promise<CaseList> =>
  await takeOutCaseList(deps(), actor, { asked, language });

/** The list as a spreadsheet reads it. */
function rowsOf(list: CaseList, delimiter = ","): readonly (readonly string[])[] {
  if ("refusals" in list) throw new Error(JSON.stringify(list.refusals));
  return parse(list.bytes, { bom: true, delimiter });
}

beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  lawyer = await firm.person("lawyer", { lawyerScope: "firm", firstName: "Hélène", lastName: "Roy" });
  paralegal = await firm.person("paralegal", { firstName: "Kofi", lastName: "Mensah" });
  const amara = await firm.person("student", { firstName: "Amara", lastName: "Okafor" });
  await firm.assign(await firm.application(amara), paralegal);
  const sly = await firm.person("student", {
    firstName: '=HYPERLINK("http://x.example")',
    lastName: "“Quoted”, Comma",
  });
  const many = await firm.person("student", { firstName: "Wei", lastName: "Zhang" });
  await firm.application(sly);
  for (let at = 0; at < 50; at += 1) await firm.application(many);
  await refreshOldSummaries({ ...firm, reportFault: (fault) => expect.fail(String(fault)) });
});
afterAll(async () => await server.close());

describe("the list of cases as a file", () => {
  it("holds every page of what its reader sees, in words", async () => {
    const [head = [], ...rows] = rowsOf(await takenOut(lawyer));
    expect(head.slice(0, 4)).toEqual(["Case number", "Applicant", "Application", "Status"]);
    expect(rows.length).toBe(52);
    const amara = rows.find(([, name]) => name === "Amara Okafor") ?? [];
    expect([amara[3], amara[5], amara.at(-1)]).toEqual(["Preparation", "the applicant", "Kofi Mensah"]);
    expect(amara[4]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Number(amara[9])).toBeGreaterThan(0);
  });

  it("in French has the words and the separator of French spreadsheets", async () => {
    const [head = [], ...rows] = rowsOf(await takenOut(lawyer, {}, "fr"), ";");
    expect(head.slice(0, 4)).toEqual(["Numéro de dossier", "Personne", "Demande", "État"]);
    expect(rows.map((row) => row[3])).toContain("Préparation");
  });

  it("holds what the list was asked by, and no case outside of its reader’s scope", async () => {
    expect(rowsOf(await takenOut(paralegal)).length).toBe(2);
    expect(rowsOf(await takenOut(lawyer, { search: "amara" })).length).toBe(2);
    expect(rowsOf(await takenOut(lawyer, { statuses: ["Approved"] })).length).toBe(1);
  });

  it("runs nothing in a spreadsheet, and keeps quotes and commas where they are", async () => {
    const names = rowsOf(await takenOut(lawyer)).map(([, name]) => name);
    expect(names).toContain('\'=HYPERLINK("http://x.example") “Quoted”, Comma');
  });

  it.each(["support", "student", "agent", "schoolStaff"] as const)("is not given to %s", async (role) => {
    expect(await takenOut(await server.firm.person(role))).toMatchObject({ refusals: [{}] });
  });

  it("leaves an entry in the log", async () => {
    await takenOut(lawyer, { search: "amara" });
    const { rows } = await server.firm.db.$client.query(
      "select actor_id, subject from boreal.audit_event where kind = 'caseListTakenOut' order by position desc limit 1",
    );
    expect(rows).toMatchObject([{ actor_id: lawyer.userId, subject: { cases: 1 } }]);
  });
});
