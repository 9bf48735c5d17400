import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forceStatus } from "../../commands/lifecycle/forceStatus.ts";
import { reopenPart } from "../../commands/reopening/reopenParts.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let student: Actor;
let lawyer: Actor;
let applicationId: string;
beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  student = await firm.person("student");
  lawyer = await firm.person("lawyer");
  applicationId = await firm.application(student);
  await firm.assign(applicationId, lawyer);
  const admin = await firm.person("admin");
  const given = { applicationId, from: "Preparation", to: "LawyerReview", reason: "A slip.", requestId: randomUUID() };
  const { refusals } = await forceStatus(firm, admin, given);
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
});
afterAll(async () => await server.close());

const permissionsOf = async (page: string) => {
  const asked = "query Q($id: ID!) { application(id: $id) { abilities plan { vault { page permissions } } } }";
  type Told = { abilities: string[]; plan: { vault: { page: string; permissions: string[] }[] } };
  const { abilities, plan } = (await server.data(student, asked, { id: applicationId })).application as Told;
  expect(abilities).not.toContain("stateNoDocument");
  return plan.vault.find((slot) => slot.page === page)?.permissions;
};

describe("a page of documents that is open again", () => {
  test("lets the applicant say that they do not have the document, there and nowhere else", async () => {
    expect(await permissionsOf("passport")).not.toContain("StateNoDocument");
    const part = { applicationId, kind: "documents", part: "passport", childNumber: null, reason: "It is blurred." };
    expect((await reopenPart(server.firm, lawyer, part)).refusals).toEqual([]);
    expect(await permissionsOf("passport")).toContain("StateNoDocument");
    expect(await permissionsOf("digital-photo")).not.toContain("StateNoDocument");
  });
});
