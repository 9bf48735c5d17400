import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { rowsOfFamilyForms } from "../../test/rows/familyForms.ts";
import { student, formRows as rowsOfApplications } from "../../test/rows/forms.ts";
import { rowsOfFormsNobodyFiles } from "../../test/rows/formsNobodyFiles.ts";
import { rowsOfUnionsAndOthers } from "../../test/rows/formsOfUnionsAndOthers.ts";
import { applicationTypes } from "../caseFile/application.ts";
import { forms, formsOf, type DecidedForm } from "./forms.ts";
import { printedNumber } from "./printedNumber.ts";
import { formTitles, type FormId } from "./titles.ts";

const formRows = [...rowsOfApplications, ...rowsOfFamilyForms, ...rowsOfFormsNobodyFiles, ...rowsOfUnionsAndOthers];

const nameOf = ({ form, person, childNumber }: DecidedForm) =>
  [form.id, ...(person === "main" ? [] : [person]), ...(childNumber === undefined ? [] : [childNumber])].join(" ");
const formOf = (the: CaseBuilder, name: string): DecidedForm => {
  const decided = formsOf(the.reader()).find((one) => nameOf(one) === name);
  if (!decided) throw new Error(`The form ${name} does not exist for this case`);
  return decided;
};

describe("who needs which form", () => {
  test.each(formRows)("%s", (_, the, name, applies) => {
    const { decision } = formOf(the, name);
    expect(decision.value).toBe(applies);
    expect(decision.because.length).toBeGreaterThan(0);
    for (const { en, fr } of decision.because) expect([en, fr]).not.toContain("");
  });

  test("every line of every rule is met by a case above", () => {
    const met = new Set(formRows.map(([, the, name]) => formOf(the, name).decision.decidedBy));
    const lines = forms.flatMap(({ applies }) => [
      ...applies.cases.map(([condition]) => `${applies.id}.${condition.id}`),
      `${applies.id}.otherwise`,
    ]);
    expect(lines.length).toBeGreaterThan(forms.length);
    expect(lines.filter((line) => !met.has(line))).toEqual([]);
  });
});

describe("the forms of a case", () => {
  test("exist once for each person of an application type, with titles that name their number in both languages", () => {
    for (const type of applicationTypes) {
      const names = forms
        .filter(({ appliesTo }) => appliesTo.includes(type))
        .map(({ id, person }) => `${id} ${person}`);
      expect(names.length).toBe(new Set(names).size);
    }
    for (const [id, { en, fr }] of Object.entries(formTitles)) {
      expect([en, fr].every((title) => title.endsWith(`${printedNumber(id).replace("\u00A0", " ")})`))).toBe(true);
      expect(en).not.toBe(fr);
    }
    expect(Object.keys(formTitles).filter((id) => !forms.some((form) => form.id === (id as FormId)))).toEqual([]);
  });

  test("are one per child, and without a spouse say so", () => {
    const decided = formsOf(student.child(3).child(5).reader());
    expect(decided.filter(({ form }) => form.id === "IMM5645").map(nameOf)).toEqual([
      "IMM5645",
      "IMM5645 spouse",
      "IMM5645 child 1",
      "IMM5645 child 2",
    ]);
    const ofSpouse = decided.filter(({ person }) => person === "spouse");
    expect(ofSpouse.length).toBeGreaterThan(5);
    expect(
      ofSpouse.every(({ decision }) => !decision.value && decision.decidedBy.endsWith(".not spouseIsInCase")),
    ).toBe(true);
  });

  test("of a court case and of a request to IRCC have none for family members", () => {
    for (const type of ["JudicialReview", "IrccRequest"] as const) {
      expect(
        formsOf(aCase().type(type).spouse("Visitor").child(4).reader()).filter(({ person }) => person !== "main"),
      ).toEqual([]);
    }
  });

  test("rest on what they were decided by, and name what is not answered yet", () => {
    const { decision } = formOf(
      student.spouse("OpenWorkPermit").answers({ maritalStatus: "married", accompanyingSpouse: true }),
      "IMM1295 spouse",
    );
    expect(decision.restsOn).toEqual(expect.arrayContaining(["dependents.spouse.visaType", "answers.spouseCountry"]));
    expect(decision.missing).toContain("answers.spouseCountry");
  });

  test("name their sources, and which of them nobody has verified", () => {
    expect(
      formsOf(student.spouse().child(4).reader()).filter(
        ({ decision }) => decision.sources.length === 0 && !decision.decidedBy.includes(".not "),
      ),
    ).toEqual([]);
    expect(formOf(aCase().type("Dli"), "IMM5709").decision.sources.map(({ status }) => status)).toEqual(["unverified"]);
  });
});
