import type { PdfDrawing } from "../../pdfDocument.ts";
import { frame, grid, pairs, put, puts } from "./sheet.ts";
import type { Move, Stranger } from "./stranger.ts";

/** Statements of accounts from the United States and Quebec. The banks are invented. */

const comma = (amount: string) => Number(amount).toLocaleString("en-US", { minimumFractionDigits: 2 });

const ofUnitedStates: readonly Move[] = [
  { date: ["2025-12-19", "12/19"], what: "Direct Dep Pinecrest Dental Payroll", amount: "1942.18", balance: "7020.94" },
  { date: ["2025-12-29", "12/29"], what: "Zelle To Marisol Quintanilla", amount: "-400.00", balance: "6620.94" },
  { date: ["2026-01-02", "01/02"], what: "Direct Dep Pinecrest Dental Payroll", amount: "1942.18", balance: "8563.12" },
  { date: ["2026-01-08", "01/08"], what: "Online Transfer To Sav ...0391", amount: "-1500.00", balance: "7063.12" },
  { date: ["2026-01-12", "01/12"], what: "Check 1187", amount: "-212.50", balance: "6850.62" },
];

function unitedStatesHead(pdf: PdfDrawing): void {
  put(pdf, [40, 36], "prairiefirst", { font: "Helvetica-Bold", size: 24, colour: "#00695c" });
  put(pdf, [40, 64], "PrairieFirst Bank, N.A.\nPO Box 00417\nTulsa, OK 74101-0417", { size: 8 });
  put(pdf, [330, 40], "December 16, 2025 through January 15, 2026", { size: 10, width: 242, align: "right" });
  put(pdf, [330, 56], "Account Number: 000000 661 204 417", {
    size: 10,
    font: "Helvetica-Bold",
    width: 242,
    align: "right",
  });
  puts(
    pdf,
    [60, 140],
    [
      "00041702 DRE 201 219 01626 NNNNNNNNNNN",
      "EDUARDO J CASTAÑEDA DEL VALLE",
      "418 N MAKEBELIEVE AVE APT 6",
      "TULSA OK 74103-0004",
    ],
    {
      font: "Courier",
      size: 9,
      between: 1,
    },
  );
  frame(pdf, [330, 130, 242, 88], { fill: "#e0f2f1" });
  put(pdf, [340, 136], "CUSTOMER SERVICE INFORMATION", { font: "Helvetica-Bold", size: 8 });
  puts(
    pdf,
    [340, 152],
    [
      "Web site: prairiefirst.example.test",
      "Service Center: 1-800-555-0100",
      "Para Español: 1-800-555-0101",
      "International Calls: 1-713-555-0102",
    ],
    {
      size: 8,
      between: 1,
    },
  );
}

function unitedStatesSummary(pdf: PdfDrawing): void {
  frame(pdf, [40, 240, 532, 18], { fill: "#00695c" });
  put(pdf, [46, 244], "CHECKING SUMMARY      PrairieFirst Total Checking", {
    size: 9,
    font: "Helvetica-Bold",
    colour: "#ffffff",
  });
  grid(
    pdf,
    [40, 262],
    [
      ["", "AMOUNT"],
      ["Beginning Balance", "$5,078.76"],
      ["Deposits and Additions", "3,884.36"],
      ["Checks Paid", "-212.50"],
      ["Electronic Withdrawals", "-1,900.00"],
      ["Ending Balance", "$6,850.62"],
    ],
    { widths: [260, 110], step: 16, size: 9, right: [1], lines: "below" },
  );
}

function unitedStatesTransactions(pdf: PdfDrawing): void {
  frame(pdf, [40, 372, 532, 18], { fill: "#00695c" });
  put(pdf, [46, 376], "TRANSACTION DETAIL", { size: 9, font: "Helvetica-Bold", colour: "#ffffff" });
  grid(
    pdf,
    [40, 394],
    [
      ["DATE", "DESCRIPTION", "AMOUNT", "BALANCE"],
      ["", "Beginning Balance", "", "$5,078.76"],
      ...ofUnitedStates.map(({ date, what, amount, balance }) => [date[1], what, comma(amount), comma(balance)]),
      ["", "Ending Balance", "", "$6,850.62"],
    ],
    { widths: [50, 302, 90, 90], step: 17, size: 8.5, right: [2, 3], lines: "below" },
  );
}

function unitedStates(pdf: PdfDrawing): void {
  unitedStatesHead(pdf);
  unitedStatesSummary(pdf);
  unitedStatesTransactions(pdf);
  put(
    pdf,
    [40, 560],
    "A monthly service fee of $12.00 was not charged because your average daily balance was $6,604.11, which is above $1,500.00.",
    { size: 8, width: 532 },
  );
  put(pdf, [40, 770], "Amounts are in U.S. dollars (USD). Member FDIC-like fund. Page 1 of 2", {
    size: 7,
    width: 532,
    align: "right",
  });
}

const ofQuebec: readonly Move[] = [
  { date: ["2026-02-04", "4 FÉV"], what: "Paie - Garderie Les Lutins", amount: "1204.66", balance: "8310.07" },
  { date: ["2026-02-06", "6 FÉV"], what: "Virement Interac à Nguyen", amount: "-350.00", balance: "7960.07" },
  { date: ["2026-02-13", "13 FÉV"], what: "Hydro - paiement de facture", amount: "-91.18", balance: "7868.89" },
  { date: ["2026-02-18", "18 FÉV"], what: "Paie - Garderie Les Lutins", amount: "1204.66", balance: "9073.55" },
  { date: ["2026-02-27", "27 FÉV"], what: "Frais mensuels", amount: "-6.95", balance: "9066.60" },
];

const french = (amount: string) =>
  Number(amount)
    .toLocaleString("fr-CA", { minimumFractionDigits: 2 })
    .replaceAll(/[\u202F\u00A0]/g, " ");
const trailing = (amount: string) => (amount.startsWith("-") ? `${french(amount.slice(1))}-` : french(amount));

function quebecHead(pdf: PdfDrawing): void {
  put(pdf, [40, 34], "Caisse des Érablières", { font: "Times-Bold", size: 18, colour: "#a04000" });
  put(pdf, [40, 56], "Siège social : 77, rue de l’Imaginaire, Lévis (Québec) G6V 0A0", { size: 7.5 });
  put(pdf, [400, 34], "RELEVÉ DE COMPTE", { font: "Helvetica-Bold", size: 12, width: 172, align: "right" });
  put(pdf, [400, 50], "Page 1 de 1", { size: 8, width: 172, align: "right" });
  frame(pdf, [40, 80, 260, 92], { line: "#a04000" });
  puts(
    pdf,
    [52, 96],
    [
      "MME HOANG THI KIM NGAN",
      "OU M. SÉBASTIEN LAFLEUR-DUBÉ",
      "1204, AV. DE LA FICTION, APP. 8",
      "QUÉBEC (QUÉBEC)  G1R 0B1",
    ],
    {
      size: 9,
      between: 2,
    },
  );
  frame(pdf, [312, 80, 260, 92], { line: "#a04000" });
  pairs(
    pdf,
    [322, 88],
    [
      ["Folio", "81-4417-0"],
      ["Transit / institution", "20417 - 999"],
      ["Période", "du 1 FÉV 2026 au 28 FÉV 2026"],
      ["Compte", "EOP Épargne avec opérations"],
      ["Devise", "Dollar canadien"],
    ],
    { apart: 96, step: 16, label: { size: 8 }, value: { size: 9, font: "Helvetica-Bold" } },
  );
}

function quebecTransactions(pdf: PdfDrawing): number {
  return grid(
    pdf,
    [40, 196],
    [
      ["Date", "Code", "Description", "Retrait", "Dépôt", "Solde"],
      ["1 FÉV", "", "Solde reporté", "", "", "7 105,41"],
      ...ofQuebec.map(({ date, what, amount, balance }, index) => [
        date[1],
        ["DI", "VIR", "PMT", "DI", "FR"][index] ?? "",
        what,
        amount.startsWith("-") ? trailing(amount) : "",
        amount.startsWith("-") ? "" : french(amount),
        french(balance),
      ]),
    ],
    {
      widths: [50, 40, 202, 80, 80, 80],
      step: 18,
      size: 8.5,
      font: "Times-Roman",
      right: [3, 4, 5],
      lines: "below",
      head: "#f6e3d3",
    },
  );
}

function quebec(pdf: PdfDrawing): void {
  quebecHead(pdf);
  const below = quebecTransactions(pdf);
  put(pdf, [292, below + 10], "Solde à la fin de la période : 9 066,60 $", {
    size: 10,
    font: "Helvetica-Bold",
    width: 280,
    align: "right",
  });
  puts(
    pdf,
    [40, below + 50],
    [
      "Part de qualification : 5,00 $. Marge de crédit autorisée : 2 000,00 $, taux de 9,45 %.",
      "Prochain relevé le 31 mars 2026. Vérifiez vos opérations dans les 60 jours.",
    ],
    { size: 8, width: 532, between: 3 },
  );
}

export const statementsAmericas: readonly Stranger[] = [
  {
    name: "statement from the United States",
    documentType: "BankStatements",
    language: "en",
    size: "LETTER",
    draw: unitedStates,
    truth: {
      accountHolderName: "EDUARDO J CASTAÑEDA DEL VALLE",
      bankName: "PrairieFirst Bank, N.A.",
      accountNumber: ["000000661204417", "000000 661 204 417"],
      accountType: ["chequing", "Total Checking"],
      currency: "USD",
      periodStart: ["2025-12-16", "December 16, 2025"],
      periodEnd: ["2026-01-15", "January 15, 2026"],
      openingBalance: ["5078.76", "$5,078.76"],
      closingBalance: ["6850.62", "$6,850.62"],
    },
    transactions: ofUnitedStates,
  },
  {
    name: "statement from Quebec",
    documentType: "BankStatements",
    language: "fr",
    size: "LETTER",
    draw: quebec,
    truth: {
      accountHolderName: [
        "HOANG THI KIM NGAN & SÉBASTIEN LAFLEUR-DUBÉ",
        "HOANG THI KIM NGAN",
        "SÉBASTIEN LAFLEUR-DUBÉ",
      ],
      bankName: "Caisse des Érablières",
      accountNumber: ["8144170", "81-4417-0"],
      accountType: ["savings", "Épargne avec opérations"],
      currency: ["CAD", "Dollar canadien"],
      periodStart: ["2026-02-01", "1 FÉV 2026"],
      periodEnd: ["2026-02-28", "28 FÉV 2026"],
      openingBalance: ["7105.41", "7 105,41"],
      closingBalance: ["9066.60", "9 066,60 $"],
    },
    transactions: ofQuebec,
  },
];
