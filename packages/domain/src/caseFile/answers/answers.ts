import type { ValueOf } from "../../kernel/shape.ts";
import type { answersShape } from "./answerShapes.ts";

/** Types only: who asks one question does not load the shape of every answer. */
export type Answers = ValueOf<typeof answersShape>;
export type AnswerKey = keyof Answers;

/** Answers whose parts are questions of their own (document 3 section 3.1, Health). */
type Split = "medicalHistory" | "medicalTb";
type PartOf<K extends Split> = `${K}.${keyof NonNullable<Answers[K]> & string}`;

/** An answer, or one part of an answer that is asked for part by part. */
export type AnswerPath = AnswerKey | { [K in Split]: PartOf<K> }[Split];

/** The answer that a path belongs to, and the part of it that the path names. */
export function splitPath(path: AnswerPath): { readonly key: AnswerKey; readonly part: string | undefined } {
  const dot = path.indexOf(".");
  return dot < 0
    ? { key: path as AnswerKey, part: undefined }
    : { key: path.slice(0, dot) as AnswerKey, part: path.slice(dot + 1) };
}
