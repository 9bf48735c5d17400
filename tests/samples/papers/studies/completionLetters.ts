import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Letters in which a school says that a program was completed. All made up. */

const lakeview = "Lakeview Polytechnic College";
const exampleville = "University of Exampleville";

const completionPapers: readonly Written[] = [
  {
    name: "completion-form",
    language: "en",
    paper: {
      letterhead: [lakeview, "Office of the Registrar, 1 Sample Square, Exampleville"],
      before: ["Date: May 20, 2026"],
      title: "Letter of Completion of Studies",
      paragraphs: [
        "The student below was admitted on September 5, 2023 and asks for this letter for a post-graduation work permit.",
        "An application for the permit must be sent within 180 days. The convocation takes place in the autumn.",
      ],
      rows: [
        ["Student name", fullName(ngozi)],
        ["Student ID", "LV-440912"],
        ["Date of birth", ngozi.birthday],
        ["Program name", "Diploma in Wood Science and Technology"],
        ["Program start date", "September 5, 2023"],
        ["Program completion date", "April 30, 2026"],
        ["Length of program", "24 months"],
        ["Graduation date", "June 12, 2026"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: lakeview,
      programName: "Diploma in Wood Science and Technology",
      completionDate: "2026-04-30",
      durationMonths: "24",
      graduationDate: "2026-06-12",
    },
  },
  {
    name: "completion-sentences",
    language: "en",
    paper: {
      letterhead: [exampleville, "Registrar’s Office"],
      before: ["May 4, 2026"],
      title: "Confirmation of program completion",
      paragraphs: [
        "To whom it may concern:",
        `This is to certify that ${fullName(lucia)} (student number 20261234) has successfully completed all requirements for the Master of Science in Data Systems on April 24, 2026.`,
        "It is a two-year full-time program, taught in English. Studies began on September 8, 2024.",
        "The degree will be conferred on June 18, 2026. Fees were last paid on January 12, 2026.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: exampleville,
      programName: "Master of Science in Data Systems",
      completionDate: "2026-04-24",
      durationMonths: "24",
      graduationDate: "2026-06-18",
    },
  },
  {
    name: "completion-form",
    language: "fr",
    paper: {
      letterhead: [lakeview, "Bureau du registraire, 1, place du Modèle, Exempleville"],
      before: ["Date : 20 mai 2026"],
      title: "Attestation de fin d’études",
      paragraphs: [
        "L’étudiante ci-dessous a été admise le 5 septembre 2023. La demande de permis doit être envoyée dans les 180 jours.",
      ],
      rows: [
        ["Nom de l’étudiante", fullName(ngozi)],
        ["Numéro d’étudiant", "LV-440912"],
        ["Nom du programme", "Diplôme en sciences du bois"],
        ["Date de début du programme", "5 septembre 2023"],
        ["Date de fin du programme", "30 avril 2026"],
        ["Durée du programme", "2 ans"],
        ["Date de collation des grades", "12 juin 2026"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: lakeview,
      programName: "Diplôme en sciences du bois",
      completionDate: "2026-04-30",
      durationMonths: "24",
      graduationDate: "2026-06-12",
    },
  },
  {
    name: "completion-sentences",
    language: "fr",
    paper: {
      letterhead: ["Université d’Exempleville", "Registrariat"],
      before: ["Exempleville, le 4 mai 2026"],
      title: "Lettre d’achèvement du programme",
      paragraphs: [
        `La présente certifie que ${fullName(lucia)}, matricule 20261234, a satisfait à toutes les exigences de la maîtrise en systèmes de données le 24 avril 2026.`,
        "Ses études ont débuté le 8 septembre 2024. Le diplôme sera décerné le 18 juin 2026.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "Université d’Exempleville",
      programName: "maîtrise en systèmes de données",
      completionDate: "2026-04-24",
      graduationDate: "2026-06-18",
    },
  },
];

export const completionLetters = papersOf("CompletionLetter", completionPapers);
