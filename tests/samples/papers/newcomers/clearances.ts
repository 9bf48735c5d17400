import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, pairs, put, puts, rule, signature, stamp } from "../strangers/sheet.ts";
import type { Stranger } from "../strangers/stranger.ts";

/** A certificate of the police and a proof of a medical exam. */

function trinidad(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "REPUBLIC OF TRINIDAD AND TOBAGO", { font: "Times-Bold", size: 14, width: 495, align: "center" });
  put(pdf, [50, 60], "POLICE SERVICE - Criminal Records Office", {
    font: "Times-Bold",
    size: 12,
    width: 495,
    align: "center",
  });
  put(pdf, [50, 100], "CERTIFICATE OF CHARACTER", { font: "Times-Bold", size: 16, width: 495, align: "center" });
  puts(
    pdf,
    [50, 140],
    [
      "This is to certify that a search of the files held by this office was made in respect of:",
      "Anjali Renée RAMSARAN-JOSEPH",
      "holder of national identification card 19990417033, born 17 April 1999 at San Fernando,",
      "and that no conviction was found to be recorded against the said person.",
    ],
    { font: "Times-Roman", size: 12, width: 495, between: 10 },
  );
  rule(pdf, [50, 290], 495);
  pairs(
    pdf,
    [50, 300],
    [
      ["Serial", "TT 0417733"],
      ["Given under my hand this", "14th October 2026"],
      ["Valid for", "six (6) months"],
    ],
    { apart: 160, step: 18, label: { font: "Times-Roman", size: 11 }, value: { font: "Times-Bold", size: 11 } },
  );
  signature(pdf, [50, 430], ["for Commissioner of Police"]);
  stamp(pdf, [430, 420], ["POLICE", "14 OCT 2026"], { radius: 40, colour: "#333399" });
}

function medical(pdf: PdfDrawing): void {
  frame(pdf, [36, 30, 523, 26], { fill: "#004d40" });
  put(pdf, [44, 37], "Immigration medical examination - information sheet for the client", {
    font: "Helvetica-Bold",
    size: 11,
    colour: "#ffffff",
  });
  cell(pdf, [36, 70, 260, 38], ["Client", "MBEKI-LANGA Thandiwe Precious"]);
  cell(pdf, [299, 70, 260, 38], ["eMedical / IME identifier", "IME 1704177330"]);
  cell(pdf, [36, 112, 260, 38], ["Examined on", "6 Oct 2026"]);
  cell(pdf, [299, 112, 260, 38], ["Result good through", "5 Oct 2027"]);
  cell(pdf, [36, 154, 260, 38], ["Panel member", "Dr J. van Sample, Durban"]);
  cell(pdf, [299, 154, 260, 38], ["Client’s date of birth", "22 Jan 1996"]);
  put(pdf, [36, 210], "Take this sheet with you. It is not a medical report and says nothing about the outcome.", {
    size: 9,
  });
}

export const clearances: readonly Stranger[] = [
  {
    name: "character in Trinidad",
    documentType: "PoliceCertificate",
    language: "en",
    size: "A4",
    draw: trinidad,
    truth: {
      applicantFullName: "Anjali Renée RAMSARAN-JOSEPH",
      country: ["TT", "REPUBLIC OF TRINIDAD AND TOBAGO"],
      issueDate: ["2026-10-14", "14th October 2026"],
    },
  },
  {
    name: "sheet of a medical exam",
    documentType: "MedicalExam",
    language: "en",
    size: "A4",
    draw: medical,
    truth: {
      applicantFullName: "MBEKI-LANGA Thandiwe Precious",
      imeNumber: ["1704177330", "1704177330"],
      issueDate: ["2026-10-06", "6 Oct 2026"],
      medicalExpiryDate: ["2027-10-05", "5 Oct 2027"],
    },
  },
];
