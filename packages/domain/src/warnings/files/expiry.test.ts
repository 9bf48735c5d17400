import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { documentWarningsOf } from "../../plan/vaultPart.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { raiseForDocument } from "../raiseForDocument.ts";
import { documentWarningIds, type DocumentWarningId } from "../warningIds.ts";
import type { PageSlug, SlotId } from "../../caseFile/vaultPlaces.ts";

const every = documentWarningIds;

/** The warnings of the last document of a case, by what its slot names. */
function raised(the: CaseBuilder, potential: readonly DocumentWarningId[] = every): readonly string[] {
  const caseFile = the.build();
  const document = caseFile.documents.at(-1);
  if (!document) throw new Error("the case has no document");
  return raiseForDocument(readerFor(caseFile), document, potential, { documentTypes: [] })
    .map(({ warning }) => warning.id)
    .filter((id) => id !== "fileSize");
}

const doc = (
  page: PageSlug,
  slotId: SlotId,
  parsedValues: Readonly<Record<string, unknown>>,
  documentType: string | null = null,
  the = aCase(),
) => the.document(page, { slotId, documentType, parsedValues });
const passport = (date: string, the = aCase()) =>
  doc("passport", "passportBioPage", { passportExpiryDate: date }, "Passport", the);
const permit = (date: string) => doc("study-permit", "studyPermit", { studyPermitExpiryDate: date }, "StudyPermit");
const medical = (date: string, the = aCase()) =>
  doc("medical-exam", "medicalExam", { medicalExpiryDate: date }, "MedicalExam", the);
const starts = aCase().answers({ startOfCanadianStudyProgram: "2027-03-15" });
const visitor = aCase().type("VisitorVisa");

/** Today is 20 November 2026. */
const rows: readonly (readonly [words: string, the: CaseBuilder, expected: readonly string[]])[] = [
  ["a passport that ended yesterday", passport("2026-11-19"), ["passportExpired"]],
  ["that ends today", passport("2026-11-20"), ["passportExpiringSoon"]],
  ["that has a year less a day", passport("2027-11-19"), ["passportExpiringSoon"]],
  ["that has a year", passport("2027-11-20"), []],
  [
    "that has a year, but the studies are longer",
    passport("2028-01-01", aCase().answers({ graduationDate: "2028-04-30" })),
    ["passportExpiringSoon"],
  ],
  [
    "the spouse’s, whose stay is not that of the studies",
    doc(
      "spouse-passport",
      "spousePassportBioPage",
      { passportExpiryDate: "2028-01-01" },
      "Passport",
      aCase().answers({ graduationDate: "2028-04-30" }),
    ),
    [],
  ],
  [
    "a visa of the United States in a passport",
    doc(
      "passport",
      "passportBioPage",
      { passportExpiryDate: "2031-01-01", usVisaExpiryDate: "2026-11-19" },
      "Passport",
    ),
    ["usVisaExpired"],
  ],
  [
    "an attestation letter that ended",
    doc("provincial-attestation-letter", "provincialAttestationLetter", { palExpiryDate: "2026-11-19" }),
    ["provincialAttestationLetterExpired"],
  ],
  [
    "that ends today",
    doc("provincial-attestation-letter", "provincialAttestationLetter", { palExpiryDate: "2026-11-20" }),
    [],
  ],
  [
    "a letter of acceptance that ended",
    doc("letter-of-acceptance", "letterOfAcceptance", { loaExpiryDate: "2026-11-19" }),
    ["letterOfAcceptanceExpired"],
  ],
  [
    "whose start passed",
    doc("letter-of-acceptance", "letterOfAcceptance", { startOfCanadianStudyProgram: "2026-11-19" }),
    ["letterOfAcceptanceExpired"],
  ],
  [
    "whose start is ahead",
    doc("letter-of-acceptance", "letterOfAcceptance", { startOfCanadianStudyProgram: "2027-01-06" }),
    [],
  ],
  ["a study permit that ended", permit("2026-11-19"), ["studyPermitExpired"]],
  ["30 days left", permit("2026-12-20"), ["studyPermitExpiring30Days"]],
  ["31 days left", permit("2026-12-21"), ["studyPermitExpiring90Days"]],
  ["90 days left", permit("2027-02-18"), ["studyPermitExpiring90Days"]],
  ["91 days left", permit("2027-02-19"), ["studyPermitExpiring6Months"]],
  ["six months left", permit("2027-05-20"), ["studyPermitExpiring6Months"]],
  ["six months and a day", permit("2027-05-21"), []],
  ["a work permit that ended", doc("work-permit", "workPermit", { expiryDate: "2026-11-19" }), ["workPermitExpired"]],
  [
    "a work permit with 90 days",
    doc("work-permit", "workPermit", { expiryDate: "2027-02-18" }),
    ["workPermitExpiring"],
  ],
  [
    "a visitor record that ended",
    doc("visitor-record", "visitorRecord", { expiryDate: "2026-11-19" }),
    ["visitorRecordExpired"],
  ],
  [
    "a visitor record with 30 days",
    doc("visitor-record", "visitorRecord", { expiryDate: "2026-12-20" }),
    ["visitorRecordExpiring"],
  ],
  [
    "a permit whose kind is not known",
    doc("current-valid-permit", "currentValidPermit", { expiryDate: "2026-11-19" }),
    ["documentExpired"],
  ],
  ["an identity card", doc("national-id", "nationalId", { expiryDate: "2026-11-19" }), ["documentExpired"]],
  [
    "a language test of two years ago today",
    doc("language-test", "languageTest", { testDate: "2024-11-20" }),
    ["languageTestExpired"],
  ],
  ["a day younger", doc("language-test", "languageTest", { testDate: "2024-11-21" }), []],
  ["medical results that ended, for studies", medical("2026-11-19"), ["medicalExamExpiredSp"]],
  ["that end more than a month before the start", medical("2027-02-14", starts), ["medicalExamExpiredSp"]],
  ["a month before the start", medical("2027-02-15", starts), ["medicalExamExpiringSp"]],
  ["a month after the start", medical("2027-04-15", starts), ["medicalExamExpiringSp"]],
  ["later than that", medical("2027-04-16", starts), []],
  ["that ended, for a visit", medical("2026-11-19", visitor), ["medicalExamExpiredNonSp"]],
  ["with three months, for a visit", medical("2027-02-20", visitor), ["medicalExamExpiringNonSp"]],
  ["with three months and a day", medical("2027-02-21", visitor), []],
];

describe("a document in the vault", () => {
  test.each(rows)("%s", (_words, the, expected) => {
    expect(raised(the)).toEqual(expected);
  });

  test("whose slot names no words for its end is said to be expired in general", () => {
    expect(raised(passport("2026-11-19"), ["blurry"])).toEqual(["documentExpired"]);
    expect(raised(passport("2026-11-19"), ["passportExpired", "documentExpired"])).toEqual(["passportExpired"]);
  });

  test("an acceptance letter holds back applications to study only", () => {
    const blocking = (the: CaseBuilder) => {
      const caseFile = doc(
        "letter-of-acceptance",
        "letterOfAcceptance",
        { loaExpiryDate: "2026-11-19" },
        null,
        the,
      ).build();
      return documentWarningsOf(caseFile, readerFor(caseFile)).find(({ id }) => id === "letterOfAcceptanceExpired")
        ?.blocking;
    };
    expect([blocking(aCase()), blocking(aCase().type("Dli"))]).toEqual([true, false]);
  });
});
