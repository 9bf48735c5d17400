import type { PdfDrawing } from "../../pdfDocument.ts";
import { frame, grid, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** That studies are done: a letter of a college, a degree of the Philippines, an "attestation de réussite" of France. */

function completionInTable(pdf: PdfDrawing): void {
  frame(pdf, [36, 30, 540, 50], { fill: "#263238", round: 4 });
  put(pdf, [50, 44], "Thunder Ridge College of Applied Arts", { font: "Helvetica-Bold", size: 16, colour: "#ffffff" });
  put(pdf, [36, 96], "To: Immigration, Refugees and Citizenship Canada\nFrom: Enrolment Services\nDate: 2026 May 06", {
    size: 10,
  });
  put(pdf, [36, 146], "PGWP Support Letter", { font: "Helvetica-Bold", size: 14 });
  put(
    pdf,
    [36, 170],
    "We confirm that Gurpreet Singh Dhaliwal (student 300 417 733, born 11 Sep 2002) has met every requirement of the credential in the table.",
    { size: 10.5, width: 540, gap: 2 },
  );
  grid(
    pdf,
    [36, 212],
    [
      ["Credential", "Program", "Began", "Finished", "Convocation", "Duration"],
      ["Ontario College", "Automotive Power", "2024 Jan 08", "2025 Dec 12", "2026 Jun 17", "2 years"],
      ["Diploma", "Technician", "", "", "", "(4 semesters)"],
    ],
    { widths: [92, 112, 82, 82, 86, 86], step: 20, size: 9, head: "#cfd8dc", lines: "none" },
  );
  frame(pdf, [36, 212, 540, 60], { line: "#263238" });
  grid(
    pdf,
    [36, 292],
    [
      ["Term", "Status", "Mode"],
      ["Winter 2024", "Full-time", "On campus"],
      ["Summer 2024", "Scheduled break", "-"],
      ["Fall 2024", "Full-time", "On campus"],
      ["Winter 2025", "Full-time", "Mixed, 80 % on campus"],
      ["Fall 2025", "Full-time", "On campus"],
    ],
    { widths: [140, 140, 260], step: 18, size: 9, lines: "below" },
  );
  puts(
    pdf,
    [36, 416],
    [
      "Final marks were posted on 2025 Dec 19. The language of instruction was English.",
      "He may work while a post-graduation work permit is decided if he applied before his study permit ran out on 2026 Jun 30.",
    ],
    { size: 10, width: 540, between: 5 },
  );
  signature(pdf, [36, 520], ["Philippa Nakashima-Brant", "Associate Registrar"]);
  put(pdf, [36, 750], "1 Invented Portage, Thunder Bay ON P7A 0A0 · DLI O19300417733 · 807-555-0141", { size: 8 });
}

function degreeOfPhilippines(pdf: PdfDrawing): void {
  frame(pdf, [30, 30, 782, 535], { line: "#8a6d1d", thick: 4 });
  frame(pdf, [40, 40, 762, 515], { line: "#8a6d1d" });
  const centred = { width: 742, align: "center" } as const;
  put(pdf, [50, 70], "Republic of the Philippines", { font: "Times-Italic", size: 12, ...centred });
  put(pdf, [50, 92], "Pamantasan ng Bagong Dagat", { font: "Times-Bold", size: 28, ...centred, colour: "#8a1c1c" });
  put(pdf, [50, 128], "(New Sea State College)  Tacloban City", { font: "Times-Roman", size: 11, ...centred });
  put(pdf, [50, 160], "To all who shall read these presents, greetings:", {
    font: "Times-Italic",
    size: 13,
    ...centred,
  });
  put(pdf, [50, 188], "Be it known that", { font: "Times-Italic", size: 13, ...centred });
  put(pdf, [50, 214], "Jose Maria Antonio delos Santos y Villarubia III", { font: "Times-Bold", size: 24, ...centred });
  put(pdf, [50, 252], "having complied with all the requirements is hereby admitted to the degree of", {
    font: "Times-Italic",
    size: 13,
    ...centred,
  });
  put(pdf, [50, 282], "Bachelor of Science in Midwifery", { font: "Times-Bold", size: 22, ...centred });
  put(pdf, [50, 320], "cum laude", { font: "Times-Italic", size: 14, ...centred });
  put(
    pdf,
    [50, 350],
    "Given in the City of Tacloban, Philippines, this twenty-eighth day of June in the year of our Lord two thousand and twenty-four.",
    { font: "Times-Roman", size: 12, ...centred },
  );
  signature(pdf, [110, 460], ["Consolacion T. Abrenica, Ed.D.", "College Registrar"], {
    font: "Times-Roman",
    width: 200,
  });
  signature(pdf, [540, 460], ["Florante B. Quiambao, Ph.D.", "College President"], { font: "Times-Roman", width: 200 });
  stamp(pdf, [421, 470], ["PAMANTASAN", "NG BAGONG", "DAGAT 1951"], { radius: 46, colour: "#8a6d1d", turn: 0 });
  put(pdf, [60, 530], "S.O. No. (B) 51-0041773 s. 2024, July 30, 2024", { font: "Times-Roman", size: 8 });
}

function successOfFrance(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "Académie de la Loire inventée", { size: 9, colour: "#444444" });
  put(pdf, [50, 56], "Institut Beaulieu-Mirabeau", { font: "Helvetica-Bold", size: 18, colour: "#283593" });
  rule(pdf, [50, 82], 495, { colour: "#283593", thick: 2 });
  put(pdf, [50, 104], "ATTESTATION DE RÉUSSITE", { font: "Helvetica-Bold", size: 17, width: 495, align: "center" });
  put(pdf, [50, 128], "Année universitaire 2024/2025", { size: 10, width: 495, align: "center" });
  put(pdf, [50, 164], "Le directeur de l’Institut atteste que", { size: 11 });
  pairs(
    pdf,
    [70, 190],
    [
      ["Mlle", "RANDRIANASOLO Fanomezantsoa Mialy"],
      ["N° étudiant", "2200 4177"],
      ["INE", "0AB417733C1"],
      ["née le", "05/01/2002 à Antsirabe (MADAGASCAR)"],
    ],
    { apart: 90, step: 19, label: { size: 10, colour: "#555555" }, value: { size: 11, font: "Helvetica-Bold" } },
  );
  puts(
    pdf,
    [50, 280],
    [
      "a obtenu, à l’issue de la session 1 (jury du 27 juin 2025), le diplôme de",
      "Master mention Sciences des aliments, parcours Nutrition humaine",
      "avec la mention Bien (moyenne : 14,82/20), au terme de quatre semestres d’études.",
      "Le diplôme sera remis lors de la cérémonie du 15 novembre 2025. La présente attestation en tient lieu jusque-là.",
    ],
    { size: 11, width: 495, gap: 2, between: 10 },
  );
  put(pdf, [330, 420], "Angers, le 1er juillet 2025", { size: 11 });
  signature(pdf, [330, 480], ["Le directeur", "Yann Le Goff-Ratsimba"]);
  stamp(pdf, [150, 470], ["INSTITUT", "BEAULIEU-", "MIRABEAU"], { radius: 42, colour: "#283593" });
  put(
    pdf,
    [50, 806],
    "Document à conserver : il n’en est délivré qu’un seul exemplaire. Toute fraude est punie par la loi.",
    { size: 7.5 },
  );
}

export const completions: readonly Stranger[] = [
  {
    name: "completion in a table",
    documentType: "CompletionLetter",
    language: "en",
    size: "LETTER",
    draw: completionInTable,
    truth: {
      applicantFullName: "Gurpreet Singh Dhaliwal",
      schoolName: "Thunder Ridge College of Applied Arts",
      programName: ["Automotive Power Technician", "Automotive Power", "Technician"],
      completionDate: ["2025-12-12", "2025 Dec 12"],
      durationMonths: ["24", "2 years"],
      graduationDate: ["2026-06-17", "2026 Jun 17"],
    },
  },
  {
    name: "degree from the Philippines",
    documentType: "DegreeCertificate",
    language: "en",
    size: "A4",
    isWide: true,
    draw: degreeOfPhilippines,
    truth: {
      applicantFullName: "Jose Maria Antonio delos Santos y Villarubia III",
      schoolName: "Pamantasan ng Bagong Dagat",
      programName: "Bachelor of Science in Midwifery",
      graduationDate: ["2024-06-28", "twenty-eighth day of June in the year of our Lord two thousand and twenty-four"],
    },
  },
  {
    name: "success from France",
    documentType: "CompletionLetter",
    language: "fr",
    size: "A4",
    alsoRight: ["DegreeCertificate"],
    draw: successOfFrance,
    truth: {
      applicantFullName: ["Fanomezantsoa Mialy RANDRIANASOLO", "RANDRIANASOLO Fanomezantsoa Mialy"],
      schoolName: "Institut Beaulieu-Mirabeau",
      programName: "Master mention Sciences des aliments, parcours Nutrition humaine",
      completionDate: ["2025-06-27", "27 juin 2025"],
      durationMonths: ["24", "quatre semestres"],
      graduationDate: ["2025-11-15", "15 novembre 2025"],
    },
  },
];
