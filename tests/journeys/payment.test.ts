import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pricesText } from "../../apps/web/src/features/administration/prices.text.ts";
import { text } from "../../apps/web/src/features/payment/text.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { Client } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** What a plan costs: the office sets it, she sees it, the office confirms what came in, and she has a receipt. A school pays for its own. */

const today = "2026-11-20";
const here = await browserIsHere();
const amount = { en: "$900.50", fr: "900,50\u00A0$" } as const;

const pictured = async (visitor: Visitor, name: string): Promise<void> => {
  const folder = process.env["BOREAL_TEST_PICTURES"];
  if (folder !== undefined) await visitor.page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** The day of a date field of three parts. */
async function writeDay(visitor: Visitor, id: string, [year, month, day]: readonly string[]): Promise<void> {
  const field = visitor.page.locator(`fieldset:has(#${id})`);
  for (const [at, part] of [day, month, year].entries())
    await field
      .locator("input")
      .nth(at)
      .fill(part ?? "");
}

describe.skipIf(!here).each(inLanguages("en"))("the price of a plan (%s)", (language) => {
  const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });
  const [admin, amara, chidi] = [
    inventedPerson("Anouk", "Roy"),
    inventedPerson("Amara", "Okafor"),
    inventedPerson("Chidi", "Obi"),
  ];
  const [office, home, other] = [new Client(boreal), new Client(boreal), new Client(boreal)];
  let secret = "";
  let [hers, his] = ["", ""];

  beforeAll(async () => {
    await boreal.start();
    secret = await claimInstallation(boreal, office, admin);
    await home.register(amara);
    hers = await home.startApplication("Student");
    await home.answer(hers, { country: "NG", birthday: "1996-04-12" });
    await other.register(chidi);
    his = await other.startApplication("Student");
  });
  afterAll(async () => {
    await closeBrowser();
    await boreal.remove();
  });

  it("asks for nothing while no price is set, and says so", async () => {
    const visitor = await arriveSignedIn(boreal, amara, { language, width: 360 });
    await visitor.open(`/applications/${hers}/payment`);
    await visitor.page.getByText(visitor.t(text.settled)).waitFor();
    await visitor.page.getByText(visitor.t(text.toUsNone)).waitFor();
    expect(await faultsInDresses(visitor.page, "payment without a price")).toEqual([]);
    await visitor.leave();
  });

  it("is set by the administrator, with its first day and what applicants read", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language }, secret);
    await visitor.open("/administration/prices");
    await visitor.press(visitor.button(pricesText.add));
    await visitor.page.getByRole("alert").first().waitFor();
    const box = (words: { en: string; fr: string }) =>
      visitor.page.getByLabel(new RegExp(`^${visitor.t(words)}`)).first();
    await visitor.page.locator("#price-type").selectOption("Student");
    await box(pricesText.itemId).fill("preparation");
    await box(pricesText.nameEn).fill("Preparing your application");
    await box(pricesText.nameFr).fill("Préparation de votre demande");
    await box(pricesText.amount).fill(language === "fr" ? "900,50" : "900.50");
    await writeDay(visitor, "price-from", ["2026", "01", "01"]);
    expect(await faultsInDresses(visitor.page, "prices")).toEqual([]);
    await visitor.press(visitor.button(pricesText.add));
    await visitor.hears(pricesText.added);
    await visitor.page.getByText(amount[language]).first().waitFor();
    await visitor.page.locator("#pay-how-en").fill("Send an e-transfer to pay@office.example.test.");
    await visitor.page.locator("#pay-how-fr").fill("Envoyez un virement à pay@office.example.test.");
    await visitor.press(visitor.button(pricesText.save));
    await visitor.hears(pricesText.saved);
    await pictured(visitor, `prices-${language}`);
    await visitor.leave();
  });

  it("is led to from her plan, and she makes her invoice", async () => {
    const visitor = await arriveSignedIn(boreal, amara, { language, width: 360 });
    await visitor.open(`/applications/${hers}`);
    await unfoldPart(visitor, "more");
    await visitor.press(visitor.page.getByRole("link", { name: visitor.t(planText.payment) }));
    await visitor.page.getByText(visitor.t(text.lead)).waitFor();
    await visitor.page.getByText(amount[language]).first().waitFor();
    await pictured(visitor, `items-${language}-phone`);
    expect(await faultsInDresses(visitor.page, "what a plan costs")).toEqual([]);
    await visitor.press(visitor.button(text.continue));
    await visitor.page.getByText("pay@office.example.test").waitFor();
    await pictured(visitor, `invoice-${language}-phone`);
    await visitor.page.reload();
    await visitor.page.getByText("pay@office.example.test").waitFor();
    expect(await visitor.button(text.continue).count()).toBe(0);
    await visitor.leave();
  });

  it("is confirmed by hand: a part, then the rest, and never the same twice without a word", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language }, secret);
    await visitor.open(`/applications/${hers}/payment`);
    const record = async (dollars: string) => {
      await visitor.page.locator("#payment-amount").fill(dollars);
      await writeDay(visitor, "payment-day", ["2026", "11", "19"]);
      await visitor.page.locator("#payment-how").selectOption("transfer");
      await visitor.press(visitor.button(text.record));
    };
    await record("450.25");
    await visitor.hears(text.recorded);
    await record("450.25");
    await visitor.page.getByRole("checkbox", { name: visitor.t(text.isAnother) }).waitFor();
    expect(await faultsInDresses(visitor.page, "payments of a case")).toEqual([]);
    await visitor.page.getByRole("checkbox", { name: visitor.t(text.isAnother) }).check();
    await visitor.press(visitor.button(text.record));
    await visitor.page.getByText(visitor.t(text.paidOfTeam)).waitFor();
    await pictured(visitor, `team-${language}`);
    await visitor.leave();
  });

  it("is settled for her at once, with a receipt as a PDF", async () => {
    const visitor = await arriveSignedIn(boreal, amara, { language });
    await visitor.open(`/applications/${hers}/payment`);
    await visitor.page.getByText(visitor.t(text.settled)).waitFor();
    const [download] = await Promise.all([
      visitor.page.waitForEvent("download"),
      visitor.page
        .getByRole("link", { name: visitor.t(text.receipt) })
        .first()
        .click(),
    ]);
    const bytes = await readFile(await download.path());
    expect([bytes.subarray(0, 5).toString("latin1"), download.suggestedFilename().endsWith(".pdf")]).toEqual([
      "%PDF-",
      true,
    ]);
    const folder = process.env["BOREAL_TEST_PICTURES"];
    if (folder !== undefined) await download.saveAs(`${folder}/receipt-${language}.pdf`);
    await pictured(visitor, `paid-${language}-desktop`);
    await visitor.leave();
  });

  it("is nothing for a student whose school pays, and the page says why", async () => {
    const { saveOrganisation } = await office.graphql<{ saveOrganisation: { organisationId: string } }>(
      'mutation { saveOrganisation(kind: "school", name: "Invented College") { organisationId } }',
      {},
    );
    const schoolId = saveOrganisation.organisationId;
    const schools = [
      {
        schoolId,
        names: ["Invented College"],
        suppliesCertificate: false,
        marksPlacement: false,
        paysForStudents: true,
        programs: [],
      },
    ];
    await office.graphql(
      `mutation ($schools: [KnownSchoolInput!]!, $id: ID!, $schoolId: ID!) {
        saveKnownSchools(schools: $schools, baseVersion: 0) { done }
        setAffiliation(applicationId: $id, applicantKind: "student", schoolId: $schoolId) { done }
      }`,
      { schools, id: his, schoolId },
    );
    const visitor = await arriveSignedIn(boreal, chidi, { language, width: 360 });
    await visitor.open(`/applications/${his}/payment`);
    await visitor.page.getByText(visitor.t(text.schoolPays)).waitFor();
    expect(await visitor.button(text.continue).count()).toBe(0);
    await pictured(visitor, `school-${language}-phone`);
    expect(await faultsInDresses(visitor.page, "a school that pays")).toEqual([]);
    await visitor.leave();
  });
});
