import type { Choice, FieldDefinition } from "@boreal/domain/fields/field";
import type { FieldKind } from "@boreal/domain/fields/kinds";
import type { FieldProps } from "../../ui/controls/FieldFrame.tsx";
import type { Typed } from "../saving/answerSheet.ts";
import type { NamedCountry } from "./countryOptions.ts";
import type { Entered } from "./entered.ts";

/** A field as it is drawn now: its definition, once the case was asked what may be chosen and how long it may be. */
export type DrawnField = Pick<FieldDefinition<never>, "look" | "unit" | "mostTexts" | "kept" | "suggests"> & {
  readonly kind: FieldKind;
  readonly choices?: readonly Pick<Choice<never>, "value" | "label" | "exclusive" | "common" | "aside">[];
  /** Characters that fit. */
  readonly limit?: number | undefined;
  /** Of a text: values that are known. Others may be typed all the same. */
  readonly known?: readonly string[];
  /** Of a country: only these may be chosen now. */
  readonly among?: readonly string[] | undefined;
  /** Of a country: what there is to choose from, where it is not the list of all. */
  readonly countries?: readonly NamedCountry[];
  /** Countries that were named already and stand first; asked once, for a list does not change its order under the finger. */
  readonly countriesFirst?: () => readonly string[];
  /** Of a date: the browser may fill in the person’s own birthday. */
  readonly isBirthday?: boolean;
};

/** What a control is given, whatever the kind. */
export type ControlProps = {
  readonly field: DrawnField;
  readonly value: unknown;
  /** What was typed before and could not be read. */
  readonly typed?: Typed | undefined;
  readonly frame: FieldProps;
  readonly autoComplete?: string | undefined;
  readonly onEnter: (entered: Entered) => void;
};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
/** A text or nothing, as controls of choices have it. */
export const chosenOf = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;
