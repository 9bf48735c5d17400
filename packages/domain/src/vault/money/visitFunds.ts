import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  familyAbroadPays,
  familyHosts,
  hostPays,
  isSuperVisa,
  organizationPays,
  visitorPays,
} from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import type { FillValue } from "../../kernel/text.ts";
import { bankStatementMonths } from "../../tables/status/timeLimits.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import type { RequirementLevel, VaultPage } from "../page.ts";
import type { PageOwner } from "../person.ts";
import { keptPaper } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5484, specified, superVisaManual } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";
import { visitFundsText as text } from "./visitFunds.text.ts";

/** Money for a visit: whose statements are shown depends on who pays. */

type Payer = Extract<PageOwner, "visitor" | "visitorSpouse" | "host">;
type Level = {
  readonly cases: CaseRule<RequirementLevel>["cases"];
  readonly otherwise: CaseRule<RequirementLevel>["otherwise"];
  readonly sources: NonNullable<CaseRule<RequirementLevel>["sources"]>;
};

const slugs: Record<Payer, string> = {
  visitor: "visitor-visa-visitor-proof-of-funds",
  visitorSpouse: "visitor-visa-spouse-proof-of-funds",
  host: "visitor-visa-host-proof-of-funds",
};

const levels: Record<Payer, Level> = {
  visitor: {
    cases: [
      [any(hostPays, organizationPays), "Recommended", text.ownMoneyStillHelps],
      [any(visitorPays, familyAbroadPays), "Required", text.enoughForVisit],
    ],
    otherwise: helpsYourCase(text.meansAreLookedAt),
    sources: [checklist5484, specified("document 3 section 9.2")],
  },
  visitorSpouse: {
    cases: [[visitorPays, "Recommended", text.moneyOfBothCounts]],
    otherwise: countsIfItFits,
    sources: [checklist5484],
  },
  host: {
    cases: [
      [all(isSuperVisa, familyHosts), "Required", text.hostPromisesSupport],
      [hostPays, "Required"],
    ],
    otherwise: countsIfItFits,
    sources: [superVisaManual],
  },
};

/** What is looked for in statements of money. */
const statementWarnings: readonly SlotWarningId[] = [
  ...ofReadFields,
  "documentExpired",
  "notAcceptedForProofOfFunds",
  "missingAccountStatements",
  "missingLoanApprovalLetter",
  "incompleteBankStatementsDuration",
  "missingAccountHolder",
  "missingAccountBalance",
  "corporateDocs",
  "insufficientFunds",
  "lumpSum",
  "onlineScreenshot",
  "retirementFunds",
  "recentStatementRequired",
  "gapInStatements",
  "microfinance",
];

function monthsToShow(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(bankStatementMonths);
  return { months: row.found ? row.row.value : "—" };
}

const proofOfFunds = (owner: Payer): VaultPage =>
  suppliedPage(owner, {
    slug: slugs[owner],
    name: text.funds,
    tags: ["Banking"],
    appliesTo: ["VisitorVisa"],
    slots: [
      readPaper(owner, {
        id: "proofOfFunds",
        name: text.funds,
        documentTypes: ["BankStatements", "AccountStatement", "FixedDeposit"],
        level: levels[owner],
        potentialWarnings: statementWarnings,
        fieldsToRead: [
          "accountHolderName",
          "closingBalance",
          "periodStart",
          "periodEnd",
          "accountType",
          "assetType",
          "expiryDate",
        ],
        instructions: text.fundsInstructions,
        instructionValues: monthsToShow,
        maxFiles: 30,
        ...(owner === "visitor" ? { splitScreen: true } : {}),
      }),
    ],
  });

const payersPapers: VaultPage = suppliedPage("main", {
  slug: "visitor-visa-sponsor-documents",
  name: text.payersPapers,
  tags: ["Banking"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("main", {
      id: "visitorVisaSponsorDocuments",
      name: text.payersPapers,
      level: {
        cases: [[any(organizationPays, familyAbroadPays), "Required", text.moneyMustBeThere]],
        otherwise: [text.noOtherPayer, "NotApplicable"],
        sources: [checklist5484],
      },
      instructions: text.payersPapersInstructions,
      maxFiles: 10,
    }),
  ],
});

const payers: readonly Payer[] = ["visitor", "visitorSpouse", "host"];

export const visitFundsPages: readonly VaultPage[] = [...payers.map(proofOfFunds), payersPapers];
