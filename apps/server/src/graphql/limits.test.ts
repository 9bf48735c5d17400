import { readFileSync } from "node:fs";
import { validate } from "graphql";
import { describe, expect, it } from "vitest";
import { limits, measure, parseWithinLimits } from "./limits.ts";
import { schema } from "./schema.ts";

const stored = JSON.parse(
  readFileSync(new URL("../../../web/src/api/storedOperations.json", import.meta.url), "utf8"),
) as Record<string, string>;

describe("the operations of the web application", () => {
  it.each(
    Object.values(stored).map(
      (text) => [/(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1] ?? text, text] as const,
    ),
  )("%s fits the schema and stays far below the limits", (_, text) => {
    const document = parseWithinLimits(text);
    expect(validate(schema, document)).toEqual([]);
    const { depth, aliases, cost } = measure(document);
    expect(Math.max(depth / limits.depth, aliases / limits.aliases, cost / limits.cost)).toBeLessThan(0.75);
  });
});
