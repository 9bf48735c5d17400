import type { Candidate } from "./candidates.ts";
import type { Cue, Topic } from "./sought.ts";

/** How much the words around a place speak for a topic: 0 not at all, 1 a label that says this and nothing else. */

/** Words of a sentence count the less the farther away they stand, in letters. */
const near = 18;
const far = 130;
const leastNear = 0.35;
const afterWeight = 0.75;
const behindAnother = 0.45;
/** A label whose other words say more than the cue says less of it. */
const leastCovered = 0.6;

const nearness = (distance: number): number =>
  distance <= near ? 1 : Math.max(leastNear, 1 - ((1 - leastNear) * (distance - near)) / (far - near));

const lastMatch = (pattern: RegExp, text: string): RegExpExecArray | undefined =>
  [...text.matchAll(new RegExp(pattern.source, "g"))].at(-1);

function inLabels(cue: Cue, { context }: Candidate): number {
  return Math.max(
    0,
    ...context.labels.map(({ text, weight }) => {
      const match = cue.pattern.exec(text);
      if (!match) return 0;
      const covered = match[0].length / Math.max(1, text.replaceAll(/[\s:.()]+$/g, "").length);
      return cue.points * weight * (leastCovered + (1 - leastCovered) * Math.min(1, covered));
    }),
  );
}

function inFront(cue: Cue, { context }: Candidate): number {
  const match = lastMatch(cue.pattern, context.before);
  if (!match) return 0;
  const end = match.index + match[0].length;
  const isBehindAnother = context.others.some((other) => other > match.index);
  return cue.points * nearness(context.before.length - end) * (isBehindAnother ? behindAnother : 1);
}

function behind(cue: Cue, { context }: Candidate): number {
  const match = cue.pattern.exec(context.after);
  return match ? cue.points * nearness(match.index) * afterWeight : 0;
}

export const pointsOf = (cue: Cue, candidate: Candidate): number =>
  Math.max(
    cue.at === undefined || cue.at === "label" ? inLabels(cue, candidate) : 0,
    cue.at === undefined || cue.at === "before" || cue.at === "label" ? inFront(cue, candidate) : 0,
    cue.at === undefined || cue.at === "after" ? behind(cue, candidate) : 0,
    cue.at === "below" && cue.pattern.test(candidate.context.below) ? cue.points : 0,
  );

/** A trap may say more than any label. */
const most = 1.5;

export const scoreOf = (topic: Topic, candidate: Candidate): number =>
  Math.min(most, Math.max(0, topic.place?.(candidate) ?? 0, ...topic.cues.map((cue) => pointsOf(cue, candidate))));
