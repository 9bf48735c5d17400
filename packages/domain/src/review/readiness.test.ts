import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";

const open = (the: CaseBuilder) => computePlan(the.build()).readiness.open.map(({ id }) => id);

describe("what stands between a case and the review", () => {
  test("a required slot of a later phase holds nothing back", () => {
    const the = aCase().child(15);
    const slot = computePlan(the.build()).vault.find(({ slot: id }) => id === "childBiometricsCollectionLetter");
    expect(slot?.requirement).toBe("Required");
    expect(open(the)).not.toContain("childBiometricsCollectionLetter");
  });

  test("a required slot of preparation holds back until a file is there", () => {
    const asked = aCase().answers({ hasBiometrics: true });
    expect(open(asked)).toContain("biometricsValidityLetter");
    expect(open(asked.document("biometrics-validity-letter"))).not.toContain("biometricsValidityLetter");
  });

  test("a document that is said not to be available is the lawyer’s point and does not hold back the review", () => {
    const the = aCase().answers({ hasBiometrics: true });
    const readiness = (said: CaseBuilder) => computePlan(said.build()).readiness;
    const point = (said: CaseBuilder) => readiness(said).open.find(({ id }) => id === "biometricsValidityLetter");
    expect(point(the)?.forLawyer).toBeUndefined();
    const said = the.without("biometricsValidityLetter");
    expect(point(said)).toMatchObject({ kind: "slot", forLawyer: true });
    expect(point(said)?.text.en).toContain("The lawyer decides");
    expect(readiness(said).readyForReview).toBe(readiness(the.document("biometrics-validity-letter")).readyForReview);
    expect(point(said.document("biometrics-validity-letter"))).toBeUndefined();
    expect(
      computePlan(said.build())
        .vault.filter(({ saidNotAvailable }) => saidNotAvailable)
        .map(({ slot }) => slot),
    ).toEqual(["biometricsValidityLetter"]);
  });

  test("files that nobody has sorted hold back the review, and stand for no document", () => {
    const type = { documentType: "BiometricsLetter" };
    const the = aCase()
      .answers({ hasBiometrics: true })
      .unsorted(type)
      .unsorted(type)
      .unsorted({ deletedAt: "2026-11-01" });
    const { readiness } = computePlan(the.build());
    expect(readiness.open.at(-1)).toMatchObject({ kind: "file", text: { en: "2 files are not sorted yet." } });
    expect(readiness.open.map(({ id }) => id)).toContain("biometricsValidityLetter");
    expect(readiness.readyForReview).toBe(false);
  });

  test("what is said of one child does not count for another", () => {
    const rows = [1, 2].map((childNumber) => ({ childNumber, hasBiometrics: true }));
    const both = aCase().child(15).child(16).answers({ accompanyingChildren: rows });
    const ofLawyer = (the: CaseBuilder) =>
      computePlan(the.build())
        .readiness.open.filter(({ id }) => id === "childBiometricsValidityLetter")
        .map(({ forLawyer }) => forLawyer ?? false);
    expect(ofLawyer(both.without("childBiometricsValidityLetter", { childNumber: 2 }))).toEqual([false, true]);
    expect(ofLawyer(both.without("childBiometricsValidityLetter"))).toEqual([false, false]);
  });

  test("a blocking warning about an answer holds back until the answer is mended; others do not", () => {
    const passport = (passportExpiryDate: string) => aCase().answers({ passportExpiryDate });
    expect(open(passport("2026-11-19"))).toContain("passportExpired");
    expect(
      computePlan(passport("2026-11-19").build()).readiness.open.find(({ id }) => id === "passportExpired")?.text.en,
    ).toBe("When does your passport expire? This passport has expired.");
    expect(open(passport("2027-02-01"))).not.toContain("passportExpiringSoon");
  });

  test("a form that the legal team fills in is not missing by the applicant: the point says who is first", () => {
    const the = aCase().answers({ country: "NG" });
    const of = (some: CaseBuilder) =>
      computePlan(some.build()).readiness.open.find(({ page }) => page === "use-of-a-representative");
    expect(of(the)?.text).toEqual({
      en: "Use of a Representative (IMM 5476): the legal team fills it in first, then it is signed.",
      fr: expect.stringMatching(
        /\(IMM 5476\)\u00A0: l’équipe juridique remplit d’abord ce formulaire; ensuite, il faut le signer\.$/u,
      ),
    });
    expect(of(the)?.forLawyer).toBeUndefined();
    expect(of(the.document("use-of-a-representative"))).toBeUndefined();
  });

  test("the letter of one child does not stand for the letter of another", () => {
    const rows = [1, 2].map((childNumber) => ({ childNumber, hasBiometrics: true }));
    const both = aCase().child(15).child(16).answers({ accompanyingChildren: rows });
    const missing = (the: CaseBuilder) => open(the).filter((id) => id === "childBiometricsValidityLetter").length;
    expect(missing(both)).toBe(2);
    const one = both.document("biometrics-validity-letter-child", { childNumber: 1 });
    expect(missing(one)).toBe(1);
    expect(missing(one.document("biometrics-validity-letter-child", { documentOwner: "child2" }))).toBe(0);
    // A letter that names no child stands for none while there are two.
    expect(missing(both.document("biometrics-validity-letter-child"))).toBe(2);
  });

  test("a point about a document says whose it is, which, and what is wrong with it", () => {
    const the = aCase()
      .spouse()
      .answers({ country: "NG", hasBiometrics: true })
      .document("spouse-passport", { parsedValues: { expiryDate: "2026-09-01" } });
    const { readiness } = computePlan(the.build());
    const points = readiness.open.map(({ text, person, page }) => [text.en, text.fr, person, page]);
    expect(points).toContainEqual([
      "Digital Photo: missing.",
      "Photo numérique\u00A0: à ajouter.",
      "main",
      "digital-photo",
    ]);
    const ofSpouse = readiness.open.find(({ id, person }) => id === "passportExpired" && person === "spouse");
    expect(ofSpouse).toMatchObject({ page: "spouse-passport" });
    expect(ofSpouse?.text.en).toBe("Passport (Spouse or Partner): This passport has expired.");
    for (const { kind, person, page } of readiness.open)
      if (kind === "slot") expect([person !== undefined, page !== undefined]).toEqual([true, true]);
  });
});
