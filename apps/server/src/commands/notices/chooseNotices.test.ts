import { afterAll, beforeAll, expect, it } from "vitest";
import { readNoticeReader } from "../../store/notices.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { chooseNotices, type GivenChoices } from "./chooseNotices.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

const given: GivenChoices = {
  kinds: [
    { kind: "caseMoved", mail: "digest" },
    { kind: "messageReceived", mail: "atOnce" },
  ],
  digest: "weekly",
  quietFrom: 22 * 60,
  quietUntil: 7 * 60,
  timeZone: "Africa/Douala",
};

it("keeps what differs from the defaults, and nothing of other people", async () => {
  const [amara, binta] = [await firm.person("student"), await firm.person("student")];
  expect(await chooseNotices(firm, amara, given)).toEqual({ done: true, refusals: [] });
  expect((await readNoticeReader(firm.db, amara.userId))?.choices).toEqual({
    kinds: { caseMoved: "digest" },
    digest: "weekly",
    quiet: { from: 1320, until: 420 },
    timeZone: "Africa/Douala",
  });
  expect((await readNoticeReader(firm.db, binta.userId))?.choices.kinds).toEqual({});
  const none = { kinds: [], digest: "daily", quietFrom: null, quietUntil: null, timeZone: null };
  expect(await chooseNotices(firm, amara, none)).toEqual({ done: true, refusals: [] });
  expect((await readNoticeReader(firm.db, amara.userId))?.choices).toMatchObject({ kinds: {}, quiet: null });
});

it.each([
  ["a kind that is not there", { kinds: [{ kind: "toString", mail: "never" }] }, "noticeKindNotKnown"],
  ["a kind that is for staff", { kinds: [{ kind: "taskDone", mail: "never" }] }, "noticeKindNotKnown"],
  ["what is always told", { kinds: [{ kind: "breakGlassUsed", mail: "never" }] }, "noticeKindNotKnown"],
  ["a time that is none", { kinds: [{ kind: "caseMoved", mail: "always" }] }, "noticeTimeNotKnown"],
  ["a digest that is none", { digest: "hourly" }, "noticeTimeNotKnown"],
  ["half of the quiet hours", { quietUntil: null }, "quietHoursNotRight"],
  ["quiet hours of no length", { quietUntil: 1320 }, "quietHoursNotRight"],
  ["an hour that no day has", { quietFrom: 1440 }, "quietHoursNotRight"],
  ["a zone that is none", { timeZone: "Mars/Olympus" }, "timeZoneNotKnown"],
  ["quiet hours of no zone", { timeZone: null }, "timeZoneNotKnown"],
] as const)("refuses %s, and changes nothing", async (_, wrong, code) => {
  const amara = await firm.person("student");
  const outcome = await chooseNotices(firm, amara, { ...given, ...wrong });
  expect(outcome.refusals.map((refusal) => refusal.code)).toEqual([code]);
  expect((await readNoticeReader(firm.db, amara.userId))?.choices.kinds).toEqual({});
});
