import type { Permission } from "./permission.ts";
import type { Phase, RequirementLevel } from "./page.ts";

/**
 * How a slot stands: the one place that says what is done and what is to do. Every list, count and task rests on it: the
 * plan, the vault, the pages of the legal team and what holds back the review.
 */

/**
 * `needsAttention`: something came of it that somebody has to look at, whatever lies there. `returned`: the legal team returned what lies there, and nothing else came since. `missing`: to be added now, and
 * the reader may. `awaited`: to be added now, by another. `over`: it was not added while it was asked for, and is not asked for any more. `later`: asked for, but only after a step that is still to come.
 * `saidNotThere`: the person says not to have it.
 */
export type SlotStatus =
  | "needsAttention"
  | "returned"
  | "missing"
  | "awaited"
  | "saidNotThere"
  | "later"
  | "over"
  | "ifApplies"
  | "present"
  | "notNeeded";

export type SlotFacts = {
  /** `Withheld`: the reader’s role may not know the level. */
  readonly requirement: RequirementLevel | "Withheld";
  readonly phase: Phase;
  /** What the reader may do there. */
  readonly permissions: readonly Permission[];
  readonly saidNotAvailable?: boolean | undefined;
  /** Those that stand for the document; a form that Boreal filled and nobody signed does not, nor one that was returned. */
  readonly files: number;
  /** A returned file waits for another in its place. */
  readonly isToReplace?: boolean | undefined;
  /** Its time is over, and nobody asks for it anew (`overSlots.ts`). */
  readonly isOver?: boolean | undefined;
};

/** `came`: the phases that have come (phases.ts). */
export function slotStatus(
  { requirement, phase, permissions, saidNotAvailable, files, isToReplace, isOver = false }: SlotFacts,
  came: ReadonlySet<Phase>,
): SlotStatus {
  if (requirement === "NeedsAttention" && !isOver) return "needsAttention";
  // Whoever looked at it says more than a level that rests on its being there.
  if (isToReplace === true && !isOver && requirement !== "NotApplicable") return "returned";
  if (requirement === "Complete" || files > 0) return "present";
  if (requirement === "NotApplicable") return "notNeeded";
  if (isOver && requirement !== "IfApplicable" && requirement !== "Withheld") return "over";
  if (saidNotAvailable) return "saidNotThere";
  if (requirement === "IfApplicable" || requirement === "Withheld") return "ifApplies";
  if (!came.has(phase)) return "later";
  return permissions.includes("Upload") ? "missing" : "awaited";
}

/** Whether a slot waits for somebody, whoever that is. What is only recommended waits for nobody. */
export const isOpen = (standing: SlotStatus, requirement: SlotFacts["requirement"]): boolean =>
  standing === "needsAttention" ||
  standing === "returned" ||
  ((standing === "missing" || standing === "awaited") && requirement === "Required");

/** What the reader has to do in a slot now: add the document, or look at what came. */
export function toDo(
  standing: SlotStatus,
  { requirement, permissions }: Pick<SlotFacts, "requirement" | "permissions">,
): "add" | "look" | undefined {
  if (standing === "needsAttention") return permissions.length > 0 ? "look" : undefined;
  if (standing === "returned") return permissions.includes("Upload") ? "add" : undefined;
  return standing === "missing" && isOpen(standing, requirement) ? "add" : undefined;
}
