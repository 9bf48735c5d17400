import type { FieldState } from "../fieldState.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { counted, fill, type Text } from "../../kernel/text.ts";
import type { Refusal } from "../../kernel/validation.ts";
import { readableValue } from "./answerSheetValue.ts";
import { openWords, personWords, sheetWords } from "./answerSheetWords.ts";
import { longTextOf } from "../fields/boxes.ts";
import type { FieldKind } from "../../fields/kinds.ts";
import {
  fieldsOf,
  isListState,
  type FormState,
  type ListState,
  type RowState,
  type SectionState,
} from "../formState.ts";
import { formTitles } from "../titles.ts";

/** What is said beside an answer: that it is missing, that it cannot stand, or what follows from it. */
export type SheetRemark = { readonly kind: "missing" | "refused" | "note"; readonly says: Text };

export type SheetLine = {
  /** Dotted, with the row in a list. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly label: Text;
  /** As people read it; nothing while there is none. */
  readonly value: Text | undefined;
  /** The code by which a list of the authority knows the value. */
  readonly code?: string;
  /** What a person types elsewhere, where that is not what they read: digits without signs for an amount. */
  readonly typed?: string;
  readonly remark?: SheetRemark;
};

/** Lines that belong together: those between two lists, or one row of a list; without lines, a list without rows. */
export type SheetGroup = { readonly title?: Text; readonly remark?: SheetRemark; readonly lines: readonly SheetLine[] };

export type SheetSection = { readonly id: string; readonly title: Text; readonly groups: readonly SheetGroup[] };

/** A text that no box holds in whole. */
export type ContinuedText = {
  readonly path: string;
  readonly title: Text;
  /** The questions that were answered with yes and that the text explains. */
  readonly about: readonly Text[];
  readonly text: string;
};

/** The answers of one form of one person in the form’s own order, for people and not for the authority. */
export type AnswerSheet = {
  readonly form: Text;
  /** Of a sheet that repeats a part of the answers: what it is, and what to do with it. */
  readonly heading?: { readonly title: Text; readonly lead: Text };
  /** As people know the form: IMM 1294. */
  readonly number: string;
  readonly person: Text;
  readonly date: IsoDate;
  /** What is still to be done, in one sentence. */
  readonly state: Text;
  readonly isFilled: boolean;
  readonly sections: readonly SheetSection[];
  readonly continued: readonly ContinuedText[];
};

export function answerSheet(state: FormState, date: IsoDate): AnswerSheet {
  const shown = state.sections.filter(({ parts }) => parts.length > 0);
  return {
    form: formTitles[state.form.id],
    number: state.form.id.replace("IMM", "IMM "),
    person: personOf(state),
    date,
    state: stillToDo(state),
    isFilled: state.isFilled,
    sections: shown.map((section) => ({
      id: section.section.id,
      title: section.section.title,
      groups: groupsOf(section),
    })),
    continued: shown.flatMap(continuedOf),
  };
}

export function continuedOf({ section, parts }: SectionState): readonly ContinuedText[] {
  let about: Text[] = [];
  const rowOf = new Map(
    parts
      .filter(isListState)
      .flatMap((part) => part.rows.flatMap((row) => row.fields.map((one) => [one, rowTitle(part, row)] as const))),
  );
  return fieldsOf(parts).flatMap((state): readonly ContinuedText[] => {
    const { field, path, value } = state;
    if (field.kind === "yesNo" && value === true) about.push(field.label);
    if (field.kind !== "multiline" && !field.goesOn) return [];
    const explained = about;
    about = [];
    const long = longTextOf(state);
    return long
      ? [
          {
            path,
            title: fill(sheetWords.continuedFrom, {
              question: field.label,
              section: rowOf.get(state) ?? section.title,
            }),
            about: explained,
            text: long.whole,
          },
        ]
      : [];
  });
}

/** The name as the form has it, then whose form it is. */
function personOf(state: FormState): Text {
  const { person } = state;
  const role =
    person.role === "child"
      ? fill(personWords.child, { number: person.childNumber })
      : person.role === "spouse" || person.role === "visitor"
        ? personWords[person.role]
        : personWords.main;
  const name = nameOnForm(state);
  return name === "" ? role : { en: `${name} (${role.en})`, fr: `${name} (${role.fr})` };
}

/** Every form names the person that it is about before anybody else, in one field or in two. */
function nameOnForm({ sections, values }: FormState): string {
  const [first] = sections.flatMap(({ parts }) => fieldsOf(parts)).filter(({ field }) => field.kind === "name");
  if (!first) return "";
  const at = first.path.slice(0, first.path.lastIndexOf("."));
  const parts = first.path.endsWith(".familyName")
    ? [values[first.path], values[`${at}.givenName`] ?? values[`${at}.givenNames`]]
    : [values[first.path]];
  return parts.filter((part) => typeof part === "string").join(", ");
}

function stillToDo({ missing, missingLists, faulty }: FormState): Text {
  const open = missing.length + missingLists.length;
  const said: Text[] = [];
  if (open > 0) said.push(counted(openWords.missing, open));
  if (faulty.length > 0) said.push(counted(openWords.refused, faulty.length));
  if (said.length === 0) return sheetWords.nothingToDo;
  return { en: said.map(({ en }) => en).join(", "), fr: said.map(({ fr }) => fr).join(", ") };
}

function groupsOf({ parts }: SectionState): readonly SheetGroup[] {
  const groups: SheetGroup[] = [];
  let between: SheetLine[] = [];
  const close = () => {
    if (between.length > 0) groups.push({ lines: between });
    between = [];
  };
  for (const part of parts) {
    if (!isListState(part)) {
      between.push(lineOf(part), ...otherNames(part));
      continue;
    }
    close();
    groups.push(...listGroups(part));
  }
  close();
  return groups;
}

function listGroups({ list, rows, refusal }: ListState): readonly SheetGroup[] {
  if (rows.length === 0)
    return [{ title: list.title, ...(refusal ? { remark: { kind: "missing", says: refusal.text } } : {}), lines: [] }];
  return rows.map((row, index) => ({
    title: rowTitle({ list }, row),
    ...(refusal && index === 0 ? { remark: { kind: "refused" as const, says: refusal.text } } : {}),
    lines: row.fields.flatMap((field) => [lineOf(field), ...otherNames(field)]),
  }));
}

/** The list with the number of the row. */
export const rowTitle = ({ list }: Pick<ListState, "list">, row: Pick<RowState, "title">): Text => ({
  en: `${list.title.en}\u00A0– ${row.title.en}`,
  fr: `${list.title.fr}\u00A0– ${row.title.fr}`,
});

export function lineOf(field: FieldState): SheetLine {
  const { path, value } = field;
  const plain = { path, kind: field.field.kind, label: field.field.label };
  const remark = remarkOf(field);
  const said = remark ? { remark } : {};
  if (value === undefined) return { ...plain, value: undefined, ...said };
  const long = longTextOf(field);
  if (long) return { ...plain, value: long.inBox, remark: { kind: "note", says: sheetWords.goesOn } };
  const readable = readableValue(field, value);
  return {
    ...plain,
    ...readable,
    ...((field.field.kind === "amount" || field.field.meaning) && typeof value === "string" ? { typed: value } : {}),
    ...said,
  };
}

/** The form takes one of several names; the others are named below it. */
export const otherNames = ({ path, field, others = [] }: FieldState): readonly SheetLine[] =>
  others.map((value, index) => ({
    path: `${path}[${index + 1}]`,
    kind: field.kind,
    label: field.label,
    value: { en: value, fr: value },
  }));

function remarkOf({ value, refusal, advice }: FieldState): SheetRemark | undefined {
  const remark = (kind: SheetRemark["kind"], { text }: Refusal): SheetRemark => ({ kind, says: text });
  if (refusal) return remark(value === undefined ? "missing" : "refused", refusal);
  return advice && remark("note", advice);
}
