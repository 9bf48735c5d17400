import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** What the police of Kenya, Brazil and France certify. */

function clearanceOfKenya(pdf: PdfDrawing): void {
  put(pdf, [40, 34], "REPUBLIC OF KENYA", { font: "Times-Bold", size: 14, width: 515, align: "center" });
  put(pdf, [40, 54], "Directorate of Inquiries (specimen), Kiambu Road, P.O. Box 00417-00100 Nairobi", {
    font: "Times-Roman",
    size: 9,
    width: 515,
    align: "center",
  });
  rule(pdf, [40, 72], 515, { colour: "#a30000", thick: 2 });
  put(pdf, [40, 84], "POLICE CLEARANCE CERTIFICATE", {
    font: "Times-Bold",
    size: 17,
    width: 515,
    align: "center",
    colour: "#a30000",
  });
  frame(pdf, [440, 112, 110, 130], { line: "#666666" });
  put(pdf, [440, 170], "PHOTOGRAPH", { size: 8, width: 110, align: "center", colour: "#888888" });
  pairs(
    pdf,
    [50, 120],
    [
      ["Ref. No.", "PCC-K0417733"],
      ["Date", "16/01/2026"],
      ["I.D./Passport No.", "AK0417733"],
    ],
    { apart: 110, step: 20, label: { font: "Times-Roman", size: 11 }, value: { font: "Times-Bold", size: 11 } },
  );
  puts(
    pdf,
    [50, 262],
    [
      "Fingerprint impressions of ABDIRAHMAN YUSUF have been searched in the records of this office.",
      "The result of the search: NOTHING ADVERSE was found up to the date hereof.",
      "This certificate is given at the request of the said person, resident of Eastleigh, who goes to Canada. It is not a certificate of good conduct abroad. A fresh search is advised after 12 months.",
    ],
    { font: "Times-Roman", size: 12, width: 495, gap: 3, between: 10 },
  );
  signature(pdf, [50, 460], ["C. A. Ndirangu-Omollo, SSP", "for: Director"], { font: "Times-Roman", width: 200 });
  stamp(pdf, [440, 460], ["DIRECTORATE", "16 JAN 2026", "NAIROBI"], { radius: 44, colour: "#1d3f91" });
}

function certificateOfBrazil(pdf: PdfDrawing): void {
  put(pdf, [50, 36], "FEDERATIVE REPUBLIC OF BRAZIL", {
    font: "Helvetica-Bold",
    size: 11,
    width: 495,
    align: "center",
  });
  put(pdf, [50, 52], "Ministry of Public Safety - Identification Service (specimen)", {
    size: 9.5,
    width: 495,
    align: "center",
  });
  put(pdf, [50, 84], "CRIMINAL RECORD CERTIFICATE\n(Certidão de Antecedentes Criminais)", {
    font: "Helvetica-Bold",
    size: 13,
    width: 495,
    align: "center",
  });
  puts(
    pdf,
    [50, 136],
    [
      "The Service CERTIFIES, after a search of the national system, that up to the present date THERE ARE NO criminal records in the name of LETÍCIA APARECIDA DO NASCIMENTO QUEIROZ, Brazilian, daughter of Sebastião Queiroz and of Aparecida do Nascimento, born on 19/10/1998 in Uberlândia/MG, identity document MG-00.417.733 issued by SSP/MG on 03/03/2015, CPF 000.417.733-99.",
      "Notes:\na) Issued free of charge through the Internet at 14h07min of 27/01/2026.\nb) Valid for 90 (ninety) days.\nc) The authenticity is confirmed with the code 0417.7330.0PQR.81ST.",
    ],
    { font: "Times-Roman", size: 12, width: 495, gap: 3, between: 12 },
  );
  frame(pdf, [50, 352, 495, 56], { fill: "#f2f2f2", line: "#bbbbbb" });
  put(pdf, [60, 362], "0417 7330 0PQR 81ST", { font: "Courier-Bold", size: 14, width: 475, align: "center" });
  put(pdf, [60, 384], "certificate no. 417733-2026", { font: "Courier", size: 9, width: 475, align: "center" });
}

function recordOfFrance(pdf: PdfDrawing): void {
  put(pdf, [40, 34], "RÉPUBLIQUE FRANÇAISE", { font: "Helvetica-Bold", size: 11 });
  put(pdf, [40, 50], "Ministère de la Justice\nService du casier (spécimen)\n44000 Nantes-sur-Papier", { size: 9 });
  puts(pdf, [340, 110], ["MME ESCOFFIER VEUVE NDIAYE", "COUMBA FATOUMATA", "3 RUE DU SONGE", "13002 MARSEILLE"], {
    font: "Courier",
    size: 10,
  });
  put(pdf, [40, 190], "BULLETIN N° 3", { font: "Helvetica-Bold", size: 18, width: 515, align: "center" });
  put(pdf, [40, 214], "EXTRAIT DU CASIER JUDICIAIRE (art. 777 du code de procédure pénale)", {
    size: 9,
    width: 515,
    align: "center",
  });
  const cells: readonly (readonly [string, string, number, number, number])[] = [
    ["NOM DE NAISSANCE", "ESCOFFIER", 40, 244, 200],
    ["NOM D’USAGE", "NDIAYE", 240, 244, 150],
    ["PRÉNOMS", "COUMBA FATOUMATA", 390, 244, 165],
    ["NÉ(E) LE", "01/04/1987", 40, 284, 200],
    ["À", "DAKAR (SÉNÉGAL)", 240, 284, 315],
  ];
  for (const [label, value, x, y, width] of cells)
    cell(pdf, [x, y, width, 40], [label, value], { value: { font: "Courier-Bold", size: 11 } });
  frame(pdf, [40, 340, 515, 110], { line: "#444444" });
  put(pdf, [40, 382], "N É A N T", {
    font: "Helvetica-Bold",
    size: 26,
    width: 515,
    align: "center",
    colour: "#555555",
  });
  put(pdf, [40, 470], "Nantes-sur-Papier, le 11 FÉVRIER 2026", { font: "Courier", size: 10.5 });
  put(pdf, [340, 470], "Le magistrat, chef du service", { font: "Courier", size: 10.5, width: 215 });
  signature(pdf, [360, 520], ["Apolline Desrosiers"]);
  stamp(pdf, [140, 540], ["CASIER", "JUDICIAIRE"], { radius: 36, colour: "#333399" });
}

export const clearances: readonly Stranger[] = [
  {
    name: "police of Kenya",
    documentType: "PoliceCertificate",
    language: "en",
    size: "A4",
    draw: clearanceOfKenya,
    truth: {
      applicantFullName: "ABDIRAHMAN YUSUF",
      country: ["KE", "REPUBLIC OF KENYA"],
      issueDate: ["2026-01-16", "16/01/2026"],
    },
  },
  {
    name: "police of Brazil",
    documentType: "PoliceCertificate",
    language: "en",
    size: "A4",
    draw: certificateOfBrazil,
    truth: {
      applicantFullName: "LETÍCIA APARECIDA DO NASCIMENTO QUEIROZ",
      country: ["BR", "FEDERATIVE REPUBLIC OF BRAZIL"],
      issueDate: ["2026-01-27", "27/01/2026"],
    },
  },
  {
    name: "police of France",
    documentType: "PoliceCertificate",
    language: "fr",
    size: "A4",
    draw: recordOfFrance,
    truth: {
      applicantFullName: ["COUMBA FATOUMATA ESCOFFIER", "COUMBA FATOUMATA", "ESCOFFIER"],
      country: ["FR", "RÉPUBLIQUE FRANÇAISE"],
      issueDate: ["2026-02-11", "11 FÉVRIER 2026"],
    },
  },
];
