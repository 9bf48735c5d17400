import type { PdfDrawing } from "../../pdfDocument.ts";
import { frame, pairs, put, puts, rule, signature } from "../strangers/sheet.ts";
import type { Stranger } from "../strangers/stranger.ts";

/** Letters of employers of the Emirates, Colombia and Québec, and of relatives in Kenya and Senegal. */

function emirates(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "AL WAHM MARINE SERVICES L.L.C", {
    font: "Helvetica-Bold",
    size: 15,
    width: 495,
    align: "center",
  });
  put(pdf, [50, 60], "P.O. Box 41773, Sharjah, U.A.E.", { size: 9, width: 495, align: "center" });
  rule(pdf, [50, 76], 495);
  puts(pdf, [50, 90], ["Ref: AWM/HR/0417/26", "Dated: 18/10/2026"], { size: 10 });
  put(pdf, [50, 130], "SALARY CERTIFICATE", { font: "Helvetica-Bold", size: 13, width: 495, align: "center" });
  put(
    pdf,
    [50, 156],
    "To: The Visa Section, Embassy of Canada. We confirm the following particulars of our employee:",
    {
      size: 10.5,
    },
  );
  pairs(
    pdf,
    [70, 186],
    [
      ["Employee’s name", ": Sajith Kumara Wickramanayake"],
      ["Nationality", ": Sri Lankan"],
      ["Passport No.", ": N00417733"],
      ["Post held", ": Marine Electrical Foreman"],
      ["Joined on", ": 14/07/2018"],
      ["Total monthly salary", ": AED 7,850.00"],
    ],
    { apart: 150, step: 20, label: { size: 11 }, value: { size: 11 } },
  );
  put(
    pdf,
    [50, 320],
    "This certificate is issued at the request of the employee without any liability on the company.",
    {
      size: 10,
    },
  );
  signature(pdf, [50, 400], ["Human Resources Manager"]);
}

function colombia(pdf: PdfDrawing): void {
  puts(pdf, [60, 40], ["LABORATORIOS QUIMERA DEL CAFÉ S.A.S.", "NIT 900.041.773-0"], {
    font: "Times-Bold",
    size: 12,
    width: 480,
    align: "center",
  });
  put(pdf, [60, 110], "THE UNDERSIGNED HEAD OF HUMAN TALENT HEREBY STATES", {
    font: "Times-Bold",
    size: 12,
    width: 480,
    align: "center",
  });
  puts(
    pdf,
    [60, 150],
    [
      "That Mr. Andrés Felipe Quiñones Solarte, bearer of citizenship card No. 1.041.773.002, has rendered his services to this company under an open-ended contract since February 3, 2020, performing the duties of Quality Control Chemist.",
      "That he earns a monthly basic wage of COP 5,240,000 and that he was granted unpaid leave from January 10, 2027.",
      "Given in Pereira on the 21st day of the month of October of the year 2026, for purposes of a Canadian visa.",
    ],
    { font: "Times-Roman", size: 12, width: 480, gap: 3, between: 12 },
  );
  signature(pdf, [60, 380], ["XIOMARA RENDÓN HOLGUÍN", "Head of Human Talent"]);
}

function quebec(pdf: PdfDrawing): void {
  frame(pdf, [40, 30, 160, 730], { fill: "#f0ead6" });
  put(pdf, [50, 44], "Scierie du Lac-Imaginé inc.", { font: "Helvetica-Bold", size: 13, width: 140 });
  puts(
    pdf,
    [50, 100],
    [
      "EMPLOYÉE",
      "Maude Ratsimbazafy",
      "FONCTION",
      "Affûteuse-classeuse",
      "EN POSTE DEPUIS",
      "2 mai 2022",
      "STATUT",
      "Temps plein",
    ],
    { size: 9.5, width: 140, between: 6 },
  );
  put(pdf, [220, 44], "Confirmation d’emploi", { font: "Helvetica-Bold", size: 16 });
  put(pdf, [220, 74], "Émise le 4 novembre 2026", { size: 10 });
  puts(
    pdf,
    [220, 110],
    [
      "À qui de droit,",
      "La présente confirme que la personne nommée ci-contre travaille chez nous à raison de 40 heures par semaine, au taux de 29,15 $ l’heure.",
      "Son contrat ne comporte aucune date de fin.",
    ],
    { size: 11, width: 340, gap: 3, between: 10 },
  );
  signature(pdf, [220, 330], ["Gaétan Beaurivage-Roy", "Directeur des ressources humaines"]);
}

function kenya(pdf: PdfDrawing): void {
  put(pdf, [60, 44], "REPUBLIC OF KENYA\nAFFIDAVIT OF SUPPORT", {
    font: "Times-Bold",
    size: 13,
    width: 475,
    align: "center",
  });
  puts(
    pdf,
    [60, 110],
    [
      "I, PETER MUTHOMI KIRIMI, of P.O. Box 41773 Meru, a resident of Meru County, do hereby make oath and state as follows:",
      "1. THAT I am a businessman and the maternal uncle of LINET KAWIRA MWENDA, who has been offered a place at a college in Canada.",
      "2. THAT I undertake to pay her tuition, lodging and upkeep in the sum of CAD 38,000 a year from my account at Mlima Imaginary Bank.",
      "3. THAT what is stated here is true to the best of my knowledge.",
      "SWORN at MERU this 29th day of September 2026",
    ],
    { font: "Times-Roman", size: 12, width: 475, gap: 3, between: 12 },
  );
  signature(pdf, [60, 440], ["DEPONENT"]);
  put(pdf, [320, 440], "BEFORE ME\nG. W. Njagi-Sample\nCommissioner for Oaths", { font: "Times-Roman", size: 11 });
}

function senegal(pdf: PdfDrawing): void {
  puts(pdf, [56, 44], ["Mme Ndeye Coumba Faye-Sarr", "Pharmacienne", "Villa 417, cité Irréelle, Thiès"], { size: 10 });
  put(pdf, [340, 100], "Thiès, le 13 octobre 2026", { size: 10 });
  put(pdf, [56, 140], "Objet : engagement de prise en charge financière", { font: "Helvetica-Bold", size: 11 });
  puts(
    pdf,
    [56, 170],
    [
      "Madame, Monsieur,",
      "Je m’engage par la présente à assumer l’ensemble des frais d’études et de séjour de mon neveu Cheikh Tidiane Sarr pendant la durée de son programme au Canada, soit environ 31 000 $ CA par an.",
      "À cette fin, je dispose de fonds auprès de la Banque du Baobab Fictif, dont les relevés sont joints.",
      "Veuillez agréer l’expression de ma considération distinguée.",
    ],
    { size: 11, width: 480, gap: 3, between: 10 },
  );
  signature(pdf, [340, 420], ["Ndeye Coumba Faye-Sarr"]);
}

export const workplaces: readonly Stranger[] = [
  {
    name: "employment in the Emirates",
    documentType: "EmploymentLetter",
    language: "en",
    size: "A4",
    draw: emirates,
    truth: {
      applicantFullName: "Sajith Kumara Wickramanayake",
      employer: "AL WAHM MARINE SERVICES L.L.C",
      jobTitle: "Marine Electrical Foreman",
      startDate: ["2018-07-14", "14/07/2018"],
      issueDate: ["2026-10-18", "18/10/2026"],
    },
  },
  {
    name: "employment in Colombia",
    documentType: "EmploymentLetter",
    language: "en",
    size: "LETTER",
    draw: colombia,
    truth: {
      applicantFullName: "Andrés Felipe Quiñones Solarte",
      employer: "LABORATORIOS QUIMERA DEL CAFÉ S.A.S.",
      jobTitle: "Quality Control Chemist",
      startDate: ["2020-02-03", "February 3, 2020"],
      issueDate: ["2026-10-21", "21st day of the month of October of the year 2026"],
    },
  },
  {
    name: "employment beside a band",
    documentType: "EmploymentLetter",
    language: "fr",
    size: "LETTER",
    draw: quebec,
    truth: {
      applicantFullName: "Maude Ratsimbazafy",
      employer: "Scierie du Lac-Imaginé inc.",
      jobTitle: "Affûteuse-classeuse",
      startDate: ["2022-05-02", "2 mai 2022"],
      issueDate: ["2026-11-04", "4 novembre 2026"],
    },
  },
  {
    name: "affidavit of an uncle",
    documentType: "FinancialSupporterLetter",
    language: "en",
    size: "A4",
    draw: kenya,
    truth: {
      financialSupporterFullName: "PETER MUTHOMI KIRIMI",
      applicantFullName: "LINET KAWIRA MWENDA",
      issueDate: ["2026-09-29", "29th day of September 2026"],
    },
  },
  {
    name: "promise of an aunt",
    documentType: "FinancialSupporterLetter",
    language: "fr",
    size: "A4",
    draw: senegal,
    truth: {
      financialSupporterFullName: "Ndeye Coumba Faye-Sarr",
      applicantFullName: "Cheikh Tidiane Sarr",
      issueDate: ["2026-10-13", "13 octobre 2026"],
    },
  },
];
