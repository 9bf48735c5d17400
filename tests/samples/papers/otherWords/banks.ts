import type { Sample } from "../paper.ts";
import { papersOf } from "../everyLayout.ts";

/** Banks in words on which no rule was first written. All made up. */
export const banksInOtherWords: readonly Sample[] = [
  ...papersOf("AccountStatement", [
    {
      name: "words-ac1",
      language: "en",
      paper: {
        letterhead: ["Harbour Sample Bank plc", "2 Quay Street, Sampleton"],
        before: ["Ref: HSB/2026/118", "14 April 2026"],
        title: "TO WHOM IT MAY CONCERN",
        paragraphs: [
          "Confirmation of account",
          "We hereby confirm that Mr Emeka ADEYEMI is a valued customer of this bank and has been operating the savings account below since 2015.",
          "As at 13 April 2026, the account had a credit balance of NGN 41,870,225.10 (Forty-one million eight hundred seventy thousand naira).",
        ],
        rows: [["Account No", "2004417733"]],
      },
      expected: {
        accountHolderName: "Emeka ADEYEMI",
        accountNumber: "2004417733",
        closingBalance: "41870225.10",
        periodEnd: "2026-04-13",
        bankName: "Harbour Sample Bank plc",
        currency: "NGN",
      },
    },
  ]),
  ...papersOf("AccountStatement", [
    {
      name: "words-ac2",
      language: "fr",
      paper: {
        letterhead: ["Banque du Modèle Atlantique"],
        before: ["Casablanca, le 2 avril 2026"],
        title: "Lettre de confirmation bancaire",
        paragraphs: [
          "Nous soussignés, Banque du Modèle Atlantique, certifions que Madame Lucía Fernanda GARCÍA MUÑOZ est cliente de notre banque depuis 2016 et que son compte présente au 31 mars 2026 un solde créditeur de 412 500,00 MAD.",
        ],
        rows: [],
      },
      expected: {
        accountHolderName: "Lucía Fernanda GARCÍA MUÑOZ",
        closingBalance: "412500.00",
        periodEnd: "2026-03-31",
        bankName: "Banque du Modèle Atlantique",
        currency: "MAD",
      },
    },
  ]),
  ...papersOf("FixedDeposit", [
    {
      name: "words-fd1",
      language: "en",
      paper: {
        letterhead: ["Model Cooperative Bank"],
        title: "DEPOSIT CONFIRMATION ADVICE",
        paragraphs: ["Thank you for placing a term deposit with us."],
        rows: [
          ["Customer name", "Emeka ADEYEMI"],
          ["FD account no.", "30120044179"],
          ["Deposit amount", "INR 8,50,000.00"],
          ["Value date", "02-Apr-2026"],
          ["Maturity date", "02-Apr-2027"],
          ["Maturity value", "INR 9,08,650.00"],
        ],
      },
      expected: {
        accountHolderName: "Emeka ADEYEMI",
        accountNumber: "30120044179",
        closingBalance: "850000.00",
        currency: "INR",
        expiryDate: "2027-04-02",
        bankName: "Model Cooperative Bank",
        accountType: "termDeposit",
      },
    },
  ]),
  ...papersOf("GIC", [
    {
      name: "words-gic1",
      language: "en",
      paper: {
        letterhead: ["Sample Bank of Canada", "Student GIC Program"],
        before: ["April 2, 2026"],
        title: "Student GIC Program - Letter of Confirmation",
        paragraphs: [
          "Dear Ngozi ADEYEMI,",
          "We confirm that we received your funds and opened a Guaranteed Investment Certificate (GIC) in your name.",
        ],
        rows: [
          ["GIC certificate number", "0044-17733"],
          ["Principal", "$22,895.00 CAD"],
          ["Issue date", "April 1, 2026"],
          ["Term", "1 year"],
        ],
      },
      expected: {
        accountNumber: "004417733",
        closingBalance: "22895.00",
        issueDate: "2026-04-01",
        bankName: "Sample Bank of Canada",
        currency: "CAD",
        accountHolderName: "Ngozi ADEYEMI",
      },
    },
  ]),
  ...papersOf("AccountStatement", [
    {
      name: "words-bc1",
      language: "en",
      paper: {
        letterhead: ["Example Union Bank", "Model Road, Exampleville, India"],
        before: ["5 May 2026"],
        title: "Bank Solvency Certificate",
        paragraphs: [
          "This is to certify that Mr. Emeka ADEYEMI, residing at 4 Palm Road, is a customer of our bank and maintains savings account No. 118820044177 with a closing balance of Rs. 22,40,118.50 as on 4 May 2026.",
        ],
        rows: [],
      },
      expected: {
        accountHolderName: "Emeka ADEYEMI",
        accountNumber: "118820044177",
        closingBalance: "2240118.50",
        currency: "INR",
        periodEnd: "2026-05-04",
        bankName: "Example Union Bank",
      },
    },
  ]),
  ...papersOf("AccountStatement", [
    {
      name: "words-bc2",
      language: "en",
      paper: {
        letterhead: ["Sample Credit Union", "9 Sample Road, Exampleville ON K1A 0B1"],
        before: ["May 5, 2026"],
        title: "Account Verification Letter",
        paragraphs: ["The member below holds these accounts with us."],
        rows: [
          ["Member name", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Chequing balance", "$4,100.20"],
          ["Savings balance", "$18,300.00"],
          ["Total balance", "$22,400.20"],
        ],
      },
      expected: {
        accountHolderName: "Lucía Fernanda GARCÍA MUÑOZ",
        closingBalance: "22400.20",
        periodEnd: "2026-05-05",
        currency: "CAD",
        bankName: "Sample Credit Union",
      },
    },
  ]),
  ...papersOf("AccountStatement", [
    {
      name: "words-bc3",
      language: "fr",
      paper: {
        letterhead: ["Société Exemple de Banque", "Exempleville, Côte d’Ivoire"],
        before: ["Abidjan, le 5 mai 2026"],
        title: "Attestation de solde",
        paragraphs: [
          "Nous soussignés attestons que le compte n° 0112 0044 1773 ouvert dans nos livres au nom de M. Emeka ADEYEMI présente un solde créditeur de 9 870 000 FCFA en date du 4 mai 2026.",
        ],
        rows: [],
      },
      expected: {
        accountHolderName: "Emeka ADEYEMI",
        accountNumber: "011200441773",
        closingBalance: "9870000.00",
        currency: "XOF",
        periodEnd: "2026-05-04",
        bankName: "Société Exemple de Banque",
      },
    },
  ]),
  ...papersOf("FixedDeposit", [
    {
      name: "words-fd2",
      language: "en",
      paper: {
        letterhead: ["Example Union Bank"],
        title: "Term Deposit Account Statement",
        paragraphs: [],
        rows: [
          ["Depositor", "Ngozi ADEYEMI"],
          ["Certificate number", "TD 440917"],
          ["Amount deposited", "USD 18,000.00"],
          ["Interest rate", "4.10 %"],
          ["Matures on", "May 5, 2027"],
        ],
      },
      expected: {
        accountHolderName: "Ngozi ADEYEMI",
        closingBalance: "18000.00",
        currency: "USD",
        expiryDate: "2027-05-05",
        bankName: "Example Union Bank",
        accountType: "termDeposit",
        accountNumber: "440917",
      },
    },
  ]),
];
