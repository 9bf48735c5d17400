import type { LetterId } from "../caseFile/letterValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { Language, Text } from "../kernel/text.ts";
import type { FactRef } from "../kernel/trace.ts";
import type { LetterCheck } from "./checks/check.ts";
import { isGap, type DraftPart, type LetterDraft } from "./draft.ts";
import { statementLimit } from "./narrative.ts";

/** `boreal-letter/1`: a draft as other programs read it. */
export const letterFormat = "boreal-letter/1";

type WrittenSentence =
  | { readonly text: string; readonly restsOn: readonly FactRef[]; readonly origin: "composed" | "typed" | "edited" }
  | { readonly text: string; readonly gap: FactRef };

export type WrittenLetter = {
  readonly format: typeof letterFormat;
  readonly letter: LetterId;
  readonly person: string;
  readonly language: Language;
  readonly rulesVersion: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly sentences: readonly WrittenSentence[];
    /** Words of a language model stand in it that a person accepted. */
    readonly fromModel?: true;
  }[];
  /** Characters of the whole text. */
  readonly length: number;
  /** Most characters of each section. */
  readonly limit: number;
  readonly gaps: readonly FactRef[];
  readonly checks: readonly { readonly id: string; readonly because: Text; readonly restsOn: readonly FactRef[] }[];
};

export const personName = (person: PersonRef): string =>
  person.role === "child" ? `child${person.childNumber}` : person.role;

const writtenPart = (part: DraftPart): WrittenSentence =>
  isGap(part) ? { text: part.text, gap: part.gap } : { text: part.text, restsOn: part.restsOn, origin: part.origin };

export const writtenLetter = (
  { content, person, language, sections, length, gaps }: LetterDraft,
  checks: readonly LetterCheck[],
  rulesVersion: string,
): WrittenLetter => ({
  format: letterFormat,
  letter: content.id,
  person: personName(person),
  language,
  rulesVersion,
  sections: sections.map(({ section, sentences, isFromModel }) => ({
    id: section.id,
    title: section.title[language],
    sentences: sentences.map(writtenPart),
    ...(isFromModel ? { fromModel: true as const } : {}),
  })),
  length,
  limit: Math.max(...content.sections.map(({ limit }) => limit ?? 0)) || statementLimit,
  gaps,
  checks: checks.map(({ id, because, restsOn }) => ({ id, because, restsOn })),
});
