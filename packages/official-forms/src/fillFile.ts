import type { Blank } from "./blank.ts";
import { appendUpdate, type NewObject } from "./pdf/appendUpdate.ts";
import { packAfter } from "./pdf/packText.ts";
import { widgetsWith } from "./staticFields.ts";
import { answersWith, type Repeats } from "./xfa/datasets.ts";

/** The blank with values at data paths, appended. A path that is not in the blank is a fault of ours: the caller checks first. */
export function fillFile(blank: Blank, values: ReadonlyMap<string, string>, repeats?: Repeats): Buffer {
  const answers: NewObject = {
    number: blank.answersAt.number,
    generation: blank.answersAt.generation,
    packed: packAfter(blank.start, Buffer.from(answersWith(blank.datasets, values, repeats), "utf8")),
  };
  return appendUpdate(blank.pdf, [answers, ...(blank.kind === "static" ? widgetsWith(blank.pdf, values) : [])]);
}
