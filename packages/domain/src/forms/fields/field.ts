import type { FormNumber, LifeForm } from "../../caseFile/formValues.ts";
import type { LetterId } from "../../caseFile/letterValues.ts";
import type { Condition } from "../../kernel/condition.ts";
import type { DatedTable } from "../../kernel/datedTable.ts";
import type { Choice, FieldDefinition, Needed, ValueCheck } from "../../fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import type { Refusal } from "../../kernel/validation.ts";
import type { FormReader } from "../formReader.ts";

/** Text, a code, a date (`YYYY-MM-DD`), or yes and no. */
export type FormValue = string | boolean;
export type FormRow = Readonly<Record<string, FormValue>>;

/** What stands in one field of the form, or of the row in view: one of these values, anything, or nothing. */
export type FieldSeen = ({ readonly at: string } | { readonly inRow: string }) & {
  readonly is: readonly FormValue[] | "given" | "open";
};

/** A statement about what a form says by now. `sees`: all that it reads, where that is one field. */
export type FormCondition = Condition<FormReader> & { readonly sees?: FieldSeen };
export type FormCheck = ValueCheck<FormReader, FormValue>;
export type FormChoice = Choice<FormReader, string>;

/** Where a value is from: one fact of the case, or a rule of the form. */
export type Origin = {
  readonly fact?: FactRef;
  /** The document it was read in or corrected for, to be shown beside the field. */
  readonly fileId?: string;
  /** The value is counted from today, and is another one tomorrow. */
  readonly movesWithDay?: true;
  readonly says: Text;
};
/** What one source says of a field. `of`: the thing and the source, the same for every part that the source tells of it. */
export type Claim<V = FormValue> = { readonly value: V; readonly from: Origin; readonly of: string };
/** `claims`: the sources differ, and nothing is filled in until a person chooses (ADR 0237). */
export type Prefilled<V = FormValue> = {
  readonly value: V;
  readonly from: Origin;
  readonly claims?: readonly Claim<V>[];
};
export type FormPrefill = (the: FormReader) => Prefilled | undefined;

/** Of one row of a list: what each source says of its fields in which they differ. */
export type RowClaims = Readonly<Record<string, readonly Claim[]>>;
/** `open`: beside each row what differs there. A field that is open holds nothing in the row. */
export type PrefilledRows = Prefilled<readonly FormRow[]> & { readonly open?: readonly RowClaims[] };

/** One field. In a list, `path` is its name within the row. */
export type FormField = FieldDefinition<FormReader, FormValue, string> & {
  /** Dotted, as document 1 section 3 spells it. */
  readonly path: string;
  readonly label: Text;
  readonly prefill?: FormPrefill;
  /** How the form writes what papers and answers write otherwise, such as a number without its hyphens; nothing of it is lost. */
  readonly asWritten?: (value: string) => string;
  /** Of a text: any script may stand here, for the box takes what others do not. */
  readonly inAnyScript?: true;
  /** Of a country: one where somebody can live, get mail or be given a passport, so neither unknown nor stateless. */
  readonly isRealCountry?: true;
  /** Of a text: what its box cannot hold goes on the further sheet. */
  readonly goesOn?: true;
  /** Of a date: the official form has a box for each part of it, and takes stars for what is not known. */
  readonly takesParts?: true;
  /** Of a name: every one that is known, of which the form takes one. The others are on the further sheet. */
  readonly allNames?: (the: FormReader) => readonly string[];
  /** Of a country: a citizenship, so that kinds of British nationality stand on the official list. */
  readonly isCitizenship?: true;
  /** Of a country: the official list holds the parts of the United Kingdom in place of the whole. */
  readonly inParts?: true;
  /** What a text of the form means in both languages, where the form wants it in its own. */
  readonly meaning?: (value: string) => Text | undefined;
  /** The person cannot change it: it follows from the case. */
  readonly isDerived?: true;
};

/** A part that repeats. */
export type FormList = {
  readonly list: string;
  readonly title: Text;
  /** `{number}` is the row’s. */
  readonly rowTitle: Text;
  readonly addLabel: Text;
  readonly hint?: Text;
  readonly most: (the: FormReader) => number | undefined;
  /** Of people who each sign the form: what to do with more of them than it holds, for no further sheet can take them; `{most}` as many as it holds. */
  readonly tooMany?: Text;
  readonly shown?: FormCondition;
  /** At least one row. */
  readonly needed?: Needed<FormReader>;
  /** Why the rows cannot stand together, though each of them may. */
  readonly fault?: (rows: readonly FormRow[], the: FormReader) => Refusal | undefined;
  /** What the rows leave open, told under them. */
  readonly advice?: (rows: readonly FormRow[], the: FormReader) => Text | undefined;
  readonly fields: readonly FormField[];
  readonly prefill?: (the: FormReader) => PrefilledRows | undefined;
};

export type FormPart = FormField | FormList;

export type FormSection = {
  readonly id: string;
  readonly title: Text;
  readonly lead?: Text;
  readonly shown?: FormCondition;
  readonly parts: readonly FormPart[];
};

/** An official form, a person’s own life, or what a letter asks. */
export type AskedId = FormNumber | LifeForm | LetterId;

/** Something that is asked for section by section, in the order of the screen. */
export type AskedForm<Id extends AskedId = AskedId> = {
  readonly id: Id;
  /** Most characters that the boxes of the edition in use hold, by dotted path; in a list by `list.field`. */
  readonly lengths?: DatedTable<Readonly<Record<string, number>>>;
  readonly sections: readonly FormSection[];
};

/** An official form as it is asked for. */
export type FormDefinition = AskedForm<FormNumber>;

export const isList = (part: FormPart): part is FormList => "list" in part;
