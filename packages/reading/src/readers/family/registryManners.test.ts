import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { languageTestResult } from "../language/languageTestResult.ts";
import { medicalExam } from "../health/medicalExam.ts";
import type { DocumentReader } from "../reader.ts";
import { birthCertificate } from "./birthCertificate.ts";
import { policeCertificate } from "./policeCertificate.ts";
import { marriageCertificate } from "./unions.ts";

/** What registries, the police, physicians and centres of tests of many countries print. */

const manners: readonly (readonly [DocumentReader, ...Manner])[] = [
  [
    policeCertificate,
    "police: nothing against somebody, the number of a passport and its day beside",
    `
GOVERNMENT OF PAKISTAN
OFFICE OF THE DISTRICT POLICE OFFICER, SIALKOT
POLICE CHARACTER CERTIFICATE
No. 4471/SB                                     Dated 19/10/2026

This is to certify that there is nothing adverse on record against Mr. Junaid Akhtar Butt S/o Muhammad Akhtar
holder of passport No. ZZ0044178 issued on 14/02/2021, which may prevent the grant of a visa for CANADA.
`,
    { applicantFullName: "Junaid Akhtar Butt", country: "PK", issueDate: "2026-10-19" },
  ],
  [
    policeCertificate,
    "police: labels without a mark in one cell",
    `
Republic of the Philippines
NATIONAL BUREAU CLEARANCE
FAMILY NAME DE LOS ANGELES
FIRST NAME MARIA PAZ
BIRTH DATE July 19, 2001 PLACE Iloilo City
REMARKS: NO RECORD ON FILE
DATE ISSUED November 09, 2026
VALID UNTIL November 09, 2027
`,
    { applicantFullName: "MARIA PAZ DE LOS ANGELES", country: "PH", issueDate: "2026-11-09" },
  ],
  [
    policeCertificate,
    "police: fingerprints in prose, a receipt with its own day",
    `
DIRECTORATE OF CRIMINAL INVESTIGATIONS
Nairobi, Republic of Kenya
CERTIFICATE OF GOOD CONDUCT

This is to certify that fingerprints of Faith Wambui Kariuki, born on 25th May 1997, were searched and that
no criminal record was found. Receipt of KES 1,050 dated 28th October 2026.

Given at Nairobi on the 12th day of November, 2026.
`,
    { applicantFullName: "Faith Wambui Kariuki", country: "KE", issueDate: "2026-11-12" },
  ],
  [
    policeCertificate,
    "police: the bulletin of a court in French",
    `
RÉPUBLIQUE DU BÉNIN
Tribunal de première instance de Ouidah
BULLETIN N° 3 DU CASIER JUDICIAIRE

Concernant la nommée Sènan Ariane HOUNKPATIN, née le dix-sept mai mil neuf cent quatre-vingt-dix-neuf à Allada,
fille de HOUNKPATIN Codjo et de DOSSOU Reine.
Condamnations : NÉANT
Délivré à Ouidah, le 12 octobre 2026.
`,
    { applicantFullName: "Sènan Ariane HOUNKPATIN", country: "BJ", issueDate: "2026-10-12" },
  ],
  [
    birthCertificate,
    "birth: numbered entries, two in one line",
    `
FEDERAL REPUBLIC OF NIGERIA
National Population Commission
Certificate of Birth

1. Full name: Chidera Somto EZEUGO 2. Sex: F
3. Date of birth: 11th February, 2016
4. Place of birth: Nnewi, Anambra State
5. Father: Kenechi EZEUGO 6. Mother: Nneka EZEUGO
`,
    { applicantFullName: "Chidera Somto EZEUGO", birthday: "2016-02-11", country: "NG" },
  ],
  [
    birthCertificate,
    "birth: labels above, the parents beside",
    `
Province of Example - Vital Statistics
BIRTH CERTIFICATE

Surname                  Given names
LINDQVIST                Elsa Marie
Date of birth            Place of birth
12 MAR 1998              Stockholm, Sweden
Father                   Mother
Per Lindqvist            Anna Sofia Berg
Registered               Issued
20 MAR 1998              14 OCT 2026
`,
    { applicantFullName: "Elsa Marie LINDQVIST", birthday: "1998-03-12", country: "SE" },
  ],
  [
    marriageCertificate,
    "marriage: each with the father",
    `
MARRIAGE REGISTRATION CERTIFICATE
Union Council 12, Sialkot, Pakistan

Groom                 Faizan Ali Mirza
Groom's father        Ali Asghar Mirza
Bride                 Hira Naveed
Bride's father        Naveed Iqbal
Date of marriage      27-Dec-2024
Issue date            14-Jan-2025
`,
    {
      applicantFullName: "Faizan Ali Mirza",
      spouseFullName: "Hira Naveed",
      marriageDate: "2024-12-27",
      issueDate: "2025-01-14",
    },
  ],
  [
    medicalExam,
    "medical: a receipt of a clinic",
    `
Bayview Panel Physicians
IMMIGRATION MEDICAL EXAMINATION - CONFIRMATION

Client: Sofia Lucero Andrade
Date of birth: 4 June 1999
Passport no.: ZZ118844 (expires 30 June 2031)
IME no.: 118844021
Examined on: 2 November 2026
Results valid until: 2 November 2027
`,
    {
      applicantFullName: "Sofia Lucero Andrade",
      imeNumber: "118844021",
      issueDate: "2026-11-02",
      medicalExpiryDate: "2027-11-02",
    },
  ],
  [
    languageTestResult,
    "language: scores above the names of the abilities",
    `
PTE Core   Score Report

Test taker               Test Taker ID
Min-jae Hong             PTE00774418

71            65            74            68
Listening     Reading       Speaking      Writing

Test Date:           03 Aug 2026
Valid Until:         03 Aug 2028
`,
    {
      applicantFullName: "Min-jae Hong",
      testDate: "2026-08-03",
      Listening: "71",
      Reading: "65",
      Speaking: "74",
      Writing: "68",
    },
  ],
];

test.each(manners.map((manner) => [manner[1], manner] as const))("%s", async (_, [reader, ...manner]) => {
  expect(await readManner(reader, manner)).toEqual(manner[2]);
});
