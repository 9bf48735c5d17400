import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";

const answerWarnings = (the: CaseBuilder) => computePlan(the.build()).assessment.warnings.map(({ id }) => id);
const fileWarnings = (the: CaseBuilder) => computePlan(the.build()).warnings.map(({ id }) => id);

const canada = (dateOfIssue: string) =>
  ({ country: "CA", visaType: "study", result: "approved", dateOfIssue }) as const;

describe("contradictions about biometrics (document 3 section 4.3)", () => {
  test.each<[string, CaseBuilder, string[]]>([
    [
      "never given, applied to Canada as an adult",
      aCase().answers({ birthday: "2000-01-01", hasBiometrics: false, previousVisas: [canada("2025-03")] }),
      ["biometricsContradictionNone"],
    ],
    [
      "never given, applied to Canada, birthday unknown",
      aCase().answers({ hasBiometrics: false, previousVisas: [canada("2025-03")] }),
      ["biometricsContradictionNone"],
    ],
    [
      "never given, applied to Canada at 13",
      aCase().answers({ birthday: "2005-06-15", hasBiometrics: false, previousVisas: [canada("2019-05")] }),
      [],
    ],
    [
      "never given, applied in the month of turning 14",
      aCase().answers({ birthday: "2005-06-15", hasBiometrics: false, previousVisas: [canada("2019-06")] }),
      ["biometricsContradictionNone"],
    ],
    [
      "never given, applied at 13 and again at 16",
      aCase().answers({
        birthday: "2005-06-15",
        hasBiometrics: false,
        previousVisas: [canada("2019-05"), canada("2021-07")],
      }),
      ["biometricsContradictionNone"],
    ],
    [
      "never given, applied elsewhere",
      aCase().answers({ hasBiometrics: false, previousVisas: [{ country: "GB" }] }),
      [],
    ],
    [
      "given, no application to Canada",
      aCase().answers({ hasBiometrics: true, biometricsExpiryDate: "2030-01-01", previousVisas: [{ country: "GB" }] }),
      ["biometricsContradictionGiven"],
    ],
    [
      "given, no list at all",
      aCase().answers({ hasBiometrics: true, biometricsExpiryDate: "2030-01-01" }),
      ["biometricsContradictionGiven"],
    ],
    [
      "given, applied to Canada",
      aCase().answers({ hasBiometrics: true, biometricsExpiryDate: "2030-01-01", previousVisas: [canada("2020-01")] }),
      [],
    ],
    ["nothing answered", aCase(), []],
    ["never applied", aCase().answers({ hasPreviousVisaApplication: false }), ["neverAppliedMisrepresentation"]],
  ])("%s", (_words, the, expected) => {
    expect(answerWarnings(the)).toEqual(expected);
  });

  test("neither is blocking, and the reason names both answers", () => {
    const plan = computePlan(aCase().answers({ hasBiometrics: true, biometricsExpiryDate: "2030-01-01" }).build());
    expect(plan.assessment.warnings[0]).toMatchObject({ blocking: false, popUp: true });
    expect(plan.assessment.warnings[0]?.why.restsOn).toEqual(
      expect.arrayContaining(["answers.hasBiometrics", "answers.previousVisas"]),
    );
    expect(plan.assessment.warnings[0]?.why.because.map(({ en }) => en)).toEqual([
      "you gave biometrics",
      "you listed no application to Canada",
    ]);
  });
});

describe("a second look at the biometrics answers", () => {
  const given = aCase().answers({ hasBiometrics: true, previousVisas: [canada("2020-01")] });
  test.each<[string, CaseBuilder, boolean]>([
    ["expired yesterday", given.answers({ biometricsExpiryDate: "2026-11-19" }), true],
    ["expires today", given.answers({ biometricsExpiryDate: "2026-11-20" }), false],
    ["expires in ten years", given.answers({ biometricsExpiryDate: "2036-11-20" }), false],
    ["expires in ten years and a day", given.answers({ biometricsExpiryDate: "2036-11-21" }), true],
    ["a number of five characters", given.answers({ biometricsIdentificationNumber: "B1234" }), true],
    ["a number of six characters", given.answers({ biometricsIdentificationNumber: "B12345" }), false],
    [
      "another date than the letter",
      given
        .answers({ biometricsExpiryDate: "2030-01-01" })
        .document("biometrics-validity-letter", { parsedValues: { biometricsExpiryDate: "2031-01-01" } }),
      true,
    ],
    [
      "the date of the letter",
      given
        .answers({ biometricsExpiryDate: "2030-01-01" })
        .document("biometrics-validity-letter", { parsedValues: { biometricsExpiryDate: "2030-01-01" } }),
      false,
    ],
    ["not given", aCase().answers({ hasBiometrics: false, biometricsExpiryDate: "2020-01-01" }), false],
  ])("%s", (_words, the, expected) => {
    expect(answerWarnings(the).includes("checkBiometricsInformation")).toBe(expected);
  });
});

describe("warnings about a biometrics letter", () => {
  const validity = (parsedValues: Record<string, unknown>) =>
    aCase().document("biometrics-validity-letter", { slotId: "biometricsValidityLetter", parsedValues });
  test.each<[string, CaseBuilder, string[]]>([
    ["expired yesterday", validity({ biometricsExpiryDate: "2026-11-19" }), ["biometricsValidityLetterExpired"]],
    ["expires today", validity({ biometricsExpiryDate: "2026-11-20" }), []],
    ["given ten years and a day ago", validity({ biometricsDate: "2016-11-19" }), ["biometricsValidityLetterExpired"]],
    ["issued where tomorrow has begun", validity({ issueDate: "2026-11-21" }), []],
    ["issued the day after tomorrow", validity({ issueDate: "2026-11-22" }), ["fileDate"]],
    ["issued today", validity({ issueDate: "2026-11-20" }), []],
    [
      "an expired request letter",
      aCase().document("biometrics-request-letter", { parsedValues: { biometricsExpiryDate: "2020-01-01" } }),
      [],
    ],
    [
      "blurry and sideways",
      aCase().document("biometrics-request-letter", { findings: ["sideways", "blurry"] }),
      ["blurry", "sideways"],
    ],
    [
      "a passport where a letter belongs",
      aCase().document("biometrics-request-letter", { documentType: "Passport" }),
      ["documentMismatch"],
    ],
    [
      "a letter where a letter belongs",
      aCase().document("biometrics-request-letter", { documentType: "BiometricsLetter" }),
      [],
    ],
    ["a letter among the receipts", aCase().document("biometrics-receipt", { documentType: "BiometricsLetter" }), []],
    ["exactly as large as the portal takes", aCase().document("biometrics-request-letter", { bytes: 4_194_304 }), []],
    ["one byte larger", aCase().document("biometrics-request-letter", { bytes: 4_194_305 }), ["fileSize"]],
    ["empty", aCase().document("biometrics-request-letter", { bytes: 0 }), ["fileSize"]],
    [
      "in the trash",
      aCase().document("biometrics-request-letter", { findings: ["blurry"], deletedAt: "2026-11-01" }),
      [],
    ],
  ])("%s", (_words, the, expected) => {
    expect(fileWarnings(the)).toEqual(expected);
  });

  test("a blocking finding keeps the case from review, a mild one does not", () => {
    const open = (findings: string[]) =>
      computePlan(aCase().document("biometrics-validity-letter", { findings }).build()).readiness.open.map(
        ({ id }) => id,
      );
    expect(open(["notReadable"])).toContain("notReadable");
    expect(open(["blurry"])).not.toContain("blurry");
  });
});
