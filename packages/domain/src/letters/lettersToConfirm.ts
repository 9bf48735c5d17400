import type { CaseFile } from "../caseFile/caseFile.ts";
import { isLetterKey, letterKey, letterOfKey, type LetterId, type LetterKey } from "../caseFile/letterValues.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { ClauseVersion } from "./clauses/clause.ts";
import { contentOf } from "./contents.ts";
import { draftLetter } from "./draft.ts";
import { standingOf } from "./letterStands.ts";
import { peopleOfLetter } from "./peopleOfLetter.ts";

const keysBegun = ({ letters }: CaseFile): readonly LetterKey[] =>
  Object.keys(letters ?? {}).filter((key) => isLetterKey(key));

/** Letters in which something was entered. */
export const lettersBegun = (caseFile: CaseFile): readonly LetterId[] => [
  ...new Set(keysBegun(caseFile).map((key) => letterOfKey(key))),
];

/**
 * Letters that somebody wrote and that nobody confirmed as they read now. One with a gap is still being written. The statement of
 * purpose is confirmed where its file lies. `asked`: letters with what the firm says in them.
 */
export function lettersToConfirm(
  caseFile: CaseFile,
  main: CaseReader,
  asked: ReadonlyMap<LetterId, readonly ClauseVersion[]>,
): readonly LetterKey[] {
  const begun = keysBegun(caseFile);
  return [...asked].flatMap(([id, clauses]) => {
    const content = contentOf(id);
    return peopleOfLetter(content, main).flatMap((person) => {
      const key = letterKey(id, person);
      if (!begun.includes(key)) return [];
      const draft = draftLetter(content, { caseFile, main, person, clauses });
      const waits = ["written", "changedSinceConfirmed"].includes(standingOf(draft, caseFile));
      return waits && draft.gaps.length === 0 ? [key] : [];
    });
  });
}
