import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../classNames.ts";
import "./Table.css";

/** The head of a column; of one that the list can be sorted by, with what sorts it and how it is sorted now. */
export type ColumnHead =
  | string
  | { readonly title: string; readonly sorts: ReactNode; readonly sorted: "ascending" | "descending" | undefined };

type TableProps = {
  caption: string;
  captionHidden?: boolean;
  head: readonly ColumnHead[];
  /** A long list: its head stays where it can be seen while one scrolls. */
  headStays?: boolean;
  /** Whose cells say by themselves what they are: on a narrow screen they stand one below the other, and nothing scrolls. */
  stacks?: boolean;
  /** `<tr>` elements; the first cell of each may be `<th scope="row">`. */
  children: ReactNode;
};

/** A table that scrolls by itself on a narrow screen and can be scrolled by keyboard. */
export function Table({ caption, captionHidden, head, headStays, stacks, children }: TableProps) {
  const id = useId();
  const classes = classNames("table", headStays && "table--head-stays", stacks && "table--stacks");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={classes} role="group" aria-labelledby={id} tabIndex={0}>
      <table className="table__table">
        <caption className={classNames("table__caption", captionHidden && "visually-hidden")} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((one) =>
              typeof one === "string" ? (
                <th scope="col" key={one}>
                  {one}
                </th>
              ) : (
                <th scope="col" key={one.title} aria-sort={one.sorted}>
                  {one.sorts}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
