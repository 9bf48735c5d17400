import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Transcripts of India, the United States and Vietnam. */

function markSheetHead(pdf: PdfDrawing): void {
  frame(pdf, [24, 24, 547, 794], { line: "#6b3fa0", thick: 2 });
  put(pdf, [30, 40], "NILGIRI TECHNOLOGICAL UNIVERSITY", {
    font: "Times-Bold",
    size: 18,
    width: 535,
    align: "center",
    colour: "#6b3fa0",
  });
  put(pdf, [30, 62], "(Established by Act 17 of 1986) Udhagamandalam, Tamil Nadu, India", {
    font: "Times-Roman",
    size: 9,
    width: 535,
    align: "center",
  });
  put(pdf, [30, 84], "CONSOLIDATED STATEMENT OF MARKS", { font: "Times-Bold", size: 13, width: 535, align: "center" });
}

function markSheetCandidate(pdf: PdfDrawing): void {
  const cells: readonly (readonly [string, string, number, number, number])[] = [
    ["NAME OF THE CANDIDATE", "SELVARAJ", 40, 110, 260],
    ["REGISTER NO.", "7301 1700 417", 300, 110, 130],
    ["D.O.B.", "17.05.2000", 430, 110, 125],
    ["PROGRAMME / BRANCH", "B.E. Electronics and Communication Engineering", 40, 146, 390],
    ["MONTH & YEAR OF PASSING", "APR 2021", 430, 146, 125],
    ["COLLEGE", "Coonoor Model College of Engineering (affiliated)", 40, 182, 390],
    ["FOLIO", "CS 0041773", 430, 182, 125],
  ];
  for (const [label, value, x, y, width] of cells)
    cell(pdf, [x, y, width, 36], [label, value], { value: { font: "Times-Bold", size: 10.5 }, line: "#6b3fa0" });
}

function markSheetMarks(pdf: PdfDrawing): number {
  return grid(
    pdf,
    [40, 232],
    [
      ["Sem", "Code", "Subject", "Credits", "Grade", "Result"],
      ["1", "MA6151", "Mathematics - I", "4", "A", "PASS"],
      ["1", "PH6151", "Engineering Physics - I", "3", "B+", "PASS"],
      ["2", "EC6201", "Electronic Devices", "3", "S", "PASS"],
      ["5", "EC6501", "Digital Communication", "3", "A+", "PASS"],
      ["7", "EC6701", "RF and Microwave Engineering", "3", "B", "PASS"],
      ["8", "EC6811", "Project Work", "10", "S", "PASS"],
    ],
    {
      widths: [35, 65, 245, 55, 55, 60],
      step: 20,
      size: 9,
      font: "Times-Roman",
      right: [3],
      lines: "grid",
      head: "#efe8f7",
    },
  );
}

function markSheet(pdf: PdfDrawing): void {
  markSheetHead(pdf);
  markSheetCandidate(pdf);
  const below = markSheetMarks(pdf);
  puts(
    pdf,
    [40, below + 14],
    [
      "CGPA: 8.17   Classification: FIRST CLASS WITH DISTINCTION",
      "Medium of instruction: English.   Date of publication of results: 04.06.2021",
    ],
    {
      font: "Times-Bold",
      size: 10,
      between: 4,
    },
  );
  put(pdf, [40, 560], "Chennai-600025, dated 30.07.2021", { font: "Times-Roman", size: 10 });
  signature(pdf, [370, 600], ["Controller of Examinations"], { font: "Times-Roman" });
  stamp(pdf, [120, 640], ["NILGIRI TECH.", "UNIVERSITY"], { radius: 38, colour: "#6b3fa0" });
}

function twoColumnsHead(pdf: PdfDrawing): void {
  put(pdf, [36, 30], "SAGEBRUSH STATE UNIVERSITY", { font: "Times-Bold", size: 15 });
  put(pdf, [36, 50], "Office of the Registrar, Box 417, Laramie-on-Paper, WY 82070", { size: 7.5 });
  put(pdf, [396, 30], "UNOFFICIAL TRANSCRIPT", { font: "Helvetica-Bold", size: 11, width: 180, align: "right" });
  put(pdf, [396, 46], "Page: 1     Printed: 22-JAN-26", { font: "Courier", size: 8, width: 180, align: "right" });
  rule(pdf, [36, 66], 540, { thick: 1.5 });
  puts(
    pdf,
    [36, 74],
    [
      "Record of:  Adaobi Nneka Ezeanya-Petrov",
      "SSU ID:     W00417733",
      "Birthday:   10-MAR",
      "Level:      Undergraduate",
    ],
    { font: "Courier", size: 9 },
  );
  puts(
    pdf,
    [320, 74],
    [
      "Course level: Undergraduate",
      "Major:   Environmental Geoscience",
      "Degree:  Bachelor of Science",
      "Awarded: 13-DEC-2025",
    ],
    { font: "Courier", size: 9 },
  );
  rule(pdf, [36, 130], 540);
}

function twoColumnsTerms(pdf: PdfDrawing): void {
  const term = (x: number, y: number, title: string, lines: readonly string[]) => {
    put(pdf, [x, y], title, { font: "Courier-Bold", size: 8, width: 262 });
    puts(pdf, [x, y + 14], ["SUBJ NO.  COURSE TITLE         CRED GRD   PTS", ...lines], {
      font: "Courier",
      size: 7.5,
      width: 262,
    });
  };
  term(36, 140, "Fall 2022", [
    "GEOL 1100 Physical Geology     4.00 A   16.00",
    "MATH 2200 Calculus I           4.00 B   12.00",
    "ENGL 1010 College Composition  3.00 A-  11.01",
    "   Ehrs: 11.00  GPA: 3.55",
  ]);
  term(36, 230, "Spring 2023", [
    "GEOL 2010 Mineralogy           3.00 B+   9.99",
    "CHEM 1020 Chemistry I          4.00 B   12.00",
    "   Ehrs:  7.00  GPA: 3.14",
  ]);
  term(36, 310, "Transfer credit 2021", ["Casper Invented College         12.00 TR"]);
  term(314, 140, "Fall 2024", [
    "GEOL 4880 Hydrogeology         3.00 A   12.00",
    "STAT 2050 Statistics           4.00 A-  14.68",
    "   Ehrs:  7.00  GPA: 3.81",
  ]);
  term(314, 230, "Fall 2025", ["GEOL 4990 Senior Thesis        3.00 A   12.00", "   Ehrs:  3.00  GPA: 4.00"]);
}

function twoColumns(pdf: PdfDrawing): void {
  twoColumnsHead(pdf);
  twoColumnsTerms(pdf);
  put(pdf, [314, 310], "***** END OF TRANSCRIPT *****", { font: "Courier-Bold", size: 8, width: 262 });
  put(pdf, [314, 324], "CUMULATIVE  Ehrs: 124.00  GPA: 3.476", { font: "Courier", size: 8, width: 262 });
  put(pdf, [36, 740], "Not signed by the Registrar; not for use as an official record. FERPA notice on the reverse.", {
    size: 7,
  });
}

function vietnamHead(pdf: PdfDrawing): void {
  put(pdf, [36, 34], "MINISTRY OF EDUCATION (sample)\nUNIVERSITY OF SONG HONG", {
    font: "Times-Bold",
    size: 10,
    width: 220,
    align: "center",
  });
  put(pdf, [310, 34], "SOCIALIST REPUBLIC OF VIETNAM\nIndependence - Freedom - Happiness", {
    font: "Times-Bold",
    size: 10,
    width: 250,
    align: "center",
  });
  rule(pdf, [360, 62], 150);
  put(pdf, [36, 84], "OFFICIAL ACADEMIC RECORD", { font: "Times-Bold", size: 15, width: 523, align: "center" });
}

function vietnamStudent(pdf: PdfDrawing): void {
  pairs(
    pdf,
    [60, 116],
    [
      ["Full name:", "LE THI NGOC ANH"],
      ["Student code:", "A19 417 733"],
      ["Major:", "Agricultural Economics"],
      ["Mode of study:", "Full-time"],
    ],
    { apart: 90, step: 17, label: { font: "Times-Roman", size: 11 }, value: { font: "Times-Bold", size: 11 } },
  );
  pairs(
    pdf,
    [330, 116],
    [
      ["Sex:", "Female"],
      ["Born on:", "02/12/2001, Nam Dinh"],
      ["Course:", "2019 - 2023"],
      ["Graduated on:", "07/07/2023"],
    ],
    { apart: 85, step: 17, label: { font: "Times-Roman", size: 11 }, value: { font: "Times-Bold", size: 11 } },
  );
}

function vietnamMarks(pdf: PdfDrawing): number {
  return grid(
    pdf,
    [60, 200],
    [
      ["No.", "Subject", "Credit", "Mark (10)", "Mark (letter)"],
      ["1", "Philosophy", "3", "7.4", "B"],
      ["2", "Microeconomics", "3", "8.6", "A"],
      ["3", "Rice Production Systems", "4", "9.1", "A+"],
      ["4", "Applied Econometrics", "3", "6.9", "C+"],
      ["5", "Graduation thesis", "10", "9.0", "A+"],
    ],
    { widths: [35, 210, 60, 80, 90], step: 21, size: 10, font: "Times-Roman", right: [2, 3], lines: "grid" },
  );
}

function recordOfVietnam(pdf: PdfDrawing): void {
  vietnamHead(pdf);
  vietnamStudent(pdf);
  const below = vietnamMarks(pdf);
  put(pdf, [60, below + 12], "Total credits: 131. Average (scale 4): 3.28. Degree classification: Good (Kha).", {
    font: "Times-Roman",
    size: 11,
  });
  put(pdf, [310, below + 46], "Hanoi, July 20, 2023", { font: "Times-Italic", size: 11, width: 240, align: "center" });
  put(pdf, [310, below + 62], "FOR THE RECTOR\nVICE RECTOR (signed and sealed)\n\nAssoc. Prof. Dr. DO QUANG VINH", {
    font: "Times-Bold",
    size: 10.5,
    width: 240,
    align: "center",
  });
  stamp(pdf, [180, below + 90], ["UNIVERSITY OF", "SONG HONG"], { radius: 38, colour: "#c01818" });
}

export const transcriptPages: readonly Stranger[] = [
  {
    name: "transcript from India",
    documentType: "Transcript",
    language: "en",
    size: "A4",
    draw: markSheet,
    truth: {
      applicantFullName: "SELVARAJ",
      schoolName: "NILGIRI TECHNOLOGICAL UNIVERSITY",
      studentId: ["73011700417", "7301 1700 417"],
      programName: "B.E. Electronics and Communication Engineering",
    },
  },
  {
    name: "transcript in two columns",
    documentType: "Transcript",
    language: "en",
    size: "LETTER",
    draw: twoColumns,
    truth: {
      applicantFullName: "Adaobi Nneka Ezeanya-Petrov",
      schoolName: "SAGEBRUSH STATE UNIVERSITY",
      studentId: "W00417733",
      programName: ["Bachelor of Science Environmental Geoscience", "Bachelor of Science", "Environmental Geoscience"],
      graduationDate: ["2025-12-13", "13-DEC-2025"],
      isOfficial: ["false", "UNOFFICIAL TRANSCRIPT"],
    },
  },
  {
    name: "transcript from Vietnam",
    documentType: "Transcript",
    language: "en",
    size: "A4",
    draw: recordOfVietnam,
    truth: {
      applicantFullName: "LE THI NGOC ANH",
      schoolName: "UNIVERSITY OF SONG HONG",
      studentId: ["A19417733", "A19 417 733"],
      programName: "Agricultural Economics",
      graduationDate: ["2023-07-07", "07/07/2023"],
    },
  },
];
