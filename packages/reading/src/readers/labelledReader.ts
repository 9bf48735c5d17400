import { foundValues, layoutOfPages, standsNowhere, type SoughtValue } from "../finder/find.ts";
import { withNameParts } from "../finder/nameParts.ts";
import { withJoinedName } from "../finder/joinedName.ts";
import { withFound } from "../finder/withFound.ts";
import { labelledValue, type Found, type Parse } from "../fields/labelledValue.ts";
import type { ReadField } from "../reading.ts";
import { placeOf } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";
import { runningText, type RunningText } from "../text/runningText.ts";
import { checkedField, ownTextField } from "./checkedField.ts";
import { standsEmpty } from "./emptyPlace.ts";
import { withNextLines } from "./wrappedValue.ts";
import type { DocumentReader, PageText } from "./reader.ts";

/** One value that a kind of document says, and the ways in which papers of that kind say it. */
export type SoughtField = {
  readonly name: string;
  readonly parse: Parse;
  /** Before the value in its cell, in the cell to the left or above it; the surest first. Matched against plain text from the start of a cell. */
  readonly labels?: readonly RegExp[];
  /** Sentences with the value in the group `value`; matched against the plain text of a whole page. */
  readonly sentences?: readonly RegExp[];
  /** Lines with labels that look alike and speak of something else. */
  readonly notIn?: RegExp;
  /** An amount, a code or a name: two readings of a picture that agree do not check it. */
  readonly isSureInOwnTextOnly?: true;
  /** What stands for the value where the paper does not say it. A picture may only have lost the first: this one is sure in own text only. */
  readonly orElse?: SoughtField;
  /** A name that may go on in the line below. */
  readonly mayWrap?: true;
  /** Where neither labels nor sentences are: what only this kind of document prints so. */
  readonly otherwise?: (pages: readonly PageText[]) => Found | undefined;
};

export type LabelledDocument = {
  readonly documentType: string;
  readonly fields: readonly SoughtField[];
  /** Values that are found by their grammar and the words around them, wherever they stand. */
  readonly finds?: readonly SoughtValue[];
  /** Values that are not found one by one: names, tables. */
  readonly besides?: (
    pages: readonly PageText[],
    found: Readonly<Record<string, ReadField>>,
  ) => Promise<Readonly<Record<string, ReadField>>>;
  /** What every paper of this kind says, given what was read. */
  readonly always: readonly string[] | ((fields: Readonly<Record<string, ReadField>>) => readonly string[]);
  /** What many of them say: that it is not there is told, and no fault. */
  readonly often?: readonly string[];
};

/** The reader of a kind of document whose values stand beside labels or in sentences. */
export function labelledReader({
  documentType,
  fields: sought,
  finds = [],
  besides,
  always,
  often = [],
}: LabelledDocument): DocumentReader {
  return {
    documentType,
    async read(pages) {
      const fields: Record<string, ReadField> = {};
      for (const one of sought) {
        const found = foundIn(pages, one);
        const other = found || !one.orElse ? undefined : foundIn(pages, one.orElse);
        if (found) fields[one.name] = await fieldWithCheck(found, pages, one);
        else if (other) fields[one.name] = ownTextField(other, pages);
      }
      if (finds.length === 0) return { ...fields, ...(await besides?.(pages, fields)) };
      const isInParts = finds.some((one) => one.isInParts);
      const places = foundValues(finds, layoutOfPages(pages), pages);
      // Whoever wants the parts of a name has them guessed from the whole.
      const found = isInParts ? places : withJoinedName(places);
      const alone = withFound(fields, found);
      const all = withFound({ ...alone, ...(await besides?.(pages, alone)) }, found);
      return isInParts ? withNameParts(all, pages) : all;
    },
    missing: (fields) =>
      (typeof always === "function" ? always(fields) : always).filter((name) => fields[name] === undefined),
    standsEmpty: (pages, fields) => {
      const lines = pages.flatMap((page) => page.lines);
      const empty = sought.filter(({ name, labels = [] }) => !fields[name] && standsEmpty(lines, labels));
      const layout = layoutOfPages(pages);
      const absent = finds.filter((one) => !fields[one.name] && standsNowhere(one, layout));
      return [...new Set([...empty, ...absent].map(({ name }) => name))];
    },
    lookedFor: often,
  };
}

export const fieldWithCheck = async (found: Found, pages: readonly PageText[], one: SoughtField): Promise<ReadField> =>
  one.isSureInOwnTextOnly ? ownTextField(found, pages) : checkedField(found, pages, one.parse);

export function foundIn(pages: readonly PageText[], one: SoughtField): Found | undefined {
  const { labels = [], sentences = [], notIn, parse } = one;
  const lines = pages.flatMap((page) => page.lines);
  const labelled = labelledValue(
    lines.filter((line) => !notIn?.test(plain(line.text))),
    labels,
    parse,
  );
  if (labelled) return one.mayWrap ? withNextLines(labelled, lines) : labelled;
  return inSentence(pages, one, sentences) ?? one.otherwise?.(pages);
}

function inSentence(
  pages: readonly PageText[],
  { parse }: SoughtField,
  sentences: readonly RegExp[],
): Found | undefined {
  if (sentences.length === 0) return undefined;
  const texts = pages.map(({ lines }) => runningText(lines));
  for (const sentence of sentences) {
    for (const text of texts) {
      const found = valueOfSentence(text, sentence, parse);
      if (found) return found;
    }
  }
  return undefined;
}

/** A value in the middle of a sentence is found by its words alone, so it is a little less sure than one beside a label. */
const sureness = 0.97;

function valueOfSentence(text: RunningText, sentence: RegExp, parse: Parse): Found | undefined {
  for (const match of text.plain.matchAll(new RegExp(sentence.source, "dg"))) {
    const found = valueOfMatch(text, match, parse);
    if (found) return found;
  }
  return undefined;
}

function valueOfMatch(text: RunningText, match: RegExpExecArray, parse: Parse): Found | undefined {
  const place = match.indices?.groups?.["value"];
  if (!place) return undefined;
  const [from, to] = place;
  const parsed = parse(text.text.slice(from, to), text.text.slice(Math.max(0, match.index), from));
  if (!parsed) return undefined;
  const span = text.span(from + parsed.from, from + parsed.to);
  const at = placeOf(span);
  if (!at) return undefined;
  const { value, ambiguous } = parsed;
  return {
    value,
    ...(ambiguous === undefined ? {} : { ambiguous }),
    span,
    page: at.page,
    box: at.box,
    confidence: at.confidence * sureness,
    how: "inline",
  };
}
