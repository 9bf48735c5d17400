import { plain } from "../text/plainText.ts";
import type { Grammar } from "./candidates.ts";
import type { Topic } from "./sought.ts";

/** Words that are labels themselves are no value: on a form the label of the next box often stands where a value could stand. */

/** Of a label its words cover at least so much; a value may hold one of them. */
const leastCovered = 0.75;

export function withoutLabels(grammar: Grammar, topics: readonly Topic[]): Grammar {
  const patterns = topics
    .flatMap(({ cues }) => cues)
    .flatMap(({ at, pattern }) => (at === undefined || at === "label" ? [pattern] : []));
  const isLabel = (text: string): boolean => {
    const simple = plain(text).replaceAll(/^\d+[.)] |[\s:.()]+$/g, "");
    return patterns.some((pattern) => (pattern.exec(simple)?.[0].length ?? 0) >= leastCovered * simple.length);
  };
  return { ...grammar, all: (text) => grammar.all(text).filter(({ value }) => !isLabel(value)) };
}
