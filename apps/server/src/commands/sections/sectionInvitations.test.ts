import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { tokenHash } from "../../accounts/oneTimeToken.ts";
import { deleteGuestSession, findGuest, listSectionInvitations } from "../../store/sectionInvitations.ts";
import { guestSessionTable, sectionInvitationTable } from "../../store/tables/sections.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { hiddenAnswer } from "../../store/answers/answers.ts";
import { listNotifications } from "../../store/notifications.ts";
import { finishSection } from "./finishSection.ts";
import { inviteToSection } from "./inviteToSection.ts";
import { openSectionInvitation } from "./openSectionInvitation.ts";
import { revokeSectionInvitation } from "./revokeSectionInvitation.ts";

let firm: TestFirm;
let time: number;
let amara: Actor;
let application: string;
const deps = () => ({ ...firm, now: () => new Date(time) });
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => {
  await firm.close();
});
beforeEach(async () => {
  time = Date.now();
  amara = await firm.person("student");
  application = await firm.application(amara);
  firm.mails.length = 0;
  await answer({
    maritalStatus: "married",
    hasCanadianSpouse: false,
    isSpouseOfTemporaryResident: false,
    accompanyingSpouse: true,
  });
});

const answer = async (answers: Record<string, unknown>) => {
  const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  const { refusals } = await saveAnswers(firm, amara, { applicationId: application, answers: given });
  expect(refusals).toEqual([]);
};
const invite = async (asker: Actor | null = amara, change: Partial<Parameters<typeof inviteToSection>[2]> = {}) =>
  await inviteToSection(deps(), asker, {
    applicationId: application,
    section: "spouse",
    email: " Chidi@Example.test ",
    language: "fr",
    ...change,
  });
const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);
/** The token in the newest mail. */
const mailed = () => {
  const mail = firm.mails.at(-1);
  if (mail?.kind !== "sectionInvitation" || !("toAddress" in mail)) throw new Error("no invitation was mailed");
  return { token: mail.values.token, to: mail.toAddress, language: mail.language };
};
const opened = async () => {
  await invite();
  const session = await openSectionInvitation(deps(), mailed());
  if (!session) throw new Error("the link did not open");
  return session;
};

describe("inviting the spouse", () => {
  test("mails a link in her language; the address and the token are kept nowhere", async () => {
    const { invitationId, refusals } = await invite();
    expect([refusals, mailed().to, mailed().language]).toEqual([[], "chidi@example.test", "fr"]);
    const [row] = await listSectionInvitations(firm.db, application);
    expect(row).toMatchObject({ id: invitationId, section: "spouse", language: "fr", openedAt: null, revokedAt: null });
    expect((row?.expiresAt.getTime() ?? 0) - time).toBe(14 * 24 * 3600 * 1000);
    const stored =
      JSON.stringify(await firm.db.select().from(sectionInvitationTable)) +
      JSON.stringify((await firm.db.$client.query("select subject from boreal.audit_event")).rows);
    expect(stored).not.toMatch(/chidi|example/i);
    expect(stored).not.toContain(mailed().token);
    expect(row?.tokenHash.equals(tokenHash(mailed().token))).toBe(true);
  });

  test("is for the applicant only, while the application is prepared", async () => {
    const lawyer = await firm.person("lawyer");
    await firm.assign(application, lawyer);
    expect(codes(await invite(null))).toEqual(["notSignedIn"]);
    expect(codes(await invite(await firm.person("student")))).toEqual(["notFound"]);
    expect(codes(await invite(lawyer))).toEqual(["notAllowed"]);
    expect(codes(await invite(amara, { applicationId: "none" }))).toEqual(["notFound"]);
    expect(codes(await invite(amara, { section: "main" }))).toEqual(["sectionNotKnown"]);
    expect(codes(await invite(amara, { language: "de" }))).toEqual(["languageNotKnown"]);
    expect(codes(await invite(amara, { email: "not an address" }))).toEqual(["emailNotValid"]);
    await firm.db.$client.query(`update boreal.application set status = 'LawyerReview' where id = $1`, [application]);
    expect(codes(await invite())).toEqual(["applicationLocked"]);
    expect(firm.mails).toEqual([]);
  });

  test("has something to ask first", async () => {
    const alone = await firm.application(amara);
    expect(codes(await invite(amara, { applicationId: alone }))).toEqual(["sectionHasNoQuestions"]);
  });

  test("ends the link that was sent before", async () => {
    const { token } = await opened();
    await invite();
    expect(await findGuest(firm.db, tokenHash(token), new Date(time))).toBeUndefined();
    expect(
      (await listSectionInvitations(firm.db, application)).filter(({ revokedAt }) => revokedAt === null),
    ).toHaveLength(1);
  });

  test("stops after ten mails in a day, over all applications of a person", async () => {
    for (let count = 0; count < 10; count += 1) expect(codes(await invite())).toEqual([]);
    expect(codes(await invite())).toEqual(["tooManyInvitations"]);
    expect(firm.mails).toHaveLength(10);
    time += 24 * 3600 * 1000 + 1;
    expect(codes(await invite())).toEqual([]);
  });
});

describe("the link", () => {
  test("opens as often as she needs, each time with a session of its own", async () => {
    const first = await opened();
    const second = await openSectionInvitation(deps(), mailed());
    expect(second?.guest).toEqual(first.guest);
    expect(second?.token).not.toBe(first.token);
    expect(first.guest).toMatchObject({ applicationId: application, section: "spouse", language: "fr" });
    expect(first.expiresAt.getTime() - time).toBe(12 * 3600 * 1000);
    expect(await findGuest(firm.db, tokenHash(first.token), new Date(time))).toEqual(first.guest);
    await deleteGuestSession(firm.db, tokenHash(first.token));
    expect(await findGuest(firm.db, tokenHash(first.token), new Date(time))).toBeUndefined();
    expect(await findGuest(firm.db, tokenHash(second?.token ?? ""), new Date(time))).toEqual(first.guest);
    expect((await listSectionInvitations(firm.db, application))[0]?.openedAt).toEqual(new Date(time));
  });

  test("opens nothing when it is wrong, too old, taken back, or the application was sent", async () => {
    expect(await openSectionInvitation(deps(), { token: "wrong" })).toBeUndefined();
    const { token, expiresAt } = await opened();
    time = expiresAt.getTime();
    expect(await findGuest(firm.db, tokenHash(token), new Date(time))).toBeUndefined();
    expect(await openSectionInvitation(deps(), mailed())).toBeDefined();
    await firm.db.$client.query(`update boreal.application set status = 'LawyerReview' where id = $1`, [application]);
    expect(await openSectionInvitation(deps(), mailed())).toBeUndefined();
    await firm.db.$client.query(`update boreal.application set status = 'Preparation' where id = $1`, [application]);
    time += 14 * 24 * 3600 * 1000;
    expect(await openSectionInvitation(deps(), mailed())).toBeUndefined();
  });

  test("ends at once with all its sessions when it is taken back, by the applicant or an administrator", async () => {
    const { token, guest } = await opened();
    const revoke = async (asker: Actor | null, id = guest.invitationId) =>
      codes(await revokeSectionInvitation(deps(), asker, { id }));
    const lawyer = await firm.person("lawyer");
    await firm.assign(application, lawyer);
    expect(await revoke(null)).toEqual(["notSignedIn"]);
    expect(await revoke(await firm.person("student"))).toEqual(["invitationNotFound"]);
    expect(await revoke(lawyer)).toEqual(["notAllowed"]);
    expect(await revoke(amara, "none")).toEqual(["invitationNotFound"]);
    expect(await findGuest(firm.db, tokenHash(token), new Date(time))).toEqual(guest);
    expect([await revoke(amara), await revoke(amara), await revoke(await firm.person("admin"))]).toEqual([[], [], []]);
    expect(await findGuest(firm.db, tokenHash(token), new Date(time))).toBeUndefined();
    expect(await openSectionInvitation(deps(), mailed())).toBeUndefined();
    expect(
      (await firm.db.select().from(guestSessionTable)).filter(
        ({ invitationId }) => invitationId === guest.invitationId,
      ),
    ).toEqual([]);
  });
});

describe("a guest who is done", () => {
  const told = () => firm.mails.filter(({ kind }) => kind === "sectionFinished");
  const notices = async () =>
    (await listNotifications(firm.db, amara.userId)).filter(({ applicationId }) => applicationId === application);

  test("tells the applicant, in the application and by mail, in words that name nobody", async () => {
    const { guest } = await opened();
    expect(codes(await finishSection(deps(), guest))).toEqual([]);
    expect((await notices()).map(({ kind, subject }) => [kind, subject])).toEqual([
      ["sectionFinished", { section: "spouse" }],
    ]);
    expect(told()).toEqual([
      {
        kind: "sectionFinished",
        toUserId: amara.userId,
        values: { path: `/applications/${application}#people`, to: "applicant" },
      },
    ]);
    expect((await listSectionInvitations(firm.db, application))[0]?.finishedAt).toEqual(new Date(time));
  });

  test("may say so again; whoever invited them is written to once an hour at most", async () => {
    const { guest } = await opened();
    await finishSection(deps(), guest);
    time += 60_000;
    await finishSection(deps(), guest);
    expect([told().length, (await notices()).length]).toEqual([1, 1]);
    expect((await listSectionInvitations(firm.db, application))[0]?.finishedAt).toEqual(new Date(time));
    time += 3600 * 1000;
    await finishSection(deps(), guest);
    expect([told().length, (await notices()).length]).toEqual([2, 2]);
  });

  test("says nothing once the link was taken back, or the application was sent", async () => {
    const { guest } = await opened();
    await revokeSectionInvitation(deps(), amara, { id: guest.invitationId });
    expect(codes(await finishSection(deps(), guest))).toEqual(["sectionLinkNotValid"]);
    const again = await opened();
    await firm.db.$client.query(`update boreal.application set status = 'LawyerReview' where id = $1`, [application]);
    expect(codes(await finishSection(deps(), again.guest))).toEqual(["sectionLinkNotValid"]);
    expect(codes(await finishSection(deps(), null))).toEqual(["sectionLinkNotValid"]);
    expect([told(), await notices()]).toEqual([[], []]);
  });
});

describe("a guest who answers", () => {
  const save = async (key: string, value: unknown, baseVersion = 0) => {
    const { guest } = await opened();
    return {
      guest,
      saved: await saveAnswers(deps(), guest, { applicationId: application, answers: [{ key, value, baseVersion }] }),
    };
  };

  test("sets the answers about herself, in her own name", async () => {
    const { guest, saved } = await save("spouseBiometrics", true);
    expect(saved).toEqual({ saved: [{ key: "spouseBiometrics", version: 1 }], conflicts: [], refusals: [] });
    const key = hiddenAnswer(await firm.personKey(amara.userId), application, "spouseBiometrics");
    const { rows } = await firm.db.$client.query(
      `select answered_by from boreal.answer where application_id = $1 and key = $2`,
      [application, key],
    );
    expect(rows).toEqual([{ answered_by: guest.invitationId }]);
    const events = await firm.db.$client.query(
      "select kind, actor_id from boreal.audit_event where chain_id = $1 order by position",
      [application],
    );
    expect(events.rows.slice(-3)).toEqual([
      { kind: "sectionInvited", actor_id: amara.userId },
      { kind: "sectionInvitationOpened", actor_id: guest.invitationId },
      { kind: "answersSaved", actor_id: guest.invitationId },
    ]);
    expect(await verifyChain(firm.db, application)).toMatchObject({ whole: true });
  });

  test("sets no other answer, and does not learn what it is", async () => {
    await answer({ pastCanadianRefusal: true });
    const { saved } = await save("pastCanadianRefusal", true);
    expect(saved).toMatchObject({
      saved: [],
      conflicts: [],
      refusals: [{ code: "answerNotYours", path: "answers.pastCanadianRefusal" }],
    });
    expect((await save("accompanyingSpouse", false)).saved.refusals.map(({ code }) => code)).toEqual([
      "answerNotYours",
    ]);
  });

  test("sets nothing elsewhere, and nothing once the application is sent", async () => {
    const { guest } = await opened();
    const other = await firm.application(amara);
    const into = async (applicationId: string) =>
      codes(
        await saveAnswers(deps(), guest, {
          applicationId,
          answers: [{ key: "spouseBiometrics", value: true, baseVersion: 0 }],
        }),
      );
    expect(await into(other)).toEqual(["notFound"]);
    await firm.db.$client.query(`update boreal.application set status = 'LawyerReview' where id = $1`, [application]);
    expect(await into(application)).toEqual(["notFound"]);
  });

  test("and the applicant never overwrite each other without a word", async () => {
    await answer({ spouseBiometrics: false });
    const { saved } = await save("spouseBiometrics", true);
    expect(saved).toMatchObject({ saved: [], conflicts: [{ key: "spouseBiometrics", value: false, version: 1 }] });
  });
});
