import { madeUpCard } from "../identity/drawn.ts";
import { holders } from "../identity/people.ts";
import { ngozi, paperLike, paperWith, type Defect } from "./defect.ts";
import { biometricsLetterOf, passport } from "./files.ts";

/** Papers that say who somebody is, and until when. */

const inPassport = { page: "passport", slot: "passportBioPage" } as const;
const amara = ngozi.profile({ firstName: "Amara Chidinma", lastName: "Okafor" });
const card = (expiry: string) => async () => {
  const holder = holders[3];
  if (!holder) throw new Error("no holder");
  return madeUpCard({ ...holder, expiry }, 200);
};
const medical = { page: "medical-exam", slot: "medicalExam" } as const;
const exam = (rows: Readonly<Record<string, string | null>>) => paperLike("medical-sheet-en-letter", { rows });
const student = ngozi.type("Student").answers({ startOfCanadianStudyProgram: "2027-09-07" });
const worker = ngozi.type("WorkPermit");
const visas = { page: "previous-visas", slot: "previousVisas" } as const;
const american = paperWith("us-visa-sticker-en-letter", { "03MAR2034": "03MAR2026" });

export const identityDefects: readonly Defect[] = [
  { warning: "passportNameMismatch", of: ngozi, files: [{ ...inPassport, bytes: passport() }] },
  {
    warning: "passportDateOfBirthMismatch",
    of: amara.answers({ birthday: "2001-04-13" }),
    files: [{ ...inPassport, bytes: passport() }],
  },
  {
    warning: "countryMismatch",
    of: amara.answers({ passportCountries: ["GH"] }),
    files: [{ ...inPassport, bytes: passport() }],
  },
  {
    warning: "passportNumberMismatch",
    of: amara.answers({ passportNumber: "A09173453" }),
    files: [{ ...inPassport, bytes: passport() }],
  },
  { warning: "passportExpired", of: amara, files: [{ ...inPassport, bytes: passport({ expiry: "2026-06-17" }) }] },
  { warning: "passportExpiringSoon", of: amara, files: [{ ...inPassport, bytes: passport({ expiry: "2027-06-17" }) }] },
  { warning: "uploadedIdIsNotPassport", of: amara, files: [{ ...inPassport, bytes: card("2031-02-01") }] },
  {
    warning: "documentExpired",
    of: ngozi,
    files: [{ page: "national-id", slot: "nationalId", bytes: card("2026-02-01") }],
  },
  {
    warning: "usVisaExpired",
    of: ngozi,
    files: [{ ...visas, bytes: american }],
  },
  {
    warning: "missingPreviousVisaDetails",
    of: ngozi.answers({ hasPreviousVisaApplication: false }),
    files: [{ ...visas, bytes: paperLike("us-visa-sticker-en-letter") }],
  },
  {
    warning: "biometricsValidityLetterExpired",
    of: amara,
    files: [
      {
        page: "biometrics-validity-letter",
        slot: "biometricsValidityLetter",
        bytes: biometricsLetterOf({ issueDate: "2016-03-04", expiryDate: "2026-03-04" }),
      },
    ],
  },
  {
    warning: "medicalExamExpiredSp",
    of: student,
    files: [{ ...medical, bytes: exam({ "Medical valid until": "October 4, 2026" }) }],
  },
  {
    warning: "medicalExamExpiringSp",
    of: student,
    files: [{ ...medical, bytes: exam({ "Medical valid until": "September 20, 2027" }) }],
  },
  {
    warning: "medicalExamExpiredNonSp",
    of: worker,
    files: [{ ...medical, bytes: exam({ "Medical valid until": "October 4, 2026" }) }],
  },
  {
    warning: "medicalExamExpiringNonSp",
    of: worker,
    files: [{ ...medical, bytes: exam({ "Medical valid until": "December 10, 2026" }) }],
  },
  { warning: "medicalExamWithoutImeSp", of: student, files: [{ ...medical, bytes: exam({ "IME number": "" }) }] },
  { warning: "medicalExamWithoutImeNonSp", of: worker, files: [{ ...medical, bytes: exam({ "IME number": "" }) }] },
];
