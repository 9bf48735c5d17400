/** One line of a long list. `alsoFoundBy` holds other spellings: the other language, the native name. */
export type ListOption = {
  readonly value: string;
  readonly label: string;
  readonly alsoFoundBy?: readonly string[];
  /** Abbreviations by a standard. They find the option, and yield to a name that begins with the same letters. */
  readonly codes?: readonly string[];
};

/** Lower case without accents and punctuation, so that `Cote d'Ivoire` finds `Côte d’Ivoire`, and `St. Lucia` `Saint Lucia`. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/œ/g, "oe")
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .replaceAll(/[\s\p{P}\p{S}]+/gu, " ")
    .trim()
    .replace(/^st /, "saint ")
    .replace(/^ste /, "sainte ");

/** Words that people leave out or write as a sign. */
export const smallWords: ReadonlySet<string> = new Set([
  "and",
  "et",
  "of",
  "the",
  "de",
  "du",
  "des",
  "la",
  "le",
  "les",
  "l",
  "d",
]);

/** One way to write a name; `squeezed`: `Hongkong` is Hong Kong. */
type Written = { readonly words: string; readonly squeezed: string };
const written = (words: string): Written => ({ words, squeezed: words.replaceAll(" ", "") });

/** One spelling in the two ways in which it is compared: word by word, and without the small words. */
type Spelling = { readonly whole: Written; readonly short: Written };

function spellingOf(text: string): Spelling {
  const whole = fold(text);
  const short = whole
    .split(" ")
    .filter((word) => !smallWords.has(word))
    .join(" ");
  return { whole: written(whole), short: written(short === "" ? whole : short) };
}

type Spellings = { readonly label: Spelling; readonly others: readonly Spelling[]; readonly codes: readonly string[] };

const known = new WeakMap<ListOption, Spellings>();

/** Folded once: a list is searched with every letter that is typed. */
function spellingsOf(option: ListOption): Spellings {
  const before = known.get(option);
  if (before) return before;
  const spellings = {
    label: spellingOf(option.label),
    others: (option.alsoFoundBy ?? []).map(spellingOf),
    codes: (option.codes ?? []).map(fold),
  };
  known.set(option, spellings);
  return spellings;
}

/** How well a text fits, the best first. */
const ranks = ["label", "other", "code", "labelBegins", "wordOfLabel", "otherBegins", "wordOfOther", "inside"] as const;
type Rank = (typeof ranks)[number];

type Compared = (name: Written, typed: Written) => boolean;
const isSame: Compared = (name, typed) => name.squeezed === typed.squeezed;
const begins: Compared = (name, typed) => name.squeezed.startsWith(typed.squeezed);
const hasWord: Compared = (name, typed) => name.words.includes(` ${typed.words}`);
const holds: Compared = (name, typed) => typed.words.length > 1 && name.words.includes(typed.words);

function rankOf(option: ListOption, typed: Spelling): Rank | undefined {
  const { label, others, codes } = spellingsOf(option);
  const fits = (name: Spelling, how: Compared) => how(name.whole, typed.whole) || how(name.short, typed.short);
  const fitsOther = (how: Compared) => others.some((other) => fits(other, how));
  const fit: Readonly<Record<Rank, () => boolean>> = {
    label: () => fits(label, isSame),
    other: () => fitsOther(isSame),
    code: () => codes.includes(typed.whole.squeezed),
    labelBegins: () => fits(label, begins),
    wordOfLabel: () => fits(label, hasWord),
    otherBegins: () => fitsOther(begins),
    wordOfOther: () => fitsOther(hasWord),
    inside: () => fits(label, holds),
  };
  return ranks.find((rank) => fit[rank]());
}

type Ranked = { readonly option: ListOption; readonly rank: Rank };

function ranked(options: readonly ListOption[], typed: string): readonly Ranked[] {
  const wanted = spellingOf(typed);
  if (wanted.whole.words === "") return [];
  return options
    .flatMap((option): readonly Ranked[] => {
      const rank = rankOf(option, wanted);
      return rank === undefined ? [] : [{ option, rank }];
    })
    .toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank));
}

/** Options that match what was typed: what is called so, then names that begin with it, then words that do, then inside. */
export const matching = (options: readonly ListOption[], typed: string): readonly ListOption[] =>
  fold(typed) === "" ? options : ranked(options, typed).map(({ option }) => option);

/**
 * What a typed text names, without anybody choosing: the one option that is called exactly so. Two that share the name are
 * none, and neither is a code with which the name of another one begins.
 */
export const named = (options: readonly ListOption[], typed: string): ListOption | undefined =>
  namedIn(ranked(options, typed));

function namedIn(found: readonly Ranked[]): ListOption | undefined {
  const [first, second] = found;
  if (!first || first.rank === second?.rank) return undefined;
  if (first.rank === "label" || first.rank === "other") return first.option;
  return first.rank === "code" && second?.rank !== "labelBegins" ? first.option : undefined;
}

/** What Enter takes: the option that is named, or the only one whose name goes on as it was begun. */
export function takenByEnter(options: readonly ListOption[], typed: string): ListOption | undefined {
  const found = ranked(options, typed);
  const [only] = found;
  return namedIn(found) ?? (found.length === 1 && only?.rank !== "inside" ? only?.option : undefined);
}

/** Whether several options are called exactly so. */
export const isShared = (options: readonly ListOption[], typed: string): boolean => {
  const [first, second] = ranked(options, typed);
  return second !== undefined && first?.rank === second.rank && (first.rank === "label" || first.rank === "other");
};
