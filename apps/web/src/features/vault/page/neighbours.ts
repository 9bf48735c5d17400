import type { OverviewLine, PersonLines } from "../../../case/vaultOverview.ts";

type Place = { readonly page: string; readonly childNumber: number | null };

const isAt = ({ page, planned }: OverviewLine, place: Place) =>
  page.slug === place.page && (planned.childNumber ?? null) === place.childNumber;

/** The nearest pages before and after this one, in the order of the list, on which the reader has something to do. */
export function neighbours(
  people: readonly PersonLines[],
  place: Place,
): { readonly previous: OverviewLine | undefined; readonly next: OverviewLine | undefined } {
  const lines = people.flatMap((person) => person.lines);
  const first = lines.findIndex((line) => isAt(line, place));
  if (first < 0) return { previous: undefined, next: undefined };
  const isToDo = (line: OverviewLine) => line.toDo !== undefined && !line.isFilledHere && !isAt(line, place);
  return {
    previous: lines.slice(0, first).findLast(isToDo),
    next: lines.slice(first).find(isToDo),
  };
}
