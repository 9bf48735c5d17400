import type { PersonNames } from "./personNames.ts";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { carryOver, type CarriedAnswers, type UnreadableAnswer } from "@boreal/domain/caseFile/migrations/carryOver";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { lifeOf } from "@boreal/domain/caseFile/lifeHistory";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { confirmsWhatIsHere, statementFilesOf } from "@boreal/domain/conditions/application/statement";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { ratesWanted } from "@boreal/domain/conditions/money/currency";
import type { KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import type { NoDocumentStatement } from "@boreal/domain/caseFile/noDocument";
import type { Profile, User } from "@boreal/domain/caseFile/user";
import type { Text } from "@boreal/domain/kernel/text";
import type { Withheld } from "@boreal/domain/plan/redactedPlan";
import { documentsInPlace } from "@boreal/domain/vault/files/documentsInPlace";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { openJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { openDocument } from "../documents/caseDocument.ts";
import {
  type AnswerCell,
  type ApplicationRow,
  type CaseRow,
  type DependentCell,
  type NoDocumentCell,
} from "./caseRow.ts";
import type { PageFacts } from "../../policies/documents.ts";
import type { CaseStore } from "./caseStore.ts";
import { caseForms, openFormValues, type StoredFormValue } from "../answers/formValues.ts";
import { answersOfFiles, openRequest } from "../requests/authorityRequests.ts";
import { openLawyerDecision } from "../documents/lawyerDecisions.ts";
import { openExplanation } from "../documents/noDocument.ts";
import { fittedBytesOf } from "../documents/fittedBytes.ts";
import { lifeValues, openPersonalHistory } from "../answers/personalHistory.ts";
import { openSealedAnswer } from "../answers/answers.ts";
import { statedByOffice } from "./statedByOffice.ts";
import { openEarlier } from "./applicationLinks.ts";
import { applicationNumbersContext, dependentContext } from "../answers/sealedContexts.ts";

/** An answer as it is stored; `value` is null once it was cleared. */
export type StoredAnswer = {
  readonly value: unknown;
  readonly version: number;
  readonly writtenIn: number;
  readonly answeredAt: string;
};

export type LoadedCase = {
  readonly row: CaseRow;
  /** Its documents are those whose pages are there now. */
  readonly caseFile: CaseFile;
  /** The reader of `caseFile`. Which of its answers are in use is settled once, however many parts of a request ask. */
  readonly the: CaseReader;
  /** What was decided of vault pages, by page and child, so that a list of files decides each page once. */
  readonly decidedPages: Map<string, PageFacts>;
  /** The same with the documents that are set aside. */
  readonly whole: CaseFile;
  /** Set where the case is cut to what its reader may know (policies/redactedCase.ts). */
  readonly withheld?: Withheld;
  /** Files of the vault whose page is not there now, by id, each with why (ADR 0074). */
  readonly setAside: ReadonlyMap<string, readonly Text[]>;
  readonly answers: ReadonlyMap<string, StoredAnswer>;
  readonly formValues: readonly StoredFormValue[];
  /** Answers of older versions of the questionnaire that fit none of its questions any more. */
  readonly unreadable: readonly UnreadableAnswer[];
};

/** The builder of a case file: two round trips at most (case, name of its owner), every sealed value opened. */
export async function loadCaseFile(
  store: Pick<CaseStore, "readCaseRow" | "personKey" | "names" | "schools" | "rates" | "representatives" | "today">,
  applicationId: string,
): Promise<LoadedCase | undefined> {
  const row = await store.readCaseRow(applicationId);
  if (!row) return undefined;
  const [key, names] = await Promise.all([store.personKey(row.owner_id), store.names([row.owner_id])]);
  return await openCase(store, row, key, names.get(row.owner_id));
}

async function openCase(
  store: Pick<CaseStore, "personKey" | "schools" | "rates" | "representatives" | "today">,
  row: CaseRow,
  key: PersonKey,
  names: PersonNames | undefined,
): Promise<LoadedCase> {
  const answers = openAnswers(row.id, row.answers, key);
  const carried = carriedAnswers(answers);
  const formValues = openFormValues(row.id, row.formValues, key);
  const requests = row.requests.map((cell) => openRequest(row.id, cell, key));
  const answering = answersOfFiles(requests);
  const unsorted = row.documents.filter(isUnsorted);
  const unsortedIds = new Set(unsorted.map(({ id }) => id));
  // What lies in a slot repeats nothing that lies in none: the one that is sorted later is asked about.
  const documents = (without: ReadonlyMap<string, unknown>) =>
    row.documents
      .filter(({ id }) => !without.has(id) && !unsortedIds.has(id))
      .map((cell) =>
        openDocument(cell, key, row, {
          isDuplicate: (cell.sameContent ?? []).some((id) => !without.has(id) && !unsortedIds.has(id)),
          fittedBytes: fittedBytesOf(row, cell),
          answers: answering.get(cell.id),
        }),
      );
  const everyDocument = documents(new Map());
  const schools = await store.schools.meant(
    row.schools_version,
    row.school_id,
    schoolNamesIn(carried.answers.schoolName, everyDocument),
  );
  const rates = await store.rates.meant(row.rates_version, ratesWanted(everyDocument));
  const stored: CaseFile = {
    today: store.today(),
    user: userOf(row, schools),
    profile: names ? profileOf(names, row, key) : {},
    application: wholeApplication(row, key, everyDocument),
    answers: carried.answers,
    ...openDependents(row.id, row.dependents, key),
    documents: everyDocument,
    ...(unsorted.length === 0
      ? {}
      : {
          unsortedDocuments: unsorted.map((cell) => openDocument(cell, key, row, { isDuplicate: false })),
        }),
    ...caseForms(formValues, row.owner_id),
    ...(schools.length === 0 ? {} : { knownSchools: schools }),
    ...(rates.length === 0 ? {} : { exchangeRates: rates }),
    ...saidOf(row, key),
    ...(requests.length === 0 ? {} : { authorityRequests: requests }),
    ...(await statedByOffice(store, row)),
    ...(row.sealed_earlier === null ? {} : { startedFrom: openEarlier(key, row.id, bytesOf(row.sealed_earlier)) }),
  };
  return {
    row,
    whole: stored,
    answers,
    formValues,
    unreadable: carried.unreadable,
    ...inPlace(stored, documents),
  };
}

/** What people said of documents. */
const saidOf = (row: CaseRow, key: PersonKey): Pick<CaseFile, "noDocumentStatements" | "lawyerWords"> => ({
  ...(row.noDocuments.length === 0
    ? {}
    : { noDocumentStatements: row.noDocuments.map((cell) => openNoDocument(row.id, cell, key)) }),
  ...(row.lawyerDecisions.length === 0
    ? {}
    : { lawyerWords: row.lawyerDecisions.map((cell) => openLawyerDecision(row.id, cell, key)) }),
});

/** Names by which the answers and the letters mean a school. */
const schoolNamesIn = (answered: string | undefined, documents: CaseFile["documents"]): readonly string[] => [
  ...(answered === undefined ? [] : [answered]),
  ...documents.flatMap(({ parsedValues }) => {
    const name = parsedValues?.["schoolName"];
    return typeof name === "string" ? [name] : [];
  }),
];

/** The case as it counts: with the files whose pages are there. `documents` opens them without some. */
function inPlace(
  whole: CaseFile,
  documents: (without: ReadonlyMap<string, unknown>) => CaseFile["documents"],
): Pick<LoadedCase, "caseFile" | "the" | "setAside" | "decidedPages"> {
  const { caseFile, the, setAside } = documentsInPlace(whole, readerFor);
  if (setAside.size === 0) return { caseFile, the, setAside, decidedPages: new Map() };
  // A file that repeats one that is set aside repeats nothing that anybody sees.
  const counting = { ...caseFile, documents: documents(setAside) };
  return { caseFile: counting, the: readerFor(counting), setAside, decidedPages: new Map() };
}

export const openAnswers = (
  applicationId: string,
  cells: readonly AnswerCell[],
  key: PersonKey,
): Map<string, StoredAnswer> => new Map(cells.map((cell) => openAnswer(applicationId, cell, key)));

/** The answers of a case file, read as this version of the questionnaire understands them. */
export const carriedAnswers = (answers: ReadonlyMap<string, StoredAnswer>): CarriedAnswers =>
  carryOver([...answers].map(([key, { value, writtenIn }]) => ({ key, value, writtenIn })));

const profileOf = (names: PersonNames, row: CaseRow, key: PersonKey): Profile => ({
  firstName: names.firstName,
  lastName: names.lastName,
  email: names.email,
  ...(row.language === null ? {} : { preferredLanguage: row.language }),
  ...lifeOf(
    lifeValues(openPersonalHistory(key, row.owner_id, row.sealed_life === null ? null : bytesOf(row.sealed_life))),
  ),
});

/**
 * `ssoId` says that nobody need ask for the school, so it stands only while they belong to the school through which they sign
 * in and the list of schools knows it: otherwise nothing would tell what was not asked.
 */
export const userOf = (row: ApplicationRow, schools: readonly KnownSchool[]) =>
  ({
    role: row.role ?? "student",
    applicantKind: row.applicant_kind,
    schoolId: row.school_id,
    ssoId: row.sso_id === row.school_id && schools.some(({ schoolId }) => schoolId === row.sso_id) ? row.sso_id : null,
    agentId: row.agent_id,
  }) as User;

/** Without its numbers, at which no rule of a question looks. */
export const applicationOf = (row: ApplicationRow): CaseFile["application"] => ({
  ...row.dates,
  type: row.type,
  status: row.status,
  statusUpdatedAt: easternDay(row.status_updated_at.toISOString()),
  receivedDate: row.received_date,
  // Written by commands that check against the list.
  reasonsForContactingIRCC: row.reasons as NonNullable<CaseFile["application"]["reasonsForContactingIRCC"]>,
  agreedToDisclaimer: row.agreed_to_disclaimer,
  confirmedSoP: row.confirmed_sop,
  temporaryResidentVisaExpiryDate: row.temporary_resident_visa_expiry_date,
});

/** With its numbers, and with what was confirmed as long as it is what lies here. */
const wholeApplication = (row: CaseRow, key: PersonKey, documents: CaseFile["documents"]): CaseFile["application"] => ({
  ...applicationOf(row),
  ...numbersOf(row, key),
  linkedLeaveFiledAt: row.linked_leave_filed_at,
  confirmedSoP: row.confirmed_sop && confirmsWhatIsHere(row.confirmed_sop_files, statementFilesOf(documents)),
  sopManuallyUploadedByLawyer: row.documents.some(({ statementOfTeam }) => statementOfTeam),
});

/** Sealed apart from the dates: by a court file number everybody can look up a name (ADR 0142). */
export const numbersOf = ({ id, sealed_numbers }: ApplicationRow, key: PersonKey): Partial<CaseFile["application"]> =>
  sealed_numbers === null
    ? {}
    : (openJson(key, bytesOf(sealed_numbers), applicationNumbersContext(id)) as Partial<CaseFile["application"]>);

const bytesOf = (base64: string): Buffer => Buffer.from(base64, "base64");

function openAnswer(applicationId: string, cell: AnswerCell, key: PersonKey): readonly [string, StoredAnswer] {
  const { name, value } = openSealedAnswer(key, applicationId, {
    key: cell.key,
    sealedValue: cell.sealed === null ? null : bytesOf(cell.sealed),
  });
  return [
    name,
    { value, version: cell.version, writtenIn: cell.writtenIn, answeredAt: new Date(cell.at).toISOString() },
  ];
}

const openNoDocument = (applicationId: string, cell: NoDocumentCell, key: PersonKey): NoDocumentStatement => ({
  slotId: cell.slot,
  childNumber: cell.childNumber,
  explanation: openExplanation(key, {
    applicationId,
    id: cell.id,
    sealedExplanation: cell.sealed === null ? null : bytesOf(cell.sealed),
  }),
  statedAt: new Date(cell.at).toISOString(),
});

/** What is sealed of a dependent. */
export type DependentDetails = {
  readonly birthday: string | null;
  readonly applicantFullName: string | null;
  readonly knownAs?: Dependent["knownAs"];
};

/** Who is in the case, and who left it. */
export function openDependents(
  applicationId: string,
  cells: readonly DependentCell[],
  key: PersonKey,
): Pick<CaseFile, "dependents" | "formerDependents"> {
  const opened = (left: boolean) =>
    cells.filter((cell) => cell.left === left).map((cell) => openDependent(applicationId, cell, key));
  const formerDependents = opened(true);
  return { dependents: opened(false), ...(formerDependents.length === 0 ? {} : { formerDependents }) };
}

export function openDependent(applicationId: string, cell: Omit<DependentCell, "left">, key: PersonKey): Dependent {
  const details = openJson(key, bytesOf(cell.sealed), dependentContext(applicationId, cell.id)) as DependentDetails;
  return {
    id: cell.id,
    type: cell.type,
    childNumber: cell.childNumber,
    visaType: cell.visaType,
    birthday: details.birthday,
    applicantFullName: details.applicantFullName,
    ...(details.knownAs ? { knownAs: details.knownAs } : {}),
  };
}
