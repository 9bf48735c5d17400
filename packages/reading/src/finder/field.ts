import type { ReadField } from "../reading.ts";
import { boxAround, meanConfidence } from "../text/words.ts";
import type { PageText } from "../readers/reader.ts";
import type { Chosen } from "./choose.ts";
import type { Candidate } from "./candidates.ts";

/** From this score on, and this far ahead, the place says it as plainly as a label that stands for nothing else. */
const plainScore = 0.85;
const plainMargin = 0.3;

export const placeOfCandidate = ({ words }: Candidate) => ({
  page: words[0]?.page ?? 1,
  box: boxAround(words.map(({ box }) => box)),
});

/** Whether the words around the place leave no doubt. */
export const isPlain = ({ candidate, score, margin, rival }: Chosen): boolean =>
  candidate.ambiguous === undefined && rival === undefined && score >= plainScore && margin >= plainMargin;

/** The value with how sure it is; without a person it counts only from the file's own text, where its words leave no doubt. */
export function fieldOfChosen(chosen: Chosen, pages: readonly PageText[]): ReadField {
  const { candidate, score, rival } = chosen;
  const { page, box } = placeOfCandidate(candidate);
  const other = candidate.ambiguous ?? rival?.value;
  const source = pages.find(({ number }) => number === page)?.source;
  const isOwn = source === "layer" || source === "office";
  const confidence = Math.min(meanConfidence(candidate.words), other === undefined ? score : 0.5, 1);
  return {
    value: candidate.value,
    confidence: Math.round(confidence * 100) / 100,
    page,
    box,
    ...(other === undefined ? {} : { ambiguous: other }),
    ...(isOwn && isPlain(chosen) ? { checked: "textLayer" as const } : {}),
  };
}
