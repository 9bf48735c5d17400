import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { classify, clearFrom, type Classified } from "./classify.ts";
import { documentReaders } from "./readers/documentReaders.ts";
import type { PageText } from "./readers/reader.ts";

/** A file may hold several papers: values come from the pages of the one that counts, never from another. */

export type Part = Classified & { readonly pages: readonly PageText[] };

/** So many values of its kind make a paper that its words alone did not name. */
const fewestValues = 5;

export async function partOfKind(
  texts: readonly PageText[],
  whole: Classified,
  expected: readonly string[],
  thresholds: ReadingThresholds["classification"],
): Promise<Part> {
  // Pages of passports and cards go together.
  if (texts.length < 2 || texts.some(({ zone }) => zone !== undefined)) return { ...whole, pages: texts };
  const kinds = kindsOf(texts, thresholds);
  const pagesOf = (type: string | null) =>
    texts.filter((_, at) => kinds[at] === null || kinds[at] === undefined || kinds[at] === type);
  const [asked, another] = expected;
  if (asked === undefined || another !== undefined || whole.type === null || expected.includes(whole.type))
    return { ...whole, pages: orAll(pagesOf(whole.type), texts) };
  const own = pagesOf(asked);
  if (own.length === 0 || own.length === texts.length) return { ...whole, pages: orAll(pagesOf(whole.type), texts) };
  const isTold = kinds.includes(asked);
  const reader = documentReaders.find(({ documentType }) => documentType === asked);
  const values = reader && !isTold ? Object.keys(await reader.read(own)).length : 0;
  return isTold || values >= fewestValues
    ? { type: asked, confidence: isTold ? clearFrom : 0.5, pages: own }
    : { ...whole, pages: orAll(pagesOf(whole.type), texts) };
}

const orAll = (pages: readonly PageText[], texts: readonly PageText[]) => (pages.length === 0 ? texts : pages);

/** What each page clearly is; a page that does not say it belongs to the paper before it. */
function kindsOf(
  texts: readonly PageText[],
  thresholds: ReadingThresholds["classification"],
): readonly (string | null)[] {
  let kind: string | null = null;
  return texts.map((page) => {
    const { type, confidence } = classify([page], thresholds);
    if (type !== null && confidence >= clearFrom) kind = type;
    return kind;
  });
}
