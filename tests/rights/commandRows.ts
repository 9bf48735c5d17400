import type { Role } from "@boreal/domain/caseFile/user";
import { actor } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import type { Actor } from "../../apps/server/src/policies/actor.ts";
import type { Change } from "../../apps/server/src/policies/whenMayChange.ts";

/** Everybody with as much right as their role can have: only the status decides. */
export const people: Readonly<Record<Role, Actor>> = {
  student: actor("amara"),
  lawyer: actor("lawyer", "lawyer"),
  paralegal: { ...actor("paralegal", "paralegal"), lawyerScope: "firm" },
  support: actor("support", "support"),
  schoolStaff: { ...actor("school", "schoolStaff"), schoolId: "school" },
  agent: { ...actor("agent", "agent"), agentId: "agency" },
  admin: actor("admin", "admin"),
};

/** Every command that a person can call: the row it goes by, or why it changes no case. A new one fails until it is here. */
export const commands: Readonly<Record<string, { readonly row: Change } | { readonly noCase: string }>> = {
  saveAnswers: { row: "answer" },
  setAgreement: { row: "agree" },
  acknowledgeWarning: { row: "acknowledgeWarning" },
  saveFormValues: { row: "fillForm" },
  putFormIntoVault: { row: "putForm" },
  addDependent: { row: "changeDependents" },
  updateDependent: { row: "changeDependents" },
  removeDependent: { row: "changeDependents" },
  removeDependentsByType: { row: "changeDependents" },
  inviteToSection: { row: "inviteToSection" },
  revokeSectionInvitation: { row: "revokeInvitation" },
  finishSection: { noCase: "of an invited person, who changes only their invitation" },
  assignStaff: { row: "assignStaff" },
  assignStaffToMany: { row: "assignStaff" },
  sortDocument: { row: "sort" },
  deleteDocument: { row: "delete" },
  restoreDocument: { row: "restore" },
  eraseDocument: { row: "erase" },
  arrangeFiles: { row: "arrange" },
  rotateDocument: { row: "rotate" },
  renameDocument: { row: "rename" },
  correctReading: { row: "correctReading" },
  readAgain: { row: "readAgain" },
  keepDuplicate: { row: "keepDuplicate" },
  stateNoDocument: { row: "stateNoDocument" },
  takeBackNoDocument: { row: "stateNoDocument" },
  fitForPortal: { row: "fitForPortal" },
  overrideWarning: { row: "speakAsLawyer" },
  acceptForm: { row: "speakAsLawyer" },
  takeBackLawyerWord: { row: "speakAsLawyer" },
  issueInvoice: { row: "issueInvoice" },
  payOnline: { row: "payOnline" },
  recordPayment: { row: "recordPayment" },
  cancelPayment: { row: "recordPayment" },
  askForRefund: { row: "askForRefund" },
  decideRefund: { row: "decideRefund" },
  addServicePrice: { noCase: "a setting" },
  savePaymentSettings: { noCase: "a setting" },
  "POST /uploads": { row: "upload" },
  "POST /uploads replaces": { row: "replace" },
  saveKnownSchools: { noCase: "a setting" },
  saveTutorialVideos: { noCase: "a setting" },
  startApplication: { noCase: "begins one" },
  fetchOfficialBlank: { noCase: "blanks of forms" },
  saveOrganisation: { noCase: "schools and agencies" },
  createRegistrationLink: { noCase: "a link" },
  revokeRegistrationLink: { noCase: "a link" },
  joinOrganisation: { noCase: "oneself" },
  setBelonging: { noCase: "an account, whatever the status of its cases" },
  giveConsent: { noCase: "what others see" },
  takeBackConsent: { noCase: "what others see" },
  openWithReason: { noCase: "what support sees for an hour" },
  acceptInvitation: { noCase: "an account" },
  claimSetup: { noCase: "an account" },
  inviteStaff: { noCase: "an account" },
  setLanguage: { noCase: "oneself" },
  setProfile: { noCase: "oneself" },
  saveOwnLife: { noCase: "oneself" },
  markNotificationsRead: { noCase: "own notices" },
  chooseNotices: { noCase: "own notices" },
  createCalendarFeed: { noCase: "an address" },
  revokeCalendarFeed: { noCase: "an address" },
};

export const rowOf = (name: string): Change | undefined => {
  const command = commands[name];
  return command && "row" in command ? command.row : undefined;
};
