import { faceRuns, type Face, type Weight } from "./fontFaces.ts";
import { DirectedText, turned } from "./textDirection.ts";

/** A piece of one line in one face, as far from the start of the line as `x` says. */
export type Piece = { readonly text: string; readonly face: Face; readonly x: number };

export type TextLine = { readonly pieces: readonly Piece[] };

/** `isPlain`: drawn sign by sign from left to right in the letters of the product, so that it needs no text beside it. */
export type TextBlock = { readonly lines: readonly TextLine[]; readonly isPlain: boolean };

export type TextStyle = {
  readonly size: number;
  readonly weight: Weight;
  readonly width: number;
  /** Stands for signs that no font here has. */ readonly unprintable: string;
};

/** Part of a word in one face and direction; it stands in its paragraph from `start` up to, not including, `end`. */
type Part = {
  readonly text: string;
  readonly face: Face;
  readonly width: number;
  readonly isReversed: boolean;
  readonly start: number;
  readonly end: number;
};
/** What no line is broken within, and the space before it. */
type Chunk = { readonly parts: readonly Part[]; readonly width: number; readonly space: Part | undefined };

/** A piece of a paragraph, and where it begins there. */
type Found = { readonly text: string; readonly start: number };

/** Writing that is broken between any two signs. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const drawnInItself =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u;

/** Lays out texts of one document: fonts by word, lines by width, each line in the order in which it stands on paper. */
export class TextLayout {
  /** By size and weight, then by word: no word that runs from left to right is looked at twice in a document. */
  private readonly words = new Map<string, Map<string, readonly Part[]>>();

  layOut(text: string, style: TextStyle): TextBlock {
    const paragraphs = clean(text).split("\n");
    const lines = paragraphs.flatMap((paragraph) => this.linesOf(new DirectedText(paragraph.trimEnd()), style));
    return { lines, isPlain: drawnInItself.test(text) };
  }

  /** Of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    const paragraph = new DirectedText(clean(text));
    return widthOf(this.partsOf(paragraph, { text: paragraph.text, start: 0 }, style));
  }

  private linesOf(paragraph: DirectedText, style: TextStyle): readonly TextLine[] {
    const lines: TextLine[] = [];
    let line: Chunk[] = [];
    let filled = 0;
    const close = (space?: Part) => {
      lines.push(placed(paragraph, line, space));
      line = [];
      filled = 0;
    };
    for (const chunk of this.chunksOf(paragraph, style)) {
      const width = chunk.width + (line.length > 0 ? (chunk.space?.width ?? 0) : 0);
      // A space at the end of the line keeps its last word apart from the next for those who listen or copy.
      if (line.length > 0 && filled + width > style.width) close(paragraph.base === "ltr" ? chunk.space : undefined);
      filled += line.length === 0 ? chunk.width : width;
      line.push(chunk);
    }
    close();
    return lines;
  }

  private chunksOf(paragraph: DirectedText, style: TextStyle): readonly Chunk[] {
    let start = 0;
    return paragraph.text.split(" ").flatMap((word) => {
      const chunks = breakable({ text: word, start }).flatMap((piece) => this.fitting(paragraph, piece, style));
      const before = start - 1;
      const [space] = before < 0 ? [] : this.partsOf(paragraph, { text: " ", start: before }, style);
      start += word.length + 1;
      return chunks.map((parts, at): Chunk => ({ parts, width: widthOf(parts), space: at === 0 ? space : undefined }));
    });
  }

  /** A piece that is wider than the line is cut where the line ends. */
  private fitting(paragraph: DirectedText, piece: Found, style: TextStyle): readonly (readonly Part[])[] {
    const whole = this.partsOf(paragraph, piece, style);
    if (widthOf(whole) <= style.width) return [whole];
    const cut: Found[] = [{ text: "", start: piece.start }];
    let [filled, at] = [0, piece.start];
    for (const sign of piece.text) {
      const width = widthOf(this.partsOf(paragraph, { text: sign, start: at }, style));
      if (filled > 0 && filled + width > style.width) {
        cut.push({ text: "", start: at });
        filled = 0;
      }
      const last = cut.at(-1);
      cut[cut.length - 1] = { text: `${last?.text ?? ""}${sign}`, start: last?.start ?? at };
      filled += width;
      at += sign.length;
    }
    return cut.map((found) => this.partsOf(paragraph, found, style));
  }

  private partsOf(paragraph: DirectedText, { text, start }: Found, style: TextStyle): readonly Part[] {
    if (!paragraph.isLeftToRight) return partsIn(paragraph, { text, start }, style);
    const way = `${style.size} ${style.weight}`;
    let words = this.words.get(way);
    if (!words) this.words.set(way, (words = new Map<string, readonly Part[]>()));
    let parts = words.get(text);
    if (!parts) words.set(text, (parts = partsIn(paragraph, { text, start }, style)));
    return parts;
  }
}

/** One line with its parts in the order in which they stand on paper. */
function placed(paragraph: DirectedText, chunks: readonly Chunk[], spaceAfter: Part | undefined): TextLine {
  const parts = chunks.flatMap(({ parts: own, space }, index) => (space && index > 0 ? [space, ...own] : own));
  const pieces: { text: string; face: Face; x: number; joins: boolean }[] = [];
  let x = 0;
  const inOrder = [...paragraph.onPaper(parts), ...(spaceAfter ? [spaceAfter] : [])];
  for (const { text, face, width, isReversed } of inOrder) {
    const last = pieces.at(-1);
    const joins = !isReversed;
    if (last?.joins && joins && last.face === face) last.text += text;
    else pieces.push({ text, face, x, joins });
    x += width;
  }
  return { pieces: pieces.map(({ text, face, x: at }) => ({ text, face, x: at })) };
}

function partsIn(paragraph: DirectedText, { text, start }: Found, style: TextStyle): readonly Part[] {
  return paragraph.parts(start, start + text.length).flatMap((directed) => {
    let at = directed.start;
    return faceRuns(paragraph.text.slice(directed.start, directed.end), style.weight).flatMap(
      (run): readonly Part[] => {
        const [drawn] = run.face ? [run] : faceRuns(style.unprintable, style.weight);
        const place = { start: at, end: (at += run.text.length) };
        if (!drawn?.face) return [];
        const isReversed = directed.isReversed && run.face !== undefined;
        const shown = isReversed ? turned(drawn.text) : drawn.text;
        return [{ text: shown, face: drawn.face, width: widthIn(drawn.face, shown, style.size), isReversed, ...place }];
      },
    );
  });
}

const widthIn = ({ font }: Face, text: string, size: number): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

const widthOf = (parts: readonly Part[]): number => parts.reduce((sum, { width }) => sum + width, 0);

/** Signs that nobody sees are left out; the narrow space of French is drawn as the usual one that does not break. */
const clean = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll("\u202F", "\u00A0")
    .replaceAll(/[^\P{C}\n\u200C\u200D]/gu, "");

/** Pieces of a word between which a line may be broken. */
function breakable({ text: word, start }: Found): readonly Found[] {
  const pieces: { text: string; start: number }[] = [];
  let isOpen = false;
  let at = start;
  for (const sign of word) {
    const alone = withoutSpaces.test(sign);
    const last = pieces.at(-1);
    if (last && isOpen && !alone) last.text += sign;
    else pieces.push({ text: sign, start: at });
    isOpen = !alone && sign !== "-" && sign !== "/" && sign !== "@";
    at += sign.length;
  }
  return pieces.length === 0 ? [{ text: "", start }] : pieces;
}
