import { describe, expect, test } from "vitest";
import { all, any, condition, not, type Condition } from "./condition.ts";
import { decide } from "./decision.ts";
import { Trace, type Tracing } from "./trace.ts";

class Facts implements Tracing {
  readonly trace = new Trace();
  private readonly facts: Record<string, boolean | undefined>;
  constructor(facts: Record<string, boolean | undefined>) {
    this.facts = facts;
  }
  fresh() {
    return new Facts(this.facts) as this;
  }
  is(name: string): boolean {
    this.trace.note(name, this.facts[name] === undefined);
    return this.facts[name] === true;
  }
}

const fact = (name: string): Condition<Facts> =>
  condition(name, { en: name, fr: `${name} fr` }, (the) => the.is(name), { en: `not ${name}`, fr: `pas ${name}` });

const english = (outcome: { because: readonly { en: string }[] }) => outcome.because.map((text) => text.en);

describe("a condition is explained by the parts that settled it", () => {
  const facts = new Facts({ rain: true, wind: false, sun: true });
  test("a true all by all of its parts", () => {
    expect(english(all(fact("rain"), fact("sun")).evaluate(facts))).toEqual(["rain", "sun"]);
  });
  test("a false all by the part that failed", () => {
    const outcome = all(fact("rain"), fact("wind"), fact("sun")).evaluate(facts);
    expect(outcome.holds).toBe(false);
    expect(english(outcome)).toEqual(["not wind"]);
  });
  test("a true any by the part that held", () => {
    expect(english(any(fact("wind"), fact("sun")).evaluate(facts))).toEqual(["sun"]);
  });
  test("a negation by the same part", () => {
    const outcome = not(fact("wind")).evaluate(facts);
    expect(outcome).toMatchObject({ holds: true });
    expect(english(outcome)).toEqual(["not wind"]);
  });
});

describe("a decision", () => {
  const rule = {
    id: "coat",
    cases: [
      [fact("rain"), "raincoat"],
      [fact("wind"), "jacket"],
    ] as const,
    otherwise: [{ en: "fair weather", fr: "beau temps" }, "none"] as const,
  };
  test("is that of the first case that holds, and names it", () => {
    const decision = decide(rule, new Facts({ rain: true, wind: true }));
    expect(decision).toMatchObject({ value: "raincoat", decidedBy: "coat.rain", restsOn: ["rain"], missing: [] });
  });
  test("tells what was read and what was not there", () => {
    const decision = decide(rule, new Facts({ rain: false, wind: undefined }));
    expect(decision).toMatchObject({
      value: "none",
      decidedBy: "coat.otherwise",
      restsOn: ["rain", "wind"],
      missing: ["wind"],
    });
  });
  test("leaves no notes with the reader it was given", () => {
    const facts = new Facts({ rain: true });
    decide(rule, facts);
    expect(facts.trace.restsOn).toEqual([]);
  });
});
