import type { FormSection } from "@boreal/domain/forms/fields/field";
import { lifeHistory } from "@boreal/domain/forms/lifeHistory/lifeHistory";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareOf } from "../../apps/web/src/case/forms/formShare.ts";
import { formsOfCase, openForm, readerOfAnswers } from "../../apps/web/src/case/forms/theForms.ts";
import { caseFileOf } from "../../apps/web/src/case/loading/theCase.ts";
import { lifeText } from "../../apps/web/src/features/forms/personalHistory/personalHistory.text.ts";
import { fieldText } from "../../apps/web/src/case/fields/fields.text.ts";
import { text } from "../../apps/web/src/features/forms/text.ts";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { familyLife } from "../../apps/server/src/demo/lifeAnswers.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillPart, unfold } from "../browser/officialForms.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import { waitUntil } from "../running/patience.ts";
import type { Visitor } from "../browser/visitor.ts";

/** Issue 5: what the forms ask of a life is told once, with nothing but the keyboard at 360 px, and stands on every form. */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });

beforeAll(async () => {
  if (here) await boreal.start();
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const caseOf = async (home: Client, id: string) =>
  caseFileOf(
    (
      await home.graphql<{ application: { caseFile: object } }>(
        "query ($id: ID!) { application(id: $id) { caseFile } }",
        { id },
      )
    ).application.caseFile,
  );

async function formOf(home: Client, id: string, key: string) {
  const caseFile = await caseOf(home, id);
  const answers = readerOfAnswers(caseFile);
  const caseForm = formsOfCase(answers).find(({ fillable }) => fillable?.key === key);
  const open = caseForm && openForm(caseForm, caseFile, answers);
  if (!open) throw new Error("the case has lost its form");
  return open.state;
}

const sectionOf = (id: string): FormSection =>
  lifeHistory.sections.find((section) => section.id === id) ?? expect.fail(`no part ${id}`);

it.skipIf(!here).each(inLanguages("en"))(
  "a life is told once by keyboard, and the forms of both applications are filled in with it (%s)",
  async (language) => {
    const [person, home] = [inventedPerson("Amara", "Okafor"), new Client(boreal)];
    await home.register(person);
    const [first, second] = [await home.startApplication("Student"), await home.startApplication("Student")];
    for (const id of [first, second]) await home.answer(id, familyAnswers(today));
    const before = {
      permit: shareOf(await formOf(home, first, "IMM1294")),
      family: shareOf(await formOf(home, first, "IMM5707")),
    };

    const visitor = await arriveSignedIn(boreal, person, { language, width: 360, height: 740, keyboardOnly: true });
    await visitor.open(`/applications/${first}/forms`);
    await visitor.press(visitor.link(lifeText.title));
    await visitor.heading(lifeText.title).waitFor();
    const faults = [...(await faultsInDresses(visitor.page, `empty ${language}`))];
    for (const section of lifeHistory.sections) await fillPart(visitor, section, familyLife);
    await waitForSaved(visitor);
    // Amara told nothing of the time between her studies and her work: more than ten years ago, so nobody asks.
    expect(await visitor.page.getByText(/04\/20|08\/2013/).count()).toBe(0);
    faults.push(...(await faultsInDresses(visitor.page, `told ${language}`)));
    expect(faults).toEqual([]);
    expect(
      await visitor.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    ).toBe(false);
    const typed = visitor.effort.letters;

    await visitor.press(visitor.link(lifeText.done));
    await visitor.heading(text.title).waitFor();
    for (const id of [first, second]) {
      expect((await formOf(home, id, "IMM1294")).values).toMatchObject({
        "personalDetails.birthCity": "Enugu",
        "previousCountries[0].name": "GH",
        hasPreviousMarriage: false,
        "educationHistory.from": "2009-09",
        "contactInformation.telephoneNumber.countryCode": "234",
      });
      expect((await formOf(home, id, "IMM5707")).values).toMatchObject({
        "parent1.maritalStatus": "7",
        "parent2.presentAddress": "Deceased, Enugu, 2 May 2019",
        "applicant.marriedInPerson": true,
      });
    }
    const after = {
      permit: shareOf(await formOf(home, first, "IMM1294")),
      family: shareOf(await formOf(home, first, "IMM5707")),
    };
    expect(after.permit.ratio).toBeGreaterThan(before.permit.ratio);
    const words = ({ prefilled, wanted, ratio }: typeof before.permit) =>
      `${prefilled} of ${wanted} (${Math.round(100 * ratio)} %)`;
    console.log(
      `own life (${language}): ${typed} letters and digits typed once; IMM 1294 ${words(before.permit)} filled in before, ${words(after.permit)} after; IMM 5707 ${words(before.family)} before, ${words(after.family)} after; 0 accessibility faults`,
    );

    // From a field of a form back to where it was told.
    await visitor.open(`/applications/${second}/forms/IMM1294/language`);
    await visitor.page.locator(".form-filled summary").first().waitFor();
    await unfold(visitor, "f-language-nativeLanguage");
    await visitor.press(visitor.page.getByRole("link", { name: new RegExp(`^${visitor.t(text.seeAccount)}`) }).first());
    await visitor.heading(lifeText.title).waitFor();
    await waitUntil(
      () => visitor.page.evaluate(() => document.activeElement?.id === "life-aboutMe"),
      () => "the link does not lead to the part of the page",
    );
    expect(visitor.complaints).toEqual([]);
    expect(visitor.effort.clicks).toBe(0);
    await visitor.leave();
  },
);

it.skipIf(!here)("a gap is told and goes with its entry, and two tabs never overwrite each other", async () => {
  const [person, home] = [inventedPerson("Amara", "Okafor"), new Client(boreal)];
  await home.register(person);
  const visitor = await arriveSignedIn(boreal, person, { language: "en", width: 360, height: 740 });
  await visitor.open("/account/life");
  const jobs = [
    { kind: "work", activity: "Nurse", from: "2017-01", to: "2019-03" },
    { kind: "work", activity: "Health officer", from: "2019-06" },
  ];
  await fillPart(visitor, sectionOf("activities"), { employmentAndActivityHistory: jobs });
  await visitor.page.getByText("04/2019 to 05/2019").waitFor();
  await waitForSaved(visitor);
  await visitor.press(
    visitor.page.getByRole("button", { name: visitor.t(fieldText.removeRow, { name: "Activity 1" }) }),
  );
  await waitUntil(
    async () => (await visitor.page.getByText("04/2019 to 05/2019").count()) === 0,
    () => "the gap of a removed entry is still told",
  );

  const other = await visitor.anotherTab();
  await other.open("/account/life");
  await other.heading(lifeText.title).waitFor();
  const city = (one: Visitor) => one.page.locator('[id="f-birthCity"]');
  await city(other).fill("Jos");
  await city(other).blur();
  await waitForSaved(other);
  await city(visitor).fill("Enugu");
  await city(visitor).blur();
  await visitor.page.getByText(visitor.t(text.conflictTitle)).waitFor();
  await visitor.press(visitor.button(text.keepOther));
  expect(await city(visitor).inputValue()).toBe("Jos");
  await visitor.leave();
});
