import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Proofs of a medical exam. All made up. */

const exams: readonly Written[] = [
  {
    name: "medical-sheet",
    language: "en",
    paper: {
      letterhead: ["Exampleville Panel Clinic", "Panel physician 20417"],
      title: "eMedical information sheet",
      paragraphs: [
        "Keep this proof of upfront medical examination. Chest X-ray taken on March 5, 2026. Results are sent within 30 days.",
      ],
      rows: [
        ["IME number", "IME 20417733"],
        ["Family name", ngozi.familyName],
        ["Given name(s)", ngozi.givenNames],
        ["Date of birth", ngozi.birthday],
        ["Passport number", "A20417733"],
        ["Date of examination", "March 4, 2026"],
        ["Medical valid until", "March 4, 2027"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      imeNumber: "20417733",
      issueDate: "2026-03-04",
      medicalExpiryDate: "2027-03-04",
    },
  },
  {
    name: "medical-letter",
    language: "en",
    paper: {
      letterhead: ["Sample Health Centre"],
      before: ["Date: 11 May 2026"],
      title: "Proof of immigration medical examination",
      paragraphs: [
        `This confirms that ${fullName(lucia)}, born 6 October 2002, was examined by a panel physician. The UMI number is 887120345.`,
        "The results are valid until 10 May 2027. Vaccination of 2 February 2025 was noted.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(lucia),
      imeNumber: "887120345",
      issueDate: "2026-05-11",
      medicalExpiryDate: "2027-05-10",
    },
  },
  {
    name: "medical-sheet",
    language: "fr",
    paper: {
      letterhead: ["Clinique désignée d’Exempleville", "Médecin désigné 20417"],
      title: "Feuille de renseignements eMedical",
      paragraphs: [
        "Preuve de l’examen médical. Radiographie faite le 5 mars 2026. Passeport valide jusqu’au 30 juin 2031.",
      ],
      rows: [
        ["Numéro EMI", "20417733"],
        ["Nom de famille", ngozi.familyName],
        ["Prénom(s)", ngozi.givenNames],
        ["Date de naissance", ngozi.birthday],
        ["Date de l’examen médical", "4 mars 2026"],
        ["Examen médical valide jusqu’au", "4 mars 2027"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      imeNumber: "20417733",
      issueDate: "2026-03-04",
      medicalExpiryDate: "2027-03-04",
    },
  },
  {
    name: "medical-letter",
    language: "fr",
    paper: {
      letterhead: ["Centre de santé du Modèle"],
      before: ["Date : 11 mai 2026"],
      title: "Preuve d’examen médical aux fins de l’immigration",
      paragraphs: [
        "Le médecin désigné a examiné la personne ci-dessous. Les résultats sont valables jusqu’au 10 mai 2027. Un vaccin du 2 février 2025 a été noté.",
      ],
      rows: [
        ["Nom du patient", fullName(lucia)],
        ["Identifiant médical unique", "887120345"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      imeNumber: "887120345",
      issueDate: "2026-05-11",
      medicalExpiryDate: "2027-05-10",
    },
  },
];

export const medicalExams = papersOf("MedicalExam", exams);
