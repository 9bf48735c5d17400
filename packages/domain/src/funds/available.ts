import type { FundAccount } from "./fundAccount.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import {
  isExpressEntry,
  isStudyApplication,
  isVisitorVisa,
  renewsVisaInCanada,
  typeIsOneOf,
} from "../conditions/application/application.ts";
import { familyAppliesAlone } from "../conditions/application/household.ts";
import { scholarshipPays } from "../conditions/money/money.ts";
import { any } from "../kernel/condition.ts";
import { decisionFrom } from "../kernel/decision.ts";
import { type Cad, cents, dollars, inDollars, sum } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { accountsOf, takenOutOf, type FundPage, type TakenOut } from "./accounts.ts";
import { inCad } from "../conditions/money/currency.ts";
import { byDay, documentAmount, documentCurrency, documentDay } from "../conditions/money/documentValue.ts";
import { accountsOfOthers } from "./accountsOfOthers.ts";
import { fundPagesOfVisit, visitPayerEstimate } from "./fundPagesOfVisit.ts";
import { notConcerned } from "./required.ts";
import { secondSupporterPage, supporterEstimates, supporterPage } from "./supporters.ts";
import { firstYearTuition } from "./tuition.ts";
import { whyOf, type Why } from "../kernel/why.ts";

/** The money that documents show, or that the person estimates while none does. */

export type AvailableFunds = {
  readonly amount: number | null;
  readonly accounts: readonly FundAccount[];
  /** Accounts that a person took out of the count. */
  readonly takenOut: readonly TakenOut[];
  readonly why: Why;
};

const ownPages: readonly FundPage[] = [
  { page: "proof-of-funds", title: { en: "Bank account", fr: "Compte bancaire" } },
  {
    page: "guaranteed-investment-certificate",
    title: { en: "Guaranteed investment certificate (GIC)", fr: "Certificat de placement garanti (CPG)" },
  },
  { page: "loan-approval-letter", title: { en: "Loan for the studies", fr: "Prêt pour les études" } },
];
const spousePage: FundPage = {
  page: "spouse-proof-of-funds",
  title: { en: "Bank account of your spouse or partner", fr: "Compte bancaire de votre conjoint ou partenaire" },
};

const text = {
  documents: {
    en: "each account counts once, by its latest document",
    fr: "chaque compte est compté une fois, selon son document le plus récent",
  },
  notAll: {
    en: "it is at least this much: some documents are not counted, and each says why",
    fr: "c’est au moins ce montant : certains documents ne sont pas comptés, et chacun dit pourquoi",
  },
  none: {
    en: "no amount is known: none of the documents can be counted",
    fr: "aucun montant n’est connu : aucun des documents ne peut être compté",
  },
  noRate: {
    en: "for one currency and day no exchange rate is loaded; ask your legal team to load it, or show a letter of the bank with the balance in Canadian dollars",
    fr: "pour une devise et un jour, aucun taux de change n’est chargé; demandez à votre équipe juridique de le charger, ou montrez une lettre de la banque avec le solde en dollars canadiens",
  },
  noCurrency: {
    en: "for one document nobody knows the currency; enter it beside the document, and its amount counts",
    fr: "pour un document, personne ne connaît la devise; entrez-la à côté du document, et son montant comptera",
  },
  estimate: {
    en: "no document shows an amount yet, so your own estimate is used instead",
    fr: "aucun document n’indique encore de montant, donc votre propre estimation est utilisée",
  },
  ofPayer: {
    en: "what the person who supports you can show is counted as you answered it, until a document shows it",
    fr: "ce que peut montrer la personne qui vous aide est compté selon votre réponse, jusqu’à ce qu’un document le montre",
  },
  ofVisitPayer: {
    en: "what the person who pays for the visit can show is counted as it was answered, until a document shows it",
    fr: "ce que peut montrer la personne ou l’organisme qui paie la visite est compté selon la réponse, jusqu’à ce qu’un document le montre",
  },
  takenOut: {
    en: "the accounts that documents show were taken out of the count, and no estimate takes their place",
    fr: "les comptes que montrent les documents ont été retirés du calcul, et aucune estimation ne les remplace",
  },
  nothing: {
    en: "no document shows money yet, and you have given no estimate",
    fr: "aucun document n’indique encore de fonds, et vous n’avez donné aucune estimation",
  },
  scholarship: {
    en: "your scholarship of one year is counted as you answered it",
    fr: "votre bourse d’une année est comptée selon votre réponse",
  },
  scholarshipForTuition: {
    en: "your scholarship covers the tuition, so only what goes beyond it is counted",
    fr: "votre bourse couvre les droits de scolarité, donc seul l’excédent est compté",
  },
} satisfies Record<string, Text>;

const titles = {
  estimate: { en: "Your own estimate, not shown by a document", fr: "Votre propre estimation, sans document" },
  scholarship: { en: "Scholarship of one year", fr: "Bourse d’une année" },
  scholarshipNotKnown: {
    en: "Scholarship: not counted yet, its amount is not known",
    fr: "Bourse : pas encore comptée, son montant n’est pas connu",
  },
  scholarshipNoCurrency: {
    en: "Scholarship: not counted yet, its currency is not known",
    fr: "Bourse : pas encore comptée, sa devise n’est pas connue",
  },
  scholarshipNoRate: {
    en: "Scholarship: not counted, no exchange rate of its currency is known",
    fr: "Bourse : non comptée, aucun taux de change de sa devise n’est connu",
  },
  scholarshipCovered: {
    en: "Scholarship: not counted, it covers the tuition and no more is known",
    fr: "Bourse : non comptée, elle couvre les droits de scolarité et rien de plus n’est connu",
  },
} satisfies Record<string, Text>;

/** Beside students and their families: who shows money of their own. */
const showsOwnFunds = typeIsOneOf(
  "showsOwnFunds",
  { en: "you show money of your own", fr: "vous montrez vos propres fonds" },
  ["Iec"],
);

export function availableFunds(the: CaseReader): AvailableFunds {
  const reader = the.fresh();
  const isForStudies = isStudyApplication.evaluate(reader).holds;
  if (
    !isForStudies &&
    !any(familyAppliesAlone, renewsVisaInCanada, isVisitorVisa, isExpressEntry, showsOwnFunds).evaluate(reader).holds
  )
    return { amount: null, accounts: [], takenOut: [], why: notConcerned(the, "available") };
  const [documents, pages] = [reader.everyDocument(), fundPagesThatCount(reader)];
  const shown = [
    ...accountsOf(documents, pages, (amount, currency, day) => inCad(reader, amount, currency, day)),
    ...accountsOfOthers(reader, pages),
  ].map(({ amount, ...account }) => inDollarsOrNull(account, amount));
  const takenOut = takenOutOf(documents, pages);
  const showsMoney = shown.some(({ amount }) => amount !== null);
  // Who takes every account out says that this money does not count; an estimate would bring it back.
  const estimate = showsMoney || takenOut.length > 0 ? undefined : reader.answer("userInputAvailableFunds");
  const scholarship = isForStudies ? scholarshipOf(reader) : undefined;
  const isVisit = isVisitorVisa.evaluate(reader).holds;
  const payers = isVisit
    ? visitPayerEstimate(reader, [...shown, ...takenOut], documents)
    : supporterEstimates(reader, pages, [...shown, ...takenOut], documents);
  const accounts: readonly FundAccount[] = [
    ...shown,
    ...(estimate === undefined ? [] : [{ id: "estimate", title: titles.estimate, amount: estimate }]),
    ...payers,
    ...(scholarship ? [scholarship.account] : []),
  ];
  const known = accounts.flatMap(({ amount }) => (amount === null ? [] : [dollars(amount)]));
  const because = [
    ...(shown.length > 0 ? [text.documents] : []),
    ...(estimate === undefined ? [] : [text.estimate]),
    ...(payers.length > 0 ? [isVisit ? text.ofVisitPayer : text.ofPayer] : []),
    ...(scholarship ? scholarship.because : []),
    ...(known.length > 0 && known.length < accounts.length ? [text.notAll] : []),
    ...(accounts.some((one) => one.lacksCurrency) ? [text.noCurrency] : []),
    ...(shown.some(({ lacksRate }) => lacksRate) ? [text.noRate] : []),
    ...(!showsMoney && takenOut.length > 0 ? [text.takenOut] : []),
    ...(known.length === 0 && takenOut.length === 0 ? [accounts.length > 0 ? text.none : text.nothing] : []),
  ];
  if (accounts.length === 0) reader.documents(pages[0]?.page ?? "proof-of-funds");
  // Where nothing is known there is no amount, not zero. Zero it is where every account was taken out.
  const amount = known.length === 0 && !(accounts.length === 0 && takenOut.length > 0) ? null : inDollars(sum(known));
  const decidedBy = `funds.available.${decidedOn(shown.length > 0, estimate !== undefined, accounts.length > 0)}`;
  const why = whyOf(decisionFrom(reader, { value: amount, because, decidedBy }));
  return { amount, accounts, takenOut, why };
}

function decidedOn(hasDocuments: boolean, hasEstimate: boolean, hasAny: boolean): string {
  if (hasEstimate) return "estimate";
  if (hasDocuments) return "documents";
  return hasAny ? "scholarship" : "nothing";
}

const inDollarsOrNull = (account: Omit<FundAccount, "amount">, amount: Cad | undefined): FundAccount => ({
  ...account,
  amount: amount === undefined ? null : inDollars(amount),
});

/** Documents of people who no longer concern the case stay in the vault and are not counted. */
export function fundPagesThatCount(reader: CaseReader): readonly FundPage[] {
  if (isVisitorVisa.evaluate(reader).holds) return fundPagesOfVisit(reader);
  const status = reader.answer("maritalStatus");
  const mayHaveSpouse = status === undefined || status === "married" || status === "commonLaw";
  // Settlement funds are one’s own: neither borrowed nor of somebody who supports (docs/facts/express-entry.md section 11).
  if (isExpressEntry.evaluate(reader.fresh()).holds)
    return [...ownPages.filter(({ page }) => page !== "loan-approval-letter"), ...(mayHaveSpouse ? [spousePage] : [])];
  const maySupport = reader.answer("financialSupport") !== "notSupported";
  const maySupportToo = maySupport && reader.answer("hasSecondFinancialSupporter") !== false;
  return [
    ...ownPages,
    ...(mayHaveSpouse ? [spousePage] : []),
    ...(maySupport ? [supporterPage] : []),
    ...(maySupportToo ? [secondSupporterPage] : []),
  ];
}

/** What a letter gives, in Canadian dollars by the rate of its day. */
function shownBy(reader: CaseReader, letter: UploadedDocument): Cad | undefined {
  const amount = documentAmount(letter, "scholarshipAmount");
  return amount === undefined ? undefined : inCad(reader, amount, documentCurrency(letter), documentDay(letter));
}

/** A scholarship that pays money is money for the studies; what already covers the tuition is not counted twice. */
function scholarshipOf(
  reader: CaseReader,
): { readonly account: FundAccount; readonly because: readonly Text[] } | undefined {
  if (!scholarshipPays.evaluate(reader).holds) return undefined;
  const answered = reader.answer("scholarshipAmount");
  const letter = reader
    .documents("scholarship-letter")
    .toSorted(byDay)
    .findLast((one) => documentAmount(one, "scholarshipAmount") !== undefined);
  const amount = answered === undefined ? letter && shownBy(reader, letter) : dollars(answered);
  const account = (title: Text, value: Cad | undefined): FundAccount => ({
    id: "scholarship",
    title,
    amount: value === undefined ? null : inDollars(value),
  });
  if (amount === undefined && letter && answered === undefined)
    return documentCurrency(letter) === undefined
      ? { account: { ...account(titles.scholarshipNoCurrency, undefined), lacksCurrency: true }, because: [] }
      : { account: account(titles.scholarshipNoRate, undefined), because: [text.noRate] };
  if (amount === undefined) return { account: account(titles.scholarshipNotKnown, undefined), because: [] };
  if (reader.answer("tuitionPayment") !== "scholarship")
    return { account: account(titles.scholarship, amount), because: [text.scholarship] };
  const tuition = firstYearTuition(reader);
  if (tuition === undefined)
    return { account: account(titles.scholarshipCovered, undefined), because: [text.scholarshipForTuition] };
  return {
    account: account(titles.scholarship, cents(Math.max(0, amount - tuition))),
    because: [text.scholarshipForTuition],
  };
}
