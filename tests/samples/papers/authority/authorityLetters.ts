import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Letters in which the authority asks for something, says that it received something, or lets somebody travel. All made up. */

const en = ["Immigration, Refugees and Citizenship Canada", "Case Processing Centre, Exampleville"];
const fr = ["Immigration, Réfugiés et Citoyenneté Canada", "Centre de traitement, Exempleville"];

const letters: readonly Written[] = [
  {
    name: "documents-asked",
    language: "en",
    paper: {
      letterhead: en,
      before: ["March 4, 2026", "Application: S304417265"],
      title: "Request for additional documents",
      paragraphs: [
        `Dear ${fullName(ngozi)},`,
        "Your application for a study permit was received on December 1, 2025. It lacks proof of funds.",
        "You must submit bank statements of the last four months through your account by April 3, 2026. If we do not receive them, your application may be refused.",
      ],
      rows: [],
    },
    expected: { issueDate: "2026-03-04", dueDate: "2026-04-03" },
  },
  {
    name: "passport-asked",
    language: "en",
    paper: {
      letterhead: en,
      title: "Original passport request",
      paragraphs: [
        "Send your passport within 30 days of the date of this letter. A passport that expires before June 1, 2027 is not taken.",
      ],
      rows: [
        ["Date of letter", "11 May 2026"],
        ["Application no.", "V305561702"],
      ],
    },
    expected: { issueDate: "2026-05-11" },
  },
  {
    name: "received",
    language: "en",
    paper: {
      letterhead: en,
      before: ["Date: March 6, 2026"],
      title: "Acknowledgement of receipt",
      paragraphs: ["We received your application on March 5, 2026. Do not send anything unless we ask for it."],
      rows: [["Application number", "S304417265"]],
    },
    expected: { issueDate: "2026-03-06" },
  },
  {
    name: "exam-asked",
    language: "en",
    paper: {
      letterhead: en,
      title: "Medical examination request",
      paragraphs: ["See a panel physician within 30 days. Medical reports made before January 1, 2021 cannot be used."],
      rows: [
        ["Date of letter", "March 4, 2026"],
        ["Name of applicant", fullName(lucia)],
        ["IME number", "20417733"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), issueDate: "2026-03-04", imeNumber: "20417733" },
  },
  {
    name: "introduction",
    language: "en",
    paper: {
      letterhead: en,
      title: "Letter of Introduction",
      paragraphs: [
        "Show this letter at the port of entry. It is not a study permit. Your biometrics end on March 4, 2035; the passport ends on June 30, 2031.",
      ],
      rows: [
        ["Name of applicant", fullName(ngozi)],
        ["Application number", "S304417265"],
        ["Document number", "L204417733"],
        ["Valid until", "August 31, 2027"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), documentNumber: "L204417733", expiryDate: "2027-08-31" },
  },
  {
    name: "documents-asked",
    language: "fr",
    paper: {
      letterhead: fr,
      before: ["Le 4 mars 2026", "Demande : S304417265"],
      title: "Demande de documents supplémentaires",
      paragraphs: [
        "Votre demande de permis d’études reçue le 1er décembre 2025 ne contient pas de preuve de fonds.",
        "Vous devez soumettre vos relevés bancaires des quatre derniers mois au plus tard le 3 avril 2026. Sans réponse, la demande peut être refusée.",
      ],
      rows: [],
    },
    expected: { issueDate: "2026-03-04", dueDate: "2026-04-03" },
  },
  {
    name: "passport-asked",
    language: "fr",
    paper: {
      letterhead: fr,
      title: "Demande de passeport original",
      paragraphs: [
        "Envoyez votre passeport dans les 30 jours. Un passeport qui expire avant le 1er juin 2027 n’est pas accepté.",
      ],
      rows: [["Date de la lettre", "11 mai 2026"]],
    },
    expected: { issueDate: "2026-05-11" },
  },
  {
    name: "received",
    language: "fr",
    paper: {
      letterhead: fr,
      before: ["Date : 6 mars 2026"],
      title: "Accusé de réception",
      paragraphs: ["Nous avons reçu votre demande le 5 mars 2026. N’envoyez rien avant que nous le demandions."],
      rows: [["Numéro de la demande", "S304417265"]],
    },
    expected: { issueDate: "2026-03-06" },
  },
  {
    name: "introduction",
    language: "fr",
    paper: {
      letterhead: fr,
      title: "Lettre d’introduction",
      paragraphs: [
        "Présentez cette lettre au point d’entrée. Elle n’est pas un permis. Le passeport expire le 30 juin 2031.",
      ],
      rows: [
        ["Nom du demandeur", fullName(lucia)],
        ["Numéro du document", "L204417733"],
        ["Valable jusqu’au", "31 août 2027"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), documentNumber: "L204417733", expiryDate: "2027-08-31" },
  },
];

export const authorityLetters = papersOf("Other", letters);
