import type { FormCondition } from "../../../forms/fields/field.ts";
import type { Text } from "../../../kernel/text.ts";
import type { Opening } from "../../prose/typedWords.ts";

/** One field of the statement of purpose: what it asks, in small questions, and how it enters the text. */
export type Answer = {
  readonly label: Text;
  readonly questions: readonly Text[];
  readonly opening: Opening;
  /** Left out where nothing is entered; the others leave a marked gap. */
  readonly isOptional?: true;
  readonly shown?: FormCondition;
};

export const ask = (en: string, fr: string): Text => ({ en, fr });
