import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { employmentLetter } from "./employmentLetter.ts";

/** Letters of employers as firms of many countries write them. */

const job = (applicantFullName: string, jobTitle: string, employer: string, startDate: string, issueDate: string) => ({
  applicantFullName,
  jobTitle,
  employer,
  startDate,
  issueDate,
});

const manners: readonly Manner[] = [
  [
    "a sentence that certifies, with a promotion and a leave",
    `
Kestrel Agro Exports (Pvt.) Ltd.
14-B Canal Road, Faisalabad
HR/EXP/2026/221                                             12th October, 2026

TO WHOM IT MAY CONCERN

This is to certify that Mr. Hamid Raza Khokhar S/o Muhammad Raza is working with Kestrel Agro Exports (Pvt.) Ltd.
as Assistant Manager Quality since 3rd February, 2019. He was confirmed on 3rd August, 2019 and draws a salary
of PKR 145,000 per month. He has been granted leave from 10 January 2027 to 9 January 2029.

Sadia Munirka
Head of Human Resources
`,
    job(
      "Hamid Raza Khokhar",
      "Assistant Manager Quality",
      "Kestrel Agro Exports (Pvt.) Ltd.",
      "2019-02-03",
      "2026-10-12",
    ),
  ],
  [
    "posts that were held before, and a firm that was named before",
    `
Milima Dairy Cooperative
P.O. Box 881 Nyeri, Kenya
DATE:  14th April, 2026

RE: ACHIENG NEKESA BARASA

The above named joined the company on 2nd May, 2017 as a clerk, rose to Assistant Stores Keeper in 2019 and
has been our Stores Keeper since 2023.
She works for the enterprise full time.

Petronilla Wekesa
General Manager
`,
    { employer: "Milima Dairy Cooperative", jobTitle: "Stores Keeper", startDate: "2017-05-02" },
  ],
  [
    "a memorandum with headings",
    `
MEMORANDUM
FROM:      People Operations, Nordhaven Shipping AS
TO:        Visa Office
DATE:      9 November 2026
SUBJECT:   Ingrid Solveig Haugland

Position: Chartering Coordinator
Date of joining: 17 August 2020
Annual salary: NOK 612,000
`,
    job("Ingrid Solveig Haugland", "Chartering Coordinator", "Nordhaven Shipping AS", "2020-08-17", "2026-11-09"),
  ],
  [
    "a French attestation",
    `
CIMENTS DU PLATEAU SARL
Zone industrielle, Kara

ATTESTATION DE TRAVAIL

Nous soussignés, CIMENTS DU PLATEAU SARL, attestons que Mme Afi Dédé Kossivi, née le 9 juin 1994, est employée
dans notre société depuis le 1er mars 2018 en qualité de comptable principale.
Un congé sans solde lui est accordé à compter du 4 janvier 2027.

Fait à Kara, le 22 octobre 2026
`,
    job("Afi Dédé Kossivi", "comptable principale", "CIMENTS DU PLATEAU SARL", "2018-03-01", "2026-10-22"),
  ],
  [
    "a table of a salary certificate",
    `
Blue Dune Contracting LLC
SALARY CERTIFICATE
Date: 02-Nov-2026

Employee Name            Leila Farouk Mansoor
Employee No.             40881
Designation              Site Planner
Date of Joining          15-Jun-2021
Basic Salary             AED 5,500
Visa Expiry              14-Jun-2027
`,
    job("Leila Farouk Mansoor", "Site Planner", "Blue Dune Contracting LLC", "2021-06-15", "2026-11-02"),
  ],
  [
    "who is named in the subject line",
    `
SUNDALE COMMUNITY HOSPITAL
17 November 2026

RE: DR. TEMITOPE ABIODUN OYEKAN - CONFIRMATION OF EMPLOYMENT

The above-named joined the hospital on 4th April, 2016 as House Officer and was promoted to the rank of
Consultant Anaesthetist with effect from 1st July, 2023.
`,
    job("TEMITOPE ABIODUN OYEKAN", "Consultant Anaesthetist", "SUNDALE COMMUNITY HOSPITAL", "2016-04-04", "2026-11-17"),
  ],
  [
    "an offer of work to begin",
    `
Pinecrest Millwork Inc.
200 Sawmill Road, Williams Lake, BC

October 5, 2026

Dear Mr. Eduardo Villanueva Ramos,

We are pleased to offer you the position of Cabinet Assembler. Your employment will start on
February 1, 2027 at 40 hours per week.
`,
    job("Eduardo Villanueva Ramos", "Cabinet Assembler", "Pinecrest Millwork Inc.", "2027-02-01", "2026-10-05"),
  ],
  [
    "one name, few words",
    `
Warung Senja Bakery
Jl. Kenanga 9, Malang 14/11/2026

Name: Wulandari (one name)
Job: Pastry Cook
Working here since: 21/03/2019
`,
    job("Wulandari", "Pastry Cook", "Warung Senja Bakery", "2019-03-21", "2026-11-14"),
  ],
  [
    "Spanish labels with English beside them",
    `
Textiles Andinos S.A.S.
CONSTANCIA LABORAL / EMPLOYMENT CERTIFICATE

Nombre / Name: Camila Andrea Pulido Rey
Cargo / Position: Diseñadora textil
Fecha de ingreso / Start date: 12 de mayo de 2020
Fecha de expedición / Date of issue: 28 de octubre de 2026
`,
    job("Camila Andrea Pulido Rey", "Diseñadora textil", "Textiles Andinos S.A.S.", "2020-05-12", "2026-10-28"),
  ],
];

test.each(manners)("%s", async (...manner) => {
  expect(await readManner(employmentLetter, manner)).toEqual(manner[2]);
});
