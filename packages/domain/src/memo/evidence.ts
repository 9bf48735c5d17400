import { documentField } from "../caseFile/documentValues/documentFields.ts";
import { labelInSentence } from "../caseFile/documentValues/fieldInSentence.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { documentAmount, documentCurrency, documentValue } from "../conditions/money/documentValue.ts";
import { isIsoDate } from "../kernel/calendarDate.ts";
import { writtenIn } from "../kernel/money.ts";
import { fill, type Text } from "../kernel/text.ts";
import { decimalsOf } from "../lists/money/currencies.ts";
import { pageName } from "../vault/pageName.ts";
import { pageOf } from "../vault/pages.ts";
import type { VaultPage } from "../vault/page.ts";
import { writtenValue } from "../warnings/differing.ts";
import type { MemoEvidence, MemoPlace } from "./memo.ts";
import type { MemoReader } from "./memoReader.ts";

/** What a file on record says, in one line: which document it is, and the values in it that matter for a reason. */

/** Where a file says a value, as its reading tells; nothing where nobody read it here. */
export type PageOfValue = (fileId: string, field: string) => number | undefined;

const text = {
  withValues: { en: "{document} ({values})", fr: "{document} ({values})" },
  withoutValues: { en: "{document}", fr: "{document}" },
  value: { en: "{label}: {value}", fr: "{label}\u00A0: {value}" },
} satisfies Record<string, Text>;

/** So that a line stays a line. */
const mostValues = 4;
const longestValue = 80;

export function evidenceLine(
  the: MemoReader,
  file: UploadedDocument,
  fields: readonly string[],
  pageOfValue: PageOfValue,
): MemoEvidence | undefined {
  const page = pageOf(file.documentId);
  if (!page) return undefined;
  const said = fields.flatMap((field) => valueSaid(file, field) ?? []).slice(0, mostValues);
  const document = nameOfFile(the, file, page);
  const values = {
    en: said.map(({ words }) => words.en).join("; "),
    fr: said.map(({ words }) => words.fr).join("; "),
  };
  const pages = said.flatMap(({ field }) => pageOfValue(file.fileId, field) ?? []);
  return {
    fileId: file.fileId,
    page: pages.length > 0 ? Math.min(...pages) : 1,
    isPageRead: pages.length > 0,
    says: said.length > 0 ? fill(text.withValues, { document, values }) : fill(text.withoutValues, { document }),
    place: placeOfFile(file, page),
  };
}

export const placeOfFile = ({ fileId, childNumber }: UploadedDocument, { slug }: VaultPage): MemoPlace => ({
  kind: "page",
  id: slug,
  ...(typeof childNumber === "number" ? { childNumber } : {}),
  fileId,
});

/** As its page is called, with the slot where there are several. */
function nameOfFile(the: MemoReader, file: UploadedDocument, page: VaultPage): Text {
  const name = pageName(page, file.childNumber, the.case.fresh());
  const slot = page.slots.length > 1 ? page.slots.find(({ id }) => id === file.slotId) : undefined;
  return slot ? { en: `${name.en}, ${slot.name.en}`, fr: `${name.fr}, ${slot.name.fr}` } : name;
}

type Said = { readonly field: string; readonly words: Text };

function valueSaid(file: UploadedDocument, field: string): Said | undefined {
  const definition = documentField(field);
  const value = definition && wordsOf(file, field, definition.kind);
  return value ? { field, words: fill(text.value, { label: labelInSentence(definition.label), value }) } : undefined;
}

function wordsOf(file: UploadedDocument, field: string, kind: string): Text | undefined {
  // What waits for a person to confirm it counts for nothing yet.
  if (file.toConfirm?.includes(field)) return undefined;
  if (kind === "money") {
    const [amount, currency] = [documentAmount(file, field), documentCurrency(file)];
    return amount === undefined || currency === undefined
      ? undefined
      : writtenIn(amount, currency, decimalsOf(currency));
  }
  const value = documentValue(file, field);
  if (typeof value === "number") return writtenValue(field, value);
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (kind === "date" && !isIsoDate(value)) return undefined;
  return writtenValue(field, value.trim().slice(0, longestValue));
}
