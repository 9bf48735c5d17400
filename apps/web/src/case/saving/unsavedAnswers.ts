/** A value as it is stored; `undefined` for none. */
export type Value = unknown;

export type StoredAnswers = {
  readonly values: Readonly<Record<string, Value>>;
  readonly versions: Readonly<Record<string, number>>;
};

/** An answer that is not stored yet. `baseVersion`: what the person saw when they gave it, so that a change meanwhile shows. */
export type UnsavedAnswer = {
  readonly key: string;
  readonly value?: Value;
  readonly baseVersion: number;
  readonly givenAt: string;
};

export type Waiting = Omit<UnsavedAnswer, "key">;

/** What was sent and what was given since: of an answer that is in both the later value, over what the person saw before both. */
export function laidOver(
  sent: ReadonlyMap<string, Waiting>,
  later: ReadonlyMap<string, Waiting>,
): Map<string, Waiting> {
  return new Map([
    ...sent,
    ...[...later].map(
      ([key, each]) => [key, { ...each, baseVersion: sent.get(key)?.baseVersion ?? each.baseVersion }] as const,
    ),
  ]);
}

export const valuesOf = (answers: ReadonlyMap<string, Waiting>): Record<string, Value> =>
  Object.fromEntries([...answers].map(([key, { value }]) => [key, value]));

export function withAnswer(base: StoredAnswers, key: string, value: Value, version: number): StoredAnswers {
  return { values: { ...base.values, [key]: value }, versions: { ...base.versions, [key]: version } };
}

/** Newer stored answers in the place of those known so far. `own`: what is still on its way to the server stays as it was seen. */
export function withNewer(base: StoredAnswers, newer: StoredAnswers, own: ReadonlySet<string>): StoredAnswers {
  const values = { ...newer.values };
  const versions = { ...newer.versions };
  for (const key of own) {
    values[key] = base.values[key];
    versions[key] = base.versions[key] ?? 0;
  }
  // A read that was under way while a newer value was stored must not take it back.
  for (const [key, version] of Object.entries(base.versions)) {
    if ((versions[key] ?? 0) >= version) continue;
    values[key] = base.values[key];
    versions[key] = version;
  }
  return { values, versions };
}
