import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IParagraphOptions,
} from "docx";
import type { Text } from "@boreal/domain/kernel/text";
import type { MemoBlock, MemoTree } from "@boreal/domain/memo/memoTree";

/** A readiness memo as a document for a word processor, with the same text in the same order as the PDF. */

const words = { page: { en: "Page ", fr: "Page " }, of: { en: " of ", fr: " sur " } } satisfies Record<string, Text>;
const langs = { en: "en-CA", fr: "fr-CA" } as const;
/** A twip is a twentieth of a point. */
const letterPaper = { width: 612 * 20, height: 792 * 20 };
const margin = { top: 1080, bottom: 1200, left: 1080, right: 1080 };
const ink = "16241E";
const spruce = "12372A";

const heading = (size: number, before: number, color = ink) => ({
  run: { font: "Arial", size, bold: true, color },
  paragraph: { keepNext: true, spacing: { before, after: 80 } },
});

export async function memoDocx({ title, language, date, blocks }: MemoTree): Promise<Buffer> {
  const document = new Document({
    title,
    creator: "Boreal",
    styles: {
      default: {
        document: {
          run: { font: "Arial", size: 21, language: { value: langs[language] } },
          paragraph: { spacing: { line: 290, after: 80 } },
        },
        heading1: heading(38, 0),
        heading2: heading(28, 320, spruce),
        heading3: heading(24, 240),
      },
    },
    sections: [
      {
        properties: { page: { size: letterPaper, margin } },
        footers: { default: footer(`${title} · ${date}`, language) },
        children: blocks.flatMap(drawn),
      },
    ],
  });
  return await Packer.toBuffer(document);
}

const footer = (name: string, language: MemoTree["language"]): Footer =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({
            size: 17,
            children: [
              `${name} · ${words.page[language]}`,
              PageNumber.CURRENT,
              words.of[language],
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  });

const plain = (text: string, options: Omit<IParagraphOptions, "text" | "children"> = {}, bold = false): Paragraph =>
  new Paragraph({ ...options, children: [new TextRun(bold ? { text, bold } : { text })] });

const besideNotice = { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: spruce } } as const;

function drawn(block: MemoBlock): readonly Paragraph[] {
  switch (block.kind) {
    case "items":
      return block.items.map((text) => plain(text, { bullet: { level: 0 }, spacing: { after: 60 } }));
    case "title":
      return [plain(block.text, { heading: HeadingLevel.HEADING_1 })];
    case "section":
      return [plain(block.text, { heading: HeadingLevel.HEADING_2 })];
    case "reason":
      return [plain(block.text, { heading: HeadingLevel.HEADING_3 })];
    case "notice":
      return [plain(block.text, { border: besideNotice, spacing: { before: 80, after: 160 } }, true)];
    case "label":
      return [plain(block.text, { keepNext: true }, true)];
    default:
      return [plain(block.text)];
  }
}
