import type { Box } from "../text/box.ts";
import type { Line } from "../text/lines.ts";
import { nameIn } from "../fields/nameField.ts";
import { plain } from "../text/plainText.ts";
import type { GreyPicture } from "../text/tesseractEngine.ts";
import { boxAround, sureFrom, type Word } from "../text/words.ts";
import { inkParts, partOf, shareOnRing, type InkPart } from "./inkParts.ts";

/**
 * What hands leave on a page: a signature near the words beside which people sign, and the round stamp of an office. Where neither is
 * plain nothing is said: a logo, a table or dirt may look like either.
 */
export type HandMarks = {
  /** Where somebody signed, other than an official before whom it was done. */
  readonly signatures: readonly Box[];
  /** Where a notary or a commissioner signed. */
  readonly officialSignatures: readonly Box[];
  /** Round stamps. */
  readonly seals: readonly Box[];
  /** Whether all that is not a word is a straight line: then nobody signed with a pen. */
  readonly hasLinesOnly: boolean;
};

/** A pen runs farther across than down and leaves most of its place white; in parts of the page. */
const signature = { width: { least: 0.035, most: 0.5 }, height: { least: 0.006, most: 0.11 }, density: 0.5, flat: 22 };
/** Flatter than this, in parts of the page, is a line; so is what is so much longer than thick. */
const line = { thick: 0.005, long: 30 };
const seal = { least: 0.05, most: 0.3, ratio: 0.78, density: 0.4, onRing: 0.5, gap: 0.042, arc: 14 };
/** People sign at most so far above the words of who signs, and below those of a closing. */
const reach = { above: 0.085, below: 0.11, left: 0.06, right: 0.5 };

/** Behind these, or on a line above or below them, somebody signs. */
const closing =
  /^\W*(?:yours|sincerely|respectfully|faithfully|truly|regards|best regards|kind regards|thank(?:ing)? you|signature|signed|sign here|sworn|declared|subscribed|cordialement|respectueusement|salutations|(?:veuillez|je vous prie|nous vous prions|recevez)[^.]{0,80}|signee?|fait a|declaree?|assermentee?|atentamente|atenciosamente)\b/;
/** Who signs a paper. */
const role =
  /\b(?:signature|director|manager|registrar|officer|owner|proprietor|founder|partner|president|principal|head|chief|secretary|coordinator|supervisor|administrator|superintendent|commissioner|notary|custodian|guardian|sponsor|applicant|declarant|deponent|witness|employer|employee|parent|father|mother|dean|chair|lead|inspector|physician|human (?:resources|capital)|hr\b|for:|authori[sz]ed signatory|directeur|directrice|gerante?|responsable|proprietaire|gestionnaire|chef|notaire|gardien(?:ne)?|garante?|demandeu(?:r|se)|temoin|employeur|pere|mere|greffier|officier|secretaire|presidente?|commissaire|medecin|souscription|ressources humaines)\b/;
const longestRole = 60;

const isLine = ({ box: [, , width, height], ...of }: InkPart): boolean =>
  height <= line.thick ||
  width <= line.thick * 0.8 ||
  of.width > line.long * of.height ||
  of.height > line.long * of.width;

const isSpeck = ({ width, height }: InkPart): boolean => width < 8 && height < 8;

function isSeal(part: InkPart, picture: GreyPicture): boolean {
  const {
    box: [, , width],
    width: wide,
    height: high,
    density,
  } = part;
  return (
    width >= seal.least &&
    width <= seal.most &&
    Math.min(wide, high) / Math.max(wide, high) >= seal.ratio &&
    density <= seal.density &&
    shareOnRing(part, picture) >= seal.onRing
  );
}

const isNear = ([left, top, width, height]: Box, [x, y, wide, high]: Box): boolean =>
  left - seal.gap < x + wide && x - seal.gap < left + width && top - seal.gap < y + high && y - seal.gap < top + height;

/** The words of a stamp run around it, and the room of each cuts its ring: arcs that touch are one. */
function withJoinedArcs(parts: readonly InkPart[], picture: GreyPicture): readonly (readonly InkPart[])[] {
  const groups: InkPart[][] = [];
  const arcs = parts.filter(
    (part) =>
      !isLine(part) &&
      part.width < 6 * part.height &&
      part.density <= seal.density &&
      Math.max(part.width, part.height) >= seal.arc,
  );
  for (const arc of arcs) {
    const near = groups.filter((group) => group.some(({ box }) => isNear(box, arc.box)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([arc, ...near.flat()]);
  }
  return groups.filter((group) => {
    const whole = partOf(
      group.flatMap(({ points }) => points),
      picture,
    );
    return isSeal(whole, picture);
  });
}

const isStroke = (part: InkPart): boolean => {
  const [left, top, width, height] = part.box;
  return (
    !isLine(part) &&
    width >= signature.width.least &&
    width <= signature.width.most &&
    height >= signature.height.least &&
    height <= signature.height.most &&
    part.width > part.height &&
    part.width < signature.flat * part.height &&
    part.density <= signature.density &&
    // The dark edge of a scan.
    left > 0.01 &&
    top > 0.01 &&
    left + width < 0.99 &&
    top + height < 0.99
  );
};

/** Before whom others sign. */
const official =
  /\b(?:notary|notaries|commissioner|commissaire|notaire|before me|devant moi|sworn|assermentee?|witness|temoin)\b/;

type Place = { readonly box: Box; readonly at: number; readonly isOfficial: boolean };

/** The place of a mark: the words that stand nearest to it, those below before those above. */
function placeOfMark(mark: Box, places: readonly Place[]): Place | undefined {
  const middle = mark[1] + mark[3] / 2;
  const distance = ({ at }: Place) => (at >= middle ? at - middle : 2 * (middle - at));
  return places.filter(({ box }) => liesIn(mark, box)).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The places in which somebody may have signed: around the words that close a letter or name who signs. */
function placesToSign(lines: readonly Line[]): readonly Place[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const text = plain(cell.text);
      const isClosing = closing.test(text);
      if (!isClosing && !(cell.text.length <= longestRole && role.test(text) && !/[:.]\s*\S/.test(text))) return [];
      const [left, top, , height] = boxAround(cell.words.map(({ box }) => box));
      const [from, to] = [top - reach.above, top + height + (isClosing ? reach.below : 0.02)];
      const [start, end] = [Math.max(0, left - reach.left), Math.min(1, left + reach.right)];
      const box: Box = [start, from, end - start, to - from];
      return [{ box, at: top, isOfficial: official.test(text) }];
    }),
  );
}

/** Whether the middle of a mark lies in a place. */
const liesIn = ([left, top, width, height]: Box, [x, y, wide, high]: Box): boolean => {
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  return middleX >= x && middleX <= x + wide && middleY >= y && middleY <= y + high;
};

/** A signature set in letters above the printed name: “M. Castle” over “Mireille Castle”, twice the same, or “/s/ M. Castle”. */
function signedInLetters(lines: readonly Line[]): readonly Box[] {
  return lines.flatMap((line, at) =>
    line.cells.flatMap((cell) => {
      const box = boxAround(cell.words.map(({ box }) => box));
      if (/^\W*\/s\/|^(?:digitally|electronically) signed by\b|^signe electroniquement par\b/.test(plain(cell.text)))
        return [box];
      if (cell.text.length > 45 || at < 3 || line.cells.length > 2 || !nameIn(cell.text)) return [];
      const below = lines
        .slice(at + 1, at + 3)
        .flatMap(({ cells: next }) => next)
        .find((next) => next.at.left < cell.at.left + cell.at.width && next.at.left + next.at.width > cell.at.left);
      return below && nameIn(below.text) && isSameSigner(cell.text, below.text) ? [box] : [];
    }),
  );
}

function isSameSigner(above: string, below: string): boolean {
  const [signed, printed] = [above, below].map((text) =>
    plain(text)
      .split(/[^a-z]+/)
      .filter(Boolean),
  );
  if (!signed || !printed || signed.length < 2 || printed.length < 2 || signed.length > 5) return false;
  if (![above, below].every((text) => /^\p{Lu}/u.test(text))) return false;
  return signed.every((part) => printed.some((one) => one === part || (part.length === 1 && one.startsWith(part))));
}

export function handMarks(
  picture: GreyPicture,
  {
    words,
    lines,
    isOwnText,
  }: { readonly words: readonly Word[]; readonly lines: readonly Line[]; readonly isOwnText: boolean },
): HandMarks {
  // A signature is read as a word, too, of which recognition is not sure.
  const covering = isOwnText
    ? words
    : words.filter(({ confidence, text }) => confidence >= sureFrom && /[\p{L}\d]{2}/u.test(text));
  const parts = inkParts(
    picture,
    covering.map(({ box }) => box),
  ).filter((part) => !isSpeck(part));
  const places = placesToSign(lines);
  const rings = withJoinedArcs(parts, picture);
  const single = parts.filter((part) => isSeal(part, picture)).map((part) => [part]);
  const stamps = rings.length > 0 ? rings : single;
  const strokes = parts.filter((part) => isStroke(part) && !stamps.some((stamp) => stamp.includes(part)));
  const marks = [...strokes.map(({ box }) => box), ...(isOwnText ? signedInLetters(lines) : [])];
  const isOfficial = (box: Box) => placeOfMark(box, places)?.isOfficial === true;
  return {
    signatures: [
      ...strokes.map(({ box }) => box).filter((box) => placeOfMark(box, places)?.isOfficial === false),
      ...(isOwnText ? signedInLetters(lines).filter((box) => !isOfficial(box)) : []),
    ],
    officialSignatures: marks.filter((box) => isOfficial(box)),
    seals: stamps.map((stamp) => boxAround(stamp.map(({ box }) => box))),
    hasLinesOnly: isOwnText && parts.every((part) => isLine(part)),
  };
}
