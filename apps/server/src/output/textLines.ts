import { faceRuns, type Face, type Weight } from "./fontFaces.ts";
import { baseDirection, directedParts, inVisualOrder, mirrored, type Direction } from "./textDirection.ts";

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

/** Part of a word in one face and direction. */
type Part = { readonly text: string; readonly direction: Direction; readonly face: Face; readonly width: number };
/** What no line is broken within, and the space before it. */
type Chunk = { readonly parts: readonly Part[]; readonly width: number; readonly hasSpace: boolean };

/** Writing that is broken between any two signs. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const drawnInItself =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u;

/** Lays out texts of one document: fonts by word, lines by width, each line in the order in which it stands on paper. */
export class TextLayout {
  /** By size and weight, then by word: no word is looked at twice in a document. */
  private readonly words = new Map<string, Map<string, readonly Part[]>>();

  layOut(text: string, style: TextStyle): TextBlock {
    const paragraphs = clean(text).split("\n");
    const lines = paragraphs.flatMap((paragraph) => this.linesOf(paragraph, style));
    return { lines, isPlain: drawnInItself.test(text) };
  }

  /** Of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    return widthOf(this.partsOf(clean(text), style));
  }

  private linesOf(paragraph: string, style: TextStyle): readonly TextLine[] {
    const base = baseDirection(paragraph);
    const space = this.spaceIn(style);
    const lines: TextLine[] = [];
    let line: Chunk[] = [];
    let filled = 0;
    const close = () => {
      lines.push(this.placed(line, base, space));
      line = [];
      filled = 0;
    };
    for (const chunk of this.chunksOf(paragraph, style)) {
      const width = chunk.width + (chunk.hasSpace && line.length > 0 ? space.width : 0);
      if (line.length > 0 && filled + width > style.width) {
        // A space at the end of the line keeps its last word apart from the next for those who listen or copy.
        if (chunk.hasSpace && base === "ltr") line.push({ parts: [space], width: space.width, hasSpace: false });
        close();
      }
      filled += line.length === 0 ? chunk.width : width;
      line.push(chunk);
    }
    close();
    return lines;
  }

  private spaceIn(style: TextStyle): Part {
    const [part] = this.partsOf(" ", style);
    if (!part) throw new Error("no font has a space");
    return part;
  }

  private chunksOf(paragraph: string, style: TextStyle): readonly Chunk[] {
    return paragraph.split(" ").flatMap((word) =>
      breakable(word).flatMap((piece, index) =>
        this.fitting(piece, style).map((parts, at): Chunk => ({
          parts,
          width: widthOf(parts),
          hasSpace: index === 0 && at === 0,
        })),
      ),
    );
  }

  /** A piece that is wider than the line is cut where the line ends. */
  private fitting(piece: string, style: TextStyle): readonly (readonly Part[])[] {
    const whole = this.partsOf(piece, style);
    if (widthOf(whole) <= style.width) return [whole];
    const cut: string[] = [""];
    let filled = 0;
    for (const sign of piece) {
      const width = widthOf(this.partsOf(sign, style));
      if (filled > 0 && filled + width > style.width) {
        cut.push("");
        filled = 0;
      }
      cut[cut.length - 1] += sign;
      filled += width;
    }
    return cut.map((part) => this.partsOf(part, style));
  }

  private partsOf(word: string, style: TextStyle): readonly Part[] {
    const way = `${style.size} ${style.weight}`;
    let words = this.words.get(way);
    if (!words) this.words.set(way, (words = new Map<string, readonly Part[]>()));
    let parts = words.get(word);
    if (!parts) words.set(word, (parts = partsIn(word, style)));
    return parts;
  }

  private placed(chunks: readonly Chunk[], base: "ltr" | "rtl", space: Part): TextLine {
    const parts = chunks.flatMap((chunk, index) =>
      chunk.hasSpace && index > 0 ? [{ ...space, direction: "neutral" as const }, ...chunk.parts] : chunk.parts,
    );
    const pieces: { text: string; face: Face; x: number; joins: boolean }[] = [];
    let x = 0;
    for (const { part, isReversed } of inVisualOrder(parts, base)) {
      const last = pieces.at(-1);
      const text = isReversed && part.direction === "neutral" ? mirrored(part.text) : part.text;
      const joins = !isReversed && part.direction !== "rtl";
      if (last?.joins && joins && last.face === part.face) last.text += text;
      else pieces.push({ text, face: part.face, x, joins });
      x += part.width;
    }
    return { pieces: pieces.map(({ text, face, x: at }) => ({ text, face, x: at })) };
  }
}

function partsIn(word: string, style: TextStyle): readonly Part[] {
  return directedParts(word).flatMap(({ text, direction }) =>
    faceRuns(text, style.weight).flatMap((run): readonly Part[] => {
      if (run.face) return [part(run.text, direction, run.face, style.size)];
      const [substitute] = faceRuns(style.unprintable, style.weight);
      return substitute?.face ? [part(style.unprintable, "ltr", substitute.face, style.size)] : [];
    }),
  );
}

const part = (text: string, direction: Direction, face: Face, size: number): Part => ({
  text,
  direction,
  face,
  width: (face.font.layout(text).advanceWidth / face.font.unitsPerEm) * size,
});

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
function breakable(word: string): readonly string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const sign of word) {
    const alone = withoutSpaces.test(sign);
    if (isOpen && !alone) pieces[pieces.length - 1] += sign;
    else pieces.push(sign);
    isOpen = !alone && sign !== "-" && sign !== "/" && sign !== "@";
  }
  return pieces.length === 0 ? [""] : pieces;
}
