import { paperLike, paperOf, paperWith, ngozi, type Defect } from "./defect.ts";

/** Permits, letters of the authority, papers of the court and resumes. */

const permit = { page: "current-valid-permit", slot: "currentValidPermit" } as const;
const ending = (name: "study" | "work" | "visitor", day: string) =>
  paperWith(name === "visitor" ? "visitor-record-today-en-letter" : `${name}-permit-today-en-letter`, {
    "2027/12/31": day,
  });
const inside = ngozi
  .type("StudentExtension")
  .answers({ country: "CA", insideCanadaCurrently: true, currentImmigrationStatus: "studyPermit" });
const refusal = { page: "refusal-letter", slot: "refusalLetter" } as const;
const review = ngozi.type("JudicialReview");
const noReceiptNumber = paperLike("court-receipt-en-letter", { rows: { "Confirmation number": "" } });

export const statusDefects: readonly Defect[] = [
  { warning: "studyPermitExpired", of: inside, files: [{ ...permit, bytes: ending("study", "2026/10/22") }] },
  { warning: "permitRestorationRequired", of: inside, files: [{ ...permit, bytes: ending("study", "2026/10/22") }] },
  { warning: "studyPermitExpiring30Days", of: inside, files: [{ ...permit, bytes: ending("study", "2026/12/10") }] },
  { warning: "studyPermitExpiring90Days", of: inside, files: [{ ...permit, bytes: ending("study", "2027/01/31") }] },
  { warning: "studyPermitExpiring6Months", of: inside, files: [{ ...permit, bytes: ending("study", "2027/04/10") }] },
  { warning: "validPermitUploaded", of: ngozi, files: [{ ...permit, bytes: ending("study", "2027/12/31") }] },
  { warning: "workPermitExpired", of: inside, files: [{ ...permit, bytes: ending("work", "2026/10/22") }] },
  { warning: "workPermitExpiring", of: inside, files: [{ ...permit, bytes: ending("work", "2027/01/31") }] },
  { warning: "visitorRecordExpired", of: inside, files: [{ ...permit, bytes: ending("visitor", "2026/10/22") }] },
  { warning: "visitorRecordExpiring", of: inside, files: [{ ...permit, bytes: ending("visitor", "2026/12/10") }] },
  {
    warning: "uciMismatch",
    of: inside.answers({ uciNumber: "81234508" }),
    files: [{ ...permit, bytes: ending("study", "2027/12/31") }],
  },
  {
    warning: "coOpWorkPermitNotValid",
    of: ngozi.answers({ startOfCanadianStudyProgram: "2028-09-05", canadianLevelOfStudy: "secondary" }),
    files: [{ page: "co-op-work-permit", slot: "coOpWorkPermit", bytes: ending("work", "2027/12/31") }],
  },
  {
    warning: "incorrectWorkPermitType",
    of: ngozi.type("WorkPermit"),
    files: [
      {
        page: "post-graduation-work-permit",
        slot: "postGraduationWorkPermit",
        bytes: paperLike("work-permit-today-en-letter", {
          rows: { "Case Type / Genre de cas": "CO-OP WORK PERMIT", "Employer / Employeur": "Example Bridges Ltd." },
        }),
      },
    ],
  },
  {
    warning: "previousCanadianApplicationNotDisclosed",
    of: ngozi.answers({ hasPreviousVisaApplication: false }),
    files: [{ ...refusal, bytes: paperLike("refusal-study-en-letter") }],
  },
  {
    warning: "inconsistentRefusalDisclosure",
    of: ngozi.answers({ visaViolationDenied: false }),
    files: [{ ...refusal, bytes: paperLike("refusal-study-en-letter") }],
  },
  {
    warning: "incorrectDocumentForRefusalLetter",
    of: ngozi,
    files: [{ ...refusal, bytes: paperLike("study-permit-today-en-letter") }],
  },
  {
    warning: "jrPaymentRequestConfirmationMissing",
    of: review,
    files: [{ page: "judicial-review-payment-request", slot: "judicialReviewPaymentRequest", bytes: noReceiptNumber }],
  },
  {
    warning: "jrReceiptConfirmationMissing",
    of: review,
    files: [{ page: "judicial-review-payment-receipt", slot: "judicialReviewPaymentReceipt", bytes: noReceiptNumber }],
  },
  {
    warning: "jrCourtFileNumberMissing",
    of: review,
    files: [
      {
        page: "hearing-notice",
        slot: "hearingNotice",
        bytes: paperLike("registry-accepted-fr-letter", { rows: { "Numéro de dossier": "" } }),
      },
    ],
  },
  {
    warning: "gapInResume",
    of: ngozi,
    files: [
      {
        page: "client-information",
        slot: "clientResume",
        bytes: paperWith("resume-whole-en-letter", { "March 2022 to August 2022": "times without dates" }),
      },
    ],
  },
  {
    warning: "missingPersonalInformation",
    of: ngozi,
    files: [
      {
        page: "client-information",
        slot: "clientResume",
        bytes: paperLike("resume-whole-en-letter", {
          letterhead: ["14 Sample Street, Exampletown", "Name: ______________"],
        }),
      },
    ],
  },
  {
    warning: "notSuperVisa",
    of: ngozi.type("VisitorVisa").answers({ vvIsSuperVisa: true }),
    files: [
      {
        page: "temporary-resident-visa",
        slot: "temporaryResidentVisa",
        bytes: paperOf("Temporary resident visa", {
          letterhead: ["CANADA", "Visa"],
          rows: [
            ["Document Number", "V304417265"],
            ["Category / Catégorie", "V-1"],
            ["Surname", "ADEYEMI"],
            ["Given name(s)", "Ngozi"],
            ["Issue date", "2026/03/04"],
            ["Expiry date", "2031/03/03"],
          ],
        }),
      },
    ],
  },
];
