import { expect, it } from "vitest";
import { formNumbers } from "../../src/caseFile/formValues.ts";
import { formDefinitions } from "../../src/forms/definitions.ts";
import { isList } from "../../src/forms/fields/field.ts";

/** Whoever has one name has it as the family name, on the form of anybody (ADR 0243). */

const fields = formNumbers.flatMap((form) =>
  formDefinitions[form].sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (isList(part) ? part.fields : [part]).map(({ path, needed }) => ({ form, path, needed }))),
  ),
);

it("no form asks anybody for given names whatever is known of them", () => {
  const given = fields.filter(({ path }) => /given/i.test(path));
  expect(given.length).toBeGreaterThan(40);
  expect(given.filter(({ needed }) => needed === "always").map(({ form, path }) => `${form} ${path}`)).toEqual([]);
});
