import type { Plan, PlannedFee, PlannedLetter } from "./planned.ts";
import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { anyCase } from "../../test/guards/anyCase.ts";
import type { Text } from "../kernel/text.ts";
import { runsOf } from "../../../../tests/running/sizes.ts";
import { differenceOf, type PlanChange } from "./difference.ts";
import { computePlan, type Why } from "./plan.ts";

const planOf = (the: CaseBuilder): Plan => computePlan(the.build());
const between = (before: CaseBuilder, after: CaseBuilder) => differenceOf(planOf(before), planOf(after));
const line = ({ kind, what, id, before, after }: PlanChange) => [kind, what, id, before, after];
const linesAbout = (what: PlanChange["what"], changes: readonly PlanChange[]) =>
  changes.filter((change) => change.what === what).map(line);

const title: Text = { en: "A title", fr: "Un titre" };
const because = (sentence: string): Why => ({
  because: [{ en: sentence, fr: sentence }],
  decidedBy: "test.otherwise",
  restsOn: [],
  missing: [],
  sources: [],
});
const fee = (id: string, amount: number | null, why = because("a fee")): PlannedFee => ({
  id,
  title,
  person: "main",
  amount,
  why,
});
const letter = (id: string, requirement: PlannedLetter["requirement"], why = because("a letter")): PlannedLetter => ({
  id,
  title,
  requirement,
  permissions: [],
  why,
});

describe("what an answer changes", () => {
  test("nothing, between a plan and itself", () => {
    const { changes, totals, format } = between(aCase(), aCase());
    expect([format, changes, totals.questions.before === totals.questions.after]).toEqual([
      "boreal-what-if/1",
      [],
      true,
    ]);
  });

  test("a document that was not applicable and is required is added, with the new reason", () => {
    const given = aCase().answers({ hasBiometrics: true });
    const { changes } = between(aCase().answers({ hasBiometrics: false }), given);
    const added = changes.find(({ id }) => id === "biometricsValidityLetter");
    expect(added && line(added)).toEqual(["added", "slot", "biometricsValidityLetter", "NotApplicable", "Required"]);
    expect(added?.why).toEqual(planOf(given).vault.find(({ slot }) => slot === "biometricsValidityLetter")?.why);
  });

  test("a document that stays asked for at another level is changed, and one no longer applicable removed", () => {
    const asked = aCase().status("IrccProcessing").spouse("OpenWorkPermit");
    expect(linesAbout("slot", between(aCase(), aCase().answers({ passportCountries: ["US"] })).changes)).toContainEqual(
      ["removed", "slot", "biometricsCollectionLetter", "Recommended", "NotApplicable"],
    );
    expect(
      linesAbout("slot", between(asked, aCase().status("IrccProcessing").spouse("VisaFree")).changes),
    ).toContainEqual(["removed", "slot", "spouseBiometricsCollectionLetter", "Required", "NotApplicable"]);
    const letterIn = aCase().type("IrccRequest");
    expect(
      linesAbout(
        "slot",
        between(letterIn, letterIn.application({ reasonsForContactingIRCC: ["biometricsExtension"] })).changes,
      ),
    ).toContainEqual(["changed", "slot", "biometricsRequestLetter", "IfApplicable", "Required"]);
  });

  test("a child who is no longer in the case takes the child’s lines along, each named by the child’s number", () => {
    const { changes } = between(aCase().child(15).child(16), aCase().child(15));
    const gone = changes.filter(({ what }) => what === "slot");
    expect(gone.length).toBeGreaterThan(0);
    expect(
      gone.every(
        ({ kind, childNumber, person, after }) =>
          kind === "removed" && childNumber === 2 && person === "child" && after === null,
      ),
    ).toBe(true);
  });

  test("questions that concern the person, or no longer do; the groups and pages they stand on are not counted twice", () => {
    const { changes, totals } = between(
      aCase().answers({ hasBiometrics: false }),
      aCase().answers({ hasBiometrics: true }),
    );
    const asked = changes.filter(({ what }) => what === "step");
    expect(asked.map(line)).toContainEqual(["added", "step", "biometricsExpiryDate", "skipped", "open"]);
    const groups = new Set(planOf(aCase()).assessment.steps.map(({ group }) => group));
    expect(asked.filter(({ id }) => groups.has(id))).toEqual([]);
    const count = (kind: PlanChange["kind"]) => asked.filter((change) => change.kind === kind).length;
    expect(totals.questions.after - totals.questions.before).toBe(count("added") - count("removed"));
  });
});

describe("parts of a plan that other subjects fill", () => {
  const plan = planOf(aCase());

  test("an answer that is set aside no longer asks anything", () => {
    const step = plan.assessment.steps.find(({ state }) => state === "open");
    if (!step) throw new Error("A new case has open questions");
    const aside: Plan = {
      ...plan,
      assessment: { ...plan.assessment, setAside: [{ id: step.id, why: because("not asked") }] },
    };
    expect(differenceOf(plan, aside).changes).toMatchObject([
      { kind: "removed", what: "step", id: step.id, before: "open", after: "setAside", why: because("not asked") },
    ]);
  });

  test("fees and funds by their amounts; a sum with an unknown amount is not known", () => {
    const before: Plan = { ...plan, fees: [fee("studyPermit", 150), fee("biometrics", 85)] };
    const after: Plan = { ...plan, fees: [fee("studyPermit", 150.1), fee("workPermit", null)] };
    const { changes, totals } = differenceOf(before, after);
    expect(changes.map(line)).toEqual([
      ["changed", "fee", "studyPermit", 150, 150.1],
      ["added", "fee", "workPermit", null, null],
      ["removed", "fee", "biometrics", 85, null],
    ]);
    expect(totals.fees).toEqual({ before: 235, after: null });

    const living = (amount: number): Plan => ({
      ...plan,
      funds: {
        ...plan.funds,
        required: { amount, lines: [{ id: "living", title, amount, why: because("funds") }], why: because("funds") },
        shortfall: amount,
      },
    });
    const funds = differenceOf(living(22_895), living(28_502));
    expect(funds.changes.map(line)).toEqual([["changed", "funds", "living", 22_895, 28_502]]);
    expect([funds.totals.funds, funds.totals.shortfall]).toEqual([
      { before: 22_895, after: 28_502 },
      { before: 22_895, after: 28_502 },
    ]);
  });

  test("letters, forms, deadlines, eligibility and warnings", () => {
    const form = { id: "IMM5645", title, person: "spouse" as const, why: because("a form") };
    const before: Plan = {
      ...plan,
      letters: [letter("study-plan", "Recommended")],
      forms: [{ ...form, applies: false }],
      deadlines: [
        { id: "biometrics", title, date: "2026-12-20", why: because("a day") },
        { id: "leave", title, date: null, why: because("no day") },
      ],
      eligibility: { ...plan.eligibility, legalAge: { value: "Minor", why: because("an age") } },
      warnings: [],
    };
    const after: Plan = {
      ...before,
      letters: [letter("study-plan", "Complete")],
      forms: [{ ...form, applies: true }],
      deadlines: [
        { id: "biometrics", title, date: "2027-01-20", why: because("a day") },
        { id: "leave", title, date: "2027-01-01", why: because("a day") },
      ],
      eligibility: { ...plan.eligibility, legalAge: { value: "Adult", why: because("an age") } },
      warnings: [
        { id: "blurry", blocking: false, popUp: false, fileId: "f1", slot: "passport", why: because("a file") },
      ],
    };
    expect(differenceOf(before, after).changes.map(line)).toEqual([
      ["changed", "letter", "study-plan", "Recommended", "Complete"],
      ["added", "form", "IMM5645", false, true],
      ["changed", "deadline", "biometrics", "2026-12-20", "2027-01-20"],
      ["added", "deadline", "leave", null, "2027-01-01"],
      ["changed", "eligibility", "legalAge", "Minor", "Adult"],
      ["added", "warning", "blurry", null, false],
    ]);
  });

  test("a reason alone is no change", () => {
    expect(
      differenceOf(
        { ...plan, letters: [letter("study-plan", "Required")] },
        { ...plan, letters: [letter("study-plan", "Required", because("another reason"))] },
      ).changes,
    ).toEqual([]);
  });
});

describe("the difference of any two cases", () => {
  const about = ({ what, id, person, childNumber }: PlanChange) =>
    [what, id, person ?? "", childNumber ?? ""].join(" ");
  const of = (kind: PlanChange["kind"], changes: readonly PlanChange[]) =>
    changes
      .filter((change) => change.kind === kind)
      .map(about)
      .toSorted();

  test("is empty for one case, and the other way round it says removed for added", () => {
    fc.assert(
      fc.property(anyCase, anyCase, (one, other) => {
        const [before, after] = [computePlan(one), computePlan(other)];
        expect(differenceOf(before, before).changes).toEqual([]);
        const [there, back] = [differenceOf(before, after), differenceOf(after, before)];
        expect(of("removed", back.changes)).toEqual(of("added", there.changes));
        expect(of("added", back.changes)).toEqual(of("removed", there.changes));
        expect(of("changed", back.changes)).toEqual(of("changed", there.changes));
        expect(there.changes.filter(({ kind, before: was, after: is }) => kind === "changed" && was === is)).toEqual(
          [],
        );
        expect(there.totals.fees.before).toBe(back.totals.fees.after);
      }),
      { numRuns: runsOf("pairs of cases that differ", 200, 10) },
    );
  });
});
