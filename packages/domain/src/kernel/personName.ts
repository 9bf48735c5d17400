/**
 * Whether two spellings name one person: a passport against a profile, a statement against its holder. The rule is
 * docs/facts/warnings.md section 4. Letters are never guessed: two words are the same, or one is how the other is written
 * without its accents, in the letters of a passport, or as its first letter alone.
 */
export type WrittenName =
  | { readonly given?: string | undefined; readonly family?: string | undefined }
  | { readonly full: string };

/** `notComparable`: one of them is empty or a single word, or their scripts differ. Nothing follows from that. */
export type NameComparison = "same" | "otherFamilyName" | "otherGivenNames" | "otherName" | "notComparable";

/** `any`: the name is written whole, and nothing tells its parts. */
type Role = "given" | "family" | "any";
type Word = {
  readonly forms: ReadonlySet<string>;
  readonly role: Role;
  /** The name within which it is printed: Anne-Marie is one name of two words. */
  readonly within: string;
  readonly saysNothing: boolean;
};

/** What a capital becomes without its sign, and in the machine-readable lines of a passport (ICAO 9303, part 3). */
const inPassports: Readonly<Record<string, readonly [plain: string, written: string]>> = {
  Ä: ["A", "AE"],
  Å: ["A", "AA"],
  Æ: ["AE", "AE"],
  Đ: ["D", "D"],
  Ð: ["D", "D"],
  Ł: ["L", "L"],
  Ö: ["O", "OE"],
  Ø: ["O", "OE"],
  Œ: ["OE", "OE"],
  Þ: ["TH", "TH"],
  Ü: ["U", "UE"],
  ẞ: ["SS", "SS"],
};

/** FNU and LNU stand for a name that there is not. */
const titles: ReadonlySet<string> = new Set("MR MRS MS MISS DR PROF MME MLLE JR SR FNU LNU".split(" "));
/** Small words of family names; in some names such a word is the name itself. */
const particles: ReadonlySet<string> = new Set(
  "DE DA DO DOS DAS DI DU DEL DELLA LA LE LAS LOS EL AL VAN VON DEN DER TEN TER BIN BINTI BINT IBN BEN ABU Y E".split(
    " ",
  ),
);

/** In a shorter word the two vowels are mostly two sounds: Sue, Joe. */
const leastOfUmlaut = 5;

/** How a word is printed: its letters plain, and as passports write letters with a sign. */
function spellingsOf(word: string): readonly [plain: string, other: string] {
  const capitals = word.normalize("NFC").toUpperCase();
  // Most words have no such letter, and names are compared for every document of a plan.
  if (/^[A-Z]*$/.test(capitals)) return [capitals, capitals];
  const letters = [...capitals];
  const spell = (at: 0 | 1): string =>
    letters
      .map((letter) => inPassports[letter]?.[at] ?? letter)
      .join("")
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "");
  return [spell(0), spell(1)];
}

/** Every way in which a word may be printed. */
function formsOf(word: string): ReadonlySet<string> {
  const forms = spellingsOf(word);
  const [plain] = forms;
  return new Set(plain.length < leastOfUmlaut ? forms : [...forms, plain.replaceAll(/([AOU])E|A(?=A)/g, "$1")]);
}

const some = ({ forms }: Pick<Word, "forms">, test: (form: string) => boolean): boolean => [...forms].some(test);

function wordsOf(text: string, role: Role): readonly Word[] {
  const printed = text
    .replaceAll(/['’‘`´ʼʻ]/gu, "")
    .split(/\s+/u)
    .flatMap((within) => within.split(/[^\p{L}\p{M}]+/u).map((word) => ({ within, word })))
    .filter(({ word }) => word !== "");
  const words = printed.map(({ within, word }) => ({ within, forms: formsOf(word) }));
  const isTitle = (form: string): boolean => titles.has(form);
  const isSmall = (form: string): boolean => isTitle(form) || (role !== "any" && particles.has(form));
  const hasOthers = words.some((word) => !some(word, isSmall));
  return words.map((word) => ({ ...word, role, saysNothing: hasOthers && some(word, isSmall) }));
}

const wordsOfName = (name: WrittenName): readonly Word[] =>
  "full" in name
    ? wordsOf(name.full, "any")
    : [...wordsOf(name.given ?? "", "given"), ...wordsOf(name.family ?? "", "family")];

const isSame = (one: Word, other: Word): boolean => some(one, (form) => other.forms.has(form));
const isLatin = (word: Word): boolean => some(word, (form) => /^\p{Script=Latin}+$/u.test(form));
const beginsWith = (whole: Word, beginning: Word): boolean =>
  some(beginning, (form) => some(whole, (letters) => letters.startsWith(form)));
const isOneLetter = (word: Word): boolean => some(word, (form) => form.length === 1);
const isInitialOf = (initial: Word, whole: Word): boolean => isOneLetter(initial) && beginsWith(whole, initial);
const isInitial = (one: Word, other: Word): boolean =>
  one.role !== "family" && other.role !== "family" && (isInitialOf(other, one) || isInitialOf(one, other));

const asOneWord = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(
    words.reduce<readonly string[]>(
      (begun, { forms }) => begun.flatMap((begin) => [...forms].map((form) => begin + form)),
      [""],
    ),
  );

/** Words next to each other that are written as one elsewhere: Abdul Rahman, Abdulrahman. */
function runThatSpells(words: readonly Word[], whole: Word): readonly Word[] {
  for (let length = 2; length <= 4; length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length);
      const [first] = run;
      // Writing words as one takes long, and few words begin the other one.
      if (first === undefined || !beginsWith(whole, first)) continue;
      const forms = asOneWord(run);
      if (some(whole, (form) => forms.has(form))) return run;
    }
  }
  return [];
}

type Matched = {
  readonly pairs: readonly (readonly [Word, Word])[];
  /** What has nothing like it in the other name. */
  readonly left: readonly [readonly Word[], readonly Word[]];
};

/** Which words of two names are the same. Whole words come first, then words written as one, then initials. */
function matchWords(ours: readonly Word[], theirs: readonly Word[]): Matched {
  const pairs: (readonly [Word, Word])[] = [];
  const [open, otherOpen] = [new Set(ours), new Set(theirs)];
  const keep = (ones: readonly Word[], others: readonly Word[]): void => {
    const [one, other] = [ones[0], others[0]];
    if (one === undefined || other === undefined) return;
    for (const each of ones) open.delete(each);
    for (const each of others) otherOpen.delete(each);
    pairs.push([one, other]);
  };
  const pairUp = (fits: (one: Word, other: Word) => boolean): void => {
    for (const one of open) keep([one], [...otherOpen].filter((other) => fits(one, other)).slice(0, 1));
  };
  pairUp(isSame);
  for (const whole of open) keep([whole], runThatSpells([...otherOpen], whole));
  for (const whole of otherOpen) keep(runThatSpells([...open], whole), [whole]);
  pairUp(isInitial);
  const leftIn = (words: ReadonlySet<Word>, side: 0 | 1): readonly Word[] =>
    // A word that the name says twice is there.
    [...words].filter((word) => !word.saysNothing && !pairs.some((pair) => isSame(pair[side], word)));
  return { pairs, left: [leftIn(open, 0), leftIn(otherOpen, 1)] };
}

const ofRole = (words: readonly Word[], role: Role): readonly Word[] => words.filter((word) => word.role === role);
const has = (words: readonly Word[], role: Role): boolean => words.some((word) => word.role === role);
/** Whether anything in a name can be this part of it. */
const tells = (words: readonly Word[], role: Role): boolean => has(words, role) || has(words, "any");

/** At most one given name and one family name may be missing, and no part may have something of its own in both names. */
function mayBeMissing([ours, theirs]: Matched["left"]): boolean {
  if (ours.length > 0 && theirs.length > 0 && (has(ours, "any") || has(theirs, "any"))) return false;
  const missing = (role: Role): number => new Set(ofRole([...ours, ...theirs], role).map(({ within }) => within)).size;
  return (
    (["given", "family"] as const).every((role) => missing(role) <= 1 && (!has(ours, role) || !has(theirs, role))) &&
    missing("any") <= 2
  );
}

/** One word alone names nobody, unless the other name is one word too. */
const saysTooLittle = (one: readonly Word[], other: readonly Word[]): boolean =>
  one.length === 1 && has(one, "any") && other.length > 1;

/** Names that are printed in two scripts are compared by their Latin letters. */
export function compareNames(one: WrittenName, other: WrittenName): NameComparison {
  const whole = [wordsOfName(one), wordsOfName(other)] as const;
  const latin = whole.map((words) => words.filter(isLatin));
  const inLatin = latin.filter((words) => words.length > 0).length;
  if (inLatin === 1) return "notComparable";
  const [ours = [], theirs = []] = inLatin === 2 ? latin : whole;
  if (ours.length === 0 || theirs.length === 0) return "notComparable";
  const result = compareWords(ours, theirs);
  return result !== "same" && inLatin === 0 ? "notComparable" : result;
}

/** Whether each word of either name is in the other, in any order: with a word more it may be somebody else of the family. */
export function isSameWholeName(one: WrittenName, other: WrittenName): boolean {
  const { pairs, left } = matchWords(wordsOfName(one), wordsOfName(other));
  return pairs.length > 0 && left.every((words) => words.length === 0);
}

function compareWords(ours: readonly Word[], theirs: readonly Word[]): NameComparison {
  const { pairs, left } = matchWords(ours, theirs);
  if (pairs.length > 0 && (saysTooLittle(ours, theirs) || saysTooLittle(theirs, ours))) return "notComparable";
  // A part that the other name does not have at all is missing in nothing.
  const ourLeft = left[0].filter(({ role }) => tells(theirs, role));
  const theirLeft = left[1].filter(({ role }) => tells(ours, role));
  const fits = pairs.length > 0 && mayBeMissing([ourLeft, theirLeft]);
  /** No word of this part agrees, though both names have it and one says which part it is. */
  const differsIn = (role: Role): boolean =>
    (has(ours, role) || has(theirs, role)) &&
    tells(ours, role) &&
    tells(theirs, role) &&
    !pairs.some((pair) => has(pair, role));
  const [family, given] = [differsIn("family"), differsIn("given")];
  if (fits && !family && !given) return "same";
  const both = [...ourLeft, ...theirLeft];
  const [inFamily, inGiven] = family || given ? [family, given] : [has(both, "family"), has(both, "given")];
  if (inFamily === inGiven || has(both, "any")) return "otherName";
  return inFamily ? "otherFamilyName" : "otherGivenNames";
}
