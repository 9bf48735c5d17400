import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Divorces, adoptions, changes of name and declarations of common law. All made up. */

const afterwards: readonly Written[] = [
  {
    name: "divorce-certificate",
    language: "en",
    paper: {
      letterhead: ["Superior Court of Example"],
      title: "Certificate of Divorce",
      paragraphs: ["The marriage of the two people was dissolved; the divorce took effect on February 9, 2024."],
      rows: [
        ["Applicant", fullName(ngozi)],
        ["Respondent", "Tariq Sample HUSSAIN"],
        ["Date of certificate", "March 4, 2024"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      spouseFullName: "Tariq Sample HUSSAIN",
      issueDate: "2024-03-04",
    },
  },
  {
    name: "divorce-judgment",
    language: "fr",
    paper: {
      letterhead: ["Cour supérieure", "Chambre de la famille"],
      title: "Jugement de divorce",
      paragraphs: ["Le divorce prend effet le trente et unième jour suivant la date du jugement."],
      rows: [
        ["Demanderesse", fullName(lucia)],
        ["Défendeur", "Marco Exemple BIANCHI"],
        ["Date du jugement", "11 mai 2024"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      spouseFullName: "Marco Exemple BIANCHI",
      issueDate: "2024-05-11",
    },
  },
  {
    name: "adoption-order",
    language: "en",
    paper: {
      letterhead: ["Family Court of Example"],
      title: "Adoption Order",
      paragraphs: ["The court orders that the child becomes the child of the adopting parents named in the schedule."],
      rows: [
        ["Name of child", "Dayo Sample ADEYEMI"],
        ["Date of birth", "14 May 2019"],
        ["Date of order", "4 March 2024"],
      ],
    },
    expected: { applicantFullName: "Dayo Sample ADEYEMI", birthday: "2019-05-14", issueDate: "2024-03-04" },
  },
  {
    name: "adoption-order",
    language: "fr",
    paper: {
      letterhead: ["Cour du Québec", "Chambre de la jeunesse"],
      title: "Jugement d’adoption",
      paragraphs: ["Le tribunal prononce l’adoption plénière de l’enfant."],
      rows: [
        ["Nom de l’enfant", "Dayo Exemple ADEYEMI"],
        ["Date de naissance", "14 mai 2019"],
        ["Date du jugement", "4 mars 2024"],
      ],
    },
    expected: { applicantFullName: "Dayo Exemple ADEYEMI", birthday: "2019-05-14", issueDate: "2024-03-04" },
  },
  {
    name: "name-change",
    language: "en",
    paper: {
      letterhead: ["Vital Statistics Office"],
      title: "Change of Name Certificate",
      paragraphs: ["The change takes effect on the day on which it is registered."],
      rows: [
        ["Former name", "Ngozi Amara OKAFOR"],
        ["New name", fullName(ngozi)],
        ["Date of issue", "March 4, 2024"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), issueDate: "2024-03-04" },
  },
  {
    name: "name-change",
    language: "fr",
    paper: {
      letterhead: ["Directeur de l’état civil"],
      title: "Certificat de changement de nom",
      paragraphs: ["Le changement produit ses effets à compter de la décision."],
      rows: [
        ["Ancien nom", "Lucía Fernanda GARCÍA"],
        ["Nouveau nom", fullName(lucia)],
        ["Date de délivrance", "11 mai 2024"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), issueDate: "2024-05-11" },
  },
  {
    name: "common-law",
    language: "en",
    paper: {
      letterhead: ["Statutory Declaration"],
      title: "Statutory declaration of common-law union",
      paragraphs: [
        `We, ${fullName(lucia)} and Marco Sample BIANCHI, do solemnly declare that we have lived together for two years.`,
      ],
      rows: [["Declared on", "May 11, 2026"]],
    },
    expected: {
      applicantFullName: fullName(lucia),
      spouseFullName: "Marco Sample BIANCHI",
      issueDate: "2026-05-11",
    },
  },
  {
    name: "common-law",
    language: "fr",
    paper: {
      letterhead: ["Déclaration officielle"],
      title: "Déclaration officielle d’union de fait",
      paragraphs: [
        `Nous, ${fullName(lucia)} et Marco Exemple BIANCHI, déclarons solennellement vivre ensemble depuis deux ans.`,
      ],
      rows: [["Date de la déclaration", "11 mai 2026"]],
    },
    expected: {
      applicantFullName: fullName(lucia),
      spouseFullName: "Marco Exemple BIANCHI",
      issueDate: "2026-05-11",
    },
  },
];

export const otherFamilyPapers = papersOf("Other", afterwards);
