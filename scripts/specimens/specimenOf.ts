import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { limitsOf, thresholdsInForce } from "@boreal/reading/limits";
import { openFile } from "@boreal/reading/pages/openFile";
import { readDocument } from "@boreal/reading/readDocument";
import { linesOf, type Cell } from "@boreal/reading/text/lines";
import { createRecogniser } from "@boreal/reading/text/recogniseText";
import type { Rectangle, Word } from "@boreal/reading/text/words";

/** One printed piece of a made-up paper: its place from the top left and its size, in points, and the words. */
type Piece = readonly [left: number, top: number, width: number, height: number, words: string];
/** A value that matters, and where it is printed. */
type Mark = readonly [field: string, left: number, top: number, width: number, height: number];
export type SpecimenPage = {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** Where a photo of the holder is. */
  readonly picture?: Place;
};

/** From the top left, in points. */
export type Place = readonly [left: number, top: number, width: number, height: number];

const recogniser = createRecogniser(["eng", "fra"]);
const air = 36;
const round = (points: number) => Math.round(points * 10) / 10;

/** The first page of a made-up paper as it is drawn beside a slot, with what our own reader found on it marked. */
export async function specimenOf(pdf: Uint8Array, documentType: string): Promise<SpecimenPage> {
  const opened = await openFile(pdf, limitsOf(thresholdsInForce()));
  if ("error" in opened) throw new Error(`${documentType}: ${opened.error.code}`);
  const page = opened.file.pages[0];
  if (!page) throw new Error(`${documentType}: no page`);
  const { words } = await page.ownText();
  opened.file.close();
  const { fields } = await readDocument(
    { bytes: pdf, fileName: "specimen.pdf", expectedTypes: [documentType] },
    { recogniser },
  );
  const marks = Object.entries(fields).flatMap(
    ([
      name,
      {
        page: at,
        box: [left, top, width, height],
      },
    ]): Mark[] =>
      at === 1 && documentField(name) !== undefined
        ? [
            [
              name,
              round(left * page.width),
              round(top * page.height),
              round(width * page.width),
              round(height * page.height),
            ],
          ]
        : [],
  );
  const pieces = linesOf(words).flatMap(({ cells }) => cells.flatMap((cell) => piecesOf(cell, marks)));
  const lowest = Math.max(...pieces.map(([, top, , height]) => top + height));
  return {
    width: round(page.width),
    height: round(Math.min(page.height, Math.max(lowest + air, page.width * 0.7))),
    pieces,
    marks: marks
      .filter((one) => !marks.some((other) => other !== one && holds(one, other)))
      .toSorted((one, other) => one[2] - other[2] || one[1] - other[1]),
  };
}

/** A name that is made of two printed ones is marked by these. */
const holds = ([, left, top, width, height]: Mark, [, x, y, w, h]: Mark): boolean =>
  left <= x && top <= y && left + width >= x + w && top + height >= y + h && width * height > w * h;

/** Signs that are set one by one, as in the zone of a passport, are one run; else a run ends where a mark begins or ends, so that both fit in any font. */
function piecesOf({ text, words, at }: Cell, marks: readonly Mark[]): readonly Piece[] {
  const isZone = words.length > 8 && words.every((word) => word.text.length === 1);
  if (isZone) return [pieceAt(at, text.replaceAll(" ", ""))];
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && markOf(before, marks) === markOf(word, marks)) run.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0]?.at ?? at, run.at(-1)?.at ?? at];
    return pieceAt({ ...first, width: last.left + last.width - first.left }, run.map((word) => word.text).join(" "));
  });
}

const pieceAt = ({ left, top, width, height }: Rectangle, words: string): Piece => [
  round(left),
  round(top),
  round(width),
  round(height),
  words,
];

/** The mark in which the middle of a word lies. */
function markOf({ at }: Word, marks: readonly Mark[]): string | undefined {
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return marks.find(
    ([, left, top, width, height]) => left <= x && x <= left + width && top <= y && y <= top + height,
  )?.[0];
}
