import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { afterAll, beforeAll, expect, it } from "vitest";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { visaTypeWords } from "../../apps/web/src/case/visaTypeWords.ts";
import { text as dependentsText } from "../../apps/web/src/features/dependents/text.ts";
import { welcomeText } from "../../apps/web/src/features/account/welcome/welcome.text.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { startFromHome } from "../browser/case/start.ts";
import { answerFrom, answerPage, stepOnPage, waitForSaved } from "../browser/assessment.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { linYue } from "../browser/persona.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { cardOf, chooseFile, pdf } from "../browser/vault.ts";
import { deleteFile, undoDelete } from "../browser/vault/cards.ts";
import { Visitor } from "../browser/visitor.ts";
import { departmentLetter } from "../samples/biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../samples/biometricsLetter/letter.ts";

/** The whole assessment in French, on a phone 360 px wide, with nothing but the keyboard. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20" } });
const yue = inventedPerson("Yue", "Lin");
let visitor: Visitor;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  visitor = await Visitor.arrive(boreal, { language: "fr", width: 360, height: 740, keyboardOnly: true });
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const today = "2026-11-20";
const script = linYue(today);

it.skipIf(!here)(
  "Yue registers, answers every question and reaches her plan without a mouse, and types nothing twice",
  async () => {
    await visitor.open("/");
    await visitor.heading(welcomeText.title).waitFor();
    // The first thing the keyboard meets is the way past the navigation.
    await visitor.page.keyboard.press("Tab");
    expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe(
      visitor.t(uiText.skipToContent),
    );
    await startFromHome(visitor, yue);
    const before = visitor.effort.toString();

    const wide: string[] = [];
    const seen = await answerFrom(visitor, script, {
      onEachPage: async (stepId) => {
        const { page } = visitor;
        if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
          wide.push(stepId);
      },
    });
    expect(wide).toEqual([]);
    expect(seen).toEqual(
      expect.arrayContaining([
        "schoolAddressObject",
        "accompanyingChildren",
        "spouseVisaType",
        "spouseHowWeMet",
        "travelHistoryGroup",
        "criminalHistoryGroup",
      ]),
    );
    await visitor.heading(assessmentText.checkTitle).waitFor();
    await visitor.page.getByText(visitor.t(assessmentText.allAnswered)).waitFor();
    await waitForSaved(visitor);
    await visitor.press(visitor.link(assessmentText.toPlan));
    await visitor.heading(planText.title).waitFor();
    expect(visitor.effort.typedTwice()).toEqual([]);
    expect(visitor.effort.clicks).toBe(0);
    console.log(`persona: ${visitor.effort.toString()}; of these before the first question: ${before}`);
  },
);

it.skipIf(!here)("the family stands in the application as she told it, without being typed again", async () => {
  await unfoldPart(visitor, "people");
  await visitor.press(visitor.link(planText.familyLink));
  await visitor.heading(dependentsText.title).waitFor();
  const main = visitor.page.getByRole("main");
  await main.getByText("Haoran Zhou").first().waitFor();
  for (const told of [
    visitor.t(visaTypeWords.OpenWorkPermit),
    visitor.t(visaTypeWords.Student),
    "2 août 1989",
    "23 juillet 2018",
  ])
    await main.getByText(told).first().waitFor();
  expect(await main.getByRole("textbox").count()).toBe(0);
});

it.skipIf(!here)("she reads why and adds her letter without a mouse", async () => {
  const applicationId = /applications\/([^/?]+)/.exec(visitor.page.url())?.[1] ?? "";
  await visitor.open(`/document-vault/biometrics-validity-letter?application=${applicationId}`);
  await visitor.page.getByRole("heading", { level: 1 }).waitFor();
  await visitor.press(visitor.page.locator("summary").first());
  await visitor.page.locator("details[open]").first().waitFor();
  await chooseFile(visitor, pdf("lettre.pdf", await departmentLetter(madeUpLetter(2, "fr", "validity"))));
  await cardOf(visitor, "lettre.pdf").getByText(visitor.t(vaultText.stateRead), { exact: true }).waitFor();
  await deleteFile(visitor, "lettre.pdf");
  await undoDelete(visitor, "lettre.pdf");
  expect(visitor.complaints).toEqual([]);
});

it.skipIf(!here)("a fault is announced, and leads to its field", async () => {
  const birthday = stepsOf("Student").find((step) => step.id === "birthday");
  if (birthday?.type !== "question") throw new Error("the flow has lost its date of birth");
  const applicationId = /application=([^&]+)/.exec(visitor.page.url())?.[1] ?? "";
  await visitor.open(`/applications/${applicationId}/assessment/birthday`);
  await visitor.page.getByRole("group", { name: visitor.t(birthday.question) }).waitFor();
  await answerPage(visitor, birthday, { birthday: "2999-01-01" });
  const summary = visitor.page.getByRole("alert").filter({ hasText: visitor.t(uiText.summaryTitle) });
  await waitUntil(
    () => summary.evaluate((box) => box === document.activeElement),
    () => "the summary of faults does not take the focus",
  );
  await visitor.press(summary.getByRole("link").first());
  expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await answerPage(visitor, birthday, { birthday: "1999-08-04" });
  await waitUntil(
    () => stepOnPage(visitor.page) !== "birthday",
    () => "the mended date does not lead on",
  );
  await waitForSaved(visitor);
});
