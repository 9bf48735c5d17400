import type { CaseReader } from "../../caseFile/reader.ts";
import { preparerOf, visitsThemselves } from "../../caseFile/whose/preparer.ts";
import { inWordsFor, isAbout } from "../ownWords.ts";
import type { Step } from "../step.ts";

/**
 * To whom a visit speaks that somebody prepares. By the answers and not by conditions of rules, whose reasons every first
 * question would load; a test holds both together.
 */

const saidOf = (the: CaseReader) => ({
  type: the.application("type"),
  isHosting: the.fresh().answer("vvIsHosting"),
  visitor: the.fresh().answer("vvVisitorType"),
});

export const isAboutPreparer = (the: CaseReader): boolean => visitsThemselves(saidOf(the));

/** A step as whoever prepares the application reads it: the host of the visit, and who visits, are "you". */
export function asPreparerReads<S extends Step>(step: S, the: CaseReader): S {
  const preparer = preparerOf(saidOf(the));
  return preparer && isAbout(preparer, step) ? inWordsFor(preparer, step) : step;
}
