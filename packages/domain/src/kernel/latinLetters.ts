/**
 * How letters of other scripts are mostly written in Latin ones, so that "Иванов" is found by "Ivanov" and "محمد" by "Mohamed".
 * It is no transliteration that anybody reads: names are looked up by what is left of it (nameKeys.ts), where vowels and doubled
 * letters no longer count. Chinese and Japanese characters and Thai are left as they are: how they sound no table of letters says.
 */

const pairs = (letters: string, latin: string): readonly (readonly [string, string])[] => {
  const written = latin.split(" ");
  return [...letters].map((letter, at) => [letter, written[at] ?? ""]);
};

/** `_` stands for a sign that has no sound. */
const alphabets: ReadonlyMap<string, string> = new Map([
  ...pairs(
    "абвгґдеёєжзиіїйклмнопрстуўфхцчшщъыьэюяјљњћђџѓќѕ",
    "a b v g g d e yo ye zh z i i yi y k l m n o p r s t u u f kh ts ch sh shch _ y _ e yu ya j lj nj c dj dz g k dz",
  ),
  ...pairs("αβγδεζηθικλμνξοπρσςτυφχψω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o"),
  ...pairs(
    "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگکیےھہۃٹڈڑںۀٱ",
    "_ a a u i y a b a t th j h kh d dh r z s sh s d t z a gh f q k l m n h w a y p ch zh g k y y h h h t d r n h a",
  ),
  ...pairs("אבגדהוזחטיכךלמםנןסעפףצץקרשת", "a b g d h v z h t y k k l m m n n s a p p ts ts k r sh t"),
  ...pairs(
    "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև",
    "a b g d e z e e t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts v p k o f ev",
  ),
  ...pairs(
    "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
    "a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h",
  ),
]);

/** The scripts of India have one order: a letter stands at the same place of each block of 128. */
const firstIndic = 0x0900;
const lastIndic = 0x0d7f;
const indic: Readonly<Record<number, string>> = {
  ...Object.fromEntries("a a i i u u r l e e e ai o o o au".split(" ").map((latin, at) => [0x05 + at, latin] as const)),
  ...Object.fromEntries(
    "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h"
      .split(" ")
      .map((latin, at) => [0x15 + at, latin] as const),
  ),
  ...Object.fromEntries("a i i u u r r e e e ai o o o au".split(" ").map((latin, at) => [0x3e + at, latin] as const)),
  0x02: "n",
  0x03: "h",
  0x58: "q",
  0x59: "kh",
  0x5a: "g",
  0x5b: "z",
  0x5c: "r",
  0x5e: "f",
  0x70: "n",
};

const syllables = { first: 0xac00, last: 0xd7a3, ofInitial: 588, ofVowel: 28 } as const;
const initials = "k kk n d tt r m b pp s ss _ j jj ch k t p h".split(" ");
const vowels = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const finals = "_ k k k n n n t l k m p l l p l m p p t t ng t t k t p t".split(" ");

function syllable(code: number): string {
  const at = code - syllables.first;
  const rest = at % syllables.ofInitial;
  return [
    initials[Math.floor(at / syllables.ofInitial)],
    vowels[Math.floor(rest / syllables.ofVowel)],
    finals[rest % syllables.ofVowel],
  ].join("");
}

function latinOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= syllables.first && code <= syllables.last) return syllable(code);
  if (code >= firstIndic && code <= lastIndic) return indic[(code - firstIndic) % 128] ?? "";
  return alphabets.get(letter) ?? alphabets.get(letter.normalize("NFD").slice(0, 1)) ?? letter;
}

/** A text in Latin letters as far as a table of letters can say it, small and without accents. */
export function inLatinLetters(text: string): string {
  const small = text.normalize("NFC").toLowerCase();
  // Most names are written so, and names are compared by the hundred.
  if (/^[a-z]*$/u.test(small)) return small;
  // Signs above Arabic letters are short vowels, which most leave out; those of India are vowels that everybody writes.
  const latin = [...small].map(latinOf).join("").replaceAll("_", "");
  return latin.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}
