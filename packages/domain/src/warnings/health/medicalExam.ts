import type { CaseReader } from "../../caseFile/reader.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { isNotOn, said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** The number by which the authority finds a medical exam (docs/facts/warnings.md section 1: one warning for study permits, one for others). */

const notThere: Text = {
  en: "the document was read, and no number of the exam (IME) was found on it",
  fr: "le document a été lu, et aucun numéro d’examen (EMI) n’y a été trouvé",
};
const notOfItsForm: Text = {
  en: "the number on this document is not written as numbers of exams are: IME and 8 to 11 digits",
  fr: "le numéro sur ce document n’a pas la forme d’un numéro d’examen : EMI et de 8 à 11 chiffres",
};

const isNumber = /^(IME|EMI)?\d{8,11}$/u;

function lacksNumber(the: CaseReader): Outcome {
  const document = the.document();
  const number = said(document, "imeNumber")?.replaceAll(/[\s-]/g, "").toUpperCase();
  if (number !== undefined) return isNumber.test(number) ? notRaised : { holds: true, because: [notOfItsForm] };
  return isNotOn(document, "imeNumber") ? { holds: true, because: [notThere] } : notRaised;
}

const warning = (id: "medicalExamWithoutImeSp" | "medicalExamWithoutImeNonSp", isForStudy: boolean): DocumentWarning =>
  documentWarning({
    id,
    isBlocking: true,
    isPopUp: false,
    relatedFields: isForStudy ? ["uciNumber"] : [],
    raisedWhen: (the) => (isStudyApplication.evaluate(the).holds === isForStudy ? lacksNumber(the) : notRaised),
    name: { en: "Medical Exam Without IME Number", fr: "Examen médical sans numéro EMI" },
    message: {
      en: "The IME number was not found on this document.",
      fr: "Le numéro EMI n’a pas été trouvé sur ce document.",
    },
    fix: {
      en: "Upload the information sheet that shows the IME number, or enter the number.",
      fr: "Téléversez la feuille de renseignements qui porte le numéro EMI, ou entrez le numéro.",
    },
  });

export const medicalExamWarnings: readonly DocumentWarning[] = [
  warning("medicalExamWithoutImeSp", true),
  warning("medicalExamWithoutImeNonSp", false),
];
