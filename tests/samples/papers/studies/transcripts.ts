import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Transcripts. All made up. */

const lakeview = "Lakeview Polytechnic College";
const exampleville = "University of Exampleville";

const marks = {
  en: [
    ["PHYS 101", "Mechanics   A-   3.0 credits"],
    ["MATH 112", "Calculus   B+   3.0 credits"],
  ],
  fr: [
    ["PHY 101", "Mécanique   A-   3 crédits"],
    ["MAT 112", "Calcul   B+   3 crédits"],
  ],
} as const;

const transcriptPapers: readonly Written[] = [
  {
    name: "transcript-degree",
    language: "en",
    paper: {
      letterhead: [exampleville, "Office of the Registrar"],
      title: "Official Academic Transcript",
      paragraphs: ["Cumulative GPA: 3.61. Credits earned: 120. This transcript was printed on March 2, 2026."],
      rows: [
        ["Student Name", fullName(ngozi)],
        ["Student Number", "20201177"],
        ["Date of birth", "25 January 1999"],
        ["Program", "Bachelor of Science in Physics"],
        ["Admitted", "September 3, 2020"],
        ["Degree conferred", "June 12, 2024"],
        ...marks.en,
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: exampleville,
      studentId: "20201177",
      programName: "Bachelor of Science in Physics",
      graduationDate: "2024-06-12",
    },
  },
  {
    name: "transcript-going-on",
    language: "en",
    paper: {
      letterhead: [lakeview],
      before: ["Date issued: May 11, 2026"],
      title: "Unofficial Transcript",
      paragraphs: ["In progress. Term GPA 3.2, CGPA 3.4. A transfer credit was granted on January 9, 2025."],
      rows: [
        ["Name", fullName(lucia)],
        ["Student ID", "LV-440912"],
        ["Program of study", "Diploma in Wood Science and Technology"],
        ...marks.en,
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: lakeview,
      studentId: "LV440912",
      programName: "Diploma in Wood Science and Technology",
      isOfficial: "false",
    },
  },
  {
    name: "transcript-degree",
    language: "fr",
    paper: {
      letterhead: ["Université d’Exempleville", "Bureau du registraire"],
      title: "Relevé de notes officiel",
      paragraphs: ["Moyenne cumulative : 3,61. Crédits obtenus : 120. Imprimé le 2 mars 2026."],
      rows: [
        ["Nom de l’étudiante", fullName(ngozi)],
        ["Code permanent", "ADEN25519902"],
        ["Date de naissance", "25 janvier 1999"],
        ["Programme d’études", "Baccalauréat en physique"],
        ["Grade conféré le", "12 juin 2024"],
        ...marks.fr,
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "Université d’Exempleville",
      studentId: "ADEN25519902",
      programName: "Baccalauréat en physique",
      graduationDate: "2024-06-12",
    },
  },
  {
    name: "transcript-going-on",
    language: "fr",
    paper: {
      letterhead: ["Collège du Lac-Modèle"],
      before: ["Date d’émission : 11 mai 2026"],
      title: "Relevé de notes",
      paragraphs: ["Études en cours. Moyenne générale : 82 %. Équivalence accordée le 9 janvier 2025."],
      rows: [["Nom", fullName(lucia)], ["Matricule", "2417733"], ["Programme", "Techniques du bois"], ...marks.fr],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "Collège du Lac-Modèle",
      studentId: "2417733",
      programName: "Techniques du bois",
    },
  },
];

export const transcripts = papersOf("Transcript", transcriptPapers);
