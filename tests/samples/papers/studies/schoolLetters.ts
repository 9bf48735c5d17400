import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Letters about pupils and students who are enrolled. All made up. */

const childPapers: readonly Written[] = [
  {
    name: "child-board",
    language: "en",
    paper: {
      letterhead: ["Exampleville District School Board", "1 Sample Square, Exampleville"],
      before: ["March 4, 2026"],
      title: "Confirmation of enrolment of a pupil",
      paragraphs: [
        "To whom it may concern:",
        "This letter is written for the parent, whose study permit ends on December 31, 2027. If a child is not enrolled by June 30, 2026, the place is given to another pupil.",
        `We confirm that ${fullName(lucia)}, born October 6, 2014, is enrolled in Grade 6 for the school year that runs from September 2, 2026 to June 25, 2027.`,
      ],
      rows: [
        ["Name of school", "Sample Creek Elementary School"],
        ["Grade", "6"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "Sample Creek Elementary School",
      issueDate: "2026-03-04",
      isEnrolled: "true",
    },
  },
  {
    name: "child-withdrawn",
    language: "en",
    paper: {
      letterhead: ["Maple Sample Secondary School"],
      before: ["Date: 14 April 2026"],
      title: "Letter from the principal about a pupil",
      paragraphs: [
        "The pupil left on February 20, 2026. As of today, Ngozi is not enrolled at our school in any grade.",
      ],
      rows: [
        ["Pupil’s name", fullName(ngozi)],
        ["Grade level", "11"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "Maple Sample Secondary School",
      issueDate: "2026-04-14",
      isEnrolled: "false",
    },
  },
  {
    name: "child-board",
    language: "fr",
    paper: {
      letterhead: ["Centre de services scolaire du Modèle", "1, place du Modèle, Exempleville"],
      before: ["Exempleville, le 4 mars 2026"],
      title: "Attestation de fréquentation scolaire d’un élève",
      paragraphs: [
        `La présente confirme que ${fullName(lucia)}, née le 6 octobre 2014, est inscrite en 6e année du primaire, du 27 août 2026 au 23 juin 2027.`,
        "Si l’élève n’est pas inscrit au plus tard le 30 juin 2026, sa place est offerte à un autre enfant.",
      ],
      rows: [["Nom de l’école", "École du Ruisseau-Modèle"]],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "École du Ruisseau-Modèle",
      issueDate: "2026-03-04",
      isEnrolled: "true",
    },
  },
  {
    name: "child-withdrawn",
    language: "fr",
    paper: {
      letterhead: ["École secondaire du Modèle"],
      before: ["Date : 14 avril 2026"],
      title: "Lettre de la direction au sujet d’une élève",
      paragraphs: [
        "L’élève a quitté l’école le 20 février 2026. À ce jour, elle n’est plus inscrite dans notre école.",
      ],
      rows: [
        ["Nom de l’élève", fullName(ngozi)],
        ["Année d’études", "5e secondaire"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "École secondaire du Modèle",
      issueDate: "2026-04-14",
      isEnrolled: "false",
    },
  },
];

export const childSchoolLetters = papersOf("ChildSchoolLetter", childPapers);
