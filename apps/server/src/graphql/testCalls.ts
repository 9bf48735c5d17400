import { isObjectType, type GraphQLField } from "graphql";
import { schema } from "./schema.ts";

type Meant = { readonly application: string; readonly userId: string };

const ofMoney: Readonly<Record<string, string>> = {
  key: '"00000000-0000-4000-8000-000000000000"',
  cents: "100",
  receivedOn: '"2026-11-01"',
  how: '"cash"',
  reference: '""',
  isAnother: "false",
  paymentId: '"none"',
  refundId: '"none"',
  creditNoteId: '"none"',
  account: '"DE89370400440532013000"',
  because: '"family"',
  price:
    '{ key: "00000000-0000-4000-8000-000000000000", applicationType: "Student", itemId: "service", appliesTo: "application", cents: 100, addIfZero: false, name: { en: "x", fr: "y" }, description: { en: "", fr: "" }, note: { en: "", fr: "" }, from: "2026-01-01" }',
  collectsFees: "false",
  howToPay: '{ en: "", fr: "" }',
};
/** What the queue is asked by, and a decision about a document. */
const ofLists = {
  reviewId: '"none"',
  body: '"x"',
  isShared: "true",
  noteId: '"none"',
  mostUses: "null",
  invites: "false",
  total: "1",
  lines: '[{ line: 2, lastName: "Okafor", email: "a@example.test" }]',
  defaults: '{ language: "en", type: "Student" }',
  importId: '"none"',
  keepWorkedOn: "false",
  checkId: '"none"',
  decision: '"noConflict"',
  dueOn: '"2027-01-01"',
  taskId: '"none"',
  isDone: "true",
  withNames: "true",
  closed: "null",
  position: "1",
  tab: '"all"',
  due: "null",
  staff: "null",
  order: '"newest"',
  types: "null",
  statuses: "null",
  search: '"am"',
  after: "null",
};

/** By name of the argument. */
const ofSignOn = {
  issuer: '"https://sign-on.college.example"',
  clientId: '"boreal"',
  clientSecret: '"secret"',
  domains: '["college.example"]',
};

const sameForAll: Readonly<Record<string, string>> = {
  roles: "[paralegal]",
  membership: "{}",
  matterNumber: '"A-1"',
  values: "{}",
  staffId: '"staff"',
  fileId: '"00000000-0000-4000-8000-000000000000"',
  fileIds: '["00000000-0000-4000-8000-000000000000"]',
  name: '"x"',
  rotation: "90",
  ids: '["none"]',
  answers: '[{ key: "country", value: "NG", baseVersion: 0 }]',
  kind: '"school"',
  part: '"personal"',
  partId: '"none"',
  fact: '"receivedDate"',
  words: '["2026-11-01"]',
  seen: "[]",
  ownWords: '""',
  seenDeadlines: "[]",
  applicantKind: "null",
  linkId: '"none"',
  schoolId: "null",
  agentId: "null",
  parts: "[]",
  until: '"2027-01-01"',
  toUserId: '"staff"',
  scope: '"firm"',
  asGuest: "true",
  agreed: "true",
  warningId: '"blurry"',
  field: '"issueDate"',
  value: '"x"',
  password: '"x"',
  email: '"new@example.test"',
  role: "lawyer",
  language: '"fr"',
  token: '"wrong"',
  firstName: '"A"',
  lastName: '"B"',
  section: '"spouse"',
  page: '"biometrics-receipt"',
  slot: '"biometricsReceipt"',
  childNumber: "null",
  explanation: '"x"',
  isCounted: "false",
  isAllowed: "false",
  depositDate: '"2026-10-01"',
  depositAmount: "5000",
  noSupportingDocuments: "true",
  documentFiles: "[]",
  portal: '"irccPortal"',
  formKey: '"IMM1294"',
  letterKey: '"studyPlan"',
  commentId: '"none"',
  versionId: '"none"',
  quote: '"x"',
  before: '""',
  proposal: '""',
  isResolved: "true",
  text: '"x"',
  isAccepted: "false",
  shown: '"x"',
  edits: "[]",
  address: '"https://www.canada.ca/form.pdf"',
  schools: '[{ names: ["x"], suppliesCertificate: false, marksPlacement: false, programs: [] }]',
  kinds: '[{ kind: "documentSupplied", mail: "digest" }]',
  digest: '"weekly"',
  quietFrom: "1320",
  quietUntil: "420",
  timeZone: '"Africa/Douala"',
  videos: "[]",
  only: "null",
  clause: '{ letter: "studyPlan", language: "en", applicationType: "any", place: "whole", words: "x" }',
  baseVersion: "0",
  reason: '"x"',
  wordId: '"none"',
  ...ofMoney,
  ...ofLists,
  transition: '"sendToReview"',
  from: '"Preparation"',
  to: '"LawyerReview"',
  entered: "[]",
  confirmed: "[]",
  requestId: '"request"',
  ...ofSignOn,
  authorityRequestId: '"none"',
  itemId: '"none"',
  itemIds: '["none"]',
  linked: "true",
  on: '"2026-11-20"',
  addressee: '"main"',
  letterFileId: "null",
  letterDate: "null",
  dueDate: "null",
  items: '[{ words: "x" }]',
  changeId: '"none"',
  isUploaded: "true",
  packageId: '"none"',
  path: '"1-applicant/01-passport.pdf"',
  changes: '[{ path: "uci", value: "11112222" }]',
};

const valuesFor = (
  kind: "query" | "mutation",
  field: GraphQLField<unknown, unknown>,
  the: Meant,
): Readonly<Record<string, string>> => ({
  ...sameForAll,
  applicationIds: `["${the.application}"]`,
  applicationId: `"${the.application}"`,
  userId: `"${the.userId}"`,
  id: kind === "query" ? `"${the.application}"` : '"none"',
  organisationId: field.name === "saveOrganisation" ? "null" : '"none"',
  ...(["giveTask", "commentLetter", "makeIntakeLink"].includes(field.name) ? { words: '"x"' } : {}),
  ...(field.name === "caseLog" ? { before: "null" } : {}),
  ...(field.name === "firmCalendar" ? { view: '"month"', day: '"2026-11-20"', kinds: '["deadline"]' } : {}),
  type: field.name === "startApplication" ? '"Student"' : '"Child"',
  input: ["addDependent", "enterDependent"].includes(field.name) ? '{ type: "Child" }' : '{ id: "none" }',
});

/** Any query or mutation of the schema, with arguments of the right types that mean one application of one person. */
export function callOf(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>, the: Meant): string {
  const values = valuesFor(kind, field, the);
  const given = field.args.map(({ name }) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${field.name}(${name})`);
    return `${name}: ${value}`;
  });
  const type = String(field.type).replaceAll(/[![\]]/g, "");
  const result = schema.getType(type);
  const names = isObjectType(result) ? Object.keys(result.getFields()) : [];
  const inner = names.includes("refusals")
    ? `${type === "DoneResult" ? "done " : ""}refusals { code text { en fr } }`
    : names.includes("id")
      ? "id"
      : "__typename";
  return `${kind} { ${field.name}${given.length === 0 ? "" : `(${given.join(", ")})`} ${names.length === 0 ? "" : `{ ${inner} }`} }`;
}
