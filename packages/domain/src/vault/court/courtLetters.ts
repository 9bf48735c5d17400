import type { CaseRule } from "../../caseFile/rule.ts";
import {
  caseCanSettle,
  caseEndsWithoutJudgment,
  caseIsAboutDelay,
  caseWasFiledInCourt,
  mayFollowSimplifiedProcedure,
  recordWasFiled,
} from "../../conditions/application/status.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { courtRules } from "../../tables/sources.ts";
import { courtLettersText as text } from "./courtLetters.text.ts";
import { letters } from "../files/fileTypes.ts";
import { alwaysRequired } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, legalTeamOnly, othersAlwaysSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofKeptFile } from "../files/slotWarnings.ts";
import { excerptOf, ourDecision, specified } from "../sources.ts";

/** What the legal team writes in a Federal Court case, and the agreement under which it acts. */

type Level = Omit<CaseRule<RequirementLevel>, "id">;

type CourtLetter = {
  readonly slug: string;
  /** Id of the slot, and of the letter it comes from. */
  readonly id: string;
  readonly name: Noun;
  readonly level: Level;
  readonly instructions: Text;
};

const courtLetter = ({ slug, id, name, level, instructions }: CourtLetter, more: Partial<VaultPage> = {}): VaultPage =>
  vaultPage({
    slug,
    ...ownedBy("main", name),
    category: "Letter",
    tags: [],
    phase: "court",
    appliesTo: ["JudicialReview"],
    studentPermissions: legalTeamOnly,
    lawyerCanGenerate: { letter: id },
    slots: [
      slotFor("main", {
        id,
        name,
        documentTypes: [id === "demandLetter" ? "Other" : "CourtDocument"],
        hasParsing: false,
        level,
        potentialWarnings: ofKeptFile,
        fieldsToRead: [],
        instructions,
        example: "letter",
        subFileNames: fileNumber,
        maxFiles: id === "settlementOffer" ? 5 : 3,
        acceptedTypes: letters,
      }),
    ],
    ...more,
  });

const federalCourtsRules = (rules: string) => excerptOf(`Federal Courts Rules (SOR/98-106), ${rules}`);

const whileAboutDelay = (because: Text): Level => ({
  cases: [[caseIsAboutDelay, "Required", because]],
  otherwise: [text.notAboutDelay, "NotApplicable"],
  sources: [specified("document 3 sections 3.8 and 9.4")],
});

const onceRecordIsFiled: Level = {
  cases: [[recordWasFiled, "Required", text.partOfRecord]],
  otherwise: [text.recordNotFiled, "NotApplicable"],
  sources: [courtRules("rule 10"), specified("document 3 section 2.4")],
};

const retainerAgreement: VaultPage = vaultPage({
  slug: "retainer-agreement",
  ...ownedBy("main", text.retainer),
  category: "Letter",
  tags: [],
  phase: "court",
  appliesTo: ["JudicialReview"],
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptPaper("main", {
      id: "retainerAgreement",
      name: text.retainer,
      level: { otherwise: alwaysRequired(text.firmActsOnIt), sources: [ourDecision] },
      instructions: text.retainerInstructions,
      maxFiles: 2,
    }),
  ],
});

export const courtLetterPages: readonly VaultPage[] = [
  retainerAgreement,
  courtLetter({
    slug: "demand-letter",
    id: "demandLetter",
    name: text.demand,
    level: whileAboutDelay(text.demandComesFirst),
    instructions: text.demandInstructions,
  }),
  courtLetter({
    slug: "writ-of-mandamus-affidavit",
    id: "writOfMandamusAffidavit",
    name: text.mandamusAffidavit,
    level: whileAboutDelay(text.delayIsProven),
    instructions: text.mandamusInstructions,
  }),
  courtLetter({
    slug: "application-record",
    id: "applicationRecord",
    name: text.record,
    level: onceRecordIsFiled,
    instructions: text.recordInstructions,
  }),
  courtLetter({
    slug: "application-record-section-two",
    id: "applicationRecordSectionTwo",
    name: text.recordSectionTwo,
    level: onceRecordIsFiled,
    instructions: text.recordSectionTwoInstructions,
  }),
  courtLetter({
    slug: "simplified-procedure",
    id: "simplifiedProcedure",
    name: text.simplified,
    level: {
      cases: [[mayFollowSimplifiedProcedure, "IfApplicable", text.bothSidesChoose]],
      otherwise: [text.notAtThatStage, "NotApplicable"],
      sources: [specified("document 3 section 4.5"), excerptOf("Federal Court, study permit pilot project")],
    },
    instructions: text.simplifiedInstructions,
  }),
  courtLetter({
    slug: "solicitors-certificate-of-service",
    id: "solicitorsCertificateOfService",
    name: text.certificateOfService,
    level: {
      cases: [[caseWasFiledInCourt, "Required", text.serviceIsProven]],
      otherwise: [text.nothingFiled, "NotApplicable"],
      sources: [federalCourtsRules("rule 146, Form 146B"), specified("document 3 section 2.4")],
    },
    instructions: text.certificateInstructions,
  }),
  courtLetter({
    slug: "consent-to-extension-of-time",
    id: "consentToExtensionOfTime",
    name: text.moreTime,
    level: {
      cases: [],
      otherwise: [text.ifTimeIsExtended, "IfApplicable"],
      sources: [specified("document 3 section 2.4")],
    },
    instructions: text.moreTimeInstructions,
  }),
  courtLetter({
    slug: "notice-of-change-of-solicitor",
    id: "noticeOfChangeOfSolicitor",
    name: text.changeOfSolicitor,
    level: {
      cases: [],
      otherwise: [text.ifLawyerChanges, "IfApplicable"],
      sources: [federalCourtsRules("rule 124, Form 124A"), specified("document 3 section 2.4")],
    },
    instructions: text.changeInstructions,
  }),
  courtLetter({
    slug: "notice-of-discontinuance",
    id: "noticeOfDiscontinuance",
    name: text.discontinuance,
    level: {
      cases: [[caseEndsWithoutJudgment, "Required", text.endsTheCase]],
      otherwise: [text.ifCaseIsDropped, "IfApplicable"],
      sources: [federalCourtsRules("rules 165 and 166, Form 166"), specified("document 3 section 2.4")],
    },
    instructions: text.discontinuanceInstructions,
  }),
  courtLetter(
    {
      slug: "settlement-offer",
      id: "settlementOffer",
      name: text.settlement,
      level: {
        cases: [[caseCanSettle, "IfApplicable", text.ifOfferIsMade]],
        otherwise: [text.cannotSettleNow, "NotApplicable"],
        sources: [specified("document 3 section 4.5"), ourDecision],
      },
      instructions: text.settlementInstructions,
    },
    { studentPermissions: othersAlwaysSupply },
  ),
];
