import type { Text } from "../../kernel/text.ts";
import type { LetterContent, LetterSection } from "../letterContent.ts";
import { takesClauses, type ClausePlace, type ClauseVersion } from "./clause.ts";
import { clauseLines } from "./clauseLines.ts";
import { factsFor, isNamedBy } from "./factsOfLetter.ts";
import type { NamedFact } from "./namedFact.ts";
import { paragraphsOf } from "./template.ts";
import type { ChosenClause } from "./whichClause.ts";

/** The sections of a letter with what the firm says in them. */
export function sectionsWithClauses(
  content: LetterContent,
  chosen: ReadonlyMap<ClausePlace, ChosenClause>,
): readonly LetterSection[] {
  if (chosen.size === 0) return content.sections;
  const facts = new Map(factsFor(content).map((fact) => [fact.name, fact]));
  const whole = chosen.get("whole")?.clause;
  if (whole) return inPlaceOfAll(content.sections, whole, facts);
  return content.sections.map((section) => {
    const linesAt = (place: ClausePlace) => {
      const clause = takesClauses(section) ? chosen.get(place)?.clause : undefined;
      return clause ? clauseLines(clause, facts, section.isNumbered ?? false) : undefined;
    };
    const [before, instead, after] = [
      linesAt(`before.${section.id}`),
      linesAt(`instead.${section.id}`),
      linesAt(`after.${section.id}`),
    ];
    return {
      ...section,
      ...(instead ? { lines: instead } : {}),
      ...(before ? { linesBefore: before } : {}),
      ...(after ? { linesAfter: after } : {}),
    };
  });
}

const wholeText: Text = { en: "Text", fr: "Texte" };

/** The text stands where the first section that is replaced did; the others only ask for what it names. */
function inPlaceOfAll(
  sections: readonly LetterSection[],
  clause: ClauseVersion,
  facts: ReadonlyMap<string, NamedFact>,
): readonly LetterSection[] {
  const replaced = sections.filter(takesClauses);
  const [first] = replaced;
  const named = new Set(paragraphsOf(clause.words).flatMap((sentences) => sentences.flatMap(({ names }) => names)));
  const isNumbered = replaced.some((section) => section.isNumbered);
  return sections.flatMap((section): readonly LetterSection[] => {
    if (!takesClauses(section)) return [section];
    if (section === first) {
      const { shown: _shown, limit: _limit, ...rest } = section;
      return [
        {
          ...rest,
          title: wholeText,
          hasNoHeading: true,
          ...(isNumbered ? { isNumbered } : {}),
          lines: clauseLines(clause, facts, isNumbered),
        },
      ];
    }
    const isNamed = section.asks.some((ask) => isNamedBy(named, ask));
    return isNamed ? [{ ...section, lines: [] }] : [];
  });
}
