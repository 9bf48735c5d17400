/** Layouts of machine-readable zones: ICAO Doc 9303, parts 4 to 7, and the French card from before 2021. */
export type ZoneFormat = "TD1" | "TD2" | "TD3" | "MRVA" | "MRVB" | "FrenchCard";

/** A place in the zone, as line * `lineWidth` + character. */
export type Place = number;

/**
 * What may stand at each place: `a` a letter or filler, `n` a digit, `d` a digit or filler, `s` a sex, `x` anything.
 */
export type Layout = {
  readonly width: number;
  readonly lines: readonly string[];
  readonly first: RegExp;
};

const times = (sign: string, count: number) => sign.repeat(count);
/** Number and its digit, nationality, birth and its digit, sex, expiry and its digit: the start of the second line. */
const numbered = `${times("x", 9)}d${times("a", 3)}${times("d", 6)}ns${times("n", 7)}`;

export const layouts: Readonly<Record<ZoneFormat, Layout>> = {
  TD3: { width: 44, lines: [times("a", 44), `${numbered}${times("x", 14)}dn`], first: /^P/ },
  MRVA: { width: 44, lines: [times("a", 44), `${numbered}${times("x", 16)}`], first: /^V/ },
  FrenchCard: {
    width: 36,
    lines: [`${times("a", 30)}${times("x", 6)}`, `${times("x", 12)}n${times("a", 14)}${times("n", 7)}sn`],
    first: /^IDFRA/,
  },
  TD2: { width: 36, lines: [times("a", 36), `${numbered}${times("x", 7)}n`], first: /^[ACI]/ },
  MRVB: { width: 36, lines: [times("a", 36), `${numbered}${times("x", 8)}`], first: /^V/ },
  TD1: {
    width: 30,
    lines: [
      `${times("a", 5)}${times("x", 9)}d${times("x", 15)}`,
      `${times("d", 6)}ns${times("n", 7)}${times("a", 3)}${times("x", 11)}n`,
      times("a", 30),
    ],
    first: /^[ACI]/,
  },
};

/** A day or a month of birth that is not known: left open, or zeros. */
export const isOpenPart = (text: string): boolean => text === "<<" || text === "00";

const letters = /^[A-Z<]$/;
const allowed: Readonly<Record<string, RegExp>> = {
  a: letters,
  n: /^\d$/,
  d: /^[\d<]$/,
  s: /^[MFX<]$/,
  x: /^[A-Z\d<]$/,
};

export const mayStand = (kind: string, character: string): boolean => allowed[kind]?.test(character) === true;

/** Places that one check digit covers, in the order in which they are weighed, and where the digit stands. */
export type CheckedPlaces = {
  readonly name: "number" | "birth" | "expiry" | "optional" | "all";
  readonly places: readonly Place[];
  readonly digit: Place;
};

const range = (line: number, width: number, from: number, to: number): Place[] =>
  Array.from({ length: to - from }, (_, index) => line * width + from + index);

/** The check digits of a zone. `text`: its lines joined (the number of a card can go on behind its digit). */
export function checkedPlaces(format: ZoneFormat, text: string): readonly CheckedPlaces[] {
  const { width } = layouts[format];
  const of = (line: number, from: number, to: number) => range(line, width, from, to);
  if (format === "TD1") {
    return [
      cardNumber(text),
      { name: "birth", places: of(1, 0, 6), digit: width + 6 },
      { name: "expiry", places: of(1, 8, 14), digit: width + 14 },
      {
        name: "all",
        places: [...of(0, 5, 30), ...of(1, 0, 7), ...of(1, 8, 15), ...of(1, 18, 29)],
        digit: width + 29,
      },
    ];
  }
  if (format === "FrenchCard") {
    return [
      { name: "number", places: of(1, 0, 12), digit: width + 12 },
      { name: "birth", places: of(1, 27, 33), digit: width + 33 },
      { name: "all", places: [...of(0, 0, 36), ...of(1, 0, 35)], digit: width + 35 },
    ];
  }
  const dated: CheckedPlaces[] = [
    { name: "number", places: of(1, 0, 9), digit: width + 9 },
    { name: "birth", places: of(1, 13, 19), digit: width + 19 },
    { name: "expiry", places: of(1, 21, 27), digit: width + 27 },
  ];
  if (format === "TD2") {
    dated.push({ name: "all", places: [...of(1, 0, 10), ...of(1, 13, 20), ...of(1, 21, 35)], digit: width + 35 });
  }
  if (format === "TD3") {
    dated.push({ name: "optional", places: of(1, 28, 42), digit: width + 42 });
    dated.push({ name: "all", places: [...of(1, 0, 10), ...of(1, 13, 20), ...of(1, 21, 43)], digit: width + 43 });
  }
  return dated;
}

/** A number of more than nine characters goes on behind the filler that stands for its digit; its last character is the digit. */
function cardNumber(text: string): CheckedPlaces {
  const own = range(0, 30, 5, 14);
  const rest = /^<([A-Z\d]+)</.exec(text.slice(14, 30))?.[1];
  if (rest === undefined) return { name: "number", places: own, digit: 14 };
  const end = 15 + rest.length - 1;
  return { name: "number", places: [...own, ...range(0, 30, 15, end)], digit: end };
}

/** Where the codes of states stand: who issued the paper, and the nationality. */
export const statePlaces: Readonly<Record<ZoneFormat, readonly Place[]>> = {
  TD3: [2, 54],
  MRVA: [2, 54],
  TD2: [2, 46],
  MRVB: [2, 46],
  FrenchCard: [2],
  TD1: [2, 45],
};
