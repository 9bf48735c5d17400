import type { FactRef } from "../kernel/trace.ts";
import { splitPath, type AnswerPath } from "./answers/answers.ts";
import type { CaseFile } from "./caseFile.ts";

/**
 * What the place of a question in the flow rests on (questionnaire/inUse.ts). `isClosed`: other answers say that it does not
 * concern the person; `setAside`: it is closed and an answer is stored.
 */
export type Gate = {
  readonly isClosed: boolean;
  readonly setAside: boolean;
  /** The type of the application leaves the question out, and nobody gave the answer all the same. */
  readonly isLeftOut?: true;
  readonly restsOn: readonly FactRef[];
  readonly missing: readonly FactRef[];
};

/** Answers in use, by key, and what their places in the flow rest on. Maps serve: an object is slow to say, at first, that it has no such key. */
export type AnswersInUse = {
  readonly answers: { get(key: string): unknown };
  readonly gates: { get(path: string): Gate | undefined };
};

const noGates: AnswersInUse["gates"] = new Map();

/** Every answer counts, whatever the others say. Looked up where they are: many readers made like this read one or two. */
export const asGiven = ({ answers }: CaseFile): AnswersInUse => ({
  answers: {
    get: (key) => (Object.hasOwn(answers, key) ? (answers as Readonly<Record<string, unknown>>)[key] : undefined),
  },
  gates: noGates,
});

/** Whether anything is stored for a path, in use or not. */
export function isStored({ answers, gates }: AnswersInUse, path: AnswerPath): boolean {
  const { key, part } = splitPath(path);
  const whole = answers.get(key);
  const value = part === undefined ? whole : (whole as Readonly<Record<string, unknown>> | undefined)?.[part];
  return value !== undefined || (gates.get(path)?.setAside ?? false);
}
