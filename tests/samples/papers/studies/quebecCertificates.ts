import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Quebec's acceptance certificates, and letters of enrolment. All made up. */

const certificates: readonly Written[] = [
  {
    name: "caq",
    language: "fr",
    paper: {
      letterhead: ["Ministère de l’Immigration (modèle)", "Gouvernement du Québec"],
      title: "Certificat d’acceptation du Québec (CAQ) pour études",
      paragraphs: [
        "Décision rendue le 4 mars 2026. Le passeport doit être valide. Ce certificat ne remplace pas le permis d’études.",
      ],
      rows: [
        ["Nom de famille", ngozi.familyName],
        ["Prénom(s)", ngozi.givenNames],
        ["Date de naissance", ngozi.birthday],
        ["Numéro de dossier", "DSI-4417733"],
        ["Numéro du certificat", "CAQ20260417"],
        ["Début de validité", "2026-08-20"],
        ["Date d’expiration", "2028-12-31"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), certificateNumber: "CAQ20260417", expiryDate: "2028-12-31" },
  },
  {
    name: "caq-letter",
    language: "fr",
    paper: {
      letterhead: ["Ministère de l’Immigration (modèle)"],
      before: ["Le 11 mai 2026"],
      title: "Délivrance du certificat d’acceptation du Québec",
      paragraphs: [
        "Le certificat est valable du 20 août 2026 au 31 décembre 2027. Présentez toute nouvelle demande trois mois avant.",
      ],
      rows: [
        ["Nom de l’étudiante", fullName(lucia)],
        ["N° du CAQ", "887120345"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), certificateNumber: "887120345", expiryDate: "2027-12-31" },
  },
  {
    name: "caq",
    language: "en",
    paper: {
      letterhead: ["Ministry of Immigration (made up)", "Government of Quebec"],
      title: "Quebec Acceptance Certificate for studies",
      paragraphs: ["Decision of March 4, 2026. The certificate does not replace the study permit."],
      rows: [
        ["Name", fullName(ngozi)],
        ["File number", "DSI-4417733"],
        ["Certificate number", "CAQ20260417"],
        ["Valid from", "August 20, 2026"],
        ["Valid until", "December 31, 2028"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), certificateNumber: "CAQ20260417", expiryDate: "2028-12-31" },
  },
];

const enrolments: readonly Written[] = [
  {
    name: "enrolment",
    language: "en",
    paper: {
      letterhead: ["University of Exampleville", "Office of the Registrar"],
      before: ["March 4, 2026"],
      title: "Confirmation of Enrolment",
      paragraphs: [
        "To whom it may concern:",
        `This is to certify that ${fullName(lucia)} (student number 20261234) is currently enrolled full-time in the winter term that began on January 8, 2026.`,
        "If a student is no longer registered, this letter loses its value on April 30, 2026.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "University of Exampleville",
      studentId: "20261234",
      issueDate: "2026-03-04",
      isEnrolled: "true",
    },
  },
  {
    name: "enrolment",
    language: "fr",
    paper: {
      letterhead: ["Université d’Exempleville", "Bureau du registraire"],
      title: "Attestation d’inscription",
      paragraphs: [
        "L’étudiante est actuellement inscrite à temps plein à la session qui a débuté le 8 janvier 2026.",
        "Si elle n’est plus inscrite, cette attestation perd sa valeur.",
      ],
      rows: [
        ["Date de l’attestation", "4 mars 2026"],
        ["Nom de l’étudiante", fullName(ngozi)],
        ["Matricule", "20261234"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "Université d’Exempleville",
      studentId: "20261234",
      issueDate: "2026-03-04",
      isEnrolled: "true",
    },
  },
];

export const quebecCertificates = papersOf("Other", certificates);
export const enrolmentLetters = papersOf("Other", enrolments);
