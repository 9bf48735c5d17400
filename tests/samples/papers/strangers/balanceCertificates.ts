import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** What banks of China, Morocco and Iran certify of a balance. The banks are invented. */

function china(pdf: PdfDrawing): void {
  frame(pdf, [30, 30, 535, 400], { line: "#b22222", thick: 2 });
  frame(pdf, [36, 36, 523, 388], { line: "#b22222" });
  put(pdf, [40, 54], "CERTIFICATE OF TIME DEPOSIT AND BALANCE", {
    font: "Times-Bold",
    size: 15,
    width: 515,
    align: "center",
    colour: "#b22222",
  });
  put(pdf, [40, 74], "Yangtze Harbour Commercial Bank Co., Ltd., Wuhan Sub-branch", {
    font: "Times-Roman",
    size: 11,
    width: 515,
    align: "center",
  });
  put(pdf, [380, 96], "No. 4201 2026 0417 733", { font: "Courier", size: 9, width: 170, align: "right" });
  put(
    pdf,
    [56, 122],
    "We hereby certify that as of the close of business on 2026/04/20, the depositor below has the following deposit with our bank, and that it is frozen until 2026/10/20:",
    { font: "Times-Roman", size: 11, width: 480, gap: 2 },
  );
  grid(
    pdf,
    [56, 176],
    [
      ["Name of depositor", "ID type", "Account no.", "Curr.", "Amount in figures"],
      ["OUYANG XIAOLING", "Passport", "6217 0028 7000 4417 733", "CNY", "486,000.00"],
    ],
    {
      widths: [120, 60, 150, 40, 110],
      step: 26,
      size: 9.5,
      font: "Times-Roman",
      right: [4],
      lines: "grid",
      head: "#f7e4e4",
    },
  );
  puts(
    pdf,
    [56, 244],
    [
      "Amount in words: RENMINBI YUAN FOUR HUNDRED EIGHTY-SIX THOUSAND ONLY.",
      "This certificate was issued on 2026/04/21. It proves nothing about the days after the freeze and is no guarantee. Altered or copied certificates are void.",
    ],
    { font: "Times-Roman", size: 10.5, width: 480, between: 8, gap: 2 },
  );
  put(pdf, [56, 340], "Authorized signature:  Gao Meiyu", { font: "Times-Roman", size: 10.5 });
  stamp(pdf, [470, 356], ["YANGTZE HARBOUR", "COMMERCIAL BANK", "BUSINESS SEAL"], { radius: 50, colour: "#d01010" });
}

function morocco(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 595, 8], { fill: "#c5961f" });
  put(pdf, [50, 34], "CRÉDIT DE L’ATLAS FICTIF", { font: "Helvetica-Bold", size: 15, colour: "#7a5a0c" });
  put(pdf, [50, 54], "S.A. au capital de 1 204 000 000 DH - R.C. Casablanca 00417 - Agence Rabat Agdal", { size: 7.5 });
  put(pdf, [330, 90], "Rabat, le 13/05/2026", { size: 10, width: 215, align: "right" });
  put(pdf, [50, 130], "ATTESTATION DE SOLDE", { font: "Helvetica-Bold", size: 15, width: 495, align: "center" });
  rule(pdf, [200, 150], 195, { colour: "#c5961f", thick: 1.4 });
  puts(
    pdf,
    [50, 180],
    [
      "Nous, Crédit de l’Atlas Fictif, attestons par la présente que Monsieur EL OUAFI Abderrahmane, titulaire de la CIN n° A000417, est titulaire dans nos livres du compte à vue n° 007 810 0004417733000012 38, ouvert le 04/09/2011,",
      "et que ledit compte présente, à la date du 12/05/2026 après traitement de fin de journée, un solde créditeur de :",
    ],
    { size: 11, width: 495, gap: 3, between: 8 },
  );
  frame(pdf, [130, 306, 335, 40], { fill: "#fbf3dc", line: "#c5961f" });
  put(pdf, [130, 318], "318 240,55 MAD", { font: "Helvetica-Bold", size: 16, width: 335, align: "center" });
  puts(
    pdf,
    [50, 364],
    [
      "(trois cent dix-huit mille deux cent quarante dirhams et cinquante-cinq centimes), soit une contre-valeur indicative de 43 920,00 CAD au cours du jour.",
      "La présente attestation est remise à l’intéressé, père de l’étudiante EL OUAFI Salma, sur sa demande, pour servir et valoir ce que de droit et sans engagement de notre part.",
    ],
    { size: 11, width: 495, gap: 3, between: 8 },
  );
  signature(pdf, [340, 540], ["Le chef d’agence", "BENNANI-SMIRES Ghita"]);
}

function iran(pdf: PdfDrawing): void {
  put(pdf, [40, 36], "In the Name of God", { font: "Times-Italic", size: 10, width: 515, align: "center" });
  put(pdf, [40, 56], "BANK MEHREGAN-E NOW", {
    font: "Times-Bold",
    size: 16,
    width: 515,
    align: "center",
    colour: "#0a5f38",
  });
  pairs(
    pdf,
    [380, 90],
    [
      ["Date:", "1405/02/12 (2 May 2026)"],
      ["No.:", "417/73/B"],
      ["Encl.:", "none"],
    ],
    { apart: 40, step: 14, label: { font: "Times-Roman" }, value: { font: "Times-Roman" } },
  );
  put(pdf, [40, 150], "Canadian Embassy, Visa Section", { font: "Times-Bold", size: 12 });
  put(pdf, [40, 172], "Subject: Financial ability of Ms. Parastoo Kermanshahi Rad", { font: "Times-Roman", size: 12 });
  put(
    pdf,
    [40, 200],
    "With respect, it is stated that the accounts of the above customer, father’s name Bahram, national number 0041-773300-1, stood as follows at the end of 30 April 2026:",
    { font: "Times-Roman", size: 12, width: 515, gap: 3 },
  );
  cell(pdf, [40, 262, 170, 44], ["Account number", "0110-41773300-8"], { value: { font: "Times-Bold", size: 12 } });
  cell(pdf, [210, 262, 130, 44], ["Kind of account", "Short-term savings"], {
    value: { font: "Times-Bold", size: 12 },
  });
  cell(pdf, [340, 262, 215, 44], ["Balance (Iranian rials)", "IRR 41,280,500,000"], {
    value: { font: "Times-Bold", size: 12 },
  });
  puts(
    pdf,
    [40, 326],
    [
      "This equals EUR 38,400.00 at the rate of the central bank, which is given for information.",
      "The average of the last three months was IRR 37,114,000,000. The account was opened on 17 August 2015 at Vanak Square branch, code 417.",
    ],
    { font: "Times-Roman", size: 12, width: 515, gap: 3, between: 8 },
  );
  signature(pdf, [60, 470], ["S. Daneshvar-Moghaddam", "Head of branch"], { font: "Times-Roman" });
  signature(pdf, [330, 470], ["F. Golestani", "Deputy"], { font: "Times-Roman" });
  stamp(pdf, [280, 470], ["BANK", "MEHREGAN-E NOW", "VANAK 417"], { radius: 40, colour: "#0a5f38" });
  put(pdf, [40, 780], "Tehran, Vanak Square, No. 12, Invented Alley. SWIFT MHRNIRTH. Tel. +98 21 0000 4177", {
    size: 7,
    width: 515,
    align: "center",
  });
}

export const balanceCertificates: readonly Stranger[] = [
  {
    name: "balance from China",
    documentType: "AccountStatement",
    language: "en",
    size: "A4",
    alsoRight: ["FixedDeposit"],
    draw: china,
    truth: {
      accountHolderName: "OUYANG XIAOLING",
      bankName: "Yangtze Harbour Commercial Bank Co., Ltd.",
      accountNumber: ["6217002870004417733", "6217 0028 7000 4417 733"],
      accountType: ["termDeposit", "TIME DEPOSIT"],
      currency: "CNY",
      closingBalance: ["486000.00", "486,000.00"],
      periodEnd: ["2026-04-20", "2026/04/20"],
      issueDate: ["2026-04-21", "2026/04/21"],
    },
  },
  {
    name: "balance from Morocco",
    documentType: "AccountStatement",
    language: "fr",
    size: "A4",
    draw: morocco,
    truth: {
      accountHolderName: ["Abderrahmane EL OUAFI", "EL OUAFI Abderrahmane"],
      bankName: "Crédit de l’Atlas Fictif",
      accountNumber: ["007810000441773300001238", "007 810 0004417733000012 38"],
      accountType: ["chequing", "compte à vue"],
      currency: "MAD",
      closingBalance: ["318240.55", "318 240,55 MAD"],
      periodEnd: ["2026-05-12", "12/05/2026"],
      issueDate: ["2026-05-13", "13/05/2026"],
    },
  },
  {
    name: "balance from Iran",
    documentType: "AccountStatement",
    language: "en",
    size: "A4",
    draw: iran,
    truth: {
      accountHolderName: "Parastoo Kermanshahi Rad",
      bankName: "BANK MEHREGAN-E NOW",
      accountNumber: ["0110417733008", "0110-41773300-8"],
      accountType: ["savings", "Short-term savings"],
      currency: "IRR",
      closingBalance: ["41280500000.00", "IRR 41,280,500,000"],
      periodEnd: ["2026-04-30", "30 April 2026"],
      issueDate: ["2026-05-02", "2 May 2026"],
    },
  },
];
