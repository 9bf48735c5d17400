import type { ApplicationType } from "../../caseFile/application.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isSupported } from "../../conditions/money/money.ts";
import type { Text } from "../../kernel/text.ts";
import { workPapers } from "../../tables/work/workPapers.ts";
import { letters } from "../files/fileTypes.ts";
import { statementDocument } from "./fundsDocuments.ts";
import type { RequirementLevel, Slot, VaultPage } from "../page.ts";
import type { PageOwner } from "../person.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, specified } from "../sources.ts";
import { visaOfficeLists } from "../studies/studySources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { supportersText as text } from "./supporters.text.ts";
import { closedToOutsiders } from "../pageRights.ts";
import type { LetterId } from "../../letters/letters.ts";

/** What each of up to two people who help to pay gives. */

type Supporter = Extract<PageOwner, "financialSupporter" | "secondFinancialSupporter">;
type SupporterDocument = Omit<Parameters<typeof parsedDocument>[1], "level"> & {
  readonly need: readonly [RequirementLevel, Text];
  readonly sources: Slot["requirement"]["sources"];
};

const withStudent: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "Dli",
];

/** The first supporter’s pages are only there when someone helps; of the second that has to be asked. */
function documentOf(owner: Supporter, { need: [level, because], sources, ...paper }: SupporterDocument): Slot {
  const rule = sources ? { sources } : {};
  return parsedDocument(owner, {
    ...paper,
    level:
      owner === "financialSupporter"
        ? { ...rule, otherwise: [because, level] }
        : { ...rule, cases: [[isSupported, level, because]], otherwise: [text.nobodyHelps, "NotApplicable"] },
  });
}

type Kind = Pick<VaultPage, "name" | "tags"> & {
  /** What follows the supporter in the slug. */
  readonly slug: PageSlug extends infer Slug
    ? Slug extends `second-financial-supporter-${infer Kind}`
      ? Kind
      : never
    : never;
  readonly paper: SupporterDocument;
  readonly category?: VaultPage["category"];
  readonly isLetter?: boolean;
};

function slipsToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const papers = the.row(workPapers);
  return { slips: papers.found ? papers.row.value.paySlips : "—" };
}

const kinds: readonly Kind[] = [
  {
    slug: "letter",
    name: text.letter,
    category: "Letter",
    tags: ["Banking"],
    isLetter: true,
    paper: {
      id: "letter",
      name: text.letterSlot,
      documentTypes: ["FinancialSupporterLetter"],
      need: ["Required", text.supportMustBeShown],
      sources: [specified("document 3 section 2.4"), checklist5483("item 7")],
      potentialWarnings: [
        ...ofReadFields,
        "notAcceptedForProofOfFunds",
        "missingAccountHolder",
        "fileDate",
        "corporateDocs",
        "financialSupporterLetterOutdated",
        "financialSupporterLetterUnsigned",
        "onlineScreenshot",
        "retirementFunds",
        "signatureNotInBlue",
        "microfinance",
      ],
      fieldsToRead: ["financialSupporterFullName", "applicantFullName", "issueDate", "isSigned"],
      instructions: text.letterInstructions,
      example: "letter",
      acceptedTypes: letters,
      maxFiles: 2,
    },
  },
  {
    slug: "passport",
    name: text.identity,
    tags: ["Banking"],
    paper: {
      id: "passport",
      name: text.identitySlot,
      documentTypes: ["Passport", "NationalID"],
      need: ["Required", text.whoTheyAre],
      sources: [specified("document 1 section 8")],
      potentialWarnings: [
        ...ofReadFields,
        "fileDate",
        "passportNotInColour",
        "uploadedIdIsNotPassport",
        "excessiveBackground",
        "passportNameMismatch",
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
        "documentNumber",
        "issueDate",
        "expiryDate",
      ],
      instructions: text.identityInstructions,
      maxFiles: 2,
    },
  },
  {
    slug: "proof-of-funds",
    name: text.statements,
    tags: ["Banking"],
    paper: {
      ...statementDocument,
      id: "bankStatements",
      name: text.statementsSlot,
      need: ["Required", text.moneyMustBeThere],
      sources: [checklist5483("item 7"), specified("document 1 section 8")],
      instructions: text.statementsInstructions,
      subFileNames: text.statementFile,
      splitScreen: true,
    },
  },
  {
    slug: "employment-letter",
    name: text.employment,
    tags: ["Employment", "Banking"],
    paper: {
      id: "employmentLetter",
      name: text.employmentSlot,
      documentTypes: ["EmploymentLetter", "PaySlip", "Other"],
      need: ["Recommended", text.incomeBehindIt],
      sources: [visaOfficeLists],
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: [
        "applicantFullName",
        "jobTitle",
        "employer",
        "startDate",
        "issueDate",
        "isSigned",
        "periodStart",
        "periodEnd",
      ],
      instructions: text.employmentInstructions,
      instructionValues: slipsToday,
      maxFiles: 8,
    },
  },
  {
    slug: "tax-return",
    name: text.tax,
    tags: ["Taxes"],
    paper: {
      id: "taxReturn",
      name: text.taxSlot,
      documentTypes: ["TaxDocument"],
      need: ["Recommended", text.incomeBehindIt],
      sources: [visaOfficeLists],
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate"],
      instructions: text.taxInstructions,
      maxFiles: 3,
    },
  },
  {
    slug: "relationship",
    name: text.relationship,
    tags: ["Banking"],
    paper: {
      id: "relationship",
      name: text.relationshipSlot,
      documentTypes: ["BirthCertificate", "Other"],
      need: ["Required", text.tieMustBeShown],
      sources: [specified("document 3 section 3.1")],
      potentialWarnings: [...ofReadFields, "countryMismatch"],
      fieldsToRead: ["applicantFullName", "birthday", "country"],
      instructions: text.relationshipInstructions,
      maxFiles: 4,
    },
  },
];

const slugOf = {
  financialSupporter: "financial-supporter",
  secondFinancialSupporter: "second-financial-supporter",
} as const satisfies Record<Supporter, string>;
const letterOf: Record<Supporter, LetterId> = {
  financialSupporter: "firstFinancialSupporter",
  secondFinancialSupporter: "secondFinancialSupporter",
};

const pageOf = (owner: Supporter, { slug, paper, isLetter, ...kind }: Kind): VaultPage =>
  suppliedPage(owner, {
    ...kind,
    slug: `${slugOf[owner]}-${slug}`,
    rights: closedToOutsiders,
    appliesTo: withStudent,
    ...(isLetter ? { lawyerCanGenerate: { letter: letterOf[owner] } } : {}),
    slots: [documentOf(owner, paper)],
  });

const supporters: readonly Supporter[] = ["financialSupporter", "secondFinancialSupporter"];

export const supporterPages: readonly VaultPage[] = supporters.flatMap((owner) =>
  kinds.map((kind) => pageOf(owner, kind)),
);
