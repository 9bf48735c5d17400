import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { pageOf } from "@boreal/domain/vault/pages";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fileName } from "../../apps/web/src/features/vault/capture/shots.ts";
import { jpegFacts } from "../../apps/web/src/features/vault/capture/jpegFacts.ts";
import { drawFrame, seenPage } from "../../apps/web/src/features/vault/capture/camera/testFrames.ts";
import { text } from "../../apps/web/src/features/vault/capture/text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { signIn } from "../browser/accounts.ts";
import { Client } from "../browser/client.ts";
import { makeFilm } from "../browser/film.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import { cardOf } from "../browser/vault.ts";
import { Visitor } from "../browser/visitor.ts";

/** Issue 4: the camera on a phone. The camera of the browser shows a drawn page on a table. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
const client = new Client(boreal);
const amara = inventedPerson("Amara");
const slug = "biometrics-validity-letter";
let address = "";
let film = "";

beforeAll(async () => {
  if (!here) return;
  film = makeFilm([{ corners: seenPage({ width: 1280, height: 720, size: 0.9, lean: 6, turn: 3 }) }]);
  await boreal.start();
  await client.register(amara);
  address = `/document-vault/${slug}?application=${await client.startApplication("Student")}`;
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const visitors: Visitor[] = [];

afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave();
});

async function arrive(language: "en" | "fr", width: number, height: number, shown?: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(boreal, {
    language,
    width,
    height,
    onPhone: true,
    ...(shown === undefined ? {} : { film: shown }),
  });
  visitors.push(visitor);
  await visitor.open("/sign-in");
  await signIn(visitor, amara);
  await visitor.open(address);
  await visitor.button(text.open).waitFor();
  return visitor;
}

/** Whether the page holds a camera that films. */
const isFilming = (visitor: Visitor) =>
  visitor.page.evaluate(() =>
    [...document.querySelectorAll("video")].some(
      ({ srcObject }) => srcObject instanceof MediaStream && srcObject.active,
    ),
  );

const tracksOf = (visitor: Visitor) =>
  visitor.page.evaluateHandle(() =>
    (document.querySelector("video") as unknown as { srcObject: MediaStream }).srcObject.getTracks(),
  );

/** Another tab is looked at, or this one again. */
const look = (visitor: Visitor, state: DocumentVisibilityState) =>
  visitor.page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

/** A photograph as a phone writes it: lying on its side, with the place where it was taken. */
async function photograph(): Promise<Buffer> {
  const size = { width: 960, height: 720 };
  const picture = drawFrame({ ...size, corners: seenPage({ ...size, size: 0.6, aspect: 1 / 1.414 }) });
  return sharp(Buffer.from(picture.data), { raw: { ...size, channels: 1 } })
    .withExif({ IFD0: { Model: "Invented phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The bytes of the stored file of this name. */
async function storedFile(visitor: Visitor, name: string): Promise<Buffer> {
  await cardOf(visitor, name).waitFor();
  const link = await cardOf(visitor, name).getByRole("link").first().getAttribute("href");
  return client.download(/files\/([^/?]+)/.exec(link ?? "")?.[1] ?? "");
}

const slot = pageOf(slug)?.slots[0];
const nameOf = (number: number, ending: "pdf" | "jpg") => (slot ? fileName(slot, "en", number, ending) : "");

describe.skipIf(!here)("the camera on a phone", () => {
  it("two pictures become one PDF, which is stored under the name of the slot", async () => {
    const visitor = await arrive("en", 360, 640, film);
    await visitor.press(visitor.button(text.open));
    await visitor.hears(text.allGood);
    expect(
      await visitor.page
        .getByRole("list", { name: visitor.t(text.checks) })
        .getByRole("listitem")
        .count(),
    ).toBe(6);
    for (const next of [text.another, text.sendPdf]) {
      await visitor.press(visitor.button(text.shoot));
      await visitor.page.getByRole("img", { name: visitor.t(text.picture) }).waitFor();
      // Found whole, so the page is cut out of the table and stands upright.
      expect(await visitor.page.getByRole("radio", { name: visitor.t(text.keepPage) }).isChecked()).toBe(true);
      await visitor.press(visitor.button(text.use));
      await visitor.press(visitor.button(next, { count: 2 }));
    }
    const task = getDocument({ data: new Uint8Array(await storedFile(visitor, nameOf(1, "pdf"))), verbosity: 0 });
    const document = await task.promise;
    expect(document.numPages).toBe(2);
    const [, , width = 0, height = 0] = (await document.getPage(1)).view;
    expect(Math.abs(height / width / 1.414 - 1)).toBeLessThan(0.05);
    await task.destroy();
    expect(visitor.complaints).toEqual([]);
  });

  it("with nothing but keys: a picture is taken, turned and looked at again; Escape closes, stops the camera, gives the focus back and keeps the picture", async () => {
    const visitor = await arrive("fr", 568, 320, film);
    const keys = visitor.page.keyboard;
    const focused = (words: { en: string; fr: string }) =>
      visitor.page.waitForFunction((name) => document.activeElement?.textContent?.trim() === name, visitor.t(words));
    const pressFocused = async (words: { en: string; fr: string }) => {
      const button = visitor.button(words);
      await button.waitFor();
      for (
        let steps = 0;
        steps < 20 && !(await button.evaluate((element) => element === document.activeElement));
        steps += 1
      )
        await keys.press("Tab");
      await keys.press("Enter");
    };
    await visitor.button(text.open).focus();
    await pressFocused(text.open);
    await pressFocused(text.shoot);
    await focused(text.reviewTitle);
    await pressFocused(text.turn);
    await visitor.hears(text.turned, { degrees: 90 });
    await pressFocused(text.takeAgain);
    await visitor.button(text.shoot).waitFor();
    await pressFocused(text.shoot);
    await focused(text.reviewTitle);
    await pressFocused(text.use);
    await focused(text.pagesTitle.one);
    await pressFocused(text.another);
    await visitor.button(text.shoot).waitFor();
    expect(await isFilming(visitor)).toBe(true);
    const tracks = await tracksOf(visitor);
    await look(visitor, "hidden");
    await visitor.page.waitForFunction((all) => all.every((track) => track.readyState === "ended"), tracks);
    await look(visitor, "visible");
    await visitor.button(text.shoot).waitFor();
    expect(await isFilming(visitor)).toBe(true);
    const later = await tracksOf(visitor);
    await keys.press("Escape");
    await visitor.page.getByRole("dialog").waitFor({ state: "detached" });
    await focused(text.open);
    expect(await later.evaluate((all) => all.map((track) => track.readyState))).toEqual(["ended"]);
    await pressFocused(text.open);
    await visitor.page.getByRole("heading", { name: visitor.t(text.pagesTitle, { count: 1 }), exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it.each(inLanguages("fr"))("no step has an accessibility fault (%s)", async (language) => {
    const visitor = await arrive(language, 320, 568, film);
    const faults: string[] = [];
    const check = async (name: string) => faults.push(...(await faultsInDresses(visitor.page, `${name} ${language}`)));
    await visitor.press(visitor.button(text.open));
    await visitor.hears(text.allGood);
    await check("camera");
    await visitor.press(visitor.button(text.shoot));
    await visitor.page.getByRole("img", { name: visitor.t(text.picture) }).waitFor();
    await check("review");
    await visitor.press(visitor.button(text.use));
    await visitor.button(text.another).waitFor();
    await check("pages");
    expect(faults).toEqual([]);
  });

  it("without a camera the page says so, and a picture of the camera app goes the same way, upright and without the place where it was taken", async () => {
    const visitor = await arrive("en", 360, 640);
    await visitor.press(visitor.button(text.open));
    await visitor.page
      .getByText(visitor.t(text.refusedHow))
      .or(visitor.page.getByText(visitor.t(text.missingHow)))
      .waitFor();
    expect(await faultsInDresses(visitor.page, "no camera")).toEqual([]);
    const [chooser] = await Promise.all([
      visitor.page.waitForEvent("filechooser"),
      visitor.press(visitor.button(text.cameraApp)),
    ]);
    await chooser.setFiles({
      name: "not-a-picture.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("nothing to see"),
    });
    await visitor.hears(text.notOpened);
    const taken = await photograph();
    expect(taken.includes("Invented phone")).toBe(true);
    const [again] = await Promise.all([
      visitor.page.waitForEvent("filechooser"),
      visitor.press(visitor.button(text.cameraApp)),
    ]);
    await again.setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: taken });
    await visitor.page.getByRole("radio", { name: visitor.t(text.keepWhole) }).check();
    await visitor.press(visitor.button(text.use));
    await visitor.press(visitor.button(text.sendPicture));
    const stored = await storedFile(visitor, nameOf(2, "jpg"));
    expect([stored.includes("Exif"), stored.includes("Invented phone")]).toEqual([false, false]);
    expect(jpegFacts(stored)).toEqual({ width: 720, height: 960, colours: 3 });
  });
});
