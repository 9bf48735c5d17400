import mammoth from "mammoth";
import type { ReadingError } from "../reading.ts";
import { readingError } from "../readingErrors.ts";
import { noOwnText, type OwnText } from "../text/textLayer.ts";
import type { Word } from "../text/words.ts";
import { mimeOf } from "./fileKind.ts";
import { noScan, type OpenResult } from "./page.ts";
import { inspectWordArchive } from "./wordArchive.ts";

/** A word-processor file has no places on a page; its lines are set one under the other so that they read in order. */
const lineHeight = 12;
const letterWidth = 6;

export type WordText =
  | { readonly text: string; readonly hasActiveParts: boolean }
  | { readonly error: ReadingError; readonly kept: boolean };

/** The text of a Word file; paragraphs end with a line break. */
export async function textOfWordFile(bytes: Uint8Array): Promise<WordText> {
  const inspected = inspectWordArchive(bytes);
  if ("fault" in inspected)
    return { error: readingError(inspected.fault), kept: !["activeContent", "encrypted"].includes(inspected.fault) };
  try {
    let text = "";
    const transformDocument = (document: DocumentPart) => {
      text = textOfPart(document);
      // Only its text is wanted: nothing is left to be written as a page of the web.
      return { ...document, children: [] };
    };
    await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument });
    return { text: text.normalize("NFC"), hasActiveParts: inspected.hasActiveParts };
  } catch {
    return { error: readingError("damaged"), kept: true };
  }
}

/** A part of a Word file as `mammoth` hands it over. */
type DocumentPart = { readonly type: string; readonly value?: unknown; readonly children?: readonly DocumentPart[] };

/** A row of a table is one line, and a tab ends each of its cells: what stands in one cell never runs on into the next. */
function textOfPart(part: DocumentPart): string {
  if (part.type === "text") return typeof part.value === "string" ? part.value : "";
  if (part.type === "tab") return "\t";
  if (part.type === "break") return "\n";
  const parts = (part.children ?? []).map(textOfPart);
  if (part.type === "tableRow") return `${parts.map((cell) => cell.replaceAll(/\s+/g, " ").trim()).join("\t")}\n\n`;
  return parts.join("") + (part.type === "paragraph" ? "\n\n" : "");
}

/** Opens a Word file for its text. Its layout, and with it every box, is lost: boxes cover the whole line's row. */
export async function openWordFile(bytes: Uint8Array): Promise<OpenResult> {
  const mime = mimeOf.docx;
  const found = await textOfWordFile(bytes);
  if ("error" in found) return { ...found, mime };
  const { text, hasActiveParts } = found;
  const own: OwnText = { words: wordsOfPlainText(text), turn: 0 };
  return {
    file: {
      mime,
      pages: [
        {
          number: 1,
          kind: "office",
          width: 0,
          height: 0,
          ownText: () => Promise.resolve(own.words.length > 0 ? own : noOwnText),
          picture: () => Promise.resolve(null),
          scan: () => Promise.resolve(noScan),
        },
      ],
      hasActiveParts,
      close: () => undefined,
    },
  };
}

function wordsOfPlainText(text: string): Word[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.flatMap((line, row) =>
    // A tab is a column of its own: it becomes a gap wide enough to start a new cell.
    [...line.replaceAll("\t", "    ").matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      confidence: 1,
      page: 1,
      box: [0, row / lines.length, 1, 1 / lines.length] as const,
      at: {
        left: match.index * letterWidth,
        top: row * lineHeight * 1.5,
        width: match[0].length * letterWidth,
        height: lineHeight,
      },
    })),
  );
}
