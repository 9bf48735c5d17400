import { consentForm } from "./authority/consentForm.ts";
import { refusalLetter } from "./authority/refusalLetter.ts";
import { biometricsLetter } from "./biometricsLetter.ts";
import { courtDocument } from "./court/courtDocument.ts";
import { courtReceipt } from "./court/courtReceipt.ts";
import { familyReaders } from "./family/familyReaders.ts";
import { medicalExam } from "./health/medicalExam.ts";
import { nationalId } from "./identity/nationalId.ts";
import { passport } from "./identity/passport.ts";
import { usVisa } from "./identity/usVisa.ts";
import { languageTestResult } from "./language/languageTestResult.ts";
import { moneyReaders } from "./money/moneyReaders.ts";
import { otherDocument } from "./other/otherDocument.ts";
import type { DocumentReader } from "./reader.ts";
import { studyPermit } from "./status/studyPermit.ts";
import { visitorRecord } from "./status/visitorRecord.ts";
import { workPermit } from "./status/workPermit.ts";
import { childSchoolLetter } from "./studies/childSchoolLetter.ts";
import { completionLetter } from "./studies/completionLetter.ts";
import { degreeCertificate } from "./studies/degreeCertificate.ts";
import { letterOfAcceptance } from "./studies/letterOfAcceptance.ts";
import { provincialAttestationLetter } from "./studies/provincialAttestationLetter.ts";
import { transcript } from "./studies/transcript.ts";
import { tuitionReceipt } from "./studies/tuitionReceipt.ts";
import { workReaders } from "./work/workReaders.ts";

/** One reader for each document type that is read in full. */
export const documentReaders: readonly DocumentReader[] = [
  biometricsLetter,
  passport,
  nationalId,
  usVisa,
  letterOfAcceptance,
  provincialAttestationLetter,
  completionLetter,
  degreeCertificate,
  transcript,
  childSchoolLetter,
  tuitionReceipt,
  studyPermit,
  workPermit,
  visitorRecord,
  refusalLetter,
  consentForm,
  medicalExam,
  languageTestResult,
  courtReceipt,
  courtDocument,
  otherDocument,
  ...moneyReaders,
  ...workReaders,
  ...familyReaders,
];
