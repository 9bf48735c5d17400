import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { feesOf } from "./fees.ts";

/** Each fee as `id person amount`, in its order. */
const fees = (start: CaseBuilder) =>
  feesOf(start.reader()).map(
    ({ id, person, childNumber, decision }) => `${id} ${person}${childNumber ?? ""} ${decision.value}`,
  );

const reasons = (start: CaseBuilder, id: string) =>
  feesOf(start.reader())
    .filter((fee) => fee.id === id)
    .map(({ decision }) => decision.because.map(({ en }) => en).join(" / "));

const adult = { birthday: "2000-01-01" };

const student = aCase().answers(adult);

const married = student.answers({ maritalStatus: "married", accompanyingSpouse: true, spouseBirthday: "2000-01-01" });

describe("a spouse or partner", () => {
  const spouse = (answers: Parameters<CaseBuilder["answers"]>[0]) =>
    fees(married.answers(answers)).filter((line) => line.includes(" spouse "));

  test.each([
    ["Student", ["studyPermit spouse 150", "biometrics spouse 85"]],
    ["StudentExtension", ["studyPermit spouse 150", "biometrics spouse 85"]],
    ["OpenWorkPermit", ["workPermit spouse 155", "openWorkPermitHolder spouse 100", "biometrics spouse 85"]],
    ["Visitor", ["visitorVisa spouse 100", "biometrics spouse 85"]],
  ] as const)("with %s", (spouseVisaType, expected) => {
    expect(fees(married.answers({ spouseVisaType })).filter((line) => line.includes(" spouse "))).toEqual(expected);
    expect(fees(student.spouse(spouseVisaType)).filter((line) => line.includes(" spouse "))).toEqual(expected);
  });

  test("who needs no visa, or stays at home, pays nothing", () => {
    expect(fees(student.spouse("VisaFree")).filter((line) => line.includes("spouse"))).toEqual([]);
    expect(spouse({ accompanyingSpouse: false, spouseVisaType: "Visitor" })).toEqual([]);
  });

  test("whose visa type is not chosen leaves the fee open", () => {
    expect(spouse({})).toEqual(["visaOrPermit spouse null"]);
    expect(feesOf(married.reader()).find(({ id }) => id === "visaOrPermit")?.decision.missing).toContain(
      "answers.spouseVisaType",
    );
  });

  test("who visits: an extension in Canada, an eTA with an exempt passport, nothing with a United States one", () => {
    expect(spouse({ spouseVisaType: "Visitor", spouseCountry: "CA" })).toContain("visitorExtension spouse 100");
    expect(spouse({ spouseVisaType: "Visitor", spousePassport: ["FR"] })).toContain("travelAuthorization spouse 7");
    expect(spouse({ spouseVisaType: "Visitor", spousePassport: ["US"] })).toEqual([]);
    expect(spouse({ spouseVisaType: "Visitor", spousePassport: ["NG"] })).toContain("visitorVisa spouse 100");
  });

  test("who visits on a day without a list of exempt passports: the fee is not known", () => {
    const before = married.on("2025-11-24").answers({ spouseVisaType: "Visitor", spousePassport: ["FR"] });
    expect(fees(before)).toContain("visitorVisa spouse null");
    expect(reasons(before, "visitorVisa")[0]).toContain("whether this passport needs a visa is not known");
  });

  test.each([
    [{ spouseBiometrics: true, spouseBiometricsExpiryDate: "2026-11-21" }, []],
    [{ spouseBiometrics: true, spouseBiometricsExpiryDate: "2026-11-20" }, ["biometrics spouse 85"]],
    [{ spouseBiometrics: true }, ["biometrics spouse null"]],
    [{ spouseBirthday: "2012-11-21" }, []],
  ])("biometrics with %o", (answers, expected) => {
    expect(spouse({ spouseVisaType: "Student", ...answers }).filter((line) => line.startsWith("biometrics"))).toEqual(
      expected,
    );
  });

  test("a valid biometrics letter in the vault is enough", () => {
    const letter = married
      .answers({ spouseVisaType: "Student" })
      .document("biometrics-validity-letter-spouse", { parsedValues: { biometricsExpiryDate: "2030-01-01" } });
    expect(fees(letter)).not.toContain("biometrics spouse 85");
  });
});

describe("children", () => {
  test("pay for their permit or visa, and biometrics from 14 on", () => {
    expect(fees(student.child(13, "Student").child(14, "Visitor"))).toEqual([
      "studyPermit main 150",
      "studyPermit child1 150",
      "visitorVisa child2 100",
      "biometrics main 85",
      "biometrics child2 85",
    ]);
  });

  test("who visit from inside Canada ask to stay longer", () => {
    expect(fees(student.type("SpeFamily").child(5, "Visitor"))).toEqual(["visitorExtension child1 100"]);
  });

  test("with valid biometrics pay none", () => {
    const rows = (more: object) =>
      student.answers({
        hasAccompanyingChild: true,
        accompanyingChildren: [
          { childNumber: 1, dateOfBirth: "2008-01-01", accompanying: true, visaType: "Student", ...more },
        ],
      });
    expect(fees(rows({ hasBiometrics: true, biometricsExpiryDate: "2026-11-21" }))).not.toContain(
      "biometrics child1 85",
    );
    expect(fees(rows({ hasBiometrics: true, biometricsExpiryDate: "2026-11-20" }))).toContain("biometrics child1 85");
    expect(fees(rows({ hasBiometrics: true }))).toContain("biometrics child1 null");
  });
});

describe("what a family pays at most", () => {
  test("biometrics: two persons pay, the third reaches the maximum", () => {
    const three = married.answers({ spouseVisaType: "Student" }).child(16, "Student");
    expect(fees(three).filter((line) => line.startsWith("biometrics"))).toEqual([
      "biometrics main 85",
      "biometrics spouse 85",
      "biometrics child1 0",
    ]);
    expect(reasons(three, "biometrics")[2]).toContain("the most that a family pays");
    expect(reasons(three, "biometrics")[2]).toContain("not verified");
  });

  test("visitor visas: the sixth visitor pays nothing", () => {
    const six = [1, 2, 3, 4, 5].reduce((built) => built.child(5, "Visitor"), student.spouse("Visitor"));
    expect(fees(six).filter((line) => line.startsWith("visitorVisa"))).toEqual([
      "visitorVisa spouse 100",
      "visitorVisa child1 100",
      "visitorVisa child2 100",
      "visitorVisa child3 100",
      "visitorVisa child4 100",
      "visitorVisa child5 0",
    ]);
  });
});
