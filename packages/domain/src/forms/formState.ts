import type { Offer, FieldState } from "./fieldState.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { FormNumber } from "../caseFile/formValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { fill, type Text } from "../kernel/text.ts";
import { advice, refusal, type Refusal } from "../kernel/validation.ts";
import {
  isList,
  type AskedForm,
  type AskedId,
  type FormField,
  type FormList,
  type FormRow,
  type FormSection,
  type FormValue,
  type Origin,
  type Prefilled,
  type PrefilledRows,
  type RowClaims,
} from "./fields/field.ts";
import { checkOfForm, type CheckOfForm } from "./checkedForm.ts";
import { basesOf, FormReader } from "./formReader.ts";
import { mostRows } from "./prefills/enteredValues.ts";
import { rowsSaidNow } from "./prefills/rowClaims.ts";
import { suggestionFor } from "./fields/suggestion.ts";
import { formRefusal } from "./fields/boxChecks.ts";
import { choicesIn, isNeededNow } from "../fields/field.ts";

export type RowState = { readonly title: Text; readonly fields: readonly FieldState[] };

export type ListState = {
  readonly list: FormList;
  readonly rows: readonly RowState[];
  readonly origin?: "entered" | Origin;
  readonly changedSince?: Offer<readonly FormRow[]>;
  readonly most: number | undefined;
  readonly mayAdd: boolean;
  readonly isRequired: boolean;
  readonly refusal?: Refusal;
  /** What the rows leave open. */
  readonly advice?: Text;
};

export type PartState = FieldState | ListState;
export const isListState = (part: PartState): part is ListState => "list" in part;

/** `notNeeded`: not shown, or nothing in it is. `differs`: somebody has to choose between sources. */
export type Progress = "notNeeded" | "empty" | "started" | "differs" | "faulty" | "complete";

export type SectionState = {
  readonly section: FormSection;
  readonly progress: Progress;
  readonly parts: readonly PartState[];
};

export type FormState<Id extends AskedId = FormNumber> = {
  readonly form: AskedForm<Id>;
  readonly person: PersonRef;
  readonly sections: readonly SectionState[];
  /** Required and without a value, or with sources that differ, in the order of the form. */
  readonly missing: readonly FieldState[];
  readonly missingLists: readonly ListState[];
  /** With a value that cannot stand. */
  readonly faulty: readonly FieldState[];
  /** Nothing is missing and nothing is wrong. */
  readonly isFilled: boolean;
  readonly check: CheckOfForm;
  /** It is filled in, and somebody looked at it as it stands. */
  readonly isComplete: boolean;
  /** Of the fields that are shown: how many hold a value, and how many of these nobody had to type. */
  readonly filled: { readonly shown: number; readonly withValue: number; readonly prefilled: number };
  /** By dotted path; only what is shown and stands on the form. */
  readonly values: Readonly<Record<string, FormValue>>;
};

export const fieldMissing: Refusal = refusal("formFieldMissing", {
  en: "Fill in this field.",
  fr: "Remplissez ce champ.",
});
export const sourcesDiffer: Refusal = refusal("formSourcesDiffer", {
  en: "Your documents, your answers or your account differ here. Choose what is right.",
  fr: "Vos documents, vos réponses ou votre compte diffèrent ici. Choisissez ce qui est exact.",
});
export const rowMissing: Refusal = refusal("formRowMissing", {
  en: "Add at least one entry.",
  fr: "Ajoutez au moins une entrée.",
});
const rowsGoOn: Text = {
  en: "The form has room for {most} entries. The others are on the further sheet. Send it with the form.",
  fr: "Le formulaire a de la place pour {most} entrées. Les autres vont sur la feuille supplémentaire. Envoyez-la avec le formulaire.",
};
/** Said of a name beside which others are known. */
export const namesGoOn = advice("formNamesGoOn", {
  en: "The form has room for one name here. The others are on the further sheet. Send it with the form.",
  fr: "Le formulaire a de la place pour un seul nom ici. Les autres vont sur la feuille supplémentaire. Envoyez-la avec le formulaire.",
});

/** One form of one person: what is shown, what it says, where that is from, and what is still to be done. */
export function formState<Id extends AskedId>(
  form: AskedForm<Id>,
  caseFile: CaseFile,
  main: CaseReader,
  person: PersonRef,
): FormState<Id> {
  const the = FormReader.of(form, caseFile, main, person);
  const bases = basesOf(caseFile, the.key);
  const sections = form.sections.map((section) => sectionState(section, the, bases));
  const parts = sections.flatMap((section) => section.parts);
  const lists = parts.filter(isListState);
  const fields = sections.flatMap((section) => fieldsOf(section.parts));
  const missing = fields.filter(({ isRequired, value, claims }) => value === undefined && (isRequired || claims));
  const missingLists = lists.filter((list) => list.refusal !== undefined);
  const faulty = fields.filter((field) => field.value !== undefined && field.refusal !== undefined);
  const withValue = fields.filter((field) => field.value !== undefined);
  const isFilled = missing.length + missingLists.length + faulty.length === 0;
  const check = checkOfForm(caseFile, the.key, fields);
  return {
    form,
    person,
    sections,
    missing,
    missingLists,
    faulty,
    isFilled,
    check,
    isComplete: isFilled && check.stands,
    filled: {
      shown: fields.length,
      withValue: withValue.length,
      prefilled: withValue.filter(({ origin }) => origin !== "entered").length,
    },
    values: Object.fromEntries(withValue.flatMap(({ path, value }) => (value === undefined ? [] : [[path, value]]))),
  };
}

/** Every field of the parts, those of rows too, in the order of the form. */
export const fieldsOf = (parts: readonly PartState[]): readonly FieldState[] =>
  parts.flatMap((part) => (isListState(part) ? part.rows.flatMap((row) => row.fields) : [part]));

type Bases = Readonly<Record<string, unknown>>;

function sectionState(section: FormSection, the: FormReader, bases: Bases): SectionState {
  const parts = section.parts.flatMap((part): readonly PartState[] => {
    if (!the.isShown(section, part.shown)) return [];
    return isList(part) ? [listState(part, the, bases)] : [fieldState(part, the, bases)];
  });
  return { section, parts, progress: progressOf(parts) };
}

export function progressOf(parts: readonly PartState[]): Progress {
  const fields = fieldsOf(parts);
  const lists = parts.filter(isListState);
  if (parts.length === 0) return "notNeeded";
  if (fields.some((field) => field.value !== undefined && field.refusal)) return "faulty";
  if (fields.some(({ claims }) => claims)) return "differs";
  if (fields.every((field) => !field.refusal) && lists.every((list) => !list.refusal)) return "complete";
  return fields.some((field) => field.value !== undefined) ? "started" : "empty";
}

function fieldState(field: FormField, the: FormReader, bases: Bases): FieldState {
  const value = the.value(field.path);
  const entered = field.isDerived ? undefined : the.enteredAt(field.path);
  const prefilled = the.prefilled(field);
  const claims = the.claims(field);
  const offer = entered !== undefined && prefilled ? changedSince(prefilled, entered, bases[field.path]) : undefined;
  const others = namesBeside(field, value, the);
  return {
    ...(others.length > 0 ? { advice: namesGoOn, others } : {}),
    ...judged(field, field.path, value, the),
    ...(value === undefined
      ? {}
      : { origin: entered === undefined && prefilled ? prefilled.from : ("entered" as const) }),
    ...(offer ? { changedSince: offer } : {}),
    ...(claims ? { claims, refusal: sourcesDiffer } : {}),
  };
}

/** Each name that is known and stands not in the box, once. */
function namesBeside(field: FormField, value: FormValue | undefined, the: FormReader): readonly string[] {
  const names = field.allNames?.(the) ?? [];
  const same = (one: string, other: unknown) => one.trim().toUpperCase() === String(other).trim().toUpperCase();
  return names.filter((name, index) => !same(name, value) && names.findIndex((other) => same(name, other)) === index);
}

/** `base`: what was filled in at the time when the person entered something else; null when nothing was. */
function changedSince<V>(now: Prefilled<V>, entered: V, base: unknown): Offer<V> | undefined {
  if (base === undefined) return undefined;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return same(now.value, base) || same(now.value, entered) ? undefined : { value: now.value, from: now.from };
}

/** The same of a list: where its sources differ, what the person entered stays out of what is offered. */
function rowsChangedSince(
  now: PrefilledRows,
  entered: readonly FormRow[],
  base: unknown,
): Offer<readonly FormRow[]> | undefined {
  if (JSON.stringify(now.value) === JSON.stringify(base)) return undefined;
  return changedSince({ value: rowsSaidNow(entered, now), from: now.from }, entered, base);
}

function judged(field: FormField, path: string, value: FormValue | undefined, the: FormReader): FieldState {
  const isRequired = isNeededNow(field.needed, the);
  const chosen = value === undefined ? undefined : choicesIn(field, the).find((choice) => choice.value === value);
  const plain = { path, field, value, isRequired, ...(chosen ? { chosen } : {}) };
  if (value === undefined) return isRequired ? { ...plain, refusal: fieldMissing } : plain;
  const said = formRefusal(field, value, the);
  if (!said) return plain;
  if (said.isAdvice) return { ...plain, advice: said };
  const suggestion = field.isDerived ? undefined : suggestionFor(field, value, the);
  return { ...plain, refusal: said, ...(suggestion === undefined ? {} : { suggestion }) };
}

function listState(list: FormList, the: FormReader, bases: Bases): ListState {
  const { rows, isEntered, prefilled, open } = the.rows(list.list);
  const most = list.most(the);
  const isRequired = isNeededNow(list.needed, the);
  const offer = isEntered && prefilled ? rowsChangedSince(prefilled, rows, bases[list.list]) : undefined;
  const refused =
    rows.length === 0 && isRequired
      ? rowMissing
      : list.tooMany !== undefined && most !== undefined && rows.length > most
        ? refusal("formTooManyRows", list.tooMany, { most })
        : rows.length > 0
          ? list.fault?.(rows, the)
          : undefined;
  const saysSomething = (row: FormRow, index: number) =>
    Object.values(row).some(isGiven) || Object.keys(open[index] ?? {}).length > 0;
  const emptyFrom = Math.max(rows.findLastIndex(saysSomething) + 1, isRequired ? 1 : 0);
  const goesOn =
    list.tooMany === undefined && most !== undefined && rows.length > most ? fill(rowsGoOn, { most }) : undefined;
  const advised = rows.length === 0 ? undefined : (list.advice?.(rows, the) ?? goesOn);
  return {
    list,
    rows: rows.map((row, index) => ({
      title: fill(list.rowTitle, { number: index + 1 }),
      fields:
        index < emptyFrom
          ? rowFields(list, { row, index, open: open[index] ?? {} }, the, prefilled)
          : rowFields(list, { row, index, open: {} }, the, prefilled).map(asked),
    })),
    ...(rows.length === 0 ? {} : { origin: isEntered || !prefilled ? ("entered" as const) : prefilled.from }),
    ...(offer ? { changedSince: offer } : {}),
    most,
    mayAdd: list.tooMany === undefined ? rows.length < mostRows : most === undefined || rows.length < most,
    isRequired,
    ...(refused ? { refusal: refused } : {}),
    ...(advised ? { advice: advised } : {}),
  };
}

const isGiven = (value: FormValue | undefined): boolean => value !== undefined && value !== "";

/** A row that was added at the end and holds nothing says nothing: it is shown, and nothing is wanted of it. */
const asked = ({ refusal: _missing, ...state }: FieldState): FieldState => ({ ...state, isRequired: false });

/** A value of an entered row that is the same as the one filled in there still has that origin. */
function rowFields(
  list: FormList,
  { row, index, open }: { row: FormRow; index: number; open: RowClaims },
  the: FormReader,
  prefilled: PrefilledRows | undefined,
): readonly FieldState[] {
  const reader = the.forRow(list.list, row);
  return list.fields.flatMap((field): readonly FieldState[] => {
    if (field.shown && !field.shown.evaluate(reader).holds) return [];
    const value = reader.inRow(field.path);
    const filled = prefilled?.value[index]?.[field.path];
    const state = judged(field, `${list.list}[${index}].${field.path}`, value, reader);
    const claims = open[field.path];
    if (value === undefined)
      return [claims && claims.length > 0 ? { ...state, claims, refusal: sourcesDiffer } : state];
    return [{ ...state, origin: prefilled && filled === value ? prefilled.from : "entered" }];
  });
}
