import { fc } from "../../../../tests/running/properties.ts";
import { expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { answerShapes, isAnswerKey } from "../caseFile/answers/answerShapes.ts";
import { applicationTypes } from "../caseFile/application.ts";
import type { JsonSchema } from "../kernel/shape.ts";
import { stepsOf } from "./flow.ts";
import { readerFor } from "./inUse.ts";
import { readerOnDemand } from "./inUseOnDemand.ts";
import { stepStates } from "./stepState.ts";

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
  if (format === "date") return fc.constantFrom("1990-05-01", "2010-01-01", "2026-11-20", "2027-09-01");
  if (pattern !== undefined) return fc.constantFrom("2019-05", "2026-09");
  if (type === "number" || type === "integer") return fc.constantFrom(0, 1, 2, 12);
  if (type === "array" && items) return fc.array(ofForm(items), { maxLength: 2 });
  if (type === "object")
    return fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, ofForm(one)])), {
      requiredKeys: [],
    });
  return fc.constantFrom("Amara", "8412907715");
}

const answers = fc.record(
  Object.fromEntries(Object.entries(answerShapes).map(([key, shape]) => [key, ofForm(shape.schema())])),
  { requiredKeys: [] },
);

it("reads every answer, and decides every step, as the walk through the whole flow does", () => {
  fc.assert(
    fc.property(fc.constantFrom(...applicationTypes), answers, fc.boolean(), (type, given, hasFamily) => {
      const built = aCase().type(type).answers(given);
      const caseFile = (hasFamily ? built.spouse("Visitor").child(12) : built).build();
      const [walked, asked] = [readerFor(caseFile), readerOnDemand(caseFile)];
      for (const key of Object.keys(answerShapes)) {
        if (!isAnswerKey(key)) continue;
        const [one, other] = [walked.fresh(), asked.fresh()];
        expect([key, other.answer(key), other.isSetAside(key)]).toEqual([key, one.answer(key), one.isSetAside(key)]);
        expect([key, new Set(other.trace.restsOn), new Set(other.trace.missing)]).toEqual([
          key,
          new Set(one.trace.restsOn),
          new Set(one.trace.missing),
        ]);
      }
      for (const step of stepsOf(type)) expect(stepStates(step, asked)).toEqual(stepStates(step, walked));
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
