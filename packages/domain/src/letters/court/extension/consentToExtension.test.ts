import { describe, expect, it } from "vitest";
import { aCase } from "../../../../test/caseBuilder.ts";
import { contentOf } from "../../contents.ts";
import { sectionText } from "../../draft.ts";
import { letterOfCase } from "../../letterOfCase.ts";

/** A consent of a period of thirty days under the Federal Courts Rules. */
function consentSays(entered: Readonly<Record<string, unknown>>, language: "en" | "fr" = "en"): string {
  const content = contentOf("consentToExtensionOfTime");
  if (!content) throw new Error("the consent is a letter");
  const the = aCase().type("JudicialReview").status("JrLeaveFiled");
  const values = {
    rules: "courts",
    period: "serve and file the reply",
    rule: "369",
    currentDate: "2026-12-01",
    periodDays: "30",
    ...entered,
  };
  const caseFile = { ...the.build(), letters: { consentToExtensionOfTime: values } };
  const { draft } = letterOfCase(content, { caseFile, main: the.reader(), person: { role: "main" }, language });
  return draft.sections.map(sectionText).join("\n");
}

describe("what a consent says of itself", () => {
  const claim = "It is the first extension of this period on consent, and not longer than half of it.";

  it("is that it is the first and within half, once both are known", () => {
    expect(consentSays({ isFirstConsent: true, proposedDate: "2026-12-10" })).toContain(claim);
    expect(consentSays({ isFirstConsent: true, proposedDate: "2026-12-10" }, "fr")).toContain(
      "C’est la première prorogation de ce délai sur consentement",
    );
  });

  it("is nothing of the kind where it is longer, not the first, or nobody said", () => {
    expect(consentSays({ isFirstConsent: true, proposedDate: "2026-12-30" })).not.toContain(claim);
    expect(consentSays({ isFirstConsent: false, proposedDate: "2026-12-10" })).not.toContain(claim);
    const open = consentSays({ proposedDate: "2026-12-10" });
    expect(open).not.toContain(claim);
    expect(open).toContain("[Whether this is the first consent about the period");
  });
});
