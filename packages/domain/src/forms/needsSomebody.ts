import type { FieldState } from "./fieldState.ts";
import { isListState, type FormState, type ListState, type SectionState } from "./formState.ts";

/**
 * Why a field waits for a person: nothing stands in it, its sources differ, what stands in it cannot stay, or its source says
 * something else since the person entered theirs.
 */
export type Need = "missing" | "differs" | "faulty" | "changed";

export const needOfField = ({
  value,
  claims,
  refusal,
  changedSince,
}: Pick<FieldState, "value" | "claims" | "refusal" | "changedSince">): Need | undefined => {
  if (claims) return "differs";
  if (refusal) return value === undefined ? "missing" : "faulty";
  return changedSince ? "changed" : undefined;
};

/** Of a list as a whole; its rows have fields of their own. */
export const needOfList = ({
  rows,
  refusal,
  changedSince,
}: Pick<ListState, "rows" | "refusal" | "changedSince">): Need | undefined => {
  if (refusal) return rows.length === 0 ? "missing" : "faulty";
  return changedSince ? "changed" : undefined;
};

/** Whether something of this part of a form waits for a person. */
export const needsSomebody = ({ parts }: Pick<SectionState, "parts">): boolean =>
  parts.some((part) =>
    isListState(part)
      ? needOfList(part) !== undefined ||
        part.rows.some(({ fields }) => fields.some((field) => needOfField(field) !== undefined))
      : needOfField(part) !== undefined,
  );

/** Whether all that keeps a form from being complete is for the legal team to enter: who represents. */
export function isLeftToTeam({
  missing,
  missingLists,
  faulty,
}: Pick<FormState, "missing" | "missingLists" | "faulty">): boolean {
  const paths = [...missing, ...faulty].map(({ path }) => path);
  const open = [...paths, ...missingLists.map(({ list }) => list.list)];
  return open.length > 0 && open.every((path) => path.startsWith("representative."));
}
