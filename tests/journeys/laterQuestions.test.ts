import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { answerFrom, answerPage, stepOf, stepOnPage, waitForSaved, type Script } from "../browser/assessment.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { inLanguages } from "../running/sizes.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });

const script: Script = { country: "NG", insideCanadaCurrently: false, passportCountries: ["NG"] };
const question = (id: string) => stepOf(id, "Student").question;
/** The last page of the first questions for who answers as above, and the one after it. */
const [lastOfFirst, beyond] = ["passportCountries", "schoolAcceptanceStatus"];

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

/** What is asked for of the questions that do not come with the page waits, until it is let through or fails. */
async function heldBack({ page }: Visitor) {
  const held: Route[] = [];
  let now: "held" | "failing" | "open" = "held";
  await page.route(/\/(?:caseOf|rulesOf)Questions-[^/]*\.js$/, async (route) => {
    if (now === "held") held.push(route);
    else await (now === "failing" ? route.abort() : route.continue());
  });
  return {
    count: () => held.length,
    fail: async () => {
      now = "failing";
      await Promise.all(held.splice(0).map((route) => route.abort()));
    },
    letThrough: async () => {
      now = "open";
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

const progress = ({ page }: Visitor) => page.getByRole("main").getByRole("progressbar");

/** Where what a finger aims at stands. */
/** The list of sections gets a longer name, to the side where nothing stands: its width may change. */
const places = ({ page }: Visitor) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, input, button, summary, progress)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, element.closest(".sections-nav") ? "" : width, height].join(" ");
    }),
  );

describe.skipIf(!here).each(inLanguages("en"))("the first questions by themselves (%s)", (language) => {
  const client = new Client(boreal);
  const amara = inventedPerson("Amara");
  let applicationId = "";

  beforeAll(async () => {
    await client.register(amara);
    applicationId = await client.startApplication("Student");
  });

  /** On a phone, without the worker that keeps pages: it would have the questions already. */
  const arrive = async (): Promise<Visitor> =>
    await arriveSignedIn(boreal, amara, {
      language,
      width: 390,
      height: 844,
      onPhone: true,
      before: () => {
        // A sandboxed page has none.
        if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
      },
    });

  const open = async (visitor: Visitor, stepId: string): Promise<void> => {
    await visitor.open(`/applications/${applicationId}/assessment/${stepId}`);
    await visitor.heading(question(stepId)).waitFor();
  };

  it("are answered and saved, and lead on by themselves once the others come; nothing moves when they do", async () => {
    const visitor = await arrive();
    const others = await heldBack(visitor);
    await open(visitor, "country");
    await waitUntil(
      () => Promise.resolve(others.count() > 0),
      () => "nothing was held back",
    );
    // Nobody can say how far the whole is.
    expect(await progress(visitor).getAttribute("value")).toBeNull();
    await answerFrom(visitor, script, { until: lastOfFirst });
    await answerPage(visitor, stepOf(lastOfFirst, "Student"), script);
    await waitForSaved(visitor);
    await visitor.hears(assessmentText.laterQuestions);
    expect(stepOnPage(visitor.page)).toBe(lastOfFirst);
    expect(await client.answersOf(applicationId)).toMatchObject({ country: "NG", passportCountries: ["NG"] });
    await others.letThrough();
    await visitor.heading(question(beyond)).waitFor();
    expect(Number(await progress(visitor).getAttribute("value"))).toBeGreaterThan(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it("stay usable when the others fail, say so to who wants on, and the others are asked for again", async () => {
    const visitor = await arrive();
    const others = await heldBack(visitor);
    await open(visitor, lastOfFirst);
    await others.fail();
    await visitor.press(visitor.button(assessmentText.continue));
    await visitor.hears(assessmentText.laterQuestionsFail);
    expect(stepOnPage(visitor.page)).toBe(lastOfFirst);
    // Back is still a way.
    await visitor.press(visitor.page.getByRole("main").getByRole("link", { name: visitor.t(assessmentText.back) }));
    await waitUntil(
      () => Promise.resolve(stepOnPage(visitor.page) !== lastOfFirst),
      () => "nothing lies before",
    );
    await visitor.press(visitor.button(assessmentText.continue));
    await visitor.heading(question(lastOfFirst)).waitFor();
    expect(await visitor.page.getByText(visitor.t(assessmentText.laterQuestionsFail)).count()).toBe(0);
    await visitor.press(visitor.button(assessmentText.continue));
    await visitor.hears(assessmentText.laterQuestionsFail);
    await others.letThrough();
    await visitor.heading(question(beyond)).waitFor();
    await visitor.leave();
  });

  it("stand where they stood when the others come", async () => {
    const visitor = await arrive();
    const others = await heldBack(visitor);
    await open(visitor, "country");
    const before = await places(visitor);
    await others.letThrough();
    await waitUntil(
      async () => (await progress(visitor).getAttribute("value")) !== null,
      () => "the others did not come",
    );
    expect(await places(visitor)).toEqual(before);
    await visitor.leave();
  });

  it("are not shown alone to who opens a later one: that one waits for all", async () => {
    const visitor = await arrive();
    const others = await heldBack(visitor);
    // The page names the files of all questions to the browser, which counts them to what is to be loaded.
    const path = `/${language}/applications/${applicationId}/assessment/${beyond}`;
    await visitor.page.goto(boreal.address + path, { waitUntil: "commit" });
    await waitUntil(
      () => Promise.resolve(others.count() > 0),
      () => "nothing was held back",
    );
    expect(await visitor.heading(question(beyond)).count()).toBe(0);
    await others.letThrough();
    await visitor.heading(question(beyond)).waitFor();
    expect(await progress(visitor).getAttribute("value")).not.toBeNull();
    await visitor.leave();
  });
});
