import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { biometricsPages } from "./biometrics.ts";
import { decideSlots } from "../decideSlots.ts";
import type { RequirementLevel } from "../page.ts";

/** Case in words -> level, and the case of the rule that decided it. Every case of every rule is reached below. */
type Row = readonly [words: string, the: CaseBuilder, page: string, level: RequirementLevel, decidedBy: string];

const sent = aCase().status("IrccProcessing");
const twoLetters = aCase()
  .spouse()
  .document("biometrics-collection-letter")
  .document("spouse-biometrics-collection-letter");
const twoChildren = aCase()
  .child(15)
  .child(16)
  .document("child-biometrics-collection-letter", { childNumber: 1 })
  .document("child-biometrics-collection-letter", { childNumber: 2 });
const somebodysIsMissing =
  "receiptIsThere and ownBioReceiptMissing or spouseBioReceiptMissing or childBioReceiptMissing";
const claimant = aCase().answers({
  country: "CA",
  insideCanadaCurrently: true,
  currentImmigrationStatus: "refugeeClaimant",
});

const rows: readonly Row[] = [
  [
    "a student of 13 today",
    aCase().answers({ birthday: "2013-11-20" }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and isOutsideBiometricsAges",
  ],
  [
    "a student who turns 14 today",
    aCase().answers({ birthday: "2012-11-20" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a student of 79",
    aCase().answers({ birthday: "1946-11-21" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a student who turns 80 today",
    aCase().answers({ birthday: "1946-11-20" }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and isOutsideBiometricsAges",
  ],
  [
    "a student with a US passport",
    aCase().answers({ passportCountries: ["GB", "US"] }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and holdsUsPassport",
  ],
  [
    "a student whose biometrics expire tomorrow",
    aCase().answers({ biometricsExpiryDate: "2026-11-21" }),
    "biometrics-collection-letter",
    "NotApplicable",
    "isStudent and biometricsStillValid",
  ],
  [
    "a student whose biometrics expire today",
    aCase().answers({ biometricsExpiryDate: "2026-11-20" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a graduate of 12",
    aCase().type("WorkPermit").answers({ birthday: "2014-01-01" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  ["nothing answered", aCase(), "biometrics-collection-letter", "Recommended", "otherwise"],

  ["no spouse in the case", sent, "spouse-biometrics-collection-letter", "NotApplicable", "not spouseIsInCase"],
  [
    "a spouse who gave biometrics, file sent",
    sent.spouse("Visitor").answers({ spouseBiometrics: true }),
    "spouse-biometrics-collection-letter",
    "NotApplicable",
    "spouseGaveBiometrics",
  ],
  [
    "a spouse as a visitor, file sent",
    sent.spouse("Visitor"),
    "spouse-biometrics-collection-letter",
    "Required",
    "applicationWasSent and not spouseIsVisaFree",
  ],
  [
    "a spouse whose visa type is not given, file sent",
    sent.spouse(),
    "spouse-biometrics-collection-letter",
    "Required",
    "applicationWasSent and not spouseIsVisaFree",
  ],
  [
    "a visa-free spouse, file sent",
    sent.spouse("VisaFree"),
    "spouse-biometrics-collection-letter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse, file in preparation",
    aCase().spouse("Visitor"),
    "spouse-biometrics-collection-letter",
    "NotApplicable",
    "otherwise",
  ],

  ["a child of 14", aCase().child(14), "child-biometrics-collection-letter", "Required", "childGivesBiometrics"],
  [
    "a child of 13",
    aCase().child(13),
    "child-biometrics-collection-letter",
    "NotApplicable",
    "childIsTooYoungForBiometrics",
  ],
  [
    "a child whose birthday nobody told",
    aCase().child(undefined),
    "child-biometrics-collection-letter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a child of 13 whose passport says 14",
    aCase()
      .child(13)
      .document("child-passport", { childNumber: 1, parsedValues: { birthday: "2012-01-01" } }),
    "child-biometrics-collection-letter",
    "Required",
    "childGivesBiometrics",
  ],

  ["no collection letter", aCase(), "biometrics-receipt", "NotApplicable", "otherwise"],
  [
    "a collection letter",
    aCase().document("biometrics-collection-letter"),
    "biometrics-receipt",
    "Required",
    "collectionLetterIsInVault",
  ],
  [
    "a collection letter in the trash",
    aCase().document("biometrics-collection-letter", { deletedAt: "2026-11-01" }),
    "biometrics-receipt",
    "NotApplicable",
    "otherwise",
  ],

  [
    "a collection letter of the spouse alone",
    aCase().spouse().document("spouse-biometrics-collection-letter"),
    "biometrics-receipt",
    "Required",
    "collectionLetterOfSpouseIsInVault",
  ],
  [
    "a collection letter of a child alone",
    aCase().child(15).document("child-biometrics-collection-letter", { childNumber: 1 }),
    "biometrics-receipt",
    "Required",
    "collectionLetterOfChildIsInVault",
  ],
  [
    "a letter and a receipt of one person",
    aCase().spouse().document("spouse-biometrics-collection-letter").document("biometrics-receipt"),
    "biometrics-receipt",
    "Required",
    "collectionLetterOfSpouseIsInVault",
  ],
  [
    "two letters, one receipt of which nobody said whose it is",
    twoLetters.document("biometrics-receipt"),
    "biometrics-receipt",
    "NeedsAttention",
    somebodysIsMissing,
  ],
  [
    "two letters, the receipt of the applicant",
    twoLetters.document("biometrics-receipt", { parsedValues: { receiptOwner: "main" } }),
    "biometrics-receipt",
    "NeedsAttention",
    somebodysIsMissing,
  ],
  [
    "two letters, the receipts of both",
    twoLetters
      .document("biometrics-receipt", { parsedValues: { receiptOwner: "main" } })
      .document("biometrics-receipt", { parsedValues: { receiptOwner: "spouse" } }),
    "biometrics-receipt",
    "Required",
    "collectionLetterIsInVault",
  ],
  [
    "two children, the receipt of the first",
    twoChildren.document("biometrics-receipt", { parsedValues: { receiptOwner: "child1" } }),
    "biometrics-receipt",
    "NeedsAttention",
    somebodysIsMissing,
  ],

  [
    "a refugee claimant in Canada who asks for a study permit",
    claimant,
    "biometrics-collection-letter",
    "NotApplicable",
    "asksForPermit and isRefugeeInCanada",
  ],
  [
    "a protected person in Canada who asks for a work permit",
    claimant.type("WorkPermit").answers({ currentImmigrationStatus: "other", insideCanadaOther: ["refugeeClaimant"] }),
    "biometrics-collection-letter",
    "NotApplicable",
    "asksForPermit and isRefugeeInCanada",
  ],
  [
    "a refugee claimant who asks for a visa",
    claimant.type("TrvSpe"),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a refugee claimant elsewhere",
    claimant.answers({ country: "KE" }),
    "biometrics-collection-letter",
    "Recommended",
    "otherwise",
  ],
  [
    "a refugee claimant, biometrics given, no date",
    claimant.answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "NotApplicable",
    "biometricsGivenWithoutExpiry and asksForPermit and isRefugeeInCanada",
  ],

  [
    "a request for more time",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["biometricsExtension"] }),
    "biometrics-request-letter",
    "Required",
    "asksForBiometricsExtension",
  ],
  [
    "a request about something else",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["caseNotesRefused"] }),
    "biometrics-request-letter",
    "IfApplicable",
    "otherwise",
  ],
  ["a student", aCase(), "biometrics-request-letter", "IfApplicable", "otherwise"],
  [
    "a request for more time with a spouse",
    aCase()
      .type("IrccRequest")
      .spouse()
      .application({ reasonsForContactingIRCC: ["biometricsExtension"] }),
    "spouse-biometrics-request-letter",
    "Required",
    "asksForBiometricsExtension",
  ],
  ["a student with a spouse", aCase().spouse(), "spouse-biometrics-request-letter", "IfApplicable", "otherwise"],
  [
    "a request for more time with a child",
    aCase()
      .type("IrccRequest")
      .child(15)
      .application({ reasonsForContactingIRCC: ["biometricsExtension"] }),
    "child-biometrics-request-letter",
    "Required",
    "asksForBiometricsExtension",
  ],
  ["a student with a child", aCase().child(3), "child-biometrics-request-letter", "IfApplicable", "otherwise"],

  [
    "a visitor who gave biometrics",
    aCase().type("VisitorVisa").answers({ vvHasProvidedBiometrics: true }),
    "biometrics-validity-letter",
    "NotApplicable",
    "isVisitorVisa",
  ],
  [
    "biometrics given, no date",
    aCase().answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "Required",
    "biometricsGivenWithoutExpiry",
  ],
  [
    "a change of school, biometrics given, no date",
    aCase().type("Dli").answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "Required",
    "biometricsGivenWithoutExpiry",
  ],
  [
    "a closed work permit, biometrics given, no date",
    aCase().type("ClosedWorkPermit").answers({ hasBiometrics: true }),
    "biometrics-validity-letter",
    "Required",
    "biometricsGivenWithoutExpiry",
  ],
  ["a change of school", aCase().type("Dli"), "biometrics-validity-letter", "IfApplicable", "mayReuseBiometrics"],
  [
    "biometrics given with a date",
    aCase().answers({ hasBiometrics: true, biometricsExpiryDate: "2030-01-01" }),
    "biometrics-validity-letter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a spouse of a visitor",
    aCase().type("VisitorVisa").spouse(),
    "biometrics-validity-letter-spouse",
    "NotApplicable",
    "isVisitorVisa",
  ],
  [
    "a spouse who gave biometrics, no date",
    aCase().spouse().answers({ spouseBiometrics: true }),
    "biometrics-validity-letter-spouse",
    "Required",
    "spouseBiometricsGivenWithoutExpiry",
  ],
  [
    "the spouse of a graduate",
    aCase().type("PgwpFamily").spouse(),
    "biometrics-validity-letter-spouse",
    "IfApplicable",
    "mayReuseBiometrics",
  ],
  ["the spouse of a student", aCase().spouse(), "biometrics-validity-letter-spouse", "NotApplicable", "otherwise"],
  [
    "a child of a visitor",
    aCase().type("VisitorVisa").child(15),
    "biometrics-validity-letter-child",
    "NotApplicable",
    "isVisitorVisa",
  ],
  [
    "a child who gave biometrics, no date",
    aCase()
      .child(15)
      .answers({ accompanyingChildren: [{ childNumber: 1, hasBiometrics: true }] }),
    "biometrics-validity-letter-child",
    "Required",
    "childBiometricsGivenWithoutExpiry",
  ],
  [
    "the child of a student in Canada",
    aCase().type("SpeFamily").child(15),
    "biometrics-validity-letter-child",
    "IfApplicable",
    "mayReuseBiometrics",
  ],
  ["the child of a student", aCase().child(15), "biometrics-validity-letter-child", "NotApplicable", "otherwise"],
];

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
