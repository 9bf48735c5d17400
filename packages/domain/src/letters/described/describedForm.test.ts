import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { isWhole } from "../../../../../tests/running/sizes.ts";
import { manyCases } from "../../../test/guards/anyCase.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { letterIds, letterKey, type LetterId } from "../../caseFile/letterValues.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import { FormReader } from "../../forms/formReader.ts";
import type { FieldState } from "../../forms/fieldState.ts";
import { isList, type AskedForm } from "../../forms/fields/field.ts";
import { formState, isListState, type FormState, type PartState } from "../../forms/formState.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { contentOf } from "../contents.ts";
import { asForm } from "../letterContent.ts";
import { peopleOfLetter } from "../peopleOfLetter.ts";
import { formOfDescribed } from "./formOfDescribed.ts";
import { describedForm } from "./describedForm.ts";

type Place = { readonly form: AskedForm<LetterId>; readonly caseFile: CaseFile; readonly person: PersonRef };

const read = ({ form, caseFile, person }: Place) => FormReader.of(form, caseFile, readerFor(caseFile), person);

/** The form as a page has it, after its way through a request. */
const asTold = (of: Place) => formOfDescribed(JSON.parse(JSON.stringify(describedForm(of.form, { the: read(of) }))));

const stateOf = ({ form, caseFile, person }: Place) => formState(form, caseFile, readerFor(caseFile), person);

/** All that a page shows of a field. */
const ofField = ({ field, chosen, ...shown }: FieldState) => ({
  ...shown,
  kind: field.kind,
  label: field.label,
  hint: field.hint,
  chosen: chosen?.label,
});

const ofPart = (part: PartState): unknown => {
  if (!isListState(part)) return ofField(part);
  const { list, rows, ...shown } = part;
  return {
    ...shown,
    list: [list.list, list.title, list.hint, list.addLabel],
    rows: rows.map(({ title, fields }) => [title, fields.map(ofField)]),
  };
};

const shownOf = ({ sections }: FormState<LetterId>) =>
  sections.map(({ section, parts }) => [section.id, section.title, section.lead, parts.map(ofPart)]);

/** Something in every field, so that checks of fields and rows have something to say. */
function filledIn(form: AskedForm<LetterId>, round: number): Readonly<Record<string, unknown>> {
  const said = (path: string, index: number) =>
    [`of ${path}`, "2031-02-03", true, "12,5", false, undefined][(index + round) % 6];
  const parts = form.sections.flatMap((section) => section.parts);
  const chosen = (part: (typeof parts)[number], index: number) =>
    !isList(part) && Array.isArray(part.choices) && part.choices.length > 0
      ? part.choices[(index + round) % part.choices.length]?.value
      : undefined;
  return Object.fromEntries(
    parts.flatMap((part, index): [string, unknown][] => {
      if (!isList(part)) {
        const value = chosen(part, index) ?? said(part.path, index);
        return value === undefined ? [] : [[part.path, value]];
      }
      const rows = Array.from({ length: round % 4 }, (_, row) =>
        Object.fromEntries(
          part.fields.flatMap((field, at) => {
            const value = chosen(field, at + row) ?? said(field.path, at + row);
            return value === undefined ? [] : [[field.path, value]];
          }),
        ),
      );
      return rows.length === 0 ? [] : [[part.list, rows]];
    }),
  );
}

/** Every letter of every person of many cases, some with entries. */
function* letters(count: number): Generator<Place & { readonly round: number }> {
  let round = 0;
  for (const one of manyCases(count))
    for (const id of letterIds) {
      const content = contentOf(id);
      const form = asForm(content);
      for (const person of peopleOfLetter(content, readerFor(one))) {
        round += 1;
        const entries = round % 3 === 0 ? {} : filledIn(form, round);
        yield { form, person, round, caseFile: { ...one, letters: { [letterKey(id, person)]: entries } } };
      }
    }
}

describe("what a letter asks, told as data", () => {
  it("is shown as by its definition: fields, values, sources, refusals and advice", () => {
    let compared = 0;
    for (const of of letters(isWhole ? 40 : 6)) {
      const told = { ...of, form: asTold(of) };
      expect(shownOf(stateOf(told))).toEqual(shownOf(stateOf(of)));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(isWhole ? 1_000 : 150);
  });

  it("needs no other case: entries of the letter alone show the same", () => {
    for (const of of letters(5)) {
      const { today, application, letters: entries } = of.caseFile;
      const { user, profile, dependents } = of.caseFile;
      const alone = { today, application, user, profile, dependents, answers: {}, documents: [], letters: entries };
      const told = { ...of, form: asTold(of), caseFile: alone as CaseFile };
      expect(shownOf(stateOf(told))).toEqual(shownOf(stateOf(of)));
    }
  });

  const supporter: PersonRef = { role: "financialSupporter" };
  const form = asForm(contentOf("financialSupporter"));
  const withEntries = (entries: Readonly<Record<string, unknown>>) => ({
    form,
    person: supporter,
    caseFile: {
      ...aCase().answers({ financialSupport: "entirely" }).build(),
      letters: { [letterKey("financialSupporter", supporter)]: entries },
    },
  });
  const paths = (of: Place) =>
    stateOf(of).sections.flatMap(({ parts }) => parts.map((part) => (isListState(part) ? part.list.list : part.path)));

  it("brings up a field by what is typed beside it, before the letter is asked for anew", () => {
    const before = withEntries({ supporterWork: "retired", supportsOthers: false });
    const typed = withEntries({ supporterWork: "employed", supportsOthers: true });
    const shown = paths({ ...typed, form: asTold(before) });
    expect(shown).toEqual(paths(typed));
    expect(shown.length).toBeGreaterThan(paths(before).length);
  });

  it("says of a value what was said of it, and nothing of another one", () => {
    const told = asTold(withEntries({ ownCurrency: "NGN", exchangeRate: "a lot" }));
    const refusalIn = (of: Place) =>
      stateOf(of).sections.flatMap(({ parts }) =>
        parts.flatMap((part) => (!isListState(part) && part.path === "exchangeRate" ? [part.refusal?.code] : [])),
      );
    const at = (rate: string) => ({ ...withEntries({ ownCurrency: "NGN", exchangeRate: rate }), form: told });
    expect(["a lot", "a lot ", "0.001"].map((rate) => refusalIn(at(rate)))).toEqual([
      ["letterRate"],
      ["letterRate"],
      [undefined],
    ]);
  });

  it("holds every member of every field: a further one that is worked out has to be told too", () => {
    const known = ["shown", "needed", "checks", "choices", "length", "prefill", "most", "fault", "advice"];
    const others = letterIds.flatMap((id) =>
      asForm(contentOf(id)).sections.flatMap(({ parts }) =>
        parts.flatMap((part) =>
          [part, ...(isList(part) ? part.fields : [])].flatMap((one) =>
            Object.entries(one).flatMap(([name, value]) =>
              typeof value === "function" && !known.includes(name) ? [`${id} ${name}`] : [],
            ),
          ),
        ),
      ),
    );
    expect(others).toEqual([]);
  });
});
