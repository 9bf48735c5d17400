import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Field } from "@boreal/domain/questionnaire/step";
import type { Typed } from "../../../case/saving/answerSheet.ts";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import type { Entered } from "../entry/entered.ts";

/** What the control of one question is given, whatever its kind. */
export type AskedControl = {
  readonly field: Field;
  /** Of the case, or of the row or answer that the field belongs to. */
  readonly the: CaseReader;
  readonly value: unknown;
  /** What was typed before and could not be read. */
  readonly typed: Typed | undefined;
  readonly frame: FieldProps;
  readonly autoComplete: string | undefined;
  readonly onEnter: (entered: Entered) => void;
};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
