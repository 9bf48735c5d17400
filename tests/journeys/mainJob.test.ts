import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { FormValue } from "@boreal/domain/forms/fields/field";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import { fieldsOf } from "@boreal/domain/forms/formState";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { differencesFrom } from "@boreal/official-forms/compareForm";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { checkBlank } from "@boreal/official-forms/library";
import { toDataValues } from "@boreal/official-forms/mapping";
import { readBack } from "@boreal/official-forms/readBack";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as dependentsText } from "../../apps/web/src/features/dependents/text.ts";
import { outputText } from "../../apps/web/src/features/forms/output/output.text.ts";
import { text as formsText } from "../../apps/web/src/features/forms/text.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { languageNotKnown } from "../../apps/server/src/commands/forms/fillOfficialForm.ts";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { shownByPdfJs } from "../../packages/official-forms/test/shownByPdfJs.ts";
import { startFromHome } from "../browser/case/start.ts";
import { answerFrom, waitForSaved } from "../browser/assessment.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillForm, sayChecked, type FormScript } from "../browser/officialForms.ts";
import { addToOpenSlots, overviewOf } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal, root } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import { Visitor } from "../browser/visitor.ts";

/** The main job: from nothing to the two official files, with nothing but the browser, in both languages. */

const blanks = join(root, "../shared/forms/official");
const here = (await browserIsHere()) && existsSync(blanks);
if (!existsSync(blanks))
  process.stderr.write("skipped: the journey to the official forms needs the blanks of ../shared/forms/official\n");
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_FORMS: blanks } });

beforeAll(async () => {
  if (here) await boreal.start();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const answers = { ...familyAnswers(today), hasBiometrics: false, spouseBiometrics: false };

/** What nobody but Amara can know, by dotted path. */
const onStudyPermitForm: FormScript = {
  serviceIn: "01",
  "personalDetails.birthCity": "Enugu",
  noPreviousCountries: true,
  previousCountries: [
    { name: "KE", status: "05", statusFrom: "2022-01-10", statusTo: "2023-01-15" },
    { name: "GH", status: "04", statusFrom: "2023-02-01", statusTo: "2024-03-31" },
  ],
  sameAsCurrentCountry: true,
  hasPreviousMarriage: true,
  "previousSpouse.familyName": "Eze",
  "previousSpouse.givenName": "Obinna",
  "previousSpouse.dateOfBirth": "1988-04-09",
  "previousSpouse.relationshipType": "03",
  "previousSpouse.relationshipFrom": "2011-05-01",
  "previousSpouse.relationshipTo": "2013-06-30",
  "language.nativeLanguage": "205",
  hasNationalId: true,
  "nationalId.documentNumber": "41827730155",
  "nationalId.countryOfIssue": "NG",
  isLawfulPermanentResident: true,
  uscisNumber: "012345678",
  "usCard.expiryDate": "2029-08-14",
  "contactInformation.telephoneNumber.type": "02",
  "contactInformation.telephoneNumber.isCanadaUS": false,
  "contactInformation.telephoneNumber.countryCode": "234",
  "contactInformation.telephoneNumber.number": "8035550142",
  "studyDetails.studyCosts.tuition": "18900",
  "studyDetails.studyCosts.roomAndBoard": "14400",
  "studyDetails.expensesPaidBy": "Other",
  "studyDetails.palDocument.documentNumber": "ON26A7731902",
  "studyDetails.palDocument.expiryDate": "2027-03-31",
  "educationHistory.from": "2009-09",
  "educationHistory.to": "2013-07",
  "educationHistory.fieldAndLevel": "Public health, bachelor",
  "educationHistory.schoolName": "University of Nsukka (invented)",
  "educationHistory.cityTown": "Nsukka",
  "educationHistory.countryTerritory": "NG",
  employmentHistory: [{ from: "2016-02", companyName: "Enugu Health Board (invented)", cityTown: "Enugu" }],
  "background.militaryQuestions.militaryService": true,
  "background.militaryQuestions.militaryDetailsText":
    "National youth service, first aid post in Jos, Nigeria, March 2014 to February 2015. No weapons, no police duty.",
  "background.politicalQuestions.politicalAssociation": false,
  "background.politicalQuestions.witnessedIllTreatment": false,
  consentToContact: false,
  signatureName: "Amara Okafor",
};

const onFamilyForm: FormScript = {
  "applicant.nativeName": "Àmárà Ọ̀kàfọ̀",
  "applicant.marriedInPerson": true,
  "spouse.nativeName": "Chídì Ọ̀kàfọ̀",
  "spouse.countryOfBirth": "NG",
  "spouse.marriedInPerson": true,
  "parent1.familyName": "Nwosu",
  "parent1.givenNames": "Ifeoma",
  "parent1.dateOfBirth": "1964-02-11",
  "parent1.countryOfBirth": "NG",
  "parent1.presentAddress": "3 Zik Avenue, Enugu, Nigeria",
  "parent1.maritalStatus": "7",
  "parent1.presentOccupation": "Retired teacher",
  "parent2.familyName": "Nwosu",
  "parent2.givenNames": "Emeka",
  "parent2.dateOfBirth": "1960-07-30",
  "parent2.countryOfBirth": "NG",
  "parent2.presentAddress": "Deceased, Enugu, 2 May 2019",
  "parent2.maritalStatus": "5",
  "parent2.presentOccupation": "Deceased",
  children: [{ relationship: "2", countryOfBirth: "NG" }],
};

/** Each value under its path, those of rows too. */
const byPath = (script: FormScript): Readonly<Record<string, FormValue>> =>
  Object.fromEntries(
    Object.entries(script).flatMap(([path, value]): readonly (readonly [string, FormValue])[] =>
      typeof value === "object"
        ? value.flatMap((row, index) =>
            Object.entries(row).map(([name, part]) => [`${path}[${index}].${name}`, part] as const),
          )
        : [[path, value]],
    ),
  );

const caseOf = async (program: Client, applicationId: string): Promise<CaseFile> =>
  (await overviewOf(program, applicationId)).caseFile;

function stateOf(caseFile: CaseFile, number: FormNumber) {
  const state = formOfCase(caseFile, number);
  if (!state) throw new Error(`no form ${number}`);
  return state;
}

/** What is required or answered already: how much of it nobody had to give. */
function shareLine(caseFile: CaseFile, number: FormNumber): string {
  const fields = stateOf(caseFile, number).sections.flatMap(({ parts }) => fieldsOf(parts));
  const wanted = fields.filter(({ isRequired, value }) => isRequired || value !== undefined);
  const filled = wanted.filter(({ value }) => value !== undefined).length;
  const chosen = wanted.filter(
    ({ value, field }) =>
      value === undefined && ["yesNo", "tick", "choice", "country", "province"].includes(field.kind),
  ).length;
  const percent = (part: number) => `${Math.round((100 * part) / wanted.length)} %`;
  return `${number}: ${filled} of ${wanted.length} fields filled in beforehand (${percent(filled)}); with those that are only chosen ${percent(filled + chosen)} need no typing`;
}

/** Each value that must stand in the file, with how often; a reader that trims is given the same. */
function missingFrom(seen: readonly string[], expected: Iterable<string>): readonly string[] {
  const left = seen.map((value) => value.replaceAll(/\s/g, ""));
  return [...expected].filter((value) => {
    const at = left.indexOf(value.replaceAll(/\s/g, ""));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** The authority's blank in the language of the person; of the family form there is an English one only, so she picks that. */
const blankOf = (number: FormNumber, language: "en" | "fr"): string =>
  `imm${number.slice(3)}${language === "fr" && number === "IMM1294" ? "f" : "e"}.pdf`;

async function downloaded(visitor: Visitor, applicationId: string, key: FormNumber): Promise<Buffer> {
  if (visitor.language === "fr" && blankOf(key, "fr").endsWith("e.pdf")) {
    await visitor.page.getByText(visitor.t(languageNotKnown.fr.text)).waitFor();
    await visitor.hand.pick(visitor.page.getByRole("radio", { name: visitor.t(outputText.english), exact: true }));
  }
  const link = visitor.page.locator(`a[href*="/forms/${applicationId}/${key}.pdf"]`).first();
  const [download] = await Promise.all([visitor.page.waitForEvent("download"), visitor.press(link)]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The question whether a marriage was in person, hidden until Married is chosen, and the list of towns of the school's province. */
const drawnByScript = ["/MarriageInPerson/", "/PurposeRow1/CityTown/"];

/** The official file says what the case says, to two readers that know nothing of each other, on top of the authority's own bytes. */
async function expectFileSays(
  bytes: Buffer,
  caseFile: CaseFile,
  number: FormNumber,
  language: "en" | "fr",
): Promise<void> {
  const { values } = stateOf(caseFile, number);
  const blank = readFileSync(join(blanks, blankOf(number, language)));
  const known = checkBlank(blank);
  if (isRefused(known)) throw new Error(known.code);
  expect(bytes.subarray(0, blank.length).equals(blank)).toBe(true);
  const read = readBack(bytes);
  if (isRefused(read)) throw new Error(read.code);
  expect(differencesFrom(known.edition, read.values, values, read.lists)).toEqual([]);
  const { data } = toDataValues(known.edition, values, known.blank.datasets.lists());
  // Two places that only the form's own scripts draw, in Adobe Reader; our reader saw both above.
  const shown = [...data]
    .filter(([place]) => !drawnByScript.some((part) => place.includes(part)))
    .map(([, value]) => value);
  expect(missingFrom(await shownByPdfJs(bytes), shown)).toEqual([]);
}

describe.skipIf(!here).each(inLanguages("fr"))("the main job, in %s", (language) => {
  const person = inventedPerson(language === "fr" ? "Aminata" : "Amara", "Okafor");
  let visitor: Visitor;
  let applicationId = "";
  const program = new Client(boreal);
  const caseNow = () => caseOf(program, applicationId);

  it("she registers and answers every question", async () => {
    visitor = await Visitor.arrive(boreal, { language });
    applicationId = await startFromHome(visitor, person);
    await program.signIn(person);
    await answerFrom(visitor, answers);
    await visitor.page.getByText(visitor.t(assessmentText.allAnswered)).waitFor();
    expect((await caseNow()).answers).toMatchObject({
      passportNumber: answers.passportNumber,
      maritalStatus: "married",
    });
  });

  it("she names her child, sees her plan, and uploads every document that it requires", async () => {
    await visitor.open(`/applications/${applicationId}/family`);
    await visitor.press(
      visitor.page.getByRole("button", {
        name: `${visitor.t(dependentsText.edit)} ${visitor.t(caseText.child, { n: 1 })}`,
        exact: true,
      }),
    );
    await visitor.hand.write(visitor.field(dependentsText.fullName), "Ada Okafor");
    await visitor.press(visitor.button(dependentsText.save));
    await visitor.hears(dependentsText.updated, { name: visitor.t(caseText.child, { n: 1 }) });
    await visitor.open(`/applications/${applicationId}`);
    await visitor.heading(planText.title).waitFor();
    const pages = await addToOpenSlots(visitor, program, applicationId);
    expect(pages.length).toBeGreaterThan(10);
    expect((await overviewOf(program, applicationId)).documents.map(({ page }) => page)).toEqual(
      expect.arrayContaining([...pages]),
    );
  });

  it.each([
    ["IMM1294", onStudyPermitForm],
    ["IMM5707", onFamilyForm],
  ] as const)("she fills in what is left of %s and downloads it", async (number, script) => {
    const form = formDefinitions[number];
    console.log(`${language}: ${shareLine(await caseNow(), number)}`);
    await visitor.open(`/applications/${applicationId}/forms/${number}`);
    await visitor.press(visitor.link(formsText.goOn));
    await visitor.open(`/applications/${applicationId}/forms/${number}/${form.sections[0]?.id ?? ""}`);
    const seen = await fillForm(visitor, form, script);
    expect(seen.length).toBeGreaterThan(0);
    await waitForSaved(visitor);
    await visitor.page.getByText(visitor.t(formsText.allThere)).waitFor();
    await sayChecked(visitor);
    await waitForSaved(visitor);
    const caseFile = await caseNow();
    const { values, isComplete } = stateOf(caseFile, number);
    expect(isComplete).toBe(true);
    expect(values).toMatchObject(byPath(script));
    await expectFileSays(await downloaded(visitor, applicationId, number), caseFile, number, language);
  });

  it("nothing was complained of along the way", async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
