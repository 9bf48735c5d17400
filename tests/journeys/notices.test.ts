import { noticeKinds } from "@boreal/domain/notices/noticeKinds";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noticesText } from "../../apps/web/src/features/account/notices/notices.text.ts";
import { text as accountText } from "../../apps/web/src/features/account/security/settings.text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { followNotification } from "../browser/case/notifications.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { cardOf, chooseFile, pdf } from "../browser/vault.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";
import { departmentLetter } from "../samples/biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../samples/biometricsLetter/letter.ts";

/** Her lawyer supplied a letter: she is told, does the one thing that the notice asks, and chooses how she is told from now on. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
let firm: Firm;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
  await lawyer.open(`/document-vault/biometrics-request-letter?application=${firm.applicationId}`);
  await chooseFile(lawyer, pdf("request.pdf", await departmentLetter(madeUpLetter(0, "en", "request"))));
  await cardOf(lawyer, "request.pdf").waitFor();
  await lawyer.leave();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const supplied = noticeKinds.documentSupplied.words.applicant;
const moved = noticeKinds.caseMoved.words.applicant;

describe.skipIf(!here).each(inLanguages("en"))("what Amara is told (%s)", (language) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await arriveAs("amara", boreal, firm, { language });
    await visitor.page.setViewportSize({ width: 360, height: 740 });
  });
  afterAll(async () => await visitor.leave());

  it("is one thing to do, under the bell and by mail, and the mail names nobody", async () => {
    if (language === "en") {
      await visitor.open("/");
      await followNotification(visitor, supplied);
      await expect.poll(() => new URL(visitor.page.url()).pathname).toContain("/document-vault/");
    }
    const mail = await boreal.mailTo(firm.amara.email, /document-vault/);
    expect(`${mail.subject} ${mail.body}`).not.toMatch(new RegExp(`${firm.amara.lastName}|${firm.amara.firstName}`));
  });

  it("stands on a page of its own, where what she opened is read", async () => {
    await visitor.open("/notices");
    await visitor.heading(noticesText.noticesTitle).waitFor();
    await visitor.page.getByText(visitor.t(supplied.said), { exact: true }).first().waitFor();
    await expect
      .poll(async () => await visitor.page.getByText(visitor.t(shellText.unread), { exact: true }).count())
      .toBe(0);
    expect(await faultsInDresses(visitor.page, "notices")).toEqual([]);
  });

  it("is as she chooses it, and stays so", async () => {
    await visitor.open("/account");
    await visitor.press(visitor.page.getByRole("link", { name: visitor.t(accountText.noticesLink) }));
    await visitor.heading(noticesText.title).waitFor();
    const unfold = async () =>
      await visitor.press(visitor.page.getByText(visitor.t(noticesText.kinds), { exact: true }));
    await unfold();
    const mailOfMoves = visitor.page.getByRole("combobox", { name: visitor.t(moved.name), exact: true });
    await mailOfMoves.selectOption({ label: visitor.t(noticesText.digest) });
    await visitor.page.getByRole("radio", { name: visitor.t(noticesText.weekly) }).check();
    await visitor.page.getByRole("checkbox", { name: visitor.t(noticesText.quietOn) }).check();
    expect(await faultsInDresses(visitor.page, "what we tell you")).toEqual([]);
    await visitor.press(visitor.page.getByRole("button", { name: visitor.t(noticesText.save), exact: true }));
    await visitor.page.getByText(visitor.t(noticesText.saved), { exact: true }).waitFor();
    await visitor.open("/account/notices");
    await unfold();
    await expect.poll(async () => await mailOfMoves.inputValue()).toBe("digest");
    expect(await visitor.page.getByRole("radio", { name: visitor.t(noticesText.weekly) }).isChecked()).toBe(true);
    expect(await visitor.page.getByRole("checkbox", { name: visitor.t(noticesText.quietOn) }).isChecked()).toBe(true);
    // What is due tomorrow and what support did are not hers to turn off.
    const always = noticeKinds.breakGlassUsed.words.applicant.name;
    await visitor.page.getByText(visitor.t(always), { exact: true }).waitFor();
    expect(await visitor.page.getByRole("combobox", { name: visitor.t(always) }).count()).toBe(0);
  });
});
