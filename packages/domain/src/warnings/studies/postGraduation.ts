import type { KnownSchool } from "../../caseFile/knownSchool.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot, liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { isPostGraduationPermit } from "../../conditions/application/application.ts";
import { completedOn } from "../../conditions/studies/endOfStudies.ts";
import { isSameSchool } from "../../conditions/studies/schoolNames.ts";
import { addDays, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { postGraduationDeadline, postGraduationLength } from "../../tables/studies/postGraduation.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";
import { postGraduationText as text } from "./postGraduation.text.ts";

/**
 * Papers of the end of studies, of who asks for a post-graduation work permit. The day on which the studies ended is that of the
 * deadlines. Fields of study are not judged: a code that is not on our list is unknown (docs/facts/graduate-programs.md section 1).
 */

const raised = (because: Text): Outcome => ({ holds: true, because: [because] });

const isOfEarlierProgram = (document: UploadedDocument): boolean =>
  liesInSlot(document, "previousProgramCompletionLetter");
/** Transcripts and diplomas may be of studies anywhere; a paper of completion is of studies in Canada. */
const isCompletion = (document: UploadedDocument): boolean => liesOnPage(document, "completion-of-studies");

const concernsGraduate = (the: CaseReader): boolean => isPostGraduationPermit.evaluate(the).holds;

/** Measured on the day on which the authority received the application, else today. */
function isOver(the: CaseReader, completed: IsoDate | undefined): number | undefined {
  const limit = the.row(postGraduationDeadline);
  if (completed === undefined || !limit.found) return undefined;
  return addDays(completed, limit.row.value) < the.dateFor(postGraduationDeadline) ? limit.row.value : undefined;
}

function ownDay(document: UploadedDocument): IsoDate | undefined {
  const days = ["completionDate", "graduationDate"].flatMap((field) => said(document, field) ?? []);
  return days.filter(isIsoDate).toSorted()[0];
}

/** By the day on this letter. */
function letterIsOver(the: CaseReader): Outcome {
  const document = the.document();
  if (!isCompletion(document) || isOfEarlierProgram(document) || !concernsGraduate(the)) return notRaised;
  const days = isOver(the, ownDay(document));
  return days === undefined ? notRaised : raised(fill(text.because.letterIsOver, { days }));
}

/** By another paper or an answer; on the letter that ends the studies, else on the transcript. What the letter itself says is told in its own words. */
function isAfterDeadline(the: CaseReader): Outcome {
  const document = the.document();
  const letters = the.documents("completion-of-studies").filter((letter) => !isOfEarlierProgram(letter));
  const speaks = isCompletion(document)
    ? !isOfEarlierProgram(document)
    : letters.length === 0 && liesInSlot(document, "canadianTranscript");
  if (!speaks || !concernsGraduate(the) || letterIsOver(the).holds) return notRaised;
  const days = isOver(the, completedOn(the));
  return days === undefined ? notRaised : raised(fill(text.because.studiesAreOver, { days }));
}

type Fault = { readonly is: "tooShort" | "school" | "program"; readonly because: Text };

/** Hours count for vocational diplomas of Quebec, and no letter tells them here. */
function lengthFault(the: CaseReader, document: UploadedDocument): Fault | undefined {
  const [months, limit] = [Number(said(document, "durationMonths") ?? Number.NaN), the.row(postGraduationLength)];
  if (!Number.isFinite(months) || !limit.found || the.answer("canadianLevelOfStudy") === "vocationalQuebec")
    return undefined;
  const { least } = limit.row.value;
  return months < least ? { is: "tooShort", because: fill(text.because.tooShort, { least }) } : undefined;
}

const schoolOn = (the: CaseReader, name: string): KnownSchool | undefined =>
  the.knownSchools().find(({ names }) => names.some((known) => isSameSchool(the, known, name)));

function schoolFault(the: CaseReader, document: UploadedDocument): Fault | undefined {
  const name = said(document, "schoolName");
  const school = name === undefined ? undefined : schoolOn(the, name);
  return school?.graduatesGetWorkPermit === false ? { is: "school", because: text.because.school } : undefined;
}

/** What was answered about the program: of the last one only. */
function programFault(the: CaseReader, document: UploadedDocument): Fault | undefined {
  if (isOfEarlierProgram(document)) return undefined;
  if (the.answer("hadPgwp") === true) return { is: "program", because: text.because.hadPermit };
  if (the.answer("canadianLevelOfStudy") === "languageSchool") return { is: "program", because: text.because.language };
  return undefined;
}

const faultOf = (the: CaseReader, document: UploadedDocument): Fault | undefined =>
  isCompletion(document) && concernsGraduate(the)
    ? (lengthFault(the, document) ?? schoolFault(the, document) ?? programFault(the, document))
    : undefined;

/** Another finished program, of which a paper says enough and nothing speaks against it. */
const anotherCounts = (the: CaseReader, document: UploadedDocument): boolean =>
  the
    .documents("completion-of-studies")
    .some(
      (other) =>
        isOfEarlierProgram(other) !== isOfEarlierProgram(document) &&
        said(other, "durationMonths") !== undefined &&
        faultOf(the, other) === undefined,
    );

/** The permit may rest on another program: then this one only does not count. A permit is given once, whatever the program. */
const isLeftOut = (the: CaseReader, document: UploadedDocument, { is }: Fault): boolean =>
  is !== "program" && (isOfEarlierProgram(document) || anotherCounts(the, document));

const blockedBy =
  (is: Fault["is"]) =>
  (the: CaseReader): Outcome => {
    const fault = faultOf(the, the.document());
    return fault?.is === is && !isLeftOut(the, the.document(), fault) ? raised(fault.because) : notRaised;
  };

function doesNotCount(the: CaseReader): Outcome {
  const fault = faultOf(the, the.document());
  return fault && isLeftOut(the, the.document(), fault) ? raised(fault.because) : notRaised;
}

type Definition = Pick<DocumentWarning, "id" | "relatedFields" | "raisedWhen"> & {
  readonly id: keyof typeof text.warnings;
};

const warning = ({ id, ...rest }: Definition): DocumentWarning =>
  documentWarning({ id, ...text.warnings[id], isBlocking: id !== "pgwpNotQualifiedComplete", isPopUp: false, ...rest });

export const postGraduationWarnings: readonly DocumentWarning[] = [
  warning({ id: "completionLetterExpiry", relatedFields: ["graduationDate"], raisedWhen: letterIsOver }),
  warning({ id: "pgwpAfterDeadline", relatedFields: ["graduationDate"], raisedWhen: isAfterDeadline }),
  warning({ id: "pgwpProgramTooShort", relatedFields: ["graduationDate"], raisedWhen: blockedBy("tooShort") }),
  warning({ id: "pgwpDliNotQualifying", relatedFields: ["schoolName"], raisedWhen: blockedBy("school") }),
  warning({ id: "pgwpProgramNotQualifying", relatedFields: ["schoolName"], raisedWhen: blockedBy("program") }),
  warning({ id: "pgwpNotQualifiedComplete", relatedFields: ["graduationDate"], raisedWhen: doesNotCount }),
];
