import { passportsOf } from "../../conditions/identity/identity.ts";
import { shortened } from "../../kernel/longText.ts";
import { withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import type { FormField, FormValue } from "./field.ts";
import type { FormReader } from "../formReader.ts";
import { asPassportsSpell } from "./travelDocumentLetters.ts";
import { fitsForm, formRefusal, isNumber, mostOfText } from "./boxChecks.ts";

/**
 * What a form would take in place of a text that it refuses. It is offered to the person, who looks at it and changes it; it is
 * never put in place by itself, for a shorter or plainer text says less.
 */

/** Letters that no accent was added to, in texts that are no names. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  Ø: "O",
  ø: "o",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ð: "D",
  ð: "d",
  Þ: "TH",
  þ: "th",
  ı: "i",
  Å: "A",
  å: "a",
  Ŋ: "N",
  ŋ: "n",
};

const asPlain = (sign: string): string =>
  fitsForm.test(sign) ? sign : (plainLetters[sign] ?? sign.normalize("NFD").replaceAll(/\p{M}/gu, ""));

/** Signs that the boxes cannot hold, by letters that they can. */
const inPlainLetters = (value: string): string => [...value.normalize("NFC")].map(asPlain).join("");

/** Without the signs that a check of the field does not take. */
function withSignsOf({ checks = [] }: FormField, value: string): string {
  const classes = checks.flatMap(({ signs }) => (signs ? [signs] : []));
  return classes.length === 0
    ? value
    : [...value]
        .filter((sign) => classes.every((one) => one.test(sign)))
        .join("")
        .replaceAll(/ {2,}/g, " ")
        .trim();
}

const refuses = (field: FormField, value: FormValue, the: FormReader): boolean => {
  const said = formRefusal(field, value, the);
  return said !== undefined && !said.isAdvice;
};

const texts: ReadonlySet<FormField["kind"]> = new Set<FormField["kind"]>([
  "text",
  "name",
  "multiline",
  "phone",
  "email",
]);

/** Dollars as people write them in English and in French, with the mark of the thousands the same throughout, and cents. */
const written = /^\$?\s*(?<dollars>\d{1,3}(?:(?<mark>[\s,.'’])\d{3}(?:\k<mark>\d{3})*)?|\d+)(?:[.,]\d{1,2})?\s*\$?$/u;

/** Nothing but what separates its parts goes away, and cents, as wherever dollars are filled in. */
function numberIn({ kind, asWritten = withoutSeparators }: FormField, value: string): string | undefined {
  if (kind === "amount") return written.exec(value.trim())?.groups?.["dollars"]?.replaceAll(/\D/g, "");
  return asWritten(value).replaceAll(/[()[\]#]/g, "");
}

/** The one citizenship that the applicant named. */
function citizenshipIn({ case: the }: FormReader): string | undefined {
  const countries = passportsOf(the) ?? [];
  return the.answer("passportCountryEntry") ?? (countries.length === 1 ? countries[0] : undefined);
}

/** A name as passports spell it, for that is how it stands in the papers it is compared with; any other text in plain letters. */
const inLettersOfForm = (field: FormField, value: string, the: FormReader): string =>
  (field.kind === "name" ? asPassportsSpell(value, citizenshipIn(the)) : undefined) ?? inPlainLetters(value);

function textIn(field: FormField, value: string, the: FormReader): readonly string[] {
  const most = mostOfText(field, the);
  const plain = inLettersOfForm(field, value, the);
  return [value, plain, withSignsOf(field, plain)].map((text) =>
    (most === undefined ? text : shortened(text, most)).trim(),
  );
}

/** Whether a word with a digit, such as a number of a house or of a student, was cut in two. */
const cutsNumber = (value: string, text: string): boolean => {
  const end = /\S*$/.exec(text)?.[0] ?? "";
  return (
    /\d/.test(end) &&
    !inPlainLetters(value)
      .split(/\s+/)
      .some((word) => word.endsWith(end))
  );
};

/** Nothing where no text follows from the one that was refused: another date, a name in Chinese or Arabic letters, only the person knows. */
export function suggestionFor(field: FormField, value: FormValue, the: FormReader): string | undefined {
  if (typeof value !== "string" || !(isNumber(field) || texts.has(field.kind))) return undefined;
  const candidates = isNumber(field)
    ? [numberIn(field, value)]
    : textIn(field, value, the).filter((text) => !cutsNumber(value, text));
  return candidates.find((text) => text !== undefined && text !== "" && text !== value && !refuses(field, text, the));
}
