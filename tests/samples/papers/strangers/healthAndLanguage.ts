import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Proof of a medical exam before the application, and reports of language tests. */

function medicalSheet(pdf: PdfDrawing): void {
  frame(pdf, [30, 30, 535, 34], { fill: "#00607a" });
  put(pdf, [40, 40], "eMedical", { font: "Helvetica-Bold", size: 15, colour: "#ffffff" });
  put(pdf, [300, 43], "Information sheet for the client - Upfront medical", {
    size: 9,
    colour: "#ffffff",
    width: 255,
    align: "right",
  });
  frame(pdf, [440, 76, 125, 150], { line: "#888888" });
  put(pdf, [440, 146], "PHOTO", { size: 9, width: 125, align: "center", colour: "#999999" });
  const block = (y: number, title: string, rows: readonly (readonly [string, string])[]) => {
    frame(pdf, [30, y, 396, 16], { fill: "#d7ebf0" });
    put(pdf, [36, y + 4], title, { font: "Helvetica-Bold", size: 9 });
    return pairs(pdf, [36, y + 22], rows, {
      apart: 150,
      step: 16,
      label: { size: 8.5 },
      value: { size: 9.5, font: "Helvetica-Bold" },
    });
  };
  block(76, "Client details", [
    ["Family name", "TAN"],
    ["Given names", "Bernadette Hui Min"],
    ["Gender", "Female"],
    ["Date of birth", "09 Dec 1998"],
    ["Document", "Passport K0417733E (Singapore)"],
  ]);
  block(190, "Health case details", [
    ["IME number", "1704 1773 3"],
    ["Visa category", "Student"],
    ["Country", "Canada"],
    ["Expected length of stay", "24 months"],
  ]);
  frame(pdf, [30, 286, 535, 16], { fill: "#d7ebf0" });
  put(pdf, [36, 290], "Exams required", { font: "Helvetica-Bold", size: 9 });
  grid(
    pdf,
    [30, 304],
    [
      ["Code", "Exam", "Status", "Completed on"],
      ["501", "Medical examination", "Completed", "21 Apr 2026"],
      ["502", "Chest X-ray examination", "Completed", "22 Apr 2026"],
      ["704", "Serum creatinine", "Not required", ""],
    ],
    { widths: [60, 225, 125, 125], step: 19, size: 9, lines: "below" },
  );
  puts(
    pdf,
    [30, 396],
    [
      "Valid until 21 Apr 2027. After that day a new examination may be asked for.",
      "Panel clinic: Orchard Sample Medical, 417 Fiction Road #04-17, Singapore. Panel physician: Dr Prakash Ramanathan-Koh.",
      "Attach this sheet to your online application. It is not a decision on your health. Printed 22 Apr 2026 16:20.",
    ],
    { size: 9, width: 535, between: 5 },
  );
}

function medicalProof(pdf: PdfDrawing): void {
  put(pdf, [60, 46], "Cabinet médical des Trois-Palmiers", { font: "Helvetica-Bold", size: 15, colour: "#b03060" });
  put(pdf, [60, 66], "Médecins désignés pour le Canada · 17, bd de l’Illusion, Tunis 1002, Tunisie", { size: 8.5 });
  put(pdf, [60, 110], "PREUVE D’EXAMEN MÉDICAL INITIAL", {
    font: "Helvetica-Bold",
    size: 14,
    width: 475,
    align: "center",
  });
  puts(pdf, [60, 150], ["Je certifie avoir examiné ce jour, mardi 10 mars 2026, aux fins de l’immigration :"], {
    size: 11,
    width: 475,
  });
  cell(pdf, [60, 180, 237, 42], ["M. / Mme", "Ghazi Ben Youssef TRABELSI"], {
    value: { font: "Helvetica-Bold", size: 11 },
  });
  cell(pdf, [297, 180, 238, 42], ["Réf. EMI (à reporter dans la demande)", "EMI 41 77 33 01"], {
    value: { font: "Helvetica-Bold", size: 11 },
  });
  puts(
    pdf,
    [60, 244],
    [
      "né le 2 juin 1996, passeport n° Z041773. La radiographie pulmonaire a été faite par la Dre Amel Zribi-Carpentier le lendemain.",
      "Les résultats sont transmis au ministère dans les 10 jours et servent pendant douze mois, soit jusqu’au 9 mars 2027. Le cabinet n’en connaît pas l’issue.",
    ],
    { size: 11, width: 475, gap: 3, between: 9 },
  );
  signature(pdf, [340, 420], ["Dr Slim Mansouri", "Médecin désigné n° 41773"]);
  stamp(pdf, [140, 420], ["Dr S. MANSOURI", "TUNIS"], { radius: 38, colour: "#b03060" });
}

function ieltsForm(pdf: PdfDrawing): void {
  put(pdf, [36, 32], "IELTS", { font: "Helvetica-Bold", size: 28, colour: "#d1001f" });
  put(pdf, [150, 40], "Test Report Form", { font: "Helvetica-Bold", size: 18 });
  frame(pdf, [420, 34, 140, 24], { line: "#111111", thick: 1.4 });
  put(pdf, [420, 41], "GENERAL TRAINING", { font: "Helvetica-Bold", size: 11, width: 140, align: "center" });
  const cells: readonly (readonly [string, string, number, number, number])[] = [
    ["Centre Number", "NG417", 36, 76, 130],
    ["Date", "07/FEB/2026", 166, 76, 130],
    ["Candidate Number", "004177", 296, 76, 130],
    ["Family Name", "ABUBAKAR", 36, 130, 390],
    ["First Name", "HADIZA UMMI", 36, 166, 390],
    ["Candidate ID", "B04177331", 36, 202, 390],
  ];
  for (const [label, value, x, y, width] of cells)
    cell(pdf, [x, y, width, 36], [label, value], { value: { font: "Courier-Bold", size: 11 } });
  frame(pdf, [440, 76, 120, 150], { line: "#888888" });
  pairs(
    pdf,
    [36, 252],
    [
      ["Date of Birth", "23/11/1996"],
      ["Sex (M/F)", "F"],
      ["Country of Nationality", "NIGERIA"],
      ["First Language", "HAUSA"],
    ],
    { apart: 140, step: 18, label: { size: 9 }, value: { font: "Courier", size: 10 } },
  );
  put(pdf, [36, 336], "Test Results", { font: "Helvetica-Bold", size: 12 });
  const scores: readonly (readonly [string, string])[] = [
    ["Listening", "8.5"],
    ["Reading", "7.0"],
    ["Writing", "6.5"],
    ["Speaking", "7.5"],
    ["Overall\nBand Score", "7.5"],
    ["CEFR\nLevel", "C1"],
  ];
  scores.forEach(([label, value], index) => {
    put(pdf, [36 + index * 88, 358], label, { size: 8, width: 46 });
    frame(pdf, [82 + index * 88, 354, 34, 24], { line: "#111111" });
    put(pdf, [82 + index * 88, 361], value, { font: "Helvetica-Bold", size: 11, width: 34, align: "center" });
  });
  put(pdf, [36, 400], "Administrator Comments", { size: 9 });
  frame(pdf, [36, 414, 330, 70], { line: "#888888" });
  stamp(pdf, [460, 450], ["VALIDATION", "STAMP"], { radius: 32, colour: "#333333" });
  pairs(
    pdf,
    [36, 500],
    [
      ["Administrator’s Signature", "O. Balogun-Reid"],
      ["Date", "19/02/2026"],
      ["Test Report Form Number", "26NG004177ABUH417G"],
    ],
    { apart: 150, step: 18, label: { size: 9 }, value: { size: 10 } },
  );
}

function tcfAttestation(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 842, 20], { fill: "#2a2a72" });
  put(pdf, [50, 40], "TCF Canada", { font: "Helvetica-Bold", size: 26, colour: "#2a2a72" });
  put(pdf, [50, 72], "ATTESTATION DE RÉSULTATS N° 041-773-30-26", { font: "Helvetica-Bold", size: 12 });
  put(
    pdf,
    [500, 44],
    "Passation : 24 janvier 2026\nCentre : Institut du Faux-Fleuve, Téhéran\nÉdition : 9 février 2026\nFin de validité : 23 janvier 2028",
    {
      size: 10,
      width: 292,
      align: "right",
    },
  );
  put(
    pdf,
    [50, 118],
    "Candidat(e) :   M. Siavash TEHRANI-NEJAD     né(e) le 30/06/1993     nationalité : iranienne     langue usuelle : persan",
    {
      size: 11,
      width: 742,
    },
  );
  grid(
    pdf,
    [50, 156],
    [
      ["Épreuves obligatoires", "Score obtenu", "Score maximal", "Niveau CECRL", "NCLC"],
      ["Compréhension de l’oral", "478", "699", "B2", "7"],
      ["Compréhension de l’écrit", "502", "699", "C1", "8"],
      ["Expression orale", "13", "20", "B2", "8"],
      ["Expression écrite", "11", "20", "B2", "7"],
    ],
    { widths: [262, 120, 120, 120, 120], step: 30, size: 11, lines: "grid", head: "#dcdcf3" },
  );
  rule(pdf, [50, 330], 742, { colour: "#2a2a72" });
  put(
    pdf,
    [50, 340],
    "A : utilisateur élémentaire - B : utilisateur indépendant - C : utilisateur expérimenté. Les niveaux de compétence linguistique canadiens (NCLC) sont donnés à titre d’information. Seule l’attestation originale fait foi.",
    { size: 9, width: 742, gap: 2 },
  );
  signature(pdf, [600, 430], ["La directrice générale", "Clémence Archambault-Roussel"], { width: 190 });
}

export const healthAndLanguage: readonly Stranger[] = [
  {
    name: "medical sheet in blocks",
    documentType: "MedicalExam",
    language: "en",
    size: "A4",
    draw: medicalSheet,
    truth: {
      applicantFullName: ["Bernadette Hui Min TAN", "Bernadette Hui Min", "TAN"],
      imeNumber: ["170417733", "1704 1773 3"],
      issueDate: ["2026-04-22", "Printed 22 Apr 2026"],
      medicalExpiryDate: ["2027-04-21", "21 Apr 2027"],
    },
  },
  {
    name: "medical proof in French",
    documentType: "MedicalExam",
    language: "fr",
    size: "A4",
    draw: medicalProof,
    truth: {
      applicantFullName: "Ghazi Ben Youssef TRABELSI",
      imeNumber: ["41773301", "EMI 41 77 33 01"],
      issueDate: ["2026-03-10", "10 mars 2026"],
      medicalExpiryDate: ["2027-03-09", "9 mars 2027"],
    },
  },
  {
    name: "English test in boxes",
    documentType: "LanguageTestResult",
    language: "en",
    size: "A4",
    draw: ieltsForm,
    truth: {
      languageTestKind: ["ieltsGeneral", "IELTS", "GENERAL TRAINING"],
      applicantFullName: ["HADIZA UMMI ABUBAKAR", "HADIZA UMMI", "ABUBAKAR"],
      testDate: ["2026-02-07", "07/FEB/2026"],
      Listening: "8.5",
      Reading: "7.0",
      Writing: "6.5",
      Speaking: "7.5",
    },
  },
  {
    name: "French test in a table",
    documentType: "LanguageTestResult",
    language: "fr",
    size: "A4",
    isWide: true,
    draw: tcfAttestation,
    truth: {
      languageTestKind: ["tcfCanada", "TCF Canada"],
      applicantFullName: ["Siavash TEHRANI-NEJAD", "M. Siavash TEHRANI-NEJAD"],
      testDate: ["2026-01-24", "24 janvier 2026"],
      expiryDate: ["2028-01-23", "23 janvier 2028"],
      Listening: "478",
      Reading: "502",
      Writing: "11",
      Speaking: "13",
    },
  },
];
