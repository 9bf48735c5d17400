import type { ReadField } from "../reading.ts";
import type { PageText } from "../readers/reader.ts";
import { candidatesIn, type Grammar } from "./candidates.ts";
import { chosenFor } from "./choose.ts";
import { scoreOf } from "./score.ts";
import { fieldOfChosen, isPlain } from "./field.ts";
import { layoutOf, type Layout } from "./passage.ts";
import type { Topic } from "./sought.ts";

/** A value that is found by its grammar and by the words around it. */
export type SoughtValue = {
  readonly name: string;
  readonly grammar: Grammar;
  /** All that such a value can be on this kind of paper, and which of them is wanted. */
  readonly topics: readonly Topic[];
  readonly topic: string;
  /** Of a person’s name: given and family names are wanted apart as well. */
  readonly isInParts?: true;
  /** Of names: whether two prints name the same, so that both speak for it. */
  readonly agreeing?: (one: string, other: string) => boolean;
};

export type FoundValue = { readonly field: ReadField; readonly isPlain: boolean };

export const layoutOfPages = (pages: readonly PageText[]): Layout => layoutOf(pages.flatMap(({ lines }) => lines));

/** From here on a trap says what a place is. */
const claimed = 0.6;

/** Whether every value of its grammar is clearly something else, and there is at least one, so that its place was looked at. */
export function standsNowhere({ grammar, topics, topic }: SoughtValue, layout: Layout): boolean {
  const all = candidatesIn(layout, grammar);
  const traps = topics.filter(({ id }) => id !== topic);
  return all.length > 0 && all.every((one) => traps.some((trap) => scoreOf(trap, one) >= claimed));
}

/** The values that the words around them tell apart. */
export function foundValues(
  sought: readonly SoughtValue[],
  layout: Layout,
  pages: readonly PageText[],
): Readonly<Record<string, FoundValue>> {
  const candidates = new Map<Grammar, ReturnType<typeof candidatesIn>>();
  const fields: Record<string, FoundValue> = {};
  for (const { name, grammar, topics, topic, agreeing } of sought) {
    const all = candidates.get(grammar) ?? candidatesIn(layout, grammar);
    candidates.set(grammar, all);
    const chosen = chosenFor(topic, topics, all, agreeing);
    if (chosen) fields[name] = { field: fieldOfChosen(chosen, pages), isPlain: isPlain(chosen) };
  }
  return fields;
}
