import { describe, expect, it } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { expectedSpans } from "./expectedSpans.ts";

const spansOf = (one: CaseBuilder) =>
  Object.fromEntries(expectedSpans(new CaseReader(one.build())).map(({ id, decision }) => [id, decision.value]));

/** Today of the builder is 20 November 2026. */
const sent = (day: string) => aCase().status("IrccProcessing").application({ submittedAt: day });
const abroad = { country: "NG", insideCanadaCurrently: false, birthday: "2000-01-01" } as const;

describe("what is expected", () => {
  it("of a first study permit from abroad are the letters within days, and the decision as an aim", () => {
    expect(spansOf(sent("2026-11-18").answers(abroad))).toEqual({
      biometricsLetters: { from: "2026-11-19", to: "2026-11-25" },
      authorityDecides: { to: "2027-01-17" },
    });
  });

  it("are no letters of biometrics once they are late, one is there, or none are to be given", () => {
    const late = sent("2026-11-01").answers(abroad);
    expect(spansOf(late)).not.toHaveProperty("biometricsLetters");
    const there = sent("2026-11-18").answers(abroad).document("biometrics-request-letter");
    expect(spansOf(there)).not.toHaveProperty("biometricsLetters");
    const valid = sent("2026-11-18").answers({ ...abroad, hasBiometrics: true, biometricsExpiryDate: "2030-01-01" });
    expect(spansOf(valid)).not.toHaveProperty("biometricsLetters");
  });

  it("has no day where nobody says one", () => {
    expect(spansOf(sent("2026-11-18").type("StudentExtension").answers(abroad))["authorityDecides"]).toBeNull();
    expect(spansOf(aCase().type("JudicialReview").status("JrLeavePending"))).toEqual({ courtDecidesOnLeave: null });
    expect(spansOf(aCase().type("ExpressEntry").status("ApplicantPool"))).toEqual({ invitation: null });
  });

  it("is nothing before an application is sent, and nothing once it is closed", () => {
    expect(spansOf(aCase())).toEqual({});
    expect(spansOf(aCase().status("Completed"))).toEqual({});
  });

  it("says its reason in both languages, and whence a time comes", () => {
    for (const { decision } of expectedSpans(new CaseReader(sent("2026-11-18").answers(abroad).build()))) {
      expect(decision.because.every(({ en, fr }) => en.length > 20 && fr.length > 20 && en !== fr)).toBe(true);
      expect(decision.sources.length).toBeGreaterThan(0);
    }
  });
});
