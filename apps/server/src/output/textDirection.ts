/** How a piece of text runs: left to right, right to left, a number, or whatever stands around it. */
export type Direction = "ltr" | "rtl" | "number" | "neutral";

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const digit = /\p{Nd}/u;
const leftToRight = /[\p{L}\p{M}]/u;

export function directionOf(sign: string): Direction {
  if (digit.test(sign)) return "number";
  if (rightToLeft.test(sign)) return "rtl";
  return leftToRight.test(sign) ? "ltr" : "neutral";
}

/** The direction of a paragraph: that of its first letter. */
export function baseDirection(text: string): "ltr" | "rtl" {
  for (const sign of text) {
    const direction = directionOf(sign);
    if (direction === "ltr" || direction === "rtl") return direction;
  }
  return "ltr";
}

/** A word cut where its direction changes. Marks stay with their letter, and signs inside a number (12/05) with the number. */
export function directedParts(word: string): readonly { readonly text: string; readonly direction: Direction }[] {
  const parts: { text: string; direction: Direction }[] = [];
  const signs = [...word];
  signs.forEach((sign, index) => {
    const last = parts.at(-1);
    const own = directionOf(sign);
    const inNumber =
      own === "neutral" && last?.direction === "number" && directionOf(signs[index + 1] ?? " ") === "number";
    const direction = inNumber ? "number" : own;
    const isMark = /\p{M}/u.test(sign);
    if (last && (isMark || last.direction === direction)) last.text += sign;
    else parts.push({ text: sign, direction });
  });
  return parts;
}

/**
 * The parts of one line in the order in which they stand on paper, by the levels of Unicode’s bidirectional algorithm (UAX 9,
 * rules N and L2; explicit marks are not looked at). `isReversed` says that a part stands in text from right to left.
 */
export function inVisualOrder<P extends { readonly direction: Direction }>(
  parts: readonly P[],
  base: "ltr" | "rtl",
): readonly { readonly part: P; readonly isReversed: boolean }[] {
  if (base === "ltr" && parts.every(({ direction }) => direction !== "rtl"))
    return parts.map((part) => ({ part, isReversed: false }));
  const lowest = base === "ltr" ? 0 : 1;
  const leveled = levels(
    parts.map(({ direction }) => direction),
    base,
  ).map((level, index) => ({ level, part: parts[index] as P }));
  for (let level = Math.max(...leveled.map((one) => one.level), lowest); level >= 1; level -= 1)
    reverseFrom(leveled, level);
  return leveled.map(({ level, part }) => ({ part, isReversed: level % 2 === 1 }));
}

function levels(directions: readonly Direction[], base: "ltr" | "rtl"): readonly number[] {
  const plain = base === "ltr" ? 0 : 1;
  let strong: "ltr" | "rtl" = base;
  const known = directions.map((direction): number | undefined => {
    if (direction === "ltr" || direction === "rtl") strong = direction;
    if (direction === "rtl") return 1;
    if (direction === "ltr") return base === "ltr" ? 0 : 2;
    if (direction === "number") return strong === "rtl" || base === "rtl" ? 2 : 0;
    return undefined;
  });
  // What is neither takes the direction that stands on both of its sides, a number counting as its surroundings.
  const side = (index: number, step: 1 | -1): "ltr" | "rtl" => {
    for (let at = index + step; at >= 0 && at < known.length; at += step) {
      const direction = directions[at];
      if (direction === "ltr" || direction === "rtl") return direction;
      if (direction === "number") return known[at] === 0 ? "ltr" : "rtl";
    }
    return base;
  };
  return known.map((level, index) => {
    if (level !== undefined) return level;
    const [before, after] = [side(index, -1), side(index, 1)];
    if (before !== after) return plain;
    return before === "rtl" ? 1 : base === "ltr" ? 0 : 2;
  });
}

function reverseFrom<L extends { readonly level: number }>(line: L[], level: number): void {
  let start = 0;
  while (start < line.length) {
    if ((line[start]?.level ?? 0) < level) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < line.length && (line[end]?.level ?? 0) >= level) end += 1;
    line.splice(start, end - start, ...line.slice(start, end).toReversed());
    start = end;
  }
}

const mirrors: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};

/** Signs between words of right to left: the last one first, brackets turned round. */
export const mirrored = (text: string): string =>
  [...text]
    .toReversed()
    .map((sign) => mirrors[sign] ?? sign)
    .join("");
