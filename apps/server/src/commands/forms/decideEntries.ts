import { isDeepStrictEqual } from "node:util";
import type { PlacedRefusal } from "../deps.ts";

export const tooManyChanges = (most: number): PlacedRefusal => ({
  code: "tooManyChanges",
  text: { en: `Save at most ${most} fields at a time.`, fr: `Enregistrez au plus ${most} champs à la fois.` },
});

export const givenTwice: PlacedRefusal = {
  code: "fieldTwice",
  text: {
    en: "This field was sent twice in one request. Send it once.",
    fr: "Ce champ a été envoyé deux fois dans une même requête. Envoyez-le une seule fois.",
  },
};

/** An entry as it is stored; one that was never written has no version. */
type Stored = {
  readonly value: unknown;
  readonly base?: unknown;
  readonly version: number;
  readonly enteredAt: string;
};

/** A change to one entry, over the version that its writer last saw; without it whatever is there is written over. */
type Change = {
  readonly path: string;
  readonly value: unknown;
  readonly base?: unknown;
  readonly baseVersion?: number | undefined;
};

export type Conflict = Stored & { readonly path: string };

type Decided<C> = {
  readonly saved: readonly { readonly path: string; readonly version: number }[];
  readonly conflicts: readonly Conflict[];
  readonly write: readonly (C & { readonly version: number })[];
};

/** What becomes of each change: stored already, written, or in conflict with what somebody else wrote since. */
export function decideEntries<C extends Change>(
  stored: ReadonlyMap<string, Stored>,
  changes: readonly C[],
): Decided<C> {
  const outcome = {
    saved: [] as { path: string; version: number }[],
    conflicts: [] as Conflict[],
    write: [] as (C & { version: number })[],
  };
  for (const change of changes) {
    const { path, value, base, baseVersion } = change;
    const now = stored.get(path);
    const version = now?.version ?? 0;
    const isSame =
      isDeepStrictEqual(now?.value ?? null, value) && (value === null || isDeepStrictEqual(now?.base, base));
    if (isSame) outcome.saved.push({ path, version });
    else if (baseVersion !== undefined && baseVersion !== version) {
      outcome.conflicts.push({
        path,
        value: now?.value ?? null,
        base: now?.base,
        version,
        enteredAt: now?.enteredAt ?? "",
      });
    } else {
      outcome.write.push({ ...change, version: version + 1 });
      outcome.saved.push({ path, version: version + 1 });
    }
  }
  return outcome;
}
