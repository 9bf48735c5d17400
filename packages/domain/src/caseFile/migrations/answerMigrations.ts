/**
 * How answers of one version of the questionnaire are read by the next, by answer key. The function gives the answers that
 * follow from the stored value, or nothing when it cannot be carried over. Keys that are not named stay as they are.
 */
export type AnswerMigration = Readonly<Record<string, (value: unknown) => Readonly<Record<string, unknown>> | undefined>>;

/**
 * In order: the first leads from version 1 to version 2. Answers are never rewritten where they are stored; they are read
 * through these each time, so that what a person gave stays as they gave it (ADR 0064). None so far: no answer changed its
 * key or shape since the first version.
 */
export const answerMigrations: readonly AnswerMigration[] = [];

/** The version in which answers are written now. */
export const answersVersion = 1 + answerMigrations.length;
