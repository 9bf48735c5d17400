import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Letters of acceptance that are forms: numbered boxes, a column at the side, labels in two languages. */

function cordovaLetterhead(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 612, 16], { fill: "#0b4f6c" });
  put(pdf, [40, 30], "CORDOVA SOUND", { font: "Times-Bold", size: 20, colour: "#0b4f6c" });
  put(pdf, [40, 52], "INSTITUTE OF TECHNOLOGY", { size: 9, spacing: 2, colour: "#0b4f6c" });
  put(pdf, [380, 34], "International Admissions\n2200 Tillicum Crescent, Nanaimo, British Columbia V9R 0Z0", {
    size: 8,
    width: 192,
    align: "right",
  });
  put(pdf, [40, 84], "LETTER OF ACCEPTANCE", { font: "Helvetica-Bold", size: 15, align: "center", width: 532 });
  put(pdf, [40, 104], "Issued 17-Mar-2026   |   Letter reference LOA/26F/00982", {
    size: 8,
    align: "center",
    width: 532,
  });
}

function cordovaParticulars(pdf: PdfDrawing): number {
  const boxes: readonly (readonly [string, string, number])[] = [
    ["1. Last name of student (as in passport)", "OGUNBANJO-WHYTE", 0.5],
    ["2. First and middle names", "Temiloluwa Grace", 0.5],
    ["3. Date of birth (yyyy/mm/dd)", "2004/02/29", 0.34],
    ["4. Student no.", "C00 518 274", 0.33],
    ["5. DLI #", "O19391055517", 0.33],
    ["6. Institution", "Cordova Sound Institute of Technology", 0.66],
    ["7. Type", "Public post-secondary", 0.34],
    ["8. Field of study", "Diploma in Marine Engineering Technology", 0.66],
    ["9. Level of study", "Diploma, year 1 entry", 0.34],
    ["10. Length of program", "2 years (4 terms)", 0.34],
    ["11. First day of classes", "08-Sep-2026", 0.33],
    ["12. Expected last day", "21-Apr-2028", 0.33],
    ["13. Tuition, first academic year", "CA$ 18,746.20", 0.34],
    ["14. Other fees", "CA$ 1,102.75", 0.33],
    ["15. Deposit on file", "CA$ 6,000.00", 0.33],
    ["16. Last day to register (letter lapses after)", "22-Sep-2026", 0.5],
    ["17. Internship or practicum", "None", 0.5],
  ];
  let x = 40;
  let y = 126;
  for (const [label, value, part] of boxes) {
    const width = 532 * part;
    if (x + width > 574) {
      x = 40;
      y += 36;
    }
    cell(pdf, [x, y, width, 36], [label, value], { value: { font: "Helvetica-Bold", size: 10 } });
    x += width;
  }
  return y;
}

function cordovaFoot(pdf: PdfDrawing, y: number): void {
  puts(
    pdf,
    [40, y + 52],
    [
      "This acceptance is unconditional. Please bring this letter, your passport and your study permit to orientation on 3-Sep-2026.",
      "English was waived on the basis of secondary studies in English (WAEC, 2021). A refund of the deposit may be asked for in writing until 31-Jul-2026.",
    ],
    { size: 9, width: 532, between: 6 },
  );
  signature(pdf, [40, y + 140], ["Hamish Abercrombie-Lowe", "Registrar"]);
  stamp(pdf, [500, y + 138], ["CORDOVA SOUND", "REGISTRAR", "OFFICIAL"], { radius: 40, colour: "#0b4f6c" });
  put(
    pdf,
    [40, 760],
    "Cordova Sound Institute of Technology, founded 1974. Tel. 250-555-0119. admissions@example.test",
    { size: 7 },
  );
}

function numberedBoxes(pdf: PdfDrawing): void {
  cordovaLetterhead(pdf);
  cordovaFoot(pdf, cordovaParticulars(pdf));
}

function sideColumn(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 178, 792], { fill: "#7a1f2b" });
  put(pdf, [20, 40], "Wascana\nNorth\nUniversity", { font: "Times-Bold", size: 22, colour: "#ffffff", width: 140 });
  const facts: readonly (readonly [string, string])[] = [
    ["STUDENT NUMBER", "200487316"],
    ["PROGRAM", "Master of Public Policy"],
    ["FACULTY", "Graduate Studies"],
    ["STARTS", "January 6, 2027"],
    ["ENDS", "December 18, 2028"],
    ["TUITION, YEAR ONE", "$21,930.00 CAD"],
    ["DLI", "O19425660421"],
    ["OFFER OPEN UNTIL", "October 30, 2026"],
  ];
  facts.forEach(([label, value], index) => {
    put(pdf, [20, 170 + index * 54], label, { size: 7, colour: "#e8c9cd", width: 146 });
    put(pdf, [20, 181 + index * 54], value, { size: 10.5, font: "Helvetica-Bold", colour: "#ffffff", width: 146 });
  });
  put(pdf, [20, 740], "3100 Prairie Rose Way\nRegina SK  S4S 0A2", { size: 8, colour: "#e8c9cd", width: 146 });
  put(pdf, [206, 48], "9 June 2026", { font: "Times-Roman", size: 11 });
  puts(pdf, [206, 78], ["Mr ZHANG Weiguo", "Room 1402, Building 7", "88 Made-up Road, Chengdu 610000, China"], {
    font: "Times-Roman",
    size: 11,
    width: 360,
  });
  put(pdf, [206, 140], "Congratulations, Weiguo!", { font: "Times-Bold", size: 18, colour: "#7a1f2b" });
  puts(
    pdf,
    [206, 174],
    [
      "It gives me great pleasure to welcome you to Wascana North. Your application was among 412 that the committee read on 22 May 2026, and we would be delighted if you joined us.",
      "What you need to know is in the column on the left. You will study full-time on campus; the program takes 24 months, and your supervisor will be Dr. Ifeoma Castellanos.",
      "To keep your seat, sign the reply form and pay $3,500.00. The deposit is part of your tuition and is returned if a study permit is refused, less $250.00.",
      "Before travelling, ask for a provincial attestation letter if you need one, and have this letter with you when you arrive in Canada.",
    ],
    { font: "Times-Roman", size: 11, width: 366, gap: 3, between: 10 },
  );
  signature(pdf, [206, 480], ["Prof. Aurelio Van der Heijden", "Dean, Graduate Studies and Research"], {
    font: "Times-Roman",
  });
}

function bilingualRows(pdf: PdfDrawing): void {
  put(pdf, [40, 40], "Collège Rideau-Vanier College", { font: "Helvetica-Bold", size: 17, colour: "#1d5c3a" });
  put(pdf, [40, 62], "55, promenade Inventée Drive, Ottawa (Ontario) K1S 0B9", { size: 8 });
  rule(pdf, [40, 78], 532, { colour: "#1d5c3a", thick: 2 });
  put(pdf, [40, 90], "Letter of Acceptance  ·  Lettre d’acceptation", { font: "Helvetica-Bold", size: 13 });
  const rows: readonly (readonly [string, string])[] = [
    ["Date of issue / Date de délivrance", "2026-04-30"],
    ["Surname / Nom de famille", "DIALLO"],
    ["Given name(s) / Prénom(s)", "Aïssatou Bineta"],
    ["Date of birth / Date de naissance", "2005-11-03"],
    ["Student number / Numéro d’étudiant", "040-918-227"],
    ["DLI number / Numéro d’EED", "O19283746655"],
    ["Program / Programme", "Early Childhood Education"],
    ["Credential / Titre", "Ontario College Diploma / Diplôme d’études collégiales"],
    ["Start / Début", "2026-09-02"],
    ["End / Fin", "2028-04-28"],
    ["Length / Durée", "20 months / mois"],
    ["Tuition for year 1 / Droits, 1re année", "17 410,00 $ CAD"],
    ["Compulsory fees / Frais obligatoires", "1 288,40 $ CAD"],
    ["Valid until / Valide jusqu’au", "2026-09-16"],
  ];
  rows.forEach((_, index) => {
    if (index % 2 === 0) frame(pdf, [40, 120 + index * 24, 532, 24], { fill: "#eaf3ee" });
  });
  pairs(pdf, [48, 127], rows, {
    apart: 250,
    step: 24,
    label: { size: 9, colour: "#24523a" },
    value: { size: 10, font: "Helvetica-Bold" },
  });
  puts(
    pdf,
    [40, 474],
    [
      "The student named above is accepted in a full-time program. / La personne nommée ci-dessus est admise à un programme à temps plein.",
      "A fee payer may write to: Mamadou Saliou Diallo (father / père), msd@example.test.",
    ],
    { size: 9, width: 532, between: 6 },
  );
  signature(pdf, [340, 590], ["Solveig Tremblay-Nakamura", "Registrar / Registraire"]);
}

export const acceptanceForms: readonly Stranger[] = [
  {
    name: "acceptance in numbered boxes",
    documentType: "LetterOfAcceptance",
    language: "en",
    size: "LETTER",
    draw: numberedBoxes,
    truth: {
      lastName: "OGUNBANJO-WHYTE",
      firstName: "Temiloluwa Grace",
      studentId: ["C00518274", "C00 518 274"],
      dliNumber: "O19391055517",
      schoolName: "Cordova Sound Institute of Technology",
      schoolProvince: ["BC", "British Columbia"],
      programName: "Diploma in Marine Engineering Technology",
      durationMonths: ["24", "2 years"],
      startOfCanadianStudyProgram: ["2026-09-08", "08-Sep-2026"],
      graduationDate: ["2028-04-21", "21-Apr-2028"],
      tuitionFees: ["18746.20", "CA$ 18,746.20"],
      currency: ["CAD", "CA$"],
      loaExpiryDate: ["2026-09-22", "22-Sep-2026"],
      issueDate: ["2026-03-17", "17-Mar-2026"],
    },
  },
  {
    name: "acceptance with a side column",
    documentType: "LetterOfAcceptance",
    language: "en",
    size: "LETTER",
    draw: sideColumn,
    truth: {
      applicantFullName: ["Weiguo ZHANG", "ZHANG Weiguo"],
      lastName: "ZHANG",
      firstName: "Weiguo",
      studentId: "200487316",
      dliNumber: "O19425660421",
      schoolName: ["Wascana North University", "Wascana", "North", "University"],
      schoolProvince: ["SK", "Regina SK"],
      programName: "Master of Public Policy",
      durationMonths: ["24", "24 months"],
      startOfCanadianStudyProgram: ["2027-01-06", "January 6, 2027"],
      graduationDate: ["2028-12-18", "December 18, 2028"],
      tuitionFees: ["21930.00", "$21,930.00 CAD"],
      currency: "CAD",
      loaExpiryDate: ["2026-10-30", "October 30, 2026"],
      issueDate: ["2026-06-09", "9 June 2026"],
    },
  },
  {
    name: "acceptance in two languages",
    documentType: "LetterOfAcceptance",
    language: "en",
    size: "LETTER",
    draw: bilingualRows,
    truth: {
      lastName: "DIALLO",
      firstName: "Aïssatou Bineta",
      studentId: ["040918227", "040-918-227"],
      dliNumber: "O19283746655",
      schoolName: "Collège Rideau-Vanier College",
      schoolProvince: ["ON", "Ontario"],
      programName: "Early Childhood Education",
      durationMonths: ["20", "20 months"],
      startOfCanadianStudyProgram: "2026-09-02",
      graduationDate: "2028-04-28",
      tuitionFees: ["17410.00", "17 410,00 $ CAD"],
      currency: "CAD",
      loaExpiryDate: "2026-09-16",
      issueDate: "2026-04-30",
    },
  },
];
