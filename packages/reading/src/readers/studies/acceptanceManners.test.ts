import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { letterOfAcceptance } from "./letterOfAcceptance.ts";

/** Letters of acceptance as schools of many kinds write them. */
const manners: readonly Manner[] = [
  [
    "labels in small print above, two columns, days in figures",
    `
HARROWGATE COLLEGE OF APPLIED ARTS                      OFFICE OF INTERNATIONAL ADMISSIONS

CONDITIONAL OFFER OF ADMISSION

Name of applicant                 Date of birth          Applicant ID
Oyelaran, Babatunde Kola          2004-06-19             HG-2210447

Program                                   Credential                      Campus
Mechatronics and Robotics                 Advanced Diploma                Harrowgate North

Program start                Program end                  Duration
2027-01-11                   2029-12-14                   3 years

Tuition (first year)         Application fee             Deposit required
CAD 18,450.00                CAD 110.00                  CAD 2,000.00

DLI #                        Offer expires
O19330047712                 2026-12-18
`,
    {
      firstName: "Babatunde Kola",
      lastName: "Oyelaran",
      schoolName: "HARROWGATE COLLEGE OF APPLIED ARTS",
      studentId: "HG2210447",
      programName: "Mechatronics and Robotics",
      startOfCanadianStudyProgram: "2027-01-11",
      graduationDate: "2029-12-14",
      durationMonths: "36",
      tuitionFees: "18450.00",
      dliNumber: "O19330047712",
      loaExpiryDate: "2026-12-18",
    },
  ],
  [
    "prose with the days in one sentence",
    `
Lac Vert University
450 Glacier Road, Lac Vert, Alberta  T0K 0K0

September 30, 2026

Ms. Thi Mai Huong Pham
12 Hang Bac, Hoan Kiem
Hanoi, Vietnam

Re: Admission to Master of Public Policy (student number 30117782)

Dear Ms. Pham,

Congratulations! Following the review of your application of June 2, 2026, you have been granted admission
to our Master of Public Policy program. Studies run from January 6, 2027 to August 27, 2028 (20 months).
Annual tuition for international students is $22,310; student union and health fees of about $1,480 are extra.
Please let us know your decision by December 1, 2026, as we cannot hold your seat beyond that date. Our DLI
number is O19251112233. A non-refundable deposit of $1,000 must be paid by November 15, 2026.

Warm regards,

Jonas Ferreira-Holt
Associate Registrar
`,
    {
      firstName: "Thi Mai Huong",
      lastName: "Pham",
      schoolName: "Lac Vert University",
      studentId: "30117782",
      programName: "Master of Public Policy",
      startOfCanadianStudyProgram: "2027-01-06",
      graduationDate: "2028-08-27",
      durationMonths: "20",
      tuitionFees: "22310",
      dliNumber: "O19251112233",
      loaExpiryDate: "2026-12-01",
    },
  ],
  [
    "the model of the authority with numbers before the labels",
    `
Letter of Acceptance from a Designated Learning Institution
1. Student's last name:            CASTELLANOS RUIZ
2. Student's first name:           Ximena
3. Date of birth:                  1999/11/30
4. Student ID number:              778120
5. Name of institution:            Stonebridge Polytechnic
6. DLI number:                     O19778120044
7. Type of institution:            Public
8. Field/program of study:         Advanced Culinary Management
9. Level of study:                 Diploma
10. Full-time or part-time:        Full-time
11. Length of program:             16 months
12. Dates of program:              From 2027/01/04 to 2028/04/21
13. Estimated tuition (1st year):  $15,975.00 CAD
14. Scholarship:                   None
15. Latest date for registration:  2027/01/15
16. Expiration of letter:          2027/01/08
17. Date of issue:                 2026/10/12
`,
    {
      firstName: "Ximena",
      lastName: "CASTELLANOS RUIZ",
      schoolName: "Stonebridge Polytechnic",
      studentId: "778120",
      programName: "Advanced Culinary Management",
      startOfCanadianStudyProgram: "2027-01-04",
      graduationDate: "2028-04-21",
      durationMonths: "16",
      tuitionFees: "15975.00",
      dliNumber: "O19778120044",
      loaExpiryDate: "2027-01-08",
      issueDate: "2026-10-12",
    },
  ],
  [
    "a French letter in prose",
    `
Collège Bellerive
Direction des études internationales
3300, rue des Érables, Bellerive (Québec)  J0B 1K0

Bellerive, le 4 novembre 2026

Monsieur Idrissa Kaboré Sawadogo
Ouagadougou, Burkina Faso

No de dossier : 2026-88-104

Monsieur,

C’est avec plaisir que nous vous offrons une place dans le programme Techniques de l’informatique, d’une durée
de trois ans. La session débute le 25 janvier 2027 et vous devriez obtenir votre diplôme le 21 décembre 2029.
Les frais de scolarité sont de 16 240 $ par année. Vous avez versé un dépôt de 1 500 $ le 15 octobre 2026.
Le numéro d’établissement désigné (EED) du collège est O19555500021. Cette offre est valide jusqu’au
15 janvier 2027.

Josiane Petitclerc
Responsable de l’admission
`,
    {
      firstName: "Idrissa Kaboré",
      lastName: "Sawadogo",
      schoolName: "Collège Bellerive",
      programName: "Techniques de l’informatique",
      startOfCanadianStudyProgram: "2027-01-25",
      graduationDate: "2029-12-21",
      durationMonths: "36",
      tuitionFees: "16240",
      dliNumber: "O19555500021",
      loaExpiryDate: "2027-01-15",
    },
  ],
  [
    "a table with one row, and fees below",
    `
Baymount Language Institute
Letter of Acceptance                                             Invoice date: 02 Nov 2026
Student name: KOBAYASHI Ren             Date of birth: 14 Feb 2001        Student number: BM-0419-22
Program                      Start date       End date         Length       Tuition
Academic English Level 4     04 Jan 2027      17 Dec 2027      12 months    $11,900.00
Registration fee                                                            $150.00
Homestay placement fee                                                      $250.00
Total                                                                       $12,300.00
Designated learning institution number O19990001122
Acceptance is valid until 28 Dec 2026 only.
`,
    {
      firstName: "Ren",
      lastName: "KOBAYASHI",
      schoolName: "Baymount Language Institute",
      studentId: "BM041922",
      programName: "Academic English Level 4",
      startOfCanadianStudyProgram: "2027-01-04",
      graduationDate: "2027-12-17",
      durationMonths: "12",
      tuitionFees: "11900.00",
      dliNumber: "O19990001122",
      loaExpiryDate: "2026-12-28",
    },
  ],
  [
    "short lines with a colon, month first in letters",
    `
OFFER OF ADMISSION
Great Northern Institute of Technology
Date: Oct 19, 2026
To: Fatemeh Sadat Hosseini
Student #: A01456203
Admitted to: Bachelor of Science in Nursing
First day of classes: Sept 7, 2027
Anticipated graduation: Apr 30, 2031
Program length: four years
Tuition, year 1: $21,004.50
Respond by: Mar 1, 2027
DLI: O18777123456
Sent by: Marek Olszewski, Admissions Officer
`,
    {
      firstName: "Fatemeh Sadat",
      lastName: "Hosseini",
      schoolName: "Great Northern Institute of Technology",
      studentId: "A01456203",
      programName: "Bachelor of Science in Nursing",
      startOfCanadianStudyProgram: "2027-09-07",
      graduationDate: "2031-04-30",
      durationMonths: "48",
      tuitionFees: "21004.50",
      loaExpiryDate: "2027-03-01",
    },
  ],
  [
    "a school board, in prose",
    `
Whispering Pines School District
International Education
November 3, 2026

Dear Parents of Minh Khoa Tran,

We are happy to confirm that Minh Khoa Tran (date of birth March 8, 2011; student number WP4471) has been accepted
to Whispering Pines Secondary School in Grade 10 for the period February 1, 2027 to June 28, 2028.
The tuition fee for the first school year is CAD 15,500. Medical insurance costs CAD 990 and homestay CAD 12,000.
Our DLI number is O19444400099. This letter expires on January 20, 2027.
`,
    {
      firstName: "Minh Khoa",
      lastName: "Tran",
      schoolName: "Whispering Pines Secondary School",
      studentId: "WP4471",
      programName: "Grade 10",
      startOfCanadianStudyProgram: "2027-02-01",
      graduationDate: "2028-06-28",
      tuitionFees: "15500",
      loaExpiryDate: "2027-01-20",
    },
  ],
];

test.each(manners)("%s", async (...manner) => {
  expect(await readManner(letterOfAcceptance, manner)).toEqual(manner[2]);
});
