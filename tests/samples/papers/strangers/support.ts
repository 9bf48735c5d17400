import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, letterBoxes, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Who pays, and who looks after a minor. */

function affidavitOfPakistan(pdf: PdfDrawing): void {
  frame(pdf, [36, 30, 523, 66], { line: "#2f6b2f", thick: 2 });
  put(pdf, [36, 40], "E-STAMP  ·  PKR 200", {
    font: "Helvetica-Bold",
    size: 13,
    width: 523,
    align: "center",
    colour: "#2f6b2f",
  });
  put(pdf, [36, 62], "Serial PB-LHR-00041773300   Description: AFFIDAVIT - 4   Issued 05-May-2026 11:20", {
    size: 8,
    width: 523,
    align: "center",
  });
  put(pdf, [36, 124], "AFFIDAVIT OF FINANCIAL SUPPORT", { font: "Times-Bold", size: 14, width: 523, align: "center" });
  puts(
    pdf,
    [60, 154],
    [
      "I, Ch. Muhammad Nawaz Bhatti son of Ch. Allah Ditta Bhatti, holder of CNIC 35202-0000000-1, resident of House 17, Street 4, Khayali Town, Lahore, do hereby solemnly affirm and declare as under:",
      "1. That Miss Hafsa Nawaz Bhatti is my real daughter and wishes to study in Canada.",
      "2. That I shall bear all her expenses, including fee, boarding, lodging and travel, for the whole of her studies.",
      "3. That I have a balance of PKR 18,417,733/- in my account at Ravi Sample Bank Limited, and agricultural land of 12 acres.",
      "4. That whatever is stated above is true to the best of my knowledge and belief, and that nothing has been concealed.",
    ],
    { font: "Times-Roman", size: 12, width: 475, gap: 3, between: 9 },
  );
  put(pdf, [380, 470], "DEPONENT", { font: "Times-Bold", size: 12 });
  signature(pdf, [350, 520], ["Ch. Muhammad Nawaz Bhatti"], { font: "Times-Roman" });
  put(pdf, [60, 570], "Witnesses: 1. Tariq Mehmood Gondal   2. Asma Riaz", { font: "Times-Roman", size: 11 });
  stamp(pdf, [130, 650], ["OATH", "COMMISSIONER", "05 MAY 2026"], { radius: 44, colour: "#4a2a8a" });
}

function invitationOfMexico(pdf: PdfDrawing): void {
  puts(pdf, [70, 60], ["Guadalajara, Jalisco, Mexico", "April 21st, 2026"], {
    font: "Times-Roman",
    size: 12,
    width: 472,
    align: "right",
  });
  put(pdf, [70, 110], "Subject: I will pay for my godson’s studies", { font: "Times-Bold", size: 12 });
  puts(
    pdf,
    [70, 140],
    [
      "Dear officer,",
      "My name is María del Socorro Ibáñez viuda de Larrañaga. I am a retired notary, 64 years old, and the godmother of Emiliano Xicoténcatl Larrañaga Ponce, who has been accepted by a college in Winnipeg.",
      "His parents, Ximena Ponce and the late Gustavo Larrañaga, were my dear friends, and I promised to see him through school. Please take this letter as my word that I will cover the tuition of his two years (CAD 31,000) and a monthly allowance of CAD 1,400.",
      "My savings are kept at Banco Jaliscience del Invento, as the enclosed statement shows.",
      "With my respect,",
    ],
    { font: "Times-Roman", size: 12, width: 472, gap: 4, between: 10 },
  );
  signature(pdf, [70, 480], ["Ma. del Socorro Ibáñez vda. de Larrañaga", "Tel. +52 33 0000 4177"], {
    font: "Times-Roman",
    width: 220,
  });
}

function custodianBoxes(pdf: PdfDrawing): void {
  put(pdf, [36, 30], "Immigration, Refugees and     Immigration, Réfugiés et", { size: 7 });
  put(pdf, [36, 39], "Citizenship Canada                Citoyenneté Canada", { size: 7 });
  put(pdf, [36, 58], "CUSTODIAN DECLARATION", { font: "Helvetica-Bold", size: 13 });
  put(
    pdf,
    [36, 74],
    "(CUSTODIAN FOR MINORS STUDYING IN CANADA)   Page 1 - to be completed by the custodian in Canada",
    { size: 7.5 },
  );
  const head = (y: number, text: string) => {
    frame(pdf, [36, y, 540, 16], { fill: "#222222" });
    put(pdf, [42, y + 4], text, { size: 8.5, font: "Helvetica-Bold", colour: "#ffffff" });
  };
  const boxes = (y: number, [family, given]: readonly [string, string]) => {
    put(pdf, [42, y], "Family name", { size: 7 });
    letterBoxes(pdf, [42, y + 9], family, { side: 16, count: 32 });
    put(pdf, [42, y + 34], "Given name(s)", { size: 7 });
    letterBoxes(pdf, [42, y + 43], given, { side: 16, count: 32 });
  };
  head(96, "A - MINOR CHILD");
  boxes(118, ["KOVALENKO", "DARYNA"]);
  head(196, "B - PARENT OR LEGAL GUARDIAN");
  boxes(218, ["KOVALENKO", "IHOR STEPANOVYCH"]);
  head(296, "C - CUSTODIAN (CANADIAN CITIZEN OR PERMANENT RESIDENT)");
  boxes(318, ["MACGILLIVRAY-SINGH", "HARLEEN ROSE"]);
  cell(pdf, [42, 396, 370, 34], ["Address in Canada", "1704 Unreal Crescent, Saskatoon SK S7N 0A0"], {
    value: { size: 9.5 },
  });
  cell(pdf, [412, 396, 158, 34], ["Telephone", "306-555-0117"], { value: { size: 9.5 } });
  put(
    pdf,
    [42, 444],
    "I declare that I live near the school of the minor child and will act in place of the parents in an emergency. I understand that this declaration counts until the child reaches the age of majority in the province.",
    { size: 8.5, width: 528 },
  );
  signature(pdf, [42, 520], ["Signature of custodian, 2026-05-28"]);
  signature(pdf, [330, 520], ["Notary public: Bartholomew Oakeshott, Saskatoon"], { width: 230 });
  stamp(pdf, [500, 590], ["NOTARY", "PUBLIC", "SASK."], { radius: 34, colour: "#7d1128" });
}

function custodianTable(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "DÉCLARATION DU GARDIEN", { font: "Times-Bold", size: 16, width: 512, align: "center" });
  put(pdf, [50, 62], "Enfant mineur qui étudie au Canada", {
    font: "Times-Italic",
    size: 11,
    width: 512,
    align: "center",
  });
  grid(
    pdf,
    [50, 96],
    [
      ["", "Élève", "Gardien(ne) au Canada", "Mère de l’élève"],
      ["Nom", "ASANTE", "LAVIGUEUR", "ASANTE-BOATENG"],
      ["Prénoms", "Nana Yaw", "Marie-Ève Solange", "Abena"],
      ["Né(e) le", "2011-01-30", "1979-06-18", "1985-09-09"],
      ["Statut", "Étranger", "Citoyenne canadienne", "Étrangère"],
    ],
    { widths: [72, 130, 170, 140], step: 24, size: 10, font: "Times-Roman", lines: "grid", head: "#e9e9e9" },
  );
  pairs(
    pdf,
    [50, 240],
    [
      ["Adresse de la gardienne :", "228, chemin du Conte, Gatineau (Québec) J8X 0A0"],
      ["École :", "Académie du Fleuve-Inventé"],
    ],
    { apart: 150, step: 20, label: { font: "Times-Roman", size: 11 }, value: { font: "Times-Bold", size: 11 } },
  );
  puts(
    pdf,
    [50, 296],
    [
      "Je soussignée m’engage à prendre soin de l’élève nommé ci-dessus, à le loger au besoin et à agir au nom de ses parents en cas d’urgence médicale ou autre, pendant toute la durée de ses études au Canada.",
      "Assermentée devant moi, Me Gaspard Ouellet-Haddad, commissaire à l’assermentation, à Gatineau, ce 11 juin 2026.",
    ],
    { font: "Times-Roman", size: 12, width: 512, gap: 3, between: 10 },
  );
  rule(pdf, [50, 430], 200);
  put(pdf, [50, 434], "Gardienne", { font: "Times-Roman", size: 10 });
  rule(pdf, [330, 430], 200);
  put(pdf, [330, 434], "Commissaire n° 41 773", { font: "Times-Roman", size: 10 });
}

export const support: readonly Stranger[] = [
  {
    name: "affidavit of support from Pakistan",
    documentType: "FinancialSupporterLetter",
    language: "en",
    size: "A4",
    draw: affidavitOfPakistan,
    truth: {
      financialSupporterFullName: "Ch. Muhammad Nawaz Bhatti",
      applicantFullName: "Hafsa Nawaz Bhatti",
      bankName: "Ravi Sample Bank Limited",
      issueDate: ["2026-05-05", "05 MAY 2026"],
    },
  },
  {
    name: "supporter’s letter from Mexico",
    documentType: "FinancialSupporterLetter",
    language: "en",
    size: "LETTER",
    draw: invitationOfMexico,
    truth: {
      financialSupporterFullName: "María del Socorro Ibáñez viuda de Larrañaga",
      applicantFullName: "Emiliano Xicoténcatl Larrañaga Ponce",
      bankName: "Banco Jaliscience del Invento",
      issueDate: ["2026-04-21", "April 21st, 2026"],
    },
  },
  {
    name: "custodian letter by letter",
    documentType: "CustodianDeclaration",
    language: "en",
    size: "LETTER",
    draw: custodianBoxes,
    truth: {
      applicantFullName: ["DARYNA KOVALENKO", "DARYNA", "KOVALENKO"],
      "custodian.lastName": "MACGILLIVRAY-SINGH",
      "custodian.firstName": "HARLEEN ROSE",
      "custodian.address": "1704 Unreal Crescent, Saskatoon SK S7N 0A0",
    },
  },
  {
    name: "custodian in a table",
    documentType: "CustodianDeclaration",
    language: "fr",
    size: "LETTER",
    draw: custodianTable,
    truth: {
      applicantFullName: ["Nana Yaw ASANTE", "Nana Yaw", "ASANTE"],
      "custodian.lastName": "LAVIGUEUR",
      "custodian.firstName": "Marie-Ève Solange",
      "custodian.address": "228, chemin du Conte, Gatineau (Québec) J8X 0A0",
    },
  },
];
