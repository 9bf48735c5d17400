/**
 * How names are spelt in the two machine-readable lines of a passport: ICAO Doc 9303, part 3, section 6, tables A (Latin
 * letters) and B (Cyrillic). Where a table allows several spellings, the first. Arabic and other scripts are left out: what a
 * passport says there does not follow from the letters.
 */

/** By the spelling, the letters that get it. Those that only lose an accent are not listed. */
const latin: Readonly<Record<string, string>> = {
  AE: "ÄÆ",
  AA: "Å",
  D: "ÐĐ",
  H: "Ħ",
  I: "I",
  IJ: "Ĳ",
  L: "ŁĿ",
  N: "Ŋ",
  OE: "ÖØŒ",
  SS: "ẞ",
  T: "Ŧ",
  TH: "Þ",
  UE: "Ü",
};

const cyrillic: Readonly<Record<string, string>> = {
  А: "A",
  Б: "B",
  В: "V",
  Г: "G",
  Ґ: "G",
  Д: "D",
  Е: "E",
  Ё: "E",
  Є: "IE",
  Ж: "ZH",
  З: "Z",
  И: "I",
  І: "I",
  Ї: "I",
  Й: "I",
  К: "K",
  Л: "L",
  М: "M",
  Н: "N",
  О: "O",
  П: "P",
  Р: "R",
  С: "S",
  Т: "T",
  У: "U",
  Ў: "U",
  Ф: "F",
  Х: "KH",
  Ц: "TS",
  Ч: "CH",
  Ш: "SH",
  Щ: "SHCH",
  Ъ: "IE",
  Ы: "Y",
  Ь: "",
  Э: "E",
  Ю: "IU",
  Я: "IA",
};

/** What the table says otherwise of a language; `first` of the first letter of a word. */
type Exceptions = {
  readonly every: Readonly<Record<string, string>>;
  readonly first?: Readonly<Record<string, string>>;
};
const exceptions: Readonly<Record<string, Exceptions>> = {
  UA: { every: { Г: "H", И: "Y" }, first: { Є: "YE", Ї: "YI", Й: "Y", Ю: "YU", Я: "YA" } },
  BY: { every: { Г: "H", Ё: "IO" } },
};

/** Passports of these countries spell Cyrillic by laws of their own, which the table does not follow. */
const byLawsOfTheirOwn: ReadonlySet<string> = new Set(["BA", "BG", "ME", "MK", "RS", "XK"]);

const ofLatin = new Map(
  Object.entries(latin).flatMap(([spelt, letters]) => [...letters].map((each) => [each, spelt] as const)),
);

function spelt(capital: string, isFirst: boolean, citizenship: string | undefined): string | undefined {
  const own = ofLatin.get(capital);
  if (own !== undefined) return own;
  const bare = capital.normalize("NFD").replaceAll(/\p{M}/gu, "");
  if (/^[ -~]+$/.test(bare)) return bare;
  if (citizenship === undefined || byLawsOfTheirOwn.has(citizenship)) return undefined;
  const { every, first } = exceptions[citizenship] ?? { every: {} };
  return (isFirst ? first?.[capital] : undefined) ?? every[capital] ?? cyrillic[capital];
}

/** The letter as it was written, small or capital; “Ørsted” gets “Oe”, “ØRSTED” gets “OE”. */
function asWritten(letters: string, sign: string, next: string | undefined): string {
  if (sign === sign.toLowerCase() && sign !== sign.toUpperCase()) return letters.toLowerCase();
  const goesOnSmall = next !== undefined && next === next.toLowerCase() && next !== next.toUpperCase();
  return goesOnSmall ? letters.slice(0, 1) + letters.slice(1).toLowerCase() : letters;
}

const apostrophes = /[\u2018\u2019\u02BC\u00B4\u2032]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/** A name as the machine-readable lines of a passport spell it; nothing where the tables do not say. */
export function asPassportsSpell(name: string, citizenship: string | undefined): string | undefined {
  const signs = [...name.normalize("NFC").replaceAll(apostrophes, "'").replaceAll(dashes, "-")];
  const letters: string[] = [];
  for (const [at, sign] of signs.entries()) {
    const before = signs[at - 1];
    const isFirst = before === undefined || !/\p{L}/u.test(before);
    // A small sharp s has two capitals, and a small dotless i the common one.
    const capital = sign === "ß" ? "ẞ" : sign.toUpperCase();
    const letter = spelt(capital, isFirst, citizenship);
    if (letter === undefined) return undefined;
    letters.push(asWritten(letter, sign, signs[at + 1]));
  }
  return letters.join("");
}
