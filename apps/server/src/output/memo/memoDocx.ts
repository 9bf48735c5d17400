import { BorderStyle, HeadingLevel, type Paragraph } from "docx";
import type { MemoBlock, MemoTree } from "@boreal/domain/memo/memoTree";
import { docxFile, paragraph, type DocxLook } from "../docxFile.ts";

/** A readiness memo as a document for a word processor, with the same text in the same order as the PDF. */

const ink = "16241E";
const spruce = "12372A";

const look: DocxLook = {
  size: 21,
  footSize: 17,
  margin: { top: 1080, bottom: 1200, left: 1080, right: 1080 },
  line: 290,
  after: 80,
  headings: {
    heading1: { size: 38, color: ink, before: 0 },
    heading2: { size: 28, color: spruce, before: 320 },
    heading3: { size: 24, color: ink, before: 240 },
  },
};

export const memoDocx = async ({ title, language, date, blocks }: MemoTree): Promise<Buffer> =>
  await docxFile({ title, language, look, foot: `${title} · ${date}`, children: blocks.flatMap(drawn) });

const besideNotice = { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: spruce } } as const;

function drawn(block: MemoBlock): readonly Paragraph[] {
  switch (block.kind) {
    case "items":
      return block.items.map((text) => paragraph(text, { bullet: { level: 0 }, spacing: { after: 60 } }));
    case "title":
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_1 })];
    case "section":
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_2 })];
    case "reason":
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_3 })];
    case "notice":
      return [paragraph(block.text, { border: besideNotice, spacing: { before: 80, after: 160 } }, true)];
    case "label":
      return [paragraph(block.text, { keepNext: true }, true)];
    default:
      return [paragraph(block.text)];
  }
}
