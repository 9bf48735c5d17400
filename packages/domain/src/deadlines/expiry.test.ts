import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder, type DocumentFacts } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { computePlan } from "../plan/plan.ts";
import { everyDeadline } from "./deadlines.ts";
import { expiryDeadlines } from "./expiry.ts";

const of = (the: CaseBuilder) =>
  expiryDeadlines(new CaseReader(the.build())).map(({ deadline: { id, title, decision } }) => [
    id,
    title.en,
    decision.value,
  ]);
const passport = (date: unknown, facts: DocumentFacts = {}): DocumentFacts => ({
  slotId: "passportBioPage",
  documentType: "Passport",
  parsedValues: { passportExpiryDate: date },
  ...facts,
});

/** Today is 20 November 2026. */
const rows: readonly (readonly [words: string, the: CaseBuilder, expected: readonly (readonly unknown[])[]])[] = [
  ["no document", aCase(), []],
  [
    "a passport",
    aCase().document("passport", passport("2031-05-04")),
    [["expiry.passport", "Passport expires", "2031-05-04"]],
  ],
  [
    "that ends today",
    aCase().document("passport", passport("2026-11-20")),
    [["expiry.passport", "Passport expires", "2026-11-20"]],
  ],
  ["that ended: a warning says so now", aCase().document("passport", passport("2026-11-19")), []],
  ["without a date", aCase().document("passport", passport(undefined)), []],
  ["with a date that does not exist", aCase().document("passport", passport("2031-02-30")), []],
  [
    "its stamped pages end with it and are not told apart",
    aCase().document("passport", passport("2031-05-04", { slotId: "passportStampedPages" })),
    [],
  ],
  [
    "the same passport twice is told once",
    aCase()
      .document("passport", passport("2031-05-04"))
      .document("sin-secondary-document", passport("2031-05-04", { slotId: "sinSecondaryDocument" })),
    [["expiry.passport", "Passport expires", "2031-05-04"]],
  ],
  [
    "a second passport",
    aCase()
      .document("passport", passport("2031-05-04"))
      .document("second-passport", passport("2028-01-01", { slotId: "secondPassport" })),
    [
      ["expiry.passport", "Passport expires", "2031-05-04"],
      ["expiry.passport.2", "Passport expires", "2028-01-01"],
    ],
  ],
  [
    "of the spouse",
    aCase().document("spouse-passport", passport("2031-05-04", { slotId: "spousePassportBioPage" })),
    [["expiry.passport.spouse", "Passport of your spouse or partner expires", "2031-05-04"]],
  ],
  [
    "of the second child",
    aCase().document("child-passport", passport("2031-05-04", { slotId: "childPassportBioPage", childNumber: 2 })),
    [["expiry.passport.child2", "Passport of your child 2 expires", "2031-05-04"]],
  ],
  [
    "of the visitor",
    aCase().document("visitor-visa-visitor-passport", passport("2031-05-04", { slotId: "visitorPassportBioPage" })),
    [["expiry.passport.visitor", "Passport of the visitor expires", "2031-05-04"]],
  ],
  [
    "of the visitor’s partner",
    aCase().document(
      "visitor-visa-spouse-passport",
      passport("2031-05-04", { slotId: "visitorSpousePassportBioPage" }),
    ),
    [["expiry.passport.visitorSpouse", "Passport of the visitor’s spouse or partner expires", "2031-05-04"]],
  ],
  [
    "an identity card in the place of a supporter’s passport",
    aCase().document("second-financial-supporter-passport", {
      slotId: "secondFinancialSupporterPassport",
      documentType: "NationalID",
      parsedValues: { expiryDate: "2029-01-01" },
    }),
    [
      [
        "expiry.nationalId.secondFinancialSupporter",
        "Identity card of the second financial supporter expires",
        "2029-01-01",
      ],
    ],
  ],
  [
    "a family member’s card",
    aCase().document("client-information", {
      slotId: "familyMemberIds",
      documentType: "NationalID",
      parsedValues: { expiryDate: "2029-01-01" },
    }),
    [["expiry.nationalId.family", "Identity card of a family member expires", "2029-01-01"]],
  ],
  [
    "a permit is called by what was recognised",
    aCase().document("current-valid-permit", {
      slotId: "currentValidPermit",
      documentType: "WorkPermit",
      parsedValues: { expiryDate: "2027-01-01" },
    }),
    [["expiry.workPermit", "Work permit expires", "2027-01-01"]],
  ],
  [
    "and else just a permit",
    aCase().document("current-valid-permit", {
      slotId: "currentValidPermit",
      documentType: null,
      parsedValues: { expiryDate: "2027-01-01" },
    }),
    [["expiry.permit", "Permit expires", "2027-01-01"]],
  ],
  [
    "a host’s permit",
    aCase().document("host-current-valid-permit", {
      slotId: "hostCurrentValidPermit",
      documentType: "StudyPermit",
      parsedValues: { studyPermitExpiryDate: "2027-01-01" },
    }),
    [["expiry.studyPermit.host", "Study permit of the host expires", "2027-01-01"]],
  ],
  [
    "a fixed deposit matures",
    aCase().document("proof-of-funds", {
      slotId: "bankStatements",
      documentType: "FixedDeposit",
      parsedValues: { expiryDate: "2027-03-01" },
    }),
    [["expiry.fixedDeposit", "Fixed deposit matures", "2027-03-01"]],
  ],
  [
    "a language test counts for two years",
    aCase().document("language-test", { slotId: "languageTest", parsedValues: { testDate: "2025-03-10" } }),
    [["expiry.languageTest", "Language test expires", "2027-03-09"]],
  ],
  [
    "or until the day that it prints, when that is earlier",
    aCase().document("language-test", {
      slotId: "languageTest",
      parsedValues: { testDate: "2025-03-10", expiryDate: "2027-01-31" },
    }),
    [["expiry.languageTest", "Language test expires", "2027-01-31"]],
  ],
  [
    "a medical exam counts for a year",
    aCase().document("medical-exam", { slotId: "medicalExam", parsedValues: { issueDate: "2026-08-01" } }),
    [["expiry.medicalExam", "Medical exam expires", "2027-08-01"]],
  ],
  [
    "or until the day that it prints",
    aCase().document("medical-exam", {
      slotId: "medicalExam",
      parsedValues: { issueDate: "2026-08-01", medicalExpiryDate: "2027-09-15" },
    }),
    [["expiry.medicalExam", "Medical exam expires", "2027-09-15"]],
  ],
  [
    "biometrics last ten years",
    aCase().document("biometrics-validity-letter-spouse", {
      slotId: "spouseBiometricsValidityLetter",
      parsedValues: { biometricsDate: "2020-05-05" },
    }),
    [["expiry.biometrics.spouse", "Biometrics of your spouse or partner expire", "2030-05-05"]],
  ],
  ["in the trash", aCase().document("passport", passport("2031-05-04", { deletedAt: "2026-11-01" })), []],
];

describe("the end of a document", () => {
  test.each(rows)("%s", (_words, the, expected) => {
    expect(of(the)).toEqual(expected);
  });

  test("has a reason, a source, and the file it is about; nothing of the file is in its id or title", () => {
    const the = aCase().document("passport", passport("2031-05-04", { fileId: "file-of-mei" }));
    const found = computePlan(the.build()).deadlines.find(({ id }) => id === "expiry.passport");
    expect(found).toMatchObject({
      date: "2031-05-04",
      fileId: "file-of-mei",
      title: { fr: "Fin de validité : passeport" },
    });
    expect(found?.why.restsOn).toEqual(expect.arrayContaining(["documents.passport", "today"]));
    expect(found?.why.sources.length).toBeGreaterThan(0);
    expect(JSON.stringify([found?.id, found?.title])).not.toContain("mei");
  });

  test("a reckoned day names the table that it rests on", () => {
    const [test] = expiryDeadlines(
      new CaseReader(
        aCase()
          .document("language-test", { slotId: "languageTest", parsedValues: { testDate: "2025-03-10" } })
          .build(),
      ),
    );
    expect(test?.deadline.decision.because[0]?.en).toContain("worked out");
    expect(test?.deadline.decision.sources.map(({ title }) => title).join()).toContain("post-graduation");
  });

  test("is not told twice where another deadline gives its own reason", () => {
    const letter = aCase().document("provincial-attestation-letter", {
      slotId: "provincialAttestationLetter",
      parsedValues: { palExpiryDate: "2027-01-21" },
    });
    const ids = (the: CaseBuilder) => everyDeadline(new CaseReader(the.build())).map(({ id }) => id);
    expect(ids(letter)).toEqual(["attestationLetter"]);
    expect(ids(letter.status("IrccProcessing"))).toEqual(["expiry.attestationLetter"]);
  });
});
