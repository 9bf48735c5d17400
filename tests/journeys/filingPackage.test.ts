import { fieldsUnverified } from "@boreal/domain/vault/files/portals";
import { fileWithAuthority } from "@boreal/domain/lifecycle/work";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text } from "../../apps/web/src/features/status/filing/filingPackage.text.ts";
import { text as changes } from "../../apps/web/src/features/status/filing/filingChanges.text.ts";
import { text as checklist } from "../../apps/web/src/features/status/filing/uploadChecklist.text.ts";
import { text as status } from "../../apps/web/src/features/status/status.text.ts";
import { planWords } from "../../apps/web/src/case/reasons/planWords.ts";
import { timelineText as timeline } from "../../apps/web/src/features/timeline/timeline.text.ts";
import { openArchive } from "../../apps/server/src/files/testArchive.ts";
import { arriveSignedIn, openFirmOfTwo } from "../browser/accounts.ts";
import { freshCode } from "../browser/authenticator.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { untilEverythingIsRead } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { enterDay } from "../browser/case/statusSteps.ts";
import { beginning, type Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** A lawyer sees what a package would lack, makes it, takes it along and uploads it; a document that comes later makes it stale. What was sent is compared with the case of today. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const louis = inventedPerson("Louis");
const shots = process.env["BOREAL_REQUEST_SHOTS"];
const anouk = inventedPerson("Anouk");
let lawyerSecret = "";
const office = new Client(boreal);

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  const firm = await openFirmOfTwo(boreal, { administrator: anouk, lawyer: louis });
  lawyerSecret = firm.lawyerSecret;
  await firm.administrator.leave();
  await office.signIn(anouk);
  await office.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.administratorSecret) });
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

  const upload = async (name: string, place = { page: "passport", slot: "passportBioPage" }) =>
    await program.upload(
      {
        applicationId: application,
        ...place,
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
    await upload("statement.pdf", { page: "proof-of-funds", slot: "bankStatements" });
    // What is read in a file is part of the case: a package that is made before is stale after.
    await untilEverythingIsRead(program, application);
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

  const lines = () => lawyer.page.locator(".upload-checklist__files > li");
  const boxes = () => lines().getByRole("checkbox");
  const unfoldPackage = async () => {
    await lawyer.open(`/applications/${application}/status`);
    await lawyer.press(lawyer.page.locator("summary").filter({ hasText: lawyer.t(text.title) }));
  };

  it("is uploaded field by field: names are copied, and what is ticked is still ticked later, with who did it", async () => {
    const { t, page } = lawyer;
    await lawyer.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText(t(checklist.done, { done: 0, count: 2 })).waitFor();
    const name = (await lines().first().locator(".filing-package__path").innerText()).trim();
    await lawyer.press(page.getByRole("button", { name: t(checklist.copyName, { name }), exact: true }));
    await lawyer.hears(checklist.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
    for (const index of [0, 1]) {
      await lawyer.press(boxes().nth(index));
      await page.getByText(t(checklist.done, { done: index + 1, count: 2 })).waitFor();
    }
    await unfoldPackage();
    await page.getByText(t(checklist.done, { done: 2, count: 2 })).waitFor();
    await lines().first().getByText(`${louis.firstName} ${louis.lastName}`).waitFor();
    await page.setViewportSize({ width: 320, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    if (shots) await page.screenshot({ path: `${shots}/checklist-phone-${language}.png`, fullPage: true });
    expect(await faultsInDresses(page, "the checklist of an upload, on a phone")).toEqual([]);
  });

  it("is withheld once a document came", async () => {
    const { t, page } = lawyer;
    await upload("passport, all pages.pdf");
    await untilEverythingIsRead(program, application);
    await lawyer.open(`/applications/${application}/status`);
    await lawyer.press(page.locator("summary").filter({ hasText: t(text.title) }));
    await page.getByText(t(text.stale)).waitFor();
    expect(await page.locator("a[href^='/filing-packages/']").count()).toBe(0);
  });

  it("is made again: only the file that changed is to be uploaded again", async () => {
    const { t, page } = lawyer;
    await lawyer.press(page.getByRole("button", { name: t(text.again), exact: true }));
    await page.getByText(t(checklist.done, { done: 1, count: 2 })).waitFor();
    expect([await boxes().nth(0).isChecked(), await boxes().nth(1).isChecked()]).toEqual([false, true]);
    await lines()
      .nth(0)
      .getByText(beginning(t(checklist.otherFile).split("(")[0] ?? ""))
      .waitFor();
    await lawyer.press(boxes().nth(0));
    await page.getByText(t(checklist.done, { done: 2, count: 2 })).waitFor();
  });

  const force = async (from: string, to: string) => {
    const { forceStatus } = await office.graphql<{ forceStatus: { refusals: unknown[] } }>(
      'mutation ($id: ID!, $from: String!, $to: String!) { forceStatus(applicationId: $id, from: $from, to: $to, reason: "As it is on paper.", requestId: "to-review") { refusals { code } } }',
      { id: application, from, to },
    );
    expect(forceStatus.refusals).toEqual([]);
  };

  it("is recorded as sent where it was uploaded, with its day and number", async () => {
    const { t, page } = lawyer;
    await force("Preparation", "LawyerReview");
    await unfoldPackage();
    // The status is part of what is frozen with a package.
    await lawyer.press(page.getByRole("button", { name: t(text.again), exact: true }));
    await page.getByText(t(checklist.done, { done: 2, count: 2 })).waitFor();
    await page.getByRole("heading", { name: t(checklist.record) }).waitFor();
    const { name } = fileWithAuthority;
    const record = page.locator(".filing-package details").filter({ hasText: t(name) });
    await lawyer.press(record.locator("summary"));
    await enterDay(lawyer, "checklist-fileWithAuthority", "submittedAt", ["2026", "11", "19"]);
    await lawyer.hand.write(page.locator("#checklist-fileWithAuthority-confirmationNumber"), "V123456789");
    await lawyer.press(record.getByRole("button", { name: t(name), exact: true }));
    await page.getByRole("heading", { name: t(status.filings) }).waitFor();
    await lawyer.press(page.locator("summary").filter({ hasText: /2026/ }));
    await page.getByText(t(status.filedNumber, { number: "V123456789" })).waitFor();
    await page.getByRole("link", { name: t(text.openSent) }).waitFor();
    expect(await page.getByText(`${louis.firstName} ${louis.lastName}`).count()).toBeGreaterThan(1);
  });

  it("stands on the timeline of the case, before what is expected of the authority", async () => {
    const { t, page } = lawyer;
    await lawyer.press(lawyer.link(planWords.timeline));
    await lawyer.heading(planWords.timeline).waitFor();
    const lines = page.getByRole("list", { name: t(timeline.list) }).getByRole("listitem");
    const told = await lines.allInnerTexts();
    const at = (words: RegExp) => told.findIndex((line) => words.test(line));
    // The case was begun by the clock of the machine, which is another day than the one that this server takes for today.
    expect(at(/was begun here|a été ouvert ici/u)).toBeGreaterThanOrEqual(0);
    expect(at(/The application was sent|La demande a été envoyée/u)).toBeGreaterThanOrEqual(0);
    const now = at(/^(?:Today|Aujourd’hui)/u);
    expect(now).toBeGreaterThan(at(/The application was sent|La demande a été envoyée/u));
    // Sent on 19 November, from abroad: the letters in one to seven days, the decision within sixty.
    const letters = at(/Letters about your biometrics|Arrivée des lettres sur les données biométriques/u);
    expect(letters).toBeGreaterThan(now);
    expect(told[letters]).toMatch(
      /November\s20,\s2026 and November\s26,\s2026|20\snovembre\s2026 et le 26\snovembre\s2026/u,
    );
    expect(told[at(/The authority decides|Décision de l’autorité/u)]).toMatch(/January\s18,\s2027|18\sjanvier\s2027/u);
    if (shots) await page.screenshot({ path: `${shots}/timeline-${language}.png`, fullPage: true });
    expect(await faultsInDresses(page, "the timeline of a case")).toEqual([]);
    await lawyer.open(`/applications/${application}/status`);
    await lawyer.press(page.locator("summary").filter({ hasText: /2026/ }));
  });

  it("is compared with the case of today, once something changed", async () => {
    const { t, page } = lawyer;
    await lawyer.press(page.locator("summary").filter({ hasText: t(changes.title) }));
    await page.getByText(t(changes.nothing)).waitFor();
    await office.answer(application, { country: "GH" });
    await lawyer.open(`/applications/${application}/status`);
    await lawyer.press(page.locator("summary").filter({ hasText: /2026/ }));
    await lawyer.press(page.locator("summary").filter({ hasText: t(changes.title) }));
    await page
      .getByRole("table", { name: t(changes.answers) })
      .getByText("Ghana", { exact: true })
      .waitFor();
    if (shots) await page.screenshot({ path: `${shots}/compared-phone-${language}.png`, fullPage: true });
    expect(await faultsInDresses(page, "what was filed beside today, on a phone")).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    if (shots) await page.screenshot({ path: `${shots}/compared-wide-${language}.png`, fullPage: true });
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });
});
