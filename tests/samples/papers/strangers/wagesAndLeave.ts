import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, pairs, put, puts, rule, signature } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** A pay slip from India, a leave letter from Turkey, and what a school in Ontario says of a placement. */

function paySlipHead(pdf: PdfDrawing): void {
  put(pdf, [36, 34], "SHREE VINDHYA CASTINGS PVT LTD", {
    font: "Helvetica-Bold",
    size: 13,
    width: 523,
    align: "center",
  });
  put(pdf, [36, 52], "Plot 417, Invented Industrial Estate, Pithampur, Dhar (M.P.)", {
    size: 8,
    width: 523,
    align: "center",
  });
  frame(pdf, [36, 70, 523, 20], { fill: "#dfe7d8", line: "#66794f" });
  put(pdf, [36, 75], "PAYSLIP FOR THE MONTH OF DECEMBER 2025 (01/12/2025 - 31/12/2025)", {
    size: 9,
    font: "Helvetica-Bold",
    width: 523,
    align: "center",
  });
}

function paySlipParticulars(pdf: PdfDrawing): void {
  frame(pdf, [36, 90, 523, 82], { line: "#66794f" });
  pairs(
    pdf,
    [42, 97],
    [
      ["Emp. code", "SVC1187"],
      ["Emp. name", "Jaswinder Kaur"],
      ["Designation", "Jr. Quality Inspector"],
      ["Department", "Foundry Lab"],
      ["Date of joining", "14-06-2021"],
    ],
    { apart: 90, step: 14.5, label: { size: 8 }, value: { size: 8.5, font: "Helvetica-Bold" } },
  );
  pairs(
    pdf,
    [310, 97],
    [
      ["PF no.", "MPIND/0041773/118"],
      ["UAN", "100417733001"],
      ["Bank A/c", "XXXXXX4177 (Narmada Bank)"],
      ["Paid days", "30.5"],
      ["LOP days", "0.5"],
    ],
    { apart: 80, step: 14.5, label: { size: 8 }, value: { size: 8.5 } },
  );
}

function paySlipAmounts(pdf: PdfDrawing): number {
  return grid(
    pdf,
    [36, 172],
    [
      ["Earnings", "Rate", "Amount", "Deductions", "Amount"],
      ["Basic", "24,000.00", "23,612.90", "Provident fund", "1,800.00"],
      ["House rent allowance", "9,600.00", "9,445.16", "Professional tax", "208.00"],
      ["Conveyance", "1,600.00", "1,574.19", "ESI", "0.00"],
      ["Special allowance", "4,300.00", "4,230.65", "Advance", "2,000.00"],
      ["Gross earnings", "39,500.00", "38,862.90", "Total deductions", "4,008.00"],
    ],
    { widths: [143, 90, 90, 110, 90], step: 18, size: 8.5, right: [1, 2, 4], lines: "grid", head: "#eef3ea" },
  );
}

function paySlip(pdf: PdfDrawing): void {
  paySlipHead(pdf);
  paySlipParticulars(pdf);
  const below = paySlipAmounts(pdf);
  put(
    pdf,
    [36, below + 10],
    "Net pay: Rs. 34,854.90 (Rupees thirty-four thousand eight hundred fifty-four and paise ninety only)",
    {
      size: 9,
      font: "Helvetica-Bold",
    },
  );
  put(
    pdf,
    [36, below + 40],
    "This is a system generated payslip and needs no signature. Processed by K. Raghunandan, Payroll.",
    { size: 7.5 },
  );
}

function leaveLetter(pdf: PdfDrawing): void {
  frame(pdf, [50, 36, 495, 58], { fill: "#f3f3f3" });
  put(pdf, [62, 46], "Çınaraltı Lojistik A.Ş.", { font: "Helvetica-Bold", size: 16 });
  put(pdf, [62, 70], "Hayali Mah. Örnek Sok. No: 17, 35410 Gaziemir / İzmir, Türkiye", { size: 8.5 });
  put(pdf, [50, 120], "To: Consulate of Canada, Ankara", { font: "Helvetica-Bold", size: 11 });
  pairs(
    pdf,
    [50, 150],
    [
      ["Employee", "Bay Ümit Doğan YILDIRIM"],
      ["T.R. identity no.", "00417733001"],
      ["Position", "Warehouse Shift Lead"],
      ["Working with us since", "01.10.2017"],
      ["Approved leave", "29.08.2026 - 12.09.2026 (15 days, paid)"],
      ["Net salary", "TRY 58.750,00 / month"],
    ],
    { apart: 150, step: 20, label: { size: 10, colour: "#555555" }, value: { size: 10.5, font: "Helvetica-Bold" } },
  );
  puts(
    pdf,
    [50, 290],
    [
      "Dear Sir or Madam,",
      "We confirm the above. Our colleague will travel with his wife, Nurgül Şahin Yıldırım, to visit their daughter Ecem. His position is kept for him and he will be back at work on Monday, 14.09.2026.",
      "For questions, please call Mr. Tolga Erçetin at 0232 000 41 77.",
    ],
    { size: 11, width: 495, gap: 3, between: 9 },
  );
  put(pdf, [50, 420], "İzmir, 3 June 2026", { size: 11 });
  signature(pdf, [50, 490], ["Gülşen Akıncı", "Human Resources Manager"]);
}

function placementLetter(pdf: PdfDrawing): void {
  frame(pdf, [36, 34, 540, 44], { fill: "#f2c230" });
  put(pdf, [48, 46], "Saugeen Valley Polytechnic", { font: "Helvetica-Bold", size: 17 });
  put(pdf, [380, 44], "Work-Integrated Learning Office\nwil@example.test", { size: 8, width: 184, align: "right" });
  put(pdf, [36, 96], "Verification of mandatory work term", { font: "Helvetica-Bold", size: 14 });
  const boxes: readonly (readonly [string, string, number, number, number])[] = [
    ["Name of student", "Thi Mai Phuong DANG", 36, 122, 270],
    ["Student #", "SVP 0041 7733", 306, 122, 135],
    ["Printed on", "Aug. 12, 2026", 441, 122, 135],
    ["Enrolled in", "Advanced Diploma in Industrial Automation", 36, 160, 405],
    ["Status", "Enrolled, full-time", 441, 160, 135],
  ];
  for (const [label, value, x, y, width] of boxes)
    cell(pdf, [x, y, width, 38], [label, value], { value: { font: "Helvetica-Bold", size: 10 } });
  put(pdf, [36, 214], "To the officer who assesses a co-op work permit:", { size: 10.5 });
  put(
    pdf,
    [36, 234],
    "Every student in this program must complete two work terms to graduate. Together they make up 32 % of the program, which is less than half. A placement with Kincardine Sample Controls Ltd. is planned; the school approves each employer.",
    { size: 10.5, width: 540, gap: 2 },
  );
  grid(
    pdf,
    [36, 300],
    [
      ["Work term", "From", "To", "Hours a week"],
      ["WKT 1", "Jan. 4, 2027", "Apr. 23, 2027", "37.5"],
      ["WKT 2", "Sep. 6, 2027", "Dec. 17, 2027", "37.5"],
    ],
    { widths: [150, 140, 140, 110], step: 22, size: 10, lines: "below", head: "#fbecb8" },
  );
  signature(pdf, [36, 440], ["Cornelius Achterhuis", "Coordinator, Work-Integrated Learning"]);
  rule(pdf, [36, 742], 540);
  put(pdf, [36, 748], "41 Nowhere Line, Walkerton, Ontario N0G 0A0. This letter does not authorise anybody to work.", {
    size: 7.5,
  });
}

export const wagesAndLeave: readonly Stranger[] = [
  {
    name: "pay slip from India",
    documentType: "PaySlip",
    language: "en",
    size: "A4",
    draw: paySlip,
    truth: {
      applicantFullName: "Jaswinder Kaur",
      employer: "SHREE VINDHYA CASTINGS PVT LTD",
      jobTitle: "Jr. Quality Inspector",
      startDate: ["2021-06-14", "14-06-2021"],
      periodStart: ["2025-12-01", "01/12/2025"],
      periodEnd: ["2025-12-31", "31/12/2025"],
    },
  },
  {
    name: "leave letter from Turkey",
    documentType: "EmploymentLetter",
    language: "en",
    size: "A4",
    draw: leaveLetter,
    truth: {
      applicantFullName: ["Ümit Doğan YILDIRIM", "Bay Ümit Doğan YILDIRIM"],
      employer: "Çınaraltı Lojistik A.Ş.",
      jobTitle: "Warehouse Shift Lead",
      startDate: ["2017-10-01", "01.10.2017"],
      issueDate: ["2026-06-03", "3 June 2026"],
    },
  },
  {
    name: "placement in Ontario",
    documentType: "Other",
    language: "en",
    size: "LETTER",
    draw: placementLetter,
    truth: {
      applicantFullName: "Thi Mai Phuong DANG",
      schoolName: "Saugeen Valley Polytechnic",
      studentId: ["SVP00417733", "SVP 0041 7733"],
      isEnrolled: ["true", "Enrolled, full-time"],
      issueDate: ["2026-08-12", "Aug. 12, 2026"],
    },
  },
];
