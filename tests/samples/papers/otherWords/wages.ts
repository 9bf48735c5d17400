import type { Sample } from "../paper.ts";
import { papersOf } from "../everyLayout.ts";

/** Pay, taxes, licences and resumes in words on which no rule was first written. All made up. */
export const wagesInOtherWords: readonly Sample[] = [
  ...papersOf("PaySlip", [
    {
      name: "words-ps1",
      language: "en",
      paper: {
        letterhead: ["Prairie Sample Farms Ltd."],
        title: "Earnings Statement",
        paragraphs: ["YTD gross 9,800.00. Net pay 1,204.11"],
        rows: [
          ["Employee", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Pay period", "2026-03-16 to 2026-03-29"],
          ["Pay date", "2026-04-03"],
        ],
      },
      expected: {
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        employer: "Prairie Sample Farms Ltd.",
        periodStart: "2026-03-16",
        periodEnd: "2026-03-29",
      },
    },
  ]),
  ...papersOf("TaxDocument", [
    {
      name: "words-tx1",
      language: "en",
      paper: {
        letterhead: ["Canada Revenue Agency"],
        title: "T1 Notice of Reassessment",
        paragraphs: ["We reassessed your return."],
        rows: [
          ["Name", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Date issued", "Apr 2, 2026"],
        ],
      },
      expected: { applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ", issueDate: "2026-04-02" },
    },
  ]),
  ...papersOf("Resume", [
    {
      name: "words-re1",
      language: "en",
      paper: {
        letterhead: ["Ngozi ADEYEMI", "Exampletown | +234 555 0100 | ngozi@example.org"],
        title: "Professional Summary",
        paragraphs: [
          "Engineer with eight years in power systems.",
          "PROFESSIONAL EXPERIENCE",
          "Example Power Works - Exampletown",
          "Design Engineer | 06/2019 - Present",
          "Sample Textiles",
          "Analyst | 01/2018 - 05/2019",
          "EDUCATION",
          "BSc Electrical Engineering | 09/2013 - 12/2017",
          "SKILLS",
          "CAD, Python",
        ],
        rows: [],
      },
      expected: { applicantFullName: "Ngozi ADEYEMI" },
    },
  ]),
  ...papersOf("PilotLicence", [
    {
      name: "words-pi1",
      language: "en",
      paper: {
        letterhead: ["Federal Aviation Administration"],
        title: "Commercial Pilot Licence",
        paragraphs: ["Airplane single engine land; instrument airplane."],
        rows: [
          ["Name", "Ngozi ADEYEMI"],
          ["Date of issue", "2 Apr 2025"],
        ],
      },
      expected: {
        applicantFullName: "Ngozi ADEYEMI",
        licenceType: "Commercial Pilot Licence",
        issueDate: "2025-04-02",
      },
    },
  ]),
  ...papersOf("PaySlip", [
    {
      name: "words-ps2",
      language: "fr",
      paper: {
        letterhead: ["Transport Modèle S.A."],
        title: "Fiche de paie",
        paragraphs: ["Cotisations et retenues : 412,00. Net à payer : 2 104,00 EUR."],
        rows: [
          ["Salariée", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Période", "01/03/2026 - 31/03/2026"],
          ["Emploi", "Chargée de clientèle"],
        ],
      },
      expected: {
        employer: "Transport Modèle S.A.",
        periodStart: "2026-03-01",
        periodEnd: "2026-03-31",
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
      },
    },
  ]),
  ...papersOf("PaySlip", [
    {
      name: "words-ps3",
      language: "en",
      paper: {
        letterhead: ["Sample Textiles Private Limited"],
        title: "Payslip for the month of March 2026",
        paragraphs: ["Total earnings 92,000. Total deductions 8,100. Net salary 83,900."],
        rows: [
          ["Employee Name", "Ngozi ADEYEMI"],
          ["Employee ID", "ST-4417"],
          ["Bank account", "XXXX1177"],
        ],
      },
      expected: { applicantFullName: "Ngozi ADEYEMI", employer: "Sample Textiles Private Limited" },
    },
  ]),
  ...papersOf("TaxDocument", [
    {
      name: "words-tx2",
      language: "en",
      paper: {
        letterhead: ["Revenue Service of Example"],
        title: "Income Tax Assessment",
        paragraphs: [],
        rows: [
          ["Taxpayer name", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Date of assessment", "5 May 2026"],
          ["Tax year", "2025"],
        ],
      },
      expected: { applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ", issueDate: "2026-05-05" },
    },
  ]),
  ...papersOf("Resume", [
    {
      name: "words-re2",
      language: "fr",
      paper: {
        letterhead: ["Lucía Fernanda GARCÍA MUÑOZ", "Guadalajara - lucia@exemple.org"],
        title: "Curriculum vitae",
        paragraphs: [
          "FORMATION",
          "Licence en soins infirmiers, Université Exemple (08/2020 - 06/2024)",
          "EXPÉRIENCE",
          "Infirmière, Clinique Modèle : juillet 2024 à aujourd’hui",
          "LANGUES",
          "Espagnol, français",
        ],
        rows: [],
      },
      expected: { applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ" },
    },
  ]),
  ...papersOf("PilotLicence", [
    {
      name: "words-pi9",
      language: "fr",
      paper: {
        letterhead: ["Transports Canada", "Aviation civile"],
        title: "Licence de pilote professionnel",
        paragraphs: ["Qualifications : avion, multimoteur."],
        rows: [
          ["Titulaire", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Délivrée le", "5 mai 2025"],
        ],
      },
      expected: {
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        licenceType: "Licence de pilote professionnel",
        issueDate: "2025-05-05",
      },
    },
  ]),
];
