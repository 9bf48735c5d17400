import { countOf, type PersonLines } from "./vaultOverview.ts";

/** How much of something is done, as every page says it. */
export type Count = { readonly done: number; readonly of: number };

/** Documents of these people that are asked for now. */
export const documentCount = (people: readonly PersonLines[]): Count =>
  people
    .map(countOf)
    .reduce((sum, { present, asked }) => ({ done: sum.done + present, of: sum.of + asked }), { done: 0, of: 0 });

/** Of all dates that a page lists: those that passed, and those from today on. */
export function dateCount(
  days: readonly { readonly date: string | null }[],
  today: string,
): { readonly past: number; readonly coming: number } {
  const known = days.flatMap(({ date }) => date ?? []);
  const past = known.filter((date) => date < today).length;
  return { past, coming: known.length - past };
}
