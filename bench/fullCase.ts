import { answerShapes } from "@boreal/domain/caseFile/answers/answerShapes";
import type { JsonSchema } from "@boreal/domain/kernel/shape";

/** A value that fits the shape, made from its JSON Schema; invented and the same each time. */
function example(schema: JsonSchema): unknown {
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
  if (anyOf?.[0]) return example(anyOf[0]);
  if (values) return values[0];
  if (type === "boolean") return true;
  if (format === "date") return "2019-05-14";
  if (pattern !== undefined) return "2019-05";
  if (type === "number" || type === "integer") return 1;
  if (type === "array" && items) return [example(items)];
  if (type === "object")
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, example(one)]));
  return "An invented answer of usual length";
}

/** One value for every answer that the case format knows. Those that a step's checks refuse are the server's to leave out. */
export const everyAnswer = (): readonly { readonly key: string; readonly value: unknown }[] =>
  Object.entries(answerShapes).map(([key, shape]) => ({ key, value: example(shape.schema()) }));
