import type { LetterId } from "../../caseFile/letterValues.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import { choicesIn, type Length } from "../../fields/field.ts";
import {
  isList,
  type AskedForm,
  type FormChoice,
  type FormField,
  type FormList,
  type FormPart,
  type FormRow,
  type FormSection,
  type FormValue,
  type Prefilled,
  type PrefilledRows,
} from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import type { Refusal } from "../../kernel/validation.ts";
import type { LetterField } from "../letterContent.ts";
import { combined, describedCondition, type IsTold, type DescribedCondition } from "./describedCondition.ts";

/**
 * What a letter asks, as data: a page draws and checks it without the definitions of letters and without the rules behind them
 * (ADR 0340). What the case decides is decided here; what follows from the letter itself, the page goes on deciding.
 */
export type DescribedForm = {
  readonly id: LetterId;
  readonly person: PersonRef;
  readonly sections: readonly (Pick<FormSection, "id" | "title" | "lead"> & {
    readonly parts: readonly DescribedPart[];
  })[];
};

/** What is said of one value; of another one nothing is known yet. */
type Judged<V> = { readonly value: V; readonly refusal: Refusal };

/** Of a field what is worked out from the case. */
type WorkedOut = keyof Pick<
  LetterField,
  "shown" | "needed" | "choices" | "length" | "prefill" | "checks" | "smallQuestions" | ByFunction
>;
type ByFunction = "kept" | "asWritten" | "allNames" | "meaning";

export type DescribedField = Omit<FormField, WorkedOut> & {
  readonly shown: DescribedCondition;
  readonly needed: DescribedCondition;
  readonly choices?: readonly FormChoice[];
  readonly fits?: Length;
  readonly filled?: Prefilled;
  /** By the checks of its own; those of its kind the page has. */
  readonly judged?: readonly Judged<FormValue>[];
};

export type DescribedList = Pick<FormList, "list" | "title" | "rowTitle" | "addLabel" | "hint" | "tooMany"> & {
  readonly shown: DescribedCondition;
  readonly needed: DescribedCondition;
  readonly most?: number;
  readonly fields: readonly DescribedField[];
  readonly filled?: PrefilledRows;
  /** Of the rows as they stand. */
  readonly said?: { readonly rows: readonly FormRow[]; readonly fault?: Refusal; readonly advice?: Text };
};

export type DescribedPart = DescribedField | DescribedList;
export const isDescribedList = (part: DescribedPart): part is DescribedList => "list" in part;

/** `the`: reads the letter’s answers, and through them the case. `judge`: the same where something is said of values, which tells what it rests on. */
type Readers = { readonly the: FormReader; readonly judge: FormReader; readonly isTold: IsTold };

export function describedForm(
  { id, sections }: AskedForm<LetterId>,
  { the, judge = the }: { readonly the: FormReader; readonly judge?: FormReader },
): DescribedForm {
  const shownOf = (section: FormSection, part: FormPart): DescribedCondition =>
    combined("all", [describedCondition(section.shown, the, isTold), describedCondition(part.shown, the, isTold)]);
  const isTold: IsTold = (path) =>
    sections.some((section) =>
      section.parts.some((part) => !isList(part) && part.path === path && shownOf(section, part) !== false),
    );
  const readers: Readers = { the, judge, isTold };
  return {
    id,
    person: the.person,
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      ...(section.lead ? { lead: section.lead } : {}),
      parts: section.parts.flatMap((part): readonly DescribedPart[] => {
        const shown = shownOf(section, part);
        if (shown === false) return [];
        if (isList(part)) return [describedList(part, shown, readers)];
        return [describedField(part, { shown, judged: judgedBy(part, [judge.value(part.path)], judge) }, readers)];
      }),
    })),
  };
}

const judgedBy = (
  { checks = [] }: FormField,
  values: readonly (FormValue | undefined)[],
  judge: FormReader,
): readonly Judged<FormValue>[] =>
  values.flatMap((value): readonly Judged<FormValue>[] => {
    if (value === undefined) return [];
    const [refusal] = checks.flatMap((check) => check(value, judge) ?? []);
    return refusal ? [{ value, refusal }] : [];
  });

type OfField = { readonly shown: DescribedCondition; readonly judged: readonly Judged<FormValue>[] };

function describedField(
  field: FormField,
  { shown, judged }: OfField,
  { the, isTold }: Omit<Readers, "judge">,
): DescribedField {
  const {
    shown: _shown,
    needed,
    choices,
    length,
    prefill,
    checks: _checks,
    smallQuestions: _questions,
    kept: _kept,
    asWritten: _written,
    allNames: _names,
    meaning: _meaning,
    ...plain
  }: LetterField = field;
  const filled = prefill?.(the);
  const fits = length?.(the);
  return {
    ...plain,
    shown,
    needed: neededNow(needed, the, isTold),
    ...(choices === undefined ? {} : { choices: choicesIn(field, the).map(withoutCondition) }),
    ...(fits === undefined ? {} : { fits }),
    ...(filled === undefined ? {} : { filled }),
    ...(judged.length === 0 ? {} : { judged }),
  };
}

const neededNow = (needed: FormField["needed"], the: FormReader, isTold: IsTold): DescribedCondition =>
  needed === "always" || (needed !== undefined && needed !== "never" && describedCondition(needed, the, isTold));

const withoutCondition = ({ offered: _offered, ...choice }: FormChoice): FormChoice => choice;

function describedList(list: FormList, shown: DescribedCondition, { the, judge, isTold }: Readers): DescribedList {
  const { prefilled } = the.rows(list.list);
  const { rows } = judge.rows(list.list);
  const most = list.most(the);
  const ofNewRow = the.forRow(list.list, {});
  const [fault, advice] = rows.length === 0 ? [] : [list.fault?.(rows, judge), list.advice?.(rows, judge)];
  return {
    list: list.list,
    title: list.title,
    rowTitle: list.rowTitle,
    addLabel: list.addLabel,
    ...(list.hint ? { hint: list.hint } : {}),
    ...(list.tooMany ? { tooMany: list.tooMany } : {}),
    shown,
    needed: neededNow(list.needed, the, isTold),
    ...(most === undefined ? {} : { most }),
    fields: list.fields.flatMap((field): readonly DescribedField[] => {
      const shownInRow = describedCondition(field.shown, ofNewRow, isTold);
      const inRows = rows.map((row) => row[field.path]);
      return shownInRow === false
        ? []
        : [
            describedField(
              field,
              { shown: shownInRow, judged: judgedBy(field, inRows, judge) },
              { the: ofNewRow, isTold },
            ),
          ];
    }),
    ...(prefilled === undefined ? {} : { filled: prefilled }),
    ...(fault || advice ? { said: { rows, ...(fault ? { fault } : {}), ...(advice ? { advice } : {}) } } : {}),
  };
}
