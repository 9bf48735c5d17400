import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { applicationStatuses, applicationTypes } from "../caseFile/application.ts";
import { dependentVisaTypes } from "../caseFile/dependents.ts";
import { pagesFor } from "../vault/pages.ts";
import { asksOnlyPart } from "../questionnaire/flows/askedInPart.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { computePlan, type Why } from "./plan.ts";

const day = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => new Date(Date.UTC(1940, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const country = fc.constantFrom("CA", "US", "CN", "NG", "GB");

const answers = fc.record({
  country: maybe(country),
  passportCountries: maybe(fc.array(country, { maxLength: 3 })),
  birthday: maybe(day),
  maritalStatus: maybe(fc.constantFrom("single", "married", "commonLaw", "divorced")),
  hasCanadianSpouse: maybe(fc.boolean()),
  accompanyingSpouse: maybe(fc.boolean()),
  hasAccompanyingChild: maybe(fc.boolean()),
  numberOfChildren: maybe(fc.integer({ min: 0, max: 7 })),
  accompanyingChildren: maybe(
    fc.array(
      fc.record({ dateOfBirth: maybe(day), accompanying: maybe(fc.boolean()), hasBiometrics: maybe(fc.boolean()) }),
      { maxLength: 4 },
    ),
  ),
  hasPreviousVisaApplication: maybe(fc.boolean()),
  previousVisas: maybe(
    fc.array(fc.record({ country: maybe(country), dateOfIssue: maybe(day.map((date) => date.slice(0, 7))) }), {
      maxLength: 4,
    }),
  ),
  hasBiometrics: maybe(fc.boolean()),
  biometricsExpiryDate: maybe(day),
  spouseBiometrics: maybe(fc.boolean()),
});

const someCase = fc
  .record({
    type: fc.constantFrom(...applicationTypes),
    status: fc.constantFrom(...applicationStatuses),
    answers,
    spouse: fc.option(fc.constantFrom(...dependentVisaTypes), { nil: undefined }),
    children: fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 4 }),
  })
  .map(({ type, status, answers: given, spouse, children }) => {
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const start = aCase().type(type).status(status).answers(known);
    return children.reduce((the, years) => the.child(years), spouse ? start.spouse(spouse) : start).build();
  });

const speaks = (why: Why) =>
  why.decidedBy !== "" &&
  why.because.length > 0 &&
  why.because.every(({ en, fr }) => en !== "" && fr !== "") &&
  why.missing.every((fact) => why.restsOn.includes(fact));

describe("the plan of any case", () => {
  test("says why on every line, lists every slot of the type, and keeps its progress in bounds", () => {
    fc.assert(
      fc.property(someCase, (caseFile) => {
        const plan = computePlan(caseFile);
        const lines = [
          ...plan.vault,
          ...plan.warnings,
          ...plan.deadlines,
          ...plan.assessment.steps,
          ...plan.assessment.warnings,
        ];
        expect(lines.filter(({ why }) => !speaks(why))).toEqual([]);
        const { answered, skipped, total, ratio } = plan.assessment.progress;
        expect(answered + skipped).toBeLessThanOrEqual(total);
        expect(ratio).toBeGreaterThanOrEqual(0);
        expect(ratio).toBeLessThanOrEqual(1);
        expect(plan.assessment.next === null).toBe(plan.assessment.steps.every(({ state }) => state !== "open"));
        const children = caseFile.dependents.filter(({ type }) => type === "Child").length;
        const expected = pagesFor(caseFile.application.type).reduce(
          (sum, page) => sum + page.slots.length * (page.person === "child" ? children : 1),
          0,
        );
        expect(plan.vault).toHaveLength(expected);
      }),
      { numRuns: 300 },
    );
  });

  test("a fact that no line rests on can change without changing the plan", () => {
    fc.assert(
      fc.property(someCase, (caseFile) => {
        const student: CaseFile = { ...caseFile, application: { ...caseFile.application, type: "Student" } };
        const other = { ...student, answers: { ...student.answers, eoTradeCertificate: true } };
        expect(computePlan(other)).toEqual(computePlan(student));
      }),
      { numRuns: 50 },
    );
  });
});

test("advice about a value is marked, so that nobody takes it for a fault", () => {
  const the = aCase().answers({ coOp: true, coOpLength: false, passportIssueDate: "2030-01-01" });
  const told = computePlan(the.build()).refusals.map(({ path, advice }) => [path, advice]);
  expect(told).toContainEqual(["answers.coOpLength", true]);
  expect(told).toContainEqual(["answers.passportIssueDate", undefined]);
});

test.each(applicationTypes)("the plan of %s says whether its questions are asked only in part", (type) => {
  expect(computePlan(aCase().type(type).build()).assessment.asksOnlyPart).toBe(asksOnlyPart(type) ? true : undefined);
});
