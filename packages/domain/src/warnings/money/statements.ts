import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { accountNumber, filesOfAccount, liesAmongStatements } from "../../conditions/money/accountFiles.ts";
import { documentAmount, documentText, statementDay } from "../../conditions/money/documentValue.ts";
import { daysCovered, periodOf, periodsOf, type Period } from "../../conditions/money/statements.ts";
import { addDays, daysBetween, isIsoDate } from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { bankStatementMonths, statementDays } from "../../tables/money/moneyDocuments.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/**
 * Statements of one account over time: whether they reach today, whether they cover the months asked for, and whether days are
 * missing between them. Each is said once, at the file it concerns. An account that the person took out of the count is not
 * measured, nor is one of which a statement has no period in force: then nobody knows what it covers.
 */

const text = {
  old: {
    en: "the newest statement of this account ends more than {days} days ago",
    fr: "le relevé le plus récent de ce compte a pris fin il y a plus de {days} jours",
  },
  short: {
    en: "the statements of this account cover fewer than the {months} months that IRCC asks for",
    fr: "les relevés de ce compte couvrent moins que les {months} mois demandés par IRCC",
  },
  daysMissing: {
    en: "days are missing between the end of the statement before and the beginning of this one",
    fr: "des jours manquent entre la fin du relevé précédent et le début de celui-ci",
  },
  otherBalance: {
    en: "this statement does not begin with the balance with which the one before ended",
    fr: "ce relevé ne commence pas par le solde auquel le précédent s’est terminé",
  },
  noStatement: {
    en: "a letter or certificate shows this balance, and no statement covers its day",
    fr: "une lettre ou un certificat montre ce solde, et aucun relevé n’en couvre le jour",
  },
} satisfies Record<string, Text>;

/** Statements list what moved in a period; a letter or a certificate names the balance of one day. */
const isStatement = (file: UploadedDocument): boolean =>
  liesAmongStatements(file) &&
  (file.documentType === "BankStatements" ||
    (file.documentType !== "FixedDeposit" &&
      (documentText(file, "periodStart") !== undefined ||
        // The reader of certificates gives the day of the balance as the end of a period that has no beginning.
        (file.documentType !== "AccountStatement" && documentText(file, "periodEnd") !== undefined))));

const counts = ({ excludeFromAvailableFund }: UploadedDocument): boolean => excludeFromAvailableFund !== true;

const accountOf = (the: CaseReader): readonly UploadedDocument[] => filesOfAccount(the, the.document()).filter(counts);

/** Of a file that nobody recognised, nobody knows that it is no statement. */
const mayBeStatement = (file: UploadedDocument): boolean =>
  isStatement(file) || file.documentType === undefined || file.documentType === null;

/** Whether the period of each statement on the page is known; else one of them may be what seems to be missing. */
const isWholeAccount = (the: CaseReader, account: readonly UploadedDocument[]): boolean =>
  [...the.documentsBeside(the.document()), ...account].every(
    (file) => !counts(file) || !mayBeStatement(file) || periodOf(file) !== undefined,
  );

const isLastOf = (the: CaseReader, periods: readonly Period[]): boolean =>
  lastOf(periods)?.file.fileId === the.document().fileId;

const lastOf = (periods: readonly Period[]): Period | undefined =>
  periods.reduce<Period | undefined>((last, one) => (last !== undefined && last.to >= one.to ? last : one), undefined);

/** Of an account with statements the end of the last; of a letter or certificate its own day. */
function isOld(the: CaseReader): Outcome {
  const limits = the.row(statementDays);
  const account = accountOf(the);
  const days = account.flatMap((file) => statementDay(file) ?? []).filter(isIsoDate);
  const own = statementDay(the.document());
  const newest = days.toSorted().at(-1);
  if (!limits.found || newest === undefined || own !== newest || days.length < account.length) return notRaised;
  if (account.findLast((file) => statementDay(file) === newest)?.fileId !== the.document().fileId) return notRaised;
  const { newest: most } = limits.row.value;
  return daysBetween(newest, the.today()) > most
    ? { holds: true, because: [fill(text.old, { days: most })] }
    : notRaised;
}

function isShort(the: CaseReader): Outcome {
  const [limits, months] = [the.row(statementDays), the.row(bankStatementMonths)];
  const account = accountOf(the);
  const periods = periodsOf(account.filter(isStatement));
  const last = lastOf(periods);
  if (!limits.found || !months.found || !last || !isLastOf(the, periods)) return notRaised;
  if (!isWholeAccount(the, account)) return notRaised;
  const { month, missing } = limits.row.value;
  const needed = months.row.value * month - missing;
  // Months are counted back from the end of the last statement: that it ended long ago is said by itself.
  const first = addDays(last.to, 1 - (months.row.value * month + missing));
  return daysCovered(periods, first, last.to) < needed
    ? { holds: true, because: [fill(text.short, { months: months.row.value })] }
    : notRaised;
}

function hasGap(the: CaseReader): Outcome {
  const account = accountOf(the);
  const periods = periodsOf(account.filter(isStatement));
  const opening = documentAmount(the.document(), "openingBalance");
  const at = periods.findIndex(({ file }) => file.fileId === the.document().fileId);
  const own = periods[at];
  const before = lastOf(periods.slice(0, Math.max(at, 0)));
  if (!own || !before || !isWholeAccount(the, account)) return notRaised;
  const days = daysBetween(before.to, own.from);
  if (days > 1) return { holds: true, because: [text.daysMissing] };
  const closing = documentAmount(before.file, "closingBalance");
  const follows = days === 1 || days === 0;
  return follows && closing !== undefined && opening !== undefined && Math.abs(closing - opening) > 1
    ? { holds: true, because: [text.otherBalance] }
    : notRaised;
}

/** A balance that only a letter or a certificate shows. Without a number nobody knows whether a statement is of its account. */
function hasNoStatement(the: CaseReader): Outcome {
  const document = the.document();
  const day = statementDay(document);
  if (!counts(document) || document.documentType !== "AccountStatement" || isStatement(document)) return notRaised;
  if (day === undefined || documentAmount(document, "closingBalance") === undefined) return notRaised;
  const files = accountNumber(document) === undefined ? the.documentsBeside(document) : accountOf(the);
  if (files.some((file) => isStatement(file) && periodOf(file) === undefined)) return notRaised;
  if (accountNumber(document) === undefined && files.some(isStatement)) return notRaised;
  const month = day.slice(0, 7);
  const isCovered = files.some((file) => {
    const period = isStatement(file) ? periodOf(file) : undefined;
    return period !== undefined && period.from.slice(0, 7) <= month && month <= period.to.slice(0, 7);
  });
  return isCovered ? notRaised : { holds: true, because: [text.noStatement] };
}

export const statementWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "recentStatementRequired",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["closingBalance", "periodEnd"],
    raisedWhen: isOld,
    name: { en: "Recent Statement Required", fr: "Relevé récent exigé" },
    message: {
      en: "The latest statement is older than one month.",
      fr: "Le relevé le plus récent date de plus d’un mois.",
    },
    fix: {
      en: "Upload a statement that ends within the last month, or take this account out of your funds.",
      fr: "Téléversez un relevé qui prend fin dans le dernier mois, ou retirez ce compte de vos fonds.",
    },
  }),
  documentWarning({
    id: "incompleteBankStatementsDuration",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["periodStart", "periodEnd"],
    ofField: "periodEnd",
    raisedWhen: isShort,
    name: { en: "Incomplete Bank Statements Duration", fr: "Relevés bancaires sur une période trop courte" },
    message: {
      en: "These statements cover fewer months than asked for.",
      fr: "Ces relevés couvrent moins de mois que demandé.",
    },
    fix: { en: "Add the missing months.", fr: "Ajoutez les mois qui manquent." },
  }),
  documentWarning({
    id: "gapInStatements",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["periodStart", "periodEnd", "openingBalance", "closingBalance"],
    ofField: "periodStart",
    raisedWhen: hasGap,
    name: { en: "Gap in Statements", fr: "Période manquante entre les relevés" },
    message: { en: "Days are missing between your statements.", fr: "Des jours manquent entre vos relevés." },
    fix: { en: "Upload the missing statement.", fr: "Téléversez le relevé qui manque." },
  }),
  documentWarning({
    id: "missingAccountStatements",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["accountHolderName", "accountNumber", "closingBalance"],
    ofField: "closingBalance",
    raisedWhen: hasNoStatement,
    name: { en: "Missing Account Statements", fr: "Relevés de compte manquants" },
    message: { en: "Statements for this account are missing.", fr: "Les relevés de ce compte sont manquants." },
    fix: {
      en: "Upload the statements of this account for the months asked for.",
      fr: "Téléversez les relevés de ce compte pour les mois demandés.",
    },
  }),
];
