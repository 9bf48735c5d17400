import { fieldsUnverified } from "@boreal/domain/vault/files/portals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text } from "../../apps/web/src/features/status/filing/filingPackage.text.ts";
import { openArchive } from "../../apps/server/src/files/testArchive.ts";
import { arriveSignedIn, openFirmOfTwo } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** A lawyer sees what a package would lack, makes it, and takes it along; a document that comes later makes it stale. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const louis = inventedPerson("Louis");
const shots = process.env["BOREAL_REQUEST_SHOTS"];
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

describe.skipIf(!here).each(inLanguages("fr"))("the package for the authority, in %s", (language) => {
  const sena = inventedPerson(language === "fr" ? "Aminata" : "Sena", "Diallo");
  const program = new Client(boreal);
  let lawyer: Visitor;
  let application = "";

  const upload = async (name: string) =>
    await program.upload(
      {
        applicationId: application,
        page: "passport",
        slot: "passportBioPage",
        person: "main",
        filename: name,
        filetype: "application/pdf",
      },
      smallPdf(name),
    );

  it("shows what would be missing before anything is made", async () => {
    await program.register(sena, language);
    application = await program.startApplication("Student");
    await upload("passport.pdf");
    lawyer = await arriveSignedIn(boreal, louis, { language, width: 1440 }, lawyerSecret);
    const { t, page } = lawyer;
    await lawyer.open(`/applications/${application}/status`);
    await lawyer.press(page.locator("summary").filter({ hasText: t(text.title) }));
    await page.getByRole("heading", { name: t(text.missing) }).waitFor();
    await page.getByText(t(fieldsUnverified)).waitFor();
    await page
      .getByText(language === "fr" ? "Photo numérique" : "Digital Photo")
      .first()
      .waitFor();
    if (shots) await page.screenshot({ path: `${shots}/package-before-${language}.png`, fullPage: true });
    expect(await faultsInDresses(page, "a package before it is made")).toEqual([]);
  });

  it("is made and taken along, each file by its hash", async () => {
    const { t, page } = lawyer;
    await lawyer.press(page.getByRole("button", { name: t(text.make), exact: true }));
    const link = page.locator("a[href^='/filing-packages/']");
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const stream = await download.createReadStream();
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    const files = (await openArchive(Buffer.concat(pieces))).map(({ path }) => path);
    expect(files.slice(0, 2)).toEqual(["index.pdf", "manifest.json"]);
    expect(files[2]).toBe(
      language === "fr"
        ? "1-demande-principale/01-passeport-ou-titre-de-voyage.pdf"
        : "1-applicant/01-passport-or-travel-document.pdf",
    );
    if (shots) await page.screenshot({ path: `${shots}/package-made-${language}.png`, fullPage: true });
    await page.setViewportSize({ width: 360, height: 780 });
    if (shots) await page.screenshot({ path: `${shots}/package-phone-${language}.png`, fullPage: true });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
    expect(await faultsInDresses(page, "a package that is made, on a phone")).toEqual([]);
  });

  it("is withheld once a document came", async () => {
    const { t, page } = lawyer;
    await upload("passport, all pages.pdf");
    await lawyer.open(`/applications/${application}/status`);
    await lawyer.press(page.locator("summary").filter({ hasText: t(text.title) }));
    await page.getByText(t(text.stale)).waitFor();
    expect(await page.locator("a[href^='/filing-packages/']").count()).toBe(0);
    await lawyer.leave();
  });
});
