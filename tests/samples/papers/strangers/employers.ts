import type { PdfDrawing } from "../../pdfDocument.ts";
import { frame, grid, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Letters of employers of the Philippines, Kenya, Ukraine and France. */

function philippines(pdf: PdfDrawing): void {
  put(pdf, [60, 40], "BAYANIHAN MICROCHIPS PHILIPPINES, INC.", {
    font: "Times-Bold",
    size: 14,
    width: 475,
    align: "center",
  });
  put(pdf, [60, 58], "Lot 4 Blk 17 Imaginary Technopark, Biñan, Laguna 4024", {
    font: "Times-Roman",
    size: 9,
    width: 475,
    align: "center",
  });
  rule(pdf, [60, 74], 475, { thick: 1.2 });
  put(pdf, [60, 110], "CERTIFICATE OF EMPLOYMENT AND COMPENSATION", {
    font: "Times-Bold",
    size: 14,
    width: 475,
    align: "center",
  });
  put(
    pdf,
    [60, 150],
    "This is to certify that MA. CRISTINA REYES MAGBANUA is a regular employee of this company from 16 September 2013 up to the present, her latest designation being SENIOR PROCESS TECHNICIAN II, assigned to the Wafer Fabrication Department under Engr. Rodolfo P. Santiago Jr.",
    { font: "Times-Roman", size: 12, width: 475, gap: 4 },
  );
  put(pdf, [60, 240], "Her annual compensation is as follows:", { font: "Times-Roman", size: 12 });
  grid(
    pdf,
    [110, 266],
    [
      ["Particulars", "Amount (PhP)"],
      ["Basic salary", "462,000.00"],
      ["13th month pay", "38,500.00"],
      ["Rice and laundry allowance", "30,000.00"],
      ["Total", "530,500.00"],
    ],
    { widths: [230, 120], step: 20, size: 10, font: "Times-Roman", right: [1], lines: "below" },
  );
  put(
    pdf,
    [60, 386],
    "This certification is issued upon the request of Ms. Magbanua in connection with her visa application this 9th day of February, 2026 at Biñan, Laguna, Philippines.",
    { font: "Times-Roman", size: 12, width: 475, gap: 4 },
  );
  signature(pdf, [340, 490], ["ATTY. LEONORA G. DIMACULANGAN", "HR Director"], { font: "Times-Roman", width: 195 });
  put(pdf, [60, 560], "Not valid without the dry seal of the company.", { font: "Times-Italic", size: 9 });
}

function kenya(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 24, 842], { fill: "#1b7f4b" });
  put(pdf, [50, 40], "Nyota ya Kusini Tea Growers", { font: "Helvetica-Bold", size: 17, colour: "#1b7f4b" });
  put(pdf, [50, 62], "P.O. Box 4177-20200 Kericho, Kenya", { size: 9 });
  pairs(
    pdf,
    [50, 100],
    [
      ["OUR REF:", "NYK/HR/417/26"],
      ["YOUR REF:", "-"],
      ["DATE:", "23rd March, 2026"],
    ],
    { apart: 70, step: 15, label: { size: 9, font: "Helvetica-Bold" }, value: { size: 10 } },
  );
  puts(pdf, [50, 160], ["The Visa Officer,", "High Commission of Canada,", "NAIROBI."], { size: 10.5 });
  put(pdf, [50, 214], "RE: WANJIRU CHEPKEMOI KIPLAGAT - ID NO. 00417733", { font: "Helvetica-Bold", size: 11 });
  rule(pdf, [50, 230], 330);
  puts(
    pdf,
    [50, 244],
    [
      "The above named is known to us. She joined the growers in the year 2016 (on 1st November) as a clerk, rose to Assistant Factory Accountant in 2019 and has been our Factory Accountant since 2023, which office she holds to date.",
      "She earns a gross pay of KES. 186,500/= every month, subject to statutory deductions.",
      "She has been granted study leave without pay from 24th August, 2026 to 31st August, 2028 and shall resume her duties thereafter.",
      "Kindly accord her any assistance she may need.",
    ],
    { size: 11, width: 490, gap: 3, between: 10 },
  );
  put(pdf, [50, 440], "Yours faithfully,", { size: 11 });
  signature(pdf, [50, 500], ["JOSPHAT MUTAI ARAP SANG", "GENERAL MANAGER"]);
  stamp(pdf, [430, 500], ["NYOTA YA KUSINI", "23 MAR 2026", "KERICHO"], { radius: 44, colour: "#3a3a9c", turn: 9 });
}

function ukraine(pdf: PdfDrawing): void {
  put(pdf, [40, 36], "ТОВ «ДНІПРО ЗРАЗОК»", { font: "Helvetica-Bold", size: 12, width: 250 });
  put(pdf, [40, 54], "вул. Вигадана 4, м. Полтава", { size: 9, width: 250 });
  put(pdf, [310, 36], "DNIPRO ZRAZOK LLC", { font: "Helvetica-Bold", size: 12, width: 250 });
  put(pdf, [310, 54], "4 Vyhadana St., Poltava, Ukraine", { size: 9, width: 250 });
  rule(pdf, [40, 74], 515);
  puts(pdf, [40, 84], ["Дата видачі: 06.04.2026", "№ 41-к"], { size: 9, width: 250 });
  puts(pdf, [310, 84], ["Date of issue: 06.04.2026", "No. 41-k"], { size: 9, width: 250 });
  put(pdf, [40, 124], "ДОВІДКА", { font: "Helvetica-Bold", size: 13, width: 245, align: "center" });
  put(pdf, [310, 124], "CERTIFICATE (REFERENCE)", { font: "Helvetica-Bold", size: 13, width: 245, align: "center" });
  puts(
    pdf,
    [40, 154],
    [
      "Видана Бондаренку Олексію Михайловичу про те, що він дійсно працює на підприємстві на посаді інженера-технолога з 12.05.2014 року.",
      "Заробітна плата за останні шість місяців наведена нижче.",
    ],
    { size: 10, width: 245, gap: 3, between: 8 },
  );
  puts(
    pdf,
    [310, 154],
    [
      "Given to Oleksii Mykhailovych BONDARENKO to state that he indeed works at the enterprise in the position of process engineer since 12.05.2014.",
      "The wages of the last six months are shown below.",
    ],
    { size: 10, width: 245, gap: 3, between: 8 },
  );
  grid(
    pdf,
    [40, 300],
    [
      ["Місяць / Month", "Нараховано / Accrued, UAH", "Утримано / Withheld, UAH", "До виплати / Paid, UAH"],
      ["10.2025", "38 400,00", "8 832,00", "29 568,00"],
      ["11.2025", "38 400,00", "8 832,00", "29 568,00"],
      ["12.2025", "51 200,00", "11 776,00", "39 424,00"],
      ["01.2026", "40 100,00", "9 223,00", "30 877,00"],
    ],
    { widths: [110, 140, 135, 130], step: 24, size: 8.5, right: [1, 2, 3], lines: "grid", head: "#e7eefc" },
  );
  signature(pdf, [40, 500], ["Директор / Director", "Г. П. Кравець / H. P. Kravets"], { width: 200 });
  signature(pdf, [310, 500], ["Головний бухгалтер / Chief accountant", "Л. О. Шульга / L. O. Shulha"], { width: 200 });
}

function france(pdf: PdfDrawing): void {
  put(pdf, [56, 44], "Boulonnerie", { font: "Times-Italic", size: 20, colour: "#1f3a5f" });
  put(pdf, [56, 66], "MARÉCHAL & FILS", { font: "Helvetica-Bold", size: 12, spacing: 3, colour: "#1f3a5f" });
  puts(pdf, [360, 44], ["Monsieur Rayan N’Guessan Kouadio", "12 bis, allée des Inventeurs", "42000 Saint-Étienne"], {
    size: 10,
    width: 190,
  });
  put(pdf, [360, 120], "Fait à Saint-Étienne, le 02.03.26", { size: 10, width: 190 });
  put(pdf, [56, 170], "Attestation employeur", { font: "Helvetica-Bold", size: 15 });
  puts(
    pdf,
    [56, 204],
    [
      "Je, soussigné Jean-Baptiste de La Roche-Maréchal, gérant de la SARL Maréchal & Fils, certifie employer Monsieur Rayan N’Guessan Kouadio, né le 8 octobre 1995 à Bouaké, sous contrat à durée indéterminée.",
      "Il occupe l’emploi de régleur sur machines à commande numérique (coefficient 240) et a été embauché en date du 17 avril 2019. À ce jour, il n’est ni en période d’essai, ni démissionnaire, ni en cours de licenciement.",
      "Son salaire brut mensuel s’élève à 2 486,33 €, primes non comprises.",
      "Attestation délivrée à l’intéressé pour valoir ce que de droit.",
    ],
    { size: 11, width: 484, gap: 3, between: 10 },
  );
  signature(pdf, [330, 470], ["J.-B. de La Roche-Maréchal"], { width: 180 });
  rule(pdf, [56, 778], 484, { colour: "#1f3a5f" });
  puts(
    pdf,
    [56, 784],
    [
      "SARL MARÉCHAL & FILS au capital de 40 000 € - SIRET 000 417 733 00012 - APE 2594Z",
      "Zone artisanale du Faux-Bois, 42100 Saint-Étienne - Tél. 04 00 00 41 77",
    ],
    {
      size: 7,
      width: 484,
      align: "center",
    },
  );
}

export const employers: readonly Stranger[] = [
  {
    name: "employment in the Philippines",
    documentType: "EmploymentLetter",
    language: "en",
    size: "A4",
    draw: philippines,
    truth: {
      applicantFullName: "MA. CRISTINA REYES MAGBANUA",
      employer: "BAYANIHAN MICROCHIPS PHILIPPINES, INC.",
      jobTitle: "SENIOR PROCESS TECHNICIAN II",
      startDate: ["2013-09-16", "16 September 2013"],
      issueDate: ["2026-02-09", "9th day of February, 2026"],
    },
  },
  {
    name: "employment in Kenya",
    documentType: "EmploymentLetter",
    language: "en",
    size: "A4",
    draw: kenya,
    truth: {
      applicantFullName: ["Wanjiru Chepkemoi KIPLAGAT", "WANJIRU CHEPKEMOI KIPLAGAT"],
      employer: "Nyota ya Kusini Tea Growers",
      jobTitle: "Factory Accountant",
      startDate: ["2016-11-01", "2016", "1st November"],
      issueDate: ["2026-03-23", "23rd March, 2026"],
    },
  },
  {
    name: "employment in Ukraine",
    documentType: "EmploymentLetter",
    language: "en",
    size: "A4",
    draw: ukraine,
    truth: {
      applicantFullName: "Oleksii Mykhailovych BONDARENKO",
      employer: "DNIPRO ZRAZOK LLC",
      jobTitle: "process engineer",
      startDate: ["2014-05-12", "12.05.2014"],
      issueDate: ["2026-04-06", "06.04.2026"],
    },
  },
  {
    name: "employment in France",
    documentType: "EmploymentLetter",
    language: "fr",
    size: "A4",
    draw: france,
    truth: {
      applicantFullName: "Rayan N’Guessan Kouadio",
      employer: "SARL Maréchal & Fils",
      jobTitle: "régleur sur machines à commande numérique",
      startDate: ["2019-04-17", "17 avril 2019"],
      issueDate: ["2026-03-02", "02.03.26"],
    },
  },
];
