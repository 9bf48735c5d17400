import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { moneyCase, moneyCaseWithout, restsOn } from "../../test/moneyCases.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { runsOf } from "../../../../tests/running/sizes.ts";
import { readerFor } from "../questionnaire/inUse.ts";
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

describe("the applicant", () => {
  test("pays the study permit and biometrics, new or extended", () => {
    for (const type of ["Student", "StudentExtension", "Dli"] as const)
      expect(fees(student.type(type))).toEqual(["studyPermit main 150", "biometrics main 85"]);
  });

  test("of a family application asks for nothing of their own", () => {
    for (const type of ["StandaloneFamily", "SpeFamily"] as const) expect(fees(student.type(type))).toEqual([]);
  });

  test("at the border pays nothing online, and is told where to pay", () => {
    const atBorder = student.answers({
      country: "US",
      passportCountries: ["US"],
      usCitizenVisaApplicationMethod: "APPLY_AT_BORDER",
    });
    expect(fees(atBorder)).toEqual(["studyPermit main 0"]);
    expect(reasons(atBorder, "studyPermit")[0]).toContain("you pay the study permit fee at the border when you arrive");
    expect(fees(atBorder.answers({ usCitizenVisaApplicationMethod: "APPLY_ONLINE" }))).toEqual([
      "studyPermit main 150",
    ]);
  });

  test("a home next door is as good as a United States passport, and biometrics are paid at the border too", () => {
    const nextDoor = student.answers({ country: "GL", usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" });
    expect(fees(nextDoor)).toEqual(["studyPermit main 0", "biometrics main 0"]);
  });

  test("the border is no way for another passport", () => {
    expect(
      fees(student.answers({ passportCountries: ["NG"], usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" })),
    ).toContain("studyPermit main 150");
  });

  test.each([
    ["valid to tomorrow", { hasBiometrics: true, biometricsExpiryDate: "2026-11-21" }, []],
    ["that expire today", { hasBiometrics: true, biometricsExpiryDate: "2026-11-20" }, ["biometrics main 85"]],
    ["without an expiry date", { hasBiometrics: true }, ["biometrics main null"]],
    ["never given", { hasBiometrics: false }, ["biometrics main 85"]],
    ["before 14", { birthday: "2012-11-21" }, []],
    ["from 14 on", { birthday: "2012-11-20" }, ["biometrics main 85"]],
    ["to 79", { birthday: "1946-11-21" }, ["biometrics main 85"]],
    ["after 79", { birthday: "1946-11-20" }, []],
    ["with a United States passport", { passportCountries: ["US"] }, []],
  ] as const)("biometrics %s", (_, answers, expected) => {
    expect(fees(student.answers(answers)).filter((line) => line.startsWith("biometrics"))).toEqual(expected);
  });
});

describe("restoration", () => {
  const inCanada = student.type("StudentExtension").answers({
    country: "CA",
    insideCanadaCurrently: true,
    currentImmigrationStatus: "studyPermit",
    hasBiometrics: true,
    biometricsExpiryDate: "2030-01-01",
  });
  const expired = (studyPermitExpiryDate: string) => inCanada.answers({ studyPermitExpiryDate });

  test.each([
    ["2026-11-20", "studyPermit main 150"],
    ["2026-11-19", "restoration main 396.25"],
    ["2026-08-22", "restoration main 396.25"],
    ["2026-08-21", "studyPermit main 150"],
  ])("a study permit that ended on %s: %s", (day, line) => {
    expect(fees(expired(day))).toEqual([line]);
  });

  test("stands for a lost work permit as well, and includes the study permit", () => {
    const worker = inCanada.answers({ currentImmigrationStatus: "workPermit", pgwpExpiryDate: "2026-11-01" });
    expect(fees(worker)).toEqual(["restoration main 396.25"]);
    expect(reasons(worker, "restoration")[0]).toContain("includes the new study permit");
  });

  test("goes by the last day read in the permit or visitor record when none was answered", () => {
    const holder = inCanada.document("study-permit", { parsedValues: { studyPermitExpiryDate: "2026-11-10" } });
    expect(fees(holder)).toEqual(["restoration main 396.25"]);
    const visitor = inCanada.type("Student").answers({ currentImmigrationStatus: "visitor" });
    expect(fees(visitor)).toEqual(["studyPermit main 150"]);
    expect(fees(visitor.document("visitor-record", { parsedValues: { expiryDate: "2026-10-21" } }))).toEqual([
      "restoration main 396.25",
    ]);
    expect(fees(visitor.document("visitor-record", { parsedValues: { expiryDate: "2026-08-21" } }))).toEqual([
      "studyPermit main 150",
    ]);
  });

  test("is no matter outside Canada, nor for a renewal that was filed in time", () => {
    expect(fees(expired("2026-11-01").answers({ insideCanadaCurrently: false }))).toEqual(["studyPermit main 150"]);
    expect(fees(expired("2026-11-01").answers({ currentImmigrationStatus: "maintained" }))).toEqual([
      "studyPermit main 150",
    ]);
  });

  test.each([
    ["2024-11-30", null],
    ["2024-12-01", 389.75],
    ["2025-11-30", 389.75],
    ["2025-12-01", 396.25],
    ["2026-11-30", 396.25],
    ["2026-12-01", null],
  ])("received on %s: %s", (receivedDate, amount) => {
    expect(fees(expired(addDays(receivedDate, -10)).application({ receivedDate }))).toEqual([
      `restoration main ${amount}`,
    ]);
  });

  test("is not known while no time to restore is known, and neither is a plain permit", () => {
    const early = expired("2024-10-20").application({ receivedDate: "2024-11-07" });
    expect(fees(early)).toEqual(["restoration main null"]);
    expect(reasons(early, "restoration")[0]).toContain("no time to restore it is known for this date");
    expect(fees(expired("2024-11-07").application({ receivedDate: "2024-11-07" }))).toEqual(["studyPermit main 150"]);
  });

  test("of December 2026 says that no amount is known", () => {
    expect(reasons(expired("2026-11-20").application({ receivedDate: "2026-12-01" }), "restoration")[0]).toContain(
      "no amount is known for December 1, 2026",
    );
  });
});

describe("what a reason rests on", () => {
  test("whether the third person still pays biometrics rests on whether the second one does", () => {
    const child = feesOf(
      married.answers({ spouseVisaType: "Student", spouseBiometrics: false }).child(16, "Student").reader(),
    ).find(({ id, person }) => id === "biometrics" && person === "child");
    expect(child?.decision.restsOn).toEqual(expect.arrayContaining(["answers.spouseBiometrics", "answers.birthday"]));
  });

  test("a fee of a family member rests on what says that they come", () => {
    const fee = feesOf(married.answers({ spouseVisaType: "Visitor" }).reader()).find(({ id }) => id === "visitorVisa");
    expect(fee?.decision.restsOn).toEqual(
      expect.arrayContaining(["answers.accompanyingSpouse", "answers.spouseVisaType", "answers.spousePassport"]),
    );
    expect(fee?.decision.missing).toContain("answers.spousePassport");
  });
});

describe("Quebec’s acceptance certificate", () => {
  const quebec = student.answers({ province: "QC" });
  test.each([
    ["2024-12-31", null],
    ["2025-01-01", 134],
    ["2025-12-31", 134],
    ["2026-01-01", 135],
    ["2026-12-31", 135],
    ["2027-01-01", null],
  ])("received on %s: %s", (receivedDate, amount) => {
    expect(fees(quebec.application({ receivedDate }))).toContain(`quebecAcceptance main ${amount}`);
  });

  test("is no fee of studies that are too short for it", () => {
    expect(reasons(quebec.answers({ lengthOfStudies: 4 }), "quebecAcceptance")).toEqual([]);
    expect(reasons(quebec.answers({ lengthOfStudies: 7 }), "quebecAcceptance")).toHaveLength(1);
  });

  test("is called not verified, and is no fee elsewhere nor once it is in the vault", () => {
    expect(reasons(quebec, "quebecAcceptance")[0]).toContain("not verified");
    expect(reasons(student, "quebecAcceptance")).toEqual([]);
    expect(reasons(quebec.document("certificate-acceptation-du-quebec"), "quebecAcceptance")).toEqual([]);
  });
});

describe("fixed fees on both sides of 1 December 2026", () => {
  test.each(["2026-11-30", "2026-12-01"])("%s", (receivedDate) => {
    const all = married.answers({ spouseVisaType: "OpenWorkPermit" }).child(5, "Visitor").application({ receivedDate });
    expect(fees(all)).toEqual([
      "studyPermit main 150",
      "workPermit spouse 155",
      "openWorkPermitHolder spouse 100",
      "visitorVisa child1 100",
      "biometrics main 85",
      "biometrics spouse 85",
    ]);
  });

  test.each([
    ["studyPermit", "2014-02-05", "2014-02-06", 150],
    ["biometrics", "2018-07-30", "2018-07-31", 85],
  ])("%s has its first day", (id, before, first, amount) => {
    const on = (receivedDate: string) =>
      feesOf(student.application({ receivedDate }).reader()).find((fee) => fee.id === id)?.decision.value;
    expect([on(before), on(first)]).toEqual([null, amount]);
  });
});

describe("for any case", () => {
  test("the family of a graduate who is alone pays nothing", () => {
    expect(fees(student.type("PgwpFamily"))).toEqual([]);
  });

  test("every fee says why in both languages and names only what it read", () => {
    fc.assert(
      fc.property(moneyCase, (caseFile) => {
        for (const { decision } of feesOf(readerFor(caseFile))) {
          expect(decision.because.length).toBeGreaterThan(0);
          expect(decision.because.filter(({ en, fr }) => en === "" || fr === "" || /\{\w+\}/.test(en + fr))).toEqual(
            [],
          );
          expect(decision.missing.filter((fact) => !decision.restsOn.includes(fact))).toEqual([]);
          expect(decision.value ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: runsOf("cases whose fees have reasons", 200, 10) },
    );
  });

  test("an answer that a fee does not rest on can go, and the fee stays", () => {
    const nameOf = ({ id, person, childNumber }: ReturnType<typeof feesOf>[number]) =>
      `${id} ${person} ${childNumber ?? ""}`;
    fc.assert(
      fc.property(moneyCaseWithout, ({ key, caseFile, without }) => {
        // What is set aside is as good as gone, but inUse.ts then takes it for unanswered: a matter of the reader, not of fees.
        const the = readerFor(caseFile);
        fc.pre(!the.isSetAside(key));
        const after = new Map(feesOf(readerFor(without)).map((fee) => [nameOf(fee), fee.decision.value]));
        const changed = feesOf(the).filter((fee) => after.get(nameOf(fee)) !== fee.decision.value);
        expect(changed.filter(({ decision }) => !restsOn(decision.restsOn, key))).toEqual([]);
      }),
      { numRuns: runsOf("cases whose fees lose an answer", 600, 10) },
    );
  });
});
