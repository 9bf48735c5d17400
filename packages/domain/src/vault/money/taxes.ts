import type { CaseReader } from "../../caseFile/reader.ts";
import { isStudyApplication, isVisitorVisa } from "../../conditions/application/application.ts";
import { familyHosts, hostPays, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import { cents } from "../../kernel/money.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { HouseholdAmounts } from "../../tables/money/householdAmounts.ts";
import { hostIncomeTaxYears, hostMinimumIncome } from "../../tables/visit/superVisa.ts";
import { grouped } from "../grouped.ts";
import { countsIfItFits, alwaysRequired } from "../levels.ts";
import type { Slot, VaultPage } from "../page.ts";
import type { PageOwner } from "../person.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { visaOfficeLists } from "../studies/studySources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";
import { taxesText as text } from "./taxes.text.ts";

/** Taxes of the applicant, and of the host of a visitor. */

const aTaxPaper = {
  documentTypes: ["TaxDocument"],
  potentialWarnings: [...ofReadFields, "fileDate"],
  fieldsToRead: ["applicantFullName", "issueDate"],
  maxFiles: 4,
} as const;

const taxReturn: VaultPage = suppliedPage("main", {
  slug: "income-tax-return",
  name: text.taxReturn,
  tags: ["Taxes"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "SpeFamily",
    "PgwpFamily",
    "VisitorVisa",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Dli",
  ],
  slots: [
    readPaper("main", {
      ...aTaxPaper,
      id: "incomeTaxReturn",
      name: text.taxReturn,
      level: {
        cases: [[any(isStudyApplication, isVisitorVisa), "Recommended", text.showsTies]],
        otherwise: countsIfItFits,
        sources: [visaOfficeLists],
      },
      instructions: text.taxReturnInstructions,
    }),
  ],
});

const amountFor = ({ forPersons, eachMore }: HouseholdAmounts, persons: number): string =>
  grouped(
    cents(
      (forPersons[Math.min(persons, forPersons.length) - 1] ?? 0) + Math.max(0, persons - forPersons.length) * eachMore,
    ),
  );

/** What the host’s family has to earn, by the last table that was read; `—` for a size that is not answered. */
function minimumToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const [years, table, others] = [
    the.row(hostIncomeTaxYears),
    the.row(hostMinimumIncome),
    the.answer("vvNumberOfFamilyMembers"),
  ];
  // The answer leaves the host out (document 3 section 9.3).
  const persons = others === undefined ? undefined : others + 1;
  const incomeOf = (count: number | undefined) =>
    table.found && count !== undefined ? amountFor(table.row.value, count) : "—";
  return {
    years: years.found ? years.row.value : "—",
    tableYear: table.found ? table.row.from.slice(0, 4) : "—",
    two: incomeOf(2),
    three: incomeOf(3),
    four: incomeOf(4),
    five: incomeOf(5),
    persons: persons ?? "—",
    income: incomeOf(persons),
  };
}

type Host = Extract<PageOwner, "host" | "hostSpouse">;
const sources = [specified("document 2 section 4")];

/** The pages of the partner are only there when the partner co-signs. */
const levels = {
  host: {
    cases: [
      [all(isSuperVisa, familyHosts), "Required", text.hostMustEarn],
      [hostPays, "Recommended", text.hostCanPay],
    ],
    otherwise: [text.hostIncomeNotAsked, "NotApplicable"],
    sources,
  },
  hostSpouse: { otherwise: alwaysRequired(text.incomesAdded), sources },
} as const;

type Kind = {
  readonly slugs: Record<Host, string>;
  readonly name: Noun;
  readonly id: string;
  readonly instructions: Record<Host, Text>;
  readonly subFileNames: Text;
};

const hostPaper = (owner: Host, { slugs, name, id, instructions, subFileNames }: Kind): VaultPage => {
  const slot: Slot = readPaper(owner, {
    ...aTaxPaper,
    id,
    name,
    level: levels[owner],
    instructions: instructions[owner],
    instructionValues: minimumToday,
    subFileNames,
  });
  return suppliedPage(owner, {
    slug: slugs[owner],
    name,
    tags: ["Taxes"],
    appliesTo: ["VisitorVisa"],
    info: text.superVisaInfo,
    externalLink: { address: text.superVisaAddress, text: text.superVisaPage },
    slots: [slot],
  });
};

const kinds: readonly Kind[] = [
  {
    slugs: { host: "cra-notice-of-assessment", hostSpouse: "cra-notice-of-assessment-spouse" },
    name: text.assessment,
    id: "noticeOfAssessment",
    instructions: { host: text.assessmentInstructions, hostSpouse: text.spouseAssessmentInstructions },
    subFileNames: text.assessmentFile,
  },
  {
    slugs: { host: "t4-slip", hostSpouse: "t4-slip-spouse" },
    name: text.slip,
    id: "t4Slip",
    instructions: { host: text.slipInstructions, hostSpouse: text.spouseSlipInstructions },
    subFileNames: text.slipFile,
  },
];

const hosts: readonly Host[] = ["host", "hostSpouse"];

export const taxPages: readonly VaultPage[] = [
  taxReturn,
  ...kinds.flatMap((kind) => hosts.map((owner) => hostPaper(owner, kind))),
];
