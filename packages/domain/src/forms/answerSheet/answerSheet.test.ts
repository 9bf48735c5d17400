import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import { formOfCase } from "../../review/formOfCase.ts";
import { answerSheet, type AnswerSheet, type SheetLine } from "./answerSheet.ts";
import { formDefinitions } from "../definitions.ts";

const today = "2026-11-20";

function sheetOf(caseFile: CaseFile, person?: PersonRef): AnswerSheet {
  const state = formOfCase(caseFile, "IMM1294", person);
  if (!state) throw new Error("no form");
  return answerSheet(state, today);
}

const linesOf = (sheet: AnswerSheet): readonly SheetLine[] =>
  sheet.sections.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));

function lineAt(sheet: AnswerSheet, path: string): SheetLine {
  const line = linesOf(sheet).find((one) => one.path === path);
  if (!line) throw new Error(`no line ${path}`);
  return line;
}

const student = aCase()
  .on(today)
  .type("Student")
  .answers({ country: "NG", passportCountries: ["NG"], birthday: "1991-03-14", gender: "female", birthCountry: "NG" });
const withForm = (values: Readonly<Record<string, unknown>>) => sheetOf(student.form(values).build());

describe("an answer on the sheet", () => {
  it.each([
    [
      "a country by its name, with its code of the forms",
      {},
      "personalDetails.citizenship",
      { value: { en: "Nigeria", fr: "Nigéria" }, code: "177" },
    ],
    [
      "a part of the United Kingdom, with its code",
      { "personalDetails.birthCountry": "007" },
      "personalDetails.birthCountry",
      { value: { en: "Scotland", fr: "Écosse" }, code: "007" },
    ],
    [
      "a choice by its label, with its code",
      { "personalDetails.currentMaritalStatus": "02" },
      "personalDetails.currentMaritalStatus",
      { value: { en: "Single", fr: "Célibataire" }, code: "02" },
    ],
    [
      "a language by its name",
      { "language.nativeLanguage": "250" },
      "language.nativeLanguage",
      { value: { en: "Arabic", fr: "Arabe" }, code: "250" },
    ],
    [
      "a date as the forms write it",
      {},
      "personalDetails.dateOfBirth",
      { value: { en: "1991-03-14", fr: "1991-03-14" } },
    ],
    [
      "yes and no",
      { "personalDetails.hasPreviousName": false },
      "personalDetails.hasPreviousName",
      { value: { en: "No", fr: "Non" } },
    ],
    [
      "an amount as each language writes it, typed in digits",
      { "studyDetails.studyCosts.tuition": "35888" },
      "studyDetails.studyCosts.tuition",
      { value: { en: "$35,888", fr: "35\u00A0888\u00A0$" }, typed: "35888" },
    ],
  ])("is %s", (_, values, path, expected) => {
    expect(lineAt(withForm(values), path)).toMatchObject(expected);
  });

  it("has no code where the choice has only a name of the file", () => {
    expect(lineAt(sheetOf(student.build()), "personalDetails.sex")).not.toHaveProperty("code");
  });

  it("that is missing says so, and one that may stay empty says nothing", () => {
    const sheet = sheetOf(student.build());
    expect(lineAt(sheet, "personalDetails.familyName")).toMatchObject({
      value: undefined,
      remark: { kind: "missing" },
    });
    expect(lineAt(sheet, "uci")).not.toHaveProperty("remark");
  });

  it("that cannot stand is shown with the reason", () => {
    expect(lineAt(withForm({ "personalDetails.birthCity": "Łódź" }), "personalDetails.birthCity")).toMatchObject({
      value: { en: "Łódź" },
      remark: { kind: "refused" },
    });
  });
});

describe("the sheet", () => {
  it("has the sections, fields and rows of the form in the form’s own order", () => {
    const state = formOfCase(student.build(), "IMM1294");
    const shown = state?.sections.filter(({ parts }) => parts.length > 0).map(({ section }) => section.id);
    expect(sheetOf(student.build()).sections.map(({ id }) => id)).toEqual(shown);
    const sheet = withForm({
      noPreviousCountries: true,
      previousCountries: [
        { name: "GH", status: "05" },
        { name: "FR", status: "05" },
      ],
    });
    const groups = sheet.sections.find(({ id }) => id === "personalDetails")?.groups ?? [];
    expect(groups.map(({ title }) => title?.en)).toEqual([
      undefined,
      "Countries where you lived\u00A0– Country 1",
      "Countries where you lived\u00A0– Country 2",
      undefined,
    ]);
    expect(lineAt(sheet, "previousCountries[1].name").value?.en).toBe("France");
  });

  it("names a list that needs a row and has none", () => {
    const groups = withForm({ noPreviousCountries: true }).sections.flatMap((section) => section.groups);
    expect(groups).toContainEqual(
      expect.objectContaining({ remark: expect.objectContaining({ kind: "missing" }) as unknown, lines: [] }),
    );
  });

  it("holds every value of the form once", () => {
    for (const form of Object.values(formDefinitions)) {
      const state = formOfCase(student.build(), form.id) ?? expect.fail("no form");
      const paths = linesOf(answerSheet(state, today))
        .filter(({ value }) => value !== undefined)
        .map(({ path }) => path);
      expect(paths.toSorted()).toEqual(Object.keys(state.values).toSorted());
    }
  });

  it("leaves no section empty: a list without rows is named", () => {
    const sheet = sheetOf(student.build());
    expect(sheet.sections.filter(({ groups }) => groups.length === 0)).toEqual([]);
    expect(sheet.sections.find(({ id }) => id === "employment")?.groups).toMatchObject([
      { title: { en: "Work and other activities" }, lines: [] },
    ]);
  });

  it.each(["IMM5645", "IMM5707", "IMM5476", "IMM5646"] as const)(
    "of %s names the person that the form is about",
    (form) => {
      const caseFile = student
        .document("passport", { parsedValues: { lastName: "OKAFOR", firstName: "AMARA" } })
        .build();
      const state = formOfCase(caseFile, form) ?? expect.fail("no form");
      expect(answerSheet(state, today).person.en).toBe("OKAFOR, AMARA (applicant)");
    },
  );

  it("says whose it is, by the name on the form where there is one", () => {
    expect(sheetOf(student.build()).person.en).toBe("applicant");
    expect(withForm({ "personalDetails.familyName": "OKAFOR", "personalDetails.givenName": "Amara" }).person.fr).toBe(
      "OKAFOR, Amara (personne qui fait la demande)",
    );
    expect(sheetOf(student.child(8, "Student").build(), { role: "child", childNumber: 1 }).person.en).toContain(
      "child 1",
    );
  });

  it("says how much is still to be done", () => {
    expect(sheetOf(student.build()).state.en).toMatch(/^\d+ answers are missing$/);
    expect(withForm({ "personalDetails.birthCity": "Łódź" }).state.fr).toMatch(
      /^\d+ réponses manquent, 1 réponse est à corriger$/,
    );
  });
});

const long = `${"In March 2019 I was treated for tuberculosis. ".repeat(6)}The end.`;

describe("a text that the box cannot hold", () => {
  const path = "background.healthQuestions.healthDetailsText";
  const sheet = withForm({ "background.healthQuestions.tuberculosisContact": true, [path]: long });

  it("stands in the line as far as the box goes, and in full at the end", () => {
    const line = lineAt(sheet, path);
    expect(line.remark?.kind).toBe("note");
    expect([...(line.value?.en ?? "")].length).toBeLessThanOrEqual(200);
    expect(line.value?.en).toMatch(/^In March 2019 .* \(see attached page\)$/);
    expect(sheet.continued.map(({ text }) => text)).toEqual([long]);
  });

  it("names its question, its section and what was answered with yes", () => {
    const [continued] = sheet.continued;
    expect(continued?.title.en).toBe("Continued from question “Details about health”, Background questions");
    expect(continued?.about).toHaveLength(1);
    expect(continued?.about[0]?.en).toContain("tuberculosis");
  });
});
