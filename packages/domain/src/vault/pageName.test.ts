import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { formsOf } from "../forms/forms.ts";
import { pageName } from "./pageName.ts";
import { pageOf } from "./pages.ts";

const named = (slug: string, the: Parameters<typeof pageName>[2], childNumber: number | null = null) => {
  const page = pageOf(slug);
  return page && pageName(page, childNumber, the).en;
};

test.each([
  ["a student who extends", aCase().type("StudentExtension"), "Current Study Permit"],
  ["a worker who extends", aCase().type("WorkPermitExtension"), "Current Work Permit"],
])("the page of the permit is called after the case: %s", (_words, the, name) => {
  expect(named("current-valid-permit", the.reader())).toBe(name);
  expect(named("current-valid-permit", undefined)).not.toBe(name);
});

const married = aCase().answers({ maritalStatus: "married", accompanyingSpouse: true });

test.each([
  ["a child of a student to be", "child", aCase().child(8, "Student"), "IMM 1294"],
  ["a child, from inside Canada", "child", aCase().type("SpeFamily").child(8, "Student"), "IMM 5709"],
  ["a spouse abroad", "spouse", married.spouse("Student").answers({ spouseCountry: "NG" }), "IMM 1294"],
  ["a spouse in Canada", "spouse", married.spouse("Student").answers({ spouseCountry: "CA" }), "IMM 5709"],
  ["a spouse who goes on", "spouse", married.type("SpeFamily").spouse("StudentExtension"), "IMM 5709"],
])("the page of a study permit is called after the form that is asked for: %s", (_words, whose, the, form) => {
  const reader = the.reader();
  expect(named(`${whose}-application-for-study-permit`, reader, 1)).toContain(`Application for Study Permit (${form})`);
  const needed = formsOf(reader).filter(({ person, decision }) => person === whose && decision.value === true);
  expect(needed.map(({ form: { id } }) => id).filter((id) => id === "IMM1294" || id === "IMM5709")).toEqual([
    form.replace(" ", ""),
  ]);
});

test("a page of a child bears its number, and none where no child is meant", () => {
  expect(named("child-application-for-study-permit", undefined, 2)).toContain("2");
  expect(named("child-application-for-study-permit", undefined)).not.toMatch(/\{#\}| \)|Child \d|\s$/);
});
