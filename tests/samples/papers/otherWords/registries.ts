import type { Sample } from "../paper.ts";
import { papersOf } from "../everyLayout.ts";

/** Registries, the police and schools in words on which no rule was first written. All made up. */
export const registriesInOtherWords: readonly Sample[] = [
  ...papersOf("BirthCertificate", [
    {
      name: "words-bi1",
      language: "en",
      paper: {
        letterhead: ["Federal Republic of Nigeria", "National Population Commission"],
        title: "CERTIFICATE OF BIRTH",
        paragraphs: [
          "This is to certify that the birth of Ngozi ADEYEMI, born on 25th January 1999 at Exampletown General Hospital, was registered.",
        ],
        rows: [
          ["Father’s full name", "Emeka ADEYEMI"],
          ["Mother’s full name", "Adaeze ADEYEMI"],
        ],
      },
      expected: { applicantFullName: "Ngozi ADEYEMI", birthday: "1999-01-25" },
    },
  ]),
  ...papersOf("BirthCertificate", [
    {
      name: "words-bi2",
      language: "en",
      paper: {
        letterhead: ["State of Sample", "Civil Registry"],
        title: "Birth Certificate (Translation)",
        paragraphs: ["Translated from Spanish."],
        rows: [
          ["Full name", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Born on", "October 6, 2002"],
          ["Place of birth", "Guadalajara, Jalisco, Mexico"],
          ["Father", "Héctor GARCÍA RUIZ"],
        ],
      },
      expected: { applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ", birthday: "2002-10-06", country: "MX" },
    },
  ]),
  ...papersOf("MarriageCertificate", [
    {
      name: "words-ma1",
      language: "en",
      paper: {
        letterhead: ["Islamic Republic of Pakistan"],
        title: "Marriage Registration Certificate",
        paragraphs: ["Issued by the union council."],
        rows: [
          ["Bridegroom’s name", "Tariq Sample HUSSAIN"],
          ["Bride’s name", "Ngozi ADEYEMI"],
          ["Marriage date", "26-06-2021"],
          ["Date of issuance", "2 April 2026"],
        ],
      },
      expected: {
        applicantFullName: "Tariq Sample HUSSAIN",
        spouseFullName: "Ngozi ADEYEMI",
        marriageDate: "2021-06-26",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("MarriageCertificate", [
    {
      name: "words-ma2",
      language: "fr",
      paper: {
        letterhead: ["Directeur de l’état civil", "Québec"],
        title: "Certificat de mariage",
        paragraphs: ["Certifié conforme au registre."],
        rows: [
          ["Conjoint 1", "Tariq Exemple HUSSAIN"],
          ["Conjoint 2", "Ngozi ADEYEMI"],
          ["Date du mariage", "2021-06-12"],
          ["Date d’émission", "2026-04-02"],
        ],
      },
      expected: {
        applicantFullName: "Tariq Exemple HUSSAIN",
        spouseFullName: "Ngozi ADEYEMI",
        marriageDate: "2021-06-12",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("PoliceCertificate", [
    {
      name: "words-po1",
      language: "en",
      paper: {
        letterhead: ["GOVERNMENT OF INDIA", "Regional Passport Office"],
        title: "Police Clearance Certificate",
        paragraphs: [
          "It is certified that there is no adverse information against Ms. Ngozi ADEYEMI which would render her ineligible for a visa for Canada.",
        ],
        rows: [
          ["Date", "22/04/2026"],
          ["PCC number", "B4417733"],
        ],
      },
      expected: { applicantFullName: "Ngozi ADEYEMI", country: "IN", issueDate: "2026-04-22" },
    },
  ]),
  ...papersOf("PoliceCertificate", [
    {
      name: "words-po2",
      language: "fr",
      paper: {
        letterhead: ["Royaume du Maroc", "Direction générale de la Sûreté nationale"],
        title: "Fiche anthropométrique - Extrait du casier judiciaire",
        paragraphs: ["Néant."],
        rows: [
          ["Nom et prénom", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Délivrée le", "2 avril 2026"],
        ],
      },
      expected: { applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ", issueDate: "2026-04-02", country: "MA" },
    },
  ]),
  ...papersOf("Other", [
    {
      name: "words-sch1",
      language: "en",
      paper: {
        letterhead: ["Government of Example", "Ministry of Education"],
        before: ["2 April 2026"],
        title: "Award of Scholarship",
        paragraphs: [
          "I am pleased to inform you that Lucía Fernanda GARCÍA MUÑOZ has been selected for the National Scholarship. The scholarship covers tuition up to the value of CAD 30,000 per year.",
        ],
        rows: [],
      },
      expected: { issueDate: "2026-04-02", applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ" },
    },
  ]),
  ...papersOf("Other", [
    {
      name: "words-coop1",
      language: "en",
      paper: {
        letterhead: ["Lakeview Polytechnic College"],
        before: ["April 2, 2026"],
        title: "Letter Confirming Co-op Requirement",
        paragraphs: [
          "This letter confirms that Ngozi ADEYEMI (Student ID: LV-440912) is required to complete a co-op work placement as an integral part of the Diploma in Hospitality Management.",
        ],
        rows: [],
      },
      expected: {
        applicantFullName: "Ngozi ADEYEMI",
        schoolName: "Lakeview Polytechnic College",
        studentId: "LV440912",
        issueDate: "2026-04-02",
      },
    },
  ]),
  ...papersOf("BirthCertificate", [
    {
      name: "words-bi3",
      language: "en",
      paper: {
        letterhead: ["Registrar General"],
        title: "Certified Copy of an Entry of Birth",
        paragraphs: ["This is a true copy."],
        rows: [
          ["When and where born", "25 January 1999, Exampletown"],
          ["Name, if any", "Ngozi ADEYEMI"],
          ["Name and surname of father", "Emeka ADEYEMI"],
        ],
      },
      expected: { applicantFullName: "Ngozi ADEYEMI", birthday: "1999-01-25" },
    },
  ]),
  ...papersOf("BirthCertificate", [
    {
      name: "words-bi4",
      language: "fr",
      paper: {
        letterhead: ["République de Côte d’Ivoire"],
        title: "Acte de naissance",
        paragraphs: ["L’an mil neuf cent quatre-vingt-dix-neuf est née l’enfant ci-dessous."],
        rows: [
          ["Nom", "ADEYEMI"],
          ["Prénoms", "Ngozi"],
          ["Né(e) le", "25 janvier 1999"],
          ["Né(e) à", "Abidjan, Côte d’Ivoire"],
          ["Nom du père", "Emeka ADEYEMI"],
        ],
      },
      expected: { applicantFullName: "Ngozi ADEYEMI", birthday: "1999-01-25", country: "CI" },
    },
  ]),
  ...papersOf("MarriageCertificate", [
    {
      name: "words-ma3",
      language: "en",
      paper: {
        letterhead: ["State of Example"],
        title: "Certificate of Marriage Registration",
        paragraphs: [
          "This certifies that on the 12th day of June 2021 Lucía Fernanda GARCÍA MUÑOZ and Marco Sample BIANCHI were joined in marriage.",
        ],
        rows: [["Date issued", "May 5, 2026"]],
      },
      expected: {
        applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ",
        spouseFullName: "Marco Sample BIANCHI",
        marriageDate: "2021-06-12",
        issueDate: "2026-05-05",
      },
    },
  ]),
  ...papersOf("PoliceCertificate", [
    {
      name: "words-po3",
      language: "en",
      paper: {
        letterhead: ["Royal Canadian Mounted Police", "Criminal Record Verification"],
        title: "Certified Criminal Record Check",
        paragraphs: ["No criminal record was found for the fingerprints submitted."],
        rows: [
          ["Name", "Lucía Fernanda GARCÍA MUÑOZ"],
          ["Date of birth", "2002-10-06"],
          ["Date issued", "May 5, 2026"],
        ],
      },
      expected: { applicantFullName: "Lucía Fernanda GARCÍA MUÑOZ", issueDate: "2026-05-05", country: "CA" },
    },
  ]),
  ...papersOf("LetterOfAcceptance", [
    {
      name: "words-loa9",
      language: "en",
      paper: {
        letterhead: ["University of Exampleville"],
        before: ["May 5, 2026"],
        title: "Letter of Acceptance",
        paragraphs: [
          "Dear Ngozi ADEYEMI,",
          "We are pleased to offer you admission to the Master of Science in Geology. You also receive a scholarship of $5,000. You may need proof of funds, such as a bank statement, a GIC or an education loan.",
        ],
        rows: [
          ["DLI number", "O19000000000"],
          ["Program start date", "September 8, 2026"],
          ["Tuition fees", "$24,500.00"],
        ],
      },
      expected: {
        dliNumber: "O19000000000",
        schoolName: "University of Exampleville",
        programName: "Master of Science in Geology",
        startOfCanadianStudyProgram: "2026-09-08",
        tuitionFees: "24500.00",
        currency: "CAD",
        applicantFullName: "Ngozi ADEYEMI",
      },
    },
  ]),
  ...papersOf("Other", [
    {
      name: "words-enr9",
      language: "en",
      paper: {
        letterhead: ["Lakeview Polytechnic College"],
        before: ["May 5, 2026"],
        title: "Confirmation of Enrolment",
        paragraphs: [
          "This is to confirm that Ngozi ADEYEMI is enrolled full-time in a co-op program and may work on campus. Her employer needs this letter.",
        ],
        rows: [["Student ID", "LV-440912"]],
      },
      expected: {
        applicantFullName: "Ngozi ADEYEMI",
        studentId: "LV440912",
        schoolName: "Lakeview Polytechnic College",
        issueDate: "2026-05-05",
      },
    },
  ]),
  ...papersOf("Other", [
    {
      name: "words-nc9",
      language: "en",
      paper: {
        letterhead: ["Province of Example", "Vital Statistics"],
        title: "Legal Change of Name",
        paragraphs: ["The name Ngozi Amara OKAFOR has been changed to Ngozi ADEYEMI under the act."],
        rows: [["Date of registration", "May 5, 2024"]],
      },
      expected: { applicantFullName: "Ngozi ADEYEMI" },
    },
  ]),
];
