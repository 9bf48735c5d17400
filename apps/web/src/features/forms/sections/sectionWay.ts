import type { Text } from "@boreal/domain/kernel/text";
import type { FormState, Progress, SectionState } from "@boreal/domain/forms/formState";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { isWaiting, type OwnFaults } from "../filling/formFaults.ts";

/** Parts of the form that are asked for, in its order. */
export const neededSections = ({ sections }: FormState): readonly SectionState[] =>
  sections.filter(({ progress }) => progress !== "notNeeded");

export type Skipped = { readonly section: SectionState; readonly because: readonly Text[] };

/** Why a part is not asked for, in clauses that follow "because"; none where its rule has no words. */
export const whyNotNeeded = ({ section }: SectionState, { the }: OpenForm): readonly Text[] =>
  section.shown?.evaluate(the).because ?? [];

/** Where the way leads from a part: the next one that waits for somebody; and which parts right before it are not needed. */
export function wayFrom(
  open: OpenForm,
  sectionId: string,
  own: OwnFaults,
): { readonly next?: SectionState; readonly previous?: SectionState; readonly skipped: readonly Skipped[] } {
  const { sections } = open.state;
  const at = sections.findIndex(({ section }) => section.id === sectionId);
  const isNeeded = ({ progress }: SectionState) => progress !== "notNeeded";
  const next = sections.slice(at + 1).find((section) => isWaiting(section, own));
  const previousAt = sections.slice(0, at).findLastIndex(isNeeded);
  const previous = previousAt < 0 ? undefined : sections[previousAt];
  const skipped = sections
    .slice(previousAt + 1, at)
    .map((section) => ({ section, because: whyNotNeeded(section, open) }));
  return { ...(next ? { next } : {}), ...(previous ? { previous } : {}), skipped };
}

/** `toCheck`: all of it is filled in, and nobody has looked at it as it stands. */
export type FormProgress = Progress | "toCheck";

/** The form as a whole: faulty before all, complete only when nothing is missing and somebody checked it. */
export function progressOfForm({ isComplete, isFilled, faulty, filled, missing }: FormState): FormProgress {
  if (isComplete) return "complete";
  if (isFilled) return "toCheck";
  if (faulty.length > 0) return "faulty";
  return filled.withValue > 0 || missing.some(({ claims }) => claims) ? "started" : "empty";
}
