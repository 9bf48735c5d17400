import type { Language, Text } from "@boreal/domain/kernel/text";
import type { Letterhead } from "../../store/letterhead.ts";

/** The picture at the top of a letter of the firm, as both kinds of files draw it. */
export type LetterheadInFile = Pick<Letterhead, "mime" | "width" | "height"> & {
  readonly bytes: Buffer;
  /** What is read aloud in its place. */
  readonly alt: string;
};

const unnamed: Text = { en: "Letterhead of the firm", fr: "En-tête du cabinet" };

export const letterheadInFile = (
  { mime, width, height, base64 }: Letterhead,
  office: readonly string[],
  language: Language,
): LetterheadInFile => ({
  mime,
  width,
  height,
  bytes: Buffer.from(base64, "base64"),
  alt: office.join(", ") || unnamed[language],
});

/** An inch, as the heads of letters are. */
const mostHeight = 72;
/** Two pixels for each point keep a picture sharp. */
const pointsOfPixel = 0.5;

/** In points: no larger than it is sharp, within the width of the text. */
export function sizeOfLetterhead(
  { width, height }: Pick<LetterheadInFile, "width" | "height">,
  room: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(pointsOfPixel, room / width, mostHeight / height);
  return { width: width * scale, height: height * scale };
}
