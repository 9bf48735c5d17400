import type { Fault } from "../../kernel/shape.ts";
import { answerShapes, isAnswerKey } from "../answers/answerShapes.ts";
import type { Answers } from "../answers/answers.ts";
import { answerMigrations, type AnswerMigration } from "./answerMigrations.ts";

/** An answer as it lies in the store; `writtenIn` is the version of the questionnaire that wrote it. A cleared answer has the value null. */
export type StoredValue = { readonly key: string; readonly value: unknown; readonly writtenIn: number };

export type UnreadableAnswer = { readonly key: string; readonly value: unknown };

export type CarriedAnswers = {
  readonly answers: Answers;
  /** Kept answers that fit no question of this version any more. They are shown and never dropped. */
  readonly unreadable: readonly UnreadableAnswer[];
};

const fits = (key: string, value: unknown): boolean => {
  if (!isAnswerKey(key)) return false;
  const faults: Fault[] = [];
  answerShapes[key].read(value, key, faults);
  return faults.length === 0;
};

/**
 * Reads stored answers of any version as answers of this one. What was given or cleared under a key in a later version
 * stands before what an earlier one leads to.
 */
export function carryOver(
  stored: readonly StoredValue[],
  migrations: readonly AnswerMigration[] = answerMigrations,
  isFitting = fits,
): CarriedAnswers {
  const current = migrations.length + 1;
  const answers = new Map<string, unknown>();
  const unreadable: UnreadableAnswer[] = [];
  for (const { key, value, writtenIn } of stored.toSorted((one, other) => other.writtenIn - one.writtenIn)) {
    const led =
      value === null
        ? { [key]: null }
        : leadOn({ [key]: value }, migrations.slice(Math.max(0, writtenIn - 1), current - 1));
    if (!led || Object.entries(led).some(([name, one]) => one !== null && !isFitting(name, one)))
      unreadable.push({ key, value });
    else for (const [name, one] of Object.entries(led)) if (!answers.has(name)) answers.set(name, one);
  }
  const given = [...answers].filter(([, value]) => value !== null);
  return { answers: Object.fromEntries(given), unreadable };
}

/** Through one migration after the other; nothing as soon as one of them cannot go on. */
function leadOn(
  value: Readonly<Record<string, unknown>>,
  migrations: readonly AnswerMigration[],
): Readonly<Record<string, unknown>> | undefined {
  let led = value;
  for (const migration of migrations) {
    // As entries: assigned to an object, a key that objects have from the start would be lost.
    const next: [string, unknown][] = [];
    for (const [key, one] of Object.entries(led)) {
      const changed = Object.hasOwn(migration, key) ? migration[key]?.(one) : { [key]: one };
      if (!changed) return undefined;
      next.push(...Object.entries(changed));
    }
    led = Object.fromEntries(next);
  }
  return led;
}
