import { describe, expect, it } from "vitest";
import { formDefinitions } from "../../src/forms/definitions.ts";
import { isList, type FormDefinition, type FormField } from "../../src/forms/fields/field.ts";
import { formPaths } from "./fixtures/formPaths.ts";

const fieldsIn = (form: FormDefinition): readonly { readonly path: string; readonly field: FormField }[] =>
  form.sections.flatMap((section) =>
    section.parts.flatMap((part) =>
      isList(part)
        ? part.fields.map((field) => ({ path: `${part.list}.${field.path}`, field }))
        : [{ path: part.path, field: part }],
    ),
  );

const definitions = Object.values(formDefinitions);

describe("paths of the official forms", () => {
  it.each(definitions.map((form) => [form.id, form] as const))(
    "of %s are those that are listed, both ways",
    (id, form) => {
      const asked = fieldsIn(form).map(({ path }) => path);
      const { paths, notAsked, onlyHere } = formPaths[id];
      expect(asked.filter((path) => !(path in onlyHere)).toSorted()).toEqual(paths.toSorted());
      expect(Object.keys(onlyHere).filter((path) => !asked.includes(path))).toEqual([]);
      expect(Object.keys(notAsked).filter((path) => asked.includes(path))).toEqual([]);
    },
  );

  it.each(definitions.map((form) => [form.id, form] as const))(
    "of %s stand once, with words of their own in both languages",
    (_, form) => {
      const paths = fieldsIn(form).map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(
        fieldsIn(form).filter(({ field }) => field.label.en.trim() === "" || field.label.fr.trim() === ""),
      ).toEqual([]);
      expect(new Set(form.sections.map(({ id }) => id)).size).toBe(form.sections.length);
    },
  );

  it.each(definitions.map((form) => [form.id, form] as const))("of %s that are chosen have choices", (_, form) => {
    expect(
      fieldsIn(form)
        .filter(({ field }) => (field.kind === "choice") !== (field.choices !== undefined))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it.each(definitions.map((form) => [form.id, form] as const))(
    "of %s with a length of their box are fields that take text",
    (_, form) => {
      const known = new Map(fieldsIn(form).map(({ path, field }) => [path, field.kind]));
      const lengths = (form.lengths?.rows ?? []).flatMap((row) => Object.keys(row.value));
      expect(
        lengths.filter(
          (path) => !["text", "name", "multiline", "digits", "amount", "email"].includes(known.get(path) ?? ""),
        ),
      ).toEqual([]);
    },
  );
});
