import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from "docx";
import type { PageOfCourt } from "@boreal/domain/letters/courtPage";
import type { LetterBlock } from "@boreal/domain/letters/letterBlock";
import type { LetterTree } from "@boreal/domain/letters/letterTree";
import { docxFile, paragraph, twips, type DocxLook, type ParagraphLook } from "../docxFile.ts";
import { sizeOfLetterhead, type LetterheadInFile } from "./letterheadInFile.ts";

/** A letter as a document for a word processor, with the same text in the same order as the PDF. */

const twipsOfCm = (cm: number): number => twips((cm * 72) / 2.54);

/** Headings are as large as the text. */
const headingsOf = (size: number): DocxLook["headings"] => {
  const heading = { size, color: "000000", before: 160 };
  return { heading1: heading, heading2: heading };
};

const letterLook: DocxLook = {
  size: 22,
  footSize: 17,
  footIs: "right",
  margin: { top: 1280, bottom: 1440, left: 1440, right: 1440 },
  line: 310,
  after: 160,
  headings: headingsOf(22),
};

function courtLook({ points, sides, topAndBottom, fromLineToLine }: PageOfCourt): DocxLook {
  const [side, above] = [twipsOfCm(sides), twipsOfCm(topAndBottom)];
  return {
    size: 2 * points,
    footSize: 2 * points,
    footIs: "right",
    margin: { top: above, bottom: above, left: side, right: side },
    line: twips(fromLineToLine),
    linesAreExact: true,
    after: 160,
    headings: headingsOf(2 * points),
  };
}

const sides = { left: AlignmentType.LEFT, centre: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

export async function letterDocx(tree: LetterTree, head?: LetterheadInFile): Promise<Buffer> {
  const { title, language, isForCourt, page } = tree;
  return await docxFile({
    title,
    language,
    look: page ? courtLook(page) : letterLook,
    foot: title,
    hasPageNumbers: page?.hasPageNumbers ?? true,
    children: [
      ...(head ? [letterhead(head)] : []),
      ...tree.blocks.flatMap((block, index) =>
        drawn(block, { isForCourt, next: tree.blocks[index + 1], previous: tree.blocks[index - 1] }),
      ),
    ],
  });
}

/** Between the margins of a letter, in points. */
const roomInLetter = 468;

/** Sizes of pictures are told in pixels, of which an inch has 96. */
function letterhead(head: LetterheadInFile): Paragraph {
  const { width, height } = sizeOfLetterhead(head, roomInLetter);
  const pixels = (points: number): number => Math.round((points * 96) / 72);
  return new Paragraph({
    spacing: { after: 240 },
    children: [
      new ImageRun({
        type: head.mime === "image/png" ? "png" : "jpg",
        data: head.bytes,
        transformation: { width: pixels(width), height: pixels(height) },
        altText: { name: "letterhead", title: head.alt, description: head.alt },
      }),
    ],
  });
}

/** Lines that stay together on a page. */
const several = (lines: readonly string[], first: ParagraphLook = {}): readonly Paragraph[] =>
  lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    return paragraph(line, {
      keepLines: true,
      keepNext: !isLast,
      ...(index === 0 ? first : {}),
      spacing: { before: index === 0 ? (first.spacing?.before ?? 0) : 0, after: isLast ? 240 : 0 },
    });
  });

const roomToSign = 900;
const lineToSignOn = { top: { style: BorderStyle.SINGLE, size: 4, space: 1, color: "000000" } } as const;
/** As long as the half of a page. */
const halfPage = 4000;

type Around = {
  readonly isForCourt: boolean;
  readonly previous: LetterBlock | undefined;
  readonly next: LetterBlock | undefined;
};

function drawn(block: LetterBlock, { isForCourt, previous, next }: Around): readonly (Paragraph | Table)[] {
  const startsPage = previous?.kind === "page" ? { pageBreakBefore: true } : {};
  switch (block.kind) {
    case "sender":
    case "addressee":
    case "lines":
      return several(block.lines, startsPage);
    case "court":
      return [paragraph(block.text, { alignment: sides[block.at], ...startsPage }, block.isStrong ?? false)];
    case "mark":
      return [paragraph(block.text, {}, true)];
    case "subject":
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_1 })];
    case "heading":
      return [
        paragraph(block.text, {
          heading: isForCourt ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          ...startsPage,
          ...(isForCourt ? { alignment: AlignmentType.CENTER } : {}),
        }),
      ];
    case "closing":
      return [paragraph(block.text, { keepNext: true })];
    case "signature":
      return signature(block);
    case "jurat":
      return [jurat(block), paragraph("")];
    case "page":
      return [];
    default: {
      const text = block.kind === "numbered" ? `${block.number}. ${block.text}` : block.text;
      return [paragraph(text, next?.kind === "jurat" ? { keepNext: true, keepLines: true } : {})];
    }
  }
}

function signature({ lines, hasLine }: Extract<LetterBlock, { kind: "signature" }>): readonly Paragraph[] {
  if (!hasLine) return several(lines, { spacing: { before: roomToSign } });
  const [first = "", ...rest] = lines;
  return [
    paragraph("", { keepNext: true, spacing: { before: roomToSign / 3, after: 0 } }),
    paragraph(first, {
      border: lineToSignOn,
      indent: { right: halfPage },
      keepNext: rest.length > 0,
      spacing: { after: 0 },
    }),
    ...several(rest),
  ];
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder } as const;

/** Two columns without lines around them, kept on one page. */
function jurat({ lines, signer }: Extract<LetterBlock, { kind: "jurat" }>): Table {
  const cell = (children: readonly Paragraph[]) =>
    new TableCell({ borders: noBorders, children, width: { size: 50, type: WidthType.PERCENTAGE } });
  const signs = (text: string) =>
    paragraph(text, { border: lineToSignOn, spacing: { before: roomToSign, after: 0 }, indent: { right: 200 } });
  const row = (left: readonly Paragraph[], right: readonly Paragraph[]) =>
    new TableRow({ cantSplit: true, children: [cell(left), cell(right)] });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      row(
        lines.slice(0, -1).map((line) => paragraph(line, { keepNext: true, spacing: { after: 0 } })),
        [paragraph("", { keepNext: true })],
      ),
      row([signs(lines.at(-1) ?? "")], [signs(signer)]),
    ],
  });
}
