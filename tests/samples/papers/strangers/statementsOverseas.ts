import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, pairs, put, puts, rule } from "./sheet.ts";
import type { Move, Stranger } from "./stranger.ts";

/** Statements of accounts as banks of India, Nigeria and Germany lay them out. The banks are invented. */

const ofIndia: readonly Move[] = [
  { date: ["2026-01-03", "03/01/26"], what: "UPI/600312/RAHUL/PAYMENT", amount: "-2450.00", balance: "482110.75" },
  {
    date: ["2026-01-07", "07/01/26"],
    what: "NEFT CR SALARY JAN GODREJA LTD",
    amount: "96300.00",
    balance: "578410.75",
  },
  { date: ["2026-01-15", "15/01/26"], what: "ATM WDL 0417 BANJARA HILLS", amount: "-10000.00", balance: "568410.75" },
  { date: ["2026-02-02", "02/02/26"], what: "CHQ DEP 000118 SELF", amount: "150000.00", balance: "718410.75" },
  { date: ["2026-02-11", "11/02/26"], what: "ACH D- MODEL INSURANCE", amount: "-18204.50", balance: "700206.25" },
  { date: ["2026-03-06", "06/03/26"], what: "INT.PD 01-12-25 TO 28-02-26", amount: "4917.00", balance: "705123.25" },
];

const lakhs = (amount: string) => Number(amount).toLocaleString("en-IN", { minimumFractionDigits: 2 });
const plainAmount = (amount: string) => Number(amount).toLocaleString("en-US", { minimumFractionDigits: 2 });

function indiaHead(pdf: PdfDrawing): void {
  put(pdf, [36, 30], "KRISHNAVENI MERCANTILE BANK LTD.", { font: "Helvetica-Bold", size: 13, colour: "#9a3b00" });
  put(pdf, [36, 47], "Regd. Office: Abids Sample Chowk, Hyderabad 500001   Toll free 1800-000-0000", { size: 7 });
  rule(pdf, [36, 60], 523, { colour: "#9a3b00", thick: 1.5 });
  puts(
    pdf,
    [36, 70],
    [
      "MR VENKATA SUBBA RAO PILLALAMARRI",
      "S/O P RAMA KOTESWARA RAO",
      "FLAT 302 MADE UP RESIDENCY",
      "SOMAJIGUDA",
      "HYDERABAD 500082 TELANGANA",
    ],
    { size: 8.5, between: 1 },
  );
  pairs(
    pdf,
    [320, 70],
    [
      ["Cust ID", ": 88120447"],
      ["A/C No", ": 0412 0100 0077 1823"],
      ["A/C Type", ": SB-GEN (Savings)"],
      ["Currency", ": INR"],
      ["IFSC / MICR", ": KVMB0000412 / 500000041"],
      ["Joint holder", ": P LAKSHMI DEVI"],
      ["Nominee", ": Registered"],
    ],
    { apart: 78, step: 12.5, label: { size: 8 }, value: { size: 8 } },
  );
  put(pdf, [36, 172], "Statement of account from 01/01/2026 to 31/03/2026, generated on 02/04/2026 10:41:07", {
    font: "Helvetica-Bold",
    size: 8.5,
  });
}

function indiaTransactions(pdf: PdfDrawing): number {
  return grid(
    pdf,
    [36, 190],
    [
      ["Txn Date", "Narration", "Chq/Ref", "Withdrawal (Dr)", "Deposit (Cr)", "Balance"],
      ["", "B/F", "", "", "", "4,84,560.75 Cr"],
      ...ofIndia.map(({ date, what, amount, balance }, index) => [
        date[1],
        what,
        `S${77_120 + index}`,
        amount.startsWith("-") ? lakhs(amount.slice(1)) : "",
        amount.startsWith("-") ? "" : lakhs(amount),
        `${lakhs(balance)} Cr`,
      ]),
      ["", "C/F", "", "30,654.50", "2,51,217.00", "7,05,123.25 Cr"],
    ],
    { widths: [52, 183, 48, 80, 75, 85], step: 17, size: 7.5, right: [3, 4, 5], lines: "grid", head: "#f4d9c6" },
  );
}

function india(pdf: PdfDrawing): void {
  indiaHead(pdf);
  const below = indiaTransactions(pdf);
  puts(
    pdf,
    [36, below + 12],
    [
      "Lien amount: 0.00. Uncleared amount: 0.00. Debit interest rate: 14.50 %.",
      "Contents of this statement will be considered correct if no error is reported within 21 days. This is a computer generated statement.",
    ],
    { size: 7, width: 523, between: 3 },
  );
}

const ofNigeria: readonly Move[] = [
  { date: ["2026-02-02", "02-Feb-2026"], what: "TRF FROM BASHIR & SONS", amount: "1850000.00", balance: "14105320.40" },
  { date: ["2026-02-09", "09-Feb-2026"], what: "POS PURCHASE IKEJA MALL", amount: "-47500.00", balance: "14057820.40" },
  { date: ["2026-02-17", "17-Feb-2026"], what: "NIP TRANSFER RENT", amount: "-1200000.00", balance: "12857820.40" },
  { date: ["2026-02-27", "27-Feb-2026"], what: "SALARY FEB 2026", amount: "960000.00", balance: "13817820.40" },
];

function nigeriaHead(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 595, 84], { fill: "#5b2a86" });
  put(pdf, [36, 24], "Lagoonside Bank", { font: "Helvetica-Bold", size: 22, colour: "#ffffff" });
  put(pdf, [36, 52], "RC 000417 · 9 Invention Avenue, Victoria Island, Lagos", { size: 8, colour: "#e6d8f2" });
  put(pdf, [360, 34], "ACCOUNT STATEMENT", {
    font: "Helvetica-Bold",
    size: 13,
    colour: "#ffffff",
    width: 199,
    align: "right",
  });
  put(pdf, [36, 100], "Hello OLUWASEUN AKINTOLA BABATUNDE,", { size: 12 });
  put(pdf, [36, 118], "here is what happened in your account between 01-Feb-2026 and 28-Feb-2026.", { size: 9 });
  cell(pdf, [36, 142, 174, 40], ["ACCOUNT NAME", "BABATUNDE OLUWASEUN AKINTOLA"], {
    value: { size: 9, font: "Helvetica-Bold" },
  });
  cell(pdf, [210, 142, 120, 40], ["NUBAN", "0049921773"], { value: { size: 11, font: "Helvetica-Bold" } });
  cell(pdf, [330, 142, 130, 40], ["PRODUCT", "Current - Individual"], { value: { size: 9, font: "Helvetica-Bold" } });
  cell(pdf, [460, 142, 99, 40], ["CURRENCY", "NGN (Naira)"], { value: { size: 9, font: "Helvetica-Bold" } });
}

function nigeriaTiles(pdf: PdfDrawing): void {
  const tiles: readonly (readonly [string, string])[] = [
    ["Opening", "12,255,320.40"],
    ["Money in", "2,810,000.00"],
    ["Money out", "1,247,500.00"],
    ["Closing", "13,817,820.40"],
  ];
  tiles.forEach(([label, value], index) => {
    frame(pdf, [36 + index * 132, 196, 124, 50], { fill: "#f1eaf7", round: 6 });
    put(pdf, [46 + index * 132, 204], label, { size: 8, colour: "#5b2a86", width: 108 });
    put(pdf, [46 + index * 132, 220], value, { size: 12, font: "Helvetica-Bold", width: 108 });
  });
}

function nigeriaTransactions(pdf: PdfDrawing): void {
  grid(
    pdf,
    [36, 264],
    [
      ["Trans. date", "Value date", "Details", "Debit", "Credit", "Balance"],
      ...ofNigeria.map(({ date, what, amount, balance }) => [
        date[1],
        date[1],
        what,
        amount.startsWith("-") ? plainAmount(amount.slice(1)) : "0.00",
        amount.startsWith("-") ? "0.00" : plainAmount(amount),
        plainAmount(balance),
      ]),
    ],
    {
      widths: [68, 68, 147, 80, 80, 80],
      step: 20,
      size: 8,
      right: [3, 4, 5],
      lines: "bands",
      head: "#5b2a86",
      headInk: "#ffffff",
    },
  );
}

function nigeria(pdf: PdfDrawing): void {
  nigeriaHead(pdf);
  nigeriaTiles(pdf);
  nigeriaTransactions(pdf);
  put(
    pdf,
    [36, 790],
    "Printed 03-Mar-2026 by OLADELE.F. Branch: Allen Avenue. Account officer: Chiamaka Udeh-Sowore.",
    { size: 7 },
  );
}

const ofGermany: readonly Move[] = [
  { date: ["2026-03-02", "02.03."], what: "Lastschrift Stadtwerke Musterstadt", amount: "-87.40", balance: "9118.22" },
  {
    date: ["2026-03-13", "13.03."],
    what: "Dauerauftrag Miete / standing order rent",
    amount: "-640.00",
    balance: "8478.22",
  },
  { date: ["2026-03-27", "27.03."], what: "Gehalt / salary Beispielwerk AG", amount: "2310.65", balance: "10788.87" },
  { date: ["2026-03-30", "30.03."], what: "Kartenzahlung Buchhandlung", amount: "-23.95", balance: "10764.92" },
];

const germanAmount = (amount: string) => Number(amount).toLocaleString("de-DE", { minimumFractionDigits: 2 });
const signed = (amount: string) => `${germanAmount(amount.replace("-", ""))} ${amount.startsWith("-") ? "-" : "+"}`;

function germany(pdf: PdfDrawing): void {
  frame(pdf, [500, 30, 60, 60], { fill: "#d71920" });
  put(pdf, [506, 46], "RMV", { font: "Helvetica-Bold", size: 22, colour: "#ffffff", width: 50, align: "center" });
  put(pdf, [60, 44], "Rhein-Muster Volkskasse eG", { font: "Helvetica-Bold", size: 14 });
  put(pdf, [60, 62], "Erfundene Straße 4, 55116 Musterstadt, Germany", { size: 8 });
  puts(pdf, [60, 130], ["Frau", "Şeyma Öztürk-Weiß", "Gartenweg 11", "55118 Musterstadt"], { size: 10.5, between: 1 });
  put(pdf, [60, 210], "Kontoauszug Nr. 3/2026 · Account statement no. 3/2026", { font: "Helvetica-Bold", size: 12 });
  puts(
    pdf,
    [60, 232],
    [
      "IBAN DE89 3704 0044 0532 0130 00 · BIC RMVKDE55XXX · Girokonto / current account in EUR",
      "Auszugsdatum / statement date 31.03.2026 · Zeitraum / period 01.03.2026 - 31.03.2026 · Blatt / page 1 of 1",
    ],
    { size: 8.5, between: 2 },
  );
  rule(pdf, [60, 262], 500);
  put(pdf, [60, 270], "Alter Kontostand / previous balance", { size: 9 });
  put(pdf, [400, 270], "9.205,62 +", { size: 9, width: 160, align: "right" });
  const below = grid(
    pdf,
    [60, 290],
    [
      ["Bu-Tag", "Wert", "Vorgang / entry", "Betrag EUR / amount"],
      ...ofGermany.map(({ date, what, amount }) => [date[1], date[1], what, signed(amount)]),
    ],
    { widths: [50, 50, 260, 140], step: 20, size: 9, font: "Courier", right: [3], lines: "none" },
  );
  rule(pdf, [60, below + 6], 500);
  put(pdf, [60, below + 12], "Neuer Kontostand / new balance", { size: 10, font: "Helvetica-Bold" });
  put(pdf, [400, below + 12], "10.764,92 +", { size: 10, font: "Helvetica-Bold", width: 160, align: "right" });
  put(
    pdf,
    [60, below + 40],
    "Eingeräumter Überziehungskredit / overdraft limit 1.500,00 EUR. Guthaben sind als Einlagen nach dem Gesetz gesichert.",
    {
      size: 7.5,
      width: 500,
    },
  );
  put(
    pdf,
    [60, 800],
    "Vorstand: Dr. Ottokar von Beispielen, Hildegard Muster-Schäfer. Amtsgericht Musterstadt GnR 417.",
    { size: 6.5 },
  );
}

export const statementsOverseas: readonly Stranger[] = [
  {
    name: "statement from India",
    documentType: "BankStatements",
    language: "en",
    size: "A4",
    draw: india,
    truth: {
      accountHolderName: ["VENKATA SUBBA RAO PILLALAMARRI", "MR VENKATA SUBBA RAO PILLALAMARRI"],
      bankName: "KRISHNAVENI MERCANTILE BANK LTD.",
      accountNumber: ["0412010000771823", "0412 0100 0077 1823"],
      accountType: ["savings", "Savings"],
      currency: "INR",
      periodStart: ["2026-01-01", "01/01/2026"],
      periodEnd: ["2026-03-31", "31/03/2026"],
      openingBalance: ["484560.75", "4,84,560.75 Cr"],
      closingBalance: ["705123.25", "7,05,123.25 Cr"],
      issueDate: ["2026-04-02", "02/04/2026"],
    },
    transactions: ofIndia,
  },
  {
    name: "statement from Nigeria",
    documentType: "BankStatements",
    language: "en",
    size: "A4",
    draw: nigeria,
    truth: {
      accountHolderName: ["OLUWASEUN AKINTOLA BABATUNDE", "BABATUNDE OLUWASEUN AKINTOLA"],
      bankName: "Lagoonside Bank",
      accountNumber: "0049921773",
      accountType: ["chequing", "Current - Individual"],
      currency: "NGN",
      periodStart: ["2026-02-01", "01-Feb-2026"],
      periodEnd: ["2026-02-28", "28-Feb-2026"],
      openingBalance: ["12255320.40", "12,255,320.40"],
      closingBalance: ["13817820.40", "13,817,820.40"],
      issueDate: ["2026-03-03", "03-Mar-2026"],
    },
    transactions: ofNigeria,
  },
  {
    name: "statement from Germany",
    documentType: "BankStatements",
    language: "en",
    size: "A4",
    draw: germany,
    truth: {
      accountHolderName: "Şeyma Öztürk-Weiß",
      bankName: "Rhein-Muster Volkskasse eG",
      accountNumber: ["DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
      accountType: ["chequing", "current account"],
      currency: "EUR",
      periodStart: ["2026-03-01", "01.03.2026"],
      periodEnd: ["2026-03-31", "31.03.2026"],
      openingBalance: ["9205.62", "9.205,62 +"],
      closingBalance: ["10764.92", "10.764,92 +"],
      issueDate: ["2026-03-31", "31.03.2026"],
    },
    transactions: ofGermany,
  },
];
