import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseLogEvents } from "@boreal/domain/notices/caseLog";
import { viewerText } from "../../apps/web/src/case/viewers/viewers.text.ts";
import { logText as text } from "../../apps/web/src/features/log/log.text.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";

/** The lawyer reads who did what in a case and has the log checked; the applicant reads who looked and what changed. */

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
let firm: Firm;
const logPath = () => `/applications/${firm.applicationId}/log`;
const entries = (visitor: Visitor) =>
  visitor.page.getByRole("list", { name: visitor.t(text.entries) }).getByRole("listitem");

const writing = `mutation ($applicationId: ID!, $key: ID!) {
  writeNote(applicationId: $applicationId, key: $key, body: "Looked at", isShared: true) { refusals { code } }
}`;

/** So many that the log has a second page. */
async function writeNotes({ page }: Visitor, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const variables = { applicationId: firm.applicationId, key: crypto.randomUUID() };
    const { origin } = new URL(page.url());
    const sent = { data: { query: writing, variables }, headers: { origin } };
    const answer = await page.request.post(`${origin}/graphql`, sent);
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('"refusals":[]')]);
  }
}

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here)("who did what", () => {
  it("is reached from the case by the lawyer, who finds the log whole", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
    await lawyer.open(`/applications/${firm.applicationId}`);
    await lawyer.press(lawyer.link(viewerText.logTitle));
    await lawyer.heading(viewerText.logTitle).waitFor();
    await writeNotes(lawyer, 50);
    await lawyer.open(logPath());
    await lawyer.link(text.older).waitFor();
    expect(await entries(lawyer).count()).toBe(50);
    const first = await entries(lawyer).first().innerText();
    expect(first).toContain(lawyer.t(caseLogEvents.noteWritten.says));
    expect(first).toContain(lawyer.t(text.you));
    expect(await faultsInDresses(lawyer.page, "log of the lawyer")).toEqual([]);
    await lawyer.press(lawyer.button(text.check));
    await lawyer.page.getByText(/^The log is whole: \d+ entries\.$/u).waitFor();
    await lawyer.press(lawyer.link(text.older));
    await lawyer.link(text.newest).waitFor();
    const later = await entries(lawyer).first().innerText();
    expect(later).not.toBe(first);
    await lawyer.leave();
  });

  it("tells the applicant who looked, and nothing that stays in the team", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language: "fr", width: 320 });
    await amara.open(`/applications/${firm.applicationId}`);
    await amara.press(amara.page.getByText(amara.t(planText.people), { exact: true }).first());
    await amara.press(amara.link(viewerText.logTitle));
    await amara.heading(viewerText.logTitle).waitFor();
    await amara.press(amara.link(text.looks));
    const look = entries(amara).filter({ hasText: amara.t(caseLogEvents.caseRead.says) });
    await look.first().waitFor();
    expect(await look.first().innerText()).toContain(amara.t(viewerText.roles.lawyer));
    expect(await amara.button(text.check).count()).toBe(0);
    expect(await faultsInDresses(amara.page, "log of the applicant")).toEqual([]);
    await amara.leave();
  });
});
