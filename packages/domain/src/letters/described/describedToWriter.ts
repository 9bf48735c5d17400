import type { CaseFile } from "../../caseFile/caseFile.ts";
import { letterKey, type LetterId } from "../../caseFile/letterValues.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import type { AskedForm, Prefilled } from "../../forms/fields/field.ts";
import { FormReader } from "../../forms/formReader.ts";
import { formOfDescribed } from "./formOfDescribed.ts";
import { isDescribedList, describedForm, type DescribedForm, type DescribedPart } from "./describedForm.ts";

/**
 * What a letter asks, for somebody who writes it and knows nothing else of the case (ADR 0255). What is filled in says from where,
 * without the way to it; sources that differ are not told, and what is said of values rests on the letter alone.
 */
export function describedToWriter(
  form: AskedForm<LetterId>,
  caseFile: CaseFile,
  main: CaseReader,
  person: PersonRef,
): DescribedForm {
  const the = FormReader.of(form, caseFile, main, person);
  const cut = caseOfWriter(caseFile, form, person);
  const judge = FormReader.of(
    formOfDescribed(withoutWays(describedForm(form, { the }))),
    cut,
    new CaseReader(cut),
    person,
  );
  return withoutWays(describedForm(form, { the, judge }));
}

const withoutWay = <V>(filled: Prefilled<V> | undefined): { readonly filled?: Prefilled<V> } =>
  filled === undefined || filled.claims ? {} : { filled: { value: filled.value, from: { says: filled.from.says } } };

function asWriter(part: DescribedPart): DescribedPart {
  if (isDescribedList(part)) {
    const { filled, ...list } = part;
    return { ...list, ...withoutWay(filled) };
  }
  const { filled, ...field } = part;
  return { ...field, ...withoutWay(filled) };
}

const withoutWays = (told: DescribedForm): DescribedForm => ({
  ...told,
  sections: told.sections.map((section) => ({ ...section, parts: section.parts.map(asWriter) })),
});

/** The case of whoever writes this letter: its type, its status and what stands in the letter. */
export function caseOfWriter(
  { today, application, letters, letterBases }: CaseFile,
  form: AskedForm<LetterId>,
  person: PersonRef,
): CaseFile {
  const key = letterKey(form.id, person);
  const { type, status } = application;
  return {
    today,
    user: {},
    profile: {},
    application: { type, ...(status === undefined ? {} : { status }) },
    answers: {},
    dependents: [],
    documents: [],
    ...(letters?.[key] ? { letters: { [key]: letters[key] } } : {}),
    ...(letterBases?.[key] ? { letterBases: { [key]: letterBases[key] } } : {}),
  };
}
