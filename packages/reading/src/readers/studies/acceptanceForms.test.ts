import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { letterOfAcceptance } from "./letterOfAcceptance.ts";

/** Letters of acceptance as forms, lists and portals print them. */
const manners: readonly Manner[] = [
  [
    "a form in both languages",
    `
Université Sainte-Aurélie / Sainte-Aurélie University
Lettre d’acceptation / Letter of Acceptance
Nom de famille / Family name              Prénom(s) / Given name(s)
BENALI                                    Yasmine
Date de naissance / Date of birth         Numéro d’étudiant / Student number
2003-02-17                                1900447
Programme / Program                       Durée / Duration
Maîtrise en génie civil                   24 mois / 24 months
Début / Start                             Fin / End
2027-01-12                                2028-12-20
Droits de scolarité (1re année) / Tuition (1st year)
19 300,00 $
Date limite d’acceptation / Offer valid until
2026-12-22
`,
    {
      firstName: "Yasmine",
      lastName: "BENALI",
      schoolName: "Université Sainte-Aurélie",
      studentId: "1900447",
      programName: "Maîtrise en génie civil",
      startOfCanadianStudyProgram: "2027-01-12",
      graduationDate: "2028-12-20",
      durationMonths: "24",
      tuitionFees: "19300.00",
      loaExpiryDate: "2026-12-22",
    },
  ],
  [
    "a research degree, the days solemn",
    `
THE UNIVERSITY OF NORTH HALLAM
School of Graduate Studies
Dated this 14th day of October, 2026
Mr. Kwesi Appiah-Mensah
P.O. Box 88, Kumasi
Dear Kwesi Appiah-Mensah:
I write on behalf of the Dean to inform you of your acceptance into the Doctor of Philosophy in Marine Biology for the
Winter 2027 term. Your program begins on the 11th of January 2027 and its normal duration is four (4) years; you should
finish by the 20th of December 2030. Fees for the first academic year: tuition $9,120.60, incidental fees $1,330.12.
Your supervisor will be Professor Ulrike Sandstrom. Your student number is 1009 4472. To accept, return the enclosed form
no later than November 30, 2026; the offer lapses after that date.
The University is designated under DLI O19660066006.
`,
    {
      firstName: "Kwesi",
      lastName: "Appiah-Mensah",
      schoolName: "THE UNIVERSITY OF NORTH HALLAM",
      studentId: "10094472",
      programName: "Doctor of Philosophy in Marine Biology",
      startOfCanadianStudyProgram: "2027-01-11",
      graduationDate: "2030-12-20",
      durationMonths: "48",
      tuitionFees: "9120.60",
      loaExpiryDate: "2026-11-30",
    },
  ],
  [
    "bullets",
    `
Riverbend Career College

Dear Oluwaseun,

Welcome! Here are the details of your acceptance:
• Student: Oluwaseun Grace Adebayo-Cole
• Student ID: RCC 20261188
• Program: Early Childhood Education Diploma
• Start date: February 16, 2027
• Completion date: August 25, 2028
• Duration: 18 months
• Tuition: $13,200 (first academic year); $6,600 (second year)
• Books and supplies: $800
• Deposit received: $3,000 on October 30, 2026
• Letter valid until: February 9, 2027
• DLI: O19123123123
`,
    {
      firstName: "Oluwaseun Grace",
      lastName: "Adebayo-Cole",
      schoolName: "Riverbend Career College",
      studentId: "RCC20261188",
      programName: "Early Childhood Education Diploma",
      startOfCanadianStudyProgram: "2027-02-16",
      graduationDate: "2028-08-25",
      durationMonths: "18",
      tuitionFees: "13200",
      loaExpiryDate: "2027-02-09",
    },
  ],
  [
    "a French form with dotted leaders",
    `
CENTRE DE FORMATION PROFESSIONNELLE DES HAUTS-PLATEAUX
ATTESTATION D’ADMISSION
Nom ............................ TSHIBANDA
Prénom ......................... Merveille
Né(e) le ....................... 12 juillet 2002
Matricule ...................... TSHM52570208
Programme d’études ............. DEP Soudage-montage
Durée .......................... 18 mois
Début de la formation .......... 1er février 2027
Fin de la formation ............ 30 juin 2028
Frais de scolarité, 1re année .. 14 875,00 $
Frais d’inscription ............ 125,00 $
La présente lettre expire le ... 25 janvier 2027
Délivrée le .................... 6 novembre 2026
`,
    {
      firstName: "Merveille",
      lastName: "TSHIBANDA",
      schoolName: "CENTRE DE FORMATION PROFESSIONNELLE DES HAUTS-PLATEAUX",
      studentId: "TSHM52570208",
      programName: "DEP Soudage-montage",
      startOfCanadianStudyProgram: "2027-02-01",
      graduationDate: "2028-06-30",
      durationMonths: "18",
      tuitionFees: "14875.00",
      loaExpiryDate: "2027-01-25",
      issueDate: "2026-11-06",
    },
  ],
  [
    "an online form in sections, end before start",
    `
Port Ellery University        Student Portal  >  Admission  >  Letter of Offer
Applicant
Full legal name               Gurleen Kaur Sandhu
Portal ID                     PE-77120034
Offer
Degree                        Master of Business Administration
Delivery                      On campus, full-time
Expected date of graduation   20 August 2028
Entry term                    Winter 2027 (11 January 2027)
Length of study               20 months
Fees per year
Tuition                       CAD 28,400.00
Ancillary                     CAD 1,912.00
Accept this offer by          5 December 2026
Document generated            1 November 2026
`,
    {
      firstName: "Gurleen Kaur",
      lastName: "Sandhu",
      schoolName: "Port Ellery University",
      studentId: "PE77120034",
      programName: "Master of Business Administration",
      startOfCanadianStudyProgram: "2027-01-11",
      graduationDate: "2028-08-20",
      durationMonths: "20",
      tuitionFees: "28400.00",
      loaExpiryDate: "2026-12-05",
    },
  ],
];

test.each(manners)("%s", async (...manner) => {
  expect(await readManner(letterOfAcceptance, manner)).toEqual(manner[2]);
});
