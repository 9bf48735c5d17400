import type { ApplicationStatus, ApplicationType } from "../caseFile/application.ts";
import { isPrepared } from "../vault/phases.ts";

type Stage = { readonly type: ApplicationType; readonly status?: ApplicationStatus | undefined };
type Placed = { readonly slot?: string | null | undefined };
type Planned = { readonly slot: string; readonly isOver?: boolean | null | undefined };

/**
 * Of the warnings of a plan, those about something that is still to be put right, and those of what was sent as it is: nobody
 * checks these any more. What was answered is sent with the application.
 */
export function warningsNow<W extends Placed>(
  warnings: readonly W[],
  vault: readonly Planned[],
  stage: Stage,
): { readonly now: readonly W[]; readonly before: readonly W[] } {
  if (isPrepared(stage)) return { now: warnings, before: [] };
  const open = new Set(vault.filter(({ isOver }) => !isOver).map(({ slot }) => slot));
  const isOpen = ({ slot }: W) => typeof slot === "string" && open.has(slot);
  return { now: warnings.filter(isOpen), before: warnings.filter((warning) => !isOpen(warning)) };
}
