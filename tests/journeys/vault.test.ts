import { pageOf } from "@boreal/domain/vault/pages";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openArchive } from "../../apps/server/src/files/testArchive.ts";
import { planWords } from "../../apps/web/src/case/reasons/planWords.ts";
import { tagWords } from "../../apps/web/src/case/tagWords.ts";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { text as arrangeText } from "../../apps/web/src/features/vault/file/arrange.text.ts";
import { text as expiryText } from "../../apps/web/src/features/vault/file/expiryLine.text.ts";
import { text as noDocumentText } from "../../apps/web/src/features/vault/page/noDocument.text.ts";
import { text as sameText } from "../../apps/web/src/features/vault/upload/sameContent.text.ts";
import { text } from "../../apps/web/src/features/vault/text.ts";
import { indexText } from "../../apps/web/src/features/vault/index/vaultIndex.text.ts";
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
import {
  cardNames,
  correctDateBeside,
  deleteFile,
  moveUp,
  openAtSecondTry,
  rename,
  seeOnItsSide,
  shownIn,
  turnRight,
  typeExpiry,
} from "../browser/vault/cards.ts";
import {
  linksToPages,
  pagesLinked,
  placeNamed,
  restoreFromTrash,
  sayNotAvailable,
  saysNotAvailable,
  takeBackNotAvailable,
} from "../browser/vault/places.ts";
import { beginning, type Visitor } from "../browser/visitor.ts";
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
  return { name: page.name, slotName: slotOf(slug).name };
};
const [passport, funds] = [known("passport"), known("proof-of-funds")];

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
  const open = async (slug: string) => {
    await visitor.open(page(slug));
    await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
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
    const slugs = () => pagesLinked(visitor);
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
    await visitor.press(linksToPages(visitor).and(visitor.page.locator('a[href*="/proof-of-funds"]')));
    await visitor.heading(funds.name).waitFor();
  });

  it("adds two files at once, puts them in order, renames and turns one", async () => {
    await open("proof-of-funds");
    await chooseFile(
      visitor,
      [pdf("march.pdf", statement), pdf("february.pdf", smallPdf("Invented statement for February"))],
      placeNamed(visitor, bankStatements),
    );
    for (const name of ["march.pdf", "february.pdf"]) await cardOf(visitor, name).waitFor();
    const [first = "", last = ""] = await cardNames(visitor);
    expect(await moveUp(visitor, last)).toBe(200);
    await visitor.hears(arrangeText.moved, { name: last, n: 1, count: 2 });
    await open("proof-of-funds");
    await cardOf(visitor, first).waitFor();
    expect(await cardNames(visitor)).toEqual([last, first]);

    await rename(visitor, "march.pdf", "statement of March");
    await cardOf(visitor, "statement of March.pdf").waitFor();
    await turnRight(visitor, "statement of March.pdf");
    await seeOnItsSide(visitor, "statement of March.pdf");
  });

  it("shows a PDF by the browser’s own reader where there is one and a mouse, and as pictures elsewhere", async () => {
    await open("proof-of-funds");
    expect(await shownIn(visitor, "february.pdf", false)).toEqual({ frames: 0, pictures: 1 });
    expect(await shownIn(visitor, "february.pdf", true)).toEqual(
      width < 500 ? { frames: 0, pictures: 1 } : { frames: 1, pictures: 0 },
    );
  });

  it("asks about the same file again, and keeps both", async () => {
    await chooseFile(visitor, pdf("again.pdf", statement), placeNamed(visitor, bankStatements));
    const again = cardOf(visitor, "again.pdf");
    await again.getByText(visitor.t(sameText.here)).waitFor();
    await visitor.press(cardButton(visitor, "again.pdf", sameText.keepBoth));
    await visitor.hears(sameText.kept);
    await again.getByText(visitor.t(sameText.here)).waitFor({ state: "detached" });
    expect(await cardNames(visitor)).toHaveLength(3);
  });

  it("opens a locked PDF with its password", async () => {
    const locked = await drawPdf((paper) => paper.text("Invented statement that the bank locked."), {
      userPassword: "Lichen-4",
      pdfVersion: "1.7",
    });
    await chooseFile(visitor, pdf("locked.pdf", locked), placeNamed(visitor, bankStatements));
    await openAtSecondTry(visitor, "locked.pdf", "Lichen-4");
    const card = cardOf(visitor, "locked.pdf");
    expect(await card.getByText(visitor.t(text.stateNeedsPassword), { exact: true }).count()).toBe(0);
  });

  it("types when a passport ends, corrects it beside the document, and finds it among the dates", async () => {
    await open("passport");
    await chooseFile(
      visitor,
      pdf("passport.pdf", smallPdf("Invented page with a photo")),
      placeNamed(visitor, passport.slotName),
    );
    await typeExpiry(visitor, "passport.pdf", "2031-05-03");
    const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date("2027-02-04"),
    );
    await correctDateBeside(visitor, "passport.pdf", { date: "2027-02-04", told: day });
    await cardOf(visitor, "passport.pdf")
      .getByText(visitor.t(expiryText.expires, { date: day }))
      .waitFor();
    await visitor.open(`/applications/${applicationId}`);
    await unfoldPart(visitor, "dates");
    const dates = visitor.page.getByRole("region", { name: visitor.t(planWords.deadlines) });
    await dates.getByText(day).first().waitFor();
    expect(await dates.getByText(visitor.t(expiryText.missing)).count()).toBe(0);
  });

  it("says that a document is not available, and takes that back", async () => {
    await open("language-test");
    await sayNotAvailable(visitor, "language-test", "In January / en janvier");
    await visitor.page.getByText(visitor.t(caseText.saidNotAvailable)).first().waitFor();
    await takeBackNotAvailable(visitor);
    // What was said stays readable, with its end.
    await visitor.press(visitor.page.locator("summary").filter({ hasText: visitor.t(noDocumentText.earlier) }));
    await visitor.page.getByText("In January / en janvier").waitFor();
    expect(await saysNotAvailable(visitor, "language-test").count()).toBe(1);
    // Where the specification has no words for it as well: the page says who decides.
    await open("letter-of-acceptance");
    await sayNotAvailable(visitor, "letter-of-acceptance", "It comes in March / en mars");
    await visitor.page.getByText(visitor.t(noDocumentText.teamDecides)).waitFor();
    await takeBackNotAvailable(visitor);
  });

  it("deletes a file and brings it back from the trash", async () => {
    await open("proof-of-funds");
    await deleteFile(visitor, "february.pdf");
    await restoreFromTrash(visitor, applicationId, "february.pdf");
    await open("proof-of-funds");
    await cardOf(visitor, "february.pdf").waitFor();
    expect(await cardNames(visitor)).toHaveLength(4);
  });

  it("saves everything in one archive, with the bytes that were sent", async () => {
    await open("proof-of-funds");
    await cardOf(visitor, "february.pdf").waitFor();
    const inOrder = (await cardNames(visitor)).map((name, index) => `${index + 1} ${name}`);
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
    const button = placeNamed(visitor, second.name).getByRole("button").first();
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
