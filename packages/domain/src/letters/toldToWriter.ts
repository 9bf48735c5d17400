import type { CaseFile } from "../caseFile/caseFile.ts";
import { letterKey, type LetterId } from "../caseFile/letterValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isNeededNow } from "../fields/field.ts";
import {
  isList,
  type AskedForm,
  type FormPart,
  type FormRow,
  type FormSection,
  type FormValue,
  type Prefilled,
} from "../forms/fields/field.ts";
import { FormReader } from "../forms/formReader.ts";
import type { Text } from "../kernel/text.ts";

/**
 * What a page of a letter has to know to ask its fields, for somebody who knows nothing else of the case (ADR 0255): which fields
 * are asked now, which of them are needed, and what fills them in. The case itself stays on the server.
 */
export type ToldToWriter = {
  readonly asked: readonly string[];
  readonly needed: readonly string[];
  readonly filled: Readonly<Record<string, { readonly value: FormValue; readonly says: Text }>>;
  readonly filledRows: Readonly<Record<string, { readonly value: readonly FormRow[]; readonly says: Text }>>;
};

const nameOf = (part: FormPart): string => (isList(part) ? part.list : part.path);

const partsOf = (form: AskedForm): readonly (readonly [FormSection, FormPart])[] =>
  form.sections.flatMap((section) => section.parts.map((part) => [section, part] as const));

const says = <V>(found: Prefilled<V> | undefined) =>
  found === undefined || found.claims ? undefined : { value: found.value, says: found.from.says };

export function toldToWriter(form: AskedForm, caseFile: CaseFile, main: CaseReader, person: PersonRef): ToldToWriter {
  const the = FormReader.of(form, caseFile, main, person);
  const shown = partsOf(form).filter(([section, part]) => the.isShown(section, part.shown));
  const parts = shown.map(([, part]) => part);
  const known = <V>(find: (part: FormPart) => V | undefined): Record<string, V> =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const found = find(part);
        return found === undefined ? [] : [[nameOf(part), found] as const];
      }),
    );
  return {
    asked: parts.map(nameOf),
    needed: parts.filter(({ needed }) => isNeededNow(needed, the)).map(nameOf),
    filled: known((part) => (isList(part) ? undefined : says(the.prefilled(part)))),
    filledRows: known((part) => (isList(part) ? says(the.rows(part.list).prefilled) : undefined)),
  };
}

/** The fields as this person is asked them: what is shown, needed and filled in stands as it was told. */
export function formAsTold<Id extends LetterId>(form: AskedForm<Id>, told: ToldToWriter): AskedForm<Id> {
  const asTold = <P extends FormPart>(part: P): P => {
    const [name, filled] = isList(part) ? [part.list, told.filledRows[part.list]] : [part.path, told.filled[part.path]];
    return {
      ...part,
      shown: undefined,
      needed: told.needed.includes(name) ? "always" : "never",
      prefill: filled && (() => ({ value: filled.value, from: { says: filled.says } })),
    };
  };
  return {
    ...form,
    sections: form.sections.map(({ shown: _shown, ...section }) => ({
      ...section,
      parts: section.parts.filter((part) => told.asked.includes(nameOf(part))).map(asTold),
    })),
  };
}

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
