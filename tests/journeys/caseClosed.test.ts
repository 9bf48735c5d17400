import { closingReasons, reopeningReasons } from "@boreal/domain/office/caseClosing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as closedText } from "../../apps/web/src/case/closing/closing.text.ts";
import { queueText } from "../../apps/web/src/features/home/queue/queue.text.ts";
import { text } from "../../apps/web/src/features/status/closing/closing.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** A lawyer closes a case in which a day is still ahead; the applicant reads it on a phone; it is found, reopened and in the list again. */

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", BOREAL_TODAY: "2026-11-20" } });
let firm: Firm;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  const home = new Client(boreal);
  await home.signIn(firm.amara);
  const permit = { country: "CA", currentImmigrationStatus: "studyPermit", studyPermitExpiryDate: "2027-08-31" };
  await home.answer(firm.emptyApplicationId, permit);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const caseLinks = (visitor: Visitor, id: string) => visitor.page.locator(`main a[href*="/applications/${id}"]`);

describe.skipIf(!here).each(inLanguages("fr"))("a matter that is closed and reopened, in %s", (language) => {
  let lawyer: Visitor;
  let id = "";

  it("the deadline that is ahead stands there, and has to be seen", async () => {
    id = firm.emptyApplicationId;
    lawyer = await arriveAs("admin", boreal, firm, { language, width: 1440 });
    const { t, page, hand } = lawyer;
    await lawyer.open("/");
    await caseLinks(lawyer, id).first().waitFor();
    await lawyer.open(`/applications/${id}/status`);
    await lawyer.press(page.locator("summary").filter({ hasText: t(text.close) }));
    await page.getByText(t(text.deadlinesTitle)).waitFor();
    expect(await faultsInDresses(page, "a case to close")).toEqual([]);
    await hand.select(page.locator("#close-reason"), t(closingReasons.noAnswer));
    await hand.write(page.locator("#close-words"), "Three calls.");
    await lawyer.press(lawyer.button(text.close));
    await page.locator("main [role=status]").filter({ hasText: /./ }).first().waitFor();
    await lawyer.press(page.getByRole("checkbox", { name: t(text.seen) }));
    await lawyer.press(lawyer.button(text.close));
    await lawyer.hears(text.wasClosed);
    await page.getByText(t(closedText.closedTitle)).waitFor();
    expect(await faultsInDresses(page, "a closed case")).toEqual([]);
  });

  it("only the list of closed cases has it, and a search finds it and says so", async () => {
    const { t, page, hand } = lawyer;
    await lawyer.open("/");
    await caseLinks(lawyer, firm.applicationId).first().waitFor();
    expect(await caseLinks(lawyer, id).count()).toBe(0);
    await hand.write(page.getByLabel(t(queueText.search)), "Okafor");
    await page.keyboard.press("Enter");
    await caseLinks(lawyer, id).first().waitFor();
    const row = page.getByRole("row").filter({ has: page.locator(`a[href*="/applications/${id}"]`) });
    expect(await row.textContent()).toContain(t(closedText.closed));
    await lawyer.open("/?closed=only");
    await caseLinks(lawyer, id).first().waitFor();
    expect(await caseLinks(lawyer, firm.applicationId).count()).toBe(0);
  });

  it("the applicant reads it on a phone, and may still write but change nothing", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language, width: 360 });
    const { t, page } = amara;
    await amara.open(`/applications/${id}`);
    await page.getByText(t(closedText.closedTitle)).waitFor();
    expect(await faultsInDresses(page, "a closed case of an applicant")).toEqual([]);
    await amara.open(`/applications/${id}/status`);
    await page.getByText(t(closedText.closedTitle)).waitFor();
    expect(await page.getByText("Three calls.").count()).toBe(0);
    await amara.leave();
  });

  it("the team reopens it with a reason, and the list has it as before", async () => {
    const { t, page, hand } = lawyer;
    await lawyer.open(`/applications/${id}/status`);
    await lawyer.press(page.locator("summary").filter({ hasText: t(text.reopen) }));
    await hand.select(page.locator("#reopen-reason"), t(reopeningReasons.clientReturned));
    await lawyer.press(lawyer.button(text.reopen));
    await lawyer.hears(text.wasReopened);
    await page.getByText(t(closedText.closedTitle)).waitFor({ state: "hidden" });
    await lawyer.press(page.locator("summary").filter({ hasText: t(text.history) }));
    await page.getByText("Three calls.").waitFor();
    await lawyer.open("/");
    await caseLinks(lawyer, id).first().waitFor();
    expect(await caseLinks(lawyer, firm.applicationId).count()).toBeGreaterThan(0);
    await lawyer.leave();
  });
});
