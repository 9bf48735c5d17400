import type { Candidate } from "./candidates.ts";
import { scoreOf } from "./score.ts";
import type { Topic } from "./sought.ts";

/** Of all places of a grammar, the one that is of a topic. */

export type Chosen = {
  readonly candidate: Candidate;
  readonly score: number;
  /** By how much its topic is ahead of the next one, and it of the next place with another value. */
  readonly margin: number;
  readonly rival?: Candidate;
};

/** From here on the words around a place say what it is. */
const leastScore = 0.4;
/** Two places that are this near are both offered. */
const rivalWithin = 0.08;

type Scored = { readonly candidate: Candidate; readonly score: number; readonly lead: number };

/** Two places that name the same speak for it together. */
function together(scored: readonly Scored[], agreeing: (one: string, other: string) => boolean): readonly Scored[] {
  return scored.map((one) => {
    const same = scored.filter(({ candidate }) => agreeing(candidate.value, one.candidate.value));
    const doubt = same.reduce((left, { score }) => left * (1 - 0.9 * score), 1);
    return { ...one, score: Math.max(one.score, 1 - doubt) };
  });
}

/** Of several prints of one name, the one that says most, where the words around it speak for it too. */
function fullest(highest: Scored, own: readonly Scored[], agreeing: (one: string, other: string) => boolean): Scored {
  const same = own
    .filter(({ candidate, score }) => score >= leastScore && agreeing(candidate.value, highest.candidate.value))
    .toSorted((a, b) => b.candidate.value.length - a.candidate.value.length);
  return { ...highest, candidate: same[0]?.candidate ?? highest.candidate };
}

export function chosenFor(
  id: string,
  topics: readonly Topic[],
  candidates: readonly Candidate[],
  agreeing?: (one: string, other: string) => boolean,
): Chosen | undefined {
  const own = candidates.flatMap((candidate): readonly Scored[] => {
    const scores = topics.map((topic) => ({ id: topic.id, score: scoreOf(topic, candidate) }));
    const score = scores.find((one) => one.id === id)?.score ?? 0;
    const other = Math.max(0, ...scores.filter((one) => one.id !== id).map((one) => one.score));
    return score > 0 && score >= other ? [{ candidate, score, lead: score - other }] : [];
  });
  const isSame = agreeing ?? ((one: string, two: string) => one === two);
  const ranked = (agreeing ? together(own, agreeing) : own)
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score || b.candidate.value.length - a.candidate.value.length);
  const [highest] = ranked;
  if (!highest) return undefined;
  const first = agreeing ? fullest(highest, own, agreeing) : highest;
  const second = ranked.find(({ candidate }) => !isSame(candidate.value, first.candidate.value));
  const ahead = second ? first.score - second.score : 1;
  return {
    candidate: first.candidate,
    score: first.score,
    margin: Math.min(first.lead, ahead),
    ...(second && ahead < rivalWithin ? { rival: second.candidate } : {}),
  };
}
