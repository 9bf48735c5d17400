import type { PdfDrawing } from "../../pdfDocument.ts";
import { grid, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Move, Stranger } from "./stranger.ts";

/** A statement of a bank of Brazil as a sworn translator types it. The bank is invented. */

const ofBrazil: readonly Move[] = [
  {
    date: ["2026-03-05", "05/MAR/2026"],
    what: "PIX received - Thiago N. Pacheco",
    amount: "3200.00",
    balance: "41905.30",
  },
  { date: ["2026-03-10", "10/MAR/2026"], what: "Boleto payment - condominium", amount: "-811.27", balance: "41094.03" },
  { date: ["2026-03-20", "20/MAR/2026"], what: "Salary credit", amount: "7450.90", balance: "48544.93" },
];

const brazilian = (amount: string) => Number(amount).toLocaleString("pt-BR", { minimumFractionDigits: 2 });

function brazil(pdf: PdfDrawing): void {
  const type = { font: "Courier", size: 9.5, width: 480, gap: 2 } as const;
  put(pdf, [56, 40], "SWORN TRANSLATION No. 1187/2026 - Book 14 - Page 33", { ...type, font: "Courier-Bold" });
  puts(
    pdf,
    [56, 62],
    [
      "I, Rosângela Prado Figueira, sworn public translator for the State of Minas Gerais, certify that a document in Portuguese was shown to me on 7 April 2026 and that I translate it as follows:",
      "[Logo] BANCO DO VALE INVENTADO S.A.",
      "STATEMENT OF SAVINGS ACCOUNT (Extrato de conta poupança)",
      "Customer: João Vitor de Albuquerque e Silva    CPF: 000.417.733-00\nBranch: 0417-X    Account: 20.118-4    Period: 01/MAR/2026 to 31/MAR/2026\nIssued through the application on 02/APR/2026 at 08:14",
      "Balance on 28/FEB/2026 ............ R$ 38.705,30",
    ],
    { ...type, between: 8 },
  );
  const below = grid(
    pdf,
    [56, 276],
    [
      ["Date", "History", "Value (R$)", "Balance (R$)"],
      ...ofBrazil.map(({ date, what, amount, balance }) => [
        date[1],
        what,
        `${brazilian(amount.replace("-", ""))} ${amount.startsWith("-") ? "D" : "C"}`,
        brazilian(balance),
      ]),
    ],
    { widths: [90, 210, 90, 90], step: 18, size: 8.5, font: "Courier", right: [2, 3], lines: "grid" },
  );
  puts(
    pdf,
    [56, below + 14],
    [
      "Balance available ................. R$ 48.544,93",
      "Blocked balance ................... R$ 0,00",
      "[Footer] Ombudsman 0800 000 0000. C = credit, D = debit.",
      "NOTHING ELSE was in the document, which I return with this translation. Fees: R$ 96,40 according to the table of 2025.",
    ],
    { ...type, between: 6 },
  );
  signature(pdf, [56, 560], ["Rosângela Prado Figueira", "Registration JUCEMG 0000"], { font: "Courier", width: 220 });
  stamp(pdf, [450, 550], ["TRADUTORA", "PÚBLICA", "MG"], { radius: 42, colour: "#123a8c" });
  rule(pdf, [56, 770], 480);
}

export const translatedStatement: Stranger = {
  name: "statement from Brazil, translated",
  documentType: "BankStatements",
  language: "en",
  size: "A4",
  draw: brazil,
  truth: {
    accountHolderName: "João Vitor de Albuquerque e Silva",
    bankName: "BANCO DO VALE INVENTADO S.A.",
    accountNumber: ["201184", "20.118-4"],
    accountType: ["savings", "SAVINGS ACCOUNT"],
    currency: ["BRL", "R$"],
    periodStart: ["2026-03-01", "01/MAR/2026"],
    periodEnd: ["2026-03-31", "31/MAR/2026"],
    openingBalance: ["38705.30", "R$ 38.705,30"],
    closingBalance: ["48544.93", "R$ 48.544,93"],
    issueDate: ["2026-04-02", "02/APR/2026"],
  },
  transactions: ofBrazil,
};
