import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  answersExpressEntryInvitation,
  isTiedToEmployer,
  isYouthMobility,
} from "../../conditions/application/application.ts";
import { childIs18 } from "../../conditions/family/dependentVisas.ts";
import { hasCriminalHistory, livedElsewhere, servedInMilitary } from "../../conditions/background/history.ts";
import { travelled } from "../../conditions/background/travel.ts";
import { stayedTooLong } from "../../conditions/background/travelled.ts";
import { appliedBefore, wasApprovedByCanada } from "../../conditions/background/visaHistory.ts";
import { heldVisaBefore } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import { livedElsewhereMonths } from "../../tables/background/policeCertificate.ts";
import { scans } from "../files/fileTypes.ts";
import { historyText as text } from "./history.text.ts";
import { countsIfItFits, helpsYourCase, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf, specified } from "../sources.ts";

/** Police, military and court records, travel, and earlier visas. */

type Cases = CaseRule<RequirementLevel>["cases"];
type Checked = Extract<PageOwner, "main" | "spouse" | "child">;

const certificateTypes: Record<Checked, readonly ApplicationType[]> = {
  main: allBut("JudicialReview"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  child: ["ExpressEntry", "ExpressEntryIta"],
};

const certificateCases: Record<Checked, Cases> = {
  main: [
    [any(answersExpressEntryInvitation, isYouthMobility), "Required"],
    [hasCriminalHistory, "Required"],
    [all(livedElsewhere, isTiedToEmployer), "Recommended"],
  ],
  spouse: [[answersExpressEntryInvitation, "Required"]],
  child: [[all(answersExpressEntryInvitation, childIs18), "Required"]],
};

/** Months in another country after which its certificate is asked for, as they hold today. */
function monthsElsewhere(the: CaseReader): Readonly<Record<string, string | number>> {
  const limit = the.row(livedElsewhereMonths);
  return { months: limit.found ? limit.row.value : "—" };
}

const policeCertificate = (owner: Checked): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "police-certificate" : `${owner}-police-certificate`,
    ...ownedBy(owner, text.police),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: certificateTypes[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "policeCertificate",
        name: text.police,
        documentTypes: ["PoliceCertificate"],
        hasParsing: true,
        level: {
          cases: certificateCases[owner],
          otherwise: owner === "child" ? nothingCallsForIt : countsIfItFits,
          sources: [excerptOf("IRCC document lists of International Experience Canada and Express Entry")],
        },
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: ["applicantFullName", "country", "issueDate"],
        instructions: text.policeInstructions,
        instructionValues: monthsElsewhere,
        example: "scan",
        subFileNames: owner === "child" ? fileNumber : text.country,
        maxFiles: owner === "child" ? 5 : 10,
        acceptedTypes: scans,
        ...(owner === "main" ? { noDocument: text.waitingForPolice } : {}),
      }),
    ],
  });

const record = (
  slug: string,
  name: "military" | "criminal",
  cases: Cases,
  maxFiles: number,
  source: string,
): VaultPage =>
  vaultPage({
    slug,
    ...ownedBy("main", text[name]),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: allBut("JudicialReview"),
    studentPermissions: applicantSupplies,
    slots: [
      keptPaper("main", {
        id: name === "military" ? "militaryServiceRecord" : "criminalRecordDocuments",
        name: text[name],
        level: { cases, otherwise: nothingCallsForIt, sources: [excerptOf(source)] },
        instructions: name === "military" ? text.militaryInstructions : text.criminalInstructions,
        maxFiles,
      }),
    ],
  });

const travel: VaultPage = vaultPage({
  slug: "travel-history",
  ...ownedBy("main", text.travel),
  category: "General",
  tags: ["Travel"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "VisitorVisa"),
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "entryExitRecords",
      name: text.entries,
      level: {
        cases: [
          [stayedTooLong, "Required", text.datesMustBeClear],
          [travelled, "Recommended"],
        ],
        otherwise: countsIfItFits,
        sources: [excerptOf("How officers look at earlier stays")],
      },
      instructions: text.entriesInstructions,
      maxFiles: 20,
    }),
    slotFor("main", {
      id: "previousPassports",
      name: text.oldPassports,
      documentTypes: ["Passport"],
      hasParsing: true,
      level: {
        cases: [[travelled, "Recommended"]],
        otherwise: countsIfItFits,
        sources: [excerptOf("Checklists of visa offices")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "passportNotInColour",
        "excessiveBackground",
        "missingPreviousVisaDetails",
        "usVisaExpired",
        "passportNameMismatch",
        "passportDateOfBirthMismatch",
        "countryMismatch",
      ],
      fieldsToRead: [
        "passportNumber",
        "passportExpiryDate",
        "passportIssueDate",
        "applicantFullName",
        "firstName",
        "lastName",
        "birthday",
        "country",
      ],
      instructions: text.oldPassportsInstructions,
      example: "scan",
      subFileNames: text.passportNumber,
      maxFiles: 20,
      acceptedTypes: scans,
    }),
  ],
});

const travelOf = (owner: Extract<PageOwner, "spouse" | "visitor">): VaultPage =>
  vaultPage({
    slug: owner === "spouse" ? "spouse-travel-history" : "visitor-visa-visitor-travel-history",
    ...ownedBy(owner, text.travel),
    category: "General",
    tags: ["Travel"],
    phase: "preparation",
    appliesTo: owner === "spouse" ? allBut("JudicialReview", "IrccRequest") : ["VisitorVisa"],
    studentPermissions: applicantSupplies,
    slots: [
      keptPaper(owner, {
        id: "travelHistory",
        name: text.travel,
        level:
          owner === "spouse"
            ? { otherwise: countsIfItFits, sources: [specified("document 3 section 3.5, spouseCountriesVisited")] }
            : {
                cases: [[heldVisaBefore, "Required", text.lighterProcess]],
                otherwise: helpsYourCase(text.showsRespect),
                sources: [specified("document 3 section 3.2, vvHasPreviousTrvOrUsVisa")],
              },
        instructions: owner === "spouse" ? text.spouseTravelInstructions : text.visitorTravelInstructions,
        maxFiles: 20,
      }),
    ],
  });

const previousVisas: VaultPage = vaultPage({
  slug: "previous-visas",
  ...ownedBy("main", text.visas),
  category: "Visa",
  tags: ["Travel"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "previousVisas",
      name: text.visas,
      documentTypes: ["StudyPermit", "WorkPermit", "VisitorRecord", "USVisa"],
      hasParsing: true,
      level: {
        cases: [
          [wasApprovedByCanada, "Required"],
          [appliedBefore, "Recommended"],
        ],
        otherwise: nothingCallsForIt,
        sources: [specified("document 3 section 3.1, previousVisas")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "missingPreviousVisaDetails",
        "previousCanadianApplicationNotDisclosed",
        "incorrectWorkPermitType",
        "studyPermitStartDateMismatch",
        "usVisaExpired",
        "uciMismatch",
        "coOpWorkPermitNotValid",
      ],
      fieldsToRead: [
        "applicantFullName",
        "uciNumber",
        "documentNumber",
        "issueDate",
        "studyPermitExpiryDate",
        "expiryDate",
        "employer",
        "usVisaExpiryDate",
      ],
      instructions: text.visasInstructions,
      example: "scan",
      subFileNames: text.visaNumber,
      maxFiles: 15,
      acceptedTypes: scans,
    }),
  ],
});

const checked: readonly Checked[] = ["main", "spouse", "child"];

export const historyPages: readonly VaultPage[] = [
  ...checked.map(policeCertificate),
  record(
    "military-service-record",
    "military",
    [[servedInMilitary, "Recommended"]],
    5,
    "IRCC, Application for a study permit (IMM 1294), military question",
  ),
  record(
    "criminal-record-documents",
    "criminal",
    [[hasCriminalHistory, "Required"]],
    10,
    "IRCC, Application for a study permit (IMM 1294), criminal question",
  ),
  travel,
  travelOf("spouse"),
  travelOf("visitor"),
  previousVisas,
];
