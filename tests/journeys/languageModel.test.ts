import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestModel } from "../../apps/server/src/languageModel/testModel.ts";
import { modelText } from "../../apps/web/src/features/vault/values/languageModel.text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { untilEverythingIsRead } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { cardOf } from "../browser/vault.ts";
import { beginning, type Visitor, type Words } from "../browser/visitor.ts";
import { waysOf } from "../running/sizes.ts";
import { drawPdf } from "../samples/pdfDocument.ts";

/** A deployment that offers a language model: nothing leaves before the applicant allows it for a file, and all of it is gone when it ends. */
const here = await browserIsHere();
const page = "letter-of-acceptance";
const name = "letter.pdf";
const model = await openTestModel();
model.answer = () => ({ schoolName: "Northlight Atelier" });
const boreal = new Boreal({
  settings: {
    BOREAL_TODAY: "2026-11-20",
    BOREAL_GRAPHQL: "any",
    BOREAL_MODEL_URL: model.config.url,
    BOREAL_MODEL_NAME: model.config.model,
    BOREAL_MODEL_RUN_BY: model.config.runBy,
  },
});

beforeAll(async () => {
  if (here) await boreal.start();
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
  await model.close();
});

describe.skipIf(!here).each(
  waysOf([
    { language: "fr", width: 360 },
    { language: "en", width: 1280 },
  ] as const),
)("a letter in words that no rule knows, in $language at $width pixels", ({ language, width }) => {
  const amara = inventedPerson("Amara");
  const home = new Client(boreal);
  let visitor: Visitor;
  let applicationId = "";
  const shots = process.env["BOREAL_MODEL_SHOTS"];
  const shoot = async (what: string) => {
    if (shots) await visitor.page.screenshot({ path: `${shots}/model-${what}-${language}.png`, fullPage: true });
  };
  const press = (words: Words) =>
    visitor.press(cardOf(visitor, name).getByRole("button", { name: beginning(visitor.t(words)) }));
  const openPage = async () => {
    await visitor.open(`/document-vault/${page}?application=${applicationId}`);
    await cardOf(visitor, name).waitFor();
  };

  it("is not sent before she allows it, and the page says what would be sent and to whom", async () => {
    model.asked.length = 0;
    await home.register(amara, language);
    applicationId = await home.startApplication("Student");
    await home.answer(applicationId, { country: "NG", passportCountries: ["NG"], schoolAcceptanceStatus: "yes" });
    const letter = await drawPdf((pdf) =>
      pdf
        .font("Helvetica")
        .fontSize(11)
        .text("Welcome, Amara! You may come to Northlight Atelier in autumn.")
        .text("The letter of acceptance is under your number S304417265."),
    );
    const slot = { page, slot: "letterOfAcceptance", person: "main", filename: name, filetype: "application/pdf" };
    await home.upload({ applicationId, ...slot }, letter);
    await untilEverythingIsRead(home, applicationId);
    visitor = await arriveSignedIn(boreal, amara, { language, width });
    await openPage();
    await visitor.press(
      cardOf(visitor, name)
        .locator("summary")
        .filter({ hasText: visitor.t(modelText.title) }),
    );
    const { runBy, model: called } = model.config;
    await visitor.hears(modelText.what, { runBy, model: called });
    await shoot("offered");
    expect(await faultsInDresses(visitor.page, "a language model is offered")).toEqual([]);
    expect(model.asked).toEqual([]);
  });

  it("what it finds is marked as its own and counts for nothing until she confirms it", async () => {
    await press(modelText.allow);
    await visitor.hears(modelText.started);
    await untilEverythingIsRead(home, applicationId);
    await openPage();
    await visitor.hears(modelText.answered);
    await cardOf(visitor, name).getByText("Northlight Atelier").first().waitFor();
    await shoot("answered");
    expect(await faultsInDresses(visitor.page, "a language model answered")).toEqual([]);
    expect(model.asked.length).toBeGreaterThan(0);
    // Words only, and no number of hers.
    expect(JSON.stringify(model.asked.map(({ body }) => body))).not.toContain("304417265");
  });

  it("and is gone when she takes the permission back", async () => {
    await press(modelText.cancel);
    await visitor.hears(modelText.cancelled);
    await untilEverythingIsRead(home, applicationId);
    await openPage();
    expect(await cardOf(visitor, name).getByText("Northlight Atelier").count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});
