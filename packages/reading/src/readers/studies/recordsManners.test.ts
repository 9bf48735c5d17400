import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { completionLetter } from "./completionLetter.ts";
import { degreeCertificate } from "./degreeCertificate.ts";
import { transcript } from "./transcript.ts";

/** Transcripts, degrees and letters of completion as schools of several countries print them. */
const manners: readonly (readonly [...Manner, string])[] = [
  [
    "a transcript with two boxes at its head",
    `
OFFICIAL TRANSCRIPT OF ACADEMIC RECORD                      Page 1 of 2
Kettle Bay University
Student: Osei-Tutu, Adwoa Serwaa          Student ID: 20198834
Program: Bachelor of Arts (Honours), Economics      Date of birth: 11 May (year withheld)
Degree awarded: Bachelor of Arts (Honours)          Date conferred: June 7, 2024
Fall 2020
ECON 1001   Principles of Microeconomics      3.00   A-
MATH 1500   Calculus I                        3.00   B+
Winter 2021
ECON 1002   Principles of Macroeconomics      3.00   A
Issued to: Admissions, Lac Vert University    Issued: October 2, 2026
`,
    {
      applicantFullName: "Adwoa Serwaa Osei-Tutu",
      schoolName: "Kettle Bay University",
      studentId: "20198834",
      graduationDate: "2024-06-07",
    },
    "Transcript",
  ],
  [
    "a mark sheet of India",
    `
SARASWATI STATE UNIVERSITY, MADHUPUR
CONSOLIDATED MARK SHEET
Name of the Student : VENKATESWARLU NAGA SRAVANI        Hall Ticket No. : 1204-18-733-045
Father’s Name : NAGA PRASADA RAO                         Course : B.Tech. (Civil Engineering)
College : Godavari Engineering College, Rampet           Month & Year of Passing : May 2022
Subject                     Max. Marks    Marks Secured    Result
Engineering Mathematics     100           71               Pass
Surveying                   100           66               Pass
Date of declaration of results : 14-07-2022
Controller of Examinations
`,
    {
      applicantFullName: "VENKATESWARLU NAGA SRAVANI",
      schoolName: "SARASWATI STATE UNIVERSITY, MADHUPUR",
      studentId: "120418733045",
      programName: "B.Tech. (Civil Engineering)",
      graduationDate: "2022-07-14",
    },
    "Transcript",
  ],
  [
    "a French bulletin",
    `
Cégep des Trois-Ponts
BULLETIN D’ÉTUDES COLLÉGIALES
Nom : Gagnon-Lafleur, Émile                Code permanent : GAGE14059903
Programme : 410.B0 Techniques de comptabilité et de gestion
Diplôme obtenu le : 12 juin 2025
Session    Cours           Titre                          Note
A2022      410-101-TP      Introduction à la gestion      84
H2023      410-203-TP      Comptabilité I                 79
`,
    {
      applicantFullName: "Émile Gagnon-Lafleur",
      schoolName: "Cégep des Trois-Ponts",
      studentId: "GAGE14059903",
      graduationDate: "2025-06-12",
    },
    "Transcript",
  ],
  [
    "a letter of completion in prose",
    `
Marrow Creek College
Office of the Registrar
August 12, 2026
TO WHOM IT MAY CONCERN
This letter confirms that Jiwon Park, student number 3004512, has successfully completed all program requirements for the
Graduate Certificate in Project Management on August 7, 2026. The program is eight months in length, was delivered in
person and in English, and Jiwon was a full-time student throughout. Jiwon began on January 5, 2026. The credential will
be conferred at convocation on October 16, 2026.
Tamsin Achebe-Roy
Registrar
`,
    {
      applicantFullName: "Jiwon Park",
      schoolName: "Marrow Creek College",
      programName: "Graduate Certificate in Project Management",
      completionDate: "2026-08-07",
      durationMonths: "8",
      graduationDate: "2026-10-16",
    },
    "CompletionLetter",
  ],
  [
    "an attestation of completion in French",
    `
École nationale de technologie du Saguenay
Attestation de fin d’études
Nous attestons que Mme Clarisse Ngo Bayiha, matricule 20241173, a terminé avec succès son programme
Maîtrise en génie logiciel le 24 août 2026.
Durée du programme : 20 mois
Collation des grades : 7 novembre 2026
Fait à Chicoutimi-Sud, le 2 septembre 2026
`,
    {
      applicantFullName: "Clarisse Ngo Bayiha",
      schoolName: "École nationale de technologie du Saguenay",
      programName: "Maîtrise en génie logiciel",
      completionDate: "2026-08-24",
      durationMonths: "20",
      graduationDate: "2026-11-07",
    },
    "CompletionLetter",
  ],
  [
    "a form of completion",
    `
Harbour Light Institute of Technology
Program Completion Letter
Student name               Md. Tanvir Rahman
Student number             HLIT-55120
Program of study           Network Administration Diploma
Program dates              2024-09-03 to 2026-04-24
Length                     2 years
All requirements met       2026-04-24
Date of graduation         2026-06-11
Letter issued              2026-05-04
`,
    {
      applicantFullName: "Md. Tanvir Rahman",
      schoolName: "Harbour Light Institute of Technology",
      programName: "Network Administration Diploma",
      completionDate: "2026-04-24",
      durationMonths: "24",
      graduationDate: "2026-06-11",
    },
    "CompletionLetter",
  ],
  [
    "a degree, its words in the middle of the page",
    `
                         UNIVERSITY OF THE EASTERN CAPES

                           By authority of the Senate

                               be it known that

                            Thandeka Nomvula Dube

                  having fulfilled the requirements is admitted to the degree of

                      Bachelor of Commerce in Accounting

                  at a congregation held on the 21st day of April 2023

     Vice-Chancellor                                        Registrar
`,
    {
      applicantFullName: "Thandeka Nomvula Dube",
      schoolName: "UNIVERSITY OF THE EASTERN CAPES",
      programName: "Bachelor of Commerce in Accounting",
      graduationDate: "2023-04-21",
    },
    "DegreeCertificate",
  ],
  [
    "a diploma in French",
    `
RÉPUBLIQUE DE MORANIE
Université Polytechnique de Port-Clair
DIPLÔME DE MASTER
Vu les procès-verbaux du jury, le diplôme de Master en énergies renouvelables
est décerné à
Monsieur Abdoul Karim TRAORÉ
né le 9 mars 1998 à Bamba
Fait à Port-Clair, le 30 juillet 2022
Le Recteur
`,
    {
      applicantFullName: "Abdoul Karim TRAORÉ",
      schoolName: "Université Polytechnique de Port-Clair",
      programName: "Master en énergies renouvelables",
      graduationDate: "2022-07-30",
    },
    "DegreeCertificate",
  ],
];

const readers = [transcript, completionLetter, degreeCertificate];

test.each(manners)("%s", async (name, text, values, kind) => {
  const reader = readers.find(({ documentType }) => documentType === kind);
  expect(reader && (await readManner(reader, [name, text, values]))).toEqual(values);
});
