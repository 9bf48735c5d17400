import { afterAll, beforeAll, expect, it } from "vitest";
import { inviteToSection } from "../../commands/sections/inviteToSection.ts";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import type { Guest } from "../../policies/sections.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let silent: TestServer;
let told: TestServer;
beforeAll(async () => {
  [silent, told] = await Promise.all([openTestServer(), openTestServer({ contactEmail: "private@example.test" })]);
});
afterAll(async () => await Promise.all([silent.close(), told.close()]));

const ofApplication = "query A($id: ID!) { application(id: $id) { contactEmail } }";

/** What the applicant and the invited spouse are told of the address. */
async function seenBy({ firm, data, ask }: TestServer) {
  const amara = await firm.person("student");
  const id = await firm.application(amara);
  const answers = [
    { key: "maritalStatus", value: "married", baseVersion: 0 },
    { key: "accompanyingSpouse", value: true, baseVersion: 0 },
  ];
  await saveAnswers(firm, amara, { applicationId: id, answers });
  const { invitationId } = await inviteToSection(firm, amara, {
    applicationId: id,
    section: "spouse",
    email: "chidi@example.test",
    language: "en",
  });
  const guest: Guest = { invitationId: invitationId ?? "", applicationId: id, section: "spouse", language: "en" };
  return [
    await data(amara, ofApplication, { id }),
    (await ask(null, "{ guestCase { contactEmail } }", {}, guest)).data,
  ];
}

it("applicant and invited spouse are told where to write about confidential questions, when the office said where", async () => {
  expect(await seenBy(told)).toEqual([
    { application: { contactEmail: "private@example.test" } },
    { guestCase: { contactEmail: "private@example.test" } },
  ]);
  expect(await seenBy(silent)).toEqual([
    { application: { contactEmail: null } },
    { guestCase: { contactEmail: null } },
  ]);
});
