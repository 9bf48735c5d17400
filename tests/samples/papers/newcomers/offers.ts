import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, put, puts, rule, signature } from "../strangers/sheet.ts";
import type { Stranger } from "../strangers/stranger.ts";

/** Letters of acceptance: labels below lines, a language school in sentences, a table in French, labels in two languages. */

function below(pdf: PdfDrawing): void {
  put(pdf, [60, 40], "Pemberton Sound University", { font: "Times-Bold", size: 18, width: 490, align: "center" });
  put(pdf, [60, 64], "Office of Admissions and Records, Nanaimo, British Columbia", {
    font: "Times-Roman",
    size: 10,
    width: 490,
    align: "center",
  });
  put(pdf, [60, 96], "CONFIRMATION OF ADMISSION - INTERNATIONAL", { font: "Times-Bold", size: 13 });
  const filled: readonly (readonly [number, number, string, string])[] = [
    [60, 130, "Okonjo", "Surname"],
    [230, 130, "Ifeanyi Tobechukwu", "Given names"],
    [420, 130, "P00 417 733", "PSU number"],
    [60, 180, "O19771440023", "Designated learning institution no."],
    [230, 180, "Bachelor of Natural Resource Protection", "Credential sought"],
    [60, 230, "September 8, 2027", "Classes begin"],
    [230, 230, "April 30, 2031", "Anticipated end of studies"],
    [420, 230, "8 terms (48 months)", "Length"],
    [60, 280, "$21,480.00", "Tuition, first academic year"],
    [230, 280, "$1,000.00", "Deposit received"],
    [420, 280, "August 3, 2027", "Offer lapses"],
  ];
  for (const [x, y, value, label] of filled) {
    put(pdf, [x, y], value, { font: "Courier", size: 10, width: 250 });
    rule(pdf, [x, y + 13], 150);
    put(pdf, [x, y + 16], label, { font: "Times-Italic", size: 8, width: 160 });
  }
  put(
    pdf,
    [60, 340],
    "The student must arrive before the second week of classes. This form was revised in March 2024.",
    {
      font: "Times-Roman",
      size: 10,
      width: 490,
    },
  );
  signature(pdf, [60, 430], ["Delphine Aucoin-Reyes", "Associate Registrar", "Dated 14 January 2027"]);
}

function languageSchool(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "maple&tide ENGLISH CENTRE", { font: "Helvetica-Bold", size: 18, colour: "#c0392b" });
  puts(pdf, [50, 66], ["404 Unreal Quay, Halifax NS B3H 0A0", "DLI: O280417733115"], { size: 9 });
  puts(pdf, [50, 110], ["19 November 2026", "", "Ms. Yuki Hanamura", "2-17 Kakuu-cho, Sendai, Japan"], { size: 11 });
  put(pdf, [50, 190], "Dear Yuki,", { size: 11 });
  puts(
    pdf,
    [50, 214],
    [
      "We are delighted to offer Yuki Hanamura (our file MT-26-0417) a seat in our full-time programme Academic English Pathway, Level 4, a course of 6 months.",
      "Your first day in class will be Monday, 11 January 2027 and your last day will be Friday, 9 July 2027. Lessons take 27 hours each week.",
      "The tuition for the whole course comes to CAD 9,360. A homestay placement fee of CAD 250 and a registration fee of CAD 180 are charged in addition.",
      "Please reply no later than 18 December 2026, after which date we cannot hold your seat.",
      "Your passport TZ0417733 and your date of birth, 2 March 2005, have been noted in our records.",
    ],
    { size: 11, width: 500, gap: 3, between: 9 },
  );
  signature(pdf, [50, 480], ["Callum Prendergast, Director of Studies"]);
}

function french(pdf: PdfDrawing): void {
  frame(pdf, [40, 30, 532, 44], { fill: "#123c69" });
  put(pdf, [52, 42], "CÉGEP DE LA RIVIÈRE-AUX-OUTARDES", { font: "Helvetica-Bold", size: 15, colour: "#ffffff" });
  put(pdf, [40, 90], "Lettre d’admission - étudiante ou étudiant de l’international", {
    font: "Helvetica-Bold",
    size: 12,
  });
  grid(
    pdf,
    [40, 116],
    [
      ["Renseignement", "Inscription au dossier"],
      ["Nom à la naissance", "RAZAFINDRAKOTO"],
      ["Prénoms usuels", "Tiana Lalaina"],
      ["Code permanent de l’étudiante", "RAZT 1104 7733"],
      ["EED (numéro d’établissement désigné)", "O19359004177"],
      ["Admise dans", "Techniques de bioécologie (DEC 145.C0)"],
      ["Rentrée", "23 août 2027"],
      ["Fin des études prévue", "29 mai 2030"],
      ["Droits de scolarité de la première année", "17 912,40 $"],
      ["Frais d’ouverture de dossier (payés)", "102,00 $"],
      ["Durée normale du programme", "3 ans"],
      ["Présente offre valide jusqu’au", "30 juin 2027"],
    ],
    { widths: [240, 292], step: 20, size: 9.5, lines: "grid", head: "#d6e4f0" },
  );
  put(pdf, [40, 390], "Baie-Comeau, ce 8 février 2027", { size: 10 });
  signature(pdf, [40, 440], ["Rose-Aimée Tanguay-Diop", "Registraire"]);
}

function bilingual(pdf: PdfDrawing): void {
  put(pdf, [44, 36], "COLLÈGE BORÉAL-LAURENTIE COLLEGE", { font: "Helvetica-Bold", size: 15 });
  put(pdf, [44, 56], "Lettre d’acceptation / Letter of Acceptance", { size: 12 });
  const boxes: readonly (readonly [string, string])[] = [
    ["Nom / Last name", "Castellanos Urrutia"],
    ["Prénom / First name", "Julián Esteban"],
    ["Matricule / Student ID", "7730-0417"],
    ["EED / DLI", "O19395677100"],
    ["Programme d’études / Program of study", "Gestion hôtelière / Hospitality Management"],
    ["Durée / Duration", "2 ans / 2 years"],
    ["Début / Start", "2027-01-06"],
    ["Fin / End", "2028-12-15"],
    ["Droits (an 1) / Tuition (year 1)", "16 325,00 $"],
    ["Acompte / Deposit", "2 000,00 $"],
    ["Se présenter avant / Latest arrival", "2027-01-20"],
    ["Date d’émission / Issued", "2026-10-27"],
  ];
  boxes.forEach((box, index) =>
    cell(pdf, [44 + (index % 2) * 262, 90 + Math.floor(index / 2) * 42, 256, 36], box, { value: { size: 9 } }),
  );
  put(pdf, [44, 370], "Cette offre prend fin / This offer expires: 2026-12-18", { size: 11, font: "Helvetica-Bold" });
  signature(pdf, [44, 440], ["Mireille Ouedraogo-Blais", "Registraire / Registrar"]);
}

export const offers: readonly Stranger[] = [
  {
    name: "admission with labels below",
    documentType: "LetterOfAcceptance",
    language: "en",
    size: "LETTER",
    draw: below,
    truth: {
      lastName: "Okonjo",
      firstName: "Ifeanyi Tobechukwu",
      studentId: ["P00417733", "P00 417 733"],
      dliNumber: "O19771440023",
      schoolName: "Pemberton Sound University",
      programName: "Bachelor of Natural Resource Protection",
      durationMonths: ["48", "48 months"],
      startOfCanadianStudyProgram: ["2027-09-08", "September 8, 2027"],
      graduationDate: ["2031-04-30", "April 30, 2031"],
      tuitionFees: ["21480.00", "$21,480.00"],
      loaExpiryDate: ["2027-08-03", "August 3, 2027"],
    },
  },
  {
    name: "place at a language school",
    documentType: "LetterOfAcceptance",
    language: "en",
    size: "LETTER",
    draw: languageSchool,
    truth: {
      lastName: "Hanamura",
      firstName: "Yuki",
      studentId: ["MT260417", "MT-26-0417"],
      dliNumber: "O280417733115",
      schoolName: "maple&tide ENGLISH CENTRE",
      programName: "Academic English Pathway, Level 4",
      durationMonths: ["6", "6 months"],
      startOfCanadianStudyProgram: ["2027-01-11", "11 January 2027"],
      graduationDate: ["2027-07-09", "9 July 2027"],
      tuitionFees: ["9360.00", "CAD 9,360"],
      loaExpiryDate: ["2026-12-18", "18 December 2026"],
    },
  },
  {
    name: "admission of a cégep in a table",
    documentType: "LetterOfAcceptance",
    language: "fr",
    size: "LETTER",
    draw: french,
    truth: {
      lastName: "RAZAFINDRAKOTO",
      firstName: "Tiana Lalaina",
      studentId: ["RAZT11047733", "RAZT 1104 7733"],
      dliNumber: "O19359004177",
      schoolName: "CÉGEP DE LA RIVIÈRE-AUX-OUTARDES",
      programName: ["Techniques de bioécologie (DEC 145.C0)"],
      durationMonths: ["36", "3 ans"],
      startOfCanadianStudyProgram: ["2027-08-23", "23 août 2027"],
      graduationDate: ["2030-05-29", "29 mai 2030"],
      tuitionFees: ["17912.40", "17 912,40 $"],
      loaExpiryDate: ["2027-06-30", "30 juin 2027"],
    },
  },
  {
    name: "admission in English and French",
    documentType: "LetterOfAcceptance",
    language: "fr",
    size: "LETTER",
    draw: bilingual,
    truth: {
      lastName: "Castellanos Urrutia",
      firstName: "Julián Esteban",
      studentId: ["77300417", "7730-0417"],
      dliNumber: "O19395677100",
      schoolName: "COLLÈGE BORÉAL-LAURENTIE COLLEGE",
      programName: "Gestion hôtelière / Hospitality Management",
      durationMonths: ["24", "2 years"],
      startOfCanadianStudyProgram: "2027-01-06",
      graduationDate: "2028-12-15",
      tuitionFees: ["16325.00", "16 325,00 $"],
      loaExpiryDate: "2026-12-18",
    },
  },
];
