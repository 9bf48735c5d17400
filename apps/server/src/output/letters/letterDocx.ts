import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from "docx";
import type { Text } from "@boreal/domain/kernel/text";
import type { PageOfCourt } from "@boreal/domain/letters/courtPage";
import type { LetterBlock } from "@boreal/domain/letters/letterBlock";
import type { LetterTree } from "@boreal/domain/letters/letterTree";
import { sizeOfLetterhead, type LetterheadInFile } from "./letterheadInFile.ts";

/** A letter as a document for a word processor, with the same text in the same order as the PDF. */

const words = { page: { en: "Page ", fr: "Page " }, of: { en: " of ", fr: " sur " } } satisfies Record<string, Text>;

const langs = { en: "en-CA", fr: "fr-CA" } as const;
/** A twip is a twentieth of a point. */
const twips = (points: number): number => Math.ceil(points * 20);
const twipsOfCm = (cm: number): number => twips((cm * 72) / 2.54);
const letterPaper = { width: twips(612), height: twips(792) };

type Look = {
  readonly font: string;
  /** In half points. */
  readonly size: number;
  readonly footSize: number;
  readonly margin: Readonly<Record<"top" | "bottom" | "left" | "right", number>>;
  readonly line: number;
};

const letterLook: Look = {
  font: "Arial",
  size: 22,
  footSize: 17,
  margin: { top: 1280, bottom: 1440, left: 1440, right: 1440 },
  line: 310,
};

/** Arial is one of the three typefaces that the Court names. */
function courtLook({ points, sides, topAndBottom, fromLineToLine }: PageOfCourt): Look {
  const [side, above] = [twipsOfCm(sides), twipsOfCm(topAndBottom)];
  return {
    font: "Arial",
    size: 2 * points,
    footSize: 2 * points,
    margin: { top: above, bottom: above, left: side, right: side },
    line: twips(fromLineToLine),
  };
}

const sides = { left: AlignmentType.LEFT, centre: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

export async function letterDocx(tree: LetterTree, head?: LetterheadInFile): Promise<Buffer> {
  const { title, language, isForCourt, page } = tree;
  const look = page ? courtLook(page) : letterLook;
  const document = new Document({
    title,
    creator: "Boreal",
    styles: {
      default: {
        document: {
          run: { font: look.font, size: look.size, language: { value: langs[language] } },
          paragraph: {
            spacing: {
              line: look.line,
              lineRule: page ? LineRuleType.EXACT : LineRuleType.AUTO,
              after: 160,
            },
          },
        },
        heading1: headingStyle(look),
        heading2: headingStyle(look),
      },
    },
    sections: [
      {
        properties: { page: { size: letterPaper, margin: look.margin } },
        footers: { default: footer(tree, look) },
        children: [
          ...(head ? [letterhead(head)] : []),
          ...tree.blocks.flatMap((block, index) =>
            drawn(block, { isForCourt, next: tree.blocks[index + 1], previous: tree.blocks[index - 1] }),
          ),
        ],
      },
    ],
  });
  return await Packer.toBuffer(document);
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

const headingStyle = ({ font, size }: Look) => ({
  run: { font, size, bold: true, color: "000000" },
  paragraph: { keepNext: true, spacing: { before: 160, after: 80 } },
});

const footer = ({ title, language, page }: LetterTree, { footSize }: Look): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            size: footSize,
            children:
              (page?.hasPageNumbers ?? true)
                ? [`${title} · ${words.page[language]}`, PageNumber.CURRENT, words.of[language], PageNumber.TOTAL_PAGES]
                : [title],
          }),
        ],
      }),
    ],
  });

type Options = Omit<IParagraphOptions, "text" | "children">;

const plain = (text: string, options: Options = {}, bold = false): Paragraph =>
  new Paragraph({ ...options, children: [new TextRun(bold ? { text, bold } : { text })] });

/** Lines that stay together on a page. */
const several = (lines: readonly string[], first: Options = {}): readonly Paragraph[] =>
  lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    return plain(line, {
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
      return [plain(block.text, { alignment: sides[block.at], ...startsPage }, block.isStrong ?? false)];
    case "mark":
      return [plain(block.text, {}, true)];
    case "subject":
      return [plain(block.text, { heading: HeadingLevel.HEADING_1 })];
    case "heading":
      return [
        plain(block.text, {
          heading: isForCourt ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          ...startsPage,
          ...(isForCourt ? { alignment: AlignmentType.CENTER } : {}),
        }),
      ];
    case "closing":
      return [plain(block.text, { keepNext: true })];
    case "signature":
      return signature(block);
    case "jurat":
      return [jurat(block), plain("")];
    case "page":
      return [];
    default: {
      const text = block.kind === "numbered" ? `${block.number}. ${block.text}` : block.text;
      return [plain(text, next?.kind === "jurat" ? { keepNext: true, keepLines: true } : {})];
    }
  }
}

function signature({ lines, hasLine }: Extract<LetterBlock, { kind: "signature" }>): readonly Paragraph[] {
  if (!hasLine) return several(lines, { spacing: { before: roomToSign } });
  const [first = "", ...rest] = lines;
  return [
    plain("", { keepNext: true, spacing: { before: roomToSign / 3, after: 0 } }),
    plain(first, {
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
    plain(text, { border: lineToSignOn, spacing: { before: roomToSign, after: 0 }, indent: { right: 200 } });
  const row = (left: readonly Paragraph[], right: readonly Paragraph[]) =>
    new TableRow({ cantSplit: true, children: [cell(left), cell(right)] });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      row(
        lines.slice(0, -1).map((line) => plain(line, { keepNext: true, spacing: { after: 0 } })),
        [plain("", { keepNext: true })],
      ),
      row([signs(lines.at(-1) ?? "")], [signs(signer)]),
    ],
  });
}
