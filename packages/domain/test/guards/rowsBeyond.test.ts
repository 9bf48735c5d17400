import { describe, expect, it } from "vitest";
import { formNumbers, type FormNumber } from "../../src/caseFile/formValues.ts";
import type { PersonRef } from "../../src/caseFile/personRole.ts";
import { answerSheet, type AnswerSheet } from "../../src/forms/answerSheet/answerSheet.ts";
import { furtherSheet, hasFurther } from "../../src/forms/answerSheet/furtherSheet.ts";
import { formDefinitions } from "../../src/forms/definitions.ts";
import { formKey } from "../../src/forms/formReader.ts";
import { isList, type FormField, type FormList } from "../../src/forms/fields/field.ts";
import { isTwoWay } from "../../src/fields/kinds.ts";
import { married } from "../familyOfForms.ts";
import { listOf, stateOf } from "../formWords.ts";

/** More rows than a form holds, in every list of every form: each is on the answer sheet, and what the form has no room for goes on a further sheet (ADR 0244). */

const today = "2026-11-20";
const people: readonly PersonRef[] = [{ role: "main" }, { role: "spouse" }, { role: "child", childNumber: 1 }];

/** Something that a row says, of whatever kind its fields are. */
function valueOf({ kind }: FormField, row: number): string | undefined {
  switch (kind) {
    case "text":
    case "name":
    case "multiline":
      return `Okafor ${"abcdefghijklmnopqrst"[row] ?? ""}`;
    case "country":
      return "GH";
    case "date":
    case "partialDate":
      return `${1990 + row}-02-03`;
    case "month":
    case "monthOrOngoing":
      return `${1990 + row}-02`;
    default:
      return undefined;
  }
}

const rowsOf = (list: FormList, count: number) =>
  Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      list.fields.flatMap((field): [string, string][] => {
        const value = valueOf(field, row);
        return value === undefined ? [] : [[field.path, value]];
      }),
    ),
  );

const listsOf = (form: FormNumber): readonly FormList[] =>
  formDefinitions[form].sections.flatMap(({ parts }) => parts.filter(isList));

/** Lists that a person sees once they said yes, or named a country. */
const saidYes = (form: FormNumber) =>
  Object.fromEntries(
    formDefinitions[form].sections.flatMap(({ parts }) =>
      parts.flatMap((part): [string, true | string][] => {
        if (isList(part)) return [];
        if (part.kind === "country") return [[part.path, "GH"]];
        return isTwoWay(part.kind) ? [[part.path, true]] : [];
      }),
    ),
  );

const entered = (
  form: FormNumber,
  person: PersonRef,
  list: FormList,
  { count, says }: { readonly count: number; readonly says: "nothing" | "yes" },
) =>
  stateOf(
    form,
    {
      ...married.on(today).child(9, "Student").build(),
      forms: {
        [formKey(form, person)]: { ...(says === "yes" ? saidYes(form) : {}), [list.list]: rowsOf(list, count) },
      },
    },
    person,
  );

/** The rows of a list of which a sheet says anything in both languages. */
const rowsOn = (sheet: AnswerSheet | undefined, list: string): readonly number[] => {
  const said = (sheet?.sections ?? [])
    .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))
    .filter(({ value }) => value?.en && value.fr)
    .flatMap(({ path }) => (path.startsWith(`${list}[`) ? [Number(/\[(\d+)\]/.exec(path)?.[1])] : []));
  return [...new Set(said)];
};
const numbers = (first: number, count: number) => Array.from({ length: count - first }, (_, at) => first + at);

const lists = formNumbers.flatMap((form) => listsOf(form).map((list) => [form, list.list, list] as const));

const standing = (form: FormNumber, person: PersonRef, list: FormList, count: number) =>
  (["nothing", "yes"] as const)
    .map((says) => entered(form, person, list, { count, says }))
    .find((state) => (listOf(state, list.list)?.rows.length ?? 0) === count);

describe.each(lists)("%s, %s", (form, name, list) => {
  it("no row is lost, whoever’s form it is", () => {
    const most = people
      .map((person) => standing(form, person, list, 1))
      .flatMap((one) => listOf(one ?? { sections: [] }, name)?.most ?? [])[0];
    const count = (most ?? 3) + 6;
    const states = people.flatMap((person) => standing(form, person, list, count) ?? []);
    expect(states.length).toBeGreaterThan(0);
    const rows = new Map(most === undefined ? [[name, 3]] : []);
    for (const state of states) {
      expect(rowsOn(answerSheet(state, today), name)).toEqual(numbers(0, count));
      if (list.tooMany) continue;
      const sheet = furtherSheet(state, today, { rows, wholeDates: new Set() });
      expect(rowsOn(sheet, name)).toEqual(numbers(most ?? 3, count));
      if (most !== undefined) expect(hasFurther(state)).toBe(true);
    }
  });
});
