import type { ApplicationType } from "../../caseFile/application.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isExpressEntry } from "../../conditions/application/application.ts";
import { spouseIsInCase } from "../../conditions/family/family.ts";
import { hadEarlierRelationship, isMarried, livesInCommonLaw } from "../../conditions/family/relationships.ts";
import {
  hostPartnerCoSigns,
  partnerComesAlong,
  visitorIsMarried,
  visitorLivesInCommonLaw,
} from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import { commonLawRelationship } from "../../tables/family/commonLaw.ts";
import { civilStatusText as text } from "./civilStatus.text.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, checklist5484, checklist5488, checklist5556, excerptOf, ourDecision } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Marriages, common-law partnerships, and relationships that ended. */

type Level = Pick<CaseRule<RequirementLevel>, "otherwise" | "sources"> & {
  readonly cases?: CaseRule<RequirementLevel>["cases"];
};
type Couple = Extract<PageOwner, "main" | "visitor" | "host">;

const isPartOfTheCase = any(spouseIsInCase, isExpressEntry);

const marriages: Record<
  Couple,
  { readonly slug: PageSlug; readonly appliesTo: readonly ApplicationType[]; readonly level: Level }
> = {
  main: {
    slug: "marriage-certificate",
    appliesTo: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
    level: {
      cases: [
        [all(isMarried, isPartOfTheCase), "Required"],
        [isMarried, "Recommended"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5483("item 9"), checklist5488, checklist5556],
    },
  },
  visitor: {
    slug: "visitor-visa-visitor-marriage-certificate",
    appliesTo: ["VisitorVisa"],
    level: {
      cases: [
        [all(visitorIsMarried, partnerComesAlong), "Required"],
        [visitorIsMarried, "Recommended"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5484],
    },
  },
  host: {
    slug: "visitor-visa-host-marriage-certificate",
    appliesTo: ["VisitorVisa"],
    level: {
      cases: [[hostPartnerCoSigns, "Recommended", text.thisOrCommonLaw]],
      otherwise: countsIfItFits,
      sources: [
        excerptOf("IRCC officer manual, super visa: a marriage certificate or a declaration of common-law union"),
      ],
    },
  },
};

const marriageCertificate = (owner: Couple): VaultPage =>
  vaultPage({
    slug: marriages[owner].slug,
    rights: closedToOutsiders,
    ...ownedBy(owner, text.marriageCertificate),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: marriages[owner].appliesTo,
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "marriageCertificate",
        name: text.marriageCertificate,
        documentTypes: ["MarriageCertificate"],
        hasParsing: true,
        level: marriages[owner].level,
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: ["applicantFullName", "spouseFullName", "issueDate"],
        instructions: text.marriageCertificateInstructions,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 3,
        acceptedTypes: scans,
      }),
    ],
  });

/** Months of living together that make a common-law partnership, as they hold today. */
function monthsTogether(the: CaseReader): Readonly<Record<string, string | number>> {
  const rule = the.row(commonLawRelationship);
  return { months: rule.found ? rule.row.value : "—" };
}

const declarations: Record<
  Couple,
  {
    readonly slug: PageSlug;
    readonly appliesTo: readonly ApplicationType[];
    readonly level: Level;
    readonly maxFiles: number;
  }
> = {
  main: {
    slug: "common-law-declaration",
    appliesTo: allBut("JudicialReview", "IrccRequest"),
    maxFiles: 5,
    level: {
      cases: [
        [all(livesInCommonLaw, isPartOfTheCase), "Required"],
        [livesInCommonLaw, "Recommended"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5483("form 3"), excerptOf("IRCC, Statutory declaration of common-law union (IMM 5409)")],
    },
  },
  visitor: {
    slug: "visitor-visa-visitor-common-law",
    appliesTo: ["VisitorVisa"],
    maxFiles: 5,
    level: {
      cases: [[all(visitorLivesInCommonLaw, partnerComesAlong), "Required"]],
      otherwise: nothingCallsForIt,
      sources: [checklist5484],
    },
  },
  host: {
    slug: "visitor-visa-host-common-law",
    appliesTo: ["VisitorVisa"],
    maxFiles: 3,
    level: {
      cases: [[hostPartnerCoSigns, "Recommended", text.thisOrMarriage]],
      otherwise: countsIfItFits,
      sources: [ourDecision],
    },
  },
};

const commonLawDeclaration = (owner: Couple): VaultPage =>
  vaultPage({
    slug: declarations[owner].slug,
    rights: closedToOutsiders,
    ...ownedBy(owner, owner === "host" ? text.commonLawOfHost : text.commonLaw),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: declarations[owner].appliesTo,
    studentPermissions: applicantSupplies,
    ...(owner === "host" ? {} : { lawyerCanGenerate: {} }),
    slots: [
      slotFor(owner, {
        id: "commonLawDeclaration",
        name: owner === "host" ? text.commonLawSlotOfHost : text.commonLaw,
        documentTypes: ["IRCCForm", "Other"],
        hasParsing: true,
        level: declarations[owner].level,
        potentialWarnings: [
          ...ofReadFields,
          "inconsistentRefusalDisclosure",
          "previousCanadianApplicationNotDisclosed",
          "formNotValidated",
          "incorrectFormVersion",
          "formMissingSignature",
          "representativeInfoAltered",
          "missingReasonForChange",
          "informationDetailsMissing",
          "missingPersonalInformation",
          "formWasAutofilled",
        ],
        fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
        instructions: text.commonLawInstructions,
        instructionValues: monthsTogether,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: declarations[owner].maxFiles,
        acceptedTypes: scans,
      }),
    ],
  });

const relationship: VaultPage = vaultPage({
  slug: "proof-of-relationship",
  rights: closedToOutsiders,
  ...ownedBy("main", text.relationship),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "proofOfRelationship",
      name: text.relationship,
      level: {
        cases: [[spouseIsInCase, "Recommended", text.relationshipIsLookedAt]],
        otherwise: nothingCallsForIt,
        sources: [excerptOf("How officers look at applications of spouses")],
      },
      instructions: text.relationshipInstructions,
      maxFiles: 20,
    }),
  ],
});

const endedRelationship: VaultPage = vaultPage({
  slug: "previous-relationship-documents",
  rights: closedToOutsiders,
  ...ownedBy("main", text.endedRelationship),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "previousRelationshipDocuments",
      name: text.endedRelationship,
      level: {
        cases: [
          [all(isExpressEntry, hadEarlierRelationship), "Required"],
          [hadEarlierRelationship, "Recommended"],
        ],
        otherwise: nothingCallsForIt,
        sources: [excerptOf("IRCC, Express Entry document list")],
      },
      instructions: text.endedRelationshipInstructions,
      maxFiles: 5,
    }),
  ],
});

const couples: readonly Couple[] = ["main", "visitor", "host"];

export const civilStatusPages: readonly VaultPage[] = [
  ...couples.map(marriageCertificate),
  ...couples.map(commonLawDeclaration),
  relationship,
  endedRelationship,
];
