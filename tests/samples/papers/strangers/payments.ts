import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Receipts for tuition, a sanctioned loan, a scholarship. */

function receiptOnScreen(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 612, 54], { fill: "#004b87" });
  put(pdf, [40, 18], "PayMySchool  |  Lac Supérieur University", {
    font: "Helvetica-Bold",
    size: 14,
    colour: "#ffffff",
  });
  frame(pdf, [156, 84, 300, 430], { fill: "#f7fafc", line: "#b7c6d4", round: 10 });
  frame(pdf, [276, 100, 60, 24], { fill: "#2e7d32", round: 12 });
  put(pdf, [276, 107], "PAID", { font: "Helvetica-Bold", size: 11, colour: "#ffffff", width: 60, align: "center" });
  put(pdf, [166, 136], "$11,482.35", { font: "Helvetica-Bold", size: 26, width: 280, align: "center" });
  put(pdf, [166, 168], "Tuition payment in Canadian dollars", {
    size: 10,
    width: 280,
    align: "center",
    colour: "#555555",
  });
  const rows: readonly (readonly [string, string])[] = [
    ["Transaction", "PMS-7730-0417-22"],
    ["Payment date", "Jul 03, 2026 9:14 PM EDT"],
    ["Student", "Sithole, Nomvula"],
    ["Student ID", "LSU 104 177 3"],
    ["Payer", "Themba Sithole (parent)"],
    ["Card", "VISA **** 4177"],
    ["Term", "Fall 2026"],
  ];
  rows.forEach(([label, value], index) => {
    rule(pdf, [176, 200 + index * 38], 260, { colour: "#d5dee6" });
    put(pdf, [176, 207 + index * 38], label, { size: 8, colour: "#708090", width: 260 });
    put(pdf, [176, 218 + index * 38], value, { size: 10.5, width: 260 });
  });
  put(pdf, [166, 486], "Outstanding for Fall 2026: $0.00", { size: 9, width: 280, align: "center" });
  put(pdf, [40, 740], "Questions? bursar@example.test · 99 Shore of Nowhere Road, Sault Ste. Marie ON P6A 0A0", {
    size: 8,
    width: 532,
    align: "center",
  });
}

function feeVoucher(pdf: PdfDrawing): void {
  const copy = (x: number, title: string) => {
    frame(pdf, [x, 30, 262, 470], { line: "#444444" });
    put(pdf, [x + 8, 38], title, { size: 7.5, width: 246, align: "right" });
    put(pdf, [x + 8, 52], "ÉCOLE SUPÉRIEURE DU GOLFE-MODÈLE", {
      font: "Helvetica-Bold",
      size: 10,
      width: 246,
      align: "center",
    });
    put(pdf, [x + 8, 68], "Rimouski (Québec) G5L 0A0", { size: 8, width: 246, align: "center" });
    put(pdf, [x + 8, 90], "REÇU DE DROITS DE SCOLARITÉ", {
      font: "Helvetica-Bold",
      size: 11,
      width: 246,
      align: "center",
    });
    pairs(
      pdf,
      [x + 10, 118],
      [
        ["Reçu nº", "26/04177-R"],
        ["Encaissé le", "24-04-2026"],
        ["De", "KABONGO MUTOMBO Grâce"],
        ["Dossier", "E-20 417 73"],
        ["Mode", "Virement SWIFT"],
      ],
      { apart: 74, step: 17, label: { size: 9 }, value: { size: 9.5, font: "Helvetica-Bold", width: 170 } },
    );
    grid(
      pdf,
      [x + 10, 216],
      [
        ["Poste", "CAD"],
        ["Droits de scolarité A26", "9 340,00"],
        ["Droits d’admission", "120,00"],
        ["Assurance", "1 063,00"],
        ["Total reçu", "10 523,00"],
      ],
      { widths: [160, 82], step: 20, size: 9, right: [1], lines: "grid", head: "#e0e0e0" },
    );
    put(pdf, [x + 10, 332], "Solde à recevoir pour l’hiver 2027 : 9 340,00", { size: 9, width: 240 });
    signature(pdf, [x + 60, 410], ["La caissière, Odile Pelletier-Fofana"], { size: 8 });
  };
  copy(36, "Copie de l’étudiante");
  copy(314, "Copie de l’école");
  stamp(pdf, [240, 460], ["PAYÉ", "24 AVR. 2026"], { radius: 34, colour: "#1c6e1c" });
}

function loanOfIndia(pdf: PdfDrawing): void {
  put(pdf, [40, 34], "SAHYADRI GRAMEEN BANK", { font: "Helvetica-Bold", size: 15, colour: "#00529b" });
  put(pdf, [40, 52], "Retail Assets Hub, Nashik  |  A Govt. Sponsored Bank (invented)", { size: 8 });
  put(pdf, [350, 34], "Ref: SGB/RAH/EDU/2026-27/0417\nDate: 12.06.2026", { size: 9, width: 205, align: "right" });
  puts(
    pdf,
    [40, 90],
    [
      "To,",
      "Kum. Tejaswini Balasaheb Deshmukh-Patil (Borrower)",
      "Shri. Balasaheb Ganpatrao Deshmukh (Co-borrower / Father)",
      "At Post Kalpit, Tal. Niphad, Dist. Nashik 422301",
    ],
    { size: 10 },
  );
  put(
    pdf,
    [40, 160],
    "Sub: Sanction of Education Loan for studies abroad - M.Eng., Dominion Lakes University, Canada",
    { font: "Helvetica-Bold", size: 10.5, width: 515 },
  );
  put(
    pdf,
    [40, 192],
    "With reference to your application dt. 28.05.2026, we are pleased to advise that your request was sanctioned on the terms below:",
    { size: 10, width: 515 },
  );
  const below = grid(
    pdf,
    [40, 226],
    [
      ["Sr.", "Particulars", "Terms"],
      ["1", "Nature of facility", "Term loan - Vidya Videsh"],
      ["2", "Loan account no.", "6100 4177 3300 12"],
      ["3", "Total cost of course", "Rs. 47,80,000/-"],
      ["4", "Margin (borne by the family)", "Rs. 7,17,000/- (15 %)"],
      ["5", "Limit sanctioned", "Rs. 40,63,000/- (Rupees forty lakh sixty-three thousand only)"],
      ["6", "Rate of interest", "RLLR + 1.95 %, at present 10.70 % p.a."],
      ["7", "Moratorium", "Course period + 12 months"],
      ["8", "Repayment", "180 EMIs of Rs. 45,420/-"],
      ["9", "Security", "Equitable mortgage of house valued Rs. 62,00,000/-"],
    ],
    { widths: [35, 180, 300], step: 22, size: 9.5, lines: "grid", head: "#d6e6f5" },
  );
  puts(
    pdf,
    [40, below + 14],
    [
      "This sanction is valid for 6 months. Fee will be remitted to the university directly. Kindly return the duplicate duly signed.",
      "Yours faithfully,",
    ],
    { size: 10, width: 515, between: 6 },
  );
  signature(pdf, [40, below + 100], ["Chief Manager", "Anagha R. Kulkarni"]);
  stamp(pdf, [470, below + 100], ["SAHYADRI GRAMEEN", "BANK, NASHIK"], { radius: 40, colour: "#00529b" });
}

function scholarship(pdf: PdfDrawing): void {
  frame(pdf, [40, 40, 532, 4], { fill: "#b8860b" });
  put(pdf, [40, 56], "The Amina & Osvaldo Ferreira-Toure Foundation", {
    font: "Times-Bold",
    size: 17,
    width: 532,
    align: "center",
  });
  put(pdf, [40, 80], "Accra · Lisbon · Halifax", { font: "Times-Italic", size: 11, width: 532, align: "center" });
  put(pdf, [60, 120], "Friday, 17 July 2026", { font: "Times-Roman", size: 12 });
  put(pdf, [60, 150], "Dear Mr. Gebremariam Haile Woldeselassie,", { font: "Times-Roman", size: 12 });
  put(
    pdf,
    [60, 176],
    "Out of 1,904 candidates, the jury chose you as a Ferreira-Toure Scholar of the year. The award is made of the following:",
    { font: "Times-Roman", size: 12, width: 492, gap: 3 },
  );
  cell(pdf, [60, 226, 160, 44], ["Value of the award", "CAD 27,500"], { value: { font: "Times-Bold", size: 13 } });
  cell(pdf, [220, 226, 160, 44], ["Paid in", "2 parts"], { value: { font: "Times-Bold", size: 13 } });
  cell(pdf, [380, 226, 172, 44], ["Each part", "CAD 13,750"], { value: { font: "Times-Bold", size: 13 } });
  puts(
    pdf,
    [60, 292],
    [
      "It is paid in September and January, straight to your college, and is taken back if you leave your studies. Travel (up to CAD 2,200) is repaid against receipts.",
      "Please accept by 31 July 2026. Your mentor, Dr. Ingeborg Halvorsen, will write to you.",
    ],
    { font: "Times-Roman", size: 12, width: 492, gap: 3, between: 9 },
  );
  signature(pdf, [60, 450], ["Leopoldina Ferreira-Toure", "Chair of the Trustees"], { font: "Times-Roman" });
}

export const payments: readonly Stranger[] = [
  {
    name: "tuition receipt on a screen",
    documentType: "TuitionReceipt",
    language: "en",
    size: "LETTER",
    draw: receiptOnScreen,
    truth: {
      applicantFullName: ["Nomvula Sithole", "Sithole, Nomvula"],
      schoolName: "Lac Supérieur University",
      studentId: ["LSU1041773", "LSU 104 177 3"],
      receiptNumber: ["PMS7730041722", "PMS-7730-0417-22"],
      tuitionFees: ["11482.35", "$11,482.35"],
      currency: ["CAD", "Canadian dollars"],
      issueDate: ["2026-07-03", "Jul 03, 2026"],
    },
  },
  {
    name: "tuition receipt in two copies",
    documentType: "TuitionReceipt",
    language: "fr",
    size: "LETTER",
    draw: feeVoucher,
    truth: {
      applicantFullName: ["Grâce KABONGO MUTOMBO", "KABONGO MUTOMBO Grâce"],
      schoolName: "ÉCOLE SUPÉRIEURE DU GOLFE-MODÈLE",
      studentId: ["E2041773", "E-20 417 73"],
      receiptNumber: ["26/04177R", "26/04177-R"],
      tuitionFees: ["9340.00", "9 340,00"],
      currency: "CAD",
      issueDate: ["2026-04-24", "24-04-2026"],
    },
  },
  {
    name: "loan from India",
    documentType: "LoanApprovalLetter",
    language: "en",
    size: "A4",
    draw: loanOfIndia,
    truth: {
      accountHolderName: "Tejaswini Balasaheb Deshmukh-Patil",
      bankName: "SAHYADRI GRAMEEN BANK",
      accountNumber: ["61004177330012", "6100 4177 3300 12"],
      closingBalance: ["4063000.00", "Rs. 40,63,000/-"],
      currency: ["INR", "Rs."],
      issueDate: ["2026-06-12", "12.06.2026"],
    },
  },
  {
    name: "scholarship in boxes",
    documentType: "Other",
    language: "en",
    size: "LETTER",
    draw: scholarship,
    truth: {
      applicantFullName: "Gebremariam Haile Woldeselassie",
      scholarshipAmount: ["27500.00", "CAD 27,500"],
      currency: "CAD",
      issueDate: ["2026-07-17", "17 July 2026"],
    },
  },
];
