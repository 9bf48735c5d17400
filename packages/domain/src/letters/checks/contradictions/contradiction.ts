import type { FormReader } from "../../../forms/formReader.ts";
import { fill, type FillValue, type Text } from "../../../kernel/text.ts";
import type { LetterCheck } from "../check.ts";
import type { OnFile } from "../onFile.ts";
import type { OwnWords } from "../ownWords.ts";

/** What somebody typed in a letter and the case says differently. Nothing is corrected: either may be what is wrong. */

export type TypedSentence = {
  readonly own: OwnWords;
  readonly sentence: string;
  /** The letter, as whoever speaks in it. */
  readonly the: FormReader;
  /** What the case holds, looked up once for all sentences of the letter. */
  readonly once: <T>(find: (the: FormReader) => T) => T;
};

export type FindsContradictions = (typed: TypedSentence) => readonly LetterCheck[];

type Contradiction = {
  readonly id: string;
  /** As it was typed. */
  readonly said: string;
  /** What it is said of, such as the tuition. */
  readonly about: Text;
  readonly onFile: OnFile<unknown>;
  readonly known: FillValue;
};

const says: Text = {
  en: "“{title}” says “{said}” for {about}, but it is {known} {where}. Correct whichever is wrong.",
  fr: "«\u00A0{title}\u00A0» dit «\u00A0{said}\u00A0» pour {about}, mais on lit «\u00A0{known}\u00A0» {where}. Corrigez ce qui est inexact.",
};

export const contradiction = (
  { own }: TypedSentence,
  { id, said, about, onFile: { where, fact }, known }: Contradiction,
): LetterCheck => ({
  id,
  because: fill(says, { title: own.section.title, said: said.trim(), about, known, where }),
  restsOn: [...new Set([...own.restsOn, fact])],
  section: own.section.id,
});

/** The case read for the applicant, whoever speaks in the letter. */
export const ofApplicant = (the: FormReader): FormReader => the.about({ role: "main" });
