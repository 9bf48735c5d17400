import { afterAll, beforeAll, expect, it } from "vitest";
import { noChoices, type NoticeChoices } from "@boreal/domain/notices/noticeChoices";
import type { Actor } from "../../policies/actor.ts";
import { writeNoticeChoices } from "../../store/notices.ts";
import { listNotifications, markRead } from "../../store/notifications.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { sendDigests } from "./sendDigests.ts";
import { tell } from "./tell.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

const at = (moment: string) => ({
  ...firm,
  now: () => new Date(moment),
  reportFault: (fault: unknown) => expect.unreachable(String(fault)),
});
const digestsTo = (person: Actor) =>
  firm.mails.flatMap((mail) =>
    mail.kind === "noticeDigest" && "toUserId" in mail && mail.toUserId === person.userId
      ? [{ counts: mail.values.counts, notBefore: mail.notBefore?.toISOString() }]
      : [],
  );
const accepted = async (person: Actor, key: string, moment: string) =>
  await firm.db.transaction(
    async (tx) => await tell(at(moment), tx, { kind: "documentAccepted", to: person.userId, key, applicationId: "a1" }),
  );
const choose = async (person: Actor, choices: Partial<NoticeChoices>) =>
  await firm.db.transaction(
    async (tx) => await writeNoticeChoices(tx, person.userId, { ...noChoices, ...choices }, new Date()),
  );

it("is one mail in the morning of the person, however often the job runs and on however many machines", async () => {
  const amara = await firm.person("student");
  await choose(amara, { timeZone: "Africa/Douala" });
  for (const key of ["1", "2", "3"]) await accepted(amara, key, "2026-11-23T15:00:00Z");
  await sendDigests(at("2026-11-24T06:59:00Z"));
  expect(digestsTo(amara)).toEqual([]);
  await Promise.all([1, 2, 3, 4].map(async () => await sendDigests(at("2026-11-24T07:00:00Z"))));
  await sendDigests(at("2026-11-24T07:15:00Z"));
  expect(digestsTo(amara)).toEqual([{ counts: { documentAccepted: 3 }, notBefore: undefined }]);
  await accepted(amara, "4", "2026-11-24T07:20:00Z");
  await sendDigests(at("2026-11-24T20:00:00Z"));
  expect(digestsTo(amara)).toHaveLength(1);
  await sendDigests(at("2026-11-25T07:00:00Z"));
  expect(digestsTo(amara)).toHaveLength(2);
});

it("comes once a week to who wants it so, and made up for when the server stood still", async () => {
  const binta = await firm.person("student");
  await choose(binta, { digest: "weekly", timeZone: "UTC" });
  await accepted(binta, "1", "2026-11-24T15:00:00Z");
  await sendDigests(at("2026-11-29T23:00:00Z"));
  expect(digestsTo(binta)).toEqual([]);
  await sendDigests(at("2026-12-02T12:00:00Z"));
  expect(digestsTo(binta)).toHaveLength(1);
});

it("leaves out what was read meanwhile, and is not written of nothing", async () => {
  const chidi = await firm.person("student");
  await accepted(chidi, "1", "2026-11-23T15:00:00Z");
  const ids = (await listNotifications(firm.db, chidi.userId)).map(({ id }) => id);
  await markRead(firm.db, chidi.userId, ids, new Date());
  await sendDigests(at("2026-11-25T20:00:00Z"));
  expect(digestsTo(chidi)).toEqual([]);
  expect((await listNotifications(firm.db, chidi.userId)).map(({ inDigest }) => inDigest)).toEqual([false]);
});

it("waits for the end of quiet hours, and stays whole when its transaction fails", async () => {
  const dana = await firm.person("student");
  await choose(dana, { timeZone: "UTC", quiet: { from: 20 * 60, until: 9 * 60 } });
  await accepted(dana, "1", "2026-11-23T15:00:00Z");
  const faults: unknown[] = [];
  await sendDigests({
    ...at("2026-11-24T08:00:00Z"),
    queueMail: async () => await Promise.reject(new Error("no room")),
    reportFault: (fault) => void faults.push(fault),
  });
  expect(faults.length).toBeGreaterThan(0);
  await sendDigests(at("2026-11-24T08:00:00Z"));
  expect(digestsTo(dana)).toEqual([{ counts: { documentAccepted: 1 }, notBefore: "2026-11-24T09:00:00.000Z" }]);
});
