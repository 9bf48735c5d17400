import type { Plan, PlannedEligibility } from "@boreal/domain/plan/planned";
import { describe, expect, it } from "vitest";
import { concerningResults } from "./eligibility.ts";

const why = (because: readonly string[] = [], missing: readonly string[] = []) => ({
  because: because.map((words) => ({ en: words, fr: words })),
  decidedBy: "",
  restsOn: [],
  missing,
  sources: [],
});
const message = { en: "You may apply from inside Canada.", fr: "Vous pouvez demander à partir du Canada." };

function results(given: Record<string, PlannedEligibility>) {
  return concerningResults(given as unknown as Plan["eligibility"]);
}

describe("what the rules say", () => {
  it("is the sentence that the plan gives", () => {
    expect(results({ insideCanada: { value: "InsideCanadaEligible", message, why: why() } })).toMatchObject([
      { id: "insideCanada", sentence: message },
    ]);
  });

  it("is the reason as a sentence where the plan gives a value alone", () => {
    expect(
      results({ legalAge: { value: "Adult", why: why(["you are 18 or older", "you study in Ontario"]) } })[0]?.sentence
        ?.en,
    ).toBe("You are 18 or older; you study in Ontario.");
  });

  it("leaves out what does not concern the application", () => {
    expect(results({ iec: { value: null, why: why(["this is no application of that kind"]) } })).toEqual([]);
  });

  it("keeps what waits for answers, without a sentence", () => {
    const [waiting] = results({ custodian: { value: null, why: why([], ["answers.birthday"]) } });
    expect(waiting).toMatchObject({ id: "custodian" });
    expect(waiting?.sentence).toBeUndefined();
  });

  it("says why something is not known yet", () => {
    const because = ["your report has to show the day"];
    expect(results({ pgwp: { value: null, why: why(because, ["documents.languageTest"]) } })).toMatchObject([
      { isKnown: false, sentence: { en: "Your report has to show the day." } },
    ]);
  });
});
