import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { country } from "./background/residence.ts";
import { birthday, passportCountries } from "./identity/identity.ts";
import { biometricsGroup } from "./biometrics/biometrics.ts";
import { maritalStatusGroup } from "./family/family.ts";
import { welcome } from "./application/starting.ts";
import { neighbour, pagesToShow } from "./progress.ts";
import { assessSteps } from "./stepsProgress.ts";

describe("progress and order", () => {
  const bridging = aCase().type("Bowp");
  const steps = [welcome, country, passportCountries, birthday, maritalStatusGroup, biometricsGroup];

  test("progress is answered over total minus skipped, a group counts once", () => {
    const { progress, next } = assessSteps(
      steps,
      bridging.answers({ country: "NG", passportCountries: ["NG"], maritalStatus: "single" }).reader(),
    );
    expect(progress).toEqual({ answered: 3, skipped: 0, total: 5, ratio: 0.6 });
    expect(next).toBe("birthday");
  });

  test("next names the member of a group that is still open", () => {
    const the = bridging.answers({
      country: "NG",
      passportCountries: ["NG"],
      birthday: "2000-01-01",
      maritalStatus: "married",
    });
    expect(assessSteps(steps, the.reader()).next).toBe("hasCanadianSpouse");
  });

  test("a complete assessment has progress 1 and no next question", () => {
    const the = bridging.answers({
      country: "NG",
      passportCountries: ["NG"],
      birthday: "2000-01-01",
      maritalStatus: "single",
      hasBiometrics: false,
    });
    expect(assessSteps(steps, the.reader())).toMatchObject({ next: null, progress: { ratio: 1 } });
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
