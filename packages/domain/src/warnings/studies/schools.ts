import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot, liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { isPostGraduationPermit, renewsStudy } from "../../conditions/application/application.ts";
import { holderOf, type Holder } from "../../caseFile/whose/documentHolder.ts";
import { isSameSchool } from "../../conditions/studies/schoolNames.ts";
import { schoolProvince } from "../../conditions/studies/study.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { differing, saying } from "../differing.ts";
import { isNotOn, said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** The school, the student number and the province on papers of a school, beside the answers or the letter of acceptance of the same student. */

const raised = (because: Text): Outcome => ({ holds: true, because: [because] });
const given = (...values: readonly (string | undefined)[]): readonly string[] =>
  values.flatMap((value) => (value === undefined || value.trim() === "" ? [] : [value]));

const isOfSecondProgram = (document: UploadedDocument): boolean => liesInSlot(document, "secondLetterOfAcceptance");

/** Papers of studies that ended are of the school in the answers only where the case goes on from these studies. */
function isOfStudiesInAnswers(the: CaseReader, document: UploadedDocument): boolean {
  if (liesInSlot(document, "previousProgramCompletionLetter")) return false;
  const isOfThePast = liesOnPage(document, "transcripts") || liesOnPage(document, "completion-of-studies");
  return !isOfThePast || renewsStudy.evaluate(the).holds || isPostGraduationPermit.evaluate(the).holds;
}

/** Letters of acceptance of the same student, other than the document in view. */
function lettersOf(the: CaseReader, { is }: Holder, document: UploadedDocument): readonly UploadedDocument[] {
  if (is !== "main" && is !== "spouse") return [];
  const letters = the.documents(is === "main" ? "letter-of-acceptance" : "spouse-letter-of-acceptance");
  return letters.filter(({ fileId }) => fileId !== document.fileId);
}

const text = {
  otherSchool: {
    en: "the school on this document is none of those in your answers",
    fr: "l’établissement sur ce document n’est aucun de ceux de vos réponses",
  },
  otherSchoolThanLetter: {
    en: "the school on this document is not the one on the letter of acceptance",
    fr: "l’établissement sur ce document n’est pas celui de la lettre d’acceptation",
  },
  noSchool: {
    en: "the document was read, and the name of a school was not found on it",
    fr: "le document a été lu, et aucun nom d’établissement n’y a été trouvé",
  },
  otherNumber: {
    en: "the student number on this document is not the one that you entered",
    fr: "le numéro étudiant sur ce document n’est pas celui que vous avez entré",
  },
  otherNumberThanLetter: {
    en: "the student number on this document is not the one on the letter of acceptance of this school",
    fr: "le numéro étudiant sur ce document n’est pas celui de la lettre d’acceptation de cet établissement",
  },
  noNumber: {
    en: "the document was read, and a student number was not found on it",
    fr: "le document a été lu, et aucun numéro étudiant n’y a été trouvé",
  },
  otherProvince: {
    en: "this letter is from another province or territory than the school in your answers",
    fr: "cette lettre vient d’une autre province ou d’un autre territoire que l’établissement de vos réponses",
  },
  otherProvinceThanLetter: {
    en: "this letter is from another province or territory than the school on the letter of acceptance",
    fr: "cette lettre vient d’une autre province ou d’un autre territoire que l’établissement de la lettre d’acceptation",
  },
} satisfies Record<string, Text>;

/** A letter of acceptance is measured by no other: somebody may have two. */
const isLetterOfAcceptance = (document: UploadedDocument): boolean =>
  liesOnPage(document, "letter-of-acceptance") || liesOnPage(document, "spouse-letter-of-acceptance");

/** A school that the letter names by its number is that school, however it is written. */
function hasNumberOfAnswers(the: CaseReader, document: UploadedDocument): boolean {
  const number = isLetterOfAcceptance(document) ? said(document, "dliNumber")?.toUpperCase() : undefined;
  return (
    number !== undefined && given(the.answer("dli"), the.answer("dli2")).some((dli) => dli.toUpperCase() === number)
  );
}

function schoolMismatch(the: CaseReader): Outcome {
  const document = the.document();
  const [holder, school] = [holderOf(the, document), said(document, "schoolName")];
  if (!holder || school === undefined || !isOfStudiesInAnswers(the, document)) return notRaised;
  const isNone = (names: readonly string[]): boolean =>
    names.length > 0 && !names.some((name) => isSameSchool(the, name, school));
  const { names, isAnswered } = schoolsKnown(the);
  if (!isNone(names) || (isAnswered && hasNumberOfAnswers(the, document))) return notRaised;
  return raised(isAnswered ? text.otherSchool : text.otherSchoolThanLetter);
}

/** The schools of the answers of this student, else of their letters of acceptance. */
function schoolsKnown(the: CaseReader): { readonly names: readonly string[]; readonly isAnswered: boolean } {
  const document = the.document();
  const holder = holderOf(the, document);
  const answered = holder?.is === "main" ? given(the.answer("schoolName"), the.answer("schoolName2")) : [];
  if (answered.length > 0) return { names: answered, isAnswered: true };
  if (!holder || isLetterOfAcceptance(document)) return { names: [], isAnswered: false };
  const names = given(...lettersOf(the, holder, document).map((letter) => said(letter, "schoolName")));
  return { names, isAnswered: false };
}

const comparable = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z\d]/g, "");

/** What was entered for the form of this student; of the second school, what was answered. */
function numbersEntered(the: CaseReader, { is }: Holder, document: UploadedDocument): readonly string[] {
  if (isOfSecondProgram(document)) return given(the.answer("studentId2"));
  const entered = is === "main" || is === "spouse" ? the.formEntry(formOf[is], "studyDetails.studentId") : undefined;
  return typeof entered === "string" ? given(entered) : [];
}
const formOf = { main: "IMM1294", spouse: "IMM1294:spouse" } as const;

function studentIdMismatch(the: CaseReader): Outcome {
  const document = the.document();
  const [holder, number] = [holderOf(the, document), said(document, "studentId")];
  if (!holder || number === undefined || !isOfStudiesInAnswers(the, document)) return notRaised;
  const { numbers, isEntered } = studentIdsKnown(the);
  const second = holder.is === "main" ? given(the.answer("studentId2")) : [];
  const isAmong = [...numbers, ...second].some((known) => comparable(known) === comparable(number));
  if (numbers.length === 0 || isAmong) return notRaised;
  return raised(isEntered ? text.otherNumber : text.otherNumberThanLetter);
}

/** The numbers that were entered for this student, else those on the letters of acceptance of the same school. */
function studentIdsKnown(the: CaseReader): { readonly numbers: readonly string[]; readonly isEntered: boolean } {
  const document = the.document();
  const holder = holderOf(the, document);
  const entered = holder ? numbersEntered(the, holder, document) : [];
  if (!holder || entered.length > 0 || isOfSecondProgram(document)) return { numbers: entered, isEntered: true };
  const school = said(document, "schoolName");
  const numbers = lettersOf(the, holder, document).flatMap((letter) => {
    const [known, of] = [said(letter, "studentId"), said(letter, "schoolName")];
    const isOfSchool = school !== undefined && of !== undefined && isSameSchool(the, of, school);
    return known !== undefined && isOfSchool ? [known] : [];
  });
  return { numbers, isEntered: false };
}

/** The attestation is of the province where the school is. */
function provinceMismatch(the: CaseReader): Outcome {
  const document = the.document();
  const [holder, province] = [holderOf(the, document), said(document, "palProvince")];
  if (!holder || province === undefined) return notRaised;
  const { provinces, isAnswered } = provincesKnown(the);
  if (provinces.length === 0 || provinces.includes(province)) return notRaised;
  return raised(isAnswered ? text.otherProvince : text.otherProvinceThanLetter);
}

function provincesKnown(the: CaseReader): { readonly provinces: readonly string[]; readonly isAnswered: boolean } {
  const document = the.document();
  const holder = holderOf(the, document);
  if (holder?.is === "main") {
    const provinces = given(schoolProvince(the), the.answer("schoolAddress2Object")?.province);
    return { provinces, isAnswered: true };
  }
  const letters = holder ? lettersOf(the, holder, document) : [];
  return { provinces: given(...letters.map((letter) => said(letter, "schoolProvince"))), isAnswered: false };
}

const popUp = { isBlocking: false, isPopUp: true } as const;

export const schoolWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "schoolNameMismatch",
    ...popUp,
    relatedFields: ["schoolName"],
    ofField: "schoolName",
    raisedWhen: schoolMismatch,
    heading: saying("schoolName", {
      en: "This document is from another school: {value}",
      fr: "Ce document vient d’un autre établissement\u00A0: {value}",
    }),
    differs: (the) => {
      const { names, isAnswered } = schoolsKnown(the);
      return differing(
        "schoolName",
        names[0],
        said(the.document(), "schoolName"),
        isAnswered ? "schoolName" : undefined,
      );
    },
    name: { en: "School Name Mismatch", fr: "Nom d’établissement différent" },
    message: {
      en: "The school on this document differs from the one in this case.",
      fr: "L’établissement sur ce document diffère de celui de ce dossier.",
    },
    fix: { en: "Confirm which school is right.", fr: "Confirmez quel établissement est le bon." },
  }),
  documentWarning({
    id: "schoolNameMissing",
    ...popUp,
    relatedFields: ["schoolName"],
    raisedWhen: (the) => (isNotOn(the.document(), "schoolName") ? raised(text.noSchool) : notRaised),
    name: { en: "School Name Missing", fr: "Nom d’établissement manquant" },
    message: {
      en: "The name of the school was not found on this document.",
      fr: "Le nom de l’établissement n’a pas été trouvé sur ce document.",
    },
    fix: {
      en: "Enter it if the document shows it, or upload a clearer copy.",
      fr: "Entrez-le s’il figure sur le document, ou téléversez une copie plus nette.",
    },
  }),
  documentWarning({
    id: "studentIdMismatch",
    ...popUp,
    relatedFields: ["studentId"],
    ofField: "studentId",
    raisedWhen: studentIdMismatch,
    heading: saying("studentId", {
      en: "The student number here is {value}, another one than in this case",
      fr: "Le numéro étudiant est ici {value}, un autre que dans ce dossier",
    }),
    differs: (the) => differing("studentId", studentIdsKnown(the).numbers[0], said(the.document(), "studentId")),
    name: { en: "Student ID Mismatch", fr: "Numéro étudiant différent" },
    message: {
      en: "The student number differs from the one in this case.",
      fr: "Le numéro étudiant diffère de celui de ce dossier.",
    },
    fix: {
      en: "Compare both with the letter of the school and correct the wrong one.",
      fr: "Comparez les deux avec la lettre de l’établissement et corrigez celui qui est inexact.",
    },
  }),
  documentWarning({
    id: "studentIdMissing",
    ...popUp,
    relatedFields: ["studentId"],
    raisedWhen: (the) => (isNotOn(the.document(), "studentId") ? raised(text.noNumber) : notRaised),
    name: { en: "Student ID Missing", fr: "Numéro étudiant manquant" },
    message: {
      en: "No student number was found on this document.",
      fr: "Aucun numéro étudiant n’a été trouvé sur ce document.",
    },
    fix: {
      en: "Enter it if the school gave one.",
      fr: "Entrez-le si l’établissement en a donné un.",
    },
  }),
  documentWarning({
    id: "provinceMismatch",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["palProvince"],
    ofField: "palProvince",
    raisedWhen: provinceMismatch,
    differs: (the) => differing("palProvince", provincesKnown(the).provinces[0], said(the.document(), "palProvince")),
    name: { en: "Province Mismatch", fr: "Province différente" },
    message: {
      en: "The attestation letter is from another province or territory than the school.",
      fr: "La lettre d’attestation vient d’une autre province ou d’un autre territoire que l’établissement.",
    },
    fix: {
      en: "Ask the school for the letter of its own province or territory.",
      fr: "Demandez à l’établissement la lettre de sa propre province ou de son propre territoire.",
    },
  }),
];
