import { afterAll, beforeAll, expect, it } from "vitest";
import { tokenHash } from "../../accounts/oneTimeToken.ts";
import { findOpenInvitation } from "../../accounts/openLinks.ts";
import type { Actor } from "../../policies/actor.ts";
import { findFeedByToken } from "../../store/calendar/calendarFeeds.ts";
import { findGuest } from "../../store/sectionInvitations.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { createCalendarFeed } from "../calendar/createCalendarFeed.ts";
import { finishSection } from "../sections/finishSection.ts";
import { inviteToSection } from "../sections/inviteToSection.ts";
import { openSectionInvitation } from "../sections/openSectionInvitation.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { disableAccount, enableAccount } from "./disableAccount.ts";
import { askFactorReset, confirmFactorReset } from "./factorReset.ts";
import { inviteStaff } from "./inviteStaff.ts";

let firm: TestFirm;
let admin: Actor;
const deps = () => ({ ...firm, forgetSessions: () => undefined });
const end = async (who: Actor) => {
  const ended = await disableAccount(deps(), admin, { userId: who.userId, toUserId: null });
  expect(ended).toMatchObject({ done: true });
};
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

/** An applicant with a calendar address, and somebody who opened the link to answer as the spouse. */
async function withGuest() {
  const owner = await firm.person("student");
  const applicationId = await firm.application(owner);
  const answers = Object.entries({ maritalStatus: "married", accompanyingSpouse: true });
  await saveAnswers(firm, owner, {
    applicationId,
    answers: answers.map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  await inviteToSection(firm, owner, { applicationId, section: "spouse", email: "chidi@example.test", language: "fr" });
  const mail = firm.mails.at(-1);
  const link = mail?.kind === "sectionInvitation" ? mail.values.token : expect.fail("no invitation was mailed");
  const opened = (await openSectionInvitation(firm, { token: link })) ?? expect.fail("the link opens nothing");
  const { path } = await createCalendarFeed(firm, owner);
  const feed = /\/calendar\/(.*)\.ics/.exec(path ?? "")?.[1] ?? "";
  const write = async () =>
    (
      await saveAnswers(firm, opened.guest, {
        applicationId,
        answers: [{ key: "spouseFirstName", value: "Chidi", baseVersion: 0 }],
      })
    ).refusals.map(({ code }) => code);
  return { owner, applicationId, link, opened, feed, write };
}

it("ends the calendar address, the guests, their links and their writes", async () => {
  const { owner, link, opened, feed, write } = await withGuest();
  expect(await findFeedByToken(firm.db, tokenHash(feed))).toBeDefined();
  await end(owner);
  expect(await findFeedByToken(firm.db, tokenHash(feed))).toBeUndefined();
  expect(await findGuest(firm.db, tokenHash(opened.token), new Date())).toBeUndefined();
  expect(await openSectionInvitation(firm, { token: link })).toBeUndefined();
  // A request that was let in before the account ended, and writes after it.
  expect(await write()).toEqual(["notFound"]);
  expect((await finishSection(firm, opened.guest)).refusals).toHaveLength(1);
  // Opened again, the account has none of it back.
  await enableAccount(deps(), admin, { userId: owner.userId });
  expect(await findFeedByToken(firm.db, tokenHash(feed))).toBeUndefined();
  expect(await openSectionInvitation(firm, { token: link })).toBeUndefined();
  expect(await write()).toEqual(["notFound"]);
});

it("stops an answer of a guest that is under way while the account ends", async () => {
  const { owner, applicationId, opened } = await withGuest();
  let isEnded = false;
  const slow = {
    ...firm,
    // Between the reading of the case and its write.
    personKey: async (id: string) => {
      if (!isEnded) {
        isEnded = true;
        await end(owner);
      }
      return await firm.personKey(id);
    },
  };
  const answers = [{ key: "spouseFirstName", value: "Chidi", baseVersion: 0 }];
  const { refusals, saved } = await saveAnswers(slow, opened.guest, { applicationId, answers });
  expect([refusals.map(({ code }) => code), saved]).toEqual([["notFound"], []]);
});

it("ends what it was even when the account ended before invitations did so", async () => {
  const { owner, link, opened, feed } = await withGuest();
  await firm.db.$client.query("update boreal.profile set disabled_at = now() where user_id = $1", [owner.userId]);
  expect(await findFeedByToken(firm.db, tokenHash(feed))).toBeUndefined();
  expect(await findGuest(firm.db, tokenHash(opened.token), new Date())).toBeUndefined();
  expect(await openSectionInvitation(firm, { token: link })).toBeUndefined();
});

it("ends the invitations of staff that an administrator sent, and what they asked of another", async () => {
  const leaving = await firm.person("admin");
  const lost = await firm.person("lawyer");
  await inviteStaff(deps(), leaving, {
    email: "friend@example.test",
    role: "lawyer",
    language: "en",
  });
  const mail = firm.mails.at(-1);
  const token = mail?.kind === "invitation" ? mail.values.token : expect.fail(`no invitation: ${mail?.kind}`);
  const isOpen = async () =>
    (await firm.db.transaction(async (tx) => await findOpenInvitation(tx, firm.keys, token, new Date()))) !== undefined;
  expect(await isOpen()).toBe(true);
  await askFactorReset(deps(), leaving, { userId: lost.userId });
  await end(leaving);
  expect(await isOpen()).toBe(false);
  expect((await confirmFactorReset(deps(), admin, { userId: lost.userId })).done).toBe(false);
});

it("asks who is there: in a session that is open for a while, nothing ends", async () => {
  const { owner, feed } = await withGuest();
  const stale = { ...admin, provenUntil: new Date(Date.now() - 1) };
  const refused = await disableAccount(deps(), stale, { userId: owner.userId, toUserId: null });
  expect(refused.refusals.map(({ code }) => code)).toEqual(["identityNotConfirmed"]);
  expect(await findFeedByToken(firm.db, tokenHash(feed))).toBeDefined();
});
