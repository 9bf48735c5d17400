import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NoticeChoices } from "@boreal/domain/notices/noticeChoices";
import { noChoices } from "@boreal/domain/notices/noticeChoices";
import { eq } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { writeNoticeChoices } from "../../store/notices.ts";
import { listNotifications } from "../../store/notifications.ts";
import { createMailQueue, writeMail } from "../../mail/outbox.ts";
import { mailOutboxTable } from "../../store/tables/mail.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { tell, type Notice } from "./tell.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

const at = (moment: string): Pick<TestFirm, "now"> => ({ now: () => new Date(moment) });
const tellNow = async (notices: readonly Notice[], more: Partial<TestFirm> = {}) =>
  await firm.db.transaction(async (tx) => await tell({ ...firm, ...more }, tx, ...notices));
const mailsTo = (person: Actor) => firm.mails.filter((mail) => "toUserId" in mail && mail.toUserId === person.userId);
const told = async (person: Actor) => await listNotifications(firm.db, person.userId);
const choose = async (person: Actor, choices: Partial<NoticeChoices>) =>
  await firm.db.transaction(
    async (tx) => await writeNoticeChoices(tx, person.userId, { ...noChoices, ...choices }, new Date()),
  );

describe("telling", () => {
  it("happens once for one cause, also when the request comes again or twice at the same moment", async () => {
    const amara = await firm.person("student");
    const notice: Notice = { kind: "caseMoved", to: amara.userId, key: "move 1", applicationId: "a1" };
    const counts = await Promise.all([1, 2, 3, 4].map(async () => await tellNow([notice])));
    expect(counts.filter((count) => count === 1)).toEqual([1]);
    expect(await tellNow([notice])).toBe(0);
    expect(await tellNow([{ ...notice, key: "move 2" }])).toBe(1);
    expect(await told(amara)).toHaveLength(2);
    expect(mailsTo(amara)).toEqual(
      [1, 2].map(() => ({
        kind: "caseMoved",
        toUserId: amara.userId,
        values: { path: "/applications/a1", to: "applicant" },
      })),
    );
  });

  it("does not happen to somebody whose account was ended", async () => {
    const lawyer = await firm.person("lawyer");
    const notice: Notice = { kind: "paymentReceived", to: lawyer.userId, key: "ended", applicationId: "a1" };
    await firm.db.update(profileTable).set({ disabledAt: new Date() }).where(eq(profileTable.userId, lawyer.userId));
    expect([await tellNow([notice]), await told(lawyer), mailsTo(lawyer)]).toEqual([0, [], []]);
  });

  it("ends with the account, also for a mail that waits already; mails about the account itself still go out", async () => {
    const lawyer = await firm.person("lawyer");
    const queueMail = createMailQueue({ keys: firm.keys, origin: () => "http://here.test", now: () => new Date() });
    await queueMail(firm.db, { kind: "paymentReceived", toUserId: lawyer.userId, values: { path: "/", to: "team" } });
    await queueMail(firm.db, { kind: "passwordChanged", toUserId: lawyer.userId, values: {} });
    const written = async () => {
      const rows = await firm.db.select().from(mailOutboxTable).where(eq(mailOutboxTable.toUserId, lawyer.userId));
      const mails = await Promise.all(rows.map(async (row) => (await writeMail(firm.db, firm.keys, row)) && row.kind));
      return mails.filter((kind) => kind !== undefined).toSorted();
    };
    expect(await written()).toEqual(["passwordChanged", "paymentReceived"]);
    await firm.db.update(profileTable).set({ disabledAt: new Date() }).where(eq(profileTable.userId, lawyer.userId));
    expect(await written()).toEqual(["passwordChanged"]);
  });

  it("does not happen when its cause did not", async () => {
    const amara = await firm.person("student");
    const notice: Notice = { kind: "paymentReceived", to: amara.userId, key: "p1", applicationId: "a1" };
    await firm.db
      .transaction(async (tx) => {
        await tell(firm, tx, notice);
        throw new Error("the payment was not recorded");
      })
      .catch(() => undefined);
    expect(await told(amara)).toEqual([]);
    expect(await tellNow([notice])).toBe(1);
  });

  it("tells several things of one page in one mail, and each by itself in the application", async () => {
    const amara = await firm.person("student");
    const notices = ["d1", "d2", "d3"].map((key): Notice => ({
      kind: "deadlineNear",
      to: amara.userId,
      key,
      applicationId: "a1",
    }));
    expect(await tellNow(notices)).toBe(3);
    expect(await told(amara)).toHaveLength(3);
    expect(mailsTo(amara)).toHaveLength(1);
  });

  it("says to staff what is for staff, and nothing that is not theirs", async () => {
    const lawyer = await firm.person("lawyer");
    expect(await tellNow([{ kind: "authorityRequest", to: lawyer.userId, key: "r", applicationId: "a1" }])).toBe(1);
    expect(mailsTo(lawyer)).toMatchObject([{ values: { to: "team" } }]);
    expect(await tellNow([{ kind: "changesRequested", to: lawyer.userId, key: "r", applicationId: "a1" }])).toBe(0);
    expect(await tellNow([{ kind: "caseMoved", to: "nobody", key: "r" }])).toBe(0);
  });
});

describe("what a person chose", () => {
  it("decides about mail, kind by kind; in the application everything is told", async () => {
    const amara = await firm.person("student");
    await choose(amara, { kinds: { caseMoved: "never", messageReceived: "digest", breakGlassUsed: "never" } });
    const kinds = ["caseMoved", "messageReceived", "paymentDue", "breakGlassUsed", "documentAccepted"] as const;
    for (const kind of kinds) await tellNow([{ kind, to: amara.userId, key: "1", applicationId: "a1" }]);
    const inDigest = Object.fromEntries((await told(amara)).map((row) => [row.kind, row.inDigest]));
    expect(inDigest).toEqual({
      caseMoved: false,
      messageReceived: true,
      paymentDue: false,
      breakGlassUsed: false,
      documentAccepted: true,
    });
    // What support did is told whatever was chosen.
    expect(mailsTo(amara).map(({ kind }) => kind)).toEqual(["paymentDue", "breakGlassUsed"]);
  });

  it("keeps mail back in the quiet hours of the person's own clock; what is due tomorrow goes through", async () => {
    const amara = await firm.person("student");
    await choose(amara, { quiet: { from: 22 * 60, until: 7 * 60 }, timeZone: "Africa/Douala" });
    const night = at("2026-11-23T22:30:00Z");
    await tellNow([{ kind: "messageReceived", to: amara.userId, key: "1", applicationId: "a1" }], night);
    await tellNow([{ kind: "deadlineTomorrow", to: amara.userId, key: "1", applicationId: "a1" }], night);
    const day = at("2026-11-23T12:30:00Z");
    await tellNow([{ kind: "messageReceived", to: amara.userId, key: "2", applicationId: "a1" }], day);
    expect(mailsTo(amara).map(({ kind, notBefore }) => [kind, notBefore?.toISOString()])).toEqual([
      // 23:30 there, so until 7:00 there.
      ["messageReceived", "2026-11-24T06:00:00.000Z"],
      ["deadlineTomorrow", undefined],
      ["messageReceived", undefined],
    ]);
  });
});
