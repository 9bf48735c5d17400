import type { CaseFile } from "../caseFile/caseFile.ts";
import { lifeForm, type FormKey, type FormNumber, type LifeForm } from "../caseFile/formValues.ts";
import { isLetterKey, letterKey, type LetterId, type LetterKey } from "../caseFile/letterValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { DatedTable, RowOnDate } from "../kernel/datedTable.ts";
import { isTwoWay } from "../fields/kinds.ts";
import { namesNoCountry } from "../lists/countries.ts";
import { inWords, settled } from "./prefills/oneThing.ts";
import { openInRows, withoutUnknownCountries } from "./prefills/rowClaims.ts";
import { readTypedAmount } from "../kernel/typedAmount.ts";
import { readEntered, type Entered } from "./prefills/enteredValues.ts";
import {
  isList,
  type AskedForm,
  type Claim,
  type FormCondition,
  type FormField,
  type FormList,
  type FormRow,
  type FormSection,
  type FormValue,
  type Prefilled,
  type PrefilledRows,
  type RowClaims,
} from "./fields/field.ts";

type FieldPlace = { readonly section: FormSection; readonly field: FormField };
type ListPlace = { readonly section: FormSection; readonly list: FormList };
type FormIndex = { readonly fields: ReadonlyMap<string, FieldPlace>; readonly lists: ReadonlyMap<string, ListPlace> };

/** Where each path of a form stands. */
function placesIn(form: AskedForm): FormIndex {
  const fields = new Map<string, FieldPlace>();
  const lists = new Map<string, ListPlace>();
  for (const section of form.sections) {
    for (const part of section.parts) {
      if (isList(part)) lists.set(part.list, { section, list: part });
      else fields.set(part.path, { section, field: part });
    }
  }
  return { fields, lists };
}

export const formKey = (form: FormNumber, person: PersonRef): FormKey => {
  if (person.role === "child") return `${form}:child${person.childNumber}`;
  return person.role === "spouse" || person.role === "visitor" ? `${form}:${person.role}` : form;
};

/** Whose entries these are: a form or a letter of one person, or an own life. */
export type AskedKey = FormKey | LifeForm | LetterKey;
type EnteredValues = { readonly [key in AskedKey]?: Readonly<Record<string, unknown>> };

const keyOf = ({ id }: AskedForm, person: PersonRef): AskedKey => {
  if (id === lifeForm) return lifeForm;
  return isLetterKey(id) ? letterKey(id, person) : formKey(id, person);
};

/** What was filled in, or written, when these entries were made. */
export const basesOf = ({ formBases, letterBases }: CaseFile, key: AskedKey): Readonly<Record<string, unknown>> =>
  (isLetterKey(key) ? letterBases?.[key] : formBases?.[key]) ?? {};

/** A row of a list as a person sees it: entered or filled in, and where what was filled in is from. */
export type RowsInForce = {
  readonly rows: readonly FormRow[];
  readonly isEntered: boolean;
  readonly prefilled: PrefilledRows | undefined;
  /** Beside each row what its sources say where they differ and nobody chose. */
  readonly open: readonly RowClaims[];
};

/**
 * Reads one form of one person as it stands: what was entered, else what can be filled in. A field that is not shown has no
 * value, whatever was entered in it. Each value is worked out once.
 */
export class FormReader {
  readonly form: AskedForm;
  readonly person: PersonRef;
  /** The case behind the form; with the child in view in a child’s form. */
  readonly case: CaseReader;
  readonly key: AskedKey;
  private readonly forms: EnteredValues;
  private readonly entered: Entered;
  private readonly places: FormIndex;
  private readonly rowInView: FormRow | undefined;
  private readonly list: string | undefined;
  private readonly known: Map<string, { readonly value: FormValue | undefined }>;
  private readonly knownLists: Map<string, RowsInForce>;

  private constructor(
    from: Pick<FormReader, "form" | "person" | "case"> & {
      forms: EnteredValues;
      entered?: Entered;
      places?: FormIndex;
      row?: FormRow;
      list?: string;
      known?: FormReader["known"];
      knownLists?: FormReader["knownLists"];
    },
  ) {
    this.form = from.form;
    this.person = from.person;
    this.case = from.case;
    this.key = keyOf(from.form, from.person);
    this.forms = from.forms;
    this.entered = from.entered ?? readEntered(from.forms[this.key]);
    this.places = from.places ?? placesIn(from.form);
    this.rowInView = from.row;
    this.list = from.list;
    this.known = from.known ?? new Map<string, { readonly value: FormValue | undefined }>();
    this.knownLists = from.knownLists ?? new Map<string, RowsInForce>();
  }

  /** `main` reads the case; one that leaves out answers that are set aside fills in nothing from them. */
  static of(form: AskedForm, caseFile: CaseFile, main: CaseReader, person: PersonRef): FormReader {
    return new FormReader({
      form,
      person,
      case: caseOf(main, person),
      forms: { ...caseFile.forms, ...caseFile.letters },
    });
  }

  /** The same form of another person of the case, to tell what is known of them. */
  about(person: PersonRef): FormReader {
    const { form, forms, places } = this;
    return new FormReader({ form, person, case: caseOf(this.case, person), forms, places });
  }

  /** What was entered in another form of the same person, or in this one. */
  enteredIn(form: FormNumber): Entered {
    return readEntered(this.forms[formKey(form, this.person)]);
  }

  /** What was entered in another letter of somebody of the case. */
  enteredInLetter(letter: LetterId, person: PersonRef): Entered {
    return readEntered(this.forms[letterKey(letter, person)]);
  }

  /** What was entered under any key of the case, such as in another letter. */
  enteredUnder(key: AskedKey): Entered {
    return readEntered(this.forms[key]);
  }

  /** A reader with one row of a list in view. */
  forRow(list: string, row: FormRow): FormReader {
    const { form, person, forms, entered, places, known, knownLists } = this;
    return new FormReader({ form, person, case: this.case, forms, entered, places, row, list, known, knownLists });
  }

  today(): IsoDate {
    return this.case.today();
  }

  row<T>(table: DatedTable<T>): RowOnDate<T> {
    return this.case.row(table);
  }

  /** A value of the row in view. */
  inRow(name: string): FormValue | undefined {
    if (!this.rowInView) throw new Error(`No row is in view: ${name}`);
    return present(this.rowInView[name]);
  }

  /** The value in force at a path, or nothing while the field is not shown. */
  value(path: string): FormValue | undefined {
    const known = this.known.get(path);
    if (known) return known.value;
    const place = this.places.fields.get(path);
    if (!place) throw new Error(`Form ${this.form.id} has no field ${path}`);
    const value = this.isShown(place.section, place.field.shown) ? this.valueOf(place.field) : undefined;
    this.known.set(path, { value });
    return value;
  }

  text(path: string): string | undefined {
    const value = this.value(path);
    return typeof value === "string" ? value : undefined;
  }

  isYes(path: string): boolean {
    return this.value(path) === true;
  }

  isNo(path: string): boolean {
    return this.value(path) === false;
  }

  /** Where the length of a field’s box is looked up: `previousCountries.otherStatus` in a row. */
  lengthKey(field: FormField): string {
    return this.list === undefined ? field.path : `${this.list}.${field.path}`;
  }

  /** The field at a path. */
  fieldAt(path: string): FormField | undefined {
    return this.places.fields.get(path)?.field;
  }

  /** What a person entered at a path; empty text when they emptied it; nothing when they left it as it was. */
  enteredAt(path: string): FormValue | undefined {
    const entered = this.entered.values.get(path);
    const field = this.places.fields.get(path)?.field;
    return field && entered !== undefined ? asKind(field, entered) : entered;
  }

  /** The rows of a list in force. */
  rows(list: string): RowsInForce {
    const known = this.knownLists.get(list);
    if (known) return known;
    const place = this.places.lists.get(list);
    if (!place) throw new Error(`Form ${this.form.id} has no list ${list}`);
    const found = this.isShown(place.section, place.list.shown) ? this.rowsOf(place.list) : nothing;
    this.knownLists.set(list, found);
    return found;
  }

  isShown(section: FormSection, shown: FormCondition | undefined): boolean {
    return (section.shown?.evaluate(this).holds ?? true) && (shown?.evaluate(this).holds ?? true);
  }

  /** What can be filled in, as the form writes it. An unknown country is no knowledge of one: it stays open. */
  prefilled(field: FormField): Prefilled | undefined {
    return settled(this.saidOf(field));
  }

  /** What each source says of a field in which they differ, until a person entered something; nothing where they agree. */
  claims(field: FormField): readonly Claim[] | undefined {
    return field.isDerived || this.enteredAt(field.path) === undefined ? this.saidOf(field)?.claims : undefined;
  }

  private saidOf(field: FormField): Prefilled | undefined {
    return inWords(field.prefill?.(this), (value) => {
      if (field.isRealCountry && namesNoCountry(value)) return undefined;
      return field.asWritten && typeof value === "string" ? field.asWritten(value) : value;
    });
  }

  private valueOf(field: FormField): FormValue | undefined {
    const entered = field.isDerived ? undefined : this.enteredAt(field.path);
    return entered === undefined ? present(this.prefilled(field)?.value) : present(entered);
  }

  private prefilledRows(list: FormList): PrefilledRows | undefined {
    const found = list.prefill?.(this);
    const places = list.fields.filter(({ isRealCountry }) => isRealCountry).map(({ path }) => path);
    return found && places.length > 0 ? withoutUnknownCountries(found, places) : found;
  }

  private rowsOf(list: FormList): RowsInForce {
    const entered = this.entered.lists.get(list.list)?.map((row) => rowAsKinds(list, row));
    const prefilled = this.prefilledRows(list);
    const rows = entered ?? prefilled?.value ?? [];
    const isEntered = entered !== undefined;
    return { rows, isEntered, prefilled, open: openInRows(rows, prefilled, isEntered) };
  }
}

const caseOf = (the: CaseReader, person: PersonRef): CaseReader => {
  const child =
    person.role === "child" ? the.children().find(({ childNumber }) => childNumber === person.childNumber) : undefined;
  return child ? the.forChild(child) : the;
};

/**
 * A case from outside may say yes and no in words, and an amount as people write it. In any other field these are text like
 * any other: a name may begin so.
 */
const asKind = ({ kind }: FormField, value: FormValue): FormValue => {
  if (kind === "amount" && typeof value === "string") return wholeDollarsOf(value);
  if (!isTwoWay(kind)) return value;
  return value === "Yes" ? true : value === "No" ? false : value;
};

/** Whole dollars in digits; a text that says no such amount stays, and is refused where it stands. */
function wholeDollarsOf(typed: string): string {
  const read = readTypedAmount(typed);
  return read.is === "amount" && Number.isInteger(read.dollars) && read.dollars >= 0 ? String(read.dollars) : typed;
}

function rowAsKinds({ fields }: FormList, row: FormRow): FormRow {
  const known = fields.filter(({ path, kind }) => row[path] !== undefined && (isTwoWay(kind) || kind === "amount"));
  return known.length === 0
    ? row
    : { ...row, ...Object.fromEntries(known.map((field) => [field.path, asKind(field, row[field.path] ?? "")])) };
}

const nothing: RowsInForce = { rows: [], isEntered: false, prefilled: undefined, open: [] };

/** Blank text is no value. */
const present = (value: FormValue | undefined): FormValue | undefined =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
