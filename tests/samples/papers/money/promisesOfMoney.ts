import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Loans, scholarships and letters of people who pay. All made up. */

const loans: readonly Written[] = [
  {
    name: "loan-sanction",
    language: "en",
    paper: {
      letterhead: ["First Model Bank Limited", "Retail Loans"],
      before: ["Date: 4 March 2026"],
      title: "Education Loan Sanction Letter",
      paragraphs: ["Processing fee: INR 11,800.00. The loan is paid out to the school on demand."],
      rows: [
        ["Name of borrower", fullName(ngozi)],
        ["Co-applicant", "Adaeze Example"],
        ["Sanctioned amount", "INR 32,00,000.00"],
        ["Rate of interest", "9.40 % floating"],
        ["Repayment begins", "12 months after the end of studies"],
      ],
    },
    expected: {
      accountHolderName: fullName(ngozi),
      bankName: "First Model Bank Limited",
      closingBalance: "3200000.00",
      currency: "INR",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "loan-approval",
    language: "en",
    paper: {
      letterhead: ["Northern Sample Bank"],
      before: ["May 11, 2026"],
      title: "Loan Approval Letter",
      paragraphs: [
        `Dear ${fullName(lucia)},`,
        "We are pleased to tell you that we have approved your student loan of USD 45,000.00. Its repayment begins in 2029.",
      ],
      rows: [],
    },
    expected: {
      accountHolderName: fullName(lucia),
      bankName: "Northern Sample Bank",
      closingBalance: "45000.00",
      currency: "USD",
      issueDate: "2026-05-11",
    },
  },
  {
    name: "loan-approval",
    language: "fr",
    paper: {
      letterhead: ["Caisse Modèle d’Exempleville", "Exempleville (Québec) H2X 1Y4"],
      before: ["Le 11 mai 2026"],
      title: "Approbation de prêt étudiant",
      paragraphs: ["Le remboursement du prêt commence six mois après la fin des études. Frais de dossier : 75,00 $."],
      rows: [
        ["Emprunteuse", fullName(lucia)],
        ["Montant du prêt", "28 000,00 $ CAD"],
        ["Taux d’intérêt", "7,20 %"],
      ],
    },
    expected: {
      accountHolderName: fullName(lucia),
      bankName: "Caisse Modèle d’Exempleville",
      closingBalance: "28000.00",
      currency: "CAD",
      issueDate: "2026-05-11",
    },
  },
];

const scholarships: readonly Written[] = [
  {
    name: "scholarship-letter",
    language: "en",
    paper: {
      letterhead: ["University of Exampleville", "Student Awards, Exampleville ON K1A 0B1"],
      before: ["March 6, 2026"],
      title: "Scholarship Award Letter",
      paragraphs: [
        `Dear ${fullName(ngozi)},`,
        "The award is paid in two parts, on September 15, 2026 and January 15, 2027. You must keep an average of 80 %.",
      ],
      rows: [
        ["Name of scholarship", "Entrance Scholarship of Merit"],
        ["Scholarship amount", "$12,000.00"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      issueDate: "2026-03-06",
      scholarshipAmount: "12000.00",
      currency: "CAD",
    },
  },
  {
    name: "fellowship",
    language: "en",
    paper: {
      letterhead: ["Sample Foundation for Learning"],
      before: ["Date: 11 May 2026"],
      title: "Confirmation of scholarship",
      paragraphs: [
        `This is to certify that ${fullName(lucia)} has been awarded a scholarship in the amount of USD 15,500.00 for her first year of studies.`,
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(lucia),
      issueDate: "2026-05-11",
      scholarshipAmount: "15500.00",
      currency: "USD",
    },
  },
  {
    name: "scholarship-letter",
    language: "fr",
    paper: {
      letterhead: ["Université d’Exempleville", "Bureau des bourses, Exempleville (Québec) H2X 1Y4"],
      before: ["Le 6 mars 2026"],
      title: "Attestation de bourse",
      paragraphs: ["La bourse est versée en deux parts, le 15 septembre 2026 et le 15 janvier 2027."],
      rows: [
        ["Nom de l’étudiante", fullName(ngozi)],
        ["Montant de la bourse", "12 000,00 $"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      issueDate: "2026-03-06",
      scholarshipAmount: "12000.00",
      currency: "CAD",
    },
  },
];

const supporters: readonly Written[] = [
  {
    name: "supporter-father",
    language: "en",
    paper: {
      letterhead: ["14 Sample Street, Exampletown"],
      before: ["March 4, 2026"],
      title: "Letter of financial support",
      paragraphs: [
        "To the visa officer:",
        `I, Emeka Tobenna ADEYEMI, am the father of the applicant. I will pay all expenses of my daughter ${fullName(ngozi)} during her studies in Canada.`,
        "I work as an engineer at Example Power Works and earn 48,000.00 a year.",
      ],
      rows: [],
    },
    expected: {
      financialSupporterFullName: "Emeka Tobenna ADEYEMI",
      applicantFullName: fullName(ngozi),
      issueDate: "2026-03-04",
    },
  },
  {
    name: "supporter-form",
    language: "en",
    paper: {
      letterhead: ["Affidavit"],
      title: "Affidavit of Support",
      paragraphs: ["The sponsor undertakes to provide for tuition, housing and return. Sworn before a notary."],
      rows: [
        ["Name of sponsor", "Héctor GARCÍA RUIZ"],
        ["Name of student", fullName(lucia)],
        ["Relationship", "Uncle"],
        ["Date", "11 May 2026"],
      ],
    },
    expected: {
      financialSupporterFullName: "Héctor GARCÍA RUIZ",
      applicantFullName: fullName(lucia),
      issueDate: "2026-05-11",
    },
  },
  {
    name: "supporter-mother",
    language: "fr",
    paper: {
      letterhead: ["14, rue Modèle, Exempleville"],
      before: ["Exempleville, le 4 mars 2026"],
      title: "Lettre de prise en charge",
      paragraphs: [
        `Je soussignée, Adaeze Ifeoma ADEYEMI, déclare être la mère de la demandeuse. Je prendrai en charge tous les frais de ma fille ${fullName(ngozi)} pendant ses études.`,
      ],
      rows: [],
    },
    expected: {
      financialSupporterFullName: "Adaeze Ifeoma ADEYEMI",
      applicantFullName: fullName(ngozi),
      issueDate: "2026-03-04",
    },
  },
];

export const loanApprovals = papersOf("LoanApprovalLetter", loans);
export const scholarshipLetters = papersOf("Other", scholarships);
export const supporterLetters = papersOf("FinancialSupporterLetter", supporters);
