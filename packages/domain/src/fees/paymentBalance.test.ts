import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import {
  balanceOf,
  creditedOf,
  creditOfRefund,
  isPaidBack,
  isPaidOut,
  leftToPayBack,
  type Balance,
  type Ledger,
} from "./paymentBalance.ts";

const came = (amount: number) => ({ cents: amount, currency: "CAD", isCancelled: false });
const back = (amount: number) => ({ cents: amount, currency: "CAD", state: "made" });
const credit = (amount: number, isOfRefund = true) => ({ cents: amount, isCancelled: false, isOfRefund });
const ledger = (facts: Partial<Ledger>): Ledger => ({
  invoiced: null,
  payments: [],
  refunds: [],
  credits: [],
  ...facts,
});

describe("a refund", () => {
  const paid = { invoiced: 90_050, payments: [came(90_050)] };
  test.each([
    ["of what was paid too much takes nothing off", { invoiced: 80_000, payments: [came(90_050)] }, 10_050, 0],
    ["of more than that takes the rest off", { invoiced: 80_000, payments: [came(90_050)] }, 20_000, 9_950],
    ["of a paid invoice takes all of it off", paid, 20_000, 20_000],
    ["of everything takes everything off", paid, 90_050, 90_050],
    ["of a part that was paid takes it off", { invoiced: 90_050, payments: [came(40_000)] }, 10_000, 10_000],
    ["before any invoice takes nothing off", { payments: [came(500)] }, 500, 0],
  ] as const)("%s", (_, facts, refunded, credited) => {
    expect(creditOfRefund(balanceOf(ledger(facts)), refunded)).toBe(credited);
  });

  test.each([
    [
      "all went back",
      { invoiced: 90_050, payments: [came(90_050)], refunds: [back(90_050)], credits: [credit(90_050)] },
      true,
    ],
    [
      "a part went back",
      { invoiced: 90_050, payments: [came(90_050)], refunds: [back(50)], credits: [credit(50)] },
      true,
    ],
    ["all of it is promised", { payments: [came(500)], refunds: [{ ...back(500), state: "asked" }] }, true],
    ["nothing went back", { invoiced: 90_050, payments: [came(90_050)] }, false],
    [
      "another payment covers what went back",
      { invoiced: 90_050, payments: [came(40_000), came(50_050)], refunds: [back(100)], credits: [credit(100)] },
      false,
    ],
    [
      "it was the one too much, and went back",
      { invoiced: 500, payments: [came(500), came(500)], refunds: [back(500)] },
      true,
    ],
    [
      "the same, after a credit note by hand",
      { invoiced: 500, payments: [came(500), came(500)], refunds: [back(500)], credits: [credit(500, false)] },
      false,
    ],
  ] as const)("an entry is held by what went back: %s", (_, facts, isHeld) => {
    const [first] = facts.payments;
    expect(isPaidBack(ledger(facts), first)).toBe(isHeld);
  });

  test.each([
    ["a rebate of a paid invoice went back", { payments: [came(500)], refunds: [back(200)] }, true],
    ["a part of it went back", { payments: [came(500)], refunds: [back(1)] }, true],
    [
      "it is asked for, and did not go back",
      { payments: [came(500)], refunds: [{ ...back(200), state: "asked" }] },
      false,
    ],
    ["less was paid, and nothing went back", { payments: [came(300)], refunds: [] }, false],
    ["what went back was paid too much anyway", { payments: [came(700)], refunds: [back(200)] }, false],
  ] as const)("a credit note by hand is held by what went back: %s", (_, facts, isHeld) => {
    const rebate = credit(200, false);
    expect(isPaidOut(ledger({ invoiced: 500, credits: [rebate], ...facts }), rebate)).toBe(isHeld);
  });
});

type Move = readonly [
  what: "invoice" | "pay" | "refund" | "fail" | "cancel" | "credit" | "uncredit",
  cents: number,
  at: number,
];

const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.tuple(
    fc.constantFrom("invoice", "pay", "pay", "refund", "refund", "fail", "cancel", "credit", "uncredit"),
    fc.integer({ min: 1, max: 3_000_000_000 }),
    fc.nat(20),
  ),
  { minLength: 1, maxLength: 30 },
);

/** What the commands do, each by the same rules; `noteOf` remembers which credit note a refund made. */
function moved(the: Ledger, [what, amount, at]: Move, noteOf: Map<object, object>): Ledger {
  const { payments, refunds, credits } = the;
  switch (what) {
    case "invoice":
      return { ...the, invoiced: amount };
    case "pay":
      return { ...the, payments: [...payments, came(amount)] };
    case "credit": {
      const most = balanceOf(the).invoiced ?? 0;
      return most === 0 ? the : { ...the, credits: [...credits, credit(Math.min(most, amount), false)] };
    }
    case "refund": {
      const refund = back(Math.min(amount, leftToPayBack(payments, refunds)));
      const note = credit(creditOfRefund(balanceOf(the), refund.cents));
      noteOf.set(refund, note);
      return { ...the, refunds: [...refunds, refund], credits: [...credits, note] };
    }
    case "fail": {
      const failed = refunds[at % Math.max(1, refunds.length)];
      const without = credits.map((one) =>
        failed && noteOf.get(failed) === one ? { ...one, isCancelled: true } : one,
      );
      return { ...the, refunds: refunds.filter((one) => one !== failed), credits: without };
    }
    case "uncredit": {
      const note = credits.filter(({ isOfRefund, isCancelled }) => !isOfRefund && !isCancelled)[at];
      if (note === undefined || isPaidOut(the, note)) return the;
      return { ...the, credits: credits.map((one) => (one === note ? { ...one, isCancelled: true } : one)) };
    }
    case "cancel": {
      const entry = payments[at % Math.max(1, payments.length)];
      if (entry === undefined || isPaidBack(the, entry)) return the;
      return { ...the, payments: payments.filter((one) => one !== entry) };
    }
  }
}

const raises: ReadonlySet<Move[0]> = new Set(["invoice", "cancel", "uncredit"]);

const sumOf = (rows: readonly { readonly cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);

/** How much more may be open after a move: what a new invoice asks, or an entry that never was. */
function mayRise([what]: Move, before: Ledger, after: Ledger): number {
  if (what === "invoice") return Number.MAX_SAFE_INTEGER;
  if (what === "uncredit") return creditedOf(before.credits) - creditedOf(after.credits);
  return what === "cancel" ? sumOf(before.payments) - sumOf(after.payments) : 0;
}

test("in any order of invoices, payments, refunds, credit notes and cancelled entries, what came less what went back is kept, and nobody owes what they were given back", () => {
  fc.assert(
    fc.property(moves, (all) => {
      const noteOf = new Map<object, object>();
      let the = ledger({});
      for (const move of all) {
        const before: Balance = balanceOf(the);
        const next = moved(the, move, noteOf);
        const after = balanceOf(next);
        expect(after.received).toBe(sumOf(next.payments) - sumOf(next.refunds));
        expect(after.received).toBeGreaterThanOrEqual(0);
        expect(after.open === 0 || after.overpaid === 0).toBe(true);
        expect((after.invoiced ?? 0) + after.overpaid).toBe(after.received + after.open);
        expect(after.invoiced ?? 0).toBe(Math.max(0, (next.invoiced ?? 0) - creditedOf(next.credits)));
        expect(after.open - before.open).toBeLessThanOrEqual(mayRise(move, the, next));
        // Whoever was paid up stays so through every refund, rebate and failure of either.
        if (before.open === 0 && !raises.has(move[0])) expect(after.open).toBe(0);
        the = next;
      }
    }),
    { numRuns: 500 },
  );
});
