import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { messageTable } from "../../store/tables/desk.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { sendMessage } from "./messages.ts";

/** How many messages an account may send is counted over all of its cases, also when it writes in several at once. */

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const send = async (applicationId: string, key: string = randomUUID(), by: Actor = amara) =>
  (await sendMessage(firm, by, { applicationId, key, body: "When will my file be ready?" })).refusals.map(
    ({ code }) => code,
  );

it("of six cases in which the last messages are sent at once, no more go than the account may send", async () => {
  const cases = await Promise.all(Array.from({ length: 6 }, async () => await firm.application(amara)));
  const [first = ""] = cases;
  const key = randomUUID();
  expect(await send(first, key)).toEqual([]);
  await firm.db.insert(messageTable).values(
    Array.from({ length: 297 }, (_, position) => ({
      id: randomUUID(),
      applicationId: first,
      position: position + 10,
      writtenBy: amara.userId,
      isFromTeam: false,
      sealedBody: Buffer.from("sealed"),
      writtenAt: firm.now(),
    })),
  );
  const outcomes = await Promise.all(cases.map(async (one) => await send(one)));
  expect(outcomes.flat()).toEqual(Array.from({ length: 4 }, () => "tooManyMessages"));
  expect(await send(first, key), "what was sent before is known, and no new message").toEqual([]);
  const other = await firm.person("student");
  expect(await send(await firm.application(other), randomUUID(), other)).toEqual([]);
});
