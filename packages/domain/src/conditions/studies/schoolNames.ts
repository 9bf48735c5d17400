import { plainName } from "../../caseFile/knownSchool.ts";
import type { CaseReader } from "../../caseFile/reader.ts";

/** Whether two names are of one school (docs/facts/warnings.md section 4). */

const saysNothing: ReadonlySet<string> = new Set(
  "university universite college institute institut school ecole cegep of the and de du des la le les l d et at a".split(
    " ",
  ),
);

const wordsOf = (name: string): readonly string[] => plainName(name).split(" ");

/** Names of one word more would differ by a third and more: three quarters of the longer name have to agree. */
const leastInCommon = 0.75;

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join("");

/** UBC: the first letters of the other name, with or without its small words. */
const abbreviates = (short: readonly string[], long: readonly string[]): boolean => {
  const [only = ""] = short;
  const ofTwoLetters = long.filter((word) => word.length > 1);
  const significant = long.filter((word) => !["of", "the", "and", "de", "du", "des", "la", "le", "et"].includes(word));
  return (
    short.length === 1 &&
    only.length > 1 &&
    long.length > 1 &&
    [long, ofTwoLetters, significant].some((words) => initialsOf(words) === only)
  );
};

function isSameName(one: string, other: string): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  if (abbreviates(ours, theirs) || abbreviates(theirs, ours)) return true;
  const [mine, yours] = [ours, theirs].map((words) => new Set(words.filter((word) => !saysNothing.has(word))));
  // Nothing but such words: the names are compared as they are.
  if (!mine || !yours || mine.size === 0 || yours.size === 0) return plainName(one) === plainName(other);
  const common = [...mine].filter((word) => yours.has(word)).length;
  return common / Math.max(mine.size, yours.size) >= leastInCommon;
}

/** The list of schools knows by which names one school goes. */
export function isSameSchool(the: CaseReader, one: string, other: string): boolean {
  if (isSameName(one, other)) return true;
  const isNamed = (names: readonly string[], name: string): boolean =>
    names.some((known) => plainName(known) === plainName(name));
  return the.knownSchools().some(({ names }) => isNamed(names, one) && isNamed(names, other));
}
