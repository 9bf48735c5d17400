import type { Memo } from "@boreal/domain/memo/memo";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "@boreal/domain/caseFile/user";
import { openTestServer, type TestServer } from "../testServer.ts";

/** Who reads the readiness memo of a case: the legal team alone, and no applicant, school, agent or support. */

let server: TestServer;
let applicationId: string;
const query = "query ($id: ID!) { application(id: $id) { memo abilities } }";

beforeAll(async () => {
  server = await openTestServer();
  const student = await server.firm.person("student");
  applicationId = await server.firm.application(student);
});
afterAll(async () => await server.close());

type Told = { readonly application: { readonly memo: Memo | null; readonly abilities: readonly string[] } | null };
const toldTo = async (role: Role): Promise<Told["application"]> => {
  const who = await server.firm.person(role, role === "lawyer" ? { lawyerScope: "firm" } : {});
  return ((await server.data(who, query, { id: applicationId })) as Told).application;
};

test.each(["lawyer", "admin"] as const)("%s reads it, and it predicts nothing", async (role) => {
  const told = await toldTo(role);
  expect(told?.memo?.format).toBe("boreal-memo/1");
  expect(told?.memo?.notice.en).toMatch(/predicts nothing/);
  expect(told?.memo?.reasons.find(({ id }) => id === "insufficientFunds")?.covered).toBe("no");
  expect(told?.abilities).toContain("readMemo");
});

test("the applicant is told nothing of it", async () => {
  const student = await server.firm.person("student");
  const own = await server.firm.application(student);
  const { application } = (await server.data(student, query, { id: own })) as Told;
  expect(application?.memo).toBeNull();
  expect(application?.abilities).not.toContain("readMemo");
});

test.each(["support", "agent", "schoolStaff"] as const)("%s is told nothing of it", async (role) => {
  const told = await toldTo(role);
  expect(told?.memo ?? null).toBeNull();
  expect(told?.abilities ?? []).not.toContain("readMemo");
});
