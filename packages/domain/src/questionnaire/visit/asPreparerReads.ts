import type { CaseReader } from "../../caseFile/reader.ts";
import { inWordsFor, isAbout } from "../ownWords.ts";
import type { Step } from "../step.ts";

/**
 * To whom a visit speaks that somebody prepares. By the answers and not by conditions of rules, whose reasons every first
 * question would load; a test holds both together.
 */

/** Until it is said that somebody else visits, whoever prepares is taken for the visitor; of any other application they are. */
export const isAboutPreparer = (the: CaseReader): boolean =>
  the.application("type") !== "VisitorVisa" ||
  !["child", "parent", "other"].includes(the.fresh().answer("vvVisitorType") ?? "");

const isHost = (the: CaseReader): boolean => the.fresh().answer("vvIsHosting") === true;

/** A step as whoever prepares the application reads it: the host of the visit, and who visits, are "you". */
export function asPreparerReads<S extends Step>(step: S, the: CaseReader): S {
  if (the.application("type") !== "VisitorVisa") return step;
  if (isAbout("host", step) && isHost(the)) return inWordsFor("host", step);
  return isAbout("visitor", step) && isAboutPreparer(the) ? inWordsFor("visitor", step) : step;
}
