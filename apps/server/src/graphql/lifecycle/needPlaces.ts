import type { Text } from "@boreal/domain/kernel/text";
import type { OpenNeed } from "@boreal/domain/lifecycle/decideTransition";
import { pagePath } from "@boreal/domain/vault/pagePath";
import { pageOf } from "@boreal/domain/vault/pages";
import type { OpenCase } from "../context.ts";

/** What is open, with its name and the address where it is done. */
export type PlacedNeed = OpenNeed & {
  readonly about: Text | null;
  /** Without the language. */
  readonly path: string | null;
};

/** Of a slot that several people have, the first line is the first person’s. */
export function placedNeeds(open: OpenCase, needs: readonly OpenNeed[]): readonly PlacedNeed[] {
  const { id } = open.loaded.row;
  const seen = new Map<string, number>();
  return needs.map((need) => {
    const before = seen.get(need.id) ?? 0;
    seen.set(need.id, before + 1);
    const slot = need.kind === "slot" ? slotPlace(open, need.id, before) : undefined;
    return { ...need, about: slot?.about ?? null, path: slot?.path ?? pathOf(id, need) };
  });
}

function slotPlace(open: OpenCase, slotId: string, nth: number) {
  const place = open.plan().vault.filter(({ slot, requirement }) => slot === slotId && requirement === "Required")[nth];
  const slot = place && pageOf(place.page)?.slots.find(({ id }) => id === slotId);
  if (!place || !slot) return undefined;
  const child = place.childNumber === undefined ? "" : `&child=${place.childNumber}`;
  return {
    about: { en: slot.name.en, fr: slot.name.fr },
    path: `${pagePath(place.page)}?application=${encodeURIComponent(open.loaded.row.id)}${child}`,
  };
}

function pathOf(applicationId: string, { kind, id }: OpenNeed): string | null {
  const here = `/applications/${encodeURIComponent(applicationId)}`;
  switch (kind) {
    case "step":
      return `${here}/assessment/${encodeURIComponent(id)}`;
    case "form":
      return `${here}/forms/${encodeURIComponent(id)}`;
    case "file":
      return `${pagePath(id)}?application=${encodeURIComponent(applicationId)}`;
    case "warning":
      return `${here}#check`;
    case "slot":
      return `${here}/documents`;
    case "payment":
      return `${here}/payment`;
    case "condition":
      return null;
  }
}
