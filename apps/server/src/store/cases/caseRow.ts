import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { DependentType, DependentVisaType } from "@boreal/domain/caseFile/dependents";
import type { CasePart } from "@boreal/domain/review/caseParts";
import type { Language } from "@boreal/domain/kernel/text";
import type { Database } from "../../database/connect.ts";
import { batched } from "../../database/batched.ts";
import { payment, type PaymentCell } from "../payments/paymentOfCase.ts";
import { requests, type RequestCell } from "../requests/requestsOfCase.ts";
import { earlier, linkedLeave } from "./applicationLinks.ts";
import { documents } from "./documentColumns.ts";
import { reopened } from "./reopenedParts.ts";
import { base64 } from "./sealedColumn.ts";
import type { ConsentPart } from "../tables/organisations.ts";

/** Bytes of a sealed value on their way out of a JSON aggregate, in base 64. */
type Sealed = string;

export type AnswerCell = { key: string; sealed: Sealed | null; version: number; writtenIn: number; at: string };
export type DependentCell = {
  id: string;
  type: DependentType;
  childNumber: number | null;
  visaType: DependentVisaType | null;
  /** Whether this person left the case. */
  left: boolean;
  sealed: Sealed;
};
export type DocumentCell = {
  id: string;
  page: string;
  slot: string;
  person: string;
  childNumber: number | null;
  documentType: string | null;
  bytes: number;
  dependentId: string | null;
  uploadedAt: string;
  uploadedBy: string;
  /** On the page of the statement of purpose: whether the legal team added it. */
  statementOfTeam: boolean;
  replaces: string | null;
  filledForm: string | null;
  position: number;
  rotation: number;
  reading: Sealed | null;
  corrections: [field: string, value: Sealed, by: string][] | null;
  returned: { id: string; sealed: Sealed | null; at: string } | null;
  /** Earlier files of the vault with the same content, the oldest first; none once somebody decided to keep both. */
  sameContent: string[] | null;
};

export type LawyerDecisionCell = {
  id: string;
  kind: string;
  fileId: string;
  warningId: string | null;
  form: string | null;
  sealed: Sealed;
  at: string;
};

/** A merged file of a slot that is small enough for its portal, with the files that went into it. */
export type FitCell = { page: string; slot: string; childNumber: number | null; inputs: string; bytes: number };

export type FormValueCell = {
  form: string;
  path: string;
  sealed: Sealed | null;
  base: Sealed | null;
  version: number;
  by: string;
  at: string;
};

export type NoDocumentCell = {
  id: string;
  page: string;
  slot: string;
  childNumber: number | null;
  sealed: Sealed | null;
  at: string;
};

/** One case as it lies in the database, sealed values still sealed. */
export type CaseRow = {
  id: string;
  owner_id: string;
  type: ApplicationType;
  status: ApplicationStatus;
  status_updated_at: Date;
  received_date: string | null;
  reasons: string[];
  agreed_to_disclaimer: boolean | null;
  confirmed_sop: boolean;
  confirmed_sop_files: string[] | null;
  temporary_resident_visa_expiry_date: string | null;
  dates: Record<string, string | null>;
  sealed_numbers: Sealed | null;
  /** By which the firm knows the case. */
  matter_number: string | null;
  /** Since when the firm has closed it. */
  closed_at: Date | null;
  created_at: Date;
  role: string | null;
  applicant_kind: string | null;
  school_id: string | null;
  sso_id: string | null;
  agent_id: string | null;
  assigned_to: string[];
  /** What the applicant lets their school and their agent see now; null where they let them see nothing. */
  school_consent: ConsentPart[] | null;
  agent_consent: ConsentPart[] | null;
  /** Those of support to whom the case is open now. */
  opened_by: string[];
  /** Parts that are open again to the applicant. */
  reopened: CasePart[];
  answers: AnswerCell[];
  dependents: DependentCell[];
  documents: DocumentCell[];
  noDocuments: NoDocumentCell[];
  lawyerDecisions: LawyerDecisionCell[];
  requests: RequestCell[];
  fits: FitCell[];
  formValues: FormValueCell[];
  /** Language and life of the owner, as their account tells them. */
  language: Language | null;
  sealed_life: Sealed | null;
  /** Which list of schools and which exchange rates there are (store/schoolList.ts, store/exchangeRates.ts). */
  schools_version: number | null;
  rates_version: number | null;
  /** Of what the office says of itself and its members (store/office/representatives.ts). */
  office_version: number | null;
  payment: PaymentCell;
  /** What is kept of the application from which it was started. */
  sealed_earlier: Sealed | null;
  /** When leave was filed in a court case that was started from it. */
  linked_leave_filed_at: string | null;
};

const consentTo = (organisation: string) =>
  `(select c.parts from boreal.consent c where c.owner_id = a.owner_id and c.organisation_id = ${organisation} and c.taken_back_at is null and c.ends_at > now())`;

const consents = `${consentTo("p.school_id")} as school_consent, ${consentTo("p.agent_id")} as agent_consent`;

const openedBy = `coalesce((select array_agg(g.staff_id) from boreal.break_glass g where g.application_id = a.id and g.ends_at > now()), '{}')`;

/** What is read of a case where many are listed: of `application a`, and `profile p` of its owner. */
export const applicationColumns = `a.id, a.owner_id, a.type, a.status, a.status_updated_at, a.received_date::text as received_date, a.reasons,
  a.agreed_to_disclaimer, a.confirmed_sop, a.confirmed_sop_files,
  a.temporary_resident_visa_expiry_date::text as temporary_resident_visa_expiry_date, a.dates, ${base64("a.sealed_numbers")} as sealed_numbers, a.matter_number, a.closed_at, a.created_at,
  p.role, p.applicant_kind, p.school_id, p.sso_id, p.agent_id,
  ${consents}, ${openedBy} as opened_by, ${reopened} as reopened,
  coalesce((select array_agg(staff_id order by assigned_at) from boreal.assignment s where s.application_id = a.id), '{}') as assigned_to`;

const answers = `coalesce((select json_agg(json_build_object('key', key, 'sealed', ${base64("sealed_value")}, 'version', version, 'writtenIn', written_in, 'at', answered_at))
  from boreal.answer n where n.application_id = a.id), '[]')`;

const dependents = `coalesce((select json_agg(json_build_object('id', id, 'type', type, 'childNumber', child_number, 'visaType', visa_type,
    'left', removed_at is not null, 'sealed', ${base64("sealed_details")}) order by removed_at desc, type desc, child_number, created_at)
  from boreal.dependent d where d.application_id = a.id), '[]')`;

const noDocuments = `coalesce((select json_agg(json_build_object('id', id, 'page', page, 'slot', slot, 'childNumber', child_number,
    'sealed', ${base64("sealed_explanation")}, 'at', stated_at) order by stated_at, id)
  from boreal.no_document_statement s where s.application_id = a.id and s.withdrawn_at is null), '[]') as "noDocuments"`;

const lawyerDecisions = `coalesce((select json_agg(json_build_object('id', id, 'kind', kind, 'fileId', file_id, 'warningId', warning_id, 'form', form_key,
    'sealed', ${base64("sealed_reason")}, 'at', given_at) order by given_at, id)
  from boreal.lawyer_word w where w.application_id = a.id and w.withdrawn_at is null), '[]') as "lawyerDecisions"`;

const fits = `coalesce((select json_agg(json_build_object('page', page, 'slot', slot, 'childNumber', child_number, 'inputs', inputs, 'bytes', bytes))
  from boreal.portal_fit p where p.application_id = a.id and p.state = 'fitted' and p.bytes is not null), '[]') as fits`;

const formValues = `coalesce((select json_agg(json_build_object('form', form_key, 'path', path, 'sealed', ${base64("sealed_value")}, 'base', ${base64("sealed_base")},
    'version', version, 'by', entered_by, 'at', entered_at) order by form_key, path)
  from boreal.form_value v where v.application_id = a.id), '[]') as "formValues"`;

const settingVersions = `(select version from boreal.setting where id = 'knownSchools') as schools_version, (select version from boreal.setting where id = 'exchangeRates') as rates_version, (select sum(version)::int from boreal.setting where id in ('firm', 'memberships')) as office_version`;

const personalHistory = `p.language, ${base64("p.sealed_life")} as sealed_life`;

/** What the rules and policies look at in the owner's profile, as one text to compare. */
export const ownerFacts = "row(p.role, p.applicant_kind, p.school_id, p.sso_id, p.agent_id)::text";

const from = "from boreal.application a left join boreal.profile p on p.user_id = a.owner_id";

/** PostgreSQL keeps no zero bytes, so nothing has such an id. */
const isImpossible = (id: string): boolean => id.includes("\0");

/** The whole case in one round trip, together with others that are asked for at the same time. */
export type CaseRowReader = (applicationId: string) => Promise<CaseRow | undefined>;

/** What comes back together is parsed together, and nothing else happens meanwhile. */
const mostTogether = 8;

/** Made at start; holds only what is being asked for. */
export function caseRowReader(db: Database): CaseRowReader {
  const read = batched((ids: readonly string[]) => readCaseRows(db, ids), { most: mostTogether, nameOf: (id) => id });
  return async (applicationId) => (isImpossible(applicationId) ? undefined : await read(applicationId));
}

async function readCaseRows(db: Database, ids: readonly string[]): Promise<readonly (CaseRow | undefined)[]> {
  const found = await db.$client.query<CaseRow>({
    name: "boreal.readCaseRows",
    text: `select ${applicationColumns}, ${answers} as answers, ${dependents} as dependents, ${documents}, ${noDocuments}, ${lawyerDecisions}, ${requests}, ${fits}, ${formValues}, ${personalHistory}, ${settingVersions}, ${payment}, ${earlier}, ${linkedLeave} as linked_leave_filed_at ${from} where a.id = any($1::text[])`,
    values: [ids],
  });
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

/** A case without its documents, as far as it is not known already. */
export type AnswersRow = ApplicationRow & {
  /** Place of the last event in the case's audit chain. Whatever changes a case is audited, so this counts its states. */
  position: number;
  /** `ownerFacts`, which are not part of the chain. */
  owner_facts: string;
  /** Both null when `position` is the known one. */
  answers: AnswerCell[] | null;
  dependents: DependentCell[] | null;
};

/** Enough to check and write answers, which happens often. Sealed values are sent only when the case moved on from `known`. */
export async function readAnswersRow(db: Database, applicationId: string, known = -1): Promise<AnswersRow | undefined> {
  if (isImpossible(applicationId)) return undefined;
  const found = await db.$client.query<AnswersRow>({
    name: "boreal.readAnswersRow",
    text: `select ${applicationColumns}, head.position::int as position, ${ownerFacts} as owner_facts,
        case when head.position = $2 then null else ${answers} end as answers,
        case when head.position = $2 then null else ${dependents} end as dependents
      ${from} join boreal.audit_head head on head.chain_id = a.id where a.id = $1`,
    values: [applicationId, known],
  });
  return found.rows[0];
}

type Told = "answers" | "dependents" | "documents" | "noDocuments" | "lawyerDecisions" | "requests";
type Entered = "fits" | "formValues" | "language" | "sealed_life" | "payment" | "linked_leave_filed_at";
type Settings = "schools_version" | "rates_version" | "office_version";
export type ApplicationRow = Omit<CaseRow, Told | Entered | Settings>;

export async function readApplicationRow(db: Database, applicationId: string): Promise<ApplicationRow | undefined> {
  if (isImpossible(applicationId)) return undefined;
  const found = await db.$client.query<ApplicationRow>({
    name: "boreal.readApplicationRow",
    text: `select ${applicationColumns} ${from} where a.id = $1`,
    values: [applicationId],
  });
  return found.rows[0];
}

/** Several at once; those that are not there are left out. */
export async function readApplicationRows(db: Database, ids: readonly string[]): Promise<readonly ApplicationRow[]> {
  const found = await db.$client.query<ApplicationRow>({
    name: "boreal.readApplicationRows",
    text: `select ${applicationColumns} ${from} where a.id = any($1)`,
    values: [ids.filter((id) => !isImpossible(id))],
  });
  return found.rows;
}

/** The place of the last event in the case's audit chain, which counts its states, what the rules look at in the owner's profile, and the state of the settings. */
export async function readStateOfCase(db: Database, applicationId: string): Promise<string> {
  const found = await db.$client.query<{ state: string }>({
    name: "boreal.readStateOfCase",
    text: `select concat(head.position, ' ', ${ownerFacts}, ' ', (select string_agg(concat(id, version), ' ' order by id) from boreal.setting), ' ', (select max(position) from boreal.service_price), ' ', ${consentTo("p.school_id")}, ' ', ${consentTo("p.agent_id")}, ' ', ${openedBy}, ' ', ${linkedLeave}) as state ${from} left join boreal.audit_head head on head.chain_id = a.id where a.id = $1`,
    values: [applicationId],
  });
  return found.rows[0]?.state ?? "";
}

/** Which applications a listing may consider; every row is still asked of the policy. */
export type Listing =
  | { readonly ownerId: string }
  | { readonly staffId: string }
  | { readonly agentId: string }
  | { readonly schoolId: string }
  | "all";

/** Newest first. At most `most` rows: a person does not read further, and a list must not grow without end. */
export async function listApplicationRows(db: Database, listing: Listing, most = 500): Promise<ApplicationRow[]> {
  const [condition, value] = conditionOf(listing);
  const found = await db.$client.query<ApplicationRow>({
    text: `select ${applicationColumns} ${from} where ${condition} order by a.created_at desc, a.id limit $1`,
    values: value === undefined ? [most] : [most, value],
  });
  return found.rows;
}

function conditionOf(listing: Listing): [string, string?] {
  if (listing === "all") return ["true"];
  if ("ownerId" in listing) return ["a.owner_id = $2", listing.ownerId];
  if ("staffId" in listing)
    return ["a.id in (select application_id from boreal.assignment where staff_id = $2)", listing.staffId];
  if ("agentId" in listing) return ["p.agent_id = $2", listing.agentId];
  return ["p.school_id = $2", listing.schoolId];
}
