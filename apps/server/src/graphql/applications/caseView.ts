import { untoldQuestions } from "@boreal/domain/plan/redactedPlan";
import type { UnreadableAnswer } from "@boreal/domain/caseFile/migrations/carryOver";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { NoDocumentStatement } from "@boreal/domain/caseFile/noDocument";
import type { FormValues } from "@boreal/domain/caseFile/formValues";
import { isLetterKey, letterOfKey, type LetterValues } from "@boreal/domain/caseFile/letterValues";
import { lifeFields } from "@boreal/domain/caseFile/lifeHistory";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import type { Profile } from "@boreal/domain/caseFile/user";
import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import { unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import { mayReadAnswer } from "../../policies/assessment.ts";
import { mayReadDependents } from "../../policies/dependents.ts";
import { mayListPage, mayOpenPage } from "../../policies/documents.ts";
import { mayReadLawyerDecision } from "../../policies/lawyerDecisions.ts";
import { mayReadRequests } from "../../policies/desk/requests.ts";
import { mayReadForm } from "../../policies/forms.ts";
import { mayReadLetter } from "../../policies/letters.ts";
import { mayReadContact } from "../../policies/students.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import { numberOfForm } from "../../store/answers/formValues.ts";
import type { Asker } from "../../policies/actor.ts";
import { redactedRequest } from "../requests/redactedRequest.ts";
import { mayKnowDuplicate } from "../documents/knownDuplicates.ts";
import type { OpenCase } from "../context.ts";

/** boreal-case/1, cut to what this reader may see. */
export function caseView(asker: Asker, open: OpenCase) {
  const { loaded, facts } = open;
  const { caseFile } = loaded;
  const readable = (answers: CaseFile["answers"]): CaseFile["answers"] =>
    Object.fromEntries(Object.entries(answers).filter(([key]) => mayReadAnswer(asker, facts, key)));
  const findingsFor = ({ fileId, findings = [] }: UploadedDocument) =>
    findings.includes("duplicateDocument") && !mayKnowDuplicate(asker, open, fileId)
      ? findings.filter((id) => id !== "duplicateDocument")
      : findings;
  const documents = caseFile.documents.flatMap((document): UploadedDocument[] => {
    const page = pageFacts(loaded, document.documentId, document.childNumber ?? null);
    if (mayOpenPage(asker, facts, page)) return [{ ...document, findings: findingsFor(document) }];
    return mayListPage(asker, facts, page)
      ? [{ ...document, parsedValues: {}, originalParsedValues: {}, findings: [], countsBecause: null }]
      : [];
  });
  const maySee = ({ slotId }: NoDocumentStatement) =>
    loaded.row.noDocuments.some((cell) => cell.slot === slotId && maySeeStatement(asker, open, cell));
  const words = caseFile.lawyerWords?.filter(({ fileId }) => {
    const cell = loaded.row.documents.find(({ id }) => id === fileId);
    return cell !== undefined && mayReadLawyerDecision(asker, facts, pageFacts(loaded, cell.page, cell.childNumber));
  });
  const {
    forms: _forms,
    formBases: _bases,
    letters: _letters,
    letterBases: _letterBases,
    formChecks: _checks,
    formerDependents,
    unsortedDocuments,
    startedFrom,
    lawyerWords: _,
    authorityRequests,
    ...others
  } = caseFile;
  const mayOpenUnsorted = mayOpenPage(asker, facts, pageFacts(loaded, unsortedPlace.page, null));
  return writeCase({
    ...others,
    ...readableFormsAndLetters(asker, open),
    profile: readableProfile(asker, facts, caseFile.profile),
    answers: readable(caseFile.answers),
    ...(startedFrom === undefined
      ? {}
      : { startedFrom: { ...startedFrom, answers: readable(startedFrom.answers ?? {}) } }),
    dependents: mayReadDependents(asker, facts) ? caseFile.dependents : [],
    ...(formerDependents !== undefined && mayReadDependents(asker, facts) ? { formerDependents } : {}),
    documents,
    ...(unsortedDocuments !== undefined && mayOpenUnsorted ? { unsortedDocuments } : {}),
    ...(caseFile.noDocumentStatements === undefined
      ? {}
      : { noDocumentStatements: caseFile.noDocumentStatements.filter(maySee) }),
    ...(words === undefined ? {} : { lawyerWords: words }),
    ...(authorityRequests === undefined || !mayReadRequests(asker, facts)
      ? {}
      : { authorityRequests: authorityRequests.map((request) => redactedRequest(asker, request)) }),
  });
}

/** Names for whoever may write to the person; their life for whoever may read the forms that it fills in. */
function readableProfile(asker: Asker, facts: OpenCase["facts"], profile: Profile): Profile {
  if (!mayReadContact(asker, facts)) return {};
  return mayReadForm(asker, facts, "IMM1294")
    ? profile
    : Object.fromEntries(Object.entries(profile).filter(([key]) => !Object.hasOwn(lifeFields, key)));
}

const mayReadKey = (asker: Asker, { facts }: OpenCase, key: string): boolean => {
  if (isLetterKey(key)) return mayReadLetter(asker, facts, letterOfKey(key));
  const form = numberOfForm(key);
  return form !== undefined && mayReadForm(asker, facts, form);
};

const readableEntries = <Entries extends FormValues | LetterValues>(
  asker: Asker,
  open: OpenCase,
  entries: Entries,
): Entries => Object.fromEntries(Object.entries(entries).filter(([key]) => mayReadKey(asker, open, key))) as Entries;

/** What was entered in the forms and letters that this reader may read, and which of the forms somebody checked. */
function readableFormsAndLetters(
  asker: Asker,
  open: OpenCase,
): Pick<CaseFile, "forms" | "formBases" | "letters" | "letterBases" | "formChecks"> {
  const { forms, formBases, letters, letterBases, formChecks } = open.loaded.caseFile;
  return {
    ...(forms === undefined ? {} : { forms: readableEntries(asker, open, forms) }),
    ...(formBases === undefined ? {} : { formBases: readableEntries(asker, open, formBases) }),
    ...(letters === undefined ? {} : { letters: readableEntries(asker, open, letters) }),
    ...(letterBases === undefined ? {} : { letterBases: readableEntries(asker, open, letterBases) }),
    ...(formChecks === undefined ? {} : { formChecks: formChecks.filter(({ form }) => mayReadKey(asker, open, form)) }),
  };
}

/** Versions of the entries of forms and letters that this reader may see, by form and path; a removed entry keeps its version. */
export function formVersions(asker: Asker, open: OpenCase): Record<string, Record<string, number>> {
  const versions: Record<string, Record<string, number>> = {};
  for (const { formKey, path, version } of open.loaded.formValues) {
    if (mayReadKey(asker, open, formKey)) (versions[formKey] ??= {})[path] = version;
  }
  return versions;
}

/** What was said about a page is for those who may open it. */
export const maySeeStatement = (
  asker: Asker,
  { loaded, facts }: OpenCase,
  { page, childNumber }: { readonly page: string; readonly childNumber: number | null },
): boolean => mayOpenPage(asker, facts, pageFacts(loaded, page, childNumber));

/** Versions of the answers that this reader may see; a cleared answer keeps its version. */
export const answerVersions = (asker: Asker, { loaded, facts }: OpenCase): Record<string, number> =>
  Object.fromEntries(
    [...loaded.answers]
      .filter(([key]) => mayReadAnswer(asker, facts, key))
      .map(([key, answer]) => [key, answer.version]),
  );

/** Of the kept answers that fit no question any more, those that this reader may see. */
export const unreadableAnswers = (asker: Asker, { loaded, facts }: OpenCase): readonly UnreadableAnswer[] =>
  loaded.unreadable.filter(({ key }) => mayReadAnswer(asker, facts, key));

/** What is cut of the case for its reader, by the questions that ask for it; nothing for those who know all of it. */
export const untoldQuestionsOf = ({ loaded, plan }: OpenCase): string[] =>
  loaded.withheld ? [...untoldQuestions(loaded.caseFile, plan())] : [];
