/** Whether two names are of one bank: with or without its legal form, shortened to its first letters, or with a branch behind it. */

const ofEveryBank = new Set(
  (
    "the of and de du des la le les et del y e bank bank's banque banco banca banka bankasi group groupe holding " +
    "ltd limited plc inc incorporated llc llp nv sa ag se gmbh co corp corporation company pjsc jsc pao oao spa kgaa public " +
    "berhad bhd tbk pt sarl sas na national association pvt private ltee limitee as asa ab oyj sal saog bsc kscp qpsc"
  ).split(" "),
);

/** One such word says nothing about which bank it is: Standard Bank is not Standard Chartered. */
const tooCommon = new Set(
  "standard first united union commercial central city state royal people's peoples savings credit bank general".split(
    " ",
  ),
);

type Known = string | undefined;

export function compareBanks(one: Known, other: Known): "same" | "different" | "notKnown" {
  if (one === undefined || other === undefined) return "notKnown";
  const [all, allOthers] = [wordsOf(one), wordsOf(other)];
  const [own, others] = [nameIn(all), nameIn(allOthers)];
  if (own.join(" ") === others.join(" ")) return "same";
  if (isShortened(all, own, others) || isShortened(allOthers, others, own)) return "same";
  return isBeginning(own, others) || isBeginning(others, own) ? "same" : "different";
}

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b|\s|$)/gu, "$1")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== "");

/** What tells the bank from others; all of it where nothing does. */
function nameIn(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !ofEveryBank.has(word));
  return own.length > 0 ? own : words;
}

/** RBC beside Royal Bank of Canada: the first letters of all words but the small ones. */
function isShortened(words: readonly string[], own: readonly string[], short: readonly string[]): boolean {
  const [only] = short;
  if (only === undefined || short.length !== 1 || only.length < 2) return false;
  const small = words.filter((word) => !/^(?:the|of|and|de|du|des|la|le|les|et)$/.test(word));
  return [words, small, own].some((list) => list.length > 1 && list.map((word) => word[0]).join("") === only);
}

function isBeginning(short: readonly string[], long: readonly string[]): boolean {
  if (short.length === 0 || short.length >= long.length) return false;
  if (short.length === 1 && tooCommon.has(short[0] ?? "")) return false;
  return short.every((word, index) => word === long[index]);
}
