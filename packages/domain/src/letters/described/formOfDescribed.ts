import type { LetterId } from "../../caseFile/letterValues.ts";
import type { AskedForm, FormCheck, FormField, FormList, FormPart, FormRow } from "../../forms/fields/field.ts";
import { conditionOf } from "./describedCondition.ts";
import { isDescribedList, type DescribedField, type DescribedForm, type DescribedList } from "./describedForm.ts";

/** What a letter asks, as it was told: drawn, checked and saved by the parts that draw every form. */
export const formOfDescribed = ({ id, sections }: DescribedForm): AskedForm<LetterId> => ({
  id,
  sections: sections.map((section) => ({
    ...section,
    parts: section.parts.map((part): FormPart => (isDescribedList(part) ? listOf(part) : fieldOf(part))),
  })),
});

/** Spaces around a text say nothing. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  typeof one === "string" && typeof other === "string" ? one.trim() === other.trim() : one === other;

function fieldOf({ shown, needed, fits, filled, judged = [], ...plain }: DescribedField): FormField {
  const asJudged: FormCheck = (value) => judged.find((one) => isSameValue(one.value, value))?.refusal;
  return {
    ...plain,
    ...(shown === true ? {} : { shown: conditionOf(shown) }),
    needed: typeof needed === "boolean" ? (needed ? "always" : "never") : conditionOf(needed),
    ...(fits ? { length: () => fits } : {}),
    ...(filled ? { prefill: () => filled } : {}),
    ...(judged.length > 0 ? { checks: [asJudged] } : {}),
  };
}

function listOf({ shown, needed, most, fields, filled, said, ...plain }: DescribedList): FormList {
  const { fault, advice } = said ?? {};
  const asSaid = <V>(word: V | undefined, rows: readonly FormRow[]): V | undefined =>
    JSON.stringify(rows) === JSON.stringify(said?.rows) ? word : undefined;
  return {
    ...plain,
    ...(shown === true ? {} : { shown: conditionOf(shown) }),
    needed: typeof needed === "boolean" ? (needed ? "always" : "never") : conditionOf(needed),
    most: () => most,
    fields: fields.map(fieldOf),
    ...(filled ? { prefill: () => filled } : {}),
    ...(fault ? { fault: (rows) => asSaid(fault, rows) } : {}),
    ...(advice ? { advice: (rows) => asSaid(advice, rows) } : {}),
  };
}
