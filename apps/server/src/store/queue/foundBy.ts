import {
  isFoundByWords,
  searchedEmail,
  searchedNumber,
  waysOfNumber,
  type FoundBy,
} from "@boreal/domain/plan/findable";
import type { Searched } from "./caseSummaries.ts";
import { wordsOf } from "./searchTerms.ts";

/** By what of a case a search found it, besides the applicant’s name; compared once the row is open, as the index holds MACs alone. */
export function foundBy(search: string, { names, findable }: Searched): readonly FoundBy[] {
  if (search.includes("@"))
    return which(findable, ({ by, text }) => by === "email" && searchedEmail(text) === searchedEmail(search));
  if (/\p{N}/u.test(search))
    return which(
      findable,
      (one) => !isFoundByWords(one.by) && one.by !== "email" && waysOfNumber(one).includes(searchedNumber(search)),
    );
  const begins = (text: string, word: string) => wordsOf(text).some((one) => one.startsWith(word));
  const beside = wordsOf(search).filter((word) => !begins(names, word));
  return which(findable, ({ by, text }) => isFoundByWords(by) && beside.some((word) => begins(text, word)));
}

const which = (
  findable: Searched["findable"],
  isFound: (one: Searched["findable"][number]) => boolean,
): readonly FoundBy[] => [...new Set(findable.filter(isFound).map(({ by }) => by))];
