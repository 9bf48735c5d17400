import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text } from "../../apps/web/src/features/answers/text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { text as deskText } from "../../apps/web/src/features/review/text.ts";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, linkIn } from "../browser/client.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { assignParalegal, foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { beginning, Visitor } from "../browser/visitor.ts";

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let lawyer: Visitor;
const amara = new Client(boreal);
const helene = new Client(boreal);
const chidi = new Client(boreal);
const helenes = inventedPerson("Hélène", "Roy");
const chidis = inventedPerson("Chidi");

type Saved = {
  saveAnswers: { saved: readonly unknown[]; refusals: readonly unknown[]; conflicts: readonly unknown[] };
};

async function answer(by: Client, key: string, value: unknown, baseVersion: number): Promise<void> {
  const { saveAnswers } = await by.graphql<Saved>(
    "mutation ($id: ID!, $answers: [AnswerInput!]!, $asGuest: Boolean) { saveAnswers(applicationId: $id, answers: $answers, asGuest: $asGuest) { saved { key } refusals { code path } conflicts { key } } }",
    { id: firm.applicationId, answers: [{ key, value, baseVersion }], asGuest: by === chidi },
  );
  if (saveAnswers.saved.length === 0) throw new Error(`${key} is not saved: ${JSON.stringify(saveAnswers)}`);
}

const sheetPath = () => `/applications/${firm.applicationId}/answers-sheet`;
const line = (visitor: Visitor, id: string) => visitor.page.locator(`[id="answer-${id}"]`);
const hits = (visitor: Visitor) => visitor.page.locator("mark").allInnerTexts();
const searchBox = (visitor: Visitor) => visitor.page.getByRole("searchbox");
const found = (visitor: Visitor) => visitor.page.locator("main .sheet__found");

/** Puts the visits that the browser remembers into the past, as if the reader came back another day. */
const untilTomorrow = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const all = JSON.parse(localStorage.getItem("boreal.answersSheet") ?? "{}") as Record<
      string,
      { last: { at: string } }
    >;
    for (const visits of Object.values(all))
      visits.last.at = new Date(Date.parse(visits.last.at) - 24 * 60 * 60 * 1000).toISOString();
    localStorage.setItem("boreal.answersSheet", JSON.stringify(all));
  });

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  await amara.signIn(firm.amara);
  await assignParalegal(boreal, firm, { client: helene, person: helenes });
  await amara.graphql(
    'mutation ($id: ID!, $email: String!) { inviteToSection(applicationId: $id, section: "spouse", email: $email, language: "en") { refusals { code } } }',
    { id: firm.applicationId, email: chidis.email },
  );
  await chidi.post("/api/guest/open", { token: linkIn(await boreal.mailTo(chidis.email, /guest#/)).token });
  await answer(chidi, "spouseFirstName", "Chidiebere", 1);
  await answer(amara, "birthday", "1996-05-12", 1);
  await answer(helene, "birthday", "1996-04-12", 2);
  lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here)("the answers sheet", () => {
  it("is reached from the case, and tells each answer, who gave it and what it was before", async () => {
    await lawyer.open(`/applications/${firm.applicationId}`);
    // Folded, the case is short, and what comes first stands in the first screen.
    await lawyer.page.getByRole("region", { name: lawyer.t(deskText.first) }).waitFor();
    const { height, first } = await lawyer.page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      first: document.querySelector("#desk-first")?.getBoundingClientRect().top,
    }));
    expect(height).toBeLessThanOrEqual(2500);
    expect(first).toBeLessThan(600);
    await unfoldPart(lawyer, "answers");
    await lawyer.press(lawyer.link(caseText.answersSheet));
    await lawyer.heading(text.title).waitFor();
    const birthday = line(lawyer, "birthday");
    await birthday.getByText("April 12, 1996").first().waitFor();
    await birthday.getByText("Hélène Roy, paralegal").waitFor();
    await birthday.getByText(lawyer.t(text.earlier, { count: 2 })).click();
    expect(await birthday.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/^May\s12,\s1996\s+Amara Okafor, applicant/),
      expect.stringMatching(/^April\s12,\s1996\s+Amara Okafor, applicant/),
    ]);
    expect(await line(lawyer, "accompanyingChildren").innerText()).toMatch(/Child 1/);
    await line(lawyer, "maritalStatus").getByText("Amara Okafor, applicant").waitFor();
    await line(lawyer, "spouseFirstName").getByText(lawyer.t(text.spouse)).waitFor();
    expect(await faultsInDresses(lawyer.page, "sheet")).toEqual([]);
  });

  it("folds away what is not asked, with the reason, and opens it for an address that leads there", async () => {
    const hidden = stepsOf("Student").find((step) => step.id === "insideCanadaCurrently");
    expect(hidden).toBeDefined();
    expect(await line(lawyer, "insideCanadaCurrently").count()).toBe(0);
    await lawyer.open(`${sheetPath()}#answer-insideCanadaCurrently`);
    await line(lawyer, "insideCanadaCurrently")
      .getByText(/^Because /)
      .waitFor();
    await waitUntil(
      async () => await line(lawyer, "insideCanadaCurrently").evaluate((element) => element === document.activeElement),
      () => "the question has no focus",
    );
    expect(await faultsInDresses(lawyer.page, "not asked")).toEqual([]);
  });

  it("a key leads to the search, which marks and counts what it finds, and not while one types", async () => {
    await lawyer.page.getByRole("heading", { level: 1 }).click();
    await lawyer.page.keyboard.press("/");
    expect(await searchBox(lawyer).evaluate((element) => element === document.activeElement)).toBe(true);
    await lawyer.page.keyboard.type("NIGÉRIA");
    // Each key may be drawn by itself: until all of the word is.
    await waitUntil(
      async () => (await hits(lawyer)).every((hit) => hit === "Nigeria") && (await hits(lawyer)).length > 0,
      () => "the country is not marked",
    );
    const count = await lawyer.page
      .locator(".sheet__line")
      .filter({ has: lawyer.page.locator("mark") })
      .count();
    const said = { count: (await hits(lawyer)).length, inQuestions: lawyer.t(text.inQuestions, { count }) };
    expect(await found(lawyer).innerText()).toBe(lawyer.t(text.hits, said));
    expect(new URL(lawyer.page.url()).search).toBe("");
    expect(await faultsInDresses(lawyer.page, "search")).toEqual([]);
    await lawyer.page.keyboard.press("End");
    await lawyer.page.keyboard.type("/");
    expect(await searchBox(lawyer).inputValue()).toBe("NIGÉRIA/");
    await found(lawyer).getByText(lawyer.t(text.hitsNone)).waitFor();
    await lawyer.page.getByText(lawyer.t(text.nothingShown)).waitFor();
    expect(await faultsInDresses(lawyer.page, "nothing found")).toEqual([]);
    await lawyer.page.keyboard.press("Escape");
    expect(await searchBox(lawyer).inputValue()).toBe("");
    await line(lawyer, "birthday").waitFor();
  });

  it("the key can be turned off", async () => {
    await lawyer.press(lawyer.button(text.turnOff));
    await lawyer.page.keyboard.press("/");
    expect(await searchBox(lawyer).evaluate((element) => element === document.activeElement)).toBe(false);
    await lawyer.press(lawyer.button(text.turnOn));
    await lawyer.page.keyboard.press("/");
    expect(await searchBox(lawyer).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("shows what is open, and whose answers", async () => {
    await lawyer.hand.pick(lawyer.page.getByRole("radio", { name: /^Open \(/ }));
    await line(lawyer, "birthday").waitFor({ state: "hidden" });
    expect(await lawyer.page.locator(".sheet__line").count()).toBe(
      await lawyer.page
        .locator(".sheet__line")
        .filter({ hasText: /Not answered|Not complete|To be corrected|Filled in/ })
        .count(),
    );
    await lawyer.hand.pick(lawyer.page.getByRole("radio", { name: /^All \(/ }));
    await lawyer.hand.pick(lawyer.page.getByRole("radio", { name: "Hélène Roy, paralegal" }));
    const oneShown = lawyer.t(text.shown, { count: 1 });
    await found(lawyer).getByText(oneShown).waitFor();
    await line(lawyer, "birthday").waitFor();
    await lawyer.hand.pick(lawyer.page.getByRole("radio", { name: lawyer.t(text.everyone) }));
  });

  it("on the next visit marks what changed meanwhile, and at once what changes now", async () => {
    await untilTomorrow(lawyer);
    await answer(amara, "biometricsIdentificationNumber", "VB40217399", 1);
    await lawyer.open(sheetPath());
    const number = line(lawyer, "biometricsIdentificationNumber");
    await number.getByText(lawyer.t(text.isChanged), { exact: true }).waitFor();
    await number.getByText(lawyer.t(text.before, { words: "VB40217300" })).waitFor();
    expect(await lawyer.page.getByText(lawyer.t(text.isNew), { exact: true }).count()).toBe(0);
    await answer(amara, "hasBiometrics", null, 1);
    await line(lawyer, "hasBiometrics").getByText(lawyer.t(text.isCleared), { exact: true }).waitFor();
    await lawyer.page.reload();
    await number.getByText(lawyer.t(text.isChanged), { exact: true }).waitFor();
    await lawyer.hand.pick(lawyer.page.getByRole("radio", { name: /^Changed \(/ }));
    await line(lawyer, "birthday").waitFor({ state: "hidden" });
    await number.waitFor();
    expect(await faultsInDresses(lawyer.page, "changed")).toEqual([]);
    await lawyer.hand.pick(lawyer.page.getByRole("radio", { name: lawyer.t(text.sinceDay) }));
    for (const [part, value] of [
      ["Day", "1"],
      ["Month", "1"],
      ["Year", "2020"],
    ] as const)
      await lawyer.page.getByRole("textbox", { name: part, exact: true }).fill(value);
    await line(lawyer, "birthday").getByText(lawyer.t(text.isNew), { exact: true }).waitFor();
  });

  it("on paper all of it, whatever is filtered, with nothing personal in the address; the tab says whose it is", async () => {
    await lawyer.page.emulateMedia({ media: "print" });
    await line(lawyer, "insideCanadaCurrently").waitFor();
    const asked = stepsOf("Student").flatMap((step) =>
      step.type === "group"
        ? step.members
        : step.type === "question" || step.type === "list" || step.type === "composite"
          ? [step]
          : [],
    );
    expect(await lawyer.page.locator(".sheet__line").count()).toBe(asked.length);
    expect(await lawyer.page.locator("main details:not([open])").count()).toBe(0);
    await lawyer.page.getByText(/^Printed on /).waitFor();
    expect(await searchBox(lawyer).isVisible()).toBe(false);
    const breaks = await lawyer.page
      .locator(".sheet__section")
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).breakBefore));
    expect(new Set(breaks.slice(1))).toEqual(new Set(["page"]));
    expect(breaks[0]).toBe("auto");
    const pdf = await lawyer.page.pdf();
    expect(pdf.length).toBeGreaterThan(20_000);
    expect(lawyer.page.url()).not.toMatch(/Amara|Okafor/);
    expect(await lawyer.page.title()).toContain("Amara Okafor");
    await lawyer.page.emulateMedia({ media: "screen" });
  });

  it("the applicant changes an answer from the sheet, on a phone in French, and comes back to it", async () => {
    const phone = await arriveAs("amara", boreal, firm, { language: "fr", width: 360 });
    await phone.open(`/applications/${firm.applicationId}/answers`);
    await phone.press(phone.link(caseText.answersSheet));
    await phone.heading(text.title).waitFor();
    await searchBox(phone).fill("decembre naissance");
    await found(phone).getByText(phone.t(text.hitsNone)).waitFor();
    await searchBox(phone).fill("naissance avril");
    await line(phone, "birthday").waitFor();
    await waitUntil(
      async () => (await hits(phone)).join(" ") === "naissance avril",
      () => "the words are not marked",
    );
    await phone.press(line(phone, "birthday").getByRole("link", { name: beginning(phone.t(text.changeThis)) }));
    await phone.page.getByRole("textbox", { name: "Jour", exact: true }).fill("13");
    await phone.press(phone.button(assessmentText.continue));
    await phone.heading(text.title).waitFor();
    await line(phone, "birthday").getByText("13 avril 1996").waitFor();
    await waitUntil(
      async () => await line(phone, "birthday").evaluate((element) => element === document.activeElement),
      () => "the reader is not led back to the question",
    );
    expect(await searchBox(phone).inputValue()).toBe("naissance avril");
    expect(await faultsInDresses(phone.page, "phone")).toEqual([]);
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  });

  it("shows what changed after the page asked and before it could listen", async () => {
    const visitor = await arriveAs("amara", boreal, firm, { language: "en" });
    let release = () => {};
    const changed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route("**/graphql", async (route) => {
      if ((await route.request().headerValue("accept")) === "text/event-stream") await changed;
      await route.continue();
    });
    await visitor.open(sheetPath());
    await line(visitor, "biometricsIdentificationNumber").getByText("VB40217399").waitFor();
    await answer(amara, "biometricsIdentificationNumber", "VB40217301", 2);
    release();
    await line(visitor, "biometricsIdentificationNumber").getByText("VB40217301").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it("a link to one question leads there through the sign-in", async () => {
    const visitor = await Visitor.arrive(boreal);
    await visitor.open(`${sheetPath()}#answer-country`);
    await signIn(visitor, firm.amara);
    await visitor.heading(text.title).waitFor();
    await waitUntil(
      async () => await line(visitor, "country").evaluate((element) => element === document.activeElement),
      () => "the question has no focus",
    );
    expect(new URL(visitor.page.url()).hash).toBe("#answer-country");
    await visitor.leave();
  });

  it("is nobody else’s", async () => {
    const other = inventedPerson();
    const client = new Client(boreal);
    await client.register(other);
    const stranger = await arriveAs("amara", boreal, { ...firm, amara: other }, { language: "en" });
    await stranger.open(sheetPath());
    await stranger.heading(caseText.notHereTitle).waitFor();
    expect(lawyer.complaints).toEqual([]);
  });
});
