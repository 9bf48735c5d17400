import type { FieldSeen, FormCondition } from "../../forms/fields/field.ts";
import { isSeen } from "../../forms/fields/fieldConditions.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { all, any, not } from "../../kernel/condition.ts";

/**
 * A condition as data. What it reads of the letter itself goes on being read while somebody types; what it reads of the case is
 * settled, and settled again when the letter is asked for anew.
 */
export type DescribedCondition =
  | boolean
  | FieldSeen
  | { readonly by: "all" | "any"; readonly of: readonly DescribedCondition[] }
  | { readonly by: "not"; readonly of: readonly [DescribedCondition] };

/** Whether a field of the letter is told, for what is not told says nothing later either. */
export type IsTold = (path: string) => boolean;

/** No condition holds always. */
export function describedCondition(
  condition: FormCondition | undefined,
  the: FormReader,
  isTold: IsTold,
): DescribedCondition {
  if (condition === undefined) return true;
  const { sees, made } = condition;
  if (sees && ("inRow" in sees || isTold(sees.at))) return sees;
  if (!made) return condition.evaluate(the).holds;
  const parts = made.of.map((part) => describedCondition(part, the, isTold));
  if (made.by === "not") return negated(parts[0] ?? true);
  return combined(made.by, parts);
}

const negated = (part: DescribedCondition): DescribedCondition =>
  typeof part === "boolean" ? !part : { by: "not", of: [part] };

/** What is settled drops out, or settles the whole. */
export function combined(by: "all" | "any", parts: readonly DescribedCondition[]): DescribedCondition {
  const settles = by === "any";
  if (parts.includes(settles)) return settles;
  const open = parts.filter((part) => typeof part !== "boolean");
  const [only] = open;
  if (only === undefined) return !settles;
  return open.length === 1 ? only : { by, of: open };
}

const settled = (value: boolean): FormCondition => ({
  id: String(value),
  evaluate: () => ({ holds: value, because: [] }),
});

/** The condition that was told. */
export function conditionOf(told: DescribedCondition): FormCondition {
  if (typeof told === "boolean") return settled(told);
  if (!("by" in told))
    return { id: "toldOfField", evaluate: (the) => ({ holds: isSeen(told, the), because: [] }), sees: told };
  if (told.by === "not") return not(conditionOf(told.of[0]));
  const parts = told.of.map(conditionOf);
  return told.by === "all" ? all(...parts) : any(...parts);
}
