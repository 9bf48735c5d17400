import type { Sample } from "../paper.ts";
import { papersOf } from "../everyLayout.ts";

/** Lenders and people who pay in words on which no rule was first written. All made up. */
export const lendersInOtherWords: readonly Sample[] = [
  ...papersOf("LoanApprovalLetter", [
    {
      name: "words-loan1",
      language: "en",
      paper: {
        letterhead: ["Credila Sample Finance"],
        before: ["22/04/2026"],
        title: "In-principle sanction letter",
        paragraphs: [
          "Sub: Sanction of education loan",
          "Dear Ms. Ngozi ADEYEMI,",
          "With reference to your application, we are pleased to sanction an education loan of INR 25,00,000/- on the terms below.",
        ],
        rows: [
          ["Tenure", "144 months"],
          ["Interest", "10.25%"],
        ],
      },
      expected: {
        accountHolderName: "Ngozi ADEYEMI",
        closingBalance: "2500000.00",
        currency: "INR",
        issueDate: "2026-04-22",
      },
    },
  ]),
  ...papersOf("FinancialSupporterLetter", [
    {
      name: "words-fs1",
      language: "en",
      paper: {
        letterhead: ["Héctor GARCÍA RUIZ", "Av. Ejemplo 55, Guadalajara"],
        before: ["April 2, 2026"],
        title: "Sponsorship Letter",
        paragraphs: [
          "Immigration, Refugees and Citizenship Canada",
          "Dear Sir or Madam,",
          "My name is Héctor GARCÍA RUIZ and I am writing to confirm that I will fully sponsor my niece, Lucía Fernanda GARCÍA MUÑOZ, during her studies at the University of Exampleville.",
        ],
        rows: [],
      },
      expected: {
        financialSupporterFullName: "Héctor GARCÍA RUIZ",
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("FinancialSupporterLetter", [
    {
      name: "words-fs2",
      language: "fr",
      paper: {
        letterhead: ["Engagement de prise en charge financière"],
        title: "Engagement de prise en charge financière",
        paragraphs: [
          "Je soussigné M. Emeka Tobenna ADEYEMI, né le 3 mai 1968, m’engage à prendre en charge l’ensemble des frais d’études et de séjour de ma fille Ngozi ADEYEMI.",
          "Fait à Exempleville, le 2 avril 2026.",
        ],
        rows: [],
      },
      expected: {
        financialSupporterFullName: "Emeka Tobenna ADEYEMI",
        applicantFullName: "Ngozi ADEYEMI",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("LoanApprovalLetter", [
    {
      name: "words-ln2",
      language: "en",
      paper: {
        letterhead: ["Sample Credit Union"],
        before: ["May 5, 2026"],
        title: "Approval of your student line of credit",
        paragraphs: [
          "Dear Lucía Fernanda GARCÍA MUÑOZ,",
          "Your application for a student loan was approved. The approved amount is $30,000.00 CAD.",
        ],
        rows: [["Approved amount", "$30,000.00 CAD"]],
      },
      expected: {
        accountHolderName: "Lucía Fernanda GARCÍA MUÑOZ",
        closingBalance: "30000.00",
        currency: "CAD",
        issueDate: "2026-05-05",
        bankName: "Sample Credit Union",
      },
    },
  ]),
  ...papersOf("LoanApprovalLetter", [
    {
      name: "words-ln3",
      language: "fr",
      paper: {
        letterhead: ["Banque Exemple du Sahel", "Exempleville, Sénégal"],
        before: ["Le 5 mai 2026"],
        title: "Accord de prêt étudiant",
        paragraphs: [
          "Madame Ngozi ADEYEMI,",
          "Nous avons le plaisir de vous informer que votre demande de prêt d’un montant de 12 000 000 FCFA a été acceptée. Le remboursement du prêt débutera en 2029.",
        ],
        rows: [],
      },
      expected: {
        accountHolderName: "Ngozi ADEYEMI",
        closingBalance: "12000000.00",
        currency: "XOF",
        issueDate: "2026-05-05",
        bankName: "Banque Exemple du Sahel",
      },
    },
  ]),
  ...papersOf("FinancialSupporterLetter", [
    {
      name: "words-fs3",
      language: "en",
      paper: {
        letterhead: ["Affidavit of Financial Support"],
        title: "Affidavit of Financial Support",
        paragraphs: [
          "I, Elena MUÑOZ RÍOS, of full age and residing in Guadalajara, being duly sworn, state that I am the mother of Lucía Fernanda GARCÍA MUÑOZ and undertake to pay for her tuition and living costs.",
          "Sworn on May 5, 2026.",
        ],
        rows: [],
      },
      expected: {
        financialSupporterFullName: "Elena MUÑOZ RÍOS",
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        issueDate: "2026-05-05",
      },
    },
  ]),
  ...papersOf("FinancialSupporterLetter", [
    {
      name: "words-fs4",
      language: "en",
      paper: {
        letterhead: ["14 Sample Street"],
        before: ["5 May 2026"],
        title: "Undertaking of Support",
        paragraphs: [
          "I am writing in support of my son, Dayo Sample ADEYEMI. I, Emeka Tobenna ADEYEMI, will be responsible for all of his expenses in Canada.",
        ],
        rows: [],
      },
      expected: {
        financialSupporterFullName: "Emeka Tobenna ADEYEMI",
        applicantFullName: "Dayo Sample ADEYEMI",
        issueDate: "2026-05-05",
      },
    },
  ]),
];
