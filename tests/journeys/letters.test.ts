import { letterOf, letters } from "@boreal/domain/letters/letters";
import { afterAll, beforeAll, expect, it } from "vitest";
import { letterPath } from "../../apps/web/src/case/loading/addresses.ts";
import { text } from "../../apps/web/src/features/forms/letters/letters.text.ts";
import { taskWords } from "../../apps/web/src/features/plan/text.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { freshCode } from "../browser/authenticator.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { inLanguages, isWhole } from "../running/sizes.ts";
import { waitUntil } from "../running/patience.ts";
import type { Visitor } from "../browser/visitor.ts";

/** Letters as they are written, read, confirmed and filed: by the applicant on a phone, and by her lawyer at a desk. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let home: Client;
let ownerId = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  home = new Client(boreal);
  await home.signIn(firm.amara);
  ({ id: ownerId } = (await home.graphql<{ me: { id: string } }>("{ me { id } }")).me);
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const explanation = letterOf("letterOfExplanation") ?? expect.fail("the letter of explanation is gone");

const isTooWide = async ({ page }: Visitor) =>
  await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The whole text as it stands on the page. */
const shown = async ({ page }: Visitor) => (await page.locator(".letter-text").allInnerTexts()).join("\n");

/** The main part of what a download holds. */
async function downloaded(visitor: Visitor, kind: "pdf" | "docx"): Promise<Buffer> {
  const path = await visitor.page.getByRole("link", { name: visitor.t(text[kind]) }).getAttribute("href");
  const answer = await visitor.page.request.get(`${boreal.address}${path ?? "/nowhere"}`);
  expect([path, answer.status()]).toEqual([path, 200]);
  return await answer.body();
}

it.skipIf(!here).each(inLanguages("fr"))(
  "the applicant writes a letter on a phone, in her own words, confirms it and puts it into the vault, %s",
  async (language) => {
    const applicationId = await home.startApplication("Student");
    await home.answer(applicationId, { country: "NG", birthday: "1996-04-12" });
    const visitor = await arriveAs("amara", boreal, firm, { language, width: 360 });
    await visitor.open(letterPath(applicationId, explanation.href));
    await visitor.heading(explanation.name).waitFor();
    const field = (name: string) => visitor.page.locator(`[id="f-${name}"]`);
    await field("topic").waitFor();
    await field("topic").selectOption("document");
    const happened = "The office that holds my birth register burned down in 2014, and no copy of it is left.";
    await field("explanationText").fill(happened);
    await visitor.page.keyboard.press("Tab");
    await waitForSaved(visitor);
    await waitUntil(
      async () => (await shown(visitor)).includes("burned down in 2014"),
      () => "what she typed does not stand in the letter",
    );
    expect(await isTooWide(visitor)).toBe(false);
    expect(await faultsInDresses(visitor.page, `letter ${language}`)).toEqual([]);

    const own = "I do not have my birth certificate.";
    const title = { en: "What happened", fr: "Ce qui s’est passé" };
    await visitor.press(visitor.button(text.write, { title: title[language] }));
    await visitor.page.getByLabel(visitor.t(text.ownText, { title: title[language] })).fill(own);
    await visitor.page.keyboard.press("Tab");
    await waitForSaved(visitor);
    await waitUntil(
      async () => (await shown(visitor)).includes(own) && !(await shown(visitor)).includes("burned down"),
      () => "her own words do not stand in the letter",
    );
    // What is not whole is not confirmed, and the page says why.
    await visitor.press(visitor.button(text.confirm));
    await visitor.page.getByText(/still missing in this letter|Il manque encore quelque chose/).waitFor();
    const rest = {
      explanationWhy: "The town kept one register.",
      explanationProof: "The letter of the town hall of 3 May 2015.",
      explanationEffect: "Please accept my passport instead.",
    };
    for (const [name, value] of Object.entries(rest)) await field(name).fill(value);
    await visitor.page.keyboard.press("Tab");
    await waitUntil(
      async () => (await shown(visitor)).includes("my passport instead"),
      () => "the rest does not stand in the letter",
    );
    // Her plan has it as a step, which leads here.
    await visitor.open(`/applications/${applicationId}`);
    await visitor.press(visitor.page.locator(".plan__next summary").first());
    await visitor.page.getByText(visitor.t(taskWords.letter.one)).waitFor();
    await visitor.open(letterPath(applicationId, explanation.href));
    await visitor.press(visitor.button(text.confirm));
    await visitor.page.getByText(visitor.t(text.confirmed)).waitFor();
    await visitor.press(visitor.button(text.put));
    await visitor.page.getByText(visitor.t(text.wasPut)).waitFor();
    expect((await downloaded(visitor, "pdf")).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await downloaded(visitor, "docx")).subarray(0, 2).toString()).toBe("PK");

    // What is confirmed and filed stands for these words only.
    await visitor.page
      .getByLabel(visitor.t(text.ownText, { title: title[language] }))
      .fill(`${own} It burned. I was born on 3 May 1990.`);
    await visitor.page.keyboard.press("Tab");
    await visitor.page.getByText(visitor.t(text.changedSinceConfirmed)).waitFor();
    await visitor.page.getByText(visitor.t(text.behind)).waitFor();
    // What she typed is compared with what she answered.
    await visitor.page.getByText(/3 May 1990.*(?:April 12, 1996|12\u00A0avril\u00A01996)/).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it.skipIf(!here).each(inLanguages("en"))(
  "the statement shows how short answers become a letter, %s",
  async (language) => {
    const statement = letterOf("studyPlan") ?? expect.fail("the statement is gone");
    const visitor = await arriveAs("amara", boreal, firm, { language, width: 360 });
    await visitor.open(letterPath(firm.applicationId, statement.href));
    await visitor.heading(statement.name).waitFor();
    await visitor.press(visitor.page.getByText(visitor.t(text.examples)));
    await visitor.press(visitor.page.getByText("Tomás Quispe").first());
    await visitor.page.getByText(visitor.t(text.exampleReads)).first().waitFor();
    expect(await visitor.page.getByText("Valle Alto").count()).toBeGreaterThan(1);
    expect(await isTooWide(visitor)).toBe(false);
    expect(await faultsInDresses(visitor.page, `examples ${language}`)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

/** A case of each type that a letter is of first, all of them with the lawyer. */
async function casesByType(): Promise<ReadonlyMap<string, string>> {
  const cases = new Map([["Student", firm.applicationId]]);
  const [office, bar] = [new Client(boreal), new Client(boreal)];
  for (const [client, person] of [
    [office, firm.admin],
    [bar, firm.lawyer],
  ] as const) {
    await client.signIn(person);
    await client.post("/api/auth/two-factor/verify-totp", { code: await freshCode(person.secret) });
  }
  const { me } = await bar.graphql<{ me: { id: string } }>("{ me { id } }");
  for (const type of new Set(letters.flatMap(({ appliesTo }) => appliesTo.slice(0, 1))).difference(cases)) {
    const id = await home.startApplication(type);
    cases.set(type, id);
    await office.graphql(
      "mutation ($id: ID!, $staffId: ID!) { assignStaff(applicationId: $id, staffId: $staffId) { refusals { code } } }",
      { id, staffId: me.id },
    );
  }
  return cases;
}

it.skipIf(!here).each(inLanguages("en"))(
  "a lawyer opens every letter of every kind of application, %s: what it asks, its text, its files",
  async (language) => {
    const visitor = await arriveAs("lawyer", boreal, firm, { language });
    const seen = new Set<string>();
    const faults: string[] = [];
    const cases = await casesByType();
    for (const { id: letter, appliesTo, name, lawyerHref } of letters) {
      const applicationId = cases.get(appliesTo[0] ?? "") ?? expect.fail(`${letter}: no case of ${appliesTo[0]}`);
      await visitor.open(lawyerHref(ownerId, applicationId));
      await visitor.heading(name).waitFor();
      await visitor.page.locator(".letter").waitFor();
      expect([letter, (await shown(visitor)).length > 40]).toEqual([letter, true]);
      expect([letter, (await downloaded(visitor, "pdf")).length > 2000]).toEqual([letter, true]);
      expect([letter, (await downloaded(visitor, "docx")).length > 2000]).toEqual([letter, true]);
      seen.add(letter);
      // Each of them where everything is looked at, at 320 px too.
      if (isWhole || seen.size % 8 === 1)
        faults.push(...(await faultsInDresses(visitor.page, `${letter} ${language}`)));
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBe(letters.length);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);
