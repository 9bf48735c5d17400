import { join } from "node:path";
import { reminderRhythms } from "@boreal/domain/office/reminderRhythm";
import { noticeKind } from "@boreal/domain/notices/noticeKinds";
import { today } from "@boreal/server/clock";
import { caseServices } from "@boreal/server/commands/caseServices";
import { remindOfMissing } from "@boreal/server/commands/notices/remindOfMissing";
import { readNames } from "@boreal/server/accounts/names";
import { connect } from "@boreal/server/database/connect";
import { openKeys } from "@boreal/server/keys/personKeys";
import { createMailQueue } from "@boreal/server/mail/outbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { officeText } from "../../apps/web/src/case/office/office.text.ts";
import { remindersText } from "../../apps/web/src/features/review/reminders/reminders.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { chooseCountry } from "../browser/case/searchedLists.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { RemoteDatabase } from "../browser/remoteDatabase.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";

/** An administrator says how often; an applicant does nothing for nine days, is reminded, and the desk says so. */

const here = await browserIsHere();
const database = await RemoteDatabase.start();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", DATABASE_URL: database.url } });
let firm: Firm;

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

/** What the job of the server does every hour, by a clock that is so many days ahead, at noon of Toronto. */
async function hourlyRun(daysFromNow: number): Promise<number> {
  const db = connect({ connectionString: database.url }, { most: 2 });
  try {
    const keys = await openKeys({ rootKeyFile: join(boreal.dataFolder, "keys", "root.key") }, db);
    const day = new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
    const now = () => new Date(`${day}T17:00:00Z`);
    return await remindOfMissing({
      db,
      ...caseServices(db),
      personKey: keys.personKey,
      names: async (ids) => await readNames(db, keys, ids),
      today: () => today({}, now()),
      now,
      queueMail: createMailQueue({ keys, origin: () => boreal.address, now }),
      reportFault: (fault) => expect.unreachable(String(fault)),
    });
  } finally {
    await db.close();
  }
}

describe.skipIf(!here)("a client who stops", () => {
  it("the firm says how often it reminds", async () => {
    const admin = await arriveAs("admin", boreal, firm, { language: "fr", width: 360 });
    const { page, hand, t } = admin;
    await admin.open("/administration/firm");
    const office = (path: string) => page.locator(`#office-${path.replaceAll(".", "-")}`);
    await hand.write(office("name"), "Roy Immigration");
    await hand.write(office("address.streetNumber"), "12");
    await hand.write(office("address.streetName"), "rue Modèle");
    await hand.write(office("address.city"), "Ottawa");
    await chooseCountry(admin, office("address.country"), "CA");
    await hand.select(office("address.province"), "Ontario");
    await hand.write(office("address.postalCode"), "K1A 0B1");
    await hand.write(office("phoneNumber"), "6135550100");
    await hand.write(office("email"), "office@roy.example.test");
    const [week] = reminderRhythms;
    await hand.pick(page.getByRole("radio", { name: t(week.label) }));
    expect(await faultsInDresses(page, "firm")).toEqual([]);
    await admin.press(admin.button(officeText.save));
    await admin.hears(officeText.saved);
    await admin.open("/administration/firm");
    expect(await page.getByRole("radio", { name: t(week.label) }).isChecked()).toBe(true);
    await admin.leave();
  });

  it("nobody is reminded before its time, and each case once after it", async () => {
    expect(await hourlyRun(5)).toBe(0);
    // Three applications of one person are in preparation.
    expect(await hourlyRun(9)).toBe(3);
    expect(await hourlyRun(9)).toBe(0);
  });

  it("the applicant reads it, and comes to what is missing", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language: "en", width: 360 });
    const { said } = noticeKind("applicationWaits").words.applicant ?? expect.fail("no words");
    await amara.open("/notices");
    const notice = amara.page.getByRole("listitem").filter({ hasText: amara.t(said) });
    await notice.first().waitFor();
    expect(await notice.count()).toBe(3);
    await amara.press(notice.first().getByRole("link").first());
    await amara.page.waitForURL(/\/applications\//);
    await amara.leave();
  });

  it("the desk says that she was reminded and has done nothing since", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "fr" });
    await lawyer.open(`/applications/${firm.applicationId}`);
    const [begins = ""] = lawyer.t(remindersText.reminded, { count: 1, date: "#" }).split("#");
    await lawyer.page.getByText(begins).waitFor();
    expect(await faultsInDresses(lawyer.page, "desk")).toEqual([]);
    await lawyer.leave();
  });
});
