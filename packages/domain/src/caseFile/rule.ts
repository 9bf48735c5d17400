import { condition, type Condition, type SaysNot } from "../kernel/condition.ts";
import { decide, type Decision, type DecisionRule } from "../kernel/decision.ts";
import type { Clause } from "../kernel/text.ts";
import type { CaseReader } from "./reader.ts";

/** A named statement about a case. */
export type CaseCondition = Condition<CaseReader>;

/** A rule over a case: named conditions with their values, first match wins. */
export type CaseRule<T> = DecisionRule<CaseReader, T>;

/** Names a statement about a case; see `condition` for what the sentences must look like. */
export const says = (
  id: string,
  sentence: Clause,
  predicate: (the: CaseReader) => boolean | undefined,
  sentenceNot?: SaysNot,
): CaseCondition => condition(id, sentence, predicate, sentenceNot);

const isRule = <T>(value: T | CaseRule<T>): value is CaseRule<T> =>
  typeof value === "object" && value !== null && "cases" in value && "otherwise" in value;

/** The value of an attribute that may be fixed or ruled. */
export const settle = <T>(value: T | CaseRule<T>, the: CaseReader): T =>
  isRule(value) ? decide(value, the).value : value;

export type { Decision };
export { decide };
