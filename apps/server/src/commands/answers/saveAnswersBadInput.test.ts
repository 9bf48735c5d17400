import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import { answerShapes } from "@boreal/domain/caseFile/answers/answerShapes";
import type { JsonSchema } from "@boreal/domain/kernel/shape";
import { computePlan } from "@boreal/domain/plan/plan";
import { withChildNumbers } from "@boreal/domain/questionnaire/family/childIdentity";
import { fc } from "../../../../../tests/running/properties.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { saveAnswers } from "./saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const weirdTexts = [
  "",
  " ",
  "Ünïcödé",
  "مرحبا بالعالم",
  "\u202Eabc\u202C",
  "👩‍👩‍👧‍👦",
  "<script>alert(1)</script>",
  "\uD83D",
  "\uDE00 x",
  "a\0b",
  "\uFEFF",
  "\u2028",
  "\\u0000",
  "__proto__",
  "constructor",
  "'; drop table boreal.answer; --",
  "2026-02-29",
  "2024-02-29",
  "10000-01-01",
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "-2026-01-01",
  "2026-13-01",
  "1e5",
  "null",
  "x".repeat(20_000),
  "x".repeat(20_001),
];
const weirdNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 2,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  1e21,
];
const protoKeys: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1,"toString":null}');

const weird = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(...weirdTexts, ...weirdNumbers, true, false, [], {}, [[]], [null], protoKeys),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.jsonValue({ maxDepth: 2 }),
  );

/** Values of the right form with weird contents, so that most of them get as far as the checks of the questions. */
function ofForm(schema: JsonSchema): fc.Arbitrary<unknown> {
  const {
    anyOf,
    enum: values,
    type,
    format,
    pattern,
    items,
    properties,
  } = schema as {
    anyOf?: JsonSchema[];
    enum?: unknown[];
    type?: string;
    format?: string;
    pattern?: string;
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
  };
  if (anyOf) return fc.oneof(...anyOf.map(ofForm));
  if (values) return fc.constantFrom(...values);
  if (type === "boolean") return fc.boolean();
  if (format === "date")
    return fc.constantFrom(
      "2024-02-29",
      "2026-02-29",
      "0001-01-01",
      "9999-12-31",
      "1990-05-01",
      "2026-11-20",
      "2026-11-21",
    );
  if (pattern !== undefined) return fc.constantFrom("2019-05", "0001-01", "9999-12", "2026-13");
  if (type === "number" || type === "integer") return fc.constantFrom(...weirdNumbers, 1, 2, 12);
  if (type === "array" && items) return fc.array(ofForm(items), { maxLength: 3 });
  if (type === "object")
    return fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, ofForm(one)])), {
      requiredKeys: [],
    });
  return fc.constantFrom(...weirdTexts);
}

const shapes = Object.entries(answerShapes);
const everyAnswer = fc.record(
  Object.fromEntries(
    shapes.map(([key, shape]) => [
      key,
      fc.oneof({ weight: 3, arbitrary: ofForm(shape.schema()) }, { weight: 1, arbitrary: weird() }),
    ]),
  ),
);

/** As it comes over the line: what JSON cannot say arrives as null, and null clears. */
const overTheLine = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)])
      : [];

type Children = NonNullable<Answers["accompanyingChildren"]>;

/** A child whose row comes without a number gets one: nothing else of an answer is changed. */
const withNumbers = (kept: Readonly<Record<string, unknown>>) =>
  Array.isArray(kept["accompanyingChildren"])
    ? {
        ...kept,
        accompanyingChildren: withChildNumbers(kept["accompanyingChildren"] as Children, [], { dependents: [] }),
      }
    : kept;

it("takes any value for any question: kept to the letter, or refused with its place, and never a fault", async () => {
  await fc.assert(
    fc.asyncProperty(everyAnswer, async (values) => {
      const applicationId = await firm.application(await firm.person("student"), "Student");
      const owner = (await loadCaseFile(firm, applicationId))?.row.owner_id ?? "";
      const asker: Actor = { ...amara, userId: owner };
      const answers = Object.entries(values).map(([key, value]) => ({
        key,
        value: overTheLine(value),
        baseVersion: 0,
      }));
      const refused = new Set<string>();
      const saved = new Set<string>();
      for (let from = 0; from < answers.length; from += 200) {
        const told = await saveAnswers(firm, asker, { applicationId, answers: answers.slice(from, from + 200) });
        expect(told.conflicts).toEqual([]);
        for (const { path, text } of told.refusals) {
          refused.add(/^answers\.(\w+)/.exec(path ?? "")?.[1] ?? "no path");
          expect(`${text.en} ${text.fr}`).not.toMatch(/undefined|NaN|\[object/);
        }
        for (const { key } of told.saved) saved.add(key);
      }
      expect([...refused].filter((key) => saved.has(key))).toEqual([]);
      expect([...refused, ...saved].toSorted()).toEqual(answers.map(({ key }) => key).toSorted());
      const caseFile = (await loadCaseFile(firm, applicationId))?.caseFile ?? expect.fail("the case is gone");
      const kept = Object.fromEntries(
        answers.filter(({ key, value }) => saved.has(key) && value !== null).map(({ key, value }) => [key, value]),
      );
      expect(caseFile.answers).toEqual(withNumbers(kept));
      expect(() => computePlan(caseFile)).not.toThrow();
      expect(textsIn(kept).filter((text) => !text.isWellFormed() || text.includes("\0"))).toEqual([]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    }),
    // A counterexample of 300 answers is not made shorter within the time of a test.
    { numRuns: 8, endOnFailure: true },
  );
});

it("names the place of a broken character inside a longer answer", async () => {
  const applicationId = await firm.application(amara);
  const broken = [
    { country: "NG", streetName: "Rue \uD83D" },
    { country: "NG", city: "a\0" },
  ];
  const told = await saveAnswers(firm, amara, {
    applicationId,
    answers: [
      { key: "residentialAddress", value: broken[0], baseVersion: 0 },
      { key: "spouseAddress", value: broken[1], baseVersion: 0 },
    ],
  });
  expect(told.refusals.map(({ code, path }) => [code, path])).toEqual([
    ["brokenText", "answers.residentialAddress.streetName"],
    ["brokenText", "answers.spouseAddress.city"],
  ]);
});
