import type { FormSection } from "@boreal/domain/forms/fields/field";
import { lifeHistory } from "@boreal/domain/forms/lifeHistory/lifeHistory";
import { topics } from "@boreal/domain/forms/lifeHistory/lifeTopics";
import { fromProfile } from "@boreal/domain/forms/prefills/origins";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fieldId } from "../../apps/web/src/case/answers/formFieldId.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { lifeText } from "../../apps/web/src/features/forms/personalHistory/personalHistory.text.ts";
import { text as formsText } from "../../apps/web/src/features/forms/text.ts";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { familyLife } from "../../apps/server/src/demo/lifeAnswers.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { stepOnPage, waitForSaved } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillPart, type FormScript } from "../browser/officialForms.ts";
import { inventedPerson } from "../browser/people.ts";
import { inLanguages } from "../running/sizes.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";

/** What only forms ask is asked at its subject in the questionnaire, once, and stands on the form with where it is from (ADR 0137). */
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

const sectionOf = (id: string): FormSection =>
  lifeHistory.sections.find((section) => section.id === id) ?? expect.fail(`no part ${id}`);

async function openStep(visitor: Visitor, applicationId: string, stepId: string): Promise<void> {
  await visitor.open(`/applications/${applicationId}/assessment/${stepId}`);
  await visitor.page.getByRole("heading", { name: visitor.t(lifeText.forForms), level: 2 }).waitFor();
}

async function goOn(visitor: Visitor): Promise<void> {
  const before = stepOnPage(visitor.page);
  await visitor.press(visitor.button(assessmentText.continue).or(visitor.button(assessmentText.confirmAndContinue)));
  await waitUntil(
    () => Promise.resolve(stepOnPage(visitor.page) !== before),
    () => `${before ?? "the page"} does not lead on`,
  );
}

const unfold = async (visitor: Visitor, line: (typeof topics)[keyof typeof topics]["line"]) => {
  if (line === undefined) throw new Error("not folded");
  await visitor.press(visitor.page.locator(".asked-of-life summary", { hasText: visitor.t(line) }));
};

it.skipIf(!here).each(inLanguages("fr"))(
  "what is typed beside a question stands on the form, from the account, and holds nothing back (%s)",
  async (language) => {
    const [person, home] = [inventedPerson("Amara", "Okafor"), new Client(boreal)];
    await home.register(person);
    const id = await home.startApplication("Student");
    await home.answer(id, familyAnswers(today));
    const visitor = await arriveSignedIn(boreal, person, { language, width: 360, height: 740 });

    await openStep(visitor, id, "birthCountry");
    await fillPart(visitor, sectionOf("aboutMe"), { birthCity: "Enugu" });
    await goOn(visitor);

    // Folded, and half told: going on is not held back.
    await openStep(visitor, id, "employmentStatus");
    const first = fieldId("employmentAndActivityHistory[0].activity");
    expect(await visitor.page.locator(`[id="${first}"]`).count()).toBe(0);
    await unfold(visitor, topics.workAndStudies.line);
    const [{ kind, activity, company, from }] = familyLife.employmentAndActivityHistory;
    const script: FormScript = { employmentAndActivityHistory: [{ kind, activity, company, from }] };
    await fillPart(visitor, sectionOf("activities"), script);
    await waitForSaved(visitor);
    expect(await faultsInDresses(visitor.page, `work ${language}`)).toEqual([]);
    expect(
      await visitor.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    ).toBe(false);
    await goOn(visitor);

    await openStep(visitor, id, "criminalHistoryGroup");
    await fillPart(visitor, sectionOf("service"), familyLife);
    await waitForSaved(visitor);
    await goOn(visitor);

    // Told once: it stands at its question, on the page of the account and on the form.
    await openStep(visitor, id, "birthCountry");
    expect(await visitor.page.locator('[id="f-birthCity"]').inputValue()).toBe("Enugu");
    await visitor.open("/account/life");
    await visitor.heading(lifeText.title).waitFor();
    expect(await visitor.page.locator(`[id="${first}"]`).inputValue()).toBe(activity);

    // The list of forms names what is left, and not what is told.
    await visitor.open(`/applications/${id}/forms`);
    const part = (section: string) => visitor.page.getByRole("main").locator(`a[href$="#life-${section}"]`);
    await part("parents").waitFor();
    expect(await part("activities").count()).toBe(1);
    expect(await part("service").count()).toBe(0);

    const origin = visitor.t(formsText.filledIn, { origin: visitor.t(fromProfile) });
    const stands = async (section: string, path: string, value: string) => {
      await visitor.open(`/applications/${id}/forms/IMM1294/${section}#${fieldId(path)}`);
      const control = visitor.page.locator(`[id="${fieldId(path)}"]`);
      await control.waitFor();
      expect(await control.inputValue()).toBe(value);
      const field = visitor.page.locator(".form-field").filter({ has: control });
      expect(await field.innerText()).toContain(origin);
    };
    await stands("personalDetails", "personalDetails.birthCity", "Enugu");
    await stands("background", "background.militaryQuestions.militaryDetailsText", familyLife.militaryServiceDetails);
    await visitor.open(`/applications/${id}/forms/IMM1294/employment`);
    const job = visitor.page.locator(`[id="${fieldId("employmentHistory[0].currentActivity")}"]`);
    await waitUntil(
      async () => (await job.count()) > 0 && (await job.inputValue()) === activity,
      () => "the work told beside its question does not stand on the form",
    );
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);
