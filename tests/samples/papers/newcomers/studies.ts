import type { PdfDrawing } from "../../pdfDocument.ts";
import { frame, grid, pairs, put, puts, rule, signature } from "../strangers/sheet.ts";
import type { Stranger } from "../strangers/stranger.ts";

/** Transcripts, letters of completion and receipts for tuition. */

function pakistan(pdf: PdfDrawing): void {
  put(pdf, [40, 36], "UNIVERSITY OF NEW CHENAB", { font: "Times-Bold", size: 17, width: 515, align: "center" });
  put(pdf, [40, 58], "DETAILED MARKS CERTIFICATE", { font: "Times-Bold", size: 12, width: 515, align: "center" });
  pairs(
    pdf,
    [40, 90],
    [
      ["Mr./Ms.", "Rabia Shahid Khokhar"],
      ["Son/Daughter of", "Shahid Mahmood Khokhar"],
      ["Regn. No.", "2019-UNC-41773"],
      ["Degree awarded", "BS (Hons) Food Technology"],
      ["Result declared on", "July 12, 2023"],
    ],
    { apart: 120, step: 17, label: { font: "Times-Italic", size: 10.5 }, value: { font: "Times-Bold", size: 10.5 } },
  );
  grid(
    pdf,
    [40, 196],
    [
      ["Code", "Course", "Cr. Hrs", "Marks", "Grade"],
      ["FT-301", "Dairy Technology", "3", "81/100", "A"],
      ["FT-305", "Cereal Science", "3", "74/100", "B+"],
      ["FT-412", "Food Laws", "2", "69/100", "B"],
    ],
    { widths: [70, 265, 60, 60, 60], step: 18, size: 9, font: "Times-Roman", lines: "grid" },
  );
  put(pdf, [40, 290], "CGPA 3.41 / 4.00     Prepared by: M. Aslam     Checked by: S. Noreen     Printed 02-08-2023", {
    font: "Times-Roman",
    size: 9,
  });
}

function tunisia(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "École nationale fictive des ingénieurs de Sfax-Nord", { font: "Helvetica-Bold", size: 13 });
  put(pdf, [50, 64], "RELEVÉ DE NOTES - Troisième année", { font: "Helvetica-Bold", size: 12 });
  frame(pdf, [50, 86, 495, 76], { line: "#333333" });
  puts(
    pdf,
    [58, 92],
    [
      "Étudiant(e) : Skander BOUZGARROU        Né(e) le 17/04/2001 à Gabès",
      "N° d’inscription : 21-0417-733           C.I.N. : 00417733",
      "Filière : Génie des procédés",
      "Diplôme obtenu le : 30/06/2024           Mention : Bien",
    ],
    { size: 10, between: 4 },
  );
  grid(
    pdf,
    [50, 180],
    [
      ["Module", "Coef.", "Note / 20", "Session"],
      ["Transfert de matière", "3", "14,25", "Principale"],
      ["Réacteurs", "3", "12,50", "Principale"],
      ["Projet de fin d’études", "6", "16,00", "Principale"],
    ],
    { widths: [255, 60, 80, 100], step: 18, size: 9, right: [1, 2], lines: "below" },
  );
}

function completed(pdf: PdfDrawing): void {
  put(pdf, [56, 44], "Ravenscrag College", { font: "Times-Bold", size: 18 });
  put(pdf, [56, 68], "Records & Graduation, Lethbridge, Alberta", { font: "Times-Roman", size: 10 });
  puts(pdf, [56, 104], ["2026/11/09", "RE: Fulfilment of program requirements"], { font: "Times-Roman", size: 11 });
  puts(
    pdf,
    [56, 160],
    [
      "To whom it may concern,",
      "Please accept this letter as confirmation that Olena Vasylivna Marchuk (ID 004-177-33) met every requirement for the Diploma in Veterinary Technology as of October 23, 2026.",
      "The program is delivered over 20 months of full-time study. The credential will be conferred at convocation on June 5, 2027.",
      "Her studies were in English and on campus.",
    ],
    { font: "Times-Roman", size: 11.5, width: 490, gap: 3, between: 10 },
  );
  signature(pdf, [56, 380], ["Registrar"]);
}

function completedInFrench(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "Université de la Côte-Inventée", { font: "Helvetica-Bold", size: 16, colour: "#5a2a82" });
  put(pdf, [50, 70], "ATTESTATION DE FIN D’ÉTUDES", { font: "Helvetica-Bold", size: 13 });
  grid(
    pdf,
    [50, 100],
    [
      ["Étudiante ou étudiant", "Programme complété"],
      ["Kossi Mawuli AGBEKO", "Maîtrise en ingénierie côtière"],
      ["Exigences satisfaites le", "Collation des grades"],
      ["11 septembre 2026", "24 octobre 2026"],
    ],
    { widths: [250, 250], step: 24, size: 10, lines: "grid" },
  );
  put(pdf, [50, 220], "Le programme est d’une durée de 24 mois à temps plein. Fait à Rimouski, le 18 septembre 2026.", {
    size: 10.5,
    width: 500,
  });
  signature(pdf, [50, 300], ["Le registraire"]);
}

function receipt(pdf: PdfDrawing): void {
  put(pdf, [40, 40], "Lakeshore Institute of Applied Trades", { font: "Helvetica-Bold", size: 14 });
  put(pdf, [400, 40], "OFFICIAL RECEIPT", { font: "Helvetica-Bold", size: 12, width: 170, align: "right" });
  pairs(
    pdf,
    [40, 80],
    [
      ["Received from", "Bishal Thapa Magar"],
      ["Learner ID", "LIAT-417733"],
      ["Paid on", "Nov 17, 2026"],
      ["Method", "Wire via a foreign exchange partner"],
    ],
    { apart: 110, step: 18, label: { size: 10 }, value: { size: 10 } },
  );
  grid(
    pdf,
    [40, 170],
    [
      ["For", "CAD"],
      ["Tuition - Winter and Summer 2027", "13,740.00"],
      ["Student union and health plan", "612.50"],
      ["Sum received", "14,352.50"],
    ],
    { widths: [400, 130], step: 20, size: 10, right: [1], lines: "below" },
  );
  put(pdf, [40, 280], "Balance outstanding: CAD 0.00. Application fee of CAD 120.00 was receipted on Mar 2, 2026.", {
    size: 9,
  });
}

function receiptInFrench(pdf: PdfDrawing): void {
  frame(pdf, [40, 30, 532, 200], { line: "#1d6f5e", thick: 1.5 });
  put(pdf, [54, 44], "INSTITUT DES MÉTIERS DU SAGUENAY-FICTIF", {
    font: "Helvetica-Bold",
    size: 13,
    colour: "#1d6f5e",
  });
  put(pdf, [54, 64], "Quittance - droits de scolarité", { size: 11 });
  rule(pdf, [54, 82], 500, { colour: "#1d6f5e" });
  puts(
    pdf,
    [54, 92],
    [
      "Reçu de : Djibril Ousmane TRAORÉ                         No de dossier étudiant : 2611-7730",
      "La somme de : 8 215,75 $ CA, en paiement des droits de scolarité (hiver 2027)",
      "Date du paiement : 27 novembre 2026",
      "Caissier : 14        Versement de confirmation déjà encaissé : 500,00 $",
    ],
    { size: 10, between: 8 },
  );
}

export const studies: readonly Stranger[] = [
  {
    name: "marks from Pakistan",
    documentType: "Transcript",
    language: "en",
    size: "A4",
    draw: pakistan,
    truth: {
      applicantFullName: "Rabia Shahid Khokhar",
      schoolName: "UNIVERSITY OF NEW CHENAB",
      studentId: ["2019UNC41773", "2019-UNC-41773"],
      programName: "BS (Hons) Food Technology",
      graduationDate: ["2023-07-12", "July 12, 2023"],
    },
  },
  {
    name: "marks from Tunisia",
    documentType: "Transcript",
    language: "fr",
    size: "A4",
    draw: tunisia,
    truth: {
      applicantFullName: "Skander BOUZGARROU",
      schoolName: "École nationale fictive des ingénieurs de Sfax-Nord",
      studentId: ["210417733", "21-0417-733"],
      programName: "Génie des procédés",
      graduationDate: ["2024-06-30", "30/06/2024"],
    },
  },
  {
    name: "requirements met",
    documentType: "CompletionLetter",
    language: "en",
    size: "LETTER",
    draw: completed,
    truth: {
      applicantFullName: "Olena Vasylivna Marchuk",
      schoolName: "Ravenscrag College",
      programName: "Diploma in Veterinary Technology",
      completionDate: ["2026-10-23", "October 23, 2026"],
      durationMonths: ["20", "20 months"],
      graduationDate: ["2027-06-05", "June 5, 2027"],
    },
  },
  {
    name: "end of studies in a table",
    documentType: "CompletionLetter",
    language: "fr",
    size: "LETTER",
    draw: completedInFrench,
    truth: {
      applicantFullName: "Kossi Mawuli AGBEKO",
      schoolName: "Université de la Côte-Inventée",
      programName: "Maîtrise en ingénierie côtière",
      completionDate: ["2026-09-11", "11 septembre 2026"],
      durationMonths: ["24", "24 mois"],
      graduationDate: ["2026-10-24", "24 octobre 2026"],
    },
  },
  {
    name: "receipt of an institute",
    documentType: "TuitionReceipt",
    language: "en",
    size: "LETTER",
    draw: receipt,
    truth: {
      applicantFullName: "Bishal Thapa Magar",
      studentId: ["LIAT417733", "LIAT-417733"],
      schoolName: "Lakeshore Institute of Applied Trades",
      tuitionFees: ["13740.00", "13,740.00"],
      issueDate: ["2026-11-17", "Nov 17, 2026"],
    },
  },
  {
    name: "receipt in a frame",
    documentType: "TuitionReceipt",
    language: "fr",
    size: "LETTER",
    draw: receiptInFrench,
    truth: {
      applicantFullName: "Djibril Ousmane TRAORÉ",
      studentId: ["26117730", "2611-7730"],
      schoolName: "INSTITUT DES MÉTIERS DU SAGUENAY-FICTIF",
      tuitionFees: ["8215.75", "8 215,75 $"],
      issueDate: ["2026-11-27", "27 novembre 2026"],
    },
  },
];
