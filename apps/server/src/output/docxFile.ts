import {
  AlignmentType,
  Document,
  Footer,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type FileChild,
  type IParagraphOptions,
} from "docx";
import type { Language, Text } from "@boreal/domain/kernel/text";

/** What every document for a word processor has in common: its page, its typeface, its language and its foot. */

const words = { page: { en: "Page ", fr: "Page " }, of: { en: " of ", fr: " sur " } } satisfies Record<string, Text>;

const langs = { en: "en-CA", fr: "fr-CA" } as const;
/** A twip is a twentieth of a point. */
export const twips = (points: number): number => Math.ceil(points * 20);
/** 8.5 by 11 inches. */
const usLetter = { width: twips(612), height: twips(792) };
/** One of the three typefaces that the Federal Court names (docs/facts/letters.md section 3). */
const font = "Arial";

type HeadingLook = {
  /** In half points, as every size here. */
  readonly size: number;
  readonly color: string;
  readonly before: number;
};

export type DocxLook = {
  readonly size: number;
  readonly footSize: number;
  readonly footIs?: "left" | "right";
  readonly margin: Readonly<Record<"top" | "bottom" | "left" | "right", number>>;
  readonly line: number;
  /** Lines as far from one another as said, whatever is on them. */
  readonly linesAreExact?: boolean;
  readonly after: number;
  readonly headings: Readonly<Partial<Record<"heading1" | "heading2" | "heading3", HeadingLook>>>;
};

type DocxFile = {
  readonly title: string;
  readonly language: Language;
  readonly look: DocxLook;
  /** Said at the foot of each page. */
  readonly foot: string;
  readonly hasPageNumbers?: boolean;
  readonly children: readonly FileChild[];
};

export async function docxFile({ title, language, look, children, ...foot }: DocxFile): Promise<Buffer> {
  const document = new Document({
    title,
    creator: "Boreal",
    styles: {
      default: {
        document: {
          run: { font, size: look.size, language: { value: langs[language] } },
          paragraph: {
            spacing: {
              line: look.line,
              lineRule: look.linesAreExact ? LineRuleType.EXACT : LineRuleType.AUTO,
              after: look.after,
            },
          },
        },
        ...Object.fromEntries(Object.entries(look.headings).map(([level, one]) => [level, headingStyle(one)])),
      },
    },
    sections: [
      {
        properties: { page: { size: usLetter, margin: look.margin } },
        footers: { default: footer(foot, language, look) },
        children,
      },
    ],
  });
  return await Packer.toBuffer(document);
}

const headingStyle = ({ size, color, before }: HeadingLook) => ({
  run: { font, size, bold: true, color },
  paragraph: { keepNext: true, spacing: { before, after: 80 } },
});

const footer = (
  { foot, hasPageNumbers = true }: Pick<DocxFile, "foot" | "hasPageNumbers">,
  language: Language,
  { footSize, footIs = "left" }: DocxLook,
): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: footIs === "right" ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: [
          new TextRun({
            size: footSize,
            children: hasPageNumbers
              ? [`${foot} · ${words.page[language]}`, PageNumber.CURRENT, words.of[language], PageNumber.TOTAL_PAGES]
              : [foot],
          }),
        ],
      }),
    ],
  });

export type ParagraphLook = Omit<IParagraphOptions, "text" | "children">;

export const paragraph = (text: string, look: ParagraphLook = {}, bold = false): Paragraph =>
  new Paragraph({ ...look, children: [new TextRun(bold ? { text, bold } : { text })] });
