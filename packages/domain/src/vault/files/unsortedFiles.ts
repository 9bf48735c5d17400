/**
 * Files that were dropped together and that nobody has sorted yet (ADR 0138). They lie in a place of their own, on no page of
 * the vault: no slot has them, no rule reads them, and nothing counts them.
 */
export const unsortedPlace = { page: "to-sort", slot: "to-sort", person: "main", childNumber: null } as const;

export const isUnsorted = ({ page }: { readonly page: string }): boolean => page === unsortedPlace.page;

/** More than all that a large case holds is no longer sorted by looking. */
export const mostUnsorted = 100;
