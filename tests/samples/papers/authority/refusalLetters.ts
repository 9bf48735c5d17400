import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi, uciNumber } from "../people.ts";

/** Letters of refusal: by factors, in a sentence that fits no ground of the list, of visits and of work. All made up. */

const refusals: readonly Written[] = [
  {
    name: "refusal-study",
    language: "en",
    paper: {
      letterhead: ["Immigration, Refugees and Citizenship Canada", "Case Processing Centre, Exampleville"],
      before: ["March 4, 2026", `UCI: ${ngozi.uci}`, "Application: S304417265"],
      title: "Your application was refused",
      paragraphs: [
        `Dear ${fullName(ngozi)},`,
        "I have completed the review of your application for a study permit that was received on December 1, 2025.",
        "I am not satisfied that you will leave Canada at the end of your stay, based on the following factors: your assets and financial situation are not enough for the stated purpose of travel, and the purpose of your visit does not fit a temporary stay.",
        "You may submit a new application, with a work permit or without one. Misrepresentation on a new application leads to a ban. A request for judicial review must be filed by May 3, 2026.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      uciNumber: uciNumber(ngozi),
      issueDate: "2026-03-04",
      visaType: "study permit",
      refusalReason:
        "Assets and financial situation are not enough; The purpose of the visit does not fit a temporary stay",
    },
  },
  {
    name: "refusal-visit",
    language: "en",
    paper: {
      letterhead: ["Immigration, Refugees and Citizenship Canada"],
      title: "Refusal of your application",
      paragraphs: [
        "Your application for a temporary resident visa has been refused. Your earlier application for a study permit is closed.",
        "I am not satisfied that the invitation was written by the host you named.",
        "If you decide to apply again, send more about your travel history and your current employment.",
      ],
      rows: [
        ["Date of letter", "11 May 2026"],
        ["UCI", lucia.uci],
        ["Application no.", "V305561702"],
        ["Name of applicant", fullName(lucia)],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      uciNumber: uciNumber(lucia),
      issueDate: "2026-05-11",
      visaType: "temporary resident visa",
      refusalReason: "I am not satisfied that the invitation was written by the host you named.",
    },
  },
  {
    name: "refusal-study",
    language: "fr",
    paper: {
      letterhead: ["Immigration, Réfugiés et Citoyenneté Canada", "Centre de traitement, Exempleville"],
      before: ["Le 4 mars 2026", `IUC : ${ngozi.uci}`, "Demande : S304417265"],
      title: "Votre demande est refusée",
      paragraphs: [
        `Madame ${fullName(ngozi)},`,
        "J’ai terminé l’examen de votre demande de permis d’études reçue le 1er décembre 2025.",
        "Je ne suis pas convaincu que vous quitterez le Canada à la fin de votre séjour, pour les motifs suivants : vos antécédents de voyage et vos attaches familiales au Canada et hors du Canada.",
        "Vous pouvez présenter une nouvelle demande. De fausses déclarations entraînent une interdiction. Le contrôle judiciaire se demande au plus tard le 3 mai 2026.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      uciNumber: uciNumber(ngozi),
      issueDate: "2026-03-04",
      visaType: "permis d’études",
      refusalReason:
        "Antécédents de voyage; Attaches familiales insuffisantes hors du Canada; Attaches familiales au Canada",
    },
  },
  {
    name: "refusal-work",
    language: "fr",
    paper: {
      letterhead: ["Immigration, Réfugiés et Citoyenneté Canada"],
      title: "Lettre de refus",
      paragraphs: [
        "La présente concerne votre demande de permis de travail. Cette demande a été refusée.",
        "Je ne suis pas convaincue que l’employeur a encore besoin de vos services.",
        "Si vous présentez une nouvelle demande, joignez votre projet d’études.",
      ],
      rows: [
        ["Date de la lettre", "11 mai 2026"],
        ["IUC", lucia.uci],
        ["Nom du demandeur", fullName(lucia)],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      uciNumber: uciNumber(lucia),
      issueDate: "2026-05-11",
      visaType: "permis de travail",
      refusalReason: "Je ne suis pas convaincue que l’employeur a encore besoin de vos services.",
    },
  },
];

export const refusalLetters = papersOf("RefusalLetter", refusals);
