import type { FormCondition } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { differs } from "../prose/fact.ts";
import { asksFor } from "../prose/gap.ts";
import type { Gap, LetterLine, Sentence, TypedSentence } from "../prose/sentence.ts";
import { clauseRef, type ClauseVersion } from "./clause.ts";
import type { NamedFact } from "./namedFact.ts";
import { paragraphsOf, type TemplateSentence } from "./template.ts";

/** A clause as sentences of a letter: each rests on the clause, and on the facts that it names. */

type Facts = ReadonlyMap<string, NamedFact>;
type Place = Pick<Sentence, "startsParagraph">;

/** Its facts are those of today’s Boreal: one that a later version names otherwise is told, and nothing is guessed. */
const noSuchFact = (name: string): Text => ({
  en: `No fact is called ${name} any more: the clause has to be changed`,
  fr: `Aucun renseignement ne s’appelle plus ${name}\u00A0: la clause est à modifier`,
});

/** What calls for a sentence is part of what it rests on. */
const fromClause = (clause: ClauseVersion): FormCondition => ({
  id: "firmSaysSo",
  evaluate: (the) => {
    the.case.trace.note(clauseRef(clause), false);
    return { holds: true, because: [] };
  },
});

const gapOf = (fact: NamedFact, the: FormReader): Gap => ({ asks: fact.label, fact: fact.asks(the) });

/** `isWhole`: a paragraph stands undivided, as where each has a number. */
export function clauseLines(clause: ClauseVersion, facts: Facts, isWhole: boolean): readonly LetterLine[] {
  return paragraphsOf(clause.words)
    .map((sentences) => (isWhole ? [joined(sentences)] : sentences))
    .flatMap((sentences) =>
      sentences.map((one, index) =>
        lineOf(one, { clause, facts, place: index === 0 ? { startsParagraph: true } : {} }),
      ),
    );
}

const joined = (sentences: readonly TemplateSentence[]): TemplateSentence => ({
  says: sentences.map(({ says }) => says).join(" "),
  names: [...new Set(sentences.flatMap(({ names }) => names))],
});

type Of = { readonly clause: ClauseVersion; readonly facts: Facts; readonly place: Place };

function lineOf(template: TemplateSentence, of: Of): LetterLine {
  const whole = wholeText(template, of);
  return { each: (the) => (whole ? [whole(the)] : sentencesOf(template, of, the)) };
}

/** Somebody’s whole text, paragraph by paragraph, where nothing else stands on the line. */
function wholeText({ says, names }: TemplateSentence, { clause, facts, place }: Of) {
  const fact = facts.get(names[0] ?? "");
  if (!fact?.typedIn || says !== `{${fact.name}}`) return undefined;
  const typed = fact.typedIn;
  return (the: FormReader): TypedSentence => ({
    typed,
    opening: { before: { en: "", fr: "" } },
    keepsParagraphs: true,
    when: fromClause(clause),
    ...(fact.isOptional ? {} : { gap: gapOf(fact, the) }),
    ...place,
  });
}

function sentencesOf(template: TemplateSentence, { clause, facts, place }: Of, the: FormReader): readonly LetterLine[] {
  const when = fromClause(clause);
  const gone = template.names.filter((name) => !facts.has(name));
  const named = template.names.flatMap((name) => facts.get(name) ?? []);
  const missing = named.filter(({ fact }) => fact(the) === undefined);
  if (gone.length === 0 && missing.some(({ isOptional }) => isOptional)) return [];
  const gaps: readonly Gap[] = [
    ...gone.map((name) => ({ asks: noSuchFact(name), fact: clauseRef(clause) })),
    ...missing.map((fact) => gapOf(fact, the)),
  ];
  if (gaps.length > 0) return gaps.map((gap, index) => asksFor(gap, when, index === 0 ? place : {}));
  const differing = named.find(({ fact }) => fact(the) === differs);
  return [
    {
      // A clause is in the language of the letter.
      says: { en: template.says, fr: template.says },
      facts: Object.fromEntries(named.map(({ name, fact }) => [name, fact])),
      when,
      ...(differing ? { gap: gapOf(differing, the) } : {}),
      ...place,
    },
  ];
}
