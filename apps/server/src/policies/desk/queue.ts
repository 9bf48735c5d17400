import { isReady, type Asker } from "../actor.ts";
import { withheldFrom } from "../withheld.ts";

/** The queue is of those who have to do with cases of others. Which cases, their scope says, case by case. */
export const mayReadQueue = (asker: Asker): boolean => isReady(asker) && asker?.role !== "student";

/**
 * What is made from the whole of a case, such as its next deadline and whether something blocks it, is for those who know all of
 * every case in their scope (ADR 0105); so is finding a case by a number that stands in a document.
 */
export const mayReadSummaries = (asker: Asker): boolean =>
  asker !== null && mayReadQueue(asker) && withheldFrom[asker.role] === undefined;

/** Administrators, and whoever is in charge of all of the firm; others of the legal team work on what is assigned to them. */
export const mayKnowWholeFirm = (asker: Asker): boolean =>
  mayReadSummaries(asker) && (asker?.role === "admin" || asker?.lawyerScope === "firm");
