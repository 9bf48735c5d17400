import type { ResultOf } from "../../../api/graphql.ts";
import type { textsOfLetterQuery } from "./operations.ts";

export type LetterTexts = ResultOf<typeof textsOfLetterQuery>["clauseLetters"][number];
export type TextVersion = LetterTexts["versions"][number];

/** Which of the firm’s texts is looked at: the letter is that of the page. */
export type TextKey = { readonly language: string; readonly applicationType: string; readonly place: string };

export const keyName = ({ language, applicationType, place }: TextKey): string =>
  `${language} ${applicationType} ${place}`;

/** Its versions, the last one first. */
export const versionsOf = ({ versions }: LetterTexts, key: TextKey): readonly TextVersion[] =>
  versions.filter((one) => keyName(one) === keyName(key)).toSorted((one, other) => other.version - one.version);

/** Where a line and a column of a text are, counted from its first sign. */
export function offsetIn(words: string, line: number, column: number): number {
  const before = words.split("\n").slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
