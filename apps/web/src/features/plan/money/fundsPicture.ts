import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { setsNoAmount } from "../../../case/money.ts";

/**
 * A stretch of a bar, from 0 to 1 of the picture's width: a known amount in dollars, or all amounts that are not known as one
 * stretch, whose length says nothing.
 */
export type Segment = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number | null;
  /** A known amount that no document shows yet: it was typed. */
  readonly isTyped?: true;
};

/** The id of the stretch for what is not known. */
const unknownId = "unknown";

export type FundsBars = {
  readonly needed: readonly Segment[];
  readonly shown: readonly Segment[];
  /** Where the bar of what is shown has to reach at least; nothing while no part of the need is known. */
  readonly mark: number | undefined;
};

type Part = { readonly id: string; readonly amount: number | null };

/** How much of the width the unknown amounts take together, beside known ones and alone. */
const unknownShare = 0.18;
const unknownAlone = 0.36;

/** The lines of a sum; the sum itself where it has no lines, and something unknown where it is not known though its lines are. */
export function partsOf(amount: number | null, lines: readonly Part[]): readonly Part[] {
  if (lines.length === 0) return amount === 0 ? [] : [{ id: "all", amount }];
  const isExplained = amount !== null || lines.some((line) => line.amount === null);
  return isExplained ? lines : [...lines, { id: "rest", amount: null }];
}

/** The known part of a sum, in dollars; cents are kept exact. */
export const knownSum = (parts: readonly { readonly amount: number | null }[]): number =>
  parts.reduce((cents, { amount }) => cents + Math.round((amount ?? 0) * 100), 0) / 100;

/** Two bars on one scale: what is needed, stacked by line, and what is shown, stacked by account. */
export function fundsBars({ required, available }: Pick<PlannedFunds, "required" | "available">): FundsBars {
  const needed = setsNoAmount({ required }) ? [] : partsOf(required.amount, required.lines);
  const shown = partsOf(available.amount, available.accounts);
  const most = Math.max(knownSum(needed), knownSum(shown), required.amount ?? 0);
  const kept = [...needed, ...shown].some(({ amount }) => amount === null) ? unknownShare : 0;
  const perDollar = most === 0 ? 0 : (1 - kept) / most;
  const least = required.amount ?? knownSum(needed);
  return {
    needed: stacked(needed, perDollar, kept),
    shown: stacked(shown, perDollar, kept).map((segment) =>
      segment.amount !== null && available.accounts.some(({ id, fileId }) => id === segment.id && fileId === undefined)
        ? { ...segment, isTyped: true }
        : segment,
    ),
    mark: least > 0 ? least * perDollar : undefined,
  };
}

/** Known stretches first, then one for all that is unknown; nothing for an amount of zero. */
function stacked(parts: readonly Part[], perDollar: number, kept: number): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const add = (id: string, length: number, amount: number | null) => {
    segments.push({ id, from: at, to: at + length, amount });
    at += length;
  };
  for (const { id, amount } of parts) if (amount !== null && amount > 0) add(id, amount * perDollar, amount);
  if (parts.some(({ amount }) => amount === null)) add(unknownId, perDollar === 0 ? unknownAlone : kept, null);
  return segments;
}
