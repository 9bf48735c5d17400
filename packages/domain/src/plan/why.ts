import type { Decision } from '../kernel/decision.ts';
import type { Text } from '../kernel/text.ts';
import type { Source } from '../kernel/trace.ts';

/** Why a line of the plan is as it is: the decision without its value. */
export type Why = {
  readonly because: readonly Text[];
  readonly decidedBy: string;
  readonly restsOn: readonly string[];
  readonly missing: readonly string[];
  readonly sources: readonly Source[];
};

export const whyOf = <T>({ because, decidedBy, restsOn, missing, sources }: Decision<T>): Why => ({ because, decidedBy, restsOn, missing, sources });
