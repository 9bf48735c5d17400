import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot, liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { isPostGraduationPermit, renewsStudy } from "../../conditions/application/application.ts";
import { monthsBetween } from "../../conditions/studies/programMonths.ts";
import { holderOf } from "../../caseFile/whose/documentHolder.ts";
import { daysBetween, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { counted, type CountedText, type Text } from "../../kernel/text.ts";
import { programComparison } from "../../tables/studies/studyTimes.ts";
import { differing, saying } from "../differing.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** How long a program lasts and when it ends, on papers of the school and in the answers about the same program. */

const dayOn = (document: UploadedDocument, field: string): IsoDate | undefined => {
  const value = said(document, field);
  return value !== undefined && isIsoDate(value) ? value : undefined;
};

/** Answers are about the applicant’s programs: the one applied for, and where the case has two, the second one. */
function isOfProgramInAnswers(the: CaseReader, document: UploadedDocument): boolean {
  if (holderOf(the, document)?.is !== "main" || liesInSlot(document, "previousProgramCompletionLetter")) return false;
  return (
    liesOnPage(document, "letter-of-acceptance") ||
    renewsStudy.evaluate(the).holds ||
    isPostGraduationPermit.evaluate(the).holds
  );
}

const otherEnd: Text = {
  en: "this document ends the studies on another day than your answers do, by more than a month",
  fr: "ce document fait finir les études un autre jour que vos réponses, à plus d’un mois d’écart",
};

function graduationMismatch(the: CaseReader): Outcome {
  const document = the.document();
  const [printed, limit] = [dayOn(document, "graduationDate"), the.row(programComparison)];
  if (printed === undefined || !limit.found || !isOfProgramInAnswers(the, document)) return notRaised;
  const answered = [the.answer("graduationDate"), the.answer("graduationDate2")].filter((day) => day !== undefined);
  const isNear = (day: IsoDate): boolean => Math.abs(daysBetween(day, printed)) <= limit.row.value.graduationDays;
  return answered.length === 0 || answered.some(isNear) ? notRaised : { holds: true, because: [otherEnd] };
}

/** As it is printed, else from its first to its last day. */
function monthsOn(document: UploadedDocument): number | undefined {
  const printed = Number(said(document, "durationMonths") ?? Number.NaN);
  if (Number.isFinite(printed)) return printed;
  return liesOnPage(document, "letter-of-acceptance")
    ? monthsBetween(dayOn(document, "startOfCanadianStudyProgram"), dayOn(document, "graduationDate"))
    : undefined;
}

/** In months: as it was answered, else from the first to the last day of each program. */
const lengthsAnswered = (the: CaseReader): readonly number[] =>
  [
    the.answer("lengthOfStudies"),
    monthsBetween(the.answer("startOfCanadianStudyProgram"), the.answer("graduationDate")),
    monthsBetween(the.answer("startOfCanadianStudyProgram2"), the.answer("graduationDate2")),
  ].filter((length) => length !== undefined);

const monthsHere: CountedText = {
  one: { en: "The program lasts {count} month here", fr: "Le programme dure ici {count} mois" },
  other: { en: "The program lasts {count} months here", fr: "Le programme dure ici {count} mois" },
};
const lengthInWords = (months: number | undefined): Text | undefined =>
  months === undefined ? undefined : counted(monthsHere, months);

const otherLength: Text = {
  en: "the program lasts another number of months on this document than in your answers",
  fr: "le programme compte un autre nombre de mois dans ce document que dans vos réponses",
};

function durationMismatch(the: CaseReader): Outcome {
  const document = the.document();
  const [months, limit] = [monthsOn(document), the.row(programComparison)];
  if (months === undefined || !limit.found || !isOfProgramInAnswers(the, document)) return notRaised;
  const answered = lengthsAnswered(the);
  const isNear = (length: number): boolean => Math.abs(length - months) <= limit.row.value.months;
  return answered.length === 0 || answered.some(isNear) ? notRaised : { holds: true, because: [otherLength] };
}

const passive = { isBlocking: false, isPopUp: false } as const;

export const programWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "programDurationMismatch",
    ...passive,
    relatedFields: ["startOfCanadianStudyProgram", "graduationDate"],
    raisedWhen: durationMismatch,
    heading: (the) => lengthInWords(monthsOn(the.document())),
    differs: (the) => differing("durationMonths", lengthsAnswered(the)[0], monthsOn(the.document())),
    name: { en: "Program Duration Mismatch", fr: "Durée du programme différente" },
    message: {
      en: "The length of the program differs from your answers.",
      fr: "La durée du programme diffère de vos réponses.",
    },
    fix: {
      en: "Check it on the letter of acceptance, then correct the answer.",
      fr: "Vérifiez-la dans la lettre d’acceptation, puis corrigez la réponse.",
    },
  }),
  documentWarning({
    id: "graduationDateMismatch",
    ...passive,
    relatedFields: ["graduationDate"],
    ofField: "graduationDate",
    raisedWhen: graduationMismatch,
    heading: saying("graduationDate", {
      en: "The studies end on {value} here, another day than in the answers",
      fr: "Les études finissent ici le {value}, un autre jour que dans les réponses",
    }),
    differs: (the) =>
      differing(
        "graduationDate",
        the.answer("graduationDate"),
        said(the.document(), "graduationDate"),
        "graduationDate",
      ),
    name: { en: "Graduation Date Mismatch", fr: "Date de fin des études différente" },
    message: {
      en: "The end of the studies differs from your answer.",
      fr: "La fin des études diffère de votre réponse.",
    },
    fix: { en: "Check which date is right.", fr: "Vérifiez quelle date est la bonne." },
  }),
];
