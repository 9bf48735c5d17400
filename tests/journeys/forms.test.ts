import { imm1294 } from "@boreal/domain/forms/imm1294/imm1294";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fieldText } from "../../apps/web/src/case/fields/fields.text.ts";
import { text } from "../../apps/web/src/features/forms/text.ts";
import { outputText } from "../../apps/web/src/features/forms/output/output.text.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { shareOf } from "../../apps/web/src/case/forms/formShare.ts";
import { formsOfCase, openForm, readerOfAnswers } from "../../apps/web/src/case/forms/theForms.ts";
import { caseFileOf } from "../../apps/web/src/case/loading/theCase.ts";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { faultsInDresses, settled } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { foundFirm } from "../browser/firm.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillForm, partOnPage, sayChecked, unfold, type FormScript } from "../browser/officialForms.ts";
import { inventedPerson, type Person } from "../browser/people.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import { waitUntil } from "../running/patience.ts";
import type { Visitor } from "../browser/visitor.ts";

/** Issue 5: a whole IMM 1294 on a phone 360 px wide with nothing but the keyboard, in English and in French. */
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

/** What the answers of Amara, married, with one child, leave open. */
const script: FormScript = {
  serviceIn: "01",
  "personalDetails.birthCity": "Enugu",
  noPreviousCountries: true,
  previousCountries: [{ name: "GH", status: "05", statusFrom: "2022-09-01", statusTo: "2023-06-30" }],
  sameAsCurrentCountry: true,
  hasPreviousMarriage: true,
  "previousSpouse.familyName": "Eze",
  "previousSpouse.givenName": "Obi",
  "previousSpouse.dateOfBirth": "1988-01-31",
  "previousSpouse.relationshipType": "03",
  "previousSpouse.relationshipFrom": "2010-02-01",
  "previousSpouse.relationshipTo": "2012-03-01",
  "language.nativeLanguage": "205",
  hasNationalId: true,
  "nationalId.documentNumber": "12345678901",
  "nationalId.countryOfIssue": "NG",
  "contactInformation.telephoneNumber.type": "02",
  "contactInformation.telephoneNumber.isCanadaUS": false,
  "contactInformation.telephoneNumber.countryCode": "234",
  "contactInformation.telephoneNumber.number": "8031234567",
  "studyDetails.studyCosts.tuition": "24000",
  "studyDetails.expensesPaidBy": "Myself",
  "educationHistory.from": "2014-09",
  "educationHistory.to": "2018-07",
  "educationHistory.fieldAndLevel": "Public health, bachelor",
  "educationHistory.schoolName": "University of Nsukka (invented)",
  "educationHistory.cityTown": "Nsukka",
  "educationHistory.countryTerritory": "NG",
  employmentHistory: [
    { from: "2019-01", companyName: "Coal City Clinic", cityTown: "Enugu" },
    {
      from: "2018-08",
      to: "2018-12",
      currentActivity: "Looking for work",
      companyName: "None",
      cityTown: "Enugu",
      countryTerritory: "NG",
    },
  ],
  "background.militaryQuestions.militaryService": true,
  "background.militaryQuestions.militaryDetailsText":
    "National youth service in Enugu, from November 2018 to November 2019. ".repeat(4).trim(),
  "background.politicalQuestions.politicalAssociation": false,
  "background.politicalQuestions.witnessedIllTreatment": false,
  consentToContact: true,
  signatureName: "Amara Okafor",
};

type Case = { readonly person: Person; readonly home: Client; readonly applicationId: string };

async function married(): Promise<Case> {
  const [person, home] = [inventedPerson("Amara", "Okafor"), new Client(boreal)];
  await home.register(person);
  const applicationId = await home.startApplication("Student");
  await home.answer(applicationId, { ...familyAnswers(today), birthday: "1996-04-12", isSameAddress: true });
  return { person, home, applicationId };
}

/** The form as the server has it now. */
async function storedForm({ home, applicationId }: Case) {
  const { application } = await home.graphql<{ application: { caseFile: object } }>(
    "query ($id: ID!) { application(id: $id) { caseFile } }",
    { id: applicationId },
  );
  const caseFile = caseFileOf(application.caseFile);
  const answers = readerOfAnswers(caseFile);
  const caseForm = formsOfCase(answers).find(({ fillable }) => fillable?.key === "IMM1294");
  const open = caseForm && openForm(caseForm, caseFile, answers);
  if (!open) throw new Error("the case has lost its form");
  return open.state;
}

async function arrive({ person }: Case, language: "en" | "fr"): Promise<Visitor> {
  const visitor = await arriveSignedIn(boreal, person, { language, width: 360, height: 740, keyboardOnly: true });
  return visitor;
}

it.skipIf(!here).each(inLanguages("fr"))(
  "Amara fills in a whole form without a mouse, and nothing on the way has an accessibility fault (%s)",
  async (language) => {
    const amara = await married();
    const before = shareOf(await storedForm(amara));
    const visitor = await arrive(amara, language);
    await visitor.open(`/applications/${amara.applicationId}`);
    await visitor.heading(planText.title).waitFor();
    await unfoldPart(visitor, "forms");
    await visitor.press(visitor.link(planText.fillForms));
    await visitor.heading(text.title).waitFor();
    await visitor.press(visitor.page.getByRole("link", { name: /IMM 1294/ }));
    await visitor.press(visitor.link(text.goOn));
    // The first part is filled in by her account already, so that this leads past it; she looks at it all the same.
    await waitUntil(
      () => Promise.resolve(partOnPage(visitor, imm1294)?.id === "personalDetails"),
      () => "the form does not go on with the first part that needs her",
    );
    await visitor.open(`/applications/${amara.applicationId}/forms/IMM1294/serviceLanguage`);

    const faults: string[] = [];
    const wide: string[] = [];
    const started = { keys: visitor.effort.keys, letters: visitor.effort.letters };
    const everyPart = imm1294.sections.map(({ id }) => id);
    const seen = await fillForm(visitor, imm1294, script, {
      besides: everyPart,
      after: async (part) => {
        if (
          await visitor.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
        )
          wide.push(part);
        faults.push(...(await faultsInDresses(visitor.page, `${part} ${language}`)));
      },
    });
    expect(wide).toEqual([]);
    expect(seen).toEqual(everyPart);
    await visitor.page.getByText(visitor.t(text.allThere)).waitFor();
    await waitForSaved(visitor);
    // Answers and documents may fill in a form: it is complete once somebody looked at it.
    expect((await storedForm(amara)).isComplete).toBe(false);
    await visitor.page.setViewportSize({ width: 390, height: 844 });
    await settled(visitor.page);
    const wider = await visitor.page.evaluate(() => document.documentElement.scrollHeight);
    expect(wider).toBeLessThanOrEqual(2500);
    await visitor.page.setViewportSize({ width: 360, height: 740 });
    await settled(visitor.page);
    const height = await visitor.page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(2500);
    await visitor.press(visitor.button(text.unfoldAll));
    faults.push(...(await faultsInDresses(visitor.page, `whole form ${language}`)));
    await sayChecked(visitor);
    await waitForSaved(visitor);
    expect(faults).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    expect(visitor.effort.clicks).toBe(0);

    const state = await storedForm(amara);
    expect(state.isComplete).toBe(true);
    for (const [path, value] of Object.entries(script)) {
      const rows = typeof value === "object" ? value : [];
      if (typeof value !== "object") expect([path, state.values[path]]).toEqual([path, value]);
      for (const [index, row] of rows.entries())
        for (const [name, part] of Object.entries(row))
          expect([`${path} ${index} ${name}`, state.values[`${path}[${index}].${name}`]]).toEqual([
            `${path} ${index} ${name}`,
            part,
          ]);
    }
    const { prefilled, wanted, ratio } = shareOf(state);
    const typed = visitor.effort.letters - started.letters;
    console.log(
      `IMM 1294 by keyboard at 360 px (${language}): ${visitor.effort.keys - started.keys} keys, ${typed} of them letters and digits; filled in for her ${before.prefilled} of ${before.wanted} fields that needed a value before she began (${Math.round(before.ratio * 100)} %), ${prefilled} of ${wanted} at the end (${Math.round(ratio * 100)} %), with no document in the vault; ${state.filled.shown - (wanted - prefilled)} of ${state.filled.shown} fields shown needed no typing (${Math.round((1 - (wanted - prefilled) / state.filled.shown) * 100)} %); the page to check it ${wider} px high at 390 px, ${height} at 360; 0 accessibility faults`,
    );
    await visitor.leave();
  },
);

it.skipIf(!here)(
  "what a source says since is offered and never put in place, and fields that come do not take the focus",
  async () => {
    const amara = await married();
    const visitor = await arrive(amara, "en");
    const at = (part: string) => `/applications/${amara.applicationId}/forms/IMM1294/${part}`;
    const field = (path: string) => visitor.page.locator(`[id="f-${path.replaceAll(".", "-")}"]`);

    await visitor.open(at("passport"));
    await visitor.heading({ en: "Passport", fr: "Passeport" }).waitFor();
    await unfold(visitor, "f-passport-passportNumber");
    await visitor.hand.write(field("passport.passportNumber"), "A00000001");
    await visitor.page.keyboard.press("Tab");
    await waitForSaved(visitor);
    const { application } = await amara.home.graphql<{ application: { answerVersions: Record<string, number> } }>(
      "query ($id: ID!) { application(id: $id) { answerVersions } }",
      { id: amara.applicationId },
    );
    await amara.home.stored("SaveAnswers", {
      applicationId: amara.applicationId,
      answers: [
        { key: "passportNumber", value: "B77777777", baseVersion: application.answerVersions["passportNumber"] },
      ],
    });
    await visitor.page.getByText(visitor.t(text.changedSince)).waitFor();
    expect(await field("passport.passportNumber").inputValue()).toBe("A00000001");
    await visitor.press(visitor.page.getByRole("button", { name: new RegExp(`^${visitor.t(text.takeIt)}`) }));
    await waitUntil(
      async () => (await field("passport.passportNumber").inputValue()) === "B77777777",
      () => "the new value is not taken over",
    );
    expect(await field("passport.passportNumber").evaluate((element) => element === document.activeElement)).toBe(true);
    await waitUntil(
      async () => (await storedForm(amara)).values["passport.passportNumber"] === "B77777777",
      () => "what was taken over is not stored",
    );

    await visitor.open(at("nationalIdentityDocument"));
    const yes = visitor.page.getByRole("radio", { name: visitor.t(fieldText.yes), exact: true });
    await visitor.hand.pick(yes);
    await field("nationalId.documentNumber").waitFor();
    expect(await yes.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.hears(text.severalMore, { count: 4 });
    await waitForSaved(visitor);

    await visitor.leave();
  },
);

it.skipIf(!here)("a value is corrected beside the document that it is from", async () => {
  const firm = await foundFirm(boreal);
  const visitor = await arriveAs("amara", boreal, firm, { language: "en" });
  const path = `/applications/${firm.applicationId}/forms/IMM1294/passport`;
  const seeDocument = () =>
    visitor.page.getByRole("button", { name: new RegExp(`^${visitor.t(text.seeDocument)}.*Expiry date`) });
  const beside = visitor.page.getByRole("dialog");
  await visitor.open(path);
  // Her passport says another day than she answered: it can be looked at before one of them is chosen.
  await visitor.page.getByText(visitor.t(text.sourcesDiffer)).waitFor();
  await visitor.press(seeDocument());
  await beside.getByRole("img").first().waitFor();
  await visitor.page.keyboard.press("Escape");
  const home = new Client(boreal);
  await home.signIn(firm.amara);
  await home.stored("SaveAnswers", {
    applicationId: firm.applicationId,
    answers: [{ key: "passportExpiryDate", value: "2027-02-04", baseVersion: 1 }],
  });
  await visitor.open(path);
  await visitor.heading({ en: "Passport", fr: "Passeport" }).waitFor();
  await unfold(visitor, "f-passport-expiryDate");
  await visitor.press(seeDocument());
  await beside.getByRole("img").first().waitFor();
  await beside.getByLabel("Year", { exact: true }).fill("2031");
  await waitForSaved(visitor);
  expect(await beside.isVisible()).toBe(true);
  await visitor.page.keyboard.press("Escape");
  expect(await visitor.page.getByLabel("Year", { exact: true }).last().inputValue()).toBe("2031");
  await visitor.leave();
});

it.skipIf(!here)("the whole form tells what is missing, leads to the field, and hands out no file before", async () => {
  const amara = await married();
  const visitor = await arrive(amara, "fr");
  await visitor.open(`/applications/${amara.applicationId}/forms/IMM1294`);
  await visitor.page.getByText(visitor.t(outputText.notYet)).waitFor();
  await visitor.press(visitor.page.getByRole("link", { name: "Langue maternelle", exact: true }));
  await waitUntil(
    () => visitor.page.evaluate(() => document.activeElement?.id === "f-language-nativeLanguage"),
    () => "the link does not lead to the field",
  );
  const told = await visitor.page.locator('[id="f-language-nativeLanguage"]').getAttribute("aria-describedby");
  expect(told).toContain("f-language-nativeLanguage-error");
  const refused = await amara.home.request(`/forms/${amara.applicationId}/IMM1294.pdf?language=fr`);
  expect([refused.status, (await refused.text()).includes("%PDF")]).toEqual([422, false]);
  await visitor.leave();
});
