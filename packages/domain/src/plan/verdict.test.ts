import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { manyCases } from "../../test/guards/anyCase.ts";
import { asType } from "../../test/guards/casesOfType.ts";
import { applicationTypes } from "../caseFile/application.ts";
import { eligibilityResults } from "../eligibility/eligibility.ts";
import { computePlan } from "./plan.ts";
import { gates, ways, type Work } from "./verdictGates.ts";

const verdictOf = (the: CaseBuilder) => computePlan(the.build()).verdict;

const superVisa = {
  vvVisitorType: "parent",
  vvIsHosting: true,
  vvIsSuperVisa: true,
  vvNumberOfFamilyMembers: 4,
  country: "NG",
} as const;

describe("the verdict of a plan", () => {
  const rows: readonly (readonly [string, CaseBuilder, string, RegExp])[] = [
    [
      "a super visa whose host earns too little",
      aCase()
        .type("VisitorVisa")
        .answers({ ...superVisa, vvHasFamilyFundsRequired: false }),
      "closed",
      /^Not open today: your income is below \$[\d,]+ for 5\u00A0people$/,
    ],
    [
      "a super visa of who visits, whose host earns too little",
      aCase().type("VisitorVisa").answers({
        vvVisitorType: "myself",
        vvHostInCanada: "family",
        vvIsSuperVisa: true,
        vvHostIsDescendant: true,
        vvNumberOfFamilyMembers: 4,
        vvHasFamilyFundsRequired: false,
        country: "NG",
      }),
      "closed",
      /^Not open today: the host’s income is below \$[\d,]+ for 5\u00A0people$/,
    ],
    [
      "a court case of which nobody recorded when the decision was learned of",
      aCase().type("JudicialReview").answers({ country: "NG" }),
      "lawyerLooks",
      /^Your legal team looks at this first: the time to go to Court may already be running$/,
    ],
    [
      "Express Entry without a language test",
      aCase().type("ExpressEntry"),
      "notKnown",
      /^No program of Express Entry is open without a language test$/,
    ],
    [
      "youth mobility beyond its highest age",
      aCase()
        .type("Iec")
        .answers({ passportCountries: ["FR"], birthday: "1960-01-01", iecCountryOfCitizenship: "FR" }),
      "closed",
      /^Not open today: /,
    ],
    [
      "a visitor whose passport needs no visa",
      aCase()
        .type("VisitorVisa")
        .answers({ vvVisitorType: "myself", vvPassportCountries: ["US"], country: "US" }),
      "notNeeded",
      /^You may not need this application$/,
    ],
    [
      "a study permit from outside Canada, begun",
      aCase().answers({ country: "NG", maritalStatus: "single" }),
      "open",
      /^Nothing prevents this so far$/,
    ],
    [
      "a work permit for one employer without an offer",
      aCase().type("ClosedWorkPermit").answers({ country: "NG", jobInCanada: false }),
      "closed",
      /^Not open today: this permit is for one employer, and you have no job offer$/,
    ],
    ["a work permit for one employer, not begun", aCase().type("Lmia"), "notKnown", /^Your answers will tell/],
  ];

  test.each(rows)("%s", (_words, the, way, sentence) => {
    const verdict = verdictOf(the);
    expect(verdict?.way).toBe(way);
    expect(verdict?.sentence.en).toMatch(sentence);
    expect(verdict?.sentence.fr).not.toBe("");
  });

  test("is told only while the application has still to be sent", () => {
    expect(verdictOf(aCase().answers({ country: "NG" }).status("IrccProcessing"))).toBeUndefined();
    expect(verdictOf(aCase().answers({ country: "NG" }).status("Refused"))).toBeUndefined();
  });

  test("a citizen is told that nothing of it is needed, and is asked for no money", () => {
    const verdict = verdictOf(aCase().answers({ passportCountries: ["CA"] }));
    expect(verdict).toMatchObject({ way: "notNeeded", rulesOut: ["document", "form", "sign", "pay", "send"] });
    expect(verdict?.money).toBeUndefined();
  });

  test("what is closed rules out every further work and names no day to send", () => {
    const closed = verdictOf(
      aCase()
        .type("VisitorVisa")
        .answers({ ...superVisa, vvHasFamilyFundsRequired: false }),
    );
    expect(closed?.rulesOut).toContain("document" satisfies Work);
    expect(closed?.sendBy).toBeUndefined();
    expect(closed?.more?.en).toContain("co-sign");
    expect(closed?.money).toBeUndefined();
    const enough = verdictOf(
      aCase()
        .type("VisitorVisa")
        .answers({ ...superVisa, vvHasFamilyFundsRequired: true }),
    );
    expect(enough?.money).toMatchObject({
      kind: "hostIncome",
      words: { en: expect.stringMatching(/^You show an income/) },
    });
  });

  test("until when to send, with the days that are left, and once the day has passed", () => {
    const student = aCase().answers({ country: "NG", startOfCanadianStudyProgram: "2027-09-06" });
    expect(verdictOf(student.on("2027-07-01"))?.sendBy?.words).toEqual({
      en: "Send your application by July 8, 2027 (7 days left)",
      fr: "Envoyez votre demande au plus tard le 8\u00A0juillet\u00A02027 (il reste 7 jours)",
    });
    expect(verdictOf(student.on("2027-07-08"))?.sendBy?.words.en).toMatch(/^Send your application today/);
    expect(verdictOf(student.on("2027-07-20"))?.sendBy?.words.en).toMatch(/has passed: send it now/);
  });

  test("an invitation that ended and a day of the Court that passed are no reason to send now", () => {
    const invited = aCase().type("ExpressEntryIta").answers({ country: "NG" });
    const ended = verdictOf(invited.application({ itaReceivedAt: "2026-06-01" }));
    expect(ended?.sendBy?.words.en).toMatch(/^Your invitation ended on /);
    const court = aCase().type("JudicialReview").answers({ country: "NG" });
    const late = verdictOf(court.application({ decisionNotifiedAt: "2026-01-05" }));
    expect(late?.sendBy?.words.en).toMatch(/^The day to apply to the Court, .* has passed/);
    expect(late).toMatchObject({ way: "lawyerLooks", sentence: { en: expect.stringMatching(/has passed$/) } });
  });

  test("without a language test, the answer about it is what would open a program", () => {
    const candidate = aCase().type("ExpressEntry").answers({
      country: "MA",
      birthday: "1996-05-04",
      languageTest: "None",
      eoForeignWorkYears: 4,
      eoCanadianWorkYears: 0,
      eoContinuousSkilledYear: true,
      eoOccupationCode: "21300",
      highestEducation: "master",
      eoTradeCertificate: false,
    });
    expect(verdictOf(candidate)).toMatchObject({ way: "closed", waitsFor: ["answers.languageTest"] });
  });

  test("money that nobody named is not known, and not zero", () => {
    const student = aCase().answers({ country: "NG", maritalStatus: "single" });
    expect(verdictOf(student)?.money).toMatchObject({ kind: "funds", needed: 23_448, shown: null });
    expect(
      verdictOf(student.document("proof-of-funds", { parsedValues: { closingBalance: 8000 } }))?.money,
    ).toMatchObject({ shown: 8000 });
    expect(verdictOf(student.answers({ hasFinances: true, userInputAvailableFunds: 0 }))?.money).toMatchObject({
      shown: 0,
    });
  });
});

describe("the verdicts of all types", () => {
  const random = shareOf("cases whose verdict is looked at", manyCases(40), 8);
  test.each(applicationTypes)("%s: a sentence in both languages, and waiting only for what the case asks", (type) => {
    for (const caseFile of random) {
      const plan = computePlan(asType(type, caseFile));
      const { verdict } = plan;
      if (!verdict) continue;
      expect(verdict.sentence.en + verdict.sentence.fr).not.toMatch(/[{}]|undefined|\.$/);
      expect(ways).toContain(verdict.way);
      if (verdict.way === "closed" && verdict.of !== undefined)
        expect(plan.eligibility[verdict.of].value).not.toBeNull();
      if (verdict.way === "notKnown") expect(verdict.waitsFor.length).toBeGreaterThan(0);
      else expect(verdict.waitsFor.filter((fact) => fact !== "answers.languageTest")).toEqual([]);
      if (verdict.money?.kind === "funds") expect(verdict.money.needed).toBe(plan.funds.required.amount);
    }
  });

  test("each gate is a result, named once", () => {
    expect(new Set(gates.map(({ id }) => id)).size).toBe(gates.length);
    for (const { id } of gates) expect(eligibilityResults).toContain(id);
  });
});
