import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { describe, expect, it } from "vitest";
import { fundsBars, knownSum, partsOf } from "./fundsPicture.ts";

const why = { because: [], decidedBy: "", restsOn: [], missing: [], sources: [] };
const title = { en: "", fr: "" };

type Amounts = Readonly<Record<string, number | null>>;

function funds(needed: number | null, lines: Amounts, shown: number | null, accounts: Amounts = {}): PlannedFunds {
  return {
    required: { amount: needed, why, lines: Object.entries(lines).map(([id, amount]) => ({ id, title, amount, why })) },
    available: {
      amount: shown,
      why,
      takenOut: [],
      accounts: Object.entries(accounts).map(([id, amount]) => ({ id, title, amount })),
    },
    shortfall: null,
    hostIncome: { amount: null, why },
  };
}

const whole = funds(40_000, { living: 24_000, tuition: 14_000, travel: 2000 }, 20_000, { bank: 20_000 });

describe("the picture of the funds", () => {
  it("stacks the lines of what is needed over the whole width", () => {
    expect(fundsBars(whole).needed).toEqual([
      { id: "living", from: 0, to: 0.6, amount: 24_000 },
      { id: "tuition", from: 0.6, to: 0.95, amount: 14_000 },
      { id: "travel", from: 0.95, to: 1, amount: 2000 },
    ]);
  });

  it("draws what is shown on the same scale, with the need marked on it", () => {
    expect(fundsBars(whole)).toMatchObject({ shown: [{ id: "bank", from: 0, to: 0.5 }], mark: 1 });
  });

  it("makes room when more is shown than needed", () => {
    const bars = fundsBars(funds(20_000, { living: 20_000 }, 50_000, { bank: 30_000, gic: 20_000 }));
    expect(bars.mark).toBeCloseTo(0.4);
    expect(bars.needed.at(-1)?.to).toBeCloseTo(0.4);
    expect(bars.shown.at(-1)?.to).toBeCloseTo(1);
  });

  it("gives an unknown line a stretch of its own, and marks what is needed at least", () => {
    const bars = fundsBars(funds(null, { living: 24_000, tuition: null }, 0));
    expect(bars.mark).toBeCloseTo(0.82);
    expect(bars.needed).toHaveLength(2);
    expect(bars.needed[1]).toMatchObject({ id: "unknown", amount: null });
    expect(bars.needed[1]?.to).toBeCloseTo(1);
    expect(bars.needed[0]?.to).toBeCloseTo(0.82);
  });

  it("draws all that is unknown as one stretch, and tells what was typed from what a document shows", () => {
    const bars = fundsBars(funds(null, { living: 24_000, tuition: null, travel: null }, 5000, { estimate: 5000 }));
    expect(bars.needed.map(({ id }) => id)).toEqual(["living", "unknown"]);
    expect(bars.shown).toMatchObject([{ id: "estimate", amount: 5000, isTyped: true }]);
    const [account] = fundsBars({
      ...whole,
      available: { ...whole.available, accounts: [{ id: "bank", title, amount: 20_000, fileId: "f1" }] },
    }).shown;
    expect(account).not.toHaveProperty("isTyped");
  });

  it("never draws an unknown need as nothing", () => {
    const open = funds(null, {}, null);
    const waiting = { ...open, required: { ...open.required, why: { ...why, missing: ["answers.numberOfPeople"] } } };
    expect(fundsBars(waiting)).toMatchObject({
      needed: [{ id: "unknown", from: 0, to: 0.36, amount: null }],
      mark: undefined,
    });
  });

  it("draws no need where no amount is set and no answer would change that", () => {
    expect(fundsBars(funds(null, {}, 500, { bank: 500 }))).toMatchObject({ needed: [], mark: undefined });
  });

  it("draws nothing for a true zero", () => {
    expect(fundsBars(funds(0, {}, 0))).toEqual({ needed: [], shown: [], mark: undefined });
    expect(fundsBars(funds(1000, { living: 1000, travel: 0 }, 0)).needed).toHaveLength(1);
  });

  it("stays within its width, whatever is unknown", () => {
    const lines = Object.fromEntries(["a", "b", "c", "d", "e"].map((id) => [id, null]));
    for (const bars of [
      fundsBars(funds(null, lines, null, lines)),
      fundsBars(funds(null, { living: 1, ...lines }, 5, { bank: 5 })),
    ]) {
      expect(Math.max(...bars.needed.map(({ to }) => to), ...bars.shown.map(({ to }) => to))).toBeLessThanOrEqual(
        1 + 1e-9,
      );
    }
  });
});

describe("the parts of a sum", () => {
  it("are completed by an unknown rest when the sum is not known though its lines are", () => {
    expect(partsOf(null, [{ id: "living", amount: 10 }])).toEqual([
      { id: "living", amount: 10 },
      { id: "rest", amount: null },
    ]);
    expect(partsOf(null, [{ id: "living", amount: null }])).toEqual([{ id: "living", amount: null }]);
  });

  it("add up in whole cents", () => {
    expect(knownSum([{ amount: 0.1 }, { amount: 0.2 }, { amount: null }])).toBe(0.3);
  });
});
