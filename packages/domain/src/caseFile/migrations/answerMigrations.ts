import { iecCountryNotListed } from "../../lists/youthMobility/iecCountryNotListed.ts";

/**
 * How answers of one version of the questionnaire are read by the next, by answer key. The function gives the answers that
 * follow from the stored value, or nothing when it cannot be carried over. Keys that are not named stay as they are.
 */
export type AnswerMigration = Readonly<
  Record<string, (value: unknown) => Readonly<Record<string, unknown>> | undefined>
>;

/**
 * In order: the first leads from version 1 to version 2. Answers are never rewritten where they are stored; they are read
 * through these each time, so that what a person gave stays as they gave it (ADR 0064).
 */
export const answerMigrations: readonly AnswerMigration[] = [
  {
    // Version 1 had no way to say that the country is not listed but the code of an unknown country. Real countries stay: which of them take part changes with the years.
    iecCountryOfCitizenship: (value) => ({
      iecCountryOfCitizenship: value === "XU" ? iecCountryNotListed.code : value,
    }),
  },
];

/** The version in which answers are written now. */
export const answersVersion = 1 + answerMigrations.length;
