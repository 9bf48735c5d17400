import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, letterBoxes, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Attestation letters of provinces: letter-by-letter boxes, a verification panel, sentences. No province words its letter so. */

function lettersInBoxes(pdf: PdfDrawing): void {
  put(pdf, [44, 40], "Government of Manitoba", { font: "Helvetica-Bold", size: 16 });
  put(pdf, [44, 60], "Department of Post-Secondary Places (invented)", { size: 9 });
  frame(pdf, [400, 36, 170, 44], { line: "#333333" });
  put(pdf, [406, 40], "PAL no.", { size: 7 });
  put(pdf, [406, 54], "MB 2026 0047 1185 C", { font: "Courier-Bold", size: 11, width: 160 });
  put(pdf, [44, 100], "PROVINCIAL ATTESTATION LETTER", {
    font: "Helvetica-Bold",
    size: 14,
    width: 526,
    align: "center",
  });
  const asked: readonly (readonly [string, string, number])[] = [
    ["Surname / family name", "CHUKWUEMEKA", 26],
    ["Given name(s)", "OLUCHI MIRABEL", 26],
    ["Date of birth (DD MM YYYY)", "19 08 2001", 10],
    ["Country of citizenship", "NIGERIA", 26],
  ];
  asked.forEach(([label, value, count], index) => {
    put(pdf, [44, 136 + index * 42], label, { size: 8 });
    letterBoxes(pdf, [44, 147 + index * 42], value, { side: 18, count });
  });
  cell(pdf, [44, 316, 350, 40], ["Designated learning institution", "Assiniboine Ridge University"], {
    value: { font: "Helvetica-Bold", size: 11 },
  });
  cell(pdf, [394, 316, 176, 40], ["DLI number", "O19112233445"], { value: { font: "Helvetica-Bold", size: 11 } });
  cell(pdf, [44, 356, 263, 40], ["Date of letter (DD/MM/YYYY)", "25/03/2026"], { value: { size: 11 } });
  cell(pdf, [307, 356, 263, 40], ["Not valid after (DD/MM/YYYY)", "21/01/2027"], { value: { size: 11 } });
  puts(
    pdf,
    [44, 414],
    [
      "The Government of Manitoba attests that the applicant named above has an allocation under the 2026 cap on study permit applications.",
      "One letter is good for one application. Students who go to Saskatchewan, Ontario or another province need the letter of that place. This form may not be altered; boxes that are left empty mean that nothing is stated.",
    ],
    { size: 9.5, width: 526, between: 8, gap: 2 },
  );
  signature(pdf, [44, 540], ["for the Minister"]);
  stamp(pdf, [500, 540], ["MANITOBA", "ATTESTED", "2026"], { radius: 38, colour: "#8a1c1c", turn: 14 });
}

function verificationPanel(pdf: PdfDrawing): void {
  frame(pdf, [0, 0, 612, 70], { fill: "#12355b" });
  put(pdf, [40, 22], "NOVA SCOTIA", { font: "Helvetica-Bold", size: 22, colour: "#ffffff" });
  put(pdf, [300, 28], "Labour, Skills and Places to Study", {
    size: 10,
    colour: "#ffffff",
    width: 272,
    align: "right",
  });
  put(pdf, [40, 92], "Confirmation of Provincial Attestation", { font: "Helvetica-Bold", size: 15 });
  put(pdf, [40, 116], "Dear applicant,", { size: 10.5 });
  put(
    pdf,
    [40, 136],
    "Please accept this letter as confirmation that you hold a place in this province’s share for a study permit application. Show the panel below to the officer.",
    { size: 10.5, width: 532, gap: 2 },
  );
  frame(pdf, [40, 186, 532, 190], { fill: "#eef3f8", line: "#12355b", round: 8 });
  grid(
    pdf,
    [56, 200],
    [
      ["Attestation ID", "Issued", "Expires"],
      ["NS-PAL-E26-009937", "Apr 14, 2026", "Dec 31, 2026"],
    ],
    { widths: [220, 140, 140], step: 22, size: 11, lines: "none" },
  );
  rule(pdf, [56, 252], 500, { colour: "#12355b" });
  grid(
    pdf,
    [56, 262],
    [
      ["Last name", "First name", "Born"],
      ["DE LA CRUZ", "Maria Lourdes", "Oct 2, 2000"],
      ["School", "", "DLI"],
      ["Bluenose Community College", "", "O19443322110"],
    ],
    { widths: [220, 140, 140], step: 24, size: 11, lines: "none" },
  );
  puts(
    pdf,
    [40, 400],
    [
      "Immigration, Refugees and Citizenship Canada decides whether a permit is issued. A letter that was used on or before 12/31/2025 cannot be used again.",
      "Questions: Rosalind Achterberg, manager, 902-555-0172, pal@example.test",
    ],
    { size: 9, width: 532, between: 6 },
  );
}

function attestedInFrench(pdf: PdfDrawing): void {
  put(pdf, [60, 50], "GOUVERNEMENT DE L’ÎLE-DU-PRINCE-ÉDOUARD", {
    font: "Times-Bold",
    size: 13,
    width: 492,
    align: "center",
  });
  put(pdf, [60, 68], "Secrétariat aux études (fictif)", {
    font: "Times-Italic",
    size: 11,
    width: 492,
    align: "center",
  });
  put(pdf, [60, 110], "Charlottetown, le 7 mai 2026", { font: "Times-Roman", size: 11, width: 492, align: "right" });
  put(pdf, [60, 140], "Lettre d’attestation provinciale", { font: "Times-Bold", size: 16 });
  put(pdf, [60, 162], "Référence à citer : IPE/LAP/2026/1164", { font: "Times-Roman", size: 10 });
  puts(
    pdf,
    [60, 196],
    [
      "À qui de droit,",
      "Nous attestons que M. Thanh Long TRUONG, né le 14 juillet 1999, citoyen du Viet Nam, fait partie des personnes auxquelles la province a réservé une place pour l’année en cours.",
      "Cette place lui permet de demander un permis d’études afin de fréquenter le Collège de la Pointe-Rouge (EED O19667788990). Elle ne garantit ni l’admission ni le permis.",
      "La lettre cesse de produire ses effets le 28 février 2027, à minuit. Les demandes reçues après ce jour sont retournées, sauf celles des personnes visées par l’exception du 15 juillet 2026.",
      "Pour vérifier cette lettre, un agent peut appeler Mme Bérengère Cormier au 902 555-0138.",
    ],
    { font: "Times-Roman", size: 12, width: 492, gap: 3, between: 10 },
  );
  signature(pdf, [60, 500], ["Le sous-ministre,", "Fulgence Arsenault-Mbeki"], { font: "Times-Roman", size: 11 });
  stamp(pdf, [470, 500], ["SECRÉTARIAT", "AUX ÉTUDES", "Î.-P.-É."], { radius: 42, colour: "#245c2f" });
}

export const attestations: readonly Stranger[] = [
  {
    name: "attestation letter by letter",
    documentType: "ProvincialAttestationLetter",
    language: "en",
    size: "LETTER",
    draw: lettersInBoxes,
    truth: {
      documentNumber: ["MB202600471185C", "MB 2026 0047 1185 C"],
      lastName: "CHUKWUEMEKA",
      firstName: "OLUCHI MIRABEL",
      birthday: ["2001-08-19", "19 08 2001"],
      schoolName: "Assiniboine Ridge University",
      palProvince: ["MB", "Government of Manitoba"],
      palExpiryDate: ["2027-01-21", "21/01/2027"],
    },
  },
  {
    name: "attestation with a panel",
    documentType: "ProvincialAttestationLetter",
    language: "en",
    size: "LETTER",
    draw: verificationPanel,
    truth: {
      documentNumber: ["NSPALE26009937", "NS-PAL-E26-009937"],
      lastName: "DE LA CRUZ",
      firstName: "Maria Lourdes",
      birthday: ["2000-10-02", "Oct 2, 2000"],
      schoolName: "Bluenose Community College",
      palProvince: ["NS", "NOVA SCOTIA"],
      palExpiryDate: ["2026-12-31", "Dec 31, 2026"],
    },
  },
  {
    name: "attestation in sentences",
    documentType: "ProvincialAttestationLetter",
    language: "fr",
    size: "LETTER",
    draw: attestedInFrench,
    truth: {
      documentNumber: ["IPE/LAP/2026/1164", "IPE/LAP/2026/1164"],
      lastName: "TRUONG",
      firstName: "Thanh Long",
      birthday: ["1999-07-14", "14 juillet 1999"],
      schoolName: "Collège de la Pointe-Rouge",
      palProvince: ["PE", "ÎLE-DU-PRINCE-ÉDOUARD"],
      palExpiryDate: ["2027-02-28", "28 février 2027"],
    },
  },
];
