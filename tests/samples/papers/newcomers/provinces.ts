import type { PdfDrawing } from "../../pdfDocument.ts";
import { frame, grid, pairs, put, puts, rule, signature } from "../strangers/sheet.ts";
import type { Stranger } from "../strangers/stranger.ts";

/** Attestations of provinces, and declarations of custodians. */

function columbia(pdf: PdfDrawing): void {
  put(pdf, [60, 44], "BRITISH COLUMBIA", { font: "Times-Bold", size: 18, colour: "#003366", spacing: 2 });
  put(pdf, [60, 68], "Ministry of Future Learning (invented)", { font: "Times-Italic", size: 10 });
  frame(pdf, [380, 40, 190, 70], { line: "#003366" });
  pairs(
    pdf,
    [390, 50],
    [
      ["PAL no.", "BC-27-0041773-K"],
      ["Issued", "2027-02-04"],
      ["Lapses", "2028-02-03"],
    ],
    { apart: 55, step: 18, label: { size: 9 }, value: { size: 10, font: "Courier-Bold" } },
  );
  put(pdf, [60, 140], "Letter of attestation under the federal cap on study permit applications", {
    font: "Times-Bold",
    size: 12,
  });
  puts(
    pdf,
    [60, 170],
    [
      "This attests that the Province has set aside one study permit application space for the individual named here.",
      "Name of individual: Nguyen Thi Bao TRAN (family name in capital letters), who was born on the 5th of June 2006.",
      "The space is held at Kootenay Larch College for an intake in the autumn of 2027 and may not be moved to another institution.",
    ],
    { font: "Times-Roman", size: 11, width: 490, gap: 3, between: 10 },
  );
  signature(pdf, [60, 340], ["Deputy Minister"]);
}

function ontario(pdf: PdfDrawing): void {
  put(pdf, [40, 36], "Ontario - Provincial Attestation", { font: "Helvetica-Bold", size: 16 });
  put(pdf, [40, 58], "Office of allocations, Toronto (invented)", { size: 9 });
  rule(pdf, [40, 74], 530, { thick: 2 });
  grid(
    pdf,
    [40, 90],
    [
      ["Student’s legal family name", "Student’s legal given name(s)", "DOB (YYYY/MM/DD)"],
      ["Al-Rashidi", "Noor Fatima", "2005/12/19"],
    ],
    { widths: [180, 200, 150], step: 22, size: 9, lines: "grid", head: "#eeeeee" },
  );
  grid(
    pdf,
    [40, 150],
    [
      ["Attestation ID", "Host institution", "Date of issue", "Use by"],
      ["ON-PAL-7730041-26", "Trillium Bay Polytechnic", "2026/11/12", "2027/05/31"],
    ],
    { widths: [140, 200, 95, 95], step: 22, size: 9, lines: "grid", head: "#eeeeee" },
  );
  put(pdf, [40, 216], "The institution’s allocation closes on 2026/12/31 and is no concern of the student.", {
    size: 9,
  });
}

function custodianBelow(pdf: PdfDrawing): void {
  put(pdf, [60, 40], "CUSTODIANSHIP DECLARATION", { font: "Helvetica-Bold", size: 15, width: 490, align: "center" });
  put(pdf, [60, 60], "Custodian for minors studying in Canada - page 1 of 2", { size: 9, width: 490, align: "center" });
  const lines: readonly (readonly [number, number, string, string])[] = [
    [60, 110, "O’Halloran", "Custodian - surname"],
    [310, 110, "Siobhan Marguerite", "Custodian - given name(s)"],
    [60, 160, "88 Nowhere Lane, Guelph ON N1G 0A0", "Custodian - residential address in Canada"],
    [60, 210, "Haoran", "Minor - given name(s)"],
    [310, 210, "ZHENG", "Minor - surname"],
  ];
  for (const [x, y, value, label] of lines) {
    put(pdf, [x, y], value, { font: "Courier", size: 11 });
    rule(pdf, [x, y + 14], 230);
    put(pdf, [x, y + 17], label, { size: 7.5 });
  }
  puts(
    pdf,
    [60, 270],
    [
      "I solemnly declare that I am a Canadian citizen who is 19 years of age or older and that I will act as custodian of the minor named above until the age of majority.",
      "I am able to care for and support the minor in case of an emergency.",
    ],
    { size: 10, width: 490, between: 8 },
  );
  signature(pdf, [60, 390], ["Signature of custodian", "2 November 2026"]);
  signature(pdf, [340, 390], ["Notary public"]);
}

function custodianFrench(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "DÉCLARATION DU GARDIEN D’UN ÉTUDIANT MINEUR", { font: "Times-Bold", size: 14 });
  put(pdf, [50, 70], "Section A - Gardien au Canada", { font: "Times-Bold", size: 11 });
  pairs(
    pdf,
    [50, 92],
    [
      ["1. Nom de famille du gardien :", "Beausoleil-Ndiaye"],
      ["2. Prénom(s) du gardien :", "Omer Abdoulaye"],
      ["3. Adresse domiciliaire du gardien :", "19, impasse de la Fable, Laval (Québec) H7X 0A0"],
      ["4. Téléphone le jour :", "450 555-0117"],
    ],
    { apart: 220, step: 20, label: { font: "Times-Roman", size: 11 }, value: { font: "Times-Bold", size: 11 } },
  );
  put(pdf, [50, 190], "Section B - Élève", { font: "Times-Bold", size: 11 });
  pairs(
    pdf,
    [50, 212],
    [
      ["5. Nom de famille de l’élève :", "Sow"],
      ["6. Prénom(s) de l’élève :", "Aïssatou"],
      ["7. Né(e) le :", "2011-05-03"],
    ],
    { apart: 220, step: 20, label: { font: "Times-Roman", size: 11 }, value: { font: "Times-Bold", size: 11 } },
  );
  put(
    pdf,
    [50, 290],
    "Je déclare solennellement que je prendrai soin de l’élève et que je subviendrai à ses besoins d’urgence.",
    {
      font: "Times-Roman",
      size: 11,
      width: 500,
    },
  );
  signature(pdf, [50, 390], ["Le gardien", "À Laval, le 9 octobre 2026"]);
}

export const provinces: readonly Stranger[] = [
  {
    name: "attestation with a corner box",
    documentType: "ProvincialAttestationLetter",
    language: "en",
    size: "LETTER",
    draw: columbia,
    truth: {
      documentNumber: ["BC270041773K", "BC-27-0041773-K"],
      palExpiryDate: ["2028-02-03", "2028-02-03"],
      palProvince: ["BC", "BRITISH COLUMBIA"],
      firstName: ["Nguyen Thi Bao"],
      lastName: "TRAN",
      birthday: ["2006-06-05", "5th of June 2006"],
      schoolName: "Kootenay Larch College",
    },
  },
  {
    name: "attestation in two tables",
    documentType: "ProvincialAttestationLetter",
    language: "en",
    size: "LETTER",
    draw: ontario,
    truth: {
      documentNumber: ["ONPAL773004126", "ON-PAL-7730041-26"],
      palExpiryDate: ["2027-05-31", "2027/05/31"],
      palProvince: ["ON", "Ontario"],
      firstName: "Noor Fatima",
      lastName: "Al-Rashidi",
      birthday: ["2005-12-19", "2005/12/19"],
      schoolName: "Trillium Bay Polytechnic",
    },
  },
  {
    name: "custodian with labels below",
    documentType: "CustodianDeclaration",
    language: "en",
    size: "LETTER",
    draw: custodianBelow,
    truth: {
      "custodian.firstName": "Siobhan Marguerite",
      "custodian.lastName": "O’Halloran",
      "custodian.address": "88 Nowhere Lane, Guelph ON N1G 0A0",
    },
  },
  {
    name: "custodian in sections",
    documentType: "CustodianDeclaration",
    language: "fr",
    size: "LETTER",
    draw: custodianFrench,
    truth: {
      "custodian.firstName": "Omer Abdoulaye",
      "custodian.lastName": "Beausoleil-Ndiaye",
      "custodian.address": "19, impasse de la Fable, Laval (Québec) H7X 0A0",
    },
  },
];
