import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { registryAccepted, registryReturned } from "../../conditions/court/courtFilings.ts";
import {
  caseWasFiledInCourt,
  courtCaseIsOver,
  courtHasDecided,
  leaveWasGranted,
  reasonsArrived,
  recordWasFiled,
} from "../../conditions/application/status.ts";
import { any } from "../../kernel/condition.ts";
import { inDollars } from "../../kernel/money.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { courtSteps } from "../../tables/court/courtTimeLimits.ts";
import { judicialReviewFee } from "../../tables/money/governmentFees.ts";
import { courtRules } from "../../tables/sources.ts";
import { courtCaseText as text } from "./courtCase.text.ts";
import { scans, scansAndTexts } from "../files/fileTypes.ts";
import { helpsYourCase } from "../levels.ts";
import { vaultPage, type RequirementLevel, type Slot, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, legalTeamOnly, othersAlwaysSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { ourDecision } from "../sources.ts";

/** What is filed in and comes from the Federal Court in an application for leave and for judicial review. */

type Level = Omit<CaseRule<RequirementLevel>, "id">;
type Otherwise = Level["otherwise"];
type Values = NonNullable<Slot["instructionValues"]>;
type More = Partial<Pick<VaultPage, "studentPermissions" | "lawyerCanGenerate" | "category">>;

const courtPage = (slug: string, name: Noun, slot: Slot, more: More = {}): VaultPage =>
  vaultPage({
    slug,
    ...ownedBy("main", name),
    category: "Letter",
    tags: [],
    phase: "court",
    appliesTo: ["JudicialReview"],
    studentPermissions: legalTeamOnly,
    ...more,
    slots: [slot],
  });

type Paper = {
  readonly id: string;
  readonly name: Noun;
  readonly level: Level;
  readonly instructions: Text;
  readonly maxFiles?: number;
  readonly values?: Values;
};

/** A paper with a court stamp, on which the file number and the date are read. */
const stamped = ({ id, name, level, instructions, maxFiles = 10, values }: Paper): Slot =>
  slotFor("main", {
    id,
    name,
    documentTypes: ["CourtDocument"],
    hasParsing: true,
    level,
    potentialWarnings: [...ofReadFields, "fileDate", "jrCourtFileNumberMissing"],
    fieldsToRead: ["courtFileNumber", "issueDate"],
    instructions,
    ...(values ? { instructionValues: values } : {}),
    example: "scan",
    subFileNames: fileNumber,
    maxFiles,
    acceptedTypes: scans,
  });

const payment = ({ id, name, level, instructions, values }: Paper): Slot =>
  slotFor("main", {
    id,
    name,
    documentTypes: ["CourtReceipt"],
    hasParsing: true,
    level,
    potentialWarnings: [
      ...ofReadFields,
      "fileDate",
      "jrPaymentRequestConfirmationMissing",
      "jrReceiptConfirmationMissing",
      "jrCourtFileNumberMissing",
    ],
    fieldsToRead: ["confirmationNumber", "courtFileNumber", "issueDate"],
    instructions,
    ...(values ? { instructionValues: values } : {}),
    example: "scan",
    subFileNames: fileNumber,
    maxFiles: 2,
    acceptedTypes: scans,
  });

/** The days of the steps and the fee, as they hold today. */
const daysOfSteps: Values = (the: CaseReader) => {
  const found = the.row(courtSteps);
  if (!found.found) return { service: "—", appearance: "—", reply: "—" };
  const { proofOfService, noticeOfAppearance, reply } = found.row.value;
  return { service: proofOfService, appearance: noticeOfAppearance, reply };
};

const courtFee: Values = (the: CaseReader) => {
  const found = the.row(judicialReviewFee);
  return { fee: found.found ? inDollars(found.row.value) : "—" };
};

const ifItComes: Otherwise = [text.whenItComes, "IfApplicable"];
const notFiled: Otherwise = [text.notFiledYet, "NotApplicable"];
const noRecord: Otherwise = [text.recordNotFiled, "NotApplicable"];

/** What a paper is for once nothing more is filed: its level stays, and not the reason to hurry. */
const keptWith = (level: RequirementLevel) => [courtCaseIsOver, level, text.keepsFileComplete] as const;

const onceFiled = (because: Text, otherwise: Otherwise, rules: string): Level => ({
  cases: [[caseWasFiledInCourt, "Required", because], keptWith(otherwise[1])],
  otherwise,
  sources: [courtRules(rules)],
});

const filingStatus = slotFor("main", {
  id: "documentFilingStatusEmail",
  name: text.registryEmail,
  documentTypes: ["CourtDocument"],
  hasParsing: true,
  level: {
    cases: [
      [registryAccepted, "Complete"],
      [registryReturned, "NeedsAttention", text.fileAgain],
      [caseWasFiledInCourt, "Required", text.registryAnswers],
      keptWith("IfApplicable"),
    ],
    otherwise: ifItComes,
    sources: [ourDecision],
  },
  potentialWarnings: [...ofReadFields, "fileDate", "jrCourtFileNumberMissing"],
  fieldsToRead: ["courtFileNumber", "issueDate", "filingStatus"],
  instructions: text.registryInstructions,
  example: "page",
  subFileNames: text.filing,
  maxFiles: 20,
  acceptedTypes: scansAndTexts,
});

const byApplicant: More = { studentPermissions: applicantAlwaysSupplies };
const forApplicantToRead: More = { studentPermissions: othersAlwaysSupply };

const untilRecordIsFiled = (because: Text, otherwise: Text): Level => ({
  cases: [[recordWasFiled, "Required", because], keptWith("Recommended")],
  otherwise: helpsYourCase(otherwise),
  sources: [courtRules("rules 10 and 12")],
});

export const courtCasePages: readonly VaultPage[] = [
  courtPage("document-filing-status-email", text.filingStatus, filingStatus),
  courtPage(
    "leave-application",
    text.leaveApplication,
    stamped({
      id: "leaveApplication",
      name: text.leaveApplication,
      instructions: text.leaveInstructions,
      level: {
        cases: [[caseWasFiledInCourt, "Required", text.beginsTheCase], keptWith("Recommended")],
        otherwise: helpsYourCase(text.caseBeginsWithIt),
        sources: [courtRules("rule 5, Form IR-1")],
      },
    }),
    { lawyerCanGenerate: {} },
  ),
  courtPage(
    "judicial-review-payment-request",
    text.paymentRequest,
    payment({
      id: "judicialReviewPaymentRequest",
      name: text.paymentRequest,
      instructions: text.paymentRequestInstructions,
      level: onceFiled(text.feeIsDue, ifItComes, "rule 23"),
    }),
    { category: "General" },
  ),
  courtPage(
    "judicial-review-payment-receipt",
    text.paymentReceipt,
    payment({
      id: "judicialReviewPaymentReceipt",
      name: text.paymentReceipt,
      instructions: text.paymentReceiptInstructions,
      values: courtFee,
      level: onceFiled(text.feeIsDue, ifItComes, "rule 23"),
    }),
    { category: "General" },
  ),
  courtPage(
    "proof-of-service",
    text.proofOfService,
    stamped({
      id: "proofOfService",
      name: text.proofOfService,
      instructions: text.proofInstructions,
      values: daysOfSteps,
      level: {
        cases: [[caseWasFiledInCourt, "Required", text.serviceIsProven]],
        otherwise: notFiled,
        sources: [courtRules("rule 7")],
      },
    }),
  ),
  courtPage(
    "notice-of-appearance",
    text.appearance,
    stamped({
      id: "noticeOfAppearance",
      name: text.appearance,
      instructions: text.appearanceInstructions,
      values: daysOfSteps,
      level: {
        cases: [[caseWasFiledInCourt, "IfApplicable", text.otherSideAnswers]],
        otherwise: notFiled,
        sources: [courtRules("rule 8, Form IR-2")],
      },
    }),
  ),
  courtPage(
    "rule-9-reasons",
    text.reasons,
    stamped({
      id: "rule9Reasons",
      name: text.reasons,
      instructions: text.reasonsInstructions,
      level: {
        cases: [[reasonsArrived, "Required", text.recordNeedsReasons]],
        otherwise: [text.noReasonsYet, "NotApplicable"],
        sources: [courtRules("rule 9")],
      },
    }),
  ),
  courtPage(
    "applicant-affidavit",
    text.affidavit,
    keptPaper("main", {
      id: "applicantAffidavit",
      name: text.affidavit,
      documentTypes: ["CourtDocument"],
      instructions: text.affidavitInstructions,
      maxFiles: 10,
      level: untilRecordIsFiled(text.recordNeedsAffidavit, text.affidavitMakesRecord),
    }),
    { ...byApplicant, lawyerCanGenerate: {} },
  ),
  courtPage(
    "affidavit-exhibits",
    text.exhibits,
    keptPaper("main", {
      id: "affidavitExhibits",
      name: text.exhibits,
      instructions: text.exhibitsInstructions,
      maxFiles: 60,
      level: untilRecordIsFiled(text.affidavitNamesThem, text.showWhatOfficerHad),
    }),
    byApplicant,
  ),
  courtPage(
    "respondent-memorandum",
    text.respondent,
    stamped({
      id: "respondentMemorandum",
      name: text.respondent,
      instructions: text.respondentInstructions,
      values: daysOfSteps,
      level: {
        cases: [[recordWasFiled, "IfApplicable", text.otherSideMayAnswer]],
        otherwise: noRecord,
        sources: [courtRules("rule 11")],
      },
    }),
  ),
  courtPage(
    "reply-memorandum",
    text.reply,
    stamped({
      id: "replyMemorandum",
      name: text.reply,
      instructions: text.replyInstructions,
      values: daysOfSteps,
      level: {
        cases: [[recordWasFiled, "IfApplicable", text.ifReplyIsMade]],
        otherwise: noRecord,
        sources: [courtRules("rule 13")],
      },
    }),
    { lawyerCanGenerate: {} },
  ),
  courtPage(
    "leave-decision",
    text.leaveDecision,
    stamped({
      id: "leaveDecision",
      name: text.leaveDecision,
      instructions: text.leaveDecisionInstructions,
      level: {
        cases: [[any(leaveWasGranted, courtHasDecided), "Required"]],
        otherwise: [text.leaveIsOpen, "NotApplicable"],
        sources: [courtRules("rules 14 and 15")],
      },
    }),
    forApplicantToRead,
  ),
  courtPage(
    "certified-tribunal-record",
    text.tribunalRecord,
    stamped({
      id: "certifiedTribunalRecord",
      name: text.tribunalRecord,
      instructions: text.tribunalRecordInstructions,
      level: {
        cases: [[leaveWasGranted, "Required", text.courtReadsIt]],
        otherwise: [text.leaveNotGranted, "NotApplicable"],
        sources: [courtRules("rule 17")],
      },
    }),
  ),
  courtPage(
    "hearing-notice",
    text.hearing,
    stamped({
      id: "hearingNotice",
      name: text.hearing,
      instructions: text.hearingInstructions,
      maxFiles: 3,
      level: {
        cases: [[leaveWasGranted, "IfApplicable", text.whenHearingIsSet]],
        otherwise: [text.leaveNotGranted, "NotApplicable"],
        sources: [courtRules("rule 15")],
      },
    }),
    forApplicantToRead,
  ),
  courtPage(
    "court-judgment",
    text.judgment,
    stamped({
      id: "courtJudgment",
      name: text.judgment,
      instructions: text.judgmentInstructions,
      maxFiles: 3,
      level: {
        cases: [[courtHasDecided, "Required"]],
        otherwise: [text.noJudgment, "NotApplicable"],
        sources: [courtRules("rule 18")],
      },
    }),
    forApplicantToRead,
  ),
];
