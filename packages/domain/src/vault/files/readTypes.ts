import type { DocumentType } from "./documentTypes.ts";

/** Kinds of documents in which a machine reads values today: letters about biometrics, passports and cards, and forms of the authority from their data. */
const readTypes: ReadonlySet<DocumentType> = new Set<DocumentType>([
  "BankStatements",
  "BiometricsLetter",
  "LetterOfAcceptance",
  "ProvincialAttestationLetter",
  "CompletionLetter",
  "DegreeCertificate",
  "Transcript",
  "ChildSchoolLetter",
  "TuitionReceipt",
  "StudyPermit",
  "WorkPermit",
  "VisitorRecord",
  "USVisa",
  "RefusalLetter",
  "MedicalExam",
  "LanguageTestResult",
  "CourtReceipt",
  "CourtDocument",
  "IMM1294",
  "IMM1295",
  "IMM5257",
  "IMM5645",
  "IMM5707",
  "IMM5709",
  "IMM5710",
  "UseOfRepresentative",
  "ConsentForm",
  "CustodianDeclaration",
  "IRCCForm",
  "Passport",
  "NationalID",
  "USVisa",
]);

export const isReadByMachine = (type: DocumentType): boolean => readTypes.has(type);
