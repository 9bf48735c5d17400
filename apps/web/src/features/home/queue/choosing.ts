/** Given where cases can be chosen. */
export type Choosing = {
  readonly chosen: ReadonlySet<string>;
  /** `isRange`: all between the one before and this one. */
  readonly pick: (id: string, isChosen: boolean, isRange: boolean) => void;
};

/** Those from one to the other in the order of the list; only the other where the one is on another page. */
export function fromTo(ids: readonly string[], one: string | undefined, other: string): readonly string[] {
  const ends = [one === undefined ? -1 : ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [other] : ids.slice(first, last + 1);
}

/** What is chosen after a click on one of them. */
export function chosenAfter(
  chosen: ReadonlySet<string>,
  picked: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  return isChosen ? new Set([...chosen, ...picked]) : chosen.difference(new Set(picked));
}

/** The server changes so many cases at a time. */
const mostAtOnce = 50;

export const inParts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, at) =>
    ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );
