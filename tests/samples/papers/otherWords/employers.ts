import type { Sample } from "../paper.ts";
import { papersOf } from "../everyLayout.ts";

/** Employers in words on which no rule was first written. All made up. */
export const employersInOtherWords: readonly Sample[] = [
  ...papersOf("EmploymentLetter", [
    {
      name: "words-em1",
      language: "en",
      paper: {
        letterhead: ["Global Sample Logistics LLC"],
        before: ["2 April 2026"],
        title: "To Whom It May Concern",
        paragraphs: [
          "Re: Proof of employment",
          "Please be advised that Lucía Fernanda GARCÍA MUÑOZ has been a full-time employee of Global Sample Logistics LLC since August 15, 2020. She currently holds the position of Operations Manager and earns a monthly salary of USD 3,200.",
        ],
        rows: [],
      },
      expected: {
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        employer: "Global Sample Logistics LLC",
        jobTitle: "Operations Manager",
        startDate: "2020-08-15",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("EmploymentLetter", [
    {
      name: "words-em2",
      language: "en",
      paper: {
        letterhead: ["Modern Example School"],
        before: ["Date: 22/04/2026"],
        title: "SERVICE CERTIFICATE",
        paragraphs: [
          "This is to certify that Mrs. Ngozi ADEYEMI is working in our institution as an English Teacher from 10 July 2017 till date.",
        ],
        rows: [],
      },
      expected: {
        applicantFullName: "Ngozi ADEYEMI",
        employer: "Modern Example School",
        jobTitle: "English Teacher",
        startDate: "2017-07-10",
        issueDate: "2026-04-22",
      },
    },
  ]),
  ...papersOf("EmploymentLetter", [
    {
      name: "words-em3",
      language: "fr",
      paper: {
        letterhead: ["Société Exemple SARL"],
        before: ["Dakar, le 2 avril 2026"],
        title: "Attestation de travail",
        paragraphs: [
          "Je soussigné, directeur général de la Société Exemple SARL, atteste que Mademoiselle Ngozi ADEYEMI travaille au sein de notre entreprise en qualité de comptable depuis le 15 août 2020.",
        ],
        rows: [],
      },
      expected: {
        applicantFullName: "Ngozi ADEYEMI",
        employer: "Société Exemple SARL",
        jobTitle: "comptable",
        startDate: "2020-08-15",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("EmploymentLetter", [
    {
      name: "words-jo1",
      language: "en",
      paper: {
        letterhead: ["Prairie Sample Farms Ltd."],
        before: ["April 2, 2026"],
        title: "Letter of Offer",
        paragraphs: [
          "Dear Ms. GARCÍA MUÑOZ,",
          "Prairie Sample Farms Ltd. is pleased to offer you full-time employment as a Farm Supervisor, commencing June 1, 2026, at an hourly wage of $22.00.",
        ],
        rows: [["Employee", "Lucía Fernanda GARCÍA MUÑOZ"]],
      },
      expected: {
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        employer: "Prairie Sample Farms Ltd.",
        jobTitle: "Farm Supervisor",
        startDate: "2026-06-01",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("EmploymentLetter", [
    {
      name: "words-em4",
      language: "en",
      paper: {
        letterhead: ["Sample Hotels International"],
        before: ["5 May 2026"],
        title: "Letter of Employment",
        paragraphs: [
          "This letter serves to confirm that Lucía Fernanda GARCÍA MUÑOZ is employed by Sample Hotels International in the capacity of Front Office Manager on a permanent basis effective 1 March 2019.",
          "Her basic salary is AED 14,000 per month.",
        ],
        rows: [],
      },
      expected: {
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        employer: "Sample Hotels International",
        jobTitle: "Front Office Manager",
        startDate: "2019-03-01",
        issueDate: "2026-05-05",
      },
    },
  ]),
  ...papersOf("EmploymentLetter", [
    {
      name: "words-em5",
      language: "en",
      paper: {
        letterhead: ["Exampleville Regional Hospital"],
        before: ["May 5, 2026"],
        title: "RE: Verification of Employment",
        paragraphs: [
          "Ngozi ADEYEMI has worked at Exampleville Regional Hospital as a Medical Laboratory Technologist since November 4, 2019. She works 37.5 hours per week.",
        ],
        rows: [["Employee", "Ngozi ADEYEMI"]],
      },
      expected: {
        applicantFullName: "Ngozi ADEYEMI",
        employer: "Exampleville Regional Hospital",
        jobTitle: "Medical Laboratory Technologist",
        startDate: "2019-11-04",
        issueDate: "2026-05-05",
      },
    },
  ]),
  ...papersOf("EmploymentLetter", [
    {
      name: "words-em6",
      language: "fr",
      paper: {
        letterhead: ["Transport Modèle S.A."],
        before: ["Lyon, le 5 mai 2026"],
        title: "Certificat de travail",
        paragraphs: [
          "Je soussignée, directrice des ressources humaines, certifie que Madame Lucía Fernanda GARCÍA MUÑOZ a été employée du 1er mars 2019 au 30 avril 2026 en tant que chargée de clientèle.",
        ],
        rows: [],
      },
      expected: {
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        employer: "Transport Modèle S.A.",
        jobTitle: "chargée de clientèle",
        startDate: "2019-03-01",
        issueDate: "2026-05-05",
      },
    },
  ]),
  ...papersOf("EmploymentLetter", [
    {
      name: "words-jo2",
      language: "en",
      paper: {
        letterhead: ["Example Robotics Inc."],
        before: ["May 5, 2026"],
        title: "Conditional Job Offer",
        paragraphs: [
          "Dear Ngozi ADEYEMI:",
          "We would like to offer you the role of Robotics Technician with Example Robotics Inc. Your start date is July 6, 2026 and your annual salary is $64,000.",
        ],
        rows: [],
      },
      expected: {
        applicantFullName: "Ngozi ADEYEMI",
        employer: "Example Robotics Inc.",
        jobTitle: "Robotics Technician",
        startDate: "2026-07-06",
        issueDate: "2026-05-05",
      },
    },
  ]),
];
