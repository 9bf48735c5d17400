import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isBridgingPermit,
  isFamilyOfGraduate,
  isWorkPermitExtension,
} from "../../conditions/application/application.ts";
import { spouseIsEmployed, spouseIsSelfEmployed, spouseReturnsToJob } from "../../conditions/family/dependentVisas.ts";
import { isEmployed, isSelfEmployed, returnsToJob } from "../../conditions/work/employment.ts";
import { familyHosts, friendHosts, hostPays, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import type { FillValue } from "../../kernel/text.ts";
import { workPapers } from "../../tables/work/workPapers.ts";
import { employmentText as text } from "./employment.text.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, alwaysRequired, helpsYourCase } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5556, excerptOf, specified, superVisaManual } from "../sources.ts";

/** Present work of everybody whose work matters: letters of the employer, pay slips, papers of an own business. */

type Cases = CaseRule<RequirementLevel>["cases"];
type Level = { readonly cases?: Cases; readonly otherwise: CaseRule<RequirementLevel>["otherwise"] };

const visaOffices = excerptOf("IRCC, document checklists of visa offices");

export const letterFields = ["applicantFullName", "jobTitle", "employer", "startDate", "issueDate", "isSigned"];

/** How old and how many, as they are asked for today. */
function asAskedToday(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(workPapers);
  const { letterMonths, paySlips, businessStatementMonths } = row.found
    ? row.row.value
    : { letterMonths: "—", paySlips: "—", businessStatementMonths: "—" };
  return { months: letterMonths, slips: paySlips, statementMonths: businessStatementMonths };
}

type LetterOwner = Extract<PageOwner, "main" | "spouse" | "visitor" | "visitorSpouse" | "host" | "hostSpouse">;

const letterSlugs: Record<LetterOwner, string> = {
  main: "employment-letter",
  spouse: "spouse-employment-letter",
  visitor: "visitor-visa-visitor-employment-letter",
  visitorSpouse: "visitor-visa-spouse-employment-letter",
  host: "visitor-visa-host-employment-letter",
  hostSpouse: "visitor-visa-host-spouse-employment-letter",
};

const letterTypes: Partial<Record<LetterOwner, readonly ApplicationType[]>> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
};

const hostPromisesSupport = all(isSuperVisa, familyHosts);

const letterLevels: Record<LetterOwner, Level> = {
  main: {
    cases: [
      [isWorkPermitExtension, "Required", text.workToContinue],
      [isBridgingPermit, "Required", text.worksNow],
      [isFamilyOfGraduate, "Required", text.familyRestsOnWork],
      [isEmployed, "Recommended"],
    ],
    otherwise: countsIfItFits,
  },
  spouse: { cases: [[spouseIsEmployed, "Recommended"]], otherwise: countsIfItFits },
  visitor: { cases: [[isEmployed, "Required", text.jobBringsHome]], otherwise: helpsYourCase(text.jobBringsHome) },
  visitorSpouse: { otherwise: helpsYourCase(text.jobBringsHome) },
  host: {
    cases: [
      [hostPromisesSupport, "Required", text.hostProvesIncome],
      [hostPays, "Required"],
      [any(familyHosts, friendHosts), "Recommended", text.hostHelpsByWork],
    ],
    otherwise: countsIfItFits,
  },
  hostSpouse: { otherwise: alwaysRequired(text.partnerIncomeCounts) },
};

const employmentLetter = (owner: LetterOwner): VaultPage =>
  vaultPage({
    slug: letterSlugs[owner],
    ...ownedBy(owner, text.letter),
    category: "General",
    tags: ["Employment"],
    phase: "preparation",
    appliesTo: letterTypes[owner] ?? ["VisitorVisa"],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "employmentLetter",
        name: text.letter,
        documentTypes: ["EmploymentLetter"],
        hasParsing: true,
        level: {
          ...letterLevels[owner],
          sources: [owner === "host" || owner === "hostSpouse" ? superVisaManual : visaOffices],
        },
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: letterFields,
        instructions: text.letterInstructions,
        instructionValues: asAskedToday,
        example: "scan",
        subFileNames: owner === "hostSpouse" ? fileNumber : text.employer,
        maxFiles: owner === "hostSpouse" ? 2 : 4,
        acceptedTypes: scans,
      }),
    ],
  });

type SlipOwner = Extract<PageOwner, "main" | "spouse" | "visitor" | "host">;

const slipSlugs: Record<SlipOwner, string> = {
  main: "pay-slips",
  spouse: "spouse-pay-slips",
  visitor: "visitor-visa-visitor-pay-slips",
  host: "visitor-visa-host-pay-slips",
};

const slipTypes: Partial<Record<SlipOwner, readonly ApplicationType[]>> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest"),
};

const slipLevels: Record<SlipOwner, Level> = {
  main: {
    cases: [
      [any(isBridgingPermit, isWorkPermitExtension), "Recommended", text.slipsShowWork],
      [isFamilyOfGraduate, "Required", text.familyRestsOnWork],
      [isEmployed, "Recommended"],
    ],
    otherwise: countsIfItFits,
  },
  spouse: { cases: [[spouseIsEmployed, "Recommended"]], otherwise: countsIfItFits },
  visitor: { otherwise: helpsYourCase(text.slipsShowIncome) },
  host: {
    cases: [
      [hostPromisesSupport, "Required", text.hostProvesIncome],
      [hostPays, "Required"],
    ],
    otherwise: countsIfItFits,
  },
};

const paySlips = (owner: SlipOwner): VaultPage =>
  vaultPage({
    slug: slipSlugs[owner],
    ...ownedBy(owner, text.slips),
    category: "General",
    tags: ["Employment", "Banking"],
    phase: "preparation",
    appliesTo: slipTypes[owner] ?? ["VisitorVisa"],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "paySlips",
        name: text.slips,
        documentTypes: ["PaySlip"],
        hasParsing: true,
        level: { ...slipLevels[owner], sources: [checklist5556, visaOffices] },
        potentialWarnings: ofReadFields,
        fieldsToRead: ["applicantFullName", "employer", "periodStart", "periodEnd"],
        instructions: text.slipsInstructions,
        instructionValues: asAskedToday,
        example: "scan",
        subFileNames: text.slip,
        maxFiles: 6,
        acceptedTypes: scans,
      }),
    ],
  });

const businessDocuments = (owner: "main" | "spouse"): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "business-documents" : "spouse-business-documents",
    ...ownedBy(owner, text.business),
    category: "General",
    tags: ["Employment"],
    phase: "preparation",
    appliesTo: owner === "main" ? allBut("JudicialReview") : allBut("JudicialReview", "IrccRequest"),
    studentPermissions: applicantSupplies,
    slots: [
      keptPaper(owner, {
        id: "businessDocuments",
        name: text.business,
        level: {
          cases: [[owner === "main" ? isSelfEmployed : spouseIsSelfEmployed, "Required", text.businessShowsIncome]],
          otherwise: [owner === "main" ? text.notSelfEmployed : text.spouseNotSelfEmployed, "NotApplicable"],
          sources: [visaOffices],
        },
        instructions: text.businessInstructions,
        instructionValues: asAskedToday,
        maxFiles: 15,
      }),
    ],
  });

const jobToReturnTo = (owner: "main" | "spouse"): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "returning-job-offer" : "spouse-returning-job-offer",
    ...ownedBy(owner, text.returningJob),
    category: "General",
    tags: ["Employment"],
    phase: "preparation",
    appliesTo:
      owner === "main"
        ? ["Student", "StudentExtension", "VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "Dli", "Iec"]
        : ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "returningJobOffer",
        name: text.returningJob,
        documentTypes: ["EmploymentLetter"],
        hasParsing: true,
        level: {
          cases: [[owner === "main" ? returnsToJob : spouseReturnsToJob, "Recommended"]],
          otherwise: [owner === "main" ? text.noJobWaits : text.noJobWaitsForSpouse, "NotApplicable"],
          sources: [specified("document 3 section 3.1, returningJobOffer")],
        },
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: letterFields,
        instructions: text.returningJobInstructions,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

const letterOwners: readonly LetterOwner[] = ["main", "spouse", "visitor", "visitorSpouse", "host", "hostSpouse"];
const slipOwners: readonly SlipOwner[] = ["main", "spouse", "visitor", "host"];
const couple = ["main", "spouse"] as const;

export const employmentPages: readonly VaultPage[] = [
  ...letterOwners.map(employmentLetter),
  ...slipOwners.map(paySlips),
  ...couple.map(businessDocuments),
  ...couple.map(jobToReturnTo),
];
