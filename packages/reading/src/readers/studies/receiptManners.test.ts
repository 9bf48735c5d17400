import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { childSchoolLetter } from "./childSchoolLetter.ts";
import { tuitionReceipt } from "./tuitionReceipt.ts";

/** Receipts of schools, and letters about pupils. */
const manners: readonly (readonly [...Manner, string])[] = [
  [
    "a receipt with a table of payments",
    `
Great Northern Institute of Technology
Student Accounts                              Receipt no. 2026-7741
Received from: Fatemeh Sadat Hosseini         Date: 2026-10-30
Student ID: A01456203
Description                       Amount
Tuition - Winter 2027             10,502.25
International health plan         410.00
Total paid                        10,912.25
Balance owing                     0.00
`,
    {
      applicantFullName: "Fatemeh Sadat Hosseini",
      schoolName: "Great Northern Institute of Technology",
      studentId: "A01456203",
      issueDate: "2026-10-30",
      tuitionFees: "10502.25",
    },
    "TuitionReceipt",
  ],
  [
    "a letter that thanks for the payment",
    `
Marrow Creek College
Finance Office
November 3, 2026
Re: Payment confirmation - Jiwon Park (ID 3004512)
We confirm that we have received CAD 8,000.00 on November 2, 2026 toward tuition of CAD 16,450.00 for the 2027 academic year.
The remaining balance of CAD 8,450.00 is due by January 4, 2027. An application fee of CAD 100.00 was paid earlier.
Student Accounts
`,
    {
      applicantFullName: "Jiwon Park",
      schoolName: "Marrow Creek College",
      studentId: "3004512",
      issueDate: "2026-11-03",
      tuitionFees: "8000.00",
    },
    "TuitionReceipt",
  ],
  [
    "a French receipt",
    `
Université Sainte-Aurélie
REÇU DE PAIEMENT NO 88-2210
Étudiante : Yasmine Benali
Code permanent : BENY57530301
Date du paiement : 2026-11-05
Droits de scolarité, hiver 2027 : 9 650,00 $
Cotisation étudiante : 84,50 $
Montant versé : 9 734,50 $
`,
    {
      applicantFullName: "Yasmine Benali",
      schoolName: "Université Sainte-Aurélie",
      studentId: "BENY57530301",
      issueDate: "2026-11-05",
      tuitionFees: "9650.00",
    },
    "TuitionReceipt",
  ],
  [
    "a letter about a pupil",
    `
Tall Cedars Elementary School
School District No. 88
September 18, 2026
To whom it may concern:
This is to confirm that Ayaan Farooq (born 4 March 2017) is currently enrolled as a full-time student in Grade 4 at
Tall Cedars Elementary School for the 2026-2027 school year. His mother is Mrs. Sadia Farooq.
Yours truly,
Ms. Colette Arsenault
Principal
`,
    {
      applicantFullName: "Ayaan Farooq",
      schoolName: "Tall Cedars Elementary School",
      issueDate: "2026-09-18",
      isEnrolled: "true",
    },
    "ChildSchoolLetter",
  ],
  [
    "an attestation of a school in French",
    `
École primaire des Mésanges
Attestation de fréquentation scolaire
Le 21 septembre 2026
Je soussignée, directrice, certifie que l’élève Noé Bouchard-Diallo, né le 8 juin 2016, est inscrit en 5e année
et fréquente notre école depuis le 28 août 2023.
Marie-Ève Latulippe
Directrice
`,
    {
      applicantFullName: "Noé Bouchard-Diallo",
      schoolName: "École primaire des Mésanges",
      issueDate: "2026-09-21",
      isEnrolled: "true",
    },
    "ChildSchoolLetter",
  ],
];

const readers = [tuitionReceipt, childSchoolLetter];

test.each(manners)("%s", async (name, text, values, kind) => {
  const reader = readers.find(({ documentType }) => documentType === kind);
  expect(reader && (await readManner(reader, [name, text, values]))).toEqual(values);
});
