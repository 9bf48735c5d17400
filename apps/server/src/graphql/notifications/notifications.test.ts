import { afterAll, beforeAll, expect, it } from "vitest";
import { sendMessage } from "../../commands/desk/messages.ts";
import { setMatterNumber } from "../../commands/office/setMatterNumber.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());

const aboutOf = async (by: Actor) =>
  (
    (await server.data(by, "{ notifications { about } }", {}))["notifications"] as readonly { about: string | null }[]
  ).map(({ about }) => about);

it("a notice tells whoever works on many cases whose it is and its number, and the applicant neither", async () => {
  const { firm } = server;
  const [amara, lawyer] = [
    await firm.person("student", { firstName: "Amara", lastName: "Okafor" }),
    await firm.person("lawyer"),
  ];
  const applicationId = await firm.application(amara);
  await firm.assign(applicationId, lawyer);
  const write = async (by: Actor, key: string) =>
    await sendMessage(firm, by, { applicationId, key: `00000000-0000-4000-8000-00000000000${key}`, body: "Hello." });
  await write(amara, "1");
  await write(lawyer, "2");
  expect(await aboutOf(lawyer)).toContain("Amara Okafor");
  await setMatterNumber(firm, lawyer, { applicationId, number: "2027-0001" });
  expect(await aboutOf(lawyer)).toContain("Amara Okafor · 2027-0001");
  const hers = await aboutOf(amara);
  expect(hers.length).toBeGreaterThan(0);
  expect(new Set(hers)).toEqual(new Set([null]));
});
