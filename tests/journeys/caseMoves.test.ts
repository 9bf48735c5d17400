import { askedDefinitions } from "@boreal/domain/lifecycle/asked";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text } from "../../apps/web/src/features/status/status.text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { arriveSignedIn, openFirmOfTwo } from "../browser/accounts.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { changeOf, enterDay, makeChange, unfold } from "../browser/case/statusSteps.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** Cases that move: by the applicant on a phone, and by a lawyer at a desk who takes one to court. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const louis = inventedPerson("Louis");
let lawyerSecret = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  const firm = await openFirmOfTwo(boreal, { administrator: inventedPerson("Anouk"), lawyer: louis });
  lawyerSecret = firm.lawyerSecret;
  await firm.administrator.leave();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(inLanguages("fr"))("a case that moves, in %s", (language) => {
  const sena = inventedPerson(language === "fr" ? "Aminata" : "Sena", "Diallo");
  const program = new Client(boreal);
  let applicant: Visitor;
  let lawyer: Visitor;
  let studies = "";
  let court = "";

  it("the applicant reads what is open before she can send her application, each point with its place", async () => {
    await program.register(sena, language);
    studies = await program.startApplication("Student");
    court = await program.startApplication("JudicialReview");
    applicant = await arriveSignedIn(boreal, sena, { language, width: 360 });
    await applicant.open(`/applications/${studies}/status`);
    await applicant.hears(statuses.Preparation.applicant.name);
    await unfold(applicant, "sendToReview");
    await applicant.page
      .getByRole("heading", { name: applicant.t(text.open) })
      .first()
      .waitFor();
    const open = applicant.page.locator(".status__needs a");
    expect(await open.count()).toBeGreaterThan(5);
    // Nothing to press before these are done.
    const send = applicant.page.getByRole("button", { name: applicant.t(changeOf("sendToReview").name), exact: true });
    expect(await send.count()).toBe(0);
    await applicant.press(open.first());
    await applicant.page.waitForURL((url) => !url.pathname.endsWith("/status"));
  });

  it("she withdraws it, and takes that back within the hour", async () => {
    await applicant.open(`/applications/${studies}/status`);
    await unfold(applicant, "withdrawBeforeSending");
    await makeChange(applicant, "withdrawBeforeSending");
    await applicant.hears(text.done);
    await applicant.page.getByText(applicant.t(statuses.Withdrawn.applicant.name), { exact: true }).first().waitFor();
    await applicant.press(applicant.page.getByRole("button", { name: new RegExp(`^${applicant.t(text.undo)} `) }));
    await applicant.hears(text.wasUndone);
    await applicant.hears(statuses.Preparation.applicant.name);
    await applicant.page.locator(".status__undone").waitFor();
    expect(await applicant.page.locator(".status__history > li").count()).toBe(2);
  });

  it("a lawyer takes her court case on, and files it with its number and day", async () => {
    lawyer = await arriveSignedIn(boreal, louis, { language, width: 1440 }, lawyerSecret);
    await lawyer.open(`/applications/${court}/status`);
    await unfold(lawyer, "takeOnCourtCase");
    await makeChange(lawyer, "takeOnCourtCase");
    await lawyer.page.locator("#takeOnCourtCase-confirms-error").waitFor();
    await lawyer.press(lawyer.page.getByRole("checkbox"));
    await makeChange(lawyer, "takeOnCourtCase");
    await lawyer.hears(text.done);
    await lawyer.hears(statuses.JrPreparation.team);

    await unfold(lawyer, "fileLeave");
    const number = lawyer.page.getByRole("textbox", { name: lawyer.t(askedDefinitions.courtFileNumber.label) });
    await lawyer.hand.write(number, "twelve");
    await enterDay(lawyer, "fileLeave", "leaveFiledAt", ["2026", "11", "16"]);
    await makeChange(lawyer, "fileLeave");
    await lawyer.page.locator("#fileLeave-courtFileNumber[aria-invalid]").waitFor();
    await lawyer.hand.write(number, "IMM-1234-26");
    await makeChange(lawyer, "fileLeave");
    await lawyer.hears(statuses.JrLeaveFiled.team);
    await lawyer.hears({ en: "IMM-1234-26", fr: "IMM-1234-26" });
    await lawyer.page.getByRole("heading", { name: lawyer.t(text.filings) }).waitFor();
    await lawyer.page.locator(".status__history > li").nth(2).waitFor();
    expect(await lawyer.page.locator(".status__history > li").count()).toBe(3);
  });

  it("she is told, and reads where her case is without a word of the court", async () => {
    // Of each of the two changes.
    const bell = applicant.t(shellText.notificationsUnread, { count: 2 });
    await applicant.page.getByRole("button", { name: bell, exact: true }).waitFor();
    await applicant.open(`/applications/${court}/status`);
    await applicant.hears(statuses.JrLeaveFiled.applicant.name);
    const said = await applicant.page.getByRole("main").innerText();
    expect(/leave|autorisation|rule 9|règle 9/iu.exec(said.split(applicant.t(text.history))[0] ?? "")).toBeNull();
    expect(await applicant.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  it("nothing was complained of along the way", () => {
    expect([applicant, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
