import { calendarKindWords } from "@boreal/domain/kernel/calendar/calendarKinds";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarText as text, viewWords } from "../../apps/web/src/features/calendar/calendar.text.ts";
import { feedWords } from "../../apps/web/src/case/calendarFeed/feed.text.ts";
import { calendarTitle } from "../../apps/web/src/features/calendar/links.ts";
import { text as tasks } from "../../apps/web/src/features/tasks/text.ts";
import { signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { freshCode } from "../browser/authenticator.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { Boreal } from "../browser/server.ts";
import { beginning, Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";

/** What is entered in a case stands in the calendar of the firm: at a desk in English, on a phone in French. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let bar: Client;

const matterNumber = "2026-0117";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  const office = new Client(boreal);
  await office.signIn(firm.admin);
  await office.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.admin.secret) });
  bar = new Client(boreal);
  await bar.signIn(firm.lawyer);
  await bar.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.lawyer.secret) });
  const id = firm.applicationId;
  await office.graphql(
    'mutation ($id: ID!) { forceStatus(applicationId: $id, from: "Preparation", to: "IrccProcessing", reason: "Sent on paper.", requestId: "one") { refusals { code } } }',
    { id },
  );
  await bar.graphql(
    "mutation ($id: ID!, $n: String) { setMatterNumber(applicationId: $id, matterNumber: $n) { refusals { code } } }",
    {
      id,
      n: matterNumber,
    },
  );
  await bar.graphql(
    'mutation ($id: ID!) { recordRequest(applicationId: $id, kind: "interview", addressee: "main", dueDate: "2026-12-04", items: [{ words: "Come to the office" }], requestId: "interview") { refusals { code } } }',
    { id },
  );
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const shots = process.env["BOREAL_CALENDAR_SHOTS"];
const shoot = async (visitor: Visitor, name: string): Promise<void> => {
  if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${visitor.language}.png`, fullPage: true });
};
const lawyerAt = async (manner: Parameters<typeof Visitor.arrive>[1]): Promise<Visitor> => {
  const visitor = await Visitor.arrive(boreal, manner);
  await visitor.open("/sign-in");
  await signIn(visitor, firm.lawyer, firm.lawyer.secret);
  return visitor;
};
/** The entry of a day that says this. */
const entry = (visitor: Visitor, words: string) => visitor.page.locator(".calendar__entry").filter({ hasText: words });
const interview = { en: "Attend the interview", fr: "Se présenter à l’entrevue" } as const;
const call = "Call the school about the letter.";

/** A task with a day, as a person gives it: on the page of the case. */
async function giveTask(lawyer: Visitor): Promise<void> {
  await lawyer.open(`/applications/${firm.applicationId}/tasks`);
  await lawyer.heading(tasks.title).waitFor();
  await lawyer.page.locator("#task-words").fill(call);
  const due = lawyer.page.locator("#give-task").locator("..").locator("input[inputmode=numeric]");
  for (const [at, part] of ["2", "12", "2026"].entries()) await due.nth(at).fill(part);
  await lawyer.press(lawyer.button(tasks.add));
  await lawyer.page.getByText(call).waitFor();
}

/** Makes a private address on the page, as whoever follows it would read it. */
async function madeFeed(lawyer: Visitor): Promise<string> {
  await lawyer.press(lawyer.button(feedWords.create).or(lawyer.button(feedWords.renew)));
  const field = lawyer.page.getByLabel(beginning(lawyer.t(feedWords.address)));
  await field.waitFor();
  return await field.inputValue();
}
const calendarAt = async (address: string): Promise<string> =>
  (await (await fetch(address)).text()).replaceAll("\r\n ", "").replaceAll("\\", "");

describe.skipIf(!here)("the calendar of the firm", () => {
  it("at a desk: a task that was just given and an interview stand on their days, and lead to the case", async () => {
    const lawyer = await lawyerAt({ language: "en", width: 1366, height: 768 });
    await giveTask(lawyer);
    await lawyer.open("/");
    await lawyer.press(lawyer.page.getByRole("link", { name: lawyer.t(calendarTitle) }));
    await lawyer.heading(calendarTitle).waitFor();
    await lawyer.press(lawyer.page.getByRole("link", { name: lawyer.t(text.later) }));
    await lawyer.page.getByRole("table", { name: "December 2026" }).waitFor();
    await waitUntil(
      async () => {
        if ((await entry(lawyer, interview.en).count()) === 1) return true;
        await lawyer.page.reload();
        await lawyer.rest();
        return false;
      },
      () => "the interview does not come into the calendar",
    );
    expect(await entry(lawyer, interview.en).textContent()).toContain(`Amara Okafor${matterNumber}`);
    expect(await entry(lawyer, call).textContent()).toContain(lawyer.t(calendarKindWords.task));
    await lawyer.page
      .getByRole("link", { name: lawyer.t(text.countOnDay, { day: "December 4, 2026", count: 1 }) })
      .waitFor();
    expect(await faultsInDresses(lawyer.page, "the month")).toEqual([]);
    await shoot(lawyer, "month");

    await lawyer.page.locator("#calendar-kind").selectOption("hearing");
    await waitUntil(
      async () => (await entry(lawyer, call).count()) === 0 && (await entry(lawyer, interview.en).count()) === 1,
      () => "the kind does not narrow the calendar",
    );
    await lawyer.press(lawyer.page.getByRole("link", { name: lawyer.t(viewWords.list) }));
    await lawyer.page.getByRole("heading", { name: "Friday, December 4, 2026" }).waitFor();
    await shoot(lawyer, "list");
    await lawyer.press(lawyer.page.getByRole("link", { name: lawyer.t(viewWords.overdue) }));
    await lawyer.page.getByText(lawyer.t(text.noneOverdue)).waitFor();
    expect(await faultsInDresses(lawyer.page, "nothing overdue")).toEqual([]);
    await shoot(lawyer, "overdue");
    await lawyer.press(lawyer.page.getByRole("link", { name: lawyer.t(text.clearFilters) }));
    await lawyer.open("/calendar?view=week&day=2026-12-02");
    await entry(lawyer, call).waitFor();
    await shoot(lawyer, "week");
    await lawyer.press(lawyer.page.getByText(lawyer.t(text.own)));
    const address = await madeFeed(lawyer);
    const feed = await calendarAt(address);
    expect(feed).toContain("SUMMARY;LANGUAGE=fr:2026-0117\u00A0: Se présenter à l’entrevue");
    expect(feed).toContain("SUMMARY;LANGUAGE=fr:2026-0117\u00A0: Tâche");
    expect(feed).not.toMatch(/Amara|Okafor|Call the school/);
    expect(await faultsInDresses(lawyer.page, "the private address")).toEqual([]);
    await shoot(lawyer, "feed");
    await lawyer.press(entry(lawyer, call).getByRole("link"));
    await lawyer.heading(tasks.title).waitFor();
    expect(new URL(lawyer.page.url()).pathname).toBe(`/en/applications/${firm.applicationId}/tasks`);
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });

  it("on a phone: the list comes first, in French, with days as people write them", async () => {
    const lawyer = await lawyerAt({ language: "fr", width: 360, height: 740, onPhone: true });
    await lawyer.open("/calendar");
    await lawyer.heading(calendarTitle).waitFor();
    await lawyer.page.getByRole("heading", { name: "vendredi 4 décembre 2026" }).waitFor();
    expect(await entry(lawyer, interview.fr).textContent()).toContain(lawyer.t(calendarKindWords.hearing));
    expect(await entry(lawyer, call).textContent()).toContain(`Amara Okafor${matterNumber}`);
    const wider = await lawyer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(await faultsInDresses(lawyer.page, "the list on a phone")).toEqual([]);
    await shoot(lawyer, "phone-list");
    await lawyer.press(lawyer.page.getByText(lawyer.t(text.own)));
    await lawyer.page.getByLabel(lawyer.t(feedWords.withNames)).check();
    expect(await calendarAt(await madeFeed(lawyer))).toContain("Amara Okafor, 2026-0117\u00A0: Se présenter");
    await shoot(lawyer, "phone-feed");
    await lawyer.press(lawyer.button(feedWords.revoke));
    await lawyer.hears(feedWords.revoked);
    await lawyer.open("/calendar?view=month&day=2026-12-01");
    await entry(lawyer, interview.fr).waitFor();
    expect(await lawyer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shoot(lawyer, "phone-month");
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });
});
