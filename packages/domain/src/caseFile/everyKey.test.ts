import { expect, test } from "vitest";
import { computePlan } from "../plan/plan.ts";
import type { JsonSchema } from "../kernel/shape.ts";
import { caseSchema, readCase } from "./readCase.ts";
import { writeCase } from "./writtenCase.ts";

/** A value that fits a schema, with every key that it knows: one entry in each list, nothing left out. */
function valueOf(schema: JsonSchema): unknown {
  if ("const" in schema) return schema["const"];
  // The answers of an earlier application have the keys of the answers; none of them is needed.
  if ("$ref" in schema) return {};
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  if (Array.isArray(schema["anyOf"])) return valueOf((schema["anyOf"] as readonly JsonSchema[])[0] ?? {});
  switch (schema["type"]) {
    case "object":
      return objectOf(schema);
    case "array":
      return [valueOf(schema["items"] as JsonSchema)];
    case "boolean":
      return true;
    case "number":
    case "integer":
      return typeof schema["minimum"] === "number" ? schema["minimum"] : 1;
    case "string":
      return schema["format"] === "date" ? "2026-11-20" : textFor(schema);
    default:
      return "anything";
  }
}

const textFor = ({ pattern }: JsonSchema): string => {
  const fitting = ["a", "2026-11", "1"].find((one) => typeof pattern !== "string" || new RegExp(pattern).test(one));
  return fitting ?? "";
};

function objectOf(schema: JsonSchema): Readonly<Record<string, unknown>> {
  const known = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const other = schema["additionalProperties"];
  return {
    ...Object.fromEntries(known.map(([key, one]) => [key, valueOf(one)])),
    ...(typeof other === "object" && other !== null
      ? { [schema["propertyNames"] === undefined ? "aKey" : "studyPlan"]: valueOf(other as JsonSchema) }
      : {}),
  };
}

test("a case with every key of the format comes back with every key", () => {
  const given = valueOf(caseSchema());
  const read = readCase(given, "2020-01-01");
  expect(read.ok ? [] : read.faults).toEqual([]);
  if (read.ok) expect(writeCase(read.caseFile)).toEqual(given);
});

test("the exchange rates of a case are used", () => {
  const document = {
    format: "boreal-case/1",
    today: "2026-11-20",
    application: { type: "Student", status: "Preparation" },
    documents: [
      {
        fileId: "f1",
        documentId: "proof-of-funds",
        parsedValues: { accountNumber: "1", closingBalance: "1000.00", currency: "KWD", periodEnd: "2026-09-30" },
      },
    ],
  };
  const shown = (given: object): number | null | undefined => {
    const read = readCase(given, "2020-01-01");
    return read.ok ? computePlan(read.caseFile).funds.available.amount : undefined;
  };
  expect(shown({ ...document, exchangeRates: [{ currency: "KWD", day: "2026-09-30", rate: 4.5 }] })).toBe(4500);
  expect(shown(document)).toBeNull();
});
