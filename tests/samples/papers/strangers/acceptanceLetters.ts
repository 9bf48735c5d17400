import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, put, puts, rule, signature } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Letters of acceptance that are letters: fees in a table below, everything in sentences, a notice from a registrar. */

function halyardLetterhead(pdf: PdfDrawing): void {
  put(pdf, [60, 46], "HALYARD BUSINESS COLLEGE", { font: "Helvetica-Bold", size: 14 });
  put(pdf, [60, 64], "Suite 300, 415 Fictive Street West, Calgary, AB  T2P 0X0  |  www.halyard.example.test", {
    size: 8,
  });
  rule(pdf, [60, 78], 492);
}

function halyardFees(pdf: PdfDrawing): void {
  grid(
    pdf,
    [60, 366],
    [
      ["Item", "Term 1", "Term 2", "Year"],
      ["Tuition", "7,950.00", "7,950.00", "15,900.00"],
      ["Books and materials", "410.00", "365.00", "775.00"],
      ["Health plan", "330.00", "-", "330.00"],
      ["Total", "8,690.00", "8,315.00", "17,005.00"],
    ],
    { widths: [210, 94, 94, 94], step: 19, size: 9, right: [1, 2, 3], lines: "grid", head: "#dddddd" },
  );
  put(
    pdf,
    [60, 472],
    "Paid to date: 2,000.00 (wire received January 28, 2026). Payment method on file: sponsor, PT Contoh Jaya.",
    { size: 9 },
  );
}

function feesBelow(pdf: PdfDrawing): void {
  halyardLetterhead(pdf);
  puts(
    pdf,
    [60, 92],
    ["Date: 02/11/2026 (mm/dd/yyyy)", "Student: Wulandari", "D.O.B.: 07/30/2003 (mm/dd/yyyy)", "ID: HBC-77120"],
    {
      size: 10,
      between: 1,
    },
  );
  put(
    pdf,
    [60, 156],
    "RE: Conditional Letter of Acceptance - Post-Baccalaureate Certificate in Supply Chain Operations",
    {
      font: "Helvetica-Bold",
      size: 11,
      width: 492,
    },
  );
  puts(
    pdf,
    [60, 192],
    [
      "Dear Wulandari,",
      "Further to your application of December 3, 2025, Halyard Business College (DLI: O18777654321) is happy to accept you into the above program for the Spring 2026 intake. Your first class is on Monday, May 4, 2026 and your last exam on Friday, April 30, 2027. The program runs for 12 months with no scheduled breaks longer than two weeks.",
      "This acceptance is subject to the receipt of a sealed transcript by April 10, 2026. If you do not report to campus by May 15, 2026, this letter expires on that day and your seat is given to somebody else.",
      "Cost of studies, in Canadian funds:",
    ],
    { size: 10, width: 492, gap: 2, between: 8 },
  );
  halyardFees(pdf);
  signature(pdf, [60, 540], ["Marguerite Oyelaran", "Director of Admissions"]);
  put(
    pdf,
    [60, 744],
    "Halyard is licensed in Alberta. Complaints: ombuds@example.test. Form HBC-11, revised 01/2025.",
    { size: 7 },
  );
}

function noticeInBoxes(pdf: PdfDrawing): void {
  frame(pdf, [36, 36, 540, 60], { line: "#003366", thick: 1.4 });
  put(pdf, [48, 46], "UNIVERSITÉ DES HAUTES-TERRES", { font: "Times-Bold", size: 16, colour: "#003366" });
  put(pdf, [48, 70], "Bureau du registraire, 2500, boul. de l’Invention, Sherbrooke (Québec) J1K 0A5", { size: 8 });
  put(pdf, [430, 50], "AVIS D’ADMISSION", { font: "Helvetica-Bold", size: 12, width: 136, align: "right" });
  put(pdf, [430, 70], "Automne 2026", { size: 9, width: 136, align: "right" });
  const boxes: readonly (readonly [string, string, number, number, number])[] = [
    ["Nom", "BENCHEKROUN", 36, 110, 180],
    ["Prénom", "Yasmine", 216, 110, 180],
    ["Matricule", "26 118 402", 396, 110, 180],
    ["Code permanent", "BENY54120301", 36, 148, 180],
    ["Né(e) le", "12 déc. 2003", 216, 148, 180],
    ["Émis le", "19 févr. 2026", 396, 148, 180],
    ["Programme", "Baccalauréat en génie de la construction", 36, 186, 360],
    ["N° EED", "O19765432100", 396, 186, 180],
    ["Début des cours", "31 août 2026", 36, 224, 135],
    ["Fin prévue", "30 avril 2030", 171, 224, 135],
    ["Durée", "44 mois", 306, 224, 135],
    ["Régime", "Temps complet", 441, 224, 135],
  ];
  for (const [label, value, x, y, width] of boxes)
    cell(pdf, [x, y, width, 38], [label, value], { value: { font: "Helvetica-Bold" }, line: "#003366" });
  puts(
    pdf,
    [36, 284],
    [
      "Madame,",
      "Nous avons le plaisir de vous informer que vous êtes admise au programme ci-dessus. Cette admission est définitive. Elle n’est plus valable si vous ne vous êtes pas inscrite le 14 septembre 2026.",
      "Pour la première année, les droits de scolarité d’une étudiante étrangère sont d’environ 23 985,60 $; s’y ajoutent 1 140 $ d’assurance et 612,15 $ de frais afférents. Le dépôt de 1 000 $ doit nous parvenir au plus tard le 1er mai 2026.",
      "Le Certificat d’acceptation du Québec (CAQ) et le permis d’études doivent être demandés dès maintenant.",
    ],
    { font: "Times-Roman", size: 11.5, width: 540, gap: 2, between: 9 },
  );
  signature(pdf, [380, 520], ["Le registraire,", "Anatole Brisebois-Kowalczyk"], { font: "Times-Roman", size: 11 });
  put(pdf, [36, 752], "Document produit par le système Colibri. Il n’exige pas de signature manuscrite.", { size: 7 });
}

function offerInProse(pdf: PdfDrawing): void {
  put(pdf, [70, 60], "Université Saint-Quentin", { font: "Times-Italic", size: 22, colour: "#4b2e83" });
  put(pdf, [70, 88], "École des études supérieures · Moncton, Nouveau-Brunswick", { size: 8.5, colour: "#4b2e83" });
  puts(pdf, [330, 120], ["Moncton, ce 5 janvier 2026"], { font: "Times-Roman", size: 11, width: 212, align: "right" });
  puts(pdf, [70, 150], ["Monsieur Kwabena Osei-Tutu Agyeman", "BP 1207, Kumasi, Ghana"], {
    font: "Times-Roman",
    size: 11,
  });
  put(pdf, [70, 194], "Objet : votre admission à la maîtrise en gestion des eaux", { font: "Times-Bold", size: 11.5 });
  puts(
    pdf,
    [70, 222],
    [
      "Monsieur,",
      "Au nom du doyen, je vous fais part de la décision favorable du comité, réuni le 18 décembre 2025. Vous êtes donc admis, à titre d’étudiant régulier à temps plein, à la maîtrise en gestion des eaux, qui compte 45 crédits et s’étend sur deux ans.",
      "La rentrée aura lieu le mardi 8 septembre 2026 et vos études devraient prendre fin le 30 juin 2028. Votre numéro de dossier étudiant est le A00 241 667; veuillez l’inscrire sur toute correspondance.",
      "L’établissement figure à la liste des établissements d’enseignement désignés sous le numéro O19555000333. Pour l’année 2026-2027, vous paierez 19 875 $ CA de droits de scolarité, sans compter le logement (8 200 $) ni les repas (4 950 $).",
      "Une bourse d’appoint de 2 500 $ vous sera versée en novembre si votre moyenne reste d’au moins 3,3. La présente offre tient jusqu’au 15 mars 2026; passé cette date, elle est caduque.",
      "Je vous prie d’agréer, Monsieur, mes salutations distinguées.",
    ],
    { font: "Times-Roman", size: 11.5, width: 472, gap: 3, between: 9 },
  );
  signature(pdf, [70, 580], ["Élodie Robichaud-Sanogo", "Vice-doyenne aux admissions"], { font: "Times-Roman" });
  rule(pdf, [70, 740], 472, { colour: "#4b2e83" });
  put(pdf, [70, 746], "18, avenue du Faux-Pont, Moncton (N.-B.) E1A 0A1 · 506 555-0144", {
    size: 8,
    width: 472,
    align: "center",
  });
}

export const acceptanceLetters: readonly Stranger[] = [
  {
    name: "acceptance with fees below",
    documentType: "LetterOfAcceptance",
    language: "en",
    size: "LETTER",
    draw: feesBelow,
    truth: {
      applicantFullName: "Wulandari",
      lastName: "Wulandari",
      studentId: ["HBC77120", "HBC-77120"],
      dliNumber: "O18777654321",
      schoolName: "Halyard Business College",
      schoolProvince: ["AB", "Calgary, AB"],
      programName: "Post-Baccalaureate Certificate in Supply Chain Operations",
      durationMonths: ["12", "12 months"],
      startOfCanadianStudyProgram: ["2026-05-04", "May 4, 2026"],
      graduationDate: ["2027-04-30", "April 30, 2027"],
      tuitionFees: ["15900.00", "15,900.00"],
      currency: ["CAD", "Canadian funds"],
      loaExpiryDate: ["2026-05-15", "May 15, 2026"],
      issueDate: ["2026-02-11", "02/11/2026"],
    },
  },
  {
    name: "acceptance as a notice in boxes",
    documentType: "LetterOfAcceptance",
    language: "fr",
    size: "LETTER",
    draw: noticeInBoxes,
    truth: {
      lastName: "BENCHEKROUN",
      firstName: "Yasmine",
      studentId: ["26118402", "26 118 402"],
      dliNumber: "O19765432100",
      schoolName: "UNIVERSITÉ DES HAUTES-TERRES",
      schoolProvince: ["QC", "Québec"],
      programName: "Baccalauréat en génie de la construction",
      durationMonths: ["44", "44 mois"],
      startOfCanadianStudyProgram: ["2026-08-31", "31 août 2026"],
      graduationDate: ["2030-04-30", "30 avril 2030"],
      tuitionFees: ["23985.60", "23 985,60 $"],
      loaExpiryDate: ["2026-09-14", "14 septembre 2026"],
      issueDate: ["2026-02-19", "19 févr. 2026"],
    },
  },
  {
    name: "acceptance in sentences",
    documentType: "LetterOfAcceptance",
    language: "fr",
    size: "LETTER",
    draw: offerInProse,
    truth: {
      applicantFullName: "Kwabena Osei-Tutu Agyeman",
      studentId: ["A00241667", "A00 241 667"],
      dliNumber: "O19555000333",
      schoolName: "Université Saint-Quentin",
      schoolProvince: ["NB", "Nouveau-Brunswick"],
      programName: "maîtrise en gestion des eaux",
      durationMonths: ["24", "deux ans"],
      startOfCanadianStudyProgram: ["2026-09-08", "8 septembre 2026"],
      graduationDate: ["2028-06-30", "30 juin 2028"],
      tuitionFees: ["19875.00", "19 875 $ CA"],
      currency: ["CAD", "$ CA"],
      loaExpiryDate: ["2026-03-15", "15 mars 2026"],
      issueDate: ["2026-01-05", "5 janvier 2026"],
    },
  },
];
