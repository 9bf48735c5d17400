import type { FormState } from "@boreal/domain/forms/formState";

/** Of the fields that need a value or hold one: how many nobody had to type. A field that may stay empty and is empty counts nowhere. */
export function shareOf({ filled, missing }: Pick<FormState, "filled" | "missing">): {
  readonly prefilled: number;
  readonly withValue: number;
  readonly wanted: number;
  readonly ratio: number;
} {
  const wanted = filled.withValue + missing.length;
  return {
    prefilled: filled.prefilled,
    withValue: filled.withValue,
    wanted,
    ratio: wanted === 0 ? 0 : filled.prefilled / wanted,
  };
}
