import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Receipts for tuition: paid with other fees, in part, in sentences. All made up. */

const receipts: readonly Written[] = [
  {
    name: "receipt-with-fees",
    language: "en",
    paper: {
      letterhead: ["Lakeview Polytechnic College", "Student Accounts, Exampleville ON K1A 0B1"],
      title: "Official Tuition Receipt",
      paragraphs: [
        "Refunds: a fee of $300.00 is kept. Tuition for the second year is billed on May 1, 2027 ($18,100.00).",
      ],
      rows: [
        ["Receipt number", "R-2026-00417"],
        ["Student name", fullName(ngozi)],
        ["Student ID", "LV-440912"],
        ["Payment date", "March 4, 2026"],
        ["Tuition fees", "$17,289.50"],
        ["Health insurance", "$610.00"],
        ["Total paid", "$17,899.50"],
        ["Balance due", "$0.00"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "Lakeview Polytechnic College",
      studentId: "LV440912",
      receiptNumber: "R202600417",
      tuitionFees: "17289.50",
      currency: "CAD",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "receipt-part",
    language: "en",
    paper: {
      letterhead: ["University of Exampleville", "Office of the Bursar"],
      title: "Payment Receipt",
      paragraphs: ["Thank you for your payment toward tuition. The rest is due on August 15, 2026."],
      rows: [
        ["Receipt no.", "118204"],
        ["Date of payment", "11 May 2026"],
        ["Student name", fullName(lucia)],
        ["Student number", "20261234"],
        ["Tuition (full year)", "USD 24,500.00"],
        ["Amount paid", "USD 12,000.00"],
        ["Balance due", "USD 12,500.00"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "University of Exampleville",
      studentId: "20261234",
      receiptNumber: "118204",
      tuitionFees: "12000.00",
      currency: "USD",
      issueDate: "2026-05-11",
    },
  },
  {
    name: "receipt-with-fees",
    language: "fr",
    paper: {
      letterhead: ["Université d’Exempleville", "Service des finances, Exempleville (Québec)"],
      title: "Reçu officiel de droits de scolarité",
      paragraphs: ["En cas d’annulation, 300,00 $ sont retenus. La deuxième année est facturée le 1er mai 2027."],
      rows: [
        ["Numéro du reçu", "R-2026-00417"],
        ["Nom de l’étudiante", fullName(ngozi)],
        ["Matricule", "20261234"],
        ["Date du paiement", "4 mars 2026"],
        ["Droits de scolarité", "17 289,50 $"],
        ["Assurance maladie", "610,00 $"],
        ["Total payé", "17 899,50 $"],
        ["Solde dû", "0,00 $"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "Université d’Exempleville",
      studentId: "20261234",
      receiptNumber: "R202600417",
      tuitionFees: "17289.50",
      currency: "CAD",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "receipt-part",
    language: "fr",
    paper: {
      letterhead: ["Collège du Lac-Modèle", "Exempleville (Québec) H2X 1Y4"],
      title: "Reçu de paiement",
      paragraphs: ["Paiement reçu pour les frais de scolarité. Le reste est exigible le 15 août 2026."],
      rows: [
        ["N° de reçu", "118204"],
        ["Payé le", "11 mai 2026"],
        ["Nom de l’étudiante", fullName(lucia)],
        ["Numéro d’étudiant", "2417733"],
        ["Frais de scolarité pour l’année", "24 500,00 $"],
        ["Montant payé", "12 000,00 $"],
        ["Solde à payer", "12 500,00 $"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "Collège du Lac-Modèle",
      studentId: "2417733",
      receiptNumber: "118204",
      tuitionFees: "12000.00",
      currency: "CAD",
      issueDate: "2026-05-11",
    },
  },
];

export const tuitionReceipts = papersOf("TuitionReceipt", receipts);
