import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { says } from "../caseFile/rule.ts";
import { assess } from "./progress.ts";
import { group, question } from "./step.ts";
import { stepStates } from "./stepState.ts";

const states = (the: CaseBuilder) => {
  const { states: all } = assess(the.build().application.type, the.reader());
  return new Map(all.map(({ id, decision }) => [id, decision.value]));
};

const reasons = (the: CaseBuilder, id: string) =>
  assess(the.build().application.type, the.reader())
    .states.find((state) => state.id === id)
    ?.decision.because.map(({ en }) => en);

const refusals = (the: CaseBuilder) =>
  assess(the.build().application.type, the.reader()).states.flatMap((state) =>
    state.refusals.map(({ path, refusal }) => [path, refusal.code]),
  );

const married = aCase().answers({ maritalStatus: "married" });

const withSpouse = married.answers({ accompanyingSpouse: true });

describe("which questions are asked (document 3 section 4.2)", () => {
  test.each<[string, CaseBuilder, string, string]>([
    ["single", aCase().answers({ maritalStatus: "single" }), "accompanyingSpouse", "skipped"],
    ["marital status unknown", aCase(), "accompanyingSpouse", "skipped"],
    ["married", married, "accompanyingSpouse", "open"],
    ["in a common-law relationship", aCase().answers({ maritalStatus: "commonLaw" }), "accompanyingSpouse", "open"],
    ["married", married, "isSpouseOfTemporaryResident", "open"],
    ["married to a Canadian", married.answers({ hasCanadianSpouse: true }), "isSpouseOfTemporaryResident", "skipped"],
    ["no children", aCase().answers({ hasAccompanyingChild: false }), "accompanyingChildren", "skipped"],
    ["children", aCase().answers({ hasAccompanyingChild: true }), "accompanyingChildren", "open"],
    ["never applied", aCase().answers({ hasPreviousVisaApplication: false }), "previousVisas", "skipped"],
    ["never applied", aCase().answers({ hasPreviousVisaApplication: false }), "uciNumber", "skipped"],
    ["never applied", aCase().answers({ hasPreviousVisaApplication: false }), "neverAppliedConfirmation", "page"],
    ["applied before", aCase().answers({ hasPreviousVisaApplication: true }), "previousVisas", "open"],
    ["applied before", aCase().answers({ hasPreviousVisaApplication: true }), "uciNumber", "answered"],
    ["applied before", aCase().answers({ hasPreviousVisaApplication: true }), "neverAppliedConfirmation", "skipped"],
    ["biometrics given", aCase().answers({ hasBiometrics: true }), "biometricsExpiryDate", "open"],
    ["biometrics not given", aCase().answers({ hasBiometrics: false }), "biometricsExpiryDate", "skipped"],
    [
      "biometrics given with a number",
      aCase().answers({ hasBiometrics: true, biometricsIdentificationNumber: "B1234567" }),
      "biometricsExpiryDate",
      "answered",
    ],
    ["spouse comes", withSpouse, "spouseBiometrics", "open"],
    ["spouse stays", married.answers({ accompanyingSpouse: false }), "spouseBiometrics", "skipped"],
    [
      "spouse comes, a valid letter is there",
      withSpouse.document("biometrics-validity-letter-spouse", {
        parsedValues: { biometricsExpiryDate: "2030-01-01" },
      }),
      "spouseBiometricsGroup",
      "skipped",
    ],
    [
      "spouse comes, the letter has expired",
      withSpouse.document("biometrics-validity-letter-spouse", {
        parsedValues: { biometricsExpiryDate: "2026-11-20" },
      }),
      "spouseBiometricsGroup",
      "open",
    ],
    ["a request about something else", aCase().type("IrccRequest"), "biometricsGroup", "skipped"],
    [
      "a request for more time for biometrics",
      aCase()
        .type("IrccRequest")
        .application({ reasonsForContactingIRCC: ["biometricsExtension"] }),
      "biometricsGroup",
      "open",
    ],
  ])("%s: %s %s", (_words, the, id, state) => {
    expect(states(the).get(id)).toBe(state);
  });

  test("a spouse is asked about only in a Student application", () => {
    expect(states(withSpouse.type("StudentExtension")).has("spouseBiometrics")).toBe(false);
  });

  test("a step that was answered is not skipped, even when its rule would hide it (document 3 section 4.1)", () => {
    const the = aCase().answers({ maritalStatus: "single", accompanyingSpouse: true, spouseBiometrics: false });
    expect(states(the).get("accompanyingSpouse")).toBe("answered");
    const stale = aCase().answers({ spouseBiometrics: false });
    expect(states(stale).get("spouseBiometricsGroup")).toBe("answered");
    expect(states(stale).get("spouseBiometricsExpiryDate")).toBe("skipped");
  });

  test("a skipped question says why", () => {
    expect(reasons(aCase().answers({ maritalStatus: "single" }), "accompanyingSpouse")).toEqual([
      "your answers do not show a spouse or common-law partner",
    ]);
  });
});

describe("children, row by row", () => {
  const row = (values: object) =>
    aCase().answers({
      hasAccompanyingChild: true,
      numberOfChildren: 1,
      accompanyingChildren: [{ childNumber: 1, ...values }],
    });
  test.each([
    ["of 23: the date of birth is enough", { dateOfBirth: "2003-11-20" }, "answered"],
    ["of 21: whether they come is asked", { dateOfBirth: "2005-01-01" }, "open"],
    ["of 21 who stays: nothing more", { dateOfBirth: "2005-01-01", accompanying: false }, "answered"],
    [
      "of 13 who comes: only the visa type more",
      { dateOfBirth: "2012-11-21", accompanying: true, visaType: "Visitor" },
      "answered",
    ],
    [
      "of 14 who comes: biometrics are asked",
      { dateOfBirth: "2012-11-20", accompanying: true, visaType: "Visitor" },
      "open",
    ],
    [
      "of 14 with biometrics: the date is asked",
      { dateOfBirth: "2012-11-20", accompanying: true, visaType: "Visitor", hasBiometrics: true },
      "open",
    ],
    [
      "of 14 without biometrics",
      { dateOfBirth: "2012-11-20", accompanying: true, visaType: "Visitor", hasBiometrics: false },
      "answered",
    ],
  ])("%s", (_words, values, state) => {
    expect(states(row(values)).get("accompanyingChildren")).toBe(state);
  });

  test("there is a row for each child", () => {
    const two = row({ dateOfBirth: "2003-11-20" }).answers({ numberOfChildren: 2 });
    expect(states(two).get("accompanyingChildren")).toBe("open");
  });
});

describe("values that are refused", () => {
  test.each<[string, CaseBuilder, [string, string]]>([
    [
      "a birthday the day after tomorrow",
      aCase().answers({ birthday: "2026-11-22" }),
      ["answers.birthday", "birthdayInPast"],
    ],
    [
      "a birthday before the years that forms accept",
      aCase().answers({ birthday: "1899-12-31" }),
      ["answers.birthday", "birthYearTooEarly"],
    ],
    ["no passport chosen", aCase().answers({ passportCountries: [] }), ["answers.passportCountries", "pickOne"]],
    [
      "no children counted",
      aCase().answers({ hasAccompanyingChild: true, numberOfChildren: 0 }),
      ["answers.numberOfChildren", "childrenMin1"],
    ],
    [
      "six children",
      aCase().answers({ hasAccompanyingChild: true, numberOfChildren: 6 }),
      ["answers.numberOfChildren", "childrenMin1"],
    ],
    [
      "a child born the day after tomorrow",
      aCase().answers({ accompanyingChildren: [{ dateOfBirth: "2026-11-22" }] }),
      ["answers.accompanyingChildren[0].dateOfBirth", "birthdayInPast"],
    ],
    ["a UCI with dashes", aCase().answers({ uciNumber: "1234-5678" }), ["answers.uciNumber", "uciDashes"]],
    ["a UCI of seven digits", aCase().answers({ uciNumber: "1234567" }), ["answers.uciNumber", "uciShort"]],
    ["a UCI of nine digits", aCase().answers({ uciNumber: "123456789" }), ["answers.uciNumber", "uciShort"]],
    [
      "a biometrics number of 21 characters",
      aCase().answers({ biometricsIdentificationNumber: "B".repeat(21) }),
      ["answers.biometricsIdentificationNumber", "biometricsNumberMax"],
    ],
    [
      "an answer next month",
      aCase().answers({ previousVisas: [{ dateOfIssue: "2026-12" }] }),
      ["answers.previousVisas[0].dateOfIssue", "previousVisaDate"],
    ],
    [
      "a refusal told in 19 characters",
      aCase().answers({ previousVisas: [{ result: "refused", refusalReason: "x".repeat(19) }] }),
      ["answers.previousVisas[0].refusalReason", "refusalReason"],
    ],
    [
      "a refusal told in 501 characters",
      aCase().answers({ previousVisas: [{ result: "refused", refusalReason: "x".repeat(501) }] }),
      ["answers.previousVisas[0].refusalReason", "refusalReason"],
    ],
  ])("%s", (_words, the, expected) => {
    expect(refusals(the)).toEqual([expected]);
  });

  test.each<[string, CaseBuilder]>([
    ["a birthday today", aCase().answers({ birthday: "2026-11-20" })],
    ["a birthday in the first year that forms accept", aCase().answers({ birthday: "1900-01-01" })],
    ["a birthday of which only the year is known", aCase().answers({ birthday: "1985" })],
    ["a UCI of eight digits", aCase().answers({ uciNumber: "12345678" })],
    ["a UCI of ten digits", aCase().answers({ uciNumber: "1234567890" })],
    ["a biometrics number of 20 characters", aCase().answers({ biometricsIdentificationNumber: "B".repeat(20) })],
    ["an answer this month", aCase().answers({ previousVisas: [{ dateOfIssue: "2026-11" }] })],
    [
      "a refusal told in 20 characters",
      aCase().answers({ previousVisas: [{ result: "refused", refusalReason: "x".repeat(20) }] }),
    ],
  ])("%s is taken", (_words, the) => {
    expect(refusals(the)).toEqual([]);
  });

  test("a refused value leaves its step open", () => {
    expect(states(aCase().answers({ birthday: "2026-11-22" })).get("birthday")).toBe("open");
  });
});

describe("a sentence that is advice", () => {
  test("is told and holds nothing back", () => {
    const the = aCase().answers({
      coOp: true,
      hasCoOpLetter: true,
      coOpLength: false,
      coOpIneligibility: ["languageCourse"],
    });
    expect(refusals(the)).toEqual([
      ["answers.coOpLength", "coOpHalf"],
      ["answers.coOpIneligibility", "coOpIneligibleProgram"],
    ]);
    expect(["coOpLength", "coOpIneligibility"].map((id) => states(the).get(id))).toEqual(["answered", "answered"]);
  });
});

describe("a group with a blocking warning", () => {
  const born = question({
    id: "birthday",
    kind: "date",
    person: "main",
    question: { en: "Born", fr: "Né" },
    needed: "always",
  });
  const tooYoung = says(
    "tooYoung",
    { en: "you are too young", fr: "vous êtes trop jeune" },
    (the) => (the.answer("birthday") ?? "") > "2020-01-01",
  );
  const page = group({
    id: "page",
    person: "main",
    question: { en: "You", fr: "Vous" },
    members: [born],
    blockedWhen: tooYoung,
  });

  test.each([
    ["1990-05-04", "answered"],
    ["2021-05-04", "open"],
  ])("born on %s: %s", (birthday, state) => {
    expect(stepStates(page, aCase().answers({ birthday }).reader())[0]?.decision.value).toBe(state);
  });
});
