import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { computePlan } from "../plan/plan.ts";
import { biometricsExpiry } from "./biometrics.ts";

const letter = (issueDate: string) => aCase().document("biometrics-request-letter", { parsedValues: { issueDate } });

describe("when biometrics are due", () => {
  test("30 days after the date of the request letter, shown as not verified", () => {
    const [deadline] = computePlan(letter("2026-11-20").build()).deadlines;
    expect(deadline).toMatchObject({ id: "biometrics", date: "2026-12-20" });
    expect(deadline?.why.sources[0]).toMatchObject({ status: "unverified", validFrom: "2018-07-31" });
  });

  test("the latest of several letters counts", () => {
    const two = letter("2026-11-01").document("biometrics-request-letter", {
      parsedValues: { issueDate: "2026-11-15" },
    });
    expect(computePlan(two.build()).deadlines[0]?.date).toBe("2026-12-15");
  });

  test("there is none without a date, and none once the receipt is in", () => {
    expect(computePlan(aCase().document("biometrics-request-letter").build()).deadlines).toEqual([]);
    expect(computePlan(letter("2026-11-01").document("biometrics-receipt").build()).deadlines).toEqual([]);
  });

  test("on a day for which the table has no row, no date is given and that is said", () => {
    const [deadline] = computePlan(letter("2018-07-01").on("2018-07-10").build()).deadlines;
    expect(deadline?.date).toBeNull();
    expect(deadline?.why.because[0]?.en).toContain("no number of days is known");
  });
});

describe("when biometrics expire", () => {
  const of = (answers: Parameters<ReturnType<typeof aCase>["answers"]>[0]) =>
    biometricsExpiry(new CaseReader(aCase().answers(answers).build())).map(({ decision }) => decision.value);

  test("on the day that was answered, from today on", () => {
    expect(of({ biometricsExpiryDate: "2026-11-20" })).toEqual(["2026-11-20"]);
    expect(of({ biometricsExpiryDate: "2026-11-19" })).toEqual([]);
    expect(of({})).toEqual([]);
  });

  test("on the day in the validity letter when none was answered", () => {
    const letterRead = aCase().document("biometrics-validity-letter", {
      parsedValues: { biometricsExpiryDate: "2031-01-01" },
    });
    const [expiry] = biometricsExpiry(new CaseReader(letterRead.build()));
    expect(expiry?.decision.value).toBe("2031-01-01");
    expect(expiry?.decision.sources[0]?.title).toContain("section 183(4)");
  });
});
