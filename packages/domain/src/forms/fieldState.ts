import type { Refusal } from "../kernel/validation.ts";
import type { Claim, FormChoice, FormField, FormValue, Origin } from "./fields/field.ts";

/** Another value than the one that was there when the person entered theirs: offered, never put in its place. */
export type Offer<V = FormValue> = { readonly value: V; readonly from: Origin };

export type FieldState = {
  /** With the row in a list: `previousCountries[0].name`. */
  readonly path: string;
  readonly field: FormField;
  readonly value: FormValue | undefined;
  /** Of a field with choices, the one that is the value. */
  readonly chosen?: FormChoice;
  readonly isRequired: boolean;
  /** Nothing while there is no value. */
  readonly origin?: "entered" | Origin;
  readonly changedSince?: Offer;
  /** Why the value cannot stand, or that one is missing. */
  readonly refusal?: Refusal;
  /** A text that the form would take in place of a refused one, for the person to start from. */
  readonly suggestion?: string;
  /** What follows from a value that stands. */
  readonly advice?: Refusal;
  /** Further names of the same kind, of which the form takes one. */
  readonly others?: readonly string[];
  /** What each source says, where they differ: nothing is filled in until a person chooses. */
  readonly claims?: readonly Claim[];
};
