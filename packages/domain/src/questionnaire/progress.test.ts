import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { assess, neighbour, pagesToShow } from "./progress.ts";

describe("progress and order", () => {
  const bridging = aCase().type("Bowp");

  test("progress is answered over total minus skipped, a group counts once", () => {
    const { progress, next } = assess(
      "Bowp",
      bridging.answers({ country: "NG", passportCountries: ["NG"], maritalStatus: "single" }).reader(),
    );
    expect(progress).toEqual({ answered: 3, skipped: 0, total: 6, ratio: 0.5 });
    expect(next).toBe("birthday");
  });

  test("next names the member of a group that is still open", () => {
    const the = bridging.answers({
      country: "NG",
      passportCountries: ["NG"],
      birthday: "2000-01-01",
      maritalStatus: "married",
    });
    expect(assess("Bowp", the.reader()).next).toBe("hasCanadianSpouse");
  });

  test("a complete assessment has progress 1 and no next question", () => {
    const the = bridging.answers({
      country: "NG",
      passportCountries: ["NG"],
      birthday: "2000-01-01",
      maritalStatus: "single",
      hasPreviousVisaApplication: false,
      hasBiometrics: false,
    });
    expect(assess("Bowp", the.reader())).toMatchObject({ next: null, progress: { ratio: 1 } });
  });

  test("next and previous jump over skipped pages and come back", () => {
    const the = aCase().answers({ maritalStatus: "single", hasAccompanyingChild: false }).reader();
    const pages = pagesToShow("Student", the).map((step) => step.id);
    expect(pages).not.toContain("accompanyingSpouse");
    for (const [index, id] of pages.entries()) {
      expect(neighbour("Student", the, id, "next")?.id).toBe(pages[index + 1]);
      expect(neighbour("Student", the, id, "previous")?.id).toBe(pages[index - 1]);
    }
  });
});
