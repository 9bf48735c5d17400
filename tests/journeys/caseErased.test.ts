import { join } from "node:path";
import { closingReasons } from "@boreal/domain/office/caseClosing";
import { erasureReasons, erasureUndoDays } from "@boreal/domain/office/caseErasure";
import { eraseDueCases } from "@boreal/server/commands/erasing/eraseDueCases";
import { connect } from "@boreal/server/database/connect";
import { createFileStore } from "@boreal/server/files/fileStore";
import { openKeys } from "@boreal/server/keys/personKeys";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as closedText } from "../../apps/web/src/case/closing/closing.text.ts";
import { erasuresText } from "../../apps/web/src/features/administration/erasures/erasures.text.ts";
import { text as closing } from "../../apps/web/src/features/status/closing/closing.text.ts";
import { text } from "../../apps/web/src/features/status/erasing/erasing.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { RemoteDatabase } from "../browser/remoteDatabase.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";

/** A lawyer on a phone asks to erase a closed case, an administrator confirms it; the applicant reads it; after the days it is gone. */

const here = await browserIsHere();
const database = await RemoteDatabase.start();
const boreal = new Boreal({
  settings: { BOREAL_GRAPHQL: "any", BOREAL_TODAY: "2026-11-20", DATABASE_URL: database.url },
});
let firm: Firm;
let lawyer: Visitor;
let admin: Visitor;
const status = () => `/applications/${firm.applicationId}/status`;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
  await database.remove();
});

/** What the job of the server does every hour, by a clock that is so many days ahead. */
async function hourlyRun(days: number): Promise<number> {
  const db = connect({ connectionString: database.url }, { most: 2 });
  try {
    const keys = await openKeys({ rootKeyFile: join(boreal.dataFolder, "keys", "root.key") }, db);
    return await eraseDueCases({
      db,
      keys,
      files: createFileStore({ dataFolder: boreal.dataFolder }, keys),
      now: () => new Date(Date.now() + days * 86_400_000),
      publishChange: () => {},
      reportFault: (fault) => expect.unreachable(String(fault)),
    });
  } finally {
    await db.close();
  }
}

describe.skipIf(!here)("a case that is erased", () => {
  it("a lawyer closes it and asks, having read what is destroyed", async () => {
    lawyer = await arriveAs("lawyer", boreal, firm, { language: "fr", width: 360 });
    const { t, page, hand } = lawyer;
    await lawyer.open(status());
    await lawyer.press(page.locator("summary").filter({ hasText: t(closing.close) }));
    await hand.select(page.locator("#close-reason"), t(closingReasons.workDone));
    const seen = page.getByRole("checkbox", { name: t(closing.seen) });
    // It stands there once the documents are read that set the day.
    await seen.waitFor();
    await lawyer.press(seen);
    await lawyer.press(lawyer.button(closing.close));
    await lawyer.hears(closing.wasClosed);
    await lawyer.press(page.locator("summary").filter({ hasText: t(text.erase) }));
    await page.getByText(t(text.gone)).waitFor();
    expect(await faultsInDresses(page, "a case to erase")).toEqual([]);
    await hand.select(page.locator("#erase-reason"), t(erasureReasons.personAsks));
    await lawyer.press(lawyer.button(text.ask));
    await lawyer.hears(text.wasAsked);
    await page.getByText(t(text.waits)).waitFor();
    expect(await page.getByRole("button", { name: t(text.confirm) }).count()).toBe(0);
    await lawyer.leave();
  });

  it("an administrator confirms it, and the list names nobody", async () => {
    admin = await arriveAs("admin", boreal, firm, { language: "en", width: 1280 });
    const { t, page } = admin;
    await admin.open(status());
    await admin.press(admin.button(text.confirm));
    await admin.hears(text.wasConfirmed);
    expect(await faultsInDresses(page, "a case that is to be erased")).toEqual([]);
    await admin.open("/administration/erasures");
    await page.getByText(t(erasureReasons.personAsks)).waitFor();
    expect(await faultsInDresses(page, "erased cases")).toEqual([]);
    expect(await page.getByText(firm.amara.lastName).count()).toBe(0);
  });

  it("the applicant reads the day, and can still open everything", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language: "fr", width: 360 });
    await amara.open(`/applications/${firm.applicationId}`);
    const [begins = ""] = amara.t(closedText.erasedForApplicant, { date: "#" }).split("#");
    await amara.page.getByText(begins).waitFor();
    expect(await faultsInDresses(amara.page, "a plan that is to be erased")).toEqual([]);
    await amara.leave();
  });

  it("after the days it is gone, and the list says so", async () => {
    expect(await hourlyRun(erasureUndoDays - 1)).toBe(0);
    expect(await hourlyRun(erasureUndoDays + 1)).toBe(1);
    const { t, page } = admin;
    await admin.open("/administration/erasures");
    const [begins = ""] = t(erasuresText.erased, { date: "#" }).split("#");
    await page.getByText(begins).first().waitFor();
    await admin.open("/");
    expect(await page.locator(`main a[href*="/applications/${firm.applicationId}"]`).count()).toBe(0);
    await admin.leave();
  });
});
