import type { CaseReader } from "../../caseFile/reader.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { expiryOf } from "../../conditions/documentExpiry.ts";
import { startOfStudies } from "../../conditions/studies/studyExtension.ts";
import { addMonths, daysBetween, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { medicalExamExpiring } from "../../tables/health/medicalExamTimes.ts";
import { expiryWarnings } from "../../tables/status/expiryWarnings.ts";
import type { EndingKindId } from "../../conditions/endingDocuments.ts";
import { documentExpiryText as text, type ExpiryWords } from "./expiry.text.ts";
import { asHeading } from "../headingOf.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";
import type { DocumentWarningId } from "../warningIds.ts";

/** Warnings about uploaded documents that ended or soon will, by the day that was read, typed or reckoned. */

/** The end of the document in view, when it is of one of these kinds. */
function endOf(the: CaseReader, kinds: readonly EndingKindId[] | "any"): IsoDate | undefined {
  const expiry = expiryOf(the);
  return expiry && (kinds === "any" || kinds.includes(expiry.kind.id)) ? expiry.date : undefined;
}

type Test = (the: CaseReader, end: IsoDate) => boolean;

const raised =
  (kinds: readonly EndingKindId[] | "any", because: Text, holds: Test) =>
  (the: CaseReader): Outcome => {
    const end = endOf(the, kinds);
    return end !== undefined && holds(the, end) ? { holds: true, because: [because] } : notRaised;
  };

const isOver: Test = (the, end) => end < the.today();

type Days = { readonly soon: number; readonly later: number; readonly months: number };

/** `least` and `most` days are left, both counted. */
const within =
  (window: (days: Days, today: IsoDate) => readonly [number, number]): Test =>
  (the, end) => {
    const rules = the.row(expiryWarnings);
    if (!rules.found) return false;
    const [least, most] = window(rules.row.value, the.today());
    const left = daysBetween(the.today(), end);
    return left >= least && left <= most;
  };

/** Until the end of the stay where it is known, and a year at least. */
const endsEarly: Test = (the, end) => {
  const rules = the.row(expiryWarnings);
  if (!rules.found || isOver(the, end)) return false;
  const soon = addMonths(the.today(), rules.row.value.passportMonths);
  const stay = expiryOf(the)?.owner === "main" ? the.answer("graduationDate") : undefined;
  return end < (stay !== undefined && stay > soon ? stay : soon);
};

const forStudy = (the: CaseReader): boolean => isStudyApplication.evaluate(the).holds;

/** Medical results of a student have to reach past the start of the studies by the time of the table. */
const medicalOver: Test = (the, end) => {
  const rules = the.row(medicalExamExpiring);
  const start = startOfStudies(the);
  return (
    isOver(the, end) ||
    (rules.found && start !== undefined && end < addMonths(start, -rules.row.value.studyPermitMonths))
  );
};

const medicalSoon: Test = (the, end) => {
  const rules = the.row(medicalExamExpiring);
  const start = startOfStudies(the);
  return (
    rules.found &&
    start !== undefined &&
    !medicalOver(the, end) &&
    end <= addMonths(start, rules.row.value.studyPermitMonths)
  );
};

const medicalSoonOtherwise: Test = (the, end) => {
  const rules = the.row(medicalExamExpiring);
  return rules.found && !isOver(the, end) && end <= addMonths(the.today(), rules.row.value.otherMonths);
};

/** The school holds the place until the day on the letter, and no longer than the studies that it names begin. */
function acceptanceOver(the: CaseReader): Outcome {
  const end = endOf(the, ["letterOfAcceptance"]);
  const start = the.document().parsedValues?.["startOfCanadianStudyProgram"];
  const isPast = (day: unknown) => typeof day === "string" && isIsoDate(day) && day < the.today();
  return isPast(end) || isPast(start) ? { holds: true, because: [text.letterOfAcceptanceExpired.because] } : notRaised;
}

/** A visa of its own, or one that was read in a passport. */
function usVisaOver(the: CaseReader): Outcome {
  const end = the.document().parsedValues?.["usVisaExpiryDate"];
  return typeof end === "string" && isIsoDate(end) && end < the.today()
    ? { holds: true, because: [text.usVisaExpired.because] }
    : notRaised;
}

type Definition = {
  readonly id: DocumentWarningId & keyof typeof text;
  readonly isBlocking: boolean;
  readonly field: string;
  readonly when: (the: CaseReader) => Outcome;
} & Pick<DocumentWarning, "blocksOnlyFor" | "ofKinds" | "ofField">;

const lastDay: Text = { en: "{what} (last day: {day})", fr: "{what} (dernier jour\u00A0: {day})" };
const withLastDay = (message: Text, kinds: readonly EndingKindId[] | "any") => (the: CaseReader) => {
  const end = endOf(the, kinds);
  return end === undefined ? undefined : fill(lastDay, { what: asHeading(message), day: writtenDay(end) });
};

function warning({ id, isBlocking, field, when, ofKinds, ...rest }: Definition): DocumentWarning {
  const { name, message, fix }: ExpiryWords = text[id];
  return documentWarning({
    id,
    name,
    message,
    fix,
    isBlocking,
    isPopUp: false,
    relatedFields: [field],
    raisedWhen: when,
    ...(ofKinds ? { ofKinds, heading: withLastDay(message, ofKinds) } : {}),
    ...rest,
  });
}

const passive = (
  id: Definition["id"],
  field: string,
  kinds: readonly EndingKindId[] | "any",
  holds: Test,
): DocumentWarning =>
  warning({ id, isBlocking: false, field, ofKinds: kinds, when: raised(kinds, text[id].because, holds) });

const blocking = (id: Definition["id"], field: string, kinds: readonly EndingKindId[], holds: Test): DocumentWarning =>
  warning({ id, isBlocking: true, field, ofKinds: kinds, when: raised(kinds, text[id].because, holds) });

/** Only for applications to study, or only for others. */
const medical = (id: Definition["id"], isForStudy: boolean, holds: Test): DocumentWarning =>
  blocking(
    id,
    "startOfCanadianStudyProgram",
    ["medicalExam"],
    (the, end) => forStudy(the) === isForStudy && holds(the, end),
  );

export const expiredDocumentWarnings: readonly DocumentWarning[] = [
  blocking("passportExpired", "passportExpiryDate", ["passport"], isOver),
  blocking("provincialAttestationLetterExpired", "palExpiryDate", ["attestationLetter"], isOver),
  warning({
    id: "letterOfAcceptanceExpired",
    isBlocking: true,
    blocksOnlyFor: ["Student", "StudentExtension"],
    field: "startOfCanadianStudyProgram",
    when: acceptanceOver,
  }),
  passive("studyPermitExpired", "studyPermitExpiryDate", ["studyPermit"], isOver),
  passive("workPermitExpired", "pgwpExpiryDate", ["workPermit"], isOver),
  passive("visitorRecordExpired", "temporaryResidentVisaExpiryDate", ["visitorRecord"], isOver),
  warning({
    id: "usVisaExpired",
    isBlocking: false,
    field: "passportExpiryDate",
    ofField: "usVisaExpiryDate",
    when: usVisaOver,
  }),
  passive("languageTestExpired", "testDate", ["languageTest"], isOver),
  medical("medicalExamExpiredSp", true, medicalOver),
  medical("medicalExamExpiredNonSp", false, isOver),
];

/** Said of an expired document for which its slot names no warning of its own. */
export const documentExpired = passive("documentExpired", "expiryDate", "any", isOver);

export const endingDocumentWarnings: readonly DocumentWarning[] = [
  passive("passportExpiringSoon", "passportExpiryDate", ["passport"], endsEarly),
  passive(
    "studyPermitExpiring30Days",
    "studyPermitExpiryDate",
    ["studyPermit"],
    within(({ soon }) => [0, soon]),
  ),
  passive(
    "studyPermitExpiring90Days",
    "studyPermitExpiryDate",
    ["studyPermit"],
    within(({ soon, later }) => [soon + 1, later]),
  ),
  passive(
    "studyPermitExpiring6Months",
    "studyPermitExpiryDate",
    ["studyPermit"],
    within(({ later, months }, today) => [later + 1, daysBetween(today, addMonths(today, months))]),
  ),
  passive(
    "workPermitExpiring",
    "pgwpExpiryDate",
    ["workPermit"],
    within(({ later }) => [0, later]),
  ),
  passive(
    "visitorRecordExpiring",
    "temporaryResidentVisaExpiryDate",
    ["visitorRecord"],
    within(({ soon }) => [0, soon]),
  ),
  medical("medicalExamExpiringSp", true, medicalSoon),
  medical("medicalExamExpiringNonSp", false, medicalSoonOtherwise),
];
