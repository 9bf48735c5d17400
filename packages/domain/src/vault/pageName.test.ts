import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
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

test("a page of a child bears its number, and none where no child is meant", () => {
  expect(named("child-application-for-study-permit", undefined, 2)).toContain("2");
  expect(named("child-application-for-study-permit", undefined)).not.toMatch(/\{#\}| \)|Child \d|\s$/);
});
