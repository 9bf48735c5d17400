import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";
import type { WarningId } from "../warnings/warningIds.ts";
import type { MemoOpen } from "./memo.ts";
import type { MemoCondition, MemoReader } from "./memoReader.ts";
import type { MemoReasonId } from "./reasonIds.ts";

/** One part of what answers a reason, and the pages of the vault on which it is shown. */
export type Strand = {
  readonly id: string;
  /** After “Nothing on file shows”. */
  readonly shows: Text;
  readonly pages: readonly PageSlug[];
  /** Needed only then; always when absent. */
  readonly wanted?: MemoCondition;
  /** It helps where it is on file, and nobody misses it. */
  readonly isOptional?: true;
  /** Optional, and alone no answer to the reason: with nothing else on file the reason is not covered. */
  readonly isContext?: true;
};

/** Something that keeps a reason from being covered whatever is on file, with what would cover it. */
export type Gap = {
  readonly when: MemoCondition;
  /** `no` where it leaves the reason open as if nothing were on file; `partly` else. */
  readonly leaves?: "no";
  readonly open: (the: MemoReader) => readonly MemoOpen[];
};

/** A reason of refusal: against whom it can be raised, what answers it, and what speaks against the answer. */
export type ReasonDefinition = {
  readonly id: MemoReasonId;
  /** Each of these keeps the reason from being raised at all. */
  readonly notRaised: readonly MemoCondition[];
  readonly strands: readonly Strand[];
  /** What answers it in a court case, where documents that this case asks for say nothing of the decision. */
  readonly strandsInCourt?: readonly Strand[];
  readonly gaps?: readonly Gap[];
  /** Warnings that speak to this reason whether or not they block, and on whatever page. */
  readonly warnings?: readonly WarningId[];
  /** Every document that the case requires answers it too. */
  readonly takesRequiredDocuments?: true;
  /** Every contradiction of the case counts, also those about other documents. */
  readonly takesEveryContradiction?: true;
  /** Values of its files that are worth a line, the first first. */
  readonly fields: readonly string[];
  /** What is said where it is covered. */
  readonly whole: Text;
  readonly sources: readonly Source[];
};
