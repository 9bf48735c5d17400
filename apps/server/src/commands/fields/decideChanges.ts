import { isDeepStrictEqual } from "node:util";
import type { PlacedRefusal } from "../deps.ts";

/** What becomes of values that a page sends: of answers, of entries in forms, and of what somebody tells of their own life. */

export const tooManyChanges = (most: number): PlacedRefusal => ({
  code: "tooManyChanges",
  text: { en: `Save at most ${most} fields at a time.`, fr: `Enregistrez au plus ${most} champs à la fois.` },
});

const givenTwice: PlacedRefusal = {
  code: "fieldTwice",
  text: {
    en: "This field was sent twice in one request. Send it once.",
    fr: "Ce champ a été envoyé deux fois dans une même requête. Envoyez-le une seule fois.",
  },
};

/** Each change by itself: one wrong value never holds back the others. A second one of the same name is refused. */
export function sortedChanges<C>(
  changes: readonly C[],
  nameOf: (change: C) => string,
  refusalsOf: (change: C, isTwice: boolean) => readonly PlacedRefusal[],
): { readonly fitting: readonly C[]; readonly refusals: readonly PlacedRefusal[] } {
  const fitting = new Map<string, C>();
  const refusals: PlacedRefusal[] = [];
  for (const change of changes) {
    const refused = refusalsOf(change, fitting.has(nameOf(change)));
    if (refused.length > 0) refusals.push(...refused);
    else fitting.set(nameOf(change), change);
  }
  return { fitting: [...fitting.values()], refusals };
}

/** The same of entries in what is asked for like a form, whose refusals are told at their field under `place`. */
export const sortedEntries = <C extends { readonly path: string }>(
  changes: readonly C[],
  place: string,
  refusalOf: (change: C) => PlacedRefusal | undefined,
): { readonly fitting: readonly C[]; readonly refusals: readonly PlacedRefusal[] } =>
  sortedChanges(
    changes,
    ({ path }) => path,
    (change, isTwice) => {
      const refused = isTwice ? givenTwice : refusalOf(change);
      if (!refused) return [];
      // The path of a field that nobody knows is somebody else's text and is not repeated.
      return [{ ...refused, path: refused.code === "unknownFormField" ? place : `${place}.${change.path}` }];
    },
  );

/** What is stored; a value that was never written has no version. */
type Stored = { readonly value: unknown; readonly base?: unknown; readonly version: number };

/** A new value, over the version that its writer last saw; without it whatever is there is written over. */
type Change = { readonly value: unknown; readonly base?: unknown; readonly baseVersion?: number | undefined };

/** Stored already, written, or in conflict with what somebody else wrote since. */
export type Outcome = { readonly is: "saved" | "conflict" | "write"; readonly version: number };

export function decideChange(now: Stored | undefined, { value, base, baseVersion }: Change): Outcome {
  const version = now?.version ?? 0;
  const isSame = isDeepStrictEqual(now?.value ?? null, value) && (value === null || isDeepStrictEqual(now?.base, base));
  if (isSame) return { is: "saved", version };
  return baseVersion !== undefined && baseVersion !== version
    ? { is: "conflict", version }
    : { is: "write", version: version + 1 };
}

export type Conflict = Stored & { readonly path: string; readonly enteredAt: string };

type Decided<C> = {
  readonly saved: readonly { readonly path: string; readonly version: number }[];
  readonly conflicts: readonly Conflict[];
  readonly write: readonly (C & { readonly version: number })[];
};

/** The same of all entries of one form. */
export function decideEntries<C extends Change & { readonly path: string }>(
  stored: ReadonlyMap<string, Stored & { readonly enteredAt: string }>,
  changes: readonly C[],
): Decided<C> {
  const outcomes = changes.map((change) => ({ change, ...decideChange(stored.get(change.path), change) }));
  return {
    saved: outcomes.flatMap(({ is, change: { path }, version }) => (is === "conflict" ? [] : [{ path, version }])),
    conflicts: outcomes.flatMap(({ is, change: { path }, version }) => {
      const now = stored.get(path);
      return is === "conflict"
        ? [{ path, value: now?.value ?? null, base: now?.base, version, enteredAt: now?.enteredAt ?? "" }]
        : [];
    }),
    write: outcomes.flatMap(({ is, change, version }) => (is === "write" ? [{ ...change, version }] : [])),
  };
}
