import { CaseReader } from "@boreal/domain/caseFile/reader";
import { letterIds, type LetterId } from "@boreal/domain/caseFile/letterValues";
import { FormReader } from "@boreal/domain/forms/formReader";
import type { Text } from "@boreal/domain/kernel/text";
import { isSameClause, takesClauses, versionInRef, type ClauseVersion } from "@boreal/domain/letters/clauses/clause";
import { factsFor } from "@boreal/domain/letters/clauses/factsOfLetter";
import { madeUpCase } from "@boreal/domain/letters/clauses/madeUpCase";
import type { NamedFact } from "@boreal/domain/letters/clauses/namedFact";
import { clausesThatCount, versionOn } from "@boreal/domain/letters/clauses/whichClause";
import { contentOf } from "@boreal/domain/letters/contents";
import { isGap, type DraftPart } from "@boreal/domain/letters/draft";
import { asForm, type LetterContent } from "@boreal/domain/letters/letterContent";
import { letterOfCase } from "@boreal/domain/letters/letterOfCase";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import { letterOf } from "@boreal/domain/letters/letters";
import { differs } from "@boreal/domain/letters/prose/fact";
import { asText } from "@boreal/domain/letters/prose/naming";
import {
  faultsOfWords,
  keyOfClause,
  placeUnknown,
  type GivenClause,
} from "../../commands/settings/clauses/givenClause.ts";
import type { CommandDeps, PlacedRefusal } from "../../commands/deps.ts";
import { severalLinesOf } from "../../commands/personsWords.ts";
import { listLetterClauses, type LetterClauseRow } from "../../store/letters/letterClauses.ts";

/** What an administrator sees of a letter and of what the firm says in it. */

export type ShownFact = {
  readonly name: string;
  readonly label: Text;
  readonly example: Text | null;
  readonly mayBeEmpty: boolean;
};
export type ShownClause = LetterClauseRow & { readonly isInEffect: boolean; readonly savedByName: string };
export type ClauseLetter = {
  readonly id: LetterId;
  readonly today: string;
  readonly name: Text;
  readonly types: readonly string[];
  readonly sections: readonly { readonly id: string; readonly title: Text }[];
  readonly facts: () => readonly ShownFact[];
  readonly versions: readonly ShownClause[];
};

type Deps = Pick<CommandDeps, "db" | "today" | "names">;

/** Every letter, or the one that is named. */
export async function clauseLetters(deps: Deps, only: string | undefined): Promise<readonly ClauseLetter[]> {
  const ids = letterIds.filter((id) => only === undefined || id === only);
  const rows = await listLetterClauses(deps.db, ids.length === 1 ? ids[0] : undefined);
  const names = await deps.names(rows.map(({ savedBy }) => savedBy));
  const nameOf = (id: string): string => {
    const { firstName = "", lastName = "", email = "" } = names.get(id) ?? {};
    return `${firstName} ${lastName}`.trim() || email;
  };
  const today = deps.today();
  return ids.map((id) => {
    const content = contentOf(id);
    const ofLetter = rows.filter(({ letter }) => letter === id);
    const letter = letterOf(id);
    return {
      id,
      today,
      name: letter?.name ?? { en: id, fr: id },
      types: letter?.appliesTo ?? [],
      sections: content.sections.filter(takesClauses).map(({ id: section, title }) => ({ id: section, title })),
      facts: () => shownFacts(content, deps),
      versions: ofLetter.map((row) => ({
        ...row,
        isInEffect:
          row.words !== "" &&
          row ===
            versionOn(
              ofLetter.filter((other) => isSameClause(other, row)),
              today,
            ),
        savedByName: nameOf(row.savedBy),
      })),
    };
  });
}

function shownFacts(content: LetterContent, deps: Deps): readonly ShownFact[] {
  const caseFile = madeUpCase("Student", deps.today());
  const the = FormReader.of(asForm(content), caseFile, new CaseReader(caseFile), { role: "main" });
  const example = ({ fact }: NamedFact): Text | null => {
    const value = fact(the);
    return value === undefined || value === differs ? null : asText(value);
  };
  return factsFor(content).map((fact) => ({
    name: fact.name,
    label: fact.label,
    example: example(fact),
    mayBeEmpty: fact.isOptional ?? false,
  }));
}

export type PreviewSentence = {
  readonly text: string;
  readonly isOfFirm: boolean;
  readonly isGap: boolean;
  readonly startsParagraph: boolean;
};
export type ClausePreview = {
  readonly refusals: readonly PlacedRefusal[];
  /** Another text of the firm stands in place of where this one would. */
  readonly isCovered: boolean;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly sentences: readonly PreviewSentence[];
  }[];
};

/** The letter of a made-up case with these words in it, which nobody saved yet. */
export async function clausePreview(deps: Deps, given: GivenClause): Promise<ClausePreview> {
  const key = keyOfClause(given);
  const refusals = key ? faultsOfWords(key, given.words) : [placeUnknown];
  if (!key || refusals.length > 0) return { refusals, isCovered: false, sections: [] };
  const today = deps.today();
  const content = contentOf(key.letter);
  const type = key.applicationType === "any" ? (letterOf(key.letter)?.appliesTo[0] ?? "Student") : key.applicationType;
  const tried: ClauseVersion = { ...key, version: 1, words: severalLinesOf(given.words), validFrom: today };
  const others = (await listLetterClauses(deps.db, key.letter)).filter((one) => !isSameClause(one, key));
  const clauses = [...others, tried];
  const caseFile = madeUpCase(type, today);
  const main = new CaseReader(caseFile);
  const person = peopleOfLetter(content, main)[0] ?? { role: "main" };
  const { language } = key;
  const { draft } = letterOfCase(content, { caseFile, main, person, language, clauses });
  const chosen = clausesThatCount(clauses, { letter: key.letter, language, applicationType: type, day: today });
  return {
    refusals: [],
    isCovered: tried.words !== "" && chosen.get(key.place)?.clause !== tried,
    sections: draft.sections
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ section, sentences }) => ({
        id: section.id,
        title: section.hasNoHeading ? "" : section.title[language],
        sentences: sentences.map(shownSentence),
      })),
  };
}

const shownSentence = (part: DraftPart): PreviewSentence => ({
  text: part.text,
  isOfFirm: isGap(part) ? part.clause !== undefined : part.restsOn.some((ref) => versionInRef(ref) !== undefined),
  isGap: isGap(part),
  startsParagraph: part.startsParagraph ?? false,
});
