import type { PdfDrawing } from "../../pdfDocument.ts";
import { frame, grid, pairs, put, puts, rule } from "../strangers/sheet.ts";
import type { Stranger } from "../strangers/stranger.ts";

/** Statements of accounts from Ghana, New Brunswick and Brazil. */

function ghana(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 595, 58], { fill: "#7b1e3a" });
  put(pdf, [30, 18], "VOLTA CROWN BANK PLC", { font: "Helvetica-Bold", size: 17, colour: "#ffffff" });
  put(pdf, [400, 24], "e-Statement", { size: 12, colour: "#ffffff", width: 165, align: "right" });
  puts(pdf, [30, 84], ["EFUA SERWAA BOATENG-DARKO", "HSE NO. C117/4, INVENTED CLOSE", "EAST LEGON - ACCRA"], {
    size: 9,
  });
  frame(pdf, [350, 76, 215, 132], { line: "#7b1e3a", round: 6 });
  puts(pdf, [360, 82], ["STATEMENT COVERS", "ACCOUNT NAME", "ACCOUNT NO.", "BOOK BALANCE AT END (GHS)"], {
    size: 7,
    colour: "#7b1e3a",
    between: 21,
  });
  puts(
    pdf,
    [360, 92],
    ["01-SEP-2026  to  15-NOV-2026", "BOATENG-DARKO EFUA SERWAA", "1441 0027 7730 0", "187,402.66"],
    { size: 9, font: "Helvetica-Bold", between: 18.6 },
  );
  put(pdf, [30, 226], "Date printed 16-NOV-2026   Branch: Osu   Product: SALARY PLUS", { size: 8 });
  grid(
    pdf,
    [30, 246],
    [
      ["TXN DATE", "VALUE DATE", "NARRATION", "MONEY OUT", "MONEY IN", "BOOK BAL."],
      ["01-SEP-2026", "", "B/F", "", "", "152,118.16"],
      ["30-SEP-2026", "30-SEP-2026", "SALARY ADINKRA FICTIVE MINES", "", "21,450.00", "173,568.16"],
      ["04-OCT-2026", "05-OCT-2026", "MOMO TRF 0000417733", "6,200.50", "", "167,367.66"],
      ["31-OCT-2026", "31-OCT-2026", "SALARY ADINKRA FICTIVE MINES", "", "21,450.00", "188,817.66"],
      ["11-NOV-2026", "11-NOV-2026", "POS LEGON MALL", "1,415.00", "", "187,402.66"],
    ],
    { widths: [70, 70, 190, 65, 65, 75], step: 18, size: 8, right: [3, 4, 5], lines: "bands", head: "#ead3da" },
  );
  put(pdf, [30, 372], "Overdraft limit: 0.00      Uncleared effects: 2,000.00      Lien: 0.00", { size: 8 });
}

function newBrunswick(pdf: PdfDrawing): void {
  put(pdf, [48, 40], "Caisse Acadie-Nouvelle / New Acadia Credit Union", { font: "Times-Bold", size: 15 });
  put(pdf, [48, 60], "12, rue Sans-Nom Street, Moncton (N.-B.) E1C 0A0", { font: "Times-Roman", size: 9 });
  rule(pdf, [48, 76], 516);
  pairs(
    pdf,
    [48, 92],
    [
      ["Titulaire / Account holder", "Minh Châu Thibodeau-Pham"],
      ["Folio / Account", "00417-733"],
      ["Du / From", "2026-09-01"],
      ["Au / To", "2026-11-30"],
      ["Relevé produit le / Statement produced", "2026-12-01"],
    ],
    { apart: 210, step: 16, label: { size: 9 }, value: { size: 10, font: "Times-Bold" } },
  );
  put(pdf, [48, 190], "EOP - Épargne avec opérations / Savings with transactions", { font: "Times-Bold", size: 11 });
  grid(
    pdf,
    [48, 210],
    [
      ["Date", "Description", "Retrait / Withdrawal", "Dépôt / Deposit", "Solde / Balance"],
      ["", "Solde reporté / Balance forward", "", "", "14 006,12"],
      ["15 SEP", "Paie / Payroll Atelier Fictif", "", "1 903,40", "15 909,52"],
      ["02 OCT", "Loyer / Rent", "1 150,00", "", "14 759,52"],
      ["16 NOV", "Paie / Payroll Atelier Fictif", "", "1 903,40", "16 662,92"],
      ["30 NOV", "Solde de clôture / Closing balance", "", "", "16 662,92"],
    ],
    { widths: [60, 196, 90, 80, 90], step: 20, size: 8.5, font: "Times-Roman", right: [2, 3, 4], lines: "grid" },
  );
  put(pdf, [48, 350], "Parts sociales / Member shares : 25,00 $.   Épargne-placement / Term savings : 3 000,00 $", {
    font: "Times-Roman",
    size: 9,
  });
}

function brazil(pdf: PdfDrawing): void {
  put(pdf, [40, 34], "banco jequitibá", { font: "Helvetica-Bold", size: 22, colour: "#0b6b3a" });
  put(pdf, [330, 40], "Statement of current account\n(Extrato de conta corrente)", {
    size: 10,
    width: 225,
    align: "right",
  });
  grid(
    pdf,
    [40, 80],
    [
      ["Client (Cliente)", "CPF", "Branch", "Account"],
      ["Thaís Regina de Moraes Figueiredo", "000.417.733-00", "0417-3", "77300-1"],
    ],
    { widths: [235, 110, 80, 90], step: 20, size: 9, lines: "grid", head: "#dff2e6" },
  );
  put(pdf, [40, 132], "Transactions between 01/08/2026 and 31/10/2026 (day/month/year)", { size: 10 });
  grid(
    pdf,
    [40, 156],
    [
      ["Date", "History", "Amount R$", "Balance R$"],
      ["31/07/2026", "Previous balance", "", "48.115,30"],
      ["05/08/2026", "Salary Cooperativa Inventada", "9.870,00 C", "57.985,30"],
      ["22/09/2026", "PIX sent - school", "3.400,00 D", "54.585,30"],
      ["30/10/2026", "Salary Cooperativa Inventada", "9.870,00 C", "64.455,30"],
    ],
    { widths: [80, 235, 100, 100], step: 19, size: 9, right: [2, 3], lines: "below" },
  );
  frame(pdf, [300, 270, 255, 60], { fill: "#dff2e6" });
  pairs(
    pdf,
    [310, 278],
    [
      ["Balance at end of period", "R$ 64.455,30"],
      ["Overdraft facility", "R$ 5.000,00"],
      ["Total available", "R$ 69.455,30"],
    ],
    { apart: 150, step: 16, label: { size: 9 }, value: { size: 9, font: "Helvetica-Bold" } },
  );
  put(pdf, [40, 760], "Issued through the application on 03/11/2026 at 09:41. Ombudsman 0800 000 0417.", { size: 7 });
}

export const banks: readonly Stranger[] = [
  {
    name: "statement from Ghana",
    documentType: "BankStatements",
    language: "en",
    size: "A4",
    draw: ghana,
    truth: {
      accountHolderName: "BOATENG-DARKO EFUA SERWAA",
      closingBalance: ["187402.66", "187,402.66"],
      periodStart: ["2026-09-01", "01-SEP-2026"],
      periodEnd: ["2026-11-15", "15-NOV-2026"],
    },
  },
  {
    name: "statement in two languages",
    documentType: "BankStatements",
    language: "fr",
    size: "LETTER",
    draw: newBrunswick,
    truth: {
      accountHolderName: "Minh Châu Thibodeau-Pham",
      closingBalance: ["16662.92", "16 662,92"],
      periodStart: "2026-09-01",
      periodEnd: "2026-11-30",
    },
  },
  {
    name: "statement from Brazil",
    documentType: "BankStatements",
    language: "en",
    size: "A4",
    draw: brazil,
    truth: {
      accountHolderName: "Thaís Regina de Moraes Figueiredo",
      closingBalance: ["64455.30", "64.455,30"],
      periodStart: ["2026-08-01", "01/08/2026"],
      periodEnd: ["2026-10-31", "31/10/2026"],
    },
  },
];
