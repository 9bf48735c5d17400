import { documentAmount } from "../../conditions/money/documentValue.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { cents, dollars, inDollars, sum, writtenInFull, type Cad } from "../../kernel/money.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { isCourtCase } from "../coverage.ts";
import { finds, type MemoCondition, type MemoReader } from "../memoReader.ts";
import { openPoint } from "../openPoints.ts";
import type { Gap, ReasonDefinition, Strand } from "../reasonDefinition.ts";
import { fundsOfStudents, listOfReasons, ourMapping } from "./memoSources.ts";
import { isNotNamedInCourt, notForDecisions } from "./raisedAgainst.ts";

/** Whether there is enough money, as the plan works it out. */

export const statementPages: readonly PageSlug[] = [
  "proof-of-funds",
  "spouse-proof-of-funds",
  "visitor-visa-visitor-proof-of-funds",
  "visitor-visa-spouse-proof-of-funds",
  "financial-supporter-proof-of-funds",
  "second-financial-supporter-proof-of-funds",
  "visitor-visa-host-proof-of-funds",
];

export const money: Strand = {
  id: "money",
  shows: { en: "money", fr: "de fonds" },
  pages: [
    ...statementPages,
    "guaranteed-investment-certificate",
    "scholarship-letter",
    "loan-approval-letter",
    "visitor-visa-sponsor-documents",
    "cra-notice-of-assessment",
    "cra-notice-of-assessment-spouse",
  ],
};

const paidAlready: Strand = {
  id: "paidAlready",
  shows: { en: "what was paid already", fr: "ce qui est déjà payé" },
  pages: ["tuition-receipt", "tuition-invoice", "income-tax-return", "pay-slips", "t4-slip"],
  isOptional: true,
};

const costs: Strand = {
  id: "costs",
  shows: { en: "what the stay costs", fr: "ce que coûte le séjour" },
  pages: ["letter-of-acceptance"],
  isContext: true,
};

export const moneyFields = ["closingBalance", "periodEnd", "issueDate", "accountHolderName", "tuitionFees"] as const;

/** The funds are decided by the plan, and what it says is taken as ground. */
const funds = (the: MemoReader): MemoReader["plan"]["funds"] => {
  the.restOn(the.plan.funds.required.why);
  the.restOn(the.plan.funds.available.why);
  return the.plan.funds;
};

const requiredIs = (the: MemoReader, ending: string): boolean =>
  funds(the).required.why.decidedBy === `funds.required.${ending}`;

export const asksForNone = finds(
  "asksForNone",
  {
    en: "no money has to be shown in this application",
    fr: "aucun argent n’est à prouver dans cette demande",
  },
  (the) => !isCourtCase(the) && (requiredIs(the, "noFundsAsked") || funds(the).required.amount === 0),
);

/** Types for which no authority sets an amount, and a visit that its host pays by income. */
const hasNoAmount = (the: MemoReader): boolean =>
  ["noAmountSet", "noAmountSetAfterStudies", "noAmountSetForWork"].some((one) => requiredIs(the, one));

/** Each sum that a document shows of the available money; what was only answered is not among them. */
const sumsInDocuments = (the: MemoReader): readonly Cad[] =>
  funds(the).available.accounts.flatMap(({ amount, fileId }) =>
    amount === null || fileId === undefined ? [] : [dollars(amount)],
  );

const shownByDocuments = (the: MemoReader): number => inDollars(sum(sumsInDocuments(the)));

const amountsOf = (the: MemoReader): Readonly<Record<string, Text>> => ({
  shown: writtenInFull(dollars(shownByDocuments(the))),
  available: writtenInFull(dollars(funds(the).available.amount ?? 0)),
  required: writtenInFull(dollars(funds(the).required.amount ?? 0)),
  missing: writtenInFull(cents(dollars(funds(the).required.amount ?? 0) - dollars(shownByDocuments(the)))),
});

const short = (when: MemoCondition, words: Text, pages: readonly PageSlug[] = money.pages): Gap => ({
  when,
  open: (the) => [openPoint(the, { kind: "short", text: fill(words, amountsOf(the)), pages: pages })],
});

const documentsFallShort = finds(
  "documentsFallShort",
  {
    en: "the documents show less money than this case has to show",
    fr: "les documents montrent moins d’argent que ce que ce dossier doit prouver",
  },
  (the) => {
    const { amount } = funds(the).required;
    return amount !== null && sumsInDocuments(the).length > 0 && dollars(shownByDocuments(the)) < dollars(amount);
  },
);

const nothingCountsYet = finds(
  "nothingCountsYet",
  {
    en: "documents that show money are on file, and no sum in them counts yet",
    fr: "des documents qui montrent des fonds sont au dossier, et aucune somme n’y est encore comptée",
  },
  (the) =>
    funds(the).required.amount !== null && the.filesOn(money.pages).length > 0 && sumsInDocuments(the).length === 0,
);

const nothingCountsYetGap = short(nothingCountsYet, {
  en: "Documents that show money are on file, and no sum in them counts yet: {required} must be shown.",
  fr: "Des documents qui montrent des fonds sont au dossier, et aucune somme n’y est encore comptée\u00A0: il faut prouver {required}.",
});

const documentsFallShortGap = short(documentsFallShort, {
  en: "Documents show {shown}, and the plan counts {required}: {missing} is missing.",
  fr: "Les documents montrent {shown}, et le plan compte {required}\u00A0: il manque {missing}.",
});

const costsAreNotKnown = finds(
  "costsAreNotKnown",
  {
    en: "what has to be shown is not known in full",
    fr: "ce qui est à prouver n’est pas connu en entier",
  },
  (the) => {
    const { required } = funds(the);
    // The price of a ticket is set by nobody, and holds nothing back.
    return (
      !isCourtCase(the) &&
      !hasNoAmount(the) &&
      the.plan.funds.hostIncome.amount === null &&
      (required.amount === null || required.lines.some(({ id, amount }) => id !== "travel" && amount === null))
    );
  },
);

const costsAreNotKnownGap = short(
  costsAreNotKnown,
  {
    en: "A part of what has to be shown is not known yet: the plan says which.",
    fr: "Une partie de ce qui est à prouver n’est pas encore connue\u00A0: le plan indique laquelle.",
  },
  [
    "letter-of-acceptance",
    "tuition-invoice",
    "tuition-receipt",
    "proof-of-funds",
    "visitor-visa-visitor-proof-of-funds",
  ],
);

const amountOfThatDay = finds(
  "amountOfThatDay",
  {
    en: "in court the amount of the day of the decision counts, and it is not worked out here",
    fr: "devant le tribunal, c’est le montant au jour de la décision qui compte, et il n’est pas calculé ici",
  },
  isCourtCase,
);

const amountOfThatDayGap = short(amountOfThatDay, {
  en: "The amount that had to be shown on the day of the decision is not worked out here: compare it with the certified tribunal record.",
  fr: "Le montant à prouver au jour de la décision n’est pas calculé ici\u00A0: comparez-le avec le dossier certifié du tribunal.",
});

const nothingWasRead = finds(
  "nothingWasRead",
  {
    en: "no authority sets an amount, and no amount was read in the documents",
    fr: "aucune autorité ne fixe de montant, et aucun montant n’a été lu dans les documents",
  },
  (the) =>
    hasNoAmount(the) &&
    the.filesOn(money.pages).length > 0 &&
    !the.filesOn(money.pages).some((file) => documentAmount(file, "closingBalance") !== undefined),
);

const nothingWasReadGap = short(nothingWasRead, {
  en: "No amount was read in the documents that show money.",
  fr: "Aucun montant n’a été lu dans les documents qui montrent des fonds.",
});

const superVisaFits: readonly unknown[] = ["Eligible", "InsuranceMissing", "InsuranceTooShort"];

const hostIncomeIsOpen = finds(
  "hostIncomeIsOpen",
  {
    en: "the income of the host does not reach the amount of a super visa, or is not known",
    fr: "le revenu de l’hôte n’atteint pas le montant du super visa, ou n’est pas connu",
  },
  (the) => {
    const { superVisa } = the.plan.eligibility;
    if (the.plan.funds.hostIncome.amount === null) return false;
    the.restOn(superVisa.why);
    return !superVisaFits.includes(superVisa.value);
  },
);

const hostIncomeIsOpenGap = short(
  hostIncomeIsOpen,
  {
    en: "The host’s income does not reach the amount of a super visa, or is not known yet.",
    fr: "Le revenu de l’hôte n’atteint pas le montant du super visa, ou n’est pas encore connu.",
  },
  ["cra-notice-of-assessment", "t4-slip", "visitor-visa-host-pay-slips", "visitor-visa-host-employment-letter"],
);

export const insufficientFunds: ReasonDefinition = {
  id: "insufficientFunds",
  notRaised: [...notForDecisions, asksForNone, isNotNamedInCourt("insufficientFunds")],
  strands: [money, paidAlready, costs],
  gaps: [
    amountOfThatDayGap,
    costsAreNotKnownGap,
    documentsFallShortGap,
    nothingCountsYetGap,
    nothingWasReadGap,
    hostIncomeIsOpenGap,
  ],
  warnings: ["insufficientFunds", "fundsUnusuallyLarge", "tuitionUnusuallyLarge", "scholarshipUnusuallyLarge"],
  fields: moneyFields,
  whole: {
    en: "the money that documents show reaches what has to be shown, and no warning about it is open",
    fr: "les fonds que montrent les documents atteignent ce qui est à prouver, et aucun avertissement à leur sujet n’est ouvert",
  },
  sources: [listOfReasons, fundsOfStudents, ourMapping],
};
