import type { JsonSchema } from "@boreal/domain/kernel/shape";
import { families } from "@boreal/server/store/archive/families";
import { fieldsOf, type Family, type Field } from "@boreal/server/store/archive/family";
import { titlesOfFamilies } from "@boreal/server/store/archive/titlesOfFamilies";

const draft = "https://json-schema.org/draft/2020-12/schema";

const types: Readonly<Record<Field["kind"], JsonSchema>> = {
  text: { type: "string" },
  number: { type: "integer" },
  boolean: { type: "boolean" },
  moment: { type: "string", format: "date-time" },
  json: {},
  opened: {},
};

/** The files under `records/` of an archive, each by its name: a list of records of one table, with nothing sealed in it. */
export const recordsSchema = (): JsonSchema => ({
  $schema: draft,
  title: "boreal-archive/1: records/NAME.json",
  description: "Under $defs, the shape of each file of records by its name.",
  $defs: Object.fromEntries(families.map((of) => [of.name, listOf(of)])),
});

function listOf(of: Family): JsonSchema {
  const fields = fieldsOf(of);
  const beyond = (of.beyond?.fields ?? []).map((name): [string, JsonSchema] => [name, {}]);
  return {
    description: titlesOfFamilies[of.name]?.en ?? of.name,
    type: "array",
    items: {
      type: "object",
      properties: Object.fromEntries([
        ...fields.map((field): [string, JsonSchema] => [field.name, shapeOf(field)]),
        ...beyond,
      ]),
      required: fields.map(({ name }) => name),
      additionalProperties: false,
    },
  };
}

function shapeOf({ kind, mayBeNull }: Field): JsonSchema {
  const shape = types[kind];
  return mayBeNull && "type" in shape ? { anyOf: [shape, { type: "null" }] } : shape;
}
