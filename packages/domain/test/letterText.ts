import type { CaseFile } from "../src/caseFile/caseFile.ts";
import type { LetterId, LetterValues } from "../src/caseFile/letterValues.ts";
import type { PersonRef } from "../src/caseFile/personRole.ts";
import type { Language } from "../src/kernel/text.ts";
import { contentOf } from "../src/letters/contents.ts";
import { draftLetter, isGap, sectionText, type DraftPart, type LetterDraft } from "../src/letters/draft.ts";
import { letterOfCase } from "../src/letters/letterOfCase.ts";
import { peopleOfLetter } from "../src/letters/peopleOfLetter.ts";
import { readerFor } from "../src/questionnaire/inUse.ts";
import type { CaseBuilder } from "./caseBuilder.ts";

/** A letter as it reads: its subject, each section with its sentences one after the other, and who signs. */
export function letterText(id: LetterId, the: CaseBuilder, language: Language, letters: LetterValues = {}) {
  const content = contentOf(id);
  const caseFile: CaseFile = { ...the.build(), letters };
  const main = readerFor(caseFile);
  const person: PersonRef | undefined = peopleOfLetter(content, main)[0];
  if (!person) throw new Error(`${id} is nobody’s in this case`);
  const { draft } = letterOfCase(content, { caseFile, main, person, language });
  const parts: readonly DraftPart[] = [
    draft.subject,
    ...draft.sections.flatMap(({ sentences }) => sentences),
    ...draft.signature,
  ];
  return {
    subject: draft.subject.text,
    sections: draft.sections.map(({ sentences }) => sentences.map(({ text }) => text).join(" ")),
    signature: draft.signature.map(({ text }) => text),
    gaps: draft.gaps,
    restsOnNothing: parts.filter((part) => !isGap(part) && part.restsOn.length === 0),
  };
}

/** A letter of a case, of the first person who has one. */
export function writtenOf(id: LetterId, caseFile: CaseFile, language: Language = "en"): LetterDraft {
  const content = contentOf(id);
  const main = readerFor(caseFile);
  const [person] = peopleOfLetter(content, main);
  if (!person) throw new Error(`${id} is nobody’s in this case`);
  return draftLetter(content, { caseFile, main, person, language });
}

export const textOf = (draft: LetterDraft): string => draft.sections.map(sectionText).join("\n\n");

export const withLetters = (caseFile: CaseFile, letters: LetterValues): CaseFile => ({ ...caseFile, letters });
