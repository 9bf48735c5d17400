import { authorityLetters } from "./authority/authorityLetters.ts";
import { refusalLetters } from "./authority/refusalLetters.ts";
import { courtDocuments, courtReceipts } from "./court/courtPapers.ts";
import { custodianDeclarations } from "./family/custodianDeclarations.ts";
import { otherFamilyPapers } from "./family/changedPapers.ts";
import { birthCertificates, marriageCertificates, policeCertificates } from "./family/registryPapers.ts";
import { medicalExams } from "./health/medicalExams.ts";
import { languageTests } from "./language/languageTests.ts";
import { lettersOfAcceptance } from "./letterOfAcceptance.ts";
import { balanceCertificates, fixedDeposits, investmentCertificates } from "./money/accountPapers.ts";
import { loanApprovals, scholarshipLetters, supporterLetters } from "./money/promisesOfMoney.ts";
import { otherPapers } from "./other/otherPapers.ts";
import { papersInOtherWords } from "./otherWords/all.ts";
import type { Sample } from "./paper.ts";
import { studyPermits, visitorRecords, workPermits } from "./status/permits.ts";
import { usVisas } from "./status/usVisas.ts";
import { attestationLetters } from "./studies/attestationLetters.ts";
import { completionLetters } from "./studies/completionLetters.ts";
import { degreeCertificates } from "./studies/degreeCertificates.ts";
import { enrolmentLetters, quebecCertificates } from "./studies/quebecCertificates.ts";
import { childSchoolLetters } from "./studies/schoolLetters.ts";
import { transcripts } from "./studies/transcripts.ts";
import { tuitionReceipts } from "./studies/tuitionReceipts.ts";
import { coOpLetters, employmentLetters, pilotLicences } from "./work/employmentPapers.ts";
import { resumePapers } from "./work/resumes.ts";
import { paySlips, taxDocuments } from "./work/wagePapers.ts";

/** Every made-up paper, for the score and for guards over all kinds. */
export const papers: readonly Sample[] = [
  ...lettersOfAcceptance,
  ...attestationLetters,
  ...completionLetters,
  ...degreeCertificates,
  ...transcripts,
  ...childSchoolLetters,
  ...enrolmentLetters,
  ...quebecCertificates,
  ...tuitionReceipts,
  ...studyPermits,
  ...workPermits,
  ...visitorRecords,
  ...usVisas,
  ...refusalLetters,
  ...authorityLetters,
  ...medicalExams,
  ...languageTests,
  ...courtReceipts,
  ...courtDocuments,
  ...balanceCertificates,
  ...fixedDeposits,
  ...investmentCertificates,
  ...loanApprovals,
  ...scholarshipLetters,
  ...supporterLetters,
  ...employmentLetters,
  ...coOpLetters,
  ...pilotLicences,
  ...paySlips,
  ...taxDocuments,
  ...birthCertificates,
  ...marriageCertificates,
  ...otherFamilyPapers,
  ...policeCertificates,
  ...custodianDeclarations,
  ...resumePapers,
  ...otherPapers,
  ...papersInOtherWords,
];
