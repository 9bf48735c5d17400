import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { mkdirSync } from "node:fs";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text } from "../../apps/web/src/features/vault/text.ts";
import { text as expiryText } from "../../apps/web/src/features/vault/file/expiryLine.text.ts";
import { specimenText } from "../../apps/web/src/features/vault/specimens/specimen.text.ts";
import { typedText } from "../../apps/web/src/features/vault/values/typedValues.text.ts";
import { readOtherwiseText } from "../../apps/web/src/features/assessment/questions/readOtherwise.text.ts";
import { taskWords } from "../../apps/web/src/features/plan/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { waysOf } from "../running/sizes.ts";
import { cardOf, chooseFile, pdf } from "../browser/vault.ts";
import { beginning, type Visitor, type Words } from "../browser/visitor.ts";

/** A person types what a document says that no machine reads, and the forms and dates take it over. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const shots = process.env["BOREAL_TYPED_SHOTS"];

beforeAll(async () => {
  if (here) await boreal.start();
  if (shots) mkdirSync(shots, { recursive: true });
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const foldedTasks = { en: /^Everything to do/, fr: /^Tout ce qu’il y a à faire/ };

const labelOf = (id: string): Words => {
  const field = documentField(id);
  if (!field) throw new Error(`${id} is not defined`);
  return field.label;
};

describe.skipIf(!here).each(
  waysOf([
    { who: "a desk, in English, with the keyboard alone", language: "en", width: 1280, height: 900 },
    { who: "a phone 320 px wide, in French", language: "fr", width: 320, height: 640 },
  ] as const),
)("a document in which nothing is read, at $who", ({ language, width, height }) => {
  const person = inventedPerson();
  const client = new Client(boreal);
  let applicationId = "";
  let visitor: Visitor;
  const open = async (slug: string) => {
    await visitor.open(`/document-vault/${slug}?application=${applicationId}`);
    await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
  };
  const shoot = async (name: string) => {
    if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${language}-${width}.png`, fullPage: true });
  };
  const add = async (name: string, said: Words): Promise<Locator> => {
    await chooseFile(visitor, pdf(name, smallPdf("An invented page that says nothing a reader knows")));
    const card = cardOf(visitor, name);
    await card.getByText(visitor.t(text.stateNothingRead), { exact: true }).waitFor();
    expect(await card.getByText(visitor.t(text.stateRead), { exact: true }).count()).toBe(0);
    await card.getByText(visitor.t(said)).waitFor();
    return card;
  };
  const unfold = async (card: Locator) => {
    await visitor.press(card.locator("summary").filter({ hasText: visitor.t(typedText.title) }));
    await card.getByText(visitor.t(typedText.lead)).waitFor();
  };
  const write = async (card: Locator, id: string, value: string) =>
    await card.getByRole("textbox", { name: visitor.t(labelOf(id)), exact: true }).fill(value);
  const writeDate = async (card: Locator, label: Words, date: string) => {
    const parts = card.getByRole("group", { name: visitor.t(label), exact: true }).getByRole("textbox");
    const [year = "", month = "", day = ""] = date.split("-");
    for (const [at, part] of [day, month, year].entries()) await parts.nth(at).fill(part);
  };
  const save = async (card: Locator) => {
    await visitor.press(card.getByRole("button", { name: beginning(visitor.t(typedText.save)) }));
    await visitor.hears(typedText.saved);
  };

  beforeAll(async () => {
    if (!here) return;
    await client.register(person, language);
    applicationId = await client.startApplication("Student");
    await client.answer(applicationId, {
      country: "CM",
      schoolAcceptanceStatus: "yesAndAccepted",
      maritalStatus: "single",
    });
    visitor = await arriveSignedIn(boreal, person, {
      language,
      width,
      height,
      onPhone: width < 500,
      keyboardOnly: width > 500,
    });
  });

  it("a passport is typed, marked as typed, and stands in form IMM 1294", async () => {
    await open("passport");
    const card = await add("passport.pdf", typedText.nothingFound);
    await shoot("passport-nothing-read");
    await unfold(card);
    await card
      .getByText(/IMM 1294/)
      .first()
      .waitFor();
    // What is not of its kind is asked for again, and nothing else is lost.
    await write(card, "passportNumber", "B50 512 345");
    await writeDate(card, labelOf("passportIssueDate"), "2024-13-40");
    await visitor.press(card.getByRole("button", { name: beginning(visitor.t(typedText.save)) }));
    await card.getByText(visitor.t(typedText.wholeDate)).waitFor();
    await writeDate(card, labelOf("passportIssueDate"), "2024-02-14");
    await shoot("passport-typing");
    expect(await faultsInDresses(visitor.page, "values to type")).toEqual([]);
    await save(card);
    await card.getByText("B50512345").waitFor();
    await card.getByText(visitor.t(text.stateTyped), { exact: true }).waitFor();
    await card
      .getByText(beginning(visitor.t(typedText.typedByMe, { when: "" }).trim().replace(/,?$/, "")))
      .first()
      .waitFor();
    await shoot("passport-typed");
    expect(
      await visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await visitor.open(`/applications/${applicationId}/forms/IMM1294/passport`);
    await visitor.page.locator("input").first().waitFor();
    await expect
      .poll(() =>
        visitor.page.locator("input").evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
      )
      .toContain("B50512345");
    await shoot("form");
  });

  it("an answer of which the passport says something else is shown beside it, kept, or replaced by it", async () => {
    await client.answer(applicationId, { passportNumber: "B50512346" });
    await visitor.open(`/applications/${applicationId}`);
    await visitor.press(visitor.page.locator("summary", { hasText: foldedTasks[language] }));
    await visitor.page.getByText(visitor.t(taskWords.differ.one)).first().waitFor();
    await shoot("plan-read-otherwise");
    await visitor.open(`/applications/${applicationId}/assessment/passportGroup`);
    const box = visitor.page.locator(".banner").filter({ has: visitor.page.locator(".conflict") });
    await box.getByText("B50512346", { exact: true }).waitFor();
    await box.getByText("B50512345", { exact: true }).waitFor();
    await box.getByText(visitor.t(readOtherwiseText.title)).waitFor();
    await shoot("read-otherwise");
    expect(await faultsInDresses(visitor.page, "an answer and a document that differ")).toEqual([]);
    await visitor.press(box.getByRole("button", { name: visitor.t(readOtherwiseText.keep) }));
    await box.getByText(visitor.t(readOtherwiseText.keptTitle)).waitFor();
    await shoot("read-otherwise-kept");
    // Another answer is another question.
    await visitor.page.locator("main input").first().fill("B50512347");
    await visitor.press(box.getByRole("button", { name: visitor.t(readOtherwiseText.take) }));
    await box.waitFor({ state: "detached" });
    await expect.poll(async () => (await client.answersOf(applicationId))["passportNumber"]).toBe("B50512345");
  });

  it("an attestation letter is typed, and the plan watches its last day", async () => {
    await open("provincial-attestation-letter");
    await visitor.page.locator(".specimen svg").first().waitFor();
    await shoot("specimen");
    await visitor.press(visitor.page.getByRole("button", { name: beginning(visitor.t(specimenText.enlarge)) }));
    const large = visitor.page.getByRole("dialog", { name: visitor.t(specimenText.header) });
    await large
      .getByRole("listitem")
      .filter({ hasText: visitor.t(labelOf("documentNumber")) })
      .waitFor();
    await shoot("specimen-large");
    expect(await faultsInDresses(visitor.page, "a specimen")).toEqual([]);
    await visitor.page.keyboard.press("Escape");
    await large.waitFor({ state: "detached" });
    const card = await add("letter.pdf", typedText.nothingFound);
    await writeDate(card, expiryText.label, "2027-03-01");
    await visitor.press(card.getByRole("button", { name: beginning(visitor.t(expiryText.save)) }).first());
    await visitor.hears(expiryText.saved);
    await unfold(card);
    await write(card, "documentNumber", "ON-2026-000123");
    await visitor.press(card.locator("summary").filter({ hasText: visitor.t(typedText.others) }));
    await card.getByLabel(visitor.t(labelOf("palProvince")), { exact: true }).selectOption("ON");
    await shoot("letter-typing");
    await save(card);
    await card.getByText("Ontario").waitFor();
    await shoot("letter-typed");
    const { application } = await client.graphql<{
      application: {
        caseFile: { documents: { documentId: string; parsedValues: object; originalParsedValues: object }[] };
      };
    }>("query ($id: ID!) { application(id: $id) { caseFile } }", { id: applicationId });
    expect(
      application.caseFile.documents.find(({ documentId }) => documentId === "provincial-attestation-letter"),
    ).toMatchObject({
      parsedValues: { documentNumber: "ON2026000123", palExpiryDate: "2027-03-01", palProvince: "ON" },
      originalParsedValues: {},
    });
    await visitor.open(`/applications/${applicationId}`);
    await unfoldPart(visitor, "dates");
    await visitor.page
      .getByText(visitor.t({ en: "March 1, 2027", fr: "1er mars 2027" }))
      .first()
      .waitFor();
    await shoot("plan");
  });

  afterAll(async () => {
    if (here) await visitor.leave();
  });
});
