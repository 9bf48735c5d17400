import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { schema } from "../../apps/server/src/graphql/schema.ts";
import { changingWays } from "./ways.ts";

/** Root fields and routes that lead to no file, each with why. What is not here and not in the table of `everyWay.test.ts` is a new way. */
const noWay: Readonly<Record<string, string>> = {
  answerHistory: "answers",
  applications: "the same type as application",
  queue: "the same type as application",
  assignableStaff: "people",
  calendarFeed: "an address",
  dependents: "people",
  guestCase: "answers without documents",
  invitations: "people",
  openWithReason: "breakGlass.test.ts",
  schools: "a setting",
  "/schools": "a setting",
  prices: "of nobody",
  addServicePrice: "of nobody",
  savePaymentSettings: "of nobody",
  askForRefund: "money, no file: payments.test.ts",
  cancelPayment: "money, no file: payments.test.ts",
  decideRefund: "money, no file: payments.test.ts",
  issueInvoice: "money, no file: payments.test.ts",
  payOnline: "money, no file: payments.test.ts",
  recordPayment: "money, no file: payments.test.ts",
  "/api/payments": "messages of the provider",
  "/applications/receipts": "money, payments.test.ts",
  disableAccount: "an account",
  enableAccount: "an account",
  transferCases: "an account",
  setLawyerScope: "an account",
  askFactorReset: "an account",
  confirmFactorReset: "an account",
  me: "oneself",
  organisations: "names of schools and agencies",
  saveOrganisation: "names of schools and agencies",
  registrationLink: "names of schools and agencies",
  createRegistrationLink: "a link",
  revokeRegistrationLink: "a link",
  myBelonging: "oneself",
  joinOrganisation: "oneself",
  setBelonging: "an account",
  giveConsent: "consents.test.ts",
  takeBackConsent: "consents.test.ts",
  knownSchools: "a setting",
  saveKnownSchools: "a setting",
  tutorialVideos: "a setting",
  saveTutorialVideos: "a setting",
  damagedFiles: "ids, to administrators only: damagedFiles.test.ts",
  outbox: "mails hold no file",
  sectionInvitations: "people",
  student: "the same type as application",
  users: "people",
  notifications: "notifications.test.ts",
  applicationChanged: "changes.test.ts",
  notificationArrived: "changes.test.ts",
  acceptInvitation: "an account",
  addDependent: "property test",
  assignStaff: "people",
  assignStaffToMany: "people",
  claimSetup: "an account",
  createCalendarFeed: "an address",
  inviteStaff: "people",
  inviteToSection: "people",
  finishSection: "of an invited person: guestCase.test.ts",
  markNotificationsRead: "own notices",
  chooseNotices: "own notices",
  noticeSettings: "own notices",
  removeDependent: "property test",
  removeDependentsByType: "property test",
  revokeCalendarFeed: "an address",
  revokeSectionInvitation: "people",
  saveAnswers: "property test",
  saveFormValues: "forms.test.ts",
  putFormIntoVault: "forms.test.ts",
  ownLife: "oneself",
  saveOwnLife: "oneself",
  officialForm: "forms.test.ts",
  returnedForms: "forms.test.ts",
  "/forms/preview": "forms.test.ts",
  officialBlanks: "of nobody",
  officialFormFiles: "of nobody",
  fetchOfficialBlank: "forms.test.ts",
  "/forms/filled": "forms.test.ts",
  "/forms/answers": "forms.test.ts",
  "/forms": "forms.test.ts",
  setAgreement: "a statement",
  setLanguage: "oneself",
  setProfile: "oneself",
  startApplication: "a new case",
  stateNoDocument: "a page, noDocument.test.ts",
  takeBackNoDocument: "a page, noDocument.test.ts",
  updateDependent: "property test",
  acknowledgeWarning: "below",
  acceptDocument: "of the legal team, reviewDocument.test.ts",
  returnDocument: "of the legal team, reviewDocument.test.ts",
  askForDocument: "of the legal team, reviewDocument.test.ts",
  cancelReview: "of the legal team, reviewDocument.test.ts",
  overrideWarning: "a lawyer’s, lawyerWords.test.ts",
  acceptForm: "a lawyer’s, lawyerWords.test.ts",
  takeBackLawyerWord: "a lawyer’s, lawyerWords.test.ts",
  changeStatus: "statuses, changeStatus.test.ts",
  undoStatusChange: "statuses, changeStatus.test.ts",
  forceStatus: "statuses, changeStatus.test.ts",
  declineReport: "statuses, changeStatus.test.ts",
  "/health/live": "none",
  "/health/ready": "none",
  "/metrics": "counts",
  "/api/auth": "accounts",
  "/api/guest": "answers",
  "/graphiql": "a page that asks /graphql, on one’s own machine",
  "/calendar": "days, below",
  "/applications/deadlines": "days, below",
  web: "the program",
};
const inTable = [
  "application",
  "fitForPortal",
  "portalFits",
  ...Object.keys(changingWays),
  "/graphql",
  "/uploads",
  "/files/pages",
  "/files",
  "/portal-fits",
  "/applications/documents",
];

describe("the table", () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const routes = [
    ...readFileSync(new URL("../../apps/server/src/webRoutes.ts", import.meta.url), "utf8").matchAll(
      /\bname: "([^"]+)",\s*matches/g,
    ),
  ].map(([, name]) => name ?? "");

  it("knows every operation and every route", () => {
    expect(routes.length).toBeGreaterThan(10);
    const all = [...roots.map(({ name }) => name), ...routes];
    expect(all.filter((name) => !inTable.includes(name) && !Object.hasOwn(noWay, name))).toEqual([]);
    expect([...inTable, ...Object.keys(noWay)].filter((name) => !all.includes(name))).toEqual([]);
  });

  it("walks every mutation that takes a file", () => {
    const takesFile = roots.filter(({ args }) => args.some(({ name }) => /^file/i.test(name))).map(({ name }) => name);
    expect(takesFile.filter((name) => !Object.hasOwn(changingWays, name))).toEqual([
      "acceptDocument",
      "acceptForm",
      "acknowledgeWarning",
      "overrideWarning",
      "returnDocument",
    ]);
  });
});
