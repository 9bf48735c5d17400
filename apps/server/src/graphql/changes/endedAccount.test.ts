import { afterAll, beforeAll, expect, it } from "vitest";
import { disableAccount } from "../../commands/accounts/disableAccount.ts";
import { openTestServer, type TestServer } from "../testServer.ts";
import { openStream, until } from "./testStream.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());

it("the streams of an ended account end with it, and those of others go on", async () => {
  const { firm, signedIn } = server;
  const [owner, other, admin] = [
    await firm.person("student"),
    await firm.person("student"),
    await firm.person("admin"),
  ];
  const [own, others] = [await firm.application(owner), await firm.application(other)];
  for (const person of [owner, other]) signedIn.set(person.userId, person);
  const watch = "subscription W($id: ID!) { applicationChanged(id: $id) { kind } }";
  const arrivals = "subscription { notificationArrived { id } }";
  const [changes, notices, foreign] = [
    await openStream(server, owner, watch, { variables: { id: own } }),
    await openStream(server, owner, arrivals),
    await openStream(server, other, watch, { variables: { id: others } }),
  ];
  await until(() => server.listeners === 3);
  const deps = {
    ...firm,
    forgetSessions: (userId: string) => void signedIn.delete(userId),
    publishChange: (change: Parameters<typeof server.tell>[0]) => server.tell(change),
  };
  expect(await disableAccount(deps, admin, { userId: owner.userId, toUserId: null })).toMatchObject({ done: true });
  await changes.ended;
  await notices.ended;
  await until(() => server.listeners === 1);
  expect([changes.events(), notices.events()]).toEqual([[], []]);
  foreign.close();
  await until(() => server.listeners === 0);
});
