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
import { combined, toldCondition, type IsTold, type ToldCondition } from "./toldCondition.ts";

/**
 * What a letter asks, as data: a page draws and checks it without the definitions of letters and without the rules behind them
 * (ADR 0340). What the case decides is decided here; what follows from the letter itself, the page goes on deciding.
 */
export type ToldForm = {
  readonly id: LetterId;
  readonly person: PersonRef;
  readonly sections: readonly (Pick<FormSection, "id" | "title" | "lead"> & {
    readonly parts: readonly ToldPart[];
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

export type ToldField = Omit<FormField, WorkedOut> & {
  readonly shown: ToldCondition;
  readonly needed: ToldCondition;
  readonly choices?: readonly FormChoice[];
  readonly fits?: Length;
  readonly filled?: Prefilled;
  /** By the checks of its own; those of its kind the page has. */
  readonly judged?: readonly Judged<FormValue>[];
};

export type ToldList = Pick<FormList, "list" | "title" | "rowTitle" | "addLabel" | "hint" | "tooMany"> & {
  readonly shown: ToldCondition;
  readonly needed: ToldCondition;
  readonly most?: number;
  readonly fields: readonly ToldField[];
  readonly filled?: PrefilledRows;
  /** Of the rows as they stand. */
  readonly said?: { readonly rows: readonly FormRow[]; readonly fault?: Refusal; readonly advice?: Text };
};

export type ToldPart = ToldField | ToldList;
export const isToldList = (part: ToldPart): part is ToldList => "list" in part;

/** `the`: reads the letter’s answers, and through them the case. `judge`: the same where something is said of values, which tells what it rests on. */
type Readers = { readonly the: FormReader; readonly judge: FormReader; readonly isTold: IsTold };

export function toldForm(
  { id, sections }: AskedForm<LetterId>,
  { the, judge = the }: { readonly the: FormReader; readonly judge?: FormReader },
): ToldForm {
  const shownOf = (section: FormSection, part: FormPart): ToldCondition =>
    combined("all", [toldCondition(section.shown, the, isTold), toldCondition(part.shown, the, isTold)]);
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
      parts: section.parts.flatMap((part): readonly ToldPart[] => {
        const shown = shownOf(section, part);
        if (shown === false) return [];
        if (isList(part)) return [toldList(part, shown, readers)];
        return [toldField(part, { shown, judged: judgedBy(part, [judge.value(part.path)], judge) }, readers)];
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

type OfField = { readonly shown: ToldCondition; readonly judged: readonly Judged<FormValue>[] };

function toldField(field: FormField, { shown, judged }: OfField, { the, isTold }: Omit<Readers, "judge">): ToldField {
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

const neededNow = (needed: FormField["needed"], the: FormReader, isTold: IsTold): ToldCondition =>
  needed === "always" || (needed !== undefined && needed !== "never" && toldCondition(needed, the, isTold));

const withoutCondition = ({ offered: _offered, ...choice }: FormChoice): FormChoice => choice;

function toldList(list: FormList, shown: ToldCondition, { the, judge, isTold }: Readers): ToldList {
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
    fields: list.fields.flatMap((field): readonly ToldField[] => {
      const shownInRow = toldCondition(field.shown, ofNewRow, isTold);
      const inRows = rows.map((row) => row[field.path]);
      return shownInRow === false
        ? []
        : [toldField(field, { shown: shownInRow, judged: judgedBy(field, inRows, judge) }, { the: ofNewRow, isTold })];
    }),
    ...(prefilled === undefined ? {} : { filled: prefilled }),
    ...(fault || advice ? { said: { rows, ...(fault ? { fault } : {}), ...(advice ? { advice } : {}) } } : {}),
  };
}
