import type { Noun } from "../../kernel/noun.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
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
import type { FillValue, Text } from "../../kernel/text.ts";
import { bankStatementMonths } from "../../tables/money/moneyDocuments.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import type { RequirementLevel, VaultPage } from "../page.ts";
import type { PageOwner } from "../person.ts";
import { keptDocument } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5484, specified, superVisaManual } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Money for a visit: whose statements are shown depends on who pays. */

/** Words that several places of this file say. */
const text = {
  funds: { en: "Proof of Funds", fr: "Preuve de fonds", noun: "f" },
  payersDocuments: { en: "Sponsor’s Documents", fr: "Documents du répondant", noun: "mp" },
} satisfies Record<string, Text | Noun>;

type Payer = Extract<PageOwner, "visitor" | "visitorSpouse" | "host">;
type Level = {
  readonly cases: CaseRule<RequirementLevel>["cases"];
  readonly otherwise: CaseRule<RequirementLevel>["otherwise"];
  readonly sources: NonNullable<CaseRule<RequirementLevel>["sources"]>;
};

const slugs: Record<Payer, PageSlug> = {
  visitor: "visitor-visa-visitor-proof-of-funds",
  visitorSpouse: "visitor-visa-spouse-proof-of-funds",
  host: "visitor-visa-host-proof-of-funds",
};

const levels: Record<Payer, Level> = {
  visitor: {
    cases: [
      [
        any(hostPays, organizationPays),
        "Recommended",
        {
          en: "the visitor’s own money still helps",
          fr: "l’argent de la personne qui visite aide quand même",
          to: { visitor: { en: "your own money still helps", fr: "votre argent aide quand même" } },
        },
      ],
      [
        any(visitorPays, familyAbroadPays),
        "Required",
        {
          en: "IRCC checks that there is enough money for the visit",
          fr: "IRCC vérifie qu’il y a assez d’argent pour la visite",
        },
      ],
    ],
    otherwise: helpsYourCase({
      en: "IRCC looks at the visitor’s own means",
      fr: "IRCC regarde les moyens de la personne qui visite",
      to: { visitor: { en: "IRCC looks at your own means", fr: "IRCC examine vos propres moyens" } },
    }),
    sources: [checklist5484, specified("document 3 section 9.2")],
  },
  visitorSpouse: {
    cases: [
      [
        visitorPays,
        "Recommended",
        { en: "the money of both is looked at together", fr: "on regarde ensemble l’argent des deux" },
      ],
    ],
    otherwise: countsIfItFits,
    sources: [checklist5484],
  },
  host: {
    cases: [
      [
        all(isSuperVisa, familyHosts),
        "Required",
        {
          en: "the host promises to support the visitor",
          fr: "l’hôte promet de soutenir la personne qui visite",
          to: {
            host: { en: "you promise to support the visitor", fr: "vous promettez de soutenir la personne qui visite" },
            visitor: { en: "the host promises to support you", fr: "l’hôte promet de vous soutenir" },
          },
        },
      ],
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
    rights: closedToOutsiders,
    name: text.funds,
    tags: ["Banking"],
    appliesTo: ["VisitorVisa"],
    slots: [
      parsedDocument(owner, {
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
        instructions: {
          en: "Upload the bank’s statements of the last {months} months, every page, for each account that pays for the visit. The bank, the holder’s name, the account number, all transactions and the balance must be readable. A screenshot of a bank’s app is not enough. Explain large deposits in the financial explanation.",
          fr: "Téléversez les relevés bancaires des {months} derniers mois, toutes les pages, pour chaque compte qui paie la visite. On doit pouvoir lire la banque, le nom de la personne titulaire, le numéro de compte, toutes les opérations et le solde. Une capture d’écran d’une application bancaire ne suffit pas. Expliquez les dépôts importants dans l’explication financière.",
        },
        instructionValues: monthsToShow,
        maxFiles: 30,
        ...(owner === "visitor" ? { splitScreen: true } : {}),
      }),
    ],
  });

const payersDocuments: VaultPage = suppliedPage("main", {
  slug: "visitor-visa-sponsor-documents",
  rights: closedToOutsiders,
  name: text.payersDocuments,
  tags: ["Banking"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptDocument("main", {
      id: "visitorVisaSponsorDocuments",
      name: text.payersDocuments,
      level: {
        cases: [
          [
            any(organizationPays, familyAbroadPays),
            "Required",
            {
              en: "IRCC checks that the promised money is there",
              fr: "IRCC vérifie que l’argent promis est là",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not say that family outside Canada or an organization pays",
            fr: "vos réponses n’indiquent pas que la famille hors du Canada ou un organisme paie",
          },
          "NotApplicable",
        ],
        sources: [checklist5484],
      },
      instructions: {
        en: "Upload a signed letter from the person or organization that pays: for whom, for what, how much and for how long. Add proof that the money is there, such as bank statements, and for an organization its letterhead and contact details.",
        fr: "Téléversez une lettre signée de la personne ou de l’organisme qui paie : pour qui, pour quoi, combien et pendant combien de temps. Ajoutez la preuve que l’argent est là, comme des relevés bancaires et, pour un organisme, son en-tête et ses coordonnées.",
      },
      maxFiles: 10,
    }),
  ],
});

const payers: readonly Payer[] = ["visitor", "visitorSpouse", "host"];

export const visitFundsPages: readonly VaultPage[] = [...payers.map(proofOfFunds), payersDocuments];
