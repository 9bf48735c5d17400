import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { listNotifications } from "../../store/notifications.ts";
import { listSectionInvitations } from "../../store/sectionInvitations.ts";
import { sectionInvitationTable } from "../../store/tables/sections.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { finishSection } from "./finishSection.ts";
import { inviteToSection } from "./inviteToSection.ts";
import { openSectionInvitation } from "./openSectionInvitation.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => {
  await firm.close();
});
beforeEach(async () => {
  amara = await firm.person("student");
  firm.mails.length = 0;
});

/** A visitor who prepares for herself and stays with her family. */
const visit = async (answers: Readonly<Record<string, unknown>> = { vvHostInCanada: "family" }) => {
  const applicationId = await firm.application(amara, "VisitorVisa");
  const given = Object.entries({ vvVisitorType: "myself", ...answers });
  const { refusals } = await saveAnswers(firm, amara, {
    applicationId,
    answers: given.map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  expect(refusals).toEqual([]);
  return applicationId;
};
const invite = async (applicationId: string) =>
  await inviteToSection(firm, amara, { applicationId, section: "host", email: "marta@example.test", language: "fr" });
const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);
/** The token in the newest mail. */
const mailed = () => {
  const mail = firm.mails.at(-1);
  if (mail?.kind !== "hostInvitation" || !("toAddress" in mail)) throw new Error("no invitation was mailed");
  return { token: mail.values.token, to: mail.toAddress };
};

describe("a visitor for whom somebody else prepares", () => {
  const inviteVisitor = async (applicationId: string) =>
    await inviteToSection(firm, amara, {
      applicationId,
      section: "visitor",
      email: "ngozi@example.test",
      language: "en",
    });

  test("is invited by the host who prepares, answers about herself alone, and says when she is done", async () => {
    const applicationId = await visit({ vvVisitorType: "parent", vvIsHosting: true, vvReasonForVisit: "visitFamily" });
    expect(codes(await inviteVisitor(applicationId))).toEqual([]);
    const mail = firm.mails.at(-1);
    if (mail?.kind !== "visitorInvitation") throw new Error("no invitation was mailed");
    const { guest } =
      (await openSectionInvitation(firm, { token: mail.values.token })) ?? expect.fail("the link did not open");
    expect(guest).toMatchObject({ applicationId, section: "visitor" });
    const save = async (key: string, value: unknown) => {
      const { refusals } = await saveAnswers(firm, guest, { applicationId, answers: [{ key, value, baseVersion: 0 }] });
      return refusals.map(({ code }) => code);
    };
    expect(await save("country", "NG")).toEqual([]);
    expect(await save("vvSponsor", "hostFamily")).toEqual(["answerNotYours"]);
    expect(codes(await finishSection(firm, guest))).toEqual([]);
    expect(firm.mails.at(-1)?.kind).toBe("visitorSectionFinished");
  });

  test("is not invited where the visa is for oneself or a minor, nor to another kind of application", async () => {
    for (const answers of [{}, { vvVisitorType: "child", vvIsHosting: true, vvIsChildUnderAge: true }])
      expect(codes(await inviteVisitor(await visit(answers)))).toEqual(["sectionHasNoQuestions"]);
    expect(codes(await inviteVisitor(await firm.application(amara)))).toEqual(["sectionHasNoQuestions"]);
  });

  test("who becomes nobody else than who prepares saves nothing more by a link that was sent before", async () => {
    const applicationId = await visit({ vvVisitorType: "parent", vvIsHosting: true });
    await inviteVisitor(applicationId);
    const mail = firm.mails.at(-1);
    if (mail?.kind !== "visitorInvitation") throw new Error("no invitation was mailed");
    const { guest } =
      (await openSectionInvitation(firm, { token: mail.values.token })) ?? expect.fail("the link did not open");
    await saveAnswers(firm, amara, {
      applicationId,
      answers: [{ key: "vvVisitorType", value: "myself", baseVersion: 1 }],
    });
    const { refusals } = await saveAnswers(firm, guest, {
      applicationId,
      answers: [{ key: "country", value: "NG", baseVersion: 0 }],
    });
    expect(refusals.map(({ code }) => code)).toEqual(["answerNotYours"]);
  });
});

describe("the host of a visit", () => {
  test("is invited with words of their own, and says when they are done", async () => {
    const applicationId = await visit();
    expect(codes(await invite(applicationId))).toEqual([]);
    expect([firm.mails.at(-1)?.kind, mailed().to]).toEqual(["hostInvitation", "marta@example.test"]);
    const session = await openSectionInvitation(firm, mailed());
    if (!session) throw new Error("the link did not open");
    expect(session.guest).toMatchObject({ applicationId, section: "host" });
    expect(codes(await finishSection(firm, session.guest))).toEqual([]);
    expect(firm.mails.at(-1)).toEqual({
      kind: "hostSectionFinished",
      toUserId: amara.userId,
      values: { path: `/applications/${applicationId}#people`, to: "applicant" },
    });
    const [told] = (await listNotifications(firm.db, amara.userId)).filter(
      (one) => one.applicationId === applicationId,
    );
    expect([told?.kind, told?.subject]).toEqual(["hostSectionFinished", { section: "host" }]);
  });

  test("is not invited before it is said that a person hosts, nor where whoever prepares is the host", async () => {
    for (const answers of [{}, { vvHostInCanada: "hotel" }, { vvVisitorType: "parent", vvIsHosting: true }]) {
      const applicationId = await visit(answers);
      const { refusals } = await invite(applicationId);
      expect(refusals.map(({ code, text }) => [code, /host/.test(text.en)])).toEqual([["sectionHasNoQuestions", true]]);
    }
    expect(codes(await invite(await firm.application(amara)))).toEqual(["sectionHasNoQuestions"]);
    expect(firm.mails).toEqual([]);
  });

  test("and the spouse have links of their own: inviting one ends none of the other", async () => {
    const applicationId = await visit();
    await invite(applicationId);
    const { guest } = (await openSectionInvitation(firm, mailed())) ?? expect.fail("the link did not open");
    await firm.db.insert(sectionInvitationTable).values({
      id: `spouse of ${applicationId}`,
      applicationId,
      section: "spouse",
      language: "en",
      tokenHash: Buffer.from(applicationId),
      createdBy: amara.userId,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 1000),
    });
    await invite(applicationId);
    const listed = await listSectionInvitations(firm.db, applicationId);
    expect(Object.fromEntries(listed.map(({ id, revokedAt }) => [id, revokedAt !== null]))).toMatchObject({
      [guest.invitationId]: true,
      [`spouse of ${applicationId}`]: false,
    });
  });
});
