import { letterOf } from "@boreal/domain/letters/letters";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestModel } from "../../apps/server/src/languageModel/testModel.ts";
import { letterModelText as text } from "../../apps/web/src/features/forms/letters/letterModel.text.ts";
import { text as letterText } from "../../apps/web/src/features/forms/letters/letters.text.ts";
import { letterPath } from "../../apps/web/src/case/loading/addresses.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";
import { waysOf } from "../running/sizes.ts";

/** A deployment with a language model: a visitor allows it, asks for a wording, edits what her case does not hold, and accepts. */
const here = await browserIsHere();
const model = await openTestModel();
const said = {
  en: "I come to see my daughter while her first child is small. I also visit Toronto. Afterwards I go home to the school that I run.",
  fr: "Je viens voir ma fille et son enfant. Je passe aussi par Toronto. Ensuite, je rentre chez moi, à l’école que je dirige.",
};
model.answer = ({ language }) => ({ text: said[language] });
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

const letter = letterOf("visitorVisaVisitorLetter") ?? expect.fail("the letter of the visitor is gone");
const letterKey = "visitorVisaVisitorLetter:visitor";
const filled = {
  en: { visitPlans: "see my daughter and her first child", homeTies: "the school that I run" },
  fr: { visitPlans: "voir ma fille et son enfant", homeTies: "l’école que je dirige" },
};

describe.skipIf(!here).each(
  waysOf([
    { language: "fr", width: 390 },
    { language: "en", width: 1280 },
  ] as const),
)("a wording for a visitor’s letter, in $language at $width pixels", ({ language, width }) => {
  const lakshmi = inventedPerson("Lakshmi");
  const home = new Client(boreal);
  let visitor: Visitor;
  let applicationId = "";
  const shots = process.env["BOREAL_MODEL_SHOTS"];
  const shoot = async (what: string) => {
    if (shots) await visitor.page.screenshot({ path: `${shots}/wording-${what}-${language}.png`, fullPage: true });
  };
  const shown = async () => (await visitor.page.locator(".letter-text").allInnerTexts()).join("\n");
  const looksRight = async (what: string) => {
    await shoot(what);
    expect(await faultsInDresses(visitor.page, `wording ${what}`)).toEqual([]);
    const isTooWide = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
  };

  it("is asked for by nobody before she allows it, and the page says what would be sent and to whom", async () => {
    model.asked.length = 0;
    await home.register(lakshmi, language);
    applicationId = await home.startApplication("VisitorVisa");
    await home.answer(applicationId, {
      vvVisitorType: "myself",
      country: "IN",
      vvReasonForVisit: "visitFamily",
      employmentStatus: "retired",
      vvObligations: ["family", "property"],
    });
    await home.graphql(
      "mutation ($id: ID!, $key: String!, $changes: [LetterChange!]!) { saveLetter(applicationId: $id, letterKey: $key, changes: $changes) { refusals { code } } }",
      {
        id: applicationId,
        key: letterKey,
        changes: Object.entries(filled[language]).map(([path, value]) => ({ path, value })),
      },
    );
    visitor = await arriveSignedIn(boreal, lakshmi, { language, width });
    await visitor.open(letterPath(applicationId, letter.href));
    await visitor.heading(letter.name).waitFor();
    await visitor.press(visitor.page.locator("summary").filter({ hasText: visitor.t(text.title) }));
    await visitor.hears(text.what, { runBy: model.config.runBy, model: model.config.model });
    await looksRight("offered");
    expect(model.asked).toEqual([]);
  });

  it("stands beside the text, with what her case does not hold marked", async () => {
    await visitor.press(visitor.button(text.allow));
    await visitor.press(visitor.button(text.ask));
    await visitor.page.getByRole("heading", { name: visitor.t(text.suggested) }).waitFor();
    await visitor.page.locator("ins").first().waitFor();
    await visitor.page.locator("mark").filter({ hasText: "Toronto" }).waitFor();
    expect(await visitor.page.locator("mark").count()).toBe(1);
    await looksRight("suggested");
    // One word of what stands in the letter: nothing is taken over by itself.
    expect(await visitor.page.getByText(visitor.t(letterText.fromModel)).count()).toBe(0);
  });

  it("is in the letter once she edited that and accepted", async () => {
    await visitor.press(visitor.button(text.acceptEdited));
    await visitor.hears(text.still);
    await looksRight("still marked");
    const edited = { en: "I also visit my nephew.", fr: "Je passe aussi chez mon neveu." }[language];
    await visitor.page.getByLabel(visitor.t(text.sentence, { number: 1 })).fill(edited);
    await visitor.press(visitor.button(text.acceptEdited));
    await visitor.hears(text.accepted);
    await visitor.hears(letterText.fromModel);
    await waitUntil(
      async () => (await shown()).includes(edited) && !(await shown()).includes("Toronto"),
      () => "what she accepted does not stand in the letter",
    );
    expect(await visitor.page.locator("mark").count()).toBe(0);
    await looksRight("accepted");
  });

  it("and no more is sent once she takes the permission back; what she accepted stays", async () => {
    const asked = model.asked.length;
    await visitor.press(visitor.button(text.cancel));
    await visitor.hears(text.cancelled);
    await visitor.page
      .locator("summary")
      .filter({ hasText: visitor.t(text.title) })
      .waitFor();
    expect(await visitor.button(text.ask).count()).toBe(0);
    expect(model.asked.length).toBe(asked);
    expect(await shown()).not.toContain("Toronto");
    await visitor.hears(letterText.fromModel);
    expect(visitor.complaints).toEqual([]);
  });
});
