import type { DocumentField } from "@boreal/domain/caseFile/documentValues/documentField";
import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { readAsKept } from "@boreal/domain/caseFile/documentValues/readValue";
import { dateIn } from "../fields/dateField.ts";
import type { Parsed } from "../fields/labelledValue.ts";
import { amountIn } from "../fields/moneyField.ts";
import { nameIn } from "../fields/nameField.ts";
import { provinceIn } from "../fields/textField.ts";
import type { ReadField } from "../reading.ts";
import { countryIn } from "../readers/family/placeCountry.ts";
import { placeOf, type Line } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";
import { runningText } from "../text/runningText.ts";
import type { AskedField, Quotes } from "./fieldReader.ts";

/** What the words of a document can be read as; choices and tables are for people and readers. */
const parsers: Partial<
  Record<DocumentField["kind"], (quote: string) => Pick<Parsed, "value" | "ambiguous"> | undefined>
> = {
  text: (quote) => ({ value: quote }),
  code: (quote) => ({ value: quote }),
  date: (quote) => dateIn(quote),
  money: (quote) => amountIn(quote),
  number: (quote) => (/^\d{1,6}(?:[.,]\d+)?$/.test(quote) ? { value: quote.replace(",", ".") } : undefined),
  country: (quote) => countryIn(quote, ""),
  province: (quote) => provinceIn(quote),
};

/** The fields among these names that a model may be asked for. */
export const askable = (names: Iterable<string>): readonly AskedField[] =>
  [...new Set(names)].flatMap((name) => {
    const field = documentField(name);
    return field && parsers[field.kind] ? [{ name, label: field.label.en, kind: field.kind }] : [];
  });

/** However sure a model is of itself. */
const confidence = 0.5;

/**
 * The values of those answers that are found again in the print, letter for letter. Whatever else an answer holds is dropped: a
 * document may hold instructions, and a model may invent.
 */
export function suggestedFields(
  quotes: Quotes,
  asked: readonly AskedField[],
  print: readonly Line[],
): Readonly<Record<string, ReadField>> {
  const fields: Record<string, ReadField> = {};
  for (const { name } of asked) {
    const quote = quotes[name]?.trim().replaceAll(/\s+/g, " ");
    const field = quote ? fieldIn(name, quote, print) : undefined;
    if (field) fields[name] = field;
  }
  return fields;
}

function fieldIn(name: string, quote: string, print: readonly Line[]): ReadField | undefined {
  const field = documentField(name);
  const parsed = field && valueOf(field, quote);
  if (!parsed || readAsKept(name, parsed.value) === undefined) return undefined;
  const place = placeInPrint(quote, print);
  if (!place) return undefined;
  return {
    value: parsed.value,
    confidence: Math.min(confidence, place.confidence),
    page: place.page,
    box: place.box,
    suggestedBy: "languageModel",
    ...(parsed.ambiguous === undefined ? {} : { ambiguous: parsed.ambiguous }),
  };
}

const valueOf = (field: DocumentField, quote: string) =>
  field.kind === "text" && field.isName ? nameIn(quote) : parsers[field.kind]?.(quote);

/** Whole words of one page, which may go on in the next line. */
function placeInPrint(quote: string, print: readonly Line[]) {
  const sought = plain(quote);
  for (const page of new Set(print.map((line) => line.page))) {
    const text = runningText(print.filter((line) => line.page === page));
    for (let from = text.plain.indexOf(sought); from !== -1; from = text.plain.indexOf(sought, from + 1)) {
      const to = from + sought.length;
      const isWhole = !/[\p{L}\d]/u.test(text.plain[from - 1] ?? " ") && !/[\p{L}\d]/u.test(text.plain[to] ?? " ");
      if (isWhole) return placeOf(text.span(from, to));
    }
  }
  return undefined;
}
