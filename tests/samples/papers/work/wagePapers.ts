import { papersOf, type Written } from "../everyLayout.ts";
import { familyNameFirst, fullName, lucia, ngozi } from "../people.ts";

/** Pay slips, notices of assessment and T4 slips. All made up. */

const slips: readonly Written[] = [
  {
    name: "pay-stub",
    language: "en",
    paper: {
      letterhead: ["Lakeview Bakery Inc.", "22 Sample Avenue, Exampleville ON K1A 0B1"],
      title: "Pay Stub",
      paragraphs: ["Deductions: income tax $312.40, pension $98.12, employment insurance $31.08. Net pay: $1,458.40."],
      rows: [
        ["Employee name", fullName(ngozi)],
        ["Employer", "Lakeview Bakery Inc."],
        ["Pay period", "March 1, 2026 to March 14, 2026"],
        ["Pay date", "March 20, 2026"],
        ["Gross pay", "$1,900.00"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      employer: "Lakeview Bakery Inc.",
      periodStart: "2026-03-01",
      periodEnd: "2026-03-14",
    },
  },
  {
    name: "salary-slip",
    language: "en",
    paper: {
      letterhead: ["Sample Textiles Private Limited"],
      title: "Salary Slip",
      paragraphs: ["Gross salary: INR 96,000.00. Deductions: provident fund INR 7,200.00. Net pay: INR 88,800.00."],
      rows: [
        ["Name of employee", fullName(lucia)],
        ["Designation", "Accountant"],
        ["Period start", "2026-02-01"],
        ["Period end", "2026-02-28"],
        ["Account number", "XXXX-4417"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      employer: "Sample Textiles Private Limited",
      periodStart: "2026-02-01",
      periodEnd: "2026-02-28",
    },
  },
  {
    name: "pay-stub",
    language: "fr",
    paper: {
      letterhead: ["Ateliers Modèle inc.", "14, rue Modèle, Exempleville (Québec) H2X 1Y4"],
      title: "Bulletin de paie",
      paragraphs: ["Retenues : impôt 312,40 $, régime de rentes 98,12 $. Salaire net : 1 458,40 $."],
      rows: [
        ["Nom de l’employée", fullName(ngozi)],
        ["Employeur", "Ateliers Modèle inc."],
        ["Période de paie", "du 1er mars 2026 au 14 mars 2026"],
        ["Date de versement", "20 mars 2026"],
        ["Salaire brut", "1 900,00 $"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      employer: "Ateliers Modèle inc.",
      periodStart: "2026-03-01",
      periodEnd: "2026-03-14",
    },
  },
];

const taxes: readonly Written[] = [
  {
    name: "notice-of-assessment",
    language: "en",
    paper: {
      letterhead: ["Canada Revenue Agency", "Tax Centre, Exampleville"],
      before: [fullName(ngozi), "12 Sample Street", "Exampleville ON K1A 0B1"],
      title: "Notice of assessment",
      paragraphs: ["We assessed your 2025 income tax return. Your refund of $812.00 was deposited."],
      rows: [
        ["Date issued", "March 4, 2026"],
        ["Tax year", "2025"],
        ["Line 15000 Total income", "$48,120.00"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), issueDate: "2026-03-04" },
  },
  {
    name: "t4",
    language: "en",
    paper: {
      letterhead: ["Canada Revenue Agency / Agence du revenu du Canada"],
      title: "T4 Statement of Remuneration Paid / État de la rémunération payée",
      paragraphs: ["Box 14 Employment income: 48,120.00. Box 22 Income tax deducted: 7,418.20."],
      rows: [
        ["Employer's name / Nom de l'employeur", "Lakeview Bakery Inc."],
        ["Last name / Nom de famille", lucia.familyName],
        ["First name / Prénom", lucia.givenNames],
        ["Year / Année", "2025"],
      ],
    },
    expected: { applicantFullName: fullName(lucia) },
  },
  {
    name: "income-tax-return",
    language: "en",
    paper: {
      letterhead: ["Income Tax Department"],
      title: "Income Tax Return Acknowledgement",
      paragraphs: ["The return was filed and verified online."],
      rows: [
        ["Name", familyNameFirst(ngozi)],
        ["Assessment year", "2025-26"],
        ["Date of filing", "14 July 2025"],
        ["Total income", "INR 11,82,400"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), issueDate: "2025-07-14" },
  },
  {
    name: "notice-of-assessment",
    language: "fr",
    paper: {
      letterhead: ["Agence du revenu du Canada", "Centre fiscal, Exempleville"],
      title: "Avis de cotisation",
      paragraphs: ["Nous avons établi la cotisation de votre déclaration de revenus de 2025."],
      rows: [
        ["Nom", fullName(lucia)],
        ["Date de l’avis", "4 mars 2026"],
        ["Année d’imposition", "2025"],
        ["Revenu total", "48 120,00 $"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), issueDate: "2026-03-04" },
  },
];

export const paySlips = papersOf("PaySlip", slips);
export const taxDocuments = papersOf("TaxDocument", taxes);
