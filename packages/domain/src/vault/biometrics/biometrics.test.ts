import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { collectionLetters } from "../../../test/rows/biometrics/collectionLetters.ts";
import { receipts } from "../../../test/rows/biometrics/receipts.ts";
import { requestAndValidityLetters } from "../../../test/rows/biometrics/requestAndValidityLetters.ts";
import { decideSlots } from "../decideSlots.ts";
import { biometricsPages } from "../pages.ts";

const rows = [...collectionLetters, ...receipts, ...requestAndValidityLetters];

const decided = (the: CaseBuilder, slug: string) => {
  const page = biometricsPages.find((known) => known.slug === slug);
  const [first] = page ? decideSlots(page, the.reader()) : [];
  if (!first) throw new Error(`no slot of ${slug} was decided`);
  return first;
};

describe("level of a biometrics page", () => {
  test.each(rows)("%s", (_words, the, slug, level, decidedBy) => {
    const { requirement } = decided(the, slug);
    expect(requirement.value).toBe(level);
    expect(requirement.decidedBy.split(".").slice(2).join(".")).toBe(decidedBy);
    expect(requirement.because.length).toBeGreaterThan(0);
  });

  test("every case of every rule is reached by a row above", () => {
    const reached = new Set(rows.map(([, the, slug]) => decided(the, slug).requirement.decidedBy));
    const all = biometricsPages.flatMap(({ slots }) =>
      slots.flatMap(({ requirement }) => [
        ...requirement.cases.map(([condition]) => `${requirement.id}.${condition.id}`),
        `${requirement.id}.otherwise`,
      ]),
    );
    expect(all.filter((id) => !reached.has(id))).toEqual([]);
  });
});

describe("why a biometrics page is asked for", () => {
  test("names the answers it rests on, what is missing and the source", () => {
    const { requirement } = decided(aCase().answers({ hasBiometrics: true }), "biometrics-validity-letter");
    expect(requirement.because).toEqual([
      {
        en: "you gave biometrics and no expiry date is recorded",
        fr: "vous avez donné vos données biométriques et aucune date d’expiration n’est notée",
      },
    ]);
    expect(requirement.restsOn).toEqual([
      "application.type",
      "answers.hasBiometrics",
      "answers.biometricsExpiryDate",
      "answers.country",
    ]);
    expect(requirement.missing).toEqual(["answers.biometricsExpiryDate", "answers.country"]);
    expect(requirement.sources.map((source) => source.title)).toEqual(["Boreal specification, document 2 section 4"]);
  });

  test("cites the dated row that an age was compared with", () => {
    const { requirement } = decided(aCase().child(14), "child-biometrics-collection-letter");
    expect(requirement.sources.find((source) => source.validFrom === "2018-07-31")?.status).toBe("verified");
  });

  test("says nothing about an age on a day for which no row exists", () => {
    const before = aCase().application({ receivedDate: "2018-07-30" }).answers({ birthday: "2013-11-20" });
    expect(decided(before, "biometrics-collection-letter").requirement.value).toBe("Recommended");
    const dayOf = aCase().application({ receivedDate: "2018-07-31" }).answers({ birthday: "2013-11-20" });
    expect(decided(dayOf, "biometrics-collection-letter").requirement.value).toBe("NotApplicable");
  });
});

describe("pages of several children", () => {
  test("each child has copies with its own level", () => {
    const page = biometricsPages.find(({ slug }) => slug === "child-biometrics-collection-letter")!;
    const slots = decideSlots(page, aCase().child(15).child(9).reader());
    expect(slots.map(({ childNumber, requirement }) => [childNumber, requirement.value])).toEqual([
      [1, "Required"],
      [2, "NotApplicable"],
    ]);
  });

  test("a case without children has none", () => {
    const page = biometricsPages.find(({ slug }) => slug === "child-biometrics-collection-letter")!;
    expect(decideSlots(page, aCase().reader())).toEqual([]);
  });
});

describe("what the applicant may do", () => {
  test.each([
    ["a student", aCase(), "biometrics-request-letter", ["View"]],
    ["a request to IRCC", aCase().type("IrccRequest"), "biometrics-request-letter", ["View", "Upload"]],
    ["a court case", aCase().type("JudicialReview"), "biometrics-request-letter", []],
    ["a student", aCase(), "biometrics-collection-letter", ["View"]],
    ["a student", aCase(), "biometrics-receipt", ["View", "Upload"]],
    ["a student", aCase(), "biometrics-validity-letter", ["View", "Upload"]],
    ["a student without a spouse", aCase(), "biometrics-validity-letter-spouse", []],
    ["a student with a spouse", aCase().spouse(), "biometrics-validity-letter-spouse", ["View", "Upload"]],
  ])("%s", (_words, the, slug, permissions) => {
    expect(decided(the, slug).permissions.value).toEqual(permissions);
  });
});
