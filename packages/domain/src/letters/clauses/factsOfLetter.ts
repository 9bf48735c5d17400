import { isList, type FormField, type FormList } from "../../forms/fields/field.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { fill, type FillValue, type Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { choicesIn } from "../../fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { entered, inOneLine } from "../facts/entered.ts";
import type { LetterContent } from "../letterContent.ts";
import { factOfField, type Fact } from "../prose/fact.ts";
import { asText, listed } from "../prose/naming.ts";
import { factsOfCase } from "./factsOfCase.ts";
import type { NamedFact } from "./namedFact.ts";

/** What a template of one letter may name: the facts of the case, and what the letter itself asks for. */

const inSentence: ReadonlySet<string> = new Set(["text", "name", "multiline", "email", "phone", "digits"]);

const factOf = (field: FormField): Fact | undefined => {
  if (inSentence.has(field.kind)) return entered(field.path);
  if (field.kind === "date") return entered(field.path, (day) => (isIsoDate(day) ? writtenDay(day) : undefined));
  if (field.kind !== "choice") return undefined;
  return (the) =>
    entered(
      field.path,
      (value): FillValue | undefined => choicesIn(field, the).find((one) => one.value === value)?.label,
    )(the);
};

function factOfAsked(field: FormField): readonly NamedFact[] {
  const fact = factOf(field);
  if (!fact) return [];
  return [
    {
      name: `letter.${field.path}`,
      label: field.label,
      fact,
      asks: (the) => factOfField(the, field.path),
      ...(field.needed === "never" ? { isOptional: true } : {}),
      ...(field.kind === "multiline" ? { typedIn: field.path } : {}),
    },
  ];
}

/** What stands in one field of a row, in the words of a sentence. */
function inRowWords(the: FormReader, field: FormField, value: unknown): FillValue | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (field.kind === "date") return isIsoDate(value) ? writtenDay(value) : undefined;
  if (field.kind === "choice") return choicesIn(field, the).find((one) => one.value === value)?.label;
  return inSentence.has(field.kind) ? inOneLine(value) : undefined;
}

/** One field of every row: “Ana, Luis and Rosa”; a row that leaves it empty is passed over. */
const listedField =
  ({ list }: FormList, field: FormField): Fact =>
  (the) => {
    const { rows } = the.rows(list);
    const said = rows.flatMap((row) => inRowWords(the, field, row[field.path]) ?? []);
    the.case.trace.note(factOfField(the, list), said.length === 0);
    return listed(said);
  };

/** Every row with all that it says: “Ana Ruiz, May 3, 2019; Luis Ruiz, June 1, 2021”. */
const wholeRows =
  ({ list, fields }: FormList): Fact =>
  (the) => {
    const rows = the.rows(list).rows.flatMap((row) => {
      const said = fields.flatMap((field) => inRowWords(the, field, row[field.path]) ?? []);
      return said.length > 0 ? [said.map(asText)] : [];
    });
    the.case.trace.note(factOfField(the, list), rows.length === 0);
    const joined = (language: keyof Text) =>
      rows.map((row) => row.map((value) => value[language]).join(", ")).join("; ");
    return rows.length === 0 ? undefined : { en: joined("en"), fr: joined("fr") };
  };

function factsOfList(asked: FormList): readonly NamedFact[] {
  const { list, title, fields, needed } = asked;
  const more = {
    asks: (the: FormReader) => factOfField(the, list),
    ...(needed === undefined || needed === "never" ? ({ isOptional: true } as const) : {}),
  };
  const ofFields = fields
    .filter(({ kind }) => kind === "date" || kind === "choice" || inSentence.has(kind))
    .map((field): NamedFact => ({
      name: `letter.${list}.${field.path}`,
      label: fill(ofEach, { list: title, field: field.label }),
      fact: listedField(asked, field),
      ...more,
    }));
  return [
    { name: `letter.${list}`, label: fill(ofAll, { list: title }), fact: wholeRows(asked), ...more },
    ...ofFields,
  ];
}

const ofAll: Text = { en: "{list}: all rows", fr: "{list}\u00A0: toutes les lignes" };
const ofEach: Text = { en: "{list}: {field}, of each row", fr: "{list}\u00A0: {field}, de chaque ligne" };

/** What a template names of what is asked: the field, or the list whose rows it lists. */
export const isNamedBy = (names: ReadonlySet<string>, ask: FormField | FormList): boolean =>
  isList(ask)
    ? [...names].some((name) => name === `letter.${ask.list}` || name.startsWith(`letter.${ask.list}.`))
    : names.has(`letter.${ask.path}`);

export const factsFor = ({ sections }: LetterContent): readonly NamedFact[] => [
  ...factsOfCase,
  ...sections.flatMap(({ asks }) => asks.flatMap((ask) => (isList(ask) ? factsOfList(ask) : factOfAsked(ask)))),
];
