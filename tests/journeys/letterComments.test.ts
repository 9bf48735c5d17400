import { textPath } from "@boreal/domain/letters/letterContent";
import { letterOf } from "@boreal/domain/letters/letters";
import { versionCauses } from "@boreal/domain/letters/versions/letterVersion";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deskText } from "../../apps/web/src/case/desk/desk.text.ts";
import { commentsText as text } from "../../apps/web/src/features/forms/letters/comments/comments.text.ts";
import { versionsText } from "../../apps/web/src/features/forms/letters/versions/versions.text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { freshCode } from "../browser/authenticator.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor, Words } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";
import { inLanguages } from "../running/sizes.ts";

/** A lawyer at a desk says something about passages of a letter; the applicant, on a phone, answers, accepts and compares. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let home: Client;
let office: Client;
let lawyerId = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  [home, office] = [new Client(boreal), new Client(boreal)];
  const bar = new Client(boreal);
  await home.signIn(firm.amara);
  for (const [client, person] of [
    [office, firm.admin],
    [bar, firm.lawyer],
  ] as const) {
    await client.signIn(person);
    await client.post("/api/auth/two-factor/verify-totp", { code: await freshCode(person.secret) });
  }
  lawyerId = (await bar.graphql<{ me: { id: string } }>("{ me { id } }")).me.id;
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const explanation = letterOf("letterOfExplanation") ?? expect.fail("the letter of explanation is gone");
const own = "The register burned in 2014. I have no copy of it. I asked for one.";
const passage = "I have no copy of it.";
const proposal = "No copy of it is left.";
const title: Words = { en: "What happened", fr: "Ce qui s’est passé" };

async function caseWithLetter(): Promise<string> {
  const applicationId = await home.startApplication("Student");
  await home.answer(applicationId, { country: "NG", birthday: "1996-04-12" });
  await home.graphql(
    'mutation ($id: ID!, $changes: [LetterChange!]!) { saveLetter(applicationId: $id, letterKey: "letterOfExplanation", changes: $changes) { refusals { code } } }',
    {
      id: applicationId,
      changes: [
        { path: "topic", value: "document" },
        { path: textPath("explanation"), value: own, base: "" },
      ],
    },
  );
  await office.graphql(
    "mutation ($id: ID!, $staffId: ID!) { assignStaff(applicationId: $id, staffId: $staffId) { refusals { code } } }",
    { id: applicationId, staffId: lawyerId },
  );
  return applicationId;
}

const isTooWide = async ({ page }: Visitor) =>
  await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** The words of the section as somebody reads them, without the numbers of comments. */
const shown = async ({ page }: Visitor): Promise<string> =>
  await page.locator("[data-letter-text=explanation]").evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const beside of copy.querySelectorAll("[data-beside-text]")) beside.remove();
    return copy.textContent;
  });
const says = async (visitor: Visitor, words: string) =>
  await waitUntil(
    async () => (await shown(visitor)) === words,
    () => `the section does not say “${words}”`,
  );
const openLetter = async (visitor: Visitor, applicationId: string) => {
  await visitor.open(`${explanation.href}?application=${applicationId}`);
  await visitor.heading(explanation.name).waitFor();
  await visitor.page.locator("[data-letter-text=explanation]").waitFor();
};
const titled = ({ t }: Visitor) => ({ title: t(title) });
const about = ({ page }: Visitor, words: string) => page.locator("li.letter-comment").filter({ hasText: words });

async function comment(visitor: Visitor, given: { words: string; proposal?: string; who?: Words }): Promise<void> {
  const { page, t } = visitor;
  await page.locator("#comment-words-explanation").fill(given.words);
  if (given.proposal) await page.locator("#comment-proposal-explanation").fill(given.proposal);
  if (given.who) await page.getByLabel(t(given.who)).check();
  await visitor.press(visitor.button(text.save));
  await visitor.hears(text.saved);
}

/** Marks words in the text as a mouse does, by dragging over them. */
async function markWords({ page }: Visitor, words: string): Promise<void> {
  await page.locator("[data-letter-text=explanation]").evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node.textContent ?? "").indexOf(wanted);
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      document.getSelection()?.removeAllRanges();
      document.getSelection()?.addRange(range);
      return;
    }
    throw new Error(`the section does not say ${wanted}`);
  }, words);
}

const languages = inLanguages("en");

it.skipIf(!here).each(languages)(
  "a lawyer comments, the applicant answers, accepts and puts back, %s",
  async (language) => {
    const applicationId = await caseWithLetter();
    const lawyer = await arriveAs("lawyer", boreal, firm, { language });
    await openLetter(lawyer, applicationId);
    await lawyer.press(lawyer.button(text.write, titled(lawyer)));
    const choice = lawyer.page.locator("#comment-about-explanation");
    await choice.selectOption({ label: passage });
    await comment(lawyer, { words: "Say what became of it.", proposal });
    await about(lawyer, "Say what became of it.").waitFor();
    await markWords(lawyer, "burned in 2014");
    await lawyer.press(lawyer.button(text.write, titled(lawyer)));
    await waitUntil(
      async () => (await choice.inputValue()) === "marked",
      () => "what was marked is not what the comment is about",
    );
    expect(await faultsInDresses(lawyer.page, `comment form ${language}`)).toEqual([]);
    await comment(lawyer, { words: "Do we believe this?", who: text.team });
    await about(lawyer, "Do we believe this?").getByText(lawyer.t(text.ofTeam)).waitFor();
    expect(await lawyer.page.locator(".letter-mark").allInnerTexts()).toEqual(["burned in 2014", passage]);
    expect(await faultsInDresses(lawyer.page, `commented letter ${language}`)).toEqual([]);
    await lawyer.open(`/applications/${applicationId}`);
    await lawyer.page
      .getByText(lawyer.t(deskText.openComments, { count: 2 }))
      .first()
      .waitFor();

    const amara = await arriveAs("amara", boreal, firm, { language, width: 360 });
    await amara.open(`/applications/${applicationId}`);
    await amara.page
      .getByText(amara.t(deskText.openComments, { count: 1 }))
      .first()
      .waitFor();
    await openLetter(amara, applicationId);
    await amara.page.getByText(amara.t(text.waiting, { count: 1 })).waitFor();
    await about(amara, "Say what became of it.").waitFor();
    expect(await about(amara, "Do we believe this?").count()).toBe(0);
    expect(await isTooWide(amara)).toBe(false);
    expect(await faultsInDresses(amara.page, `comment on a phone ${language}`)).toEqual([]);
    const mine = about(amara, "Say what became of it.");
    await amara.press(mine.getByRole("button", { name: amara.t(text.answer) }));
    await mine.getByRole("textbox").fill("It was lost as well.");
    await amara.press(amara.button(text.sendAnswer));
    await amara.hears(text.wasAnswered);
    await mine.getByText("It was lost as well.").waitFor();
    await amara.press(mine.getByRole("button", { name: amara.t(text.accept) }));
    await amara.hears(text.wasAccepted);
    await says(amara, own.replace(passage, proposal));

    await openLetter(lawyer, applicationId);
    await lawyer.page.getByText(lawyer.t(text.waiting, { count: 1 })).waitFor();
    await says(lawyer, own.replace(passage, proposal));
    await lawyer.press(about(lawyer, "Do we believe this?").getByRole("button", { name: lawyer.t(text.resolve) }));
    await lawyer.page.getByText(lawyer.t(text.settledOnes, { count: 2 })).waitFor();

    await amara.press(amara.page.getByText(amara.t(versionsText.show)));
    const { page } = amara;
    await page.locator("#letter-compare").waitFor();
    const kept = amara.t(versionCauses.proposed, { name: "Amara Okafor" });
    await waitUntil(
      async () => (await page.locator(".letter-versions li").allInnerTexts()).some((line) => line.startsWith(kept)),
      () => `no version is called ${kept}`,
    );
    expect(await page.locator(".letter-compared del").first().textContent()).toContain("I have no");
    expect(await page.locator(".letter-compared ins").last().textContent()).toContain("is left");
    expect(await isTooWide(amara)).toBe(false);
    expect(await faultsInDresses(page, `versions ${language}`)).toEqual([]);
    await amara.press(amara.button(versionsText.putBack, titled(amara)));
    await amara.hears(versionsText.wasPutBack);
    await says(amara, own);
    expect([...lawyer.complaints, ...amara.complaints]).toEqual([]);
    await Promise.all([lawyer.leave(), amara.leave()]);
  },
);

it.skipIf(!here).each(languages)("whatever is pasted into a letter, nothing typed is lost, %s", async (language) => {
  const applicationId = await caseWithLetter();
  const amara = await arriveAs("amara", boreal, firm, { language, width: 360 });
  await amara.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLetter(amara, applicationId);
  const { page } = amara;
  const area = page.locator("#own-explanation");
  const paste = async (what: "html" | "picture") => {
    await page.evaluate(async (kind) => {
      const html = new Blob(["<b>No copy</b> <img src=x onerror=alert(1)>is left."], { type: "text/html" });
      const plain = new Blob(["No copy is left."], { type: "text/plain" });
      const drawing = new OffscreenCanvas(8, 8);
      drawing.getContext("2d")?.fillRect(0, 0, 8, 8);
      const picture = await drawing.convertToBlob({ type: "image/png" });
      const item = kind === "html" ? { "text/html": html, "text/plain": plain } : { "image/png": picture };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    }, what);
    await area.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
  };
  // As large as a book: more than one request may hold.
  const book = `${own} `.repeat(15_000);
  await area.fill(book);
  await page.keyboard.press("Tab");
  await page.locator("#own-explanation-error").waitFor();
  expect((await area.inputValue()).length).toBe(book.length);
  expect(await isTooWide(amara)).toBe(false);
  // What else is entered is saved meanwhile.
  await page.locator('[id="f-place"]').fill("Enugu");
  await page.keyboard.press("Tab");
  await area.fill(own);
  await page.keyboard.press("Tab");
  await waitForSaved(amara);
  await says(amara, own);
  expect(await page.locator("#own-explanation-error").count()).toBe(0);

  await paste("html");
  await page.keyboard.press("Tab");
  await says(amara, "No copy is left.");
  await paste("picture");
  await amara.hears(uiText.noPicture);
  expect(await area.inputValue()).toBe("No copy is left.");
  await area.fill("احترقت السجلات في 2014. <script>alert(1)</script> 👩‍👧");
  await page.keyboard.press("Tab");
  await says(amara, "احترقت السجلات في 2014. <script>alert(1)</script> 👩‍👧");
  expect(await page.locator("[data-letter-text=explanation] p").first().getAttribute("dir")).toBe("auto");
  // Longer than the section should be and shorter than what is kept: it stays, and the count says so.
  await area.fill(`${own} `.repeat(50));
  await page.keyboard.press("Tab");
  await waitForSaved(amara);
  expect(await page.locator("#own-explanation-count").textContent()).toMatch(/\d/);
  expect(amara.complaints).toEqual([]);
  await amara.leave();
});
