/** The earliest first; those whose date is not known last. */
export const inOrder = <D extends { readonly date: string | null }>(deadlines: readonly D[]): readonly D[] =>
  deadlines.toSorted((one, other) => (one.date ?? "9999").localeCompare(other.date ?? "9999"));
