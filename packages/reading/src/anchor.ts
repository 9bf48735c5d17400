/** A phrase that speaks for one type of document, or with points below zero against it; matched against plain text (lower case, no accents). */
export type Anchor = { readonly pattern: Pick<RegExp, "test">; readonly points: number };

/** Anchors by the type for which they speak. */
export type Anchors = Readonly<Record<string, readonly Anchor[]>>;

export const titled = (points: number, ...patterns: readonly Anchor["pattern"][]): Anchor[] =>
  patterns.map((pattern) => ({ pattern, points }));
