/** A part of a paragraph with the comments that are about it, and those whose words end with it. */
export type MarkedPart = {
  readonly text: string;
  readonly about: readonly number[];
  readonly ends: readonly number[];
};

/** A paragraph of a section, with the place in the section’s text at which it begins. */
export type MarkedParagraph = { readonly start: number; readonly parts: readonly MarkedPart[] };

type Mark = { readonly number: number; readonly start: number; readonly end: number };

/** The text of a section, paragraph by paragraph, cut where a commented passage begins or ends. */
export function markedParagraphs(text: string, marks: readonly Mark[]): readonly MarkedParagraph[] {
  let start = 0;
  return text.split("\n").map((paragraph) => {
    const found = { start, parts: partsOf(paragraph, start, marks) };
    start += paragraph.length + 1;
    return found;
  });
}

function partsOf(paragraph: string, offset: number, marks: readonly Mark[]): readonly MarkedPart[] {
  const end = offset + paragraph.length;
  const cuts = marks.flatMap((mark) => [mark.start, mark.end]).filter((cut) => cut > offset && cut < end);
  const edges = [...new Set([offset, ...cuts, end])].toSorted((one, other) => one - other);
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? end;
    return {
      text: paragraph.slice(from - offset, to - offset),
      about: marks.filter((mark) => mark.start < to && mark.end > from).map(({ number }) => number),
      ends: marks.filter((mark) => mark.end > from && mark.end <= to).map(({ number }) => number),
    };
  });
}
