import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { childHasParentLeftBehind } from "../../conditions/family/dependentVisas.ts";
import { isMinorAtStudyStart } from "../../conditions/family/legalAge.ts";
import { minorFrom17WithoutBothParents } from "../../conditions/officialForms/officialForms.ts";
import {
  isUnder17WithOneParent,
  isUnder17WithSettledCare,
  isUnder17WithoutBothParents,
} from "../../conditions/family/minors.ts";
import { visitorIsMinor } from "../../conditions/visit/visitorVisa.ts";
import { all } from "../../kernel/condition.ts";
import type { TableSource } from "../../kernel/datedTable.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { minorsText as text } from "./minors.text.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, checklist5484, excerptOf, specified } from "../sources.ts";

/** Minors: who lets them travel, who has custody, and who looks after them in Canada. */

const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];
const manual = excerptOf("IRCC officer manual, minor children");

const papersOfMinor: VaultPage = vaultPage({
  slug: "minor-applicant-documents",
  ...ownedBy("main", text.minorPapers),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: studies,
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "minorApplicantDocuments",
      name: text.minorPapers,
      level: {
        cases: [[isMinorAtStudyStart, "Recommended"]],
        otherwise: nothingCallsForIt,
        sources: [specified("document 2 section 4, the custodian rule")],
      },
      instructions: text.minorPapersInstructions,
      maxFiles: 10,
    }),
  ],
});

type Traveller = Extract<PageOwner, "main" | "child" | "visitor">;

type Consent = {
  readonly slug: string;
  readonly id: string;
  readonly name: Noun;
  readonly appliesTo: readonly ApplicationType[];
  readonly level: Omit<CaseRule<RequirementLevel>, "id">;
};

const consents: Record<Traveller, Consent> = {
  main: {
    slug: "minor-travel-consent",
    id: "minorTravelConsent",
    name: text.minorConsent,
    appliesTo: [...studies, "Iec"],
    level: {
      cases: [[isMinorAtStudyStart, "Required", text.parentsMustAgree]],
      otherwise: nothingCallsForIt,
      sources: [manual],
    },
  },
  child: {
    slug: "child-travel-consent",
    id: "travelConsent",
    name: text.consent,
    appliesTo: allBut("JudicialReview", "IrccRequest"),
    level: {
      cases: [[childHasParentLeftBehind, "Required", text.otherParentMustAgree]],
      otherwise: countsIfItFits,
      sources: [manual],
    },
  },
  visitor: {
    slug: "visitor-visa-visitor-travel-consent",
    id: "travelConsent",
    name: text.minorConsent,
    appliesTo: ["VisitorVisa"],
    level: {
      cases: [[visitorIsMinor, "Required", text.parentsMustAgree]],
      otherwise: nothingCallsForIt,
      sources: [checklist5484, specified("document 3 section 5.5")],
    },
  },
};

const consent = (owner: Traveller): VaultPage =>
  vaultPage({
    slug: consents[owner].slug,
    ...ownedBy(owner, consents[owner].name),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: consents[owner].appliesTo,
    studentPermissions: applicantSupplies,
    slots: [
      keptPaper(owner, {
        id: consents[owner].id,
        name: consents[owner].name,
        level: consents[owner].level,
        instructions: text.consentInstructions,
        maxFiles: 5,
      }),
    ],
  });

const custody: VaultPage = vaultPage({
  slug: "child-custody-documents",
  ...ownedBy("child", text.custody),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("child", {
      id: "custodyDocuments",
      name: text.custody,
      level: { cases: [[childHasParentLeftBehind, "Recommended"]], otherwise: nothingCallsForIt, sources: [manual] },
      instructions: text.custodyInstructions,
      maxFiles: 5,
    }),
  ],
});

const declarationSources: readonly TableSource[] = [
  specified("document 2 section 4"),
  checklist5483("form 6"),
  excerptOf("IRCC, Custodianship declaration (IMM 5646)"),
];

const custodianDeclaration: VaultPage = vaultPage({
  slug: "custodian-declaration",
  ...ownedBy("main", text.declaration),
  category: "General",
  tags: ["Education"],
  phase: "preparation",
  appliesTo: studies,
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "custodianDeclaration",
      name: text.declarationSlot,
      documentTypes: ["CustodianDeclaration"],
      hasParsing: true,
      level: {
        cases: [
          [isUnder17WithOneParent, "Recommended", text.ifParentIsAway],
          [isUnder17WithoutBothParents, "Required", text.somebodyAnswersForPupil],
          [isUnder17WithSettledCare, "NotApplicable", text.careIsSettled],
          [all(isStudyApplication, minorFrom17WithoutBothParents), "Recommended", text.officerDecides],
        ],
        otherwise: nothingCallsForIt,
        sources: declarationSources,
      },
      potentialWarnings: [
        ...ofReadFields,
        "signatureNotInBlue",
        "custodianFormNotSigned",
        "custodianFormNotNotarized",
        "custodianNameMissing",
        "custodianAddressMissing",
        "custodianAddressIncomplete",
      ],
      fieldsToRead: ["custodian.firstName", "custodian.lastName", "custodian.address", "isSigned", "isNotarized"],
      instructions: text.declarationInstructions,
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 2,
      acceptedTypes: scans,
      splitScreen: true,
    }),
  ],
});

const custodian: VaultPage = vaultPage({
  slug: "custodian-status-and-identity",
  ...ownedBy("custodian", text.custodian),
  category: "General",
  tags: ["Education"],
  phase: "preparation",
  appliesTo: studies,
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "custodianStatusAndIdentity",
      name: text.custodian,
      documentTypes: ["NationalID", "Other"],
      level: {
        cases: [
          [isUnder17WithoutBothParents, "Recommended", text.officerChecksCustodian],
          [isUnder17WithSettledCare, "NotApplicable", text.careIsSettled],
        ],
        otherwise: nothingCallsForIt,
        sources: [excerptOf("IRCC, Custodianship declaration (IMM 5646)")],
      },
      instructions: text.custodianInstructions,
      maxFiles: 3,
    }),
  ],
});

const travellers: readonly Traveller[] = ["main", "child", "visitor"];

export const minorPages: readonly VaultPage[] = [
  papersOfMinor,
  ...travellers.map(consent),
  custody,
  custodianDeclaration,
  custodian,
];
