import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  applicationWasSent,
  isBridgingPermit,
  isCourtCase,
  isJudicialReview,
  isMadeInsideCanada,
  isStudyApplication,
} from "../../conditions/application/application.ts";
import { appliesOnArrival } from "../../conditions/status/border.ts";
import { appliedForPermanentResidence, wasRefusedBefore } from "../../conditions/background/history.ts";
import { asksForNotesOnRefusal, asksForReconsideration } from "../../conditions/authority/requests.ts";
import {
  authorityIsDone,
  lawyerReviews,
  wasApproved,
  wasRefused,
  wentToCourt,
} from "../../conditions/application/status.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { authorityAnswersText as text } from "./authorityAnswers.text.ts";
import { scans } from "../files/fileTypes.ts";
import { helpsYourCase, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type Permission, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { checklist5483, excerptOf, ourDecision, specified } from "../sources.ts";

/** What IRCC sends back: that it received, approved or refused an application, and the receipt of its fee. */

type Person = "main" | "spouse" | "child";
type Level = Omit<CaseRule<RequirementLevel>, "id">;

const people: readonly Person[] = ["main", "spouse", "child"];
const slugFor = (person: Person, slug: string): string => (person === "main" ? slug : `${person}-${slug}`);

const acknowledgementLevel: Readonly<Record<Person, Level>> = {
  main: {
    cases: [
      [all(appliedForPermanentResidence, isStudyApplication), "Required", text.intentionIsOpen],
      [isBridgingPermit, "Required", text.bridgingRestsOnIt],
    ],
    otherwise: [text.acknowledgementOtherwise, "NotApplicable"],
    sources: [specified("document 1 section 4")],
  },
  spouse: {
    cases: [],
    otherwise: helpsYourCase(text.showsWhoIsIncluded),
    sources: [specified("document 1 section 4")],
  },
  child: { cases: [], otherwise: helpsYourCase(text.showsWhoIsIncluded), sources: [specified("document 1 section 4")] },
};

const acknowledgement = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "acknowledgement-of-receipt"),
    ...ownedBy(person, text.acknowledgement),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: [
      "Student",
      "StudentExtension",
      "StandaloneFamily",
      "SpeFamily",
      "PgwpFamily",
      "ExpressEntryIta",
      "Dli",
      "Bowp",
      "TrvSpe",
      "TrvPgwp",
    ],
    studentPermissions: person === "main" ? applicantSupplies : othersSupply,
    slots: [
      keptPaper(person, {
        id: "acknowledgementOfReceipt",
        name: text.acknowledgementSlot,
        level: acknowledgementLevel[person],
        instructions: text.acknowledgementInstructions,
        maxFiles: 2,
      }),
    ],
  });

const submissionConfirmation: VaultPage = vaultPage({
  slug: "submission-confirmation",
  ...ownedBy("main", text.submission),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: othersSupply,
  slots: [
    keptPaper("main", {
      id: "submissionConfirmation",
      name: text.submission,
      level: {
        cases: [[applicationWasSent, "Required", text.carriesNumber]],
        otherwise: [text.notSentStage, "NotApplicable"],
        sources: [ourDecision],
      },
      instructions: text.submissionInstructions,
      maxFiles: 3,
    }),
  ],
});

const feeReceipt: VaultPage = vaultPage({
  slug: "government-fee-receipt",
  ...ownedBy("main", text.feeReceipt),
  category: "General",
  tags: ["Banking"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "governmentFeeReceipt",
      name: text.feeReceipt,
      level: {
        cases: [
          [appliesOnArrival, "NotApplicable", text.paidAtBorder],
          [applicationWasSent, "Required", text.proofOfPayment],
          [lawyerReviews, "Recommended", text.paymentBeforeSending],
          [any(authorityIsDone, wentToCourt), "NotApplicable", text.nothingMoreToPay],
        ],
        otherwise: [text.feeLater, "NotApplicable"],
        sources: [checklist5483("item 1")],
      },
      instructions: text.feeInstructions,
      maxFiles: 5,
    }),
  ],
});

const introductionPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.letterOfIntroduction",
  cases: [[any(isJudicialReview, appliesOnArrival), ["View"], text.noLetterBeforeBorder]],
  otherwise: [text.letterInAccount, ["View", "Upload"]],
};

const letterOfIntroduction = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "letter-of-introduction"),
    ...ownedBy(person, text.introduction),
    category: "Letter",
    tags: ["Travel"],
    phase: "afterDecision",
    appliesTo: [
      "Student",
      "StandaloneFamily",
      "WorkPermit",
      "Lmia",
      "C10",
      "ClosedWorkPermit",
      "Dli",
      "Iec",
    ] satisfies readonly ApplicationType[],
    studentPermissions: introductionPermissions,
    slots: [
      slotFor(person, {
        id: "letterOfIntroduction",
        name: text.introductionSlot,
        documentTypes: ["Other"],
        hasParsing: true,
        level: {
          cases: [[all(wasApproved, not(isMadeInsideCanada)), "Required", text.permitComesAtBorder]],
          otherwise: [text.introductionOtherwise, "NotApplicable"],
          sources: [ourDecision],
        },
        potentialWarnings: [...ofReadFile, "documentExpired"],
        fieldsToRead: ["applicantFullName", "documentNumber", "expiryDate"],
        instructions: text.introductionInstructions,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

const refusalLevel: Readonly<Record<Person, Level>> = {
  main: {
    cases: [
      [isCourtCase, "Required", text.courtReviewsIt],
      [any(asksForNotesOnRefusal, asksForReconsideration), "Required", text.requestIsAboutIt],
      [wasRefused, "Required", text.lawyerNeedsReasons],
      [wasRefusedBefore, "Required", text.refusalsAreTold],
    ],
    otherwise: [text.noRefusalKnown, "NotApplicable"],
    sources: [specified("document 3 section 4.2 and document 1 section 8")],
  },
  spouse: {
    cases: [[wasRefused, "Required", text.lawyerNeedsReasons]],
    otherwise: [text.ifThisPersonWasRefused, "IfApplicable"],
    sources: [ourDecision],
  },
  child: {
    cases: [[wasRefused, "Required", text.lawyerNeedsReasons]],
    otherwise: [text.ifThisPersonWasRefused, "IfApplicable"],
    sources: [ourDecision],
  },
};

const officerNotes = keptPaper("main", {
  id: "officerNotes",
  name: text.officerNotes,
  level: {
    cases: [
      [isCourtCase, "Recommended", text.notesGiveReasons],
      [wasRefusedBefore, "IfApplicable", text.ifYouHaveNotes],
    ],
    otherwise: nothingCallsForIt,
    sources: [excerptOf("Access to Information Act and Privacy Act requests to IRCC, as commonly described")],
  },
  instructions: text.officerNotesInstructions,
  maxFiles: 5,
});

const refusalLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "refusal-letter"),
    ...ownedBy(person, text.refusal),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: person === "main" ? allBut() : allBut("IrccRequest"),
    studentPermissions: applicantAlwaysSupplies,
    slots: [
      slotFor(person, {
        id: "refusalLetter",
        name: text.refusalSlot,
        documentTypes: ["RefusalLetter"],
        hasParsing: true,
        level: refusalLevel[person],
        potentialWarnings: [
          ...ofReadFields,
          "fileDate",
          "missingPreviousVisaDetails",
          "inconsistentRefusalDisclosure",
          "previousCanadianApplicationNotDisclosed",
          "uciMismatch",
          "incorrectDocumentForRefusalLetter",
        ],
        fieldsToRead: ["applicantFullName", "uciNumber", "issueDate", "refusalReason", "visaType"],
        instructions: person === "main" ? text.refusalInstructions : text.familyRefusalInstructions,
        example: "scan",
        subFileNames: text.refusalFile,
        maxFiles: person === "main" ? 10 : 5,
        acceptedTypes: scans,
        splitScreen: person === "main",
      }),
      ...(person === "main" ? [officerNotes] : []),
    ],
  });

export const authorityAnswerPages: readonly VaultPage[] = [
  ...people.map(acknowledgement),
  feeReceipt,
  submissionConfirmation,
  ...people.map(letterOfIntroduction),
  ...people.map(refusalLetter),
];
