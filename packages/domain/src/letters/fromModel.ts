import type { CaseFile } from "../caseFile/caseFile.ts";
import { isLetterKey } from "../caseFile/letterValues.ts";
import type { AskedKey } from "../forms/formReader.ts";
import { plainWords } from "./checks/statedThings.ts";
import { textPath, type LetterSection } from "./letterContent.ts";

/** What a suggestion of a language model leaves in a letter (ADR 0252). */

/** So many words in a row are no chance. */
const inARow = 5;

const runsOf = (text: string): readonly string[] => {
  const words = plainWords(text)
    .split(" ")
    .filter((word) => word !== "" && word !== "|");
  const count = Math.min(inARow, words.length);
  return words.slice(0, words.length - count + 1).map((_, at) => words.slice(at, at + count).join(" "));
};

/** Whether words of an accepted suggestion still stand in a text that people may have changed since. */
export function holdsAccepted(text: string, accepted: string): boolean {
  const now = new Set(runsOf(text));
  return runsOf(accepted).some((run) => now.has(run));
}

/** The case as if nobody had entered a text in the place of what Boreal writes in that section. */
export function withoutOwnText(
  caseFile: CaseFile,
  key: AskedKey,
  { id, suggestedInto }: Pick<LetterSection, "id" | "suggestedInto">,
): CaseFile {
  if (!isLetterKey(key)) return caseFile;
  const own: readonly (string | undefined)[] = [suggestedInto, textPath(id)];
  const entries = Object.entries(caseFile.letters?.[key] ?? {}).filter(([path]) => !own.includes(path));
  return { ...caseFile, letters: { ...caseFile.letters, [key]: Object.fromEntries(entries) } };
}
