import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Degrees and diplomas. All made up. */

const lakeview = "Lakeview Polytechnic College";
const exampleville = "University of Exampleville";

const degrees: readonly Written[] = [
  {
    name: "degree-solemn",
    language: "en",
    paper: {
      letterhead: [exampleville],
      title: "Degree",
      paragraphs: [
        "The Senate, on the recommendation of the Faculty of Science, has conferred upon",
        fullName(ngozi),
        "the degree of Bachelor of Science in Physics",
        "with all the rights and privileges that belong to it.",
        "Given at Exampleville this 12th day of June 2024. Founded by charter of 3 May 1911.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: exampleville,
      programName: "Bachelor of Science in Physics",
      graduationDate: "2024-06-12",
    },
  },
  {
    name: "degree-rows",
    language: "en",
    paper: {
      letterhead: [lakeview, "Diploma"],
      title: "Certificate of Graduation",
      paragraphs: ["This diploma was printed again on 2 February 2025 in place of one that was lost."],
      rows: [
        ["Name of graduate", fullName(lucia)],
        ["Credential awarded", "Advanced Diploma in Forestry"],
        ["Date of graduation", "20 June 2023"],
        ["Certificate number", "77-20391"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: lakeview,
      programName: "Advanced Diploma in Forestry",
      graduationDate: "2023-06-20",
    },
  },
  {
    name: "degree-solemn",
    language: "fr",
    paper: {
      letterhead: ["Université d’Exempleville"],
      title: "Diplôme",
      paragraphs: [
        "Le conseil de l’université a conféré à",
        fullName(ngozi),
        "le grade de bachelier en physique",
        "avec tous les droits et privilèges qui s’y rattachent.",
        "Donné à Exempleville, le 12 juin 2024. Université fondée en vertu de la charte du 3 mai 1911.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "Université d’Exempleville",
      programName: "bachelier en physique",
      graduationDate: "2024-06-12",
    },
  },
  {
    name: "degree-rows",
    language: "fr",
    paper: {
      letterhead: ["Collège du Lac-Modèle", "Diplôme d’études collégiales"],
      title: "Diplôme",
      paragraphs: ["Ce diplôme a été imprimé de nouveau le 2 février 2025."],
      rows: [
        ["Nom de la titulaire", fullName(lucia)],
        ["Diplôme décerné", "Diplôme d’études collégiales en foresterie"],
        ["Date d’obtention du diplôme", "20 juin 2023"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "Collège du Lac-Modèle",
      programName: "Diplôme d’études collégiales en foresterie",
      graduationDate: "2023-06-20",
    },
  },
];

export const degreeCertificates = papersOf("DegreeCertificate", degrees);
