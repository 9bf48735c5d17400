import type { CaseFile } from "../caseFile/caseFile.ts";
import { letterKey } from "../caseFile/letterValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { FormReader } from "../forms/formReader.ts";
import type { Language } from "../kernel/text.ts";
import { draftLetter, isGap, sectionText } from "./draft.ts";
import { withoutOwnText } from "./fromModel.ts";
import { asForm, type LetterContent, type LetterSection } from "./letterContent.ts";
import { differs } from "./prose/fact.ts";
import { asText } from "./prose/naming.ts";
import type { LetterLine } from "./prose/sentence.ts";

/** A fact that a sentence of the section names, under the name that the sentence has for it. */
export type NamedFact = { readonly name: string; readonly value: string };

/** What a language model is asked about one section (ADR 0252): Boreal’s own draft of it and the facts in that draft, nothing else. */
export type WordingAsked = {
  readonly section: LetterSection;
  readonly language: Language;
  readonly draft: string;
  readonly facts: readonly NamedFact[];
  /** Something is still missing in the draft: nothing is asked before it is there. */
  readonly hasGaps: boolean;
  /** Most characters of the answer. */
  readonly limit: number;
};

type Of = {
  readonly caseFile: CaseFile;
  readonly main: CaseReader;
  readonly person: PersonRef;
  readonly language: Language;
};

/** The section of a letter into which a suggestion may be taken; most letters have none. */
export const suggestionPlace = ({ sections }: LetterContent): LetterSection | undefined =>
  sections.find(({ suggestedInto }) => suggestedInto !== undefined);

/** What Boreal itself writes in that section, whatever somebody entered in its place. */
export function wordingAsked(
  content: LetterContent,
  { caseFile, main, person, language }: Of,
): WordingAsked | undefined {
  const place = suggestionPlace(content);
  if (!place) return undefined;
  const own = withoutOwnText(caseFile, letterKey(content.id, person), place);
  const draft = draftLetter(content, { caseFile: own, main, person, language });
  const drafted = draft.sections.find(({ section }) => section.id === place.id);
  if (!drafted) return undefined;
  const the = FormReader.of(asForm(content), own, main, person);
  return {
    section: place,
    language,
    draft: sectionText(drafted),
    facts: distinct(factsOf(place.lines, the, language)),
    hasGaps: drafted.sentences.some(isGap),
    limit: place.limit ?? Infinity,
  };
}

function factsOf(lines: readonly LetterLine[], the: FormReader, language: Language): readonly NamedFact[] {
  return lines.flatMap((line): readonly NamedFact[] => {
    if ("each" in line) return factsOf(line.each(the), the, language);
    if ("typed" in line || !(line.when?.evaluate(the).holds ?? true)) return [];
    const found = Object.entries(line.facts).map(([name, fact]) => [name, fact(the)] as const);
    // A sentence of which a fact is missing is not in the draft.
    if (found.some(([, value]) => value === undefined || value === differs)) return [];
    return found
      .filter(([name]) => line.says[language].includes(`{${name}}`))
      .map(([name, value]) => ({
        name,
        value: value === undefined || value === differs ? "" : asText(value)[language],
      }));
  });
}

const distinct = (facts: readonly NamedFact[]): readonly NamedFact[] =>
  facts.filter(
    ({ name, value }, index) => facts.findIndex((one) => one.name === name && one.value === value) === index,
  );

/** The texts against which an answer is checked. */
export const textsOfWording = ({ draft, facts }: Pick<WordingAsked, "draft" | "facts">): readonly string[] => [
  draft,
  ...facts.map(({ value }) => value),
];
