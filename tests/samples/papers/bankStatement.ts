import { printedDate } from "../biometricsLetter/letter.ts";
import { layoutNames, type LayoutName, type Paper, type Sample } from "./paper.ts";

/** Made-up statements of accounts at banks that do not exist. */

type Move = readonly [date: string, description: string, cents: number];
export type Account = {
  readonly holder: string;
  readonly street: readonly string[];
  readonly bank: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly openingCents: number;
  readonly moves: readonly Move[];
};

const accounts: readonly Account[] = [
  {
    holder: "Mei LIN",
    street: ["12 Sample Street, Unit 4", "Exampleville ON K1A 0B1"],
    bank: "Lakeview Example Bank",
    number: "00412-7788123",
    from: "2026-03-01",
    to: "2026-03-31",
    openingCents: 1_204_510,
    moves: [
      ["2026-03-02", "Payroll Lakeview Bakery", 98_455],
      ["2026-03-02", "Rent March", -120_000],
      ["2026-03-05", "Interac purchase 4417", -4_782],
      ["2026-03-09", "Transfer from J. Wang", 500_000],
      ["2026-03-16", "Payroll Lakeview Bakery", 98_455],
      ["2026-03-20", "Cheque 31", -14_811],
      ["2026-03-27", "Tuition University of Exampleville", -350_000],
      ["2026-03-31", "Interest", 15],
    ],
  },
  {
    holder: "João Pedro DOS SANTOS",
    street: ["77 Rue Modèle, app. 3", "Exampleville (Québec) H2X 1Y4"],
    bank: "Banque Modèle du Nord",
    number: "81500-4402917",
    from: "2025-12-01",
    to: "2026-02-28",
    openingCents: 2_560_000,
    moves: [
      ["2025-12-03", "Salaire Atelier Modèle", 210_000],
      ["2025-12-15", "Loyer", -95_000],
      ["2026-01-05", "Salaire Atelier Modèle", 210_000],
      ["2026-01-15", "Loyer", -95_000],
      ["2026-01-22", "Épicerie du Coin", -12_340],
      ["2026-02-04", "Salaire Atelier Modèle", 210_000],
      ["2026-02-13", "Virement de Marie Modèle", 1_000_000],
      ["2026-02-16", "Loyer", -95_000],
      ["2026-02-27", "Frais de scolarité", -425_050],
    ],
  },
];

const money = {
  en: (cents: number) => (cents / 100).toLocaleString("en-CA", { minimumFractionDigits: 2 }),
  fr: (cents: number) => (cents / 100).toLocaleString("fr-CA", { minimumFractionDigits: 2 }),
};
const closingOf = ({ openingCents, moves }: Account) => moves.reduce((sum, [, , cents]) => sum + cents, openingCents);
const totalOf = ({ moves }: Account, isWanted: (cents: number) => boolean) =>
  moves.reduce((sum, [, , cents]) => sum + (isWanted(cents) ? cents : 0), 0);
/** The balance behind each movement. */
const runningOf = (of: Account): readonly number[] =>
  of.moves.map((_, index) => closingOf({ ...of, moves: of.moves.slice(0, index + 1) }));
const withoutYear = (date: string, language: "en" | "fr") => {
  const long = printedDate(date, language, "long");
  return language === "en" ? long.replace(/, \d{4}$/, "").replace(/^(\w{3})\w*/, "$1") : long.replace(/ \d{4}$/, "");
};

/** Labels for everything, columns for what leaves and what comes, days without a year that stand once a day. */
const labelledEn = (of: Account): Paper => ({
  letterhead: [of.bank, "100 Bank Road, Exampleville ON K1B 2C3"],
  before: ["Dear Susan, meet our new app on June 1, 2026."],
  title: "Chequing account statement",
  paragraphs: ["Statement date: April 2, 2026. Interest rate from March 1, 2026 to June 30, 2026: 0.05 %."],
  rows: [
    ["Account holder", of.holder],
    ["Account number", of.number],
    ["Account type", "Chequing"],
    ["Statement period", `${printedDate(of.from, "en", "long")} to ${printedDate(of.to, "en", "long")}`],
    [`Opening balance on ${printedDate(of.from, "en", "long")}`, `$${money.en(of.openingCents)}`],
    ["Minimum balance", "$1,000.00"],
    [`Closing balance on ${printedDate(of.to, "en", "long")}`, `$${money.en(closingOf(of))}`],
    ["Currency", "CAD"],
  ],
  table: {
    headers: ["Date", "Description", "Withdrawals ($)", "Deposits ($)", "Balance ($)"],
    widths: [12, 38, 17, 17, 16],
    amounts: [2, 3, 4],
    rows: of.moves.map(([date, description, cents], index) => [
      of.moves[index - 1]?.[0] === date ? "" : withoutYear(date, "en"),
      description,
      cents < 0 ? money.en(-cents) : "",
      cents < 0 ? "" : money.en(cents),
      money.en(runningOf(of)[index] ?? 0),
    ]),
  },
});

/** The name above the address, the period in a sentence, one column for all amounts, the newest first. */
const addressedEn = (of: Account): Paper => ({
  letterhead: [of.bank, "Customer service, 100 Bank Road, Exampleville ON K1B 2C3", "www.example.test"],
  before: [of.holder, ...of.street],
  title: "Your savings account statement",
  paragraphs: [
    `This statement covers the period from ${printedDate(of.from, "en", "long")} to ${printedDate(of.to, "en", "long")}. All amounts are in Canadian dollars.`,
    "Dear Customer, your branch is closed on July 1, 2026.",
  ],
  rows: [
    ["Account no.", of.number],
    ["Beginning balance", money.en(of.openingCents)],
    ["Total deposits", money.en(totalOf(of, (cents) => cents > 0))],
    ["Total withdrawals", money.en(-totalOf(of, (cents) => cents < 0))],
    ["Ending balance", money.en(closingOf(of))],
  ],
  table: {
    headers: ["Transaction date", "Details", "Amount", "Running balance"],
    widths: [18, 44, 19, 19],
    amounts: [2, 3],
    rows: of.moves
      .map(([date, description, cents], index) => [
        date,
        description,
        `${cents < 0 ? "-" : ""}${money.en(Math.abs(cents))}`,
        money.en(runningOf(of)[index] ?? 0),
      ])
      .toReversed(),
  },
});

const labelledFr = (of: Account): Paper => ({
  letterhead: [of.bank, "100, chemin de la Banque, Exampleville (Québec) H3A 4B5"],
  before: ["Bonjour Suzanne, découvrez notre application le 1er juin 2026."],
  title: "Relevé de compte",
  paragraphs: ["Date du relevé : 2 avril 2026."],
  rows: [
    ["Titulaire du compte", of.holder],
    ["Numéro de compte", of.number],
    ["Type de compte", "Compte chèques"],
    ["Période du relevé", `du ${printedDate(of.from, "fr", "long")} au ${printedDate(of.to, "fr", "long")}`],
    [`Solde d’ouverture au ${printedDate(of.from, "fr", "long")}`, `${money.fr(of.openingCents)} $`],
    ["Solde minimal", "1 000,00 $"],
    [`Solde de clôture au ${printedDate(of.to, "fr", "long")}`, `${money.fr(closingOf(of))} $`],
    ["Devise", "CAD"],
  ],
  table: {
    headers: ["Date", "Description", "Retraits ($)", "Dépôts ($)", "Solde ($)"],
    widths: [14, 36, 17, 17, 16],
    amounts: [2, 3, 4],
    rows: of.moves.map(([date, description, cents], index) => [
      withoutYear(date, "fr"),
      description,
      cents < 0 ? money.fr(-cents) : "",
      cents < 0 ? "" : money.fr(cents),
      money.fr(runningOf(of)[index] ?? 0),
    ]),
  },
});

/** Days in numbers alone, the opening balance in the table, debits and credits. */
const addressedFr = (of: Account): Paper => ({
  letterhead: [of.bank, "Service à la clientèle, 100, chemin de la Banque, Exampleville (Québec) H3A 4B5"],
  before: [of.holder, ...of.street],
  title: "Relevé bancaire",
  paragraphs: [
    `Opérations de votre compte d’épargne du ${printedDate(of.from, "fr", "long")} au ${printedDate(of.to, "fr", "long")}. Tous les montants sont en dollars canadiens.`,
  ],
  rows: [["No de compte", of.number]],
  table: {
    headers: ["Date", "Opération", "Débit", "Crédit", "Solde"],
    widths: [12, 40, 16, 16, 16],
    amounts: [2, 3, 4],
    rows: [
      ["", "Solde précédent", "", "", money.fr(of.openingCents)],
      ...of.moves.map(([date, description, cents], index) => [
        date.slice(5).split("-").toReversed().join("/"),
        description,
        cents < 0 ? money.fr(-cents) : "",
        cents < 0 ? "" : money.fr(cents),
        money.fr(runningOf(of)[index] ?? 0),
      ]),
      ["", "Nouveau solde", "", "", money.fr(closingOf(of))],
    ],
  },
});

/** A statement of the first account with something else on it, such as another month. */
export function statementOf(change: Partial<Account>): Paper {
  const [first] = accounts;
  if (!first) throw new Error("There are no made-up accounts.");
  return labelledEn({ ...first, ...change });
}

const expectedOf = (of: Account, accountType?: string): Sample["expected"] => ({
  accountHolderName: of.holder,
  accountNumber: of.number.replaceAll("-", ""),
  bankName: of.bank,
  ...(accountType ? { accountType } : {}),
  currency: "CAD",
  periodStart: of.from,
  periodEnd: of.to,
  openingBalance: (of.openingCents / 100).toFixed(2),
  closingBalance: (closingOf(of) / 100).toFixed(2),
});

const rowsOf = (of: Account): NonNullable<Sample["expectedRows"]> => ({
  transactions: of.moves.map(([date, description, cents], index) => ({
    date,
    description,
    amount: (cents / 100).toFixed(2),
    balance: ((runningOf(of)[index] ?? 0) / 100).toFixed(2),
  })),
});

type Wording = {
  readonly name: string;
  readonly language: "en" | "fr";
  readonly paper: (of: Account) => Paper;
  readonly accountType?: string;
};

const wordings: readonly Wording[] = [
  { name: "labelled", language: "en", paper: labelledEn, accountType: "chequing" },
  { name: "addressed", language: "en", paper: addressedEn, accountType: "savings" },
  { name: "labelled", language: "fr", paper: labelledFr, accountType: "chequing" },
  { name: "addressed", language: "fr", paper: addressedFr },
];

const sampleOf = (of: Account, index: number, layout: LayoutName, wording: Wording): Sample => ({
  name: `statement-${index}-${layout}-${wording.name}-${wording.language}`,
  documentType: "BankStatements",
  language: wording.language,
  layout,
  paper: wording.paper(of),
  expected: expectedOf(of, wording.accountType),
  expectedRows: rowsOf(of),
});

export const bankStatements: readonly Sample[] = accounts.flatMap((of, index) =>
  layoutNames.flatMap((layout) => wordings.map((wording) => sampleOf(of, index, layout, wording))),
);

/** Not a bank statement, though it shows balances, payments and an account. */
export const creditCardStatement: Paper = {
  letterhead: ["Lakeview Example Bank", "100 Bank Road, Exampleville ON K1B 2C3"],
  before: ["Mei LIN", "12 Sample Street, Unit 4", "Exampleville ON K1A 0B1"],
  title: "Credit card account statement",
  paragraphs: ["Your minimum payment is due on April 21, 2026."],
  rows: [
    ["Account number", "5555 00XX XXXX 4444"],
    ["Statement period", "March 1, 2026 to March 31, 2026"],
    ["Previous balance", "$412.16"],
    ["New balance", "$702.10"],
    ["Minimum payment", "$10.00"],
    ["Credit limit", "$5,000.00"],
  ],
};

/** A row whose amount is not what the balances say. */
export const wrongSum = (sample: Sample): Paper => ({
  ...sample.paper,
  ...(sample.paper.table
    ? {
        table: {
          ...sample.paper.table,
          rows: sample.paper.table.rows.map((row, index) =>
            index === 3 ? row.map((cell) => (cell === "5,000.00" ? "6,000.00" : cell)) : row,
          ),
        },
      }
    : {}),
});

/** A second account of the same person in the same file, with rows of its own. */
export const otherAccountBelow = (sample: Sample): Paper => {
  const { table } = sample.paper;
  if (!table) return sample.paper;
  return {
    ...sample.paper,
    table: {
      ...table,
      rows: [
        ...table.rows,
        ["", "Closing balance", "", "", table.rows.at(-1)?.at(-1) ?? ""],
        table.headers,
        ["", "Opening balance", "", "", "500.00"],
        ["Mar 9", "Transfer", "", "25.00", "525.00"],
        ["", "Closing balance", "", "", "525.00"],
      ],
    },
  };
};
