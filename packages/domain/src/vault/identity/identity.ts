import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { nameChanged } from "../../conditions/identity/names.ts";
import { livesAwayFromPassport } from "../../conditions/background/residence.ts";
import { holdsUsGreenCard, wasApprovedByUnitedStates } from "../../conditions/background/visaHistory.ts";
import { heldVisaBefore, visitorIsUsResident } from "../../conditions/visit/visitorVisa.ts";
import { scans } from "../files/fileTypes.ts";
import { identityText as text } from "./identity.text.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5484, checklist5488, excerptOf, ourDecision } from "../sources.ts";

/** Identity cards, status in the United States and where the person lives, and papers that tie names together. */

type Cases = CaseRule<RequirementLevel>["cases"];
type CardHolder = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;
type StatusHolder = Exclude<CardHolder, "child">;

const cardSlugs: Record<CardHolder, string> = {
  main: "national-id",
  spouse: "spouse-national-id",
  child: "child-national-id",
  visitor: "visitor-visa-visitor-national-id",
};

const cardTypes: Record<CardHolder, readonly ApplicationType[]> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: allBut("JudicialReview"),
  child: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
};

const cardFields = ["documentNumber", "applicantFullName", "birthday", "country", "issueDate", "expiryDate"];

const nationalId = (owner: CardHolder): VaultPage =>
  vaultPage({
    slug: cardSlugs[owner],
    ...ownedBy(owner, text.nationalId),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: cardTypes[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "nationalId",
        name: text.nationalId,
        documentTypes: ["NationalID"],
        hasParsing: true,
        level: {
          otherwise: countsIfItFits,
          sources: [excerptOf("IRCC, Application for a study permit (IMM 1294), national identity document")],
        },
        potentialWarnings: [...ofReadFields, "documentExpired", "fileDate", "countryMismatch"],
        fieldsToRead: cardFields,
        instructions: text.nationalIdInstructions,
        example: "scan",
        subFileNames: text.side,
        maxFiles: 2,
        acceptedTypes: scans,
        // A child often has no card: nobody is asked to state it.
        ...(owner === "child" ? {} : { noDocument: text.noSuchCard }),
      }),
    ],
  });

const statusSlugs: Record<StatusHolder, string> = {
  main: "us-immigration-status",
  spouse: "spouse-us-immigration-status",
  visitor: "visitor-visa-visitor-us-immigration-status",
};

const statusTypes: Record<StatusHolder, readonly ApplicationType[]> = {
  main: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
};

const greenCardCases: Partial<Record<StatusHolder, Cases>> = {
  main: [[holdsUsGreenCard, "Required"]],
  visitor: [[visitorIsUsResident, "Required"]],
};
const usVisaCases: Partial<Record<StatusHolder, Cases>> = {
  main: [[wasApprovedByUnitedStates, "Recommended"]],
  visitor: [[heldVisaBefore, "Recommended"]],
};

/** No answer tells the status of a spouse in the United States. */
const withoutAnswer = (owner: StatusHolder) => (owner === "spouse" ? countsIfItFits : nothingCallsForIt);

const usStatus = (owner: StatusHolder): VaultPage =>
  vaultPage({
    slug: statusSlugs[owner],
    ...ownedBy(owner, text.usStatus),
    category: "General",
    tags: ["Travel"],
    phase: "preparation",
    appliesTo: statusTypes[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "usPermanentResidentCard",
        name: text.greenCard,
        documentTypes: ["NationalID"],
        hasParsing: true,
        level: {
          cases: greenCardCases[owner] ?? [],
          otherwise: withoutAnswer(owner),
          sources: [
            excerptOf("IRCC, Application for a study permit (IMM 1294), United States permanent resident card"),
          ],
        },
        potentialWarnings: [...ofReadFields, "documentExpired", "fileDate"],
        fieldsToRead: cardFields,
        instructions: text.greenCardInstructions,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
      slotFor(owner, {
        id: "usVisa",
        name: text.usVisa,
        documentTypes: ["USVisa"],
        hasParsing: true,
        level: {
          cases: usVisaCases[owner] ?? [],
          otherwise: withoutAnswer(owner),
          sources: [
            excerptOf(
              "IRCC, electronic travel authorization for nationals of some visa-required countries, and how visa offices work",
            ),
          ],
        },
        potentialWarnings: [...ofReadFields, "usVisaExpired"],
        fieldsToRead: ["applicantFullName", "usVisaExpiryDate"],
        instructions: text.usVisaInstructions,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

const residencePermit: VaultPage = vaultPage({
  slug: "residence-permit",
  ...ownedBy("main", text.residencePermit),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "VisitorVisa",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Dli",
    "Iec",
  ],
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "residencePermit",
      name: text.residencePermit,
      level: {
        cases: [[livesAwayFromPassport, "Required", text.officeAsksForStatus]],
        otherwise: nothingCallsForIt,
        sources: [checklist5484, checklist5488],
      },
      instructions: text.residencePermitInstructions,
      maxFiles: 3,
    }),
  ],
});

const nameChange: VaultPage = vaultPage({
  slug: "name-change-document",
  ...ownedBy("main", text.nameChange),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "nameChangeDocument",
      name: text.nameChange,
      level: {
        cases: [[nameChanged, "Required", text.namesMustBeTied]],
        otherwise: nothingCallsForIt,
        sources: [ourDecision],
      },
      instructions: text.nameChangeInstructions,
      maxFiles: 3,
    }),
  ],
});

const cardHolders: readonly CardHolder[] = ["main", "spouse", "child", "visitor"];
const statusHolders: readonly StatusHolder[] = ["main", "spouse", "visitor"];

export const identityPages: readonly VaultPage[] = [
  ...cardHolders.map(nationalId),
  ...statusHolders.map(usStatus),
  residencePermit,
  nameChange,
];
