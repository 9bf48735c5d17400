import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { digitalPhotoWarnings } from "@boreal/domain/warnings/identity/digitalPhoto";
import { mkdirSync } from "node:fs";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as cropText } from "../../apps/web/src/case/pages/valueCrop.text.ts";
import { text as foundText } from "../../apps/web/src/case/reasons/foundPlaces.text.ts";
import { documentsText } from "../../apps/web/src/features/review/documents/documents.text.ts";
import { text } from "../../apps/web/src/features/vault/text.ts";
import { typedText } from "../../apps/web/src/features/vault/values/typedValues.text.ts";
import { splitText } from "../../apps/web/src/features/vault/values/splitScreen.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { untilEverythingIsRead } from "../browser/openSlots.ts";
import { signIn } from "../browser/accounts.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { cardButton, cardOf } from "../browser/vault.ts";
import { beginning, Visitor, type Words } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";
import { waysOf } from "../running/sizes.ts";
import { envelopeLetter } from "../samples/biometricsLetter/envelopeLetter.ts";
import { madeUpLetter } from "../samples/biometricsLetter/letter.ts";
import { degraded } from "../samples/degrade.ts";
import { drawnPortrait } from "../samples/identity/portrait.ts";
import { pageImage } from "../samples/pageImage.ts";

/** Each value stands beside the part of the page that it was read from; a lawyer sees what was read and what was corrected there. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const shots = process.env["BOREAL_CROP_SHOTS"];
const page = "biometrics-validity-letter";
let firm: Firm;
const home = new Client(boreal);

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  await home.signIn(firm.amara);
  if (shots) mkdirSync(shots, { recursive: true });
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const shoot = async (visitor: Visitor, name: string, width: number) => {
  if (shots)
    await visitor.page.screenshot({ path: `${shots}/${name}-${visitor.language}-${width}.png`, fullPage: true });
};

const labelOf = (id: string): Words => documentField(id)?.label ?? { en: id, fr: id };
const dates = ["issueDate", "biometricsExpiryDate"] as const;

/** The cut-outs in a list of values. */
const cropsIn = (place: Locator, visitor: Visitor): Locator =>
  place.getByRole("img", { name: beginning(visitor.t(cropText.partOfPage, { page: 1 }).split("{")[0] ?? "") });

/** How far the marked value stands inside the frame of its cut-out: at least this many pixels on each side. */
const airAround = (crop: Locator): Promise<number> =>
  crop.evaluate((picture) => {
    const frame = picture.parentElement?.getBoundingClientRect();
    const mark = picture.parentElement?.querySelector(".viewer__mark")?.getBoundingClientRect();
    if (!frame || !mark) return Number.NEGATIVE_INFINITY;
    return Math.min(mark.left - frame.left, mark.top - frame.top, frame.right - mark.right, frame.bottom - mark.bottom);
  });

/** Where the mark of a cut-out begins on the picture of the whole page, in percent of that picture. */
const markedAt = (crop: Locator): Promise<readonly number[]> =>
  crop.evaluate((picture) => {
    const page = picture.getBoundingClientRect();
    const mark = picture.parentElement?.querySelector(".viewer__mark");
    if (!mark) return [];
    const { left, top } = mark.getBoundingClientRect();
    // Its border and padding stand around the place.
    return [((left + 4 - page.left) / page.width) * 100, ((top + 4 - page.top) / page.height) * 100];
  });

describe.skipIf(!here).each(
  waysOf([
    { who: "at a desk, in English, by keyboard", language: "en", width: 1280, height: 900 },
    { who: "on a phone 320 px wide, in French", language: "fr", width: 320, height: 640 },
  ] as const),
)("values read from a photo, $who", ({ language, width, height }) => {
  const name = `photo-${language}.jpg`;
  const asked: string[] = [];
  let visitor: Visitor;
  let card: Locator;
  let fileId = "";
  const overflow = () =>
    visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  beforeAll(async () => {
    if (!here) return;
    const letter = await pageImage(await envelopeLetter(madeUpLetter(0, language, "validity")));
    fileId = await home.upload(
      {
        applicationId: firm.applicationId,
        page,
        slot: "biometricsValidityLetter",
        person: "main",
        filename: name,
        filetype: "image/jpeg",
      },
      await degraded(letter, "shadow"),
    );
    await untilEverythingIsRead(home, firm.applicationId);
    visitor = await Visitor.arrive(boreal, {
      language,
      width,
      height,
      onPhone: width < 500,
      keyboardOnly: width > 500,
    });
    visitor.page.on("request", (request) => {
      if (request.url().includes("/files/")) asked.push(request.url());
    });
    await visitor.open("/sign-in");
    await signIn(visitor, firm.amara);
    await visitor.open(`/document-vault/${page}?application=${firm.applicationId}`);
    card = cardOf(visitor, name);
    await card.waitFor();
  });

  it("stand beside the part of the page that shows them, with one picture for all of a page", async () => {
    const crops = cropsIn(card, visitor);
    // A picture further down comes when one gets there.
    await crops.first().waitFor({ state: "attached" });
    const count = await crops.count();
    expect(count).toBeGreaterThan(3);
    for (let at = 0; at < count; at += 1) {
      await crops.nth(at).scrollIntoViewIfNeeded();
      await waitUntil(
        async () => (await airAround(crops.nth(at))) > 1,
        () => `the cut-out ${at + 1} does not hold its value`,
      );
    }
    const pictures = new Set(asked.filter((address) => /\/pages\/\d+\?width=1200/.test(address)));
    // The letter that the case began with is one more file.
    expect(pictures.size).toBeLessThanOrEqual(2);
    for (const address of asked)
      expect(new URL(address).pathname).toMatch(/^\/files\/[0-9a-f-]{36}(\/pages(\/\d+)?)?$/);
    await shoot(visitor, "card", width);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await faultsInDresses(visitor.page, "values beside their crops")).toEqual([]);
  });

  it("are corrected there, and what was read stays beside it", async () => {
    const field = dates[0];
    const line = card.locator(".read-fields__line", { hasText: beginning(visitor.t(labelOf(field))) }).first();
    await visitor.press(line.getByRole("button", { name: beginning(visitor.t(text.correct)) }));
    await line.getByRole("textbox").first().waitFor();
    expect(await cropsIn(line, visitor).count()).toBe(1);
    for (const [at, part] of ["3", "2", "2025"].entries()) await line.getByRole("textbox").nth(at).fill(part);
    await shoot(visitor, "correcting", width);
    await visitor.press(line.getByRole("button", { name: visitor.t(text.save), exact: true }));
    await visitor.hears(text.valueSaved);
    await line.getByText(beginning(visitor.t(text.wasRead, { value: "" }).trim())).waitFor();
    expect(await cropsIn(line, visitor).count()).toBe(1);
    await shoot(visitor, "corrected", width);
  });

  it("are marked on the page beside them when one comes to their line", async () => {
    await visitor.press(cardButton(visitor, name, splitText.open));
    const beside = visitor.page.getByRole("dialog");
    const pages = beside.getByRole("region", { name: visitor.t(splitText.pages), exact: true });
    await pages.getByRole("img").first().waitFor();
    expect(await pages.locator(".viewer__mark").count()).toBe(0);
    const buttons = beside.getByRole("button", { name: beginning(visitor.t(text.correct)) });
    await buttons.last().focus();
    const mark = pages.locator(".viewer__mark");
    await mark.waitFor();
    const placeOf = () =>
      mark.evaluate((element) => [element.style.left, element.style.top].map((part) => Number.parseFloat(part)));
    const last = await placeOf();
    await buttons.first().focus();
    await waitUntil(
      async () => String(await placeOf()) !== String(last),
      () => "the mark stays at the last value",
    );
    // The same place as in the cut-out of the same value.
    const [left = 0, top = 0] = await placeOf();
    const [cutLeft = 0, cutTop = 0] = await markedAt(cropsIn(beside, visitor).first());
    expect([Math.abs(left - cutLeft) < 0.2, Math.abs(top - cutTop) < 0.2]).toEqual([true, true]);
    await shoot(visitor, "split", width);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await visitor.page.keyboard.press("Escape");
  });

  it("lie before the lawyer twice, as read and as corrected, beside the same part of the page", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language, width });
    await lawyer.open(`/applications/${firm.applicationId}/review`);
    const view = lawyer.page.getByRole("region", { name: lawyer.t(documentsText.view) });
    await view.waitFor();
    const title = view.getByRole("heading", { level: 2 });
    await waitUntil(
      async () => {
        if ((await title.textContent())?.includes(name)) return true;
        await view.focus();
        await lawyer.page.keyboard.press("j");
        return false;
      },
      () => "the photo is not under review",
    );
    const value = view.locator(".review-view__value", { hasText: lawyer.t({ en: "Read by", fr: "Lu par" }) }).first();
    await value.getByText("2025").waitFor();
    await value.getByText("2026").waitFor();
    await cropsIn(value, lawyer).waitFor();
    await value.getByRole("button", { name: beginning(lawyer.t(documentsText.onPage)) }).focus();
    await view.locator(".review-view__pages .viewer__mark").waitFor();
    await value.scrollIntoViewIfNeeded();
    await lawyer.rest();
    await shoot(lawyer, "review", width);
    expect(await faultsInDresses(lawyer.page, "review beside crops")).toEqual([]);
    await lawyer.leave();
  });

  it("a photo is told what is wrong with it, with the measure and the place", async () => {
    const photo = await home.upload(
      {
        applicationId: firm.applicationId,
        page: "digital-photo",
        slot: "digitalPhoto",
        person: "main",
        filename: `me-${language}.jpg`,
        filetype: "image/jpeg",
      },
      // Another one for each way: the same file twice would be told as such.
      await drawnPortrait({ head: width < 500 ? 0.34 : 0.35, y: 0.4, background: "room" }),
    );
    await untilEverythingIsRead(home, firm.applicationId);
    await visitor.open(`/document-vault/digital-photo?application=${firm.applicationId}`);
    const ofPhoto = cardOf(visitor, `me-${language}.jpg`);
    for (const warning of digitalPhotoWarnings.filter(({ id }) => /Composition|Background/.test(id)))
      await ofPhoto.getByText(visitor.t(warning.fix)).first().waitFor();
    await ofPhoto
      .getByText(visitor.t({ en: "69 to 80%", fr: "de 69 à 80\u00A0%" }))
      .first()
      .waitFor();
    await ofPhoto.getByText(visitor.t(typedText.photoLookedAt), { exact: true }).waitFor();
    const small = ofPhoto.getByRole("img", { name: visitor.t(foundText.marked, { page: 1 }), exact: true });
    await waitUntil(
      async () => (await small.count()) === 2,
      () => "the places are not marked on the picture",
    );
    await small.first().scrollIntoViewIfNeeded();
    await waitUntil(
      async () => await small.first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth > 0),
      () => "the small picture does not come",
    );
    expect(await overflow()).toBeLessThanOrEqual(0);
    await shoot(visitor, "photo", width);
    expect(await faultsInDresses(visitor.page, "faults of a photo")).toEqual([]);
    await home.graphql("mutation ($id: ID!) { deleteDocument(fileId: $id) { refusals { code } } }", { id: photo });
  });

  afterAll(async () => {
    if (!here) return;
    await visitor.leave();
    // The place takes two files.
    await home.graphql("mutation ($id: ID!) { deleteDocument(fileId: $id) { refusals { code } } }", { id: fileId });
  });
});
