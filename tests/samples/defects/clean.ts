import type { DocumentType } from "@boreal/domain/vault/files/documentTypes";
import { pagesFor } from "@boreal/domain/vault/pages";
import { ngozi, paperLike, paperWith, type DefectFile } from "./defect.ts";
import { passport } from "./files.ts";
import { sixStatements } from "./money.ts";

/** A case in which nothing is wrong: twenty files of one student, as the programs of banks, schools and offices write them. */

const school = { "Full name of institution": "Lakeview Polytechnic College", "Student ID number": "LV-440912" };

/** The first place of a student that asks for this kind alone. */
function placeOf(type: DocumentType): Pick<DefectFile, "page" | "slot"> {
  for (const page of pagesFor("Student")) {
    const slot = page.slots.find(({ documentTypes }) => documentTypes.length === 1 && documentTypes[0] === type);
    if (slot) return { page: page.slug, slot: slot.id };
  }
  throw new Error(`no place for ${type}`);
}

const at = (type: DocumentType, bytes: DefectFile["bytes"]): DefectFile => ({ ...placeOf(type), bytes });

export const cleanCase = {
  of: ngozi.answers({
    birthday: "1999-01-25",
    passportNumber: "A20417733",
    passportCountries: ["NG"],
    schoolAcceptanceStatus: "yes",
    schoolName: "Lakeview Polytechnic College",
    startOfCanadianStudyProgram: "2027-09-07",
    graduationDate: "2029-04-30",
  }),
  files: [
    ...sixStatements({ all: { openingCents: 9_000_000 } }),
    at(
      "Passport",
      passport({ family: "ADEYEMI", given: "NGOZI", birth: "1999-01-25", number: "A20417733", expiry: "2033-06-17" }),
    ),
    at(
      "LetterOfAcceptance",
      paperLike("acceptance-0-letter-en", {
        letterhead: ["Lakeview Polytechnic College", "Office of Admissions, 1 Sample Square, Exampleville, Ontario"],
        rows: {
          ...school,
          "Family name": "ADEYEMI",
          "Given name(s)": "Ngozi",
          "Program start date": "September 7, 2027",
          "Program completion date": "April 30, 2029",
          "Letter of acceptance expiry date": "August 31, 2027",
        },
      }),
    ),
    at(
      "ProvincialAttestationLetter",
      paperLike("attestation-form-en-letter", { rows: { "Expiry date": "January 22, 2028" } }),
    ),
    { page: "transcripts", slot: "previousTranscript", bytes: paperLike("transcript-degree-en-letter") },
    at("DegreeCertificate", paperLike("degree-solemn-en-letter")),
    at("MedicalExam", paperLike("medical-sheet-en-letter", { rows: { "Medical valid until": "March 4, 2029" } })),
    at("LanguageTestResult", paperLike("ielts-en-letter")),
    at("TuitionReceipt", paperLike("receipt-with-fees-en-letter")),
    at(
      "GIC",
      paperWith("gic-confirmation-en-letter", {
        "March 2, 2026": "November 2, 2026",
        "March 6, 2026": "November 6, 2026",
      }),
    ),
    at("Resume", paperLike("resume-whole-en-letter")),
    at("EmploymentLetter", paperLike("employment-letter-en-letter")),
    at("PoliceCertificate", paperLike("police-clearance-en-letter")),
    at("BirthCertificate", paperLike("birth-certificate-en-letter")),
    at("TaxDocument", paperLike("notice-of-assessment-en-letter")),
  ] as readonly DefectFile[],
};
