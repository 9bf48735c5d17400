import type { Heard } from "./pageAsHeard.ts";

/** What somebody wants, in her own words, and the words that her eye looks for. */
export type Goal = { readonly says: string; readonly looksFor: readonly string[] };

/**
 * How a stranger chooses what to press (ADR 0140). She knows nothing but what the page tells. Each word of hers that is in
 * the name of a control counts one, each that is only in the heading above it counts a half. She takes the control that
 * counts most; of equal ones that with the fewest other words, then the first. What has no word of hers in its name she
 * does not press.
 */
export function choose(goal: Goal, heard: readonly Heard[], pressed: ReadonlySet<string>): Heard | undefined {
  const wanted = wordsOf([goal.says, ...goal.looksFor].join(" "));
  let best: Heard | undefined;
  let bestFit: Fit | undefined;
  for (const one of heard) {
    if (!pressable.has(one.role) || pressed.has(keyOf(one))) continue;
    const fit = fitOf(one, wanted);
    if (fit.inName > 0 && (!bestFit || isBetter(fit, bestFit))) [best, bestFit] = [one, fit];
  }
  return best;
}

const pressable: ReadonlySet<string> = new Set(["link", "button", "DisclosureTriangle", "tab", "menuitem"]);

/** By which she remembers what she has pressed. */
export const keyOf = ({ role, name, heading }: Heard): string => `${role} ${name} (${heading})`;

type Fit = { readonly inName: number; readonly inAll: number; readonly others: number };

function fitOf({ name, heading }: Heard, wanted: ReadonlySet<string>): Fit {
  const named = wordsOf(name);
  const above = wordsOf(heading);
  const inName = [...wanted].filter((word) => named.has(word)).length;
  const onlyAbove = [...wanted].filter((word) => above.has(word) && !named.has(word)).length;
  return { inName, inAll: inName + onlyAbove / 2, others: named.size - inName };
}

const isBetter = (one: Fit, other: Fit): boolean =>
  one.inAll !== other.inAll ? one.inAll > other.inAll : one.others < other.others;

/** Little words, which say nothing of what is wanted. */
const little = new Set(
  `a an the i me my we our us you your he she it its his her him they them their this that these those there here
  and or but if of to in on at by for from with about into out up is are was be been am do does did have has had
  not no can could will would want wants what which who how when where as so all more some any just than then
  le la les l un une des du de d au aux et ou mais si en dans sur par pour avec sans ce cet cette ces ca c s se
  je j me m moi mon ma mes nous notre nos vous votre vos il elle on ils elles leur leurs son sa ses lui
  est sont ete etre ai as a ont avait avoir fait faire ne n pas plus que qu qui quoi quel quelle quels quelles
  veux voudrais peux y tout tous toute toutes`.split(/\s+/),
);

/** Two forms of one word share their first five letters; the s of the plural is no letter of it. */
const stemOf = (word: string): string => word.replace(/(?<=..)[sx]$/, "").slice(0, 5);

/** The words of a text that say something, without accents and endings. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== "" && !little.has(word))
      .map(stemOf),
  );
