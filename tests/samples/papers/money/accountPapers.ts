import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** What banks say of accounts and deposits in letters and certificates. All made up. */

const certificates: readonly Written[] = [
  {
    name: "balance-table",
    language: "en",
    paper: {
      letterhead: ["Lakeview Example Bank", "100 Bank Road, Exampleville ON K1B 2C3"],
      before: ["March 6, 2026"],
      title: "Account Balance Certificate",
      paragraphs: ["To whom it may concern: the average balance of the last six months was CAD 19,040.11."],
      rows: [
        ["Account holder", fullName(ngozi)],
        ["Account number", "00412-7788123"],
        ["Account type", "Savings account"],
        ["Currency", "CAD"],
        ["Balance as of March 4, 2026", "24,812.37"],
      ],
    },
    expected: {
      accountHolderName: fullName(ngozi),
      accountNumber: "004127788123",
      accountType: "savings",
      bankName: "Lakeview Example Bank",
      currency: "CAD",
      closingBalance: "24812.37",
      periodEnd: "2026-03-04",
    },
  },
  {
    name: "balance-letter",
    language: "en",
    paper: {
      letterhead: ["Northern Sample Bank", "Marina Branch"],
      before: ["Date: 11 May 2026"],
      title: "Bank Confirmation Letter",
      paragraphs: [
        `This is to certify that Ms. ${fullName(lucia)} maintains an account with us since January 5, 2019.`,
        "The available balance in the account number 5521 0098 4417 as of 8 May 2026 is USD 31,250.00.",
        "This letter is issued without any responsibility of the bank.",
      ],
      rows: [],
    },
    expected: {
      accountHolderName: fullName(lucia),
      accountNumber: "552100984417",
      bankName: "Northern Sample Bank",
      currency: "USD",
      closingBalance: "31250.00",
      periodEnd: "2026-05-08",
    },
  },
  {
    name: "balance-of-letter",
    language: "en",
    paper: {
      letterhead: ["First Model Bank Limited"],
      title: "Certificate of Balance",
      paragraphs: ["We confirm what stands to the credit of the account below on the day of this certificate."],
      rows: [
        ["Name of account holder", fullName(ngozi)],
        ["A/C No.", "3047 7120 0915"],
        ["Type of account", "Current account"],
        ["Current balance", "INR 18,40,500.00"],
        ["Date of issue", "4 March 2026"],
      ],
    },
    expected: {
      accountHolderName: fullName(ngozi),
      accountNumber: "304771200915",
      accountType: "chequing",
      bankName: "First Model Bank Limited",
      currency: "INR",
      closingBalance: "1840500.00",
      periodEnd: "2026-03-04",
    },
  },
  {
    name: "balance-table",
    language: "fr",
    paper: {
      letterhead: ["Banque Modèle du Nord", "14, rue Modèle, Exempleville (Québec) H2X 1Y4"],
      before: ["Le 6 mars 2026"],
      title: "Attestation de solde",
      paragraphs: ["À qui de droit : le solde moyen des six derniers mois était de 19 040,11 $ CAD."],
      rows: [
        ["Titulaire du compte", fullName(lucia)],
        ["Numéro de compte", "81500-4402917"],
        ["Type de compte", "Compte d’épargne"],
        ["Devise", "CAD"],
        ["Solde au 4 mars 2026", "24 812,37"],
      ],
    },
    expected: {
      accountHolderName: fullName(lucia),
      accountNumber: "815004402917",
      accountType: "savings",
      bankName: "Banque Modèle du Nord",
      currency: "CAD",
      closingBalance: "24812.37",
      periodEnd: "2026-03-04",
    },
  },
  {
    name: "balance-letter",
    language: "fr",
    paper: {
      letterhead: ["Banque Exemple de l’Ouest", "Agence du Port, Exempleville, Cameroun"],
      before: ["Exempleville, le 11 mai 2026"],
      title: "Attestation bancaire",
      paragraphs: [
        `Nous attestons que Mme ${fullName(ngozi)} est titulaire d’un compte courant dans notre agence depuis le 5 janvier 2019.`,
        "Le solde disponible au 8 mai 2026 s’élève à 14 250 000 FCFA.",
        "Cette attestation est délivrée sans engagement de la banque.",
      ],
      rows: [["Compte numéro", "CI042 01120 6617"]],
    },
    expected: {
      accountHolderName: fullName(ngozi),
      accountNumber: "CI042011206617",
      bankName: "Banque Exemple de l’Ouest",
      currency: "XAF",
      closingBalance: "14250000.00",
      periodEnd: "2026-05-08",
    },
  },
];

const deposits: readonly Written[] = [
  {
    name: "deposit-receipt",
    language: "en",
    paper: {
      letterhead: ["First Model Bank Limited", "Exampletown Branch"],
      title: "Fixed Deposit Receipt",
      paragraphs: ["Interest is paid at maturity. Premature withdrawal costs 1.00 % of the interest."],
      rows: [
        ["Name of depositor", fullName(ngozi)],
        ["Deposit account number", "9920 4417 0038"],
        ["Principal amount", "INR 12,00,000.00"],
        ["Rate of interest", "6.75 %"],
        ["Date of deposit", "4 March 2026"],
        ["Maturity date", "4 March 2028"],
        ["Maturity amount", "INR 13,72,412.00"],
      ],
    },
    expected: {
      accountHolderName: fullName(ngozi),
      accountNumber: "992044170038",
      accountType: "termDeposit",
      bankName: "First Model Bank Limited",
      closingBalance: "1200000.00",
      currency: "INR",
      expiryDate: "2028-03-04",
    },
  },
  {
    name: "term-deposit",
    language: "en",
    paper: {
      letterhead: ["Northern Sample Bank"],
      before: ["May 11, 2026"],
      title: "Term Deposit Confirmation",
      paragraphs: [
        `We confirm that ${fullName(lucia)} has a term deposit with our bank.`,
        "The deposit of USD 40,000.00 was opened on February 2, 2026 and matures on August 2, 2027.",
      ],
      rows: [["Certificate no.", "TD-440918"]],
    },
    expected: {
      accountHolderName: fullName(lucia),
      accountNumber: "TD440918",
      accountType: "termDeposit",
      bankName: "Northern Sample Bank",
      closingBalance: "40000.00",
      currency: "USD",
      expiryDate: "2027-08-02",
    },
  },
  {
    name: "deposit-receipt",
    language: "fr",
    paper: {
      letterhead: ["Banque Modèle du Nord", "Exempleville (Québec) H2X 1Y4"],
      title: "Certificat de dépôt à terme",
      paragraphs: ["Les intérêts sont versés à l’échéance. Un retrait avant terme entraîne des frais."],
      rows: [
        ["Nom du déposant", fullName(lucia)],
        ["Numéro du dépôt", "4417-00382"],
        ["Montant du dépôt", "30 000,00 $ CAD"],
        ["Taux d’intérêt", "3,85 %"],
        ["Date d’échéance", "4 mars 2028"],
        ["Valeur à l’échéance", "32 355,00 $ CAD"],
      ],
    },
    expected: {
      accountHolderName: fullName(lucia),
      accountNumber: "441700382",
      accountType: "termDeposit",
      bankName: "Banque Modèle du Nord",
      closingBalance: "30000.00",
      currency: "CAD",
      expiryDate: "2028-03-04",
    },
  },
];

const certificatesOfInvestment: readonly Written[] = [
  {
    name: "gic-confirmation",
    language: "en",
    paper: {
      letterhead: ["Lakeview Example Bank", "International Students, Exampleville ON K1B 2C3"],
      before: ["March 6, 2026"],
      title: "Guaranteed Investment Certificate (GIC) Confirmation",
      paragraphs: [
        "An initial payment of CAD 2,000.00 is made after arrival; the rest is paid in twelve monthly payments of CAD 1,552.92.",
      ],
      rows: [
        ["Investor name", fullName(ngozi)],
        ["GIC number", "7741-20093"],
        ["Investment amount", "CAD 20,635.00"],
        ["Date of purchase", "March 2, 2026"],
        ["Maturity date", "March 2, 2027"],
      ],
    },
    expected: {
      accountHolderName: fullName(ngozi),
      accountNumber: "774120093",
      bankName: "Lakeview Example Bank",
      closingBalance: "20635.00",
      currency: "CAD",
      issueDate: "2026-03-02",
    },
  },
  {
    name: "gic-letter",
    language: "en",
    paper: {
      letterhead: ["Bank of the Example Lakes"],
      before: ["May 11, 2026"],
      title: "Investment Balance Confirmation",
      paragraphs: [
        `This letter confirms that ${fullName(lucia)} has purchased a Guaranteed Investment Certificate of CAD $22,895.00 from us.`,
      ],
      rows: [["Certificate number", "GIC-118204"]],
    },
    expected: {
      accountHolderName: fullName(lucia),
      accountNumber: "GIC118204",
      bankName: "Bank of the Example Lakes",
      closingBalance: "22895.00",
      currency: "CAD",
      issueDate: "2026-05-11",
    },
  },
  {
    name: "gic-confirmation",
    language: "fr",
    paper: {
      letterhead: ["Banque Modèle du Nord", "Étudiants étrangers, Exempleville (Québec) H2X 1Y4"],
      before: ["Le 6 mars 2026"],
      title: "Confirmation d’un certificat de placement garanti (CPG)",
      paragraphs: ["Un premier versement de 2 000,00 $ est fait à l’arrivée, puis douze versements de 1 552,92 $."],
      rows: [
        ["Détenteur du certificat", fullName(lucia)],
        ["Numéro du certificat", "7741-20093"],
        ["Montant investi", "20 635,00 $ CAD"],
        ["Date d’achat", "2 mars 2026"],
      ],
    },
    expected: {
      accountHolderName: fullName(lucia),
      accountNumber: "774120093",
      bankName: "Banque Modèle du Nord",
      closingBalance: "20635.00",
      currency: "CAD",
      issueDate: "2026-03-02",
    },
  },
];

export const balanceCertificates = papersOf("AccountStatement", certificates);
export const fixedDeposits = papersOf("FixedDeposit", deposits);
export const investmentCertificates = papersOf("GIC", certificatesOfInvestment);
