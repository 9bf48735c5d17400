import { papersOf, type Written } from "../everyLayout.ts";

/** Receipts of the registry, its emails about filings, and papers with its stamp. All made up. */

const receipts: readonly Written[] = [
  {
    name: "court-receipt",
    language: "en",
    paper: {
      letterhead: ["Federal Court", "Registry, Exampleville"],
      title: "Receipt for court fee",
      paragraphs: ["Fee under Tariff A: $50.00. Keep this receipt. Files that are cited: T-77-19."],
      rows: [
        ["Confirmation number", "FC-2026-0041733"],
        ["Court file no.", "IMM-1234-26"],
        ["Payment date", "March 4, 2026"],
      ],
    },
    expected: { confirmationNumber: "FC-2026-0041733", courtFileNumber: "IMM-1234-26", issueDate: "2026-03-04" },
  },
  {
    name: "court-payment-request",
    language: "en",
    paper: {
      letterhead: ["Federal Court of Canada", "E-Filing"],
      before: ["Sent: Monday, May 11, 2026 3:12 PM"],
      title: "Request to pay the filing fee",
      paragraphs: [
        "Your confirmation number is 20417733. Pay the court fee of $50.00 by card. The file number is given later.",
      ],
      rows: [],
    },
    expected: { confirmationNumber: "20417733", issueDate: "2026-05-11" },
  },
  {
    name: "court-receipt",
    language: "fr",
    paper: {
      letterhead: ["Cour fédérale", "Greffe, Exempleville"],
      title: "Reçu des frais de cour",
      paragraphs: ["Frais du tarif A : 50,00 $. Gardez ce reçu."],
      rows: [
        ["Numéro de confirmation", "FC-2026-0041733"],
        ["Numéro de dossier de la Cour", "IMM-1234-26"],
        ["Date du paiement", "4 mars 2026"],
      ],
    },
    expected: { confirmationNumber: "FC-2026-0041733", courtFileNumber: "IMM-1234-26", issueDate: "2026-03-04" },
  },
  {
    name: "court-payment-request",
    language: "fr",
    paper: {
      letterhead: ["Cour fédérale du Canada", "Dépôt électronique"],
      before: ["Envoyé : 11 mai 2026 15:12"],
      title: "Demande de paiement des frais de cour",
      paragraphs: ["Votre numéro de confirmation est le 20417733. Payez les frais de 50,00 $ par carte."],
      rows: [],
    },
    expected: { confirmationNumber: "20417733", issueDate: "2026-05-11" },
  },
];

const documents: readonly Written[] = [
  {
    name: "registry-accepted",
    language: "en",
    paper: {
      letterhead: ["Federal Court Registry"],
      before: ["Sent: November 16, 2026 10:04"],
      title: "E-filing: IMM-1234-26",
      paragraphs: [
        "The documents that you submitted on November 13, 2026 have been accepted for filing in court file no. IMM-1234-26.",
        "If a document is returned, it must be filed again within the time of the Rules. See also IMM-77-19.",
      ],
      rows: [],
    },
    expected: { courtFileNumber: "IMM-1234-26", issueDate: "2026-11-16", filingStatus: "Accepted" },
  },
  {
    name: "registry-returned",
    language: "en",
    paper: {
      letterhead: ["Federal Court", "Registry"],
      title: "Notice about your filing",
      paragraphs: [
        "Your submission has been returned because the affidavit is not signed. Once it has been accepted, you will hear from us.",
      ],
      rows: [
        ["Court file number", "IMM-902-26"],
        ["Date sent", "May 11, 2026"],
      ],
    },
    expected: { courtFileNumber: "IMM-902-26", issueDate: "2026-05-11", filingStatus: "Returned" },
  },
  {
    name: "court-order",
    language: "en",
    paper: {
      letterhead: ["Federal Court"],
      before: ["Exampleville, Ontario, March 4, 2026"],
      title: "Order",
      paragraphs: [
        "BETWEEN: an applicant and the Minister of Citizenship and Immigration. UPON the motion dated February 2, 2026, leave for judicial review is granted.",
        "The decision followed is that of IMM-77-19. The hearing is set for June 9, 2026.",
      ],
      rows: [["Docket", "IMM-1234-26"]],
    },
    expected: { courtFileNumber: "IMM-1234-26", issueDate: "2026-03-04" },
  },
  {
    name: "registry-accepted",
    language: "fr",
    paper: {
      letterhead: ["Greffe de la Cour fédérale"],
      before: ["Envoyé : 16 novembre 2026 10:04"],
      title: "Dépôt électronique",
      paragraphs: [
        "Les documents transmis le 13 novembre 2026 ont été acceptés pour dépôt. Si un document est renvoyé, déposez-le de nouveau.",
      ],
      rows: [["Numéro de dossier", "IMM-1234-26"]],
    },
    expected: { courtFileNumber: "IMM-1234-26", issueDate: "2026-11-16", filingStatus: "Accepted" },
  },
  {
    name: "registry-returned",
    language: "fr",
    paper: {
      letterhead: ["Cour fédérale", "Greffe"],
      title: "Avis au sujet de votre dépôt",
      paragraphs: [
        "Votre dépôt a été renvoyé, car l’affidavit n’est pas signé. Une fois le document accepté, un avis suivra.",
      ],
      rows: [
        ["N° de dossier", "IMM-902-26"],
        ["Date de réception", "11 mai 2026"],
      ],
    },
    expected: { courtFileNumber: "IMM-902-26", issueDate: "2026-05-11", filingStatus: "Returned" },
  },
];

export const courtReceipts = papersOf("CourtReceipt", receipts);
export const courtDocuments = papersOf("CourtDocument", documents);
