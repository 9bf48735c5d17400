import { ngozi, paperLike, paperWith, type Defect } from "./defect.ts";

/** Papers of schools and of language tests. */

const acceptance = { page: "letter-of-acceptance", slot: "letterOfAcceptance" } as const;
const letter = (rows: Readonly<Record<string, string | null>> = {}) => paperLike("acceptance-0-letter-en", { rows });
const accepted = ngozi.answers({ schoolAcceptanceStatus: "yes", schoolName: "University of Exampleville" });
const pupil = ngozi.child(7);
const school = { page: "child-school-letter", slot: "childSchoolLetter", person: "child", childNumber: 1 } as const;
const childLetter = (words: Readonly<Record<string, string>>) => paperWith("child-board-en-letter", words);
const graduate = ngozi.type("WorkPermit");
const completion = { page: "completion-of-studies", slot: "completionLetter" } as const;
const completed = (rows: Readonly<Record<string, string | null>> = {}) =>
  paperLike("completion-form-en-letter", { rows });
/** So that the studies ended lately. */
const lately = { "Program completion date": "October 30, 2026", "Graduation date": "November 5, 2026" };
const language = { page: "language-test", slot: "languageTest" } as const;
const celpip = (score: string, day: string) =>
  paperLike("ielts-en-letter", {
    letterhead: ["IELTS", "General Training"],
    rows: {
      "Date of test": day,
      Listening: score,
      Reading: score,
      Writing: score,
      Speaking: score,
      "Overall Band Score": score,
    },
  });
const transcripts = { page: "transcripts", slot: "canadianTranscript" } as const;

export const studyDefects: readonly Defect[] = [
  {
    warning: "letterOfAcceptanceExpired",
    of: accepted,
    files: [{ ...acceptance, bytes: letter({ "Letter of acceptance expiry date": "August 31, 2026" }) }],
  },
  {
    warning: "schoolNameMismatch",
    of: accepted.answers({ schoolName: "Maple College" }),
    files: [{ ...acceptance, bytes: letter() }],
  },
  {
    warning: "schoolNameMissing",
    of: accepted,
    files: [
      {
        ...acceptance,
        bytes: paperLike("acceptance-0-letter-en", {
          letterhead: ["Office of Admissions"],
          rows: { "Full name of institution": "" },
        }),
      },
    ],
  },
  {
    warning: "studentIdMismatch",
    of: accepted.form({ "studyDetails.studentId": "20269999" }),
    files: [{ ...acceptance, bytes: letter() }],
  },
  {
    warning: "studentIdMissing",
    of: accepted,
    files: [{ ...acceptance, bytes: letter({ "Student ID number": "" }) }],
  },
  {
    warning: "programDurationMismatch",
    of: accepted.answers({ lengthOfStudies: 12 }),
    files: [{ ...acceptance, bytes: letter() }],
  },
  {
    warning: "graduationDateMismatch",
    of: accepted.answers({ graduationDate: "2029-04-30" }),
    files: [{ ...acceptance, bytes: letter() }],
  },
  {
    warning: "loaTuitionFeesMissing",
    of: accepted,
    files: [{ ...acceptance, bytes: letter({ "Estimated tuition fees for the first academic year": "" }) }],
  },
  {
    warning: "loaTuitionFeesInvalid",
    of: accepted,
    files: [
      { ...acceptance, bytes: letter({ "Estimated tuition fees for the first academic year": "USD 24,500.00" }) },
    ],
  },
  {
    warning: "provincialAttestationLetterExpired",
    of: ngozi,
    files: [
      {
        page: "provincial-attestation-letter",
        slot: "provincialAttestationLetter",
        bytes: paperLike("attestation-form-en-letter", { rows: { "Expiry date": "January 22, 2026" } }),
      },
    ],
  },
  {
    warning: "provinceMismatch",
    of: accepted.answers({ schoolAddressObject: { province: "BC" } }),
    files: [
      {
        page: "provincial-attestation-letter",
        slot: "provincialAttestationLetter",
        bytes: paperLike("attestation-form-en-letter"),
      },
    ],
  },
  {
    warning: "unofficialTranscript",
    of: ngozi,
    files: [
      { ...transcripts, bytes: paperLike("transcript-degree-en-letter", { title: "Unofficial Academic Transcript" }) },
    ],
  },
  {
    warning: "incompleteTranscript",
    of: ngozi,
    files: [{ ...transcripts, bytes: paperLike("transcript-degree-en-letter", { after: ["Page 1 of 3"] }) }],
  },
  {
    warning: "transcriptNameMismatch",
    of: ngozi.profile({ firstName: "Amara", lastName: "Okafor" }),
    files: [{ ...transcripts, bytes: paperLike("transcript-degree-en-letter") }],
  },
  {
    warning: "childSchoolLetterOlderThan365Days",
    of: pupil,
    files: [{ ...school, bytes: childLetter({ "March 4, 2026": "March 4, 2025" }) }],
  },
  {
    warning: "childNotEnroled",
    of: pupil,
    files: [{ ...school, bytes: paperLike("child-withdrawn-en-letter") }],
  },
  {
    warning: "fileDate",
    of: pupil,
    files: [{ ...school, bytes: childLetter({ "March 4, 2026": "March 4, 2027" }) }],
  },
  {
    warning: "completionLetterExpiry",
    of: graduate,
    files: [
      {
        ...completion,
        bytes: completed({ "Program completion date": "January 30, 2026", "Graduation date": "February 12, 2026" }),
      },
    ],
  },
  {
    warning: "pgwpAfterDeadline",
    of: graduate.answers({ graduationDate: "2026-01-30" }),
    files: [{ ...completion, bytes: completed({ "Program completion date": null, "Graduation date": null }) }],
  },
  {
    warning: "pgwpProgramTooShort",
    of: graduate,
    files: [{ ...completion, bytes: completed({ ...lately, "Length of program": "6 months" }) }],
  },
  {
    warning: "pgwpDliNotQualifying",
    of: graduate.knownSchools([{ names: ["Lakeview Polytechnic College"], graduatesGetWorkPermit: false }]),
    files: [{ ...completion, bytes: completed(lately) }],
  },
  {
    warning: "pgwpProgramNotQualifying",
    of: graduate.answers({ hadPgwp: true }),
    files: [{ ...completion, bytes: completed(lately) }],
  },
  {
    warning: "pgwpNotQualifiedComplete",
    of: graduate.answers({ numberOfStudyPrograms: 2 }),
    files: [
      { ...completion, bytes: completed(lately) },
      {
        page: "completion-of-studies",
        slot: "previousProgramCompletionLetter",
        bytes: completed({ ...lately, "Length of program": "6 months" }),
      },
    ],
  },
  { warning: "languageTestExpired", of: ngozi, files: [{ ...language, bytes: celpip("7.0", "4 March 2024") }] },
  {
    warning: "languageTestBelowClb7",
    of: graduate.answers({ canadianLevelOfStudy: "bachelor" }),
    files: [{ ...language, bytes: celpip("4.0", "4 March 2026") }],
  },
  {
    warning: "languageTestBelowClb5",
    of: graduate.answers({ canadianLevelOfStudy: "collegeDiploma" }),
    files: [{ ...language, bytes: celpip("3.0", "4 March 2026") }],
  },
  {
    warning: "notCommercialPilotLicence",
    of: graduate,
    files: [
      {
        page: "pilot-licence",
        slot: "commercialPilotLicence",
        bytes: paperLike("pilot-licence-en-letter", {
          rows: { "Licence type / Type de licence": "Private Pilot Licence - Aeroplane" },
        }),
      },
    ],
  },
];
