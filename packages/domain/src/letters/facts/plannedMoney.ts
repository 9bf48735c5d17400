import type { FundAccount } from "../../funds/fundAccount.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { accountEnding } from "../../conditions/money/accountFiles.ts";
import { accountId, documentsByAccount } from "../../conditions/money/accountsOfFile.ts";
import { documentAmount, documentCurrency, documentDay } from "../../conditions/money/documentValue.ts";
import { rateInForce } from "../../conditions/money/currency.ts";
import { availableFunds } from "../../funds/available.ts";
import { fundsOf, shortfallOf } from "../../funds/funds.ts";
import type { FundLine } from "../../funds/required.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { dollars, inDollars, sum, writtenIn } from "../../kernel/money.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { writtenDay } from "../../kernel/written.ts";
import { decimalsOf } from "../../lists/money/currencies.ts";
import { when, type Fact } from "../prose/fact.ts";
import { asText, ofPerson } from "../prose/naming.ts";
import { sentence, type Gap, type LetterLine } from "../prose/sentence.ts";
import { amountInLetter, asksForLine, isEnteredByHand } from "./livingEntered.ts";
import { amountWritten, supporterName, secondSupporterName, writtenRate } from "./money.ts";

/** The money of the plan, line by line: what has to be shown, and what documents show. Figures are never made here. */

const plan = (the: FormReader) => {
  const funds = the.case.ofCase(fundsOf);
  the.case.trace.noteAll(funds.required.why.restsOn, funds.required.why.missing);
  return funds;
};
const accountsOf = (the: FormReader): readonly FundAccount[] => the.case.ofCase(availableFunds).accounts;

const planned = (the: FormReader): readonly FundLine[] => plan(the).required.lines.filter(({ id }) => id !== "travel");

/** The question that would tell an amount. */
const askedFirst = ({ id, why }: FundLine): FactRef =>
  id === "tuition"
    ? "answers.firstYearTuition"
    : (why.missing.find((fact) => fact.startsWith("answers.")) ?? "answers.province");

/** “Living costs of the first year: $22,895”, each a line of its own. */
export const costLines = (the: FormReader): readonly LetterLine[] =>
  planned(the).map((line) =>
    sentence(
      { en: "{title}: {amount}", fr: "{title}\u00A0: {amount}" },
      {
        title: () => line.title,
        amount: (reader) => {
          reader.case.trace.noteAll(line.why.restsOn, line.why.missing);
          const amount = amountInLetter(reader, line);
          return amount === undefined ? undefined : amountWritten(dollars(amount));
        },
      },
      {
        startsParagraph: true,
        gap: asksForLine(line, askedFirst(line)),
      },
    ),
  );

/** Nothing while one of the lines is open. */
const need = (the: FormReader): number | undefined => {
  const lines = planned(the);
  const amounts = lines.flatMap((line) => amountInLetter(the, line) ?? []);
  if (amounts.length < lines.length || lines.length === 0) return undefined;
  return lines.some(isEnteredByHand) ? inDollars(sum(amounts.map(dollars))) : (plan(the).required.amount ?? undefined);
};
/** Where the whole is open: what the first open line asks for. */
export const openCost = (the: FormReader): Gap => {
  const open = planned(the).find((line) => amountInLetter(the, line) === undefined);
  return open === undefined
    ? {
        asks: {
          en: "What the first year costs: tuition and living costs",
          fr: "Ce que coûte la première année\u00A0: droits de scolarité et frais de subsistance",
        },
        fact: "answers.firstYearTuition",
      }
    : asksForLine(open, askedFirst(open));
};
export const totalNeeded: Fact = (the) => {
  const amount = need(the);
  return amount === undefined ? undefined : amountWritten(dollars(amount));
};

const names: Partial<Readonly<Record<PageSlug, Text>>> = {
  "proof-of-funds": { en: "My bank account", fr: "Mon compte bancaire" },
  "guaranteed-investment-certificate": {
    en: "My guaranteed investment certificate (GIC)",
    fr: "Mon certificat de placement garanti (CPG)",
  },
  "loan-approval-letter": { en: "Loan for my studies", fr: "Prêt pour mes études" },
  "spouse-proof-of-funds": {
    en: "Bank account of my spouse or partner",
    fr: "Compte bancaire de la personne avec qui je vis en couple",
  },
};

const accountOf = (name: unknown, other: Text): Text => {
  if (typeof name !== "string") return other;
  return { en: `Bank account of ${name}`, fr: `Compte bancaire au nom ${ofPerson(name).fr}` };
};

function nameOf(the: FormReader, page: string): Text {
  if (page === "financial-supporter-proof-of-funds")
    return accountOf(supporterName(the), {
      en: "Bank account of the person who supports me",
      fr: "Compte bancaire de la personne qui me soutient",
    });
  if (page === "second-financial-supporter-proof-of-funds")
    return accountOf(secondSupporterName(the), {
      en: "Bank account of the second person who supports me",
      fr: "Compte bancaire de la deuxième personne qui me soutient",
    });
  return names[page as PageSlug] ?? { en: "Account", fr: "Compte" };
}

/** The document behind an account, by which it counts. */
const documentOf = (the: FormReader, { fileId, id }: FundAccount) =>
  the.case
    .uploaded()
    .filter((file) => file.fileId === fileId)
    .flatMap(documentsByAccount)
    .find((file) => accountId(file) === id);

/** An amount in another currency, with the rate that the plan counted with and its day. */
function converted(the: FormReader, account: FundAccount): Text | undefined {
  const file = documentOf(the, account);
  const currency = file && documentCurrency(file);
  const balance = file && documentAmount(file, "closingBalance");
  if (!file || currency === undefined || currency === "CAD" || balance === undefined) return undefined;
  const day = documentDay(file);
  const rate = isIsoDate(day) ? rateInForce(the.case, currency, day) : undefined;
  if (!rate) return undefined;
  const own = writtenIn(balance, currency, balance % 100 === 0 ? 0 : decimalsOf(currency));
  const on = isIsoDate(rate.day) ? writtenDay(rate.day) : { en: rate.day, fr: rate.day };
  const at = writtenRate(String(rate.rate));
  return {
    en: ` (${own.en} at the rate of ${at.en} for 1 ${currency} on ${on.en})`,
    fr: ` (${own.fr} au taux de ${at.fr} pour 1 ${currency} le ${on.fr})`,
  };
}

/** Money that documents show, and a scholarship; never an estimate. */
const isShown = ({ id, fileId, amount }: FundAccount): boolean =>
  amount !== null && (fileId !== undefined || id === "scholarship");
const isEstimate = ({ id, fileId, amount }: FundAccount): boolean =>
  amount !== null && fileId === undefined && id !== "scholarship";

const scholarshipName: Text = { en: "Scholarship of one year", fr: "Bourse d’une année" };

const titleOf =
  (account: FundAccount): Fact =>
  (the) => {
    if (account.fileId === undefined) {
      the.case.answer("scholarshipAmount");
      return scholarshipName;
    }
    const file = documentOf(the, account);
    if (!file) return undefined;
    the.case.trace.note(`documents.${file.documentId}`, false);
    const name = nameOf(the, file.documentId);
    const ending = accountEnding(file);
    const in_ = converted(the, account) ?? { en: "", fr: "" };
    const numbered: Text =
      ending === undefined
        ? name
        : { en: `${name.en}, number ending in ${ending}`, fr: `${name.fr}, numéro se terminant par ${ending}` };
    return { en: `${numbered.en}${in_.en}`, fr: `${numbered.fr}${in_.fr}` };
  };

export const sourceLines = (the: FormReader): readonly LetterLine[] => [
  ...accountsOf(the)
    .filter(isShown)
    .map((account) =>
      sentence(
        { en: "{title}: {amount}", fr: "{title}\u00A0: {amount}" },
        { title: titleOf(account), amount: () => amountWritten(dollars(account.amount ?? 0)) },
        { startsParagraph: true },
      ),
    ),
  ...accountsOf(the)
    .filter(isEstimate)
    .map((account) =>
      sentence(
        { en: "{shown}", fr: "{shown}" },
        { shown: () => undefined },
        { startsParagraph: true, gap: missingDocument(account) },
      ),
    ),
];

const missingDocument = ({ id }: FundAccount) => {
  const [page, of]: readonly [PageSlug, Text] =
    id === "supporterEstimate"
      ? ["financial-supporter-proof-of-funds", { en: "of who supports you", fr: "de la personne qui vous soutient" }]
      : id === "secondSupporterEstimate"
        ? [
            "second-financial-supporter-proof-of-funds",
            { en: "of the second person who supports you", fr: "de la deuxième personne qui vous soutient" },
          ]
        : ["proof-of-funds", { en: "that you estimate", fr: "que vous estimez" }];
  return {
    asks: { en: `Documents that show the money ${of.en}`, fr: `Documents qui montrent l’argent ${of.fr}` },
    fact: `documents.${page}`,
  };
};

/** Equal to that of the plan, and so not known while the plan counts an estimate. */
const shown = (the: FormReader): number | undefined => {
  const accounts = accountsOf(the);
  if (accounts.some(isEstimate) || !accounts.some(isShown)) return undefined;
  const { amount, why } = the.case.ofCase(availableFunds);
  the.case.trace.noteAll(why.restsOn, why.missing);
  return amount ?? undefined;
};
export const totalShown: Fact = (the) => {
  const amount = shown(the);
  return amount === undefined ? undefined : amountWritten(dollars(amount));
};

export const isCovered = when((the) => {
  const [asked, there] = [need(the), shown(the)];
  return asked !== undefined && there !== undefined && there >= asked;
});
/** What is missing, counted as the plan counts it. */
export const shortfall: Fact = (the) => {
  const [asked, there] = [need(the), shown(the)];
  if (asked === undefined || there === undefined) return undefined;
  const amount = shortfallOf(asked, there);
  return amount === null || amount === 0 ? undefined : amountWritten(dollars(amount));
};

/** What the statements of one page show in Canadian dollars. */
export const shownOnPage =
  (page: PageSlug): Fact =>
  (the) => {
    const found = accountsOf(the).filter(
      (account) => isShown(account) && documentOf(the, account)?.documentId === page,
    );
    the.case.trace.note(`documents.${page}`, found.length === 0);
    if (found.length === 0) return undefined;
    const total = amountWritten(sum(found.map(({ amount }) => dollars(amount ?? 0))));
    const [only] = found;
    const other = found.length === 1 && only ? converted(the, only) : undefined;
    return other ? { en: `${total.en}${other.en}`, fr: `${total.fr}${other.fr}` } : asText(total);
  };
