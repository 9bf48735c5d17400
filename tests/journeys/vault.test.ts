/* oxlint-disable max-lines -- because it is the work of one person in one vault: each test goes on where the one before ended */
import { pageOf } from "@boreal/domain/vault/pages";
import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openArchive } from "../../apps/server/src/files/testArchive.ts";
import { planWords } from "../../apps/web/src/case/reasons/planWords.ts";
import { tagWords } from "../../apps/web/src/case/tagWords.ts";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { text as arrangeText } from "../../apps/web/src/features/vault/file/arrange.text.ts";
import { text as expiryText } from "../../apps/web/src/features/vault/file/expiryLine.text.ts";
import { text as passwordText } from "../../apps/web/src/features/vault/upload/needsPassword.text.ts";
import { text as noDocumentText } from "../../apps/web/src/features/vault/page/noDocument.text.ts";
import { text as sameText } from "../../apps/web/src/features/vault/upload/sameContent.text.ts";
import { splitText } from "../../apps/web/src/features/vault/values/splitScreen.text.ts";
import { text } from "../../apps/web/src/features/vault/text.ts";
import { indexText } from "../../apps/web/src/features/vault/index/vaultIndex.text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { slotOf } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { waysOf } from "../running/sizes.ts";
import { waitUntil } from "../running/patience.ts";
import { cardButton, cardOf, chooseFile, pdf } from "../browser/vault.ts";
import { beginning, type Visitor, type Words } from "../browser/visitor.ts";
import { drawPdf } from "../samples/pdfDocument.ts";
/** Issue 4, the screens: somebody with a phone in French and somebody at a desk in English work in their vaults. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20" } });

beforeAll(async () => {
  if (here) await boreal.start();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const known = (slug: string) => {
  const page = pageOf(slug);
  if (!page) throw new Error(`the page ${slug} is gone`);
  return { name: page.name, slotName: slotOf(slug).name, noDocument: slotOf(slug).noDocument ?? page.name };
};
const [passport, funds, test] = [known("passport"), known("proof-of-funds"), known("language-test")];

describe.skipIf(!here).each(
  waysOf([
    { who: "a phone, in French", language: "fr", width: 360, height: 740, word: "passeport" },
    { who: "a desk, in English", language: "en", width: 1280, height: 900, word: "passport" },
  ] as const),
)("the vault at $who", ({ language, width, height, word }) => {
  const person = inventedPerson();
  let visitor: Visitor;
  let applicationId = "";
  const client = new Client(boreal);
  const started = async () =>
    (
      await client.stored<{ startApplication: { application: { id: string } } }>("StartApplication", {
        type: "Student",
      })
    ).startApplication.application.id;
  const statement = smallPdf("Invented statement of account for March");
  const page = (slug: string) => `/document-vault/${slug}?application=${applicationId}`;
  const slotBox = (name: Words): Locator => visitor.page.getByRole("group", { name: visitor.t(name), exact: true });
  const names = (): Promise<string[]> =>
    visitor.page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  const open = async (slug: string) => {
    await visitor.open(page(slug));
    await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
  };
  const more = async (name: string, action: Words) => {
    const button = cardButton(visitor, name, action);
    if ((await button.count()) === 0) await visitor.press(cardButton(visitor, name, arrangeText.more));
    await visitor.press(button);
  };
  const bankStatements = funds.slotName;

  beforeAll(async () => {
    if (!here) return;
    await client.register(person, language);
    applicationId = await started();
    await client.answer(applicationId, {
      country: "CM",
      schoolAcceptanceStatus: "yesAndAccepted",
      maritalStatus: "single",
    });
    visitor = await arriveSignedIn(boreal, person, { language, width, height, onPhone: width < 500 });
  });

  it("finds a page by a word and by a tag", async () => {
    await visitor.open(`/applications/${applicationId}/documents`);
    await visitor.heading(text.title).waitFor();
    const links = visitor.page.getByRole("main").locator('a[href*="/document-vault/"]');
    const slugs = () =>
      links.evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split("/").at(-1) ?? ""),
      );
    await visitor.hand.write(visitor.field(indexText.search), word);
    await waitUntil(
      async () => !(await slugs()).includes("proof-of-funds"),
      () => "the search leaves out nothing",
    );
    expect(await slugs()).toContain("passport");
    await visitor.press(visitor.button(indexText.clear));
    await visitor.press(visitor.button(tagWords.Banking));
    await waitUntil(
      async () => !(await slugs()).includes("passport"),
      () => "the tag leaves out nothing",
    );
    expect(await slugs()).toContain("proof-of-funds");
    const found = await slugs();
    await visitor.page
      .getByRole("status")
      .filter({ hasText: visitor.t(indexText.found, { count: found.length }) })
      .waitFor();
    await visitor.press(links.and(visitor.page.locator('a[href*="/proof-of-funds"]')));
    await visitor.heading(funds.name).waitFor();
  });

  it("adds two files at once, puts them in order, renames and turns one", async () => {
    await open("proof-of-funds");
    await chooseFile(
      visitor,
      [pdf("march.pdf", statement), pdf("february.pdf", smallPdf("Invented statement for February"))],
      slotBox(bankStatements),
    );
    for (const name of ["march.pdf", "february.pdf"]) await cardOf(visitor, name).waitFor();
    const [first = "", last = ""] = await names();
    // The page shows the new order before it is saved, so that it answers at once: who closes it within that moment keeps the old one.
    const saved = visitor.page.waitForResponse((answer) => answer.request().postData()?.includes('"fileIds"') === true);
    await visitor.press(
      cardOf(visitor, last).getByRole("button", { name: visitor.t(arrangeText.moveUp, { name: last }), exact: true }),
    );
    expect((await saved).status()).toBe(200);
    await visitor.hears(arrangeText.moved, { name: last, n: 1, count: 2 });
    await open("proof-of-funds");
    await cardOf(visitor, first).waitFor();
    expect(await names()).toEqual([last, first]);

    await more("march.pdf", arrangeText.rename);
    const dialog = visitor.page.getByRole("dialog");
    await visitor.hand.write(visitor.field(arrangeText.newName, dialog), "statement of March");
    await visitor.press(dialog.getByRole("button", { name: visitor.t(text.save), exact: true }));
    await cardOf(visitor, "statement of March.pdf").waitFor();
    await more("statement of March.pdf", arrangeText.turnRight);
    await visitor.hears(arrangeText.turned, { name: "statement of March.pdf" });
    // Turned, its pages are drawn by the server.
    await visitor.press(cardButton(visitor, "statement of March.pdf", text.view));
    const picture = dialog.getByRole("img").first();
    await waitUntil(
      () =>
        picture.evaluate(
          (image) => (image as HTMLImageElement).naturalWidth > (image as HTMLImageElement).naturalHeight,
        ),
      () => "the page does not lie on its side",
    );
    await visitor.press(dialog.getByRole("button", { name: visitor.t(uiText.close) }));
  });

  it("shows a PDF by the browser’s own reader where there is one and a mouse, and as pictures elsewhere", async () => {
    const shown = async (hasReader: boolean) => {
      await visitor.page.evaluate(
        (has) => Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, value: has }),
        hasReader,
      );
      await visitor.press(cardButton(visitor, "february.pdf", text.view));
      const dialog = visitor.page.getByRole("dialog");
      const [frame, picture] = [dialog.locator("iframe"), dialog.getByRole("img")];
      await frame.or(picture).first().waitFor();
      const found = { frames: await frame.count(), pictures: await picture.count() };
      await visitor.press(dialog.getByRole("button", { name: visitor.t(uiText.close) }));
      return found;
    };
    await open("proof-of-funds");
    expect(await shown(false)).toEqual({ frames: 0, pictures: 1 });
    expect(await shown(true)).toEqual(width < 500 ? { frames: 0, pictures: 1 } : { frames: 1, pictures: 0 });
  });

  it("asks about the same file again, and keeps both", async () => {
    await chooseFile(visitor, pdf("again.pdf", statement), slotBox(bankStatements));
    const again = cardOf(visitor, "again.pdf");
    await again.getByText(visitor.t(sameText.here)).waitFor();
    await visitor.press(cardButton(visitor, "again.pdf", sameText.keepBoth));
    await visitor.hears(sameText.kept);
    await again.getByText(visitor.t(sameText.here)).waitFor({ state: "detached" });
    expect(await names()).toHaveLength(3);
  });

  it("opens a locked PDF with its password", async () => {
    const locked = await drawPdf((paper) => paper.text("Invented statement that the bank locked."), {
      userPassword: "Lichen-4",
      pdfVersion: "1.7",
    });
    await chooseFile(visitor, pdf("locked.pdf", locked), slotBox(bankStatements));
    const card = cardOf(visitor, "locked.pdf");
    const password = visitor.field(passwordText.label, card);
    await password.waitFor();
    await visitor.hand.write(password, "not this one");
    await visitor.press(cardButton(visitor, "locked.pdf", passwordText.open));
    await waitUntil(
      async () => (await password.getAttribute("aria-invalid")) === "true",
      () => "a wrong password is not refused",
    );
    await visitor.hand.write(password, "Lichen-4");
    await visitor.press(cardButton(visitor, "locked.pdf", passwordText.open));
    await visitor.hears(passwordText.opened, { name: "locked.pdf" });
    await password.waitFor({ state: "detached" });
    expect(await card.getByText(visitor.t(text.stateNeedsPassword), { exact: true }).count()).toBe(0);
  });

  it("types when a passport ends, corrects it beside the document, and finds it among the dates", async () => {
    await open("passport");
    await chooseFile(visitor, pdf("passport.pdf", smallPdf("Invented page with a photo")), slotBox(passport.slotName));
    const card = cardOf(visitor, "passport.pdf");
    const date = async (within: Locator, day: string, month: string, year: string) => {
      for (const [part, value] of [
        [uiText.day, day],
        [uiText.month, month],
        [uiText.year, year],
      ] as const)
        await visitor.hand.write(within.getByLabel(visitor.t(part), { exact: true }), value);
    };
    await card.getByText(visitor.t(expiryText.missing)).waitFor();
    await date(card, "3", "5", "2031");
    await visitor.press(card.getByRole("button", { name: beginning(visitor.t(expiryText.save)) }));
    await visitor.hears(expiryText.saved);

    await visitor.press(cardButton(visitor, "passport.pdf", splitText.open));
    const dialog = visitor.page.getByRole("dialog");
    await dialog
      .getByRole("region", { name: visitor.t(splitText.pages) })
      .getByRole("img")
      .first()
      .waitFor();
    await visitor.press(dialog.getByRole("button", { name: beginning(visitor.t(text.correct)) }));
    await date(dialog, "4", "2", "2027");
    await visitor.press(dialog.getByRole("button", { name: visitor.t(text.save), exact: true }));
    await visitor.hears(text.valueSaved);
    const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date("2027-02-04"),
    );
    await dialog.getByText(day).first().waitFor();
    await visitor.press(dialog.getByRole("button", { name: visitor.t(uiText.close) }));
    await card.getByText(visitor.t(expiryText.expires, { date: day })).waitFor();
    await visitor.open(`/applications/${applicationId}`);
    await unfoldPart(visitor, "dates");
    const dates = visitor.page.getByRole("region", { name: visitor.t(planWords.deadlines) });
    await dates.getByText(day).first().waitFor();
    expect(await dates.getByText(visitor.t(expiryText.missing)).count()).toBe(0);
  });

  it("says that a document is not available, and takes that back", async () => {
    await open("language-test");
    await visitor.press(visitor.page.locator("summary").filter({ hasText: visitor.t(test.noDocument) }));
    await visitor.hand.write(visitor.field(noDocumentText.why), "In January / en janvier");
    await visitor.press(visitor.page.getByRole("button", { name: beginning(visitor.t(noDocumentText.state)) }));
    await visitor.page.getByText(visitor.t(caseText.saidNotAvailable)).first().waitFor();
    await visitor.press(visitor.page.getByRole("button", { name: beginning(visitor.t(noDocumentText.takeBack)) }));
    await visitor.hears(noDocumentText.takenBack);
    await visitor.page.getByText(visitor.t(noDocumentText.takeBack)).waitFor({ state: "detached" });
    // What was said stays readable, with its end.
    await visitor.press(visitor.page.locator("summary").filter({ hasText: visitor.t(noDocumentText.earlier) }));
    await visitor.page.getByText("In January / en janvier").waitFor();
    expect(
      await visitor.page
        .locator("summary")
        .filter({ hasText: visitor.t(test.noDocument) })
        .count(),
    ).toBe(1);
  });

  it("deletes a file and brings it back from the trash", async () => {
    await open("proof-of-funds");
    await visitor.press(cardButton(visitor, "february.pdf", text.delete));
    await visitor.hears(text.deleted, { name: "february.pdf" });
    await visitor.open(`/applications/${applicationId}/trash`);
    await visitor.press(
      visitor.page
        .getByRole("listitem")
        .filter({ hasText: "february.pdf" })
        .getByRole("button", { name: beginning(visitor.t(text.restore)) }),
    );
    await visitor.hears(text.restored, { name: "february.pdf" });
    await open("proof-of-funds");
    await cardOf(visitor, "february.pdf").waitFor();
    expect(await names()).toHaveLength(4);
  });

  it("saves everything in one archive, with the bytes that were sent", async () => {
    await open("proof-of-funds");
    await cardOf(visitor, "february.pdf").waitFor();
    const inOrder = (await names()).map((name, index) => `${index + 1} ${name}`);
    expect(inOrder).toHaveLength(4);
    await visitor.open(`/applications/${applicationId}/documents`);
    const link = visitor.page.getByRole("link", {
      name: beginning(visitor.t(arrangeText.downloadAll.other).split("{")[0]?.trim() ?? ""),
    });
    const [download] = await Promise.all([visitor.page.waitForEvent("download"), visitor.press(link)]);
    const found = await openArchive(await readFile(await download.path()));
    const files = found.map(({ path, bytes }) => ({ name: path.split("/").at(-1) ?? "", bytes }));
    expect(files.map(({ name }) => name).toSorted()).toEqual([...inOrder, "passport.pdf"].toSorted());
    expect(
      statement.equals(files.find(({ name }) => name.endsWith(" statement of March.pdf"))?.bytes ?? Buffer.alloc(0)),
    ).toBe(true);
  });

  it("a press counts although a file that somebody else adds makes the page longer above it", async () => {
    const other = await started();
    const [first, second] = pageOf("passport")?.slots ?? [];
    if (!first || !second) throw new Error("the page of the passport has two places");
    await visitor.open(`/document-vault/passport?application=${other}`);
    const button = visitor.page
      .getByRole("group", { name: visitor.t(second.name), exact: true })
      .getByRole("button")
      .first();
    await button.hover();
    const opened = visitor.page.waitForEvent("filechooser").catch(() => "never");
    await visitor.page.mouse.down();
    await client.upload(
      {
        applicationId: other,
        page: "passport",
        slot: first.id,
        person: "main",
        filename: "photo page.pdf",
        filetype: "application/pdf",
      },
      smallPdf("Invented page with a photo"),
    );
    // As long as a page takes to be told, to ask and to draw, on most days.
    await visitor.page.waitForTimeout(1500);
    expect(await cardOf(visitor, "photo page.pdf").count()).toBe(0);
    await visitor.page.mouse.up();
    expect(await opened).not.toBe("never");
    await cardOf(visitor, "photo page.pdf").waitFor();
  });

  it("nothing was wider than the window, and nothing was complained of", async () => {
    for (const path of [
      `/applications/${applicationId}/documents`,
      page("proof-of-funds"),
      `/applications/${applicationId}/trash`,
    ]) {
      await visitor.open(path);
      await visitor.page.locator("main h1:not(.visually-hidden)").waitFor();
      expect(
        await visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
