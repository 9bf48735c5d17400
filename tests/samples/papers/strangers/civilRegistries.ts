import type { PdfDrawing } from "../../pdfDocument.ts";
import { cell, frame, grid, pairs, put, puts, rule, signature, stamp } from "./sheet.ts";
import type { Stranger } from "./stranger.ts";

/** Marriages of Pakistan and Quebec, births of Nigeria and Cameroon. */

function marriageOfPakistan(pdf: PdfDrawing): void {
  frame(pdf, [26, 26, 543, 560], { line: "#1a6b3a", thick: 2 });
  put(pdf, [30, 40], "GOVERNMENT OF PAKISTAN - UNION COUNCIL 417 (INVENTED)", {
    font: "Helvetica-Bold",
    size: 11,
    width: 535,
    align: "center",
  });
  put(pdf, [30, 58], "MARRIAGE REGISTRATION CERTIFICATE", {
    font: "Helvetica-Bold",
    size: 14,
    width: 535,
    align: "center",
    colour: "#1a6b3a",
  });
  put(pdf, [30, 78], "CRMS No. M-35202-04177-33", { font: "Courier", size: 9, width: 535, align: "center" });
  const side = (x: number, title: string, rows: readonly (readonly [string, string])[]) => {
    frame(pdf, [x, 100, 256, 18], { fill: "#dff0e4" });
    put(pdf, [x + 6, 105], title, { font: "Helvetica-Bold", size: 9 });
    rows.forEach((row, index) =>
      cell(pdf, [x, 118 + index * 36, 256, 36], row, { value: { size: 10, font: "Helvetica-Bold" }, line: "#1a6b3a" }),
    );
  };
  side(40, "BRIDEGROOM", [
    ["Name", "Syed Zulfiqar Haider Naqvi"],
    ["Father’s name", "Syed Ghulam Abbas Naqvi"],
    ["CNIC", "35202-0000004-1"],
    ["Date of birth", "14-11-1991"],
    ["Residence", "12-C Farzi Colony, Multan"],
  ]);
  side(300, "BRIDE", [
    ["Name", "Mehreen Gul Afridi"],
    ["Father’s name", "Sher Zaman Afridi"],
    ["CNIC", "17301-0000007-8"],
    ["Date of birth", "03-02-1994"],
    ["Residence", "Street 7, Khayali Abad, Peshawar"],
  ]);
  cell(pdf, [40, 308, 172, 38], ["Date of solemnization", "25-12-2018"], {
    value: { size: 11, font: "Helvetica-Bold" },
    line: "#1a6b3a",
  });
  cell(pdf, [212, 308, 172, 38], ["Date of registration", "02-01-2019"], { value: { size: 11 }, line: "#1a6b3a" });
  cell(pdf, [384, 308, 172, 38], ["Dower (Haq Mehr)", "PKR 500,000"], { value: { size: 11 }, line: "#1a6b3a" });
  puts(
    pdf,
    [40, 362],
    [
      "Nikah solemnized by: Qari Abdul Wadood.   Witnesses: Kashif Raza, Bilal Ahmed Yousafzai.",
      "Certificate printed on 18-03-2026. Fee received: Rs. 300.",
    ],
    {
      size: 9.5,
      width: 515,
      between: 5,
    },
  );
  signature(pdf, [360, 470], ["Secretary Union Council"]);
  stamp(pdf, [130, 480], ["UNION COUNCIL", "417", "MULTAN"], { radius: 40, colour: "#34348f" });
}

function marriageOfQuebec(pdf: PdfDrawing): void {
  put(pdf, [50, 40], "Directeur de l’état civil", { font: "Helvetica-Bold", size: 12 });
  put(pdf, [50, 56], "Québec (document inventé)", { size: 9 });
  put(pdf, [330, 40], "CERTIFICAT DE MARIAGE\nCERTIFICATE OF MARRIAGE", {
    font: "Helvetica-Bold",
    size: 13,
    width: 232,
    align: "right",
  });
  rule(pdf, [50, 84], 512, { thick: 2, colour: "#1a3e8c" });
  grid(
    pdf,
    [50, 100],
    [
      ["", "Conjoint / Spouse 1", "Conjoint / Spouse 2"],
      ["Nom / Surname", "PETRENKO", "BELLEFEUILLE-ROY"],
      ["Prénom(s) / Given name(s)", "Vadym", "Marguerite Alix"],
      ["Date de naissance / Birth", "1990-08-21", "1992-01-05"],
      ["Lieu de naissance / Birthplace", "Vinnytsia, Ukraine", "Saguenay, Québec"],
      ["Mère / Mother", "PETRENKO Halyna", "ROY Jocelyne"],
    ],
    { widths: [170, 171, 171], step: 26, size: 9.5, lines: "below", head: "#e3eaf7" },
  );
  const boxes: readonly (readonly [string, string, number])[] = [
    ["Date du mariage / Date of marriage", "2022-09-17", 50],
    ["Lieu / Place", "Baie-Saint-Paul", 221],
    ["N° d’inscription / Registration no.", "12204-17733-2", 392],
  ];
  for (const [label, value, x] of boxes)
    cell(pdf, [x, 276, 170, 40], [label, value], { value: { size: 11, font: "Helvetica-Bold" } });
  put(pdf, [50, 336], "Délivré le / Issued on : 2025-10-30", { font: "Helvetica-Bold", size: 10 });
  signature(pdf, [380, 420], ["Directrice de l’état civil", "Thérèse Lamontagne-Bui"]);
  put(pdf, [50, 500], "Toute modification rend ce certificat invalide. / Any change makes this certificate void.", {
    size: 7.5,
  });
}

function birthOfNigeria(pdf: PdfDrawing): void {
  frame(pdf, [30, 30, 535, 500], { line: "#0a7a3b", thick: 3 });
  put(pdf, [40, 48], "FEDERAL REPUBLIC OF NIGERIA", { font: "Times-Bold", size: 15, width: 515, align: "center" });
  put(pdf, [40, 68], "NATIONAL REGISTER OF BIRTHS (SPECIMEN)", {
    font: "Times-Bold",
    size: 12,
    width: 515,
    align: "center",
  });
  put(pdf, [40, 90], "CERTIFICATE OF BIRTH", {
    font: "Times-Bold",
    size: 16,
    width: 515,
    align: "center",
    colour: "#0a7a3b",
  });
  put(pdf, [400, 112], "No. 004 1773 3", { font: "Courier", size: 10, width: 150, align: "right" });
  const line = (y: number, label: string, value: string) => {
    put(pdf, [50, y], label, { font: "Times-Italic", size: 11, width: 220 });
    put(pdf, [230, y - 2], value, { font: "Courier-Bold", size: 11.5, width: 310 });
    rule(pdf, [226, y + 12], 320, { colour: "#888888", thick: 0.4 });
  };
  line(140, "This is to certify that the birth, of", "IFUNANYA BLESSING NWACHUKWU-OBI");
  line(168, "sex", "FEMALE");
  line(196, "who was born on the", "NINTH DAY OF MAY, 2003");
  line(224, "at", "GENERAL HOSPITAL, AWKA");
  line(252, "to (father)", "CHIEDOZIE PATRICK OBI");
  line(280, "and (mother)", "UJU NWACHUKWU");
  line(308, "has been registered at the centre of", "AWKA SOUTH L.G.A., ANAMBRA STATE");
  line(336, "by", "SUNDAY OKPARA (REGISTRAR)");
  line(364, "this", "21st day of JULY, 2003");
  signature(pdf, [350, 440], ["Signature of registrar"], { font: "Times-Roman" });
  stamp(pdf, [130, 450], ["NATIONAL", "REGISTER", "AWKA"], { radius: 42, colour: "#0a7a3b" });
}

function birthOfCameroon(pdf: PdfDrawing): void {
  put(pdf, [40, 34], "RÉPUBLIQUE DU CAMEROUN\nPaix - Travail - Patrie", {
    font: "Times-Bold",
    size: 10,
    width: 200,
    align: "center",
  });
  put(pdf, [355, 34], "REPUBLIC OF CAMEROON\nPeace - Work - Fatherland", {
    font: "Times-Bold",
    size: 10,
    width: 200,
    align: "center",
  });
  put(pdf, [40, 78], "RÉGION DE L’OUEST · Centre d’état civil / Civil status registry: Bandjoun-Fictif", {
    font: "Times-Roman",
    size: 9.5,
    width: 515,
    align: "center",
  });
  put(pdf, [40, 100], "ACTE DE NAISSANCE / BIRTH CERTIFICATE", {
    font: "Times-Bold",
    size: 15,
    width: 515,
    align: "center",
  });
  put(pdf, [40, 122], "N° 417/2004", { font: "Times-Bold", size: 11, width: 515, align: "center" });
  const rows: readonly (readonly [string, string])[] = [
    ["Nom de l’enfant\nSurname of the child", "FOTSO KAMDEM"],
    ["Prénoms de l’enfant\nGiven name of the child", "Loïc Gabin"],
    ["Né le\nBorn on the", "vingt-deux mars deux mille quatre (22/03/2004)"],
    ["À\nAt", "Bafoussam"],
    ["De (père)\nOf (father)", "FOTSO Emmanuel, né le 11/06/1970, menuisier"],
    ["Et de (mère)\nAnd of (mother)", "KAMDEM Solange, née le 30/10/1978, institutrice"],
    ["Sur la déclaration de\nIn accordance with the declaration of", "Hôpital de district"],
    ["Dressé le\nDrawn up on the", "05/04/2004"],
  ];
  pairs(pdf, [50, 154], rows, {
    apart: 220,
    step: 34,
    label: { font: "Times-Italic", size: 9.5 },
    value: { font: "Times-Bold", size: 11.5, width: 285 },
  });
  signature(pdf, [340, 470], ["L’officier d’état civil / The registrar", "NGUEMBOU Pascal"], {
    font: "Times-Roman",
    width: 200,
  });
  stamp(pdf, [130, 480], ["ÉTAT CIVIL", "CIVIL STATUS"], { radius: 40, colour: "#7a1f7a" });
}

export const civilRegistries: readonly Stranger[] = [
  {
    name: "marriage from Pakistan",
    documentType: "MarriageCertificate",
    language: "en",
    size: "A4",
    draw: marriageOfPakistan,
    truth: {
      applicantFullName: "Syed Zulfiqar Haider Naqvi",
      spouseFullName: "Mehreen Gul Afridi",
      marriageDate: ["2018-12-25", "25-12-2018"],
      issueDate: ["2026-03-18", "18-03-2026"],
    },
  },
  {
    name: "marriage from Quebec",
    documentType: "MarriageCertificate",
    language: "fr",
    size: "LETTER",
    draw: marriageOfQuebec,
    truth: {
      applicantFullName: ["Vadym PETRENKO", "Vadym", "PETRENKO"],
      spouseFullName: ["Marguerite Alix BELLEFEUILLE-ROY", "Marguerite Alix", "BELLEFEUILLE-ROY"],
      marriageDate: "2022-09-17",
      issueDate: "2025-10-30",
    },
  },
  {
    name: "birth from Nigeria",
    documentType: "BirthCertificate",
    language: "en",
    size: "A4",
    draw: birthOfNigeria,
    truth: {
      applicantFullName: "IFUNANYA BLESSING NWACHUKWU-OBI",
      birthday: ["2003-05-09", "NINTH DAY OF MAY, 2003"],
      country: ["NG", "FEDERAL REPUBLIC OF NIGERIA"],
    },
  },
  {
    name: "birth from Cameroon",
    documentType: "BirthCertificate",
    language: "fr",
    size: "A4",
    draw: birthOfCameroon,
    truth: {
      applicantFullName: ["Loïc Gabin FOTSO KAMDEM", "FOTSO KAMDEM", "Loïc Gabin"],
      birthday: ["2004-03-22", "22/03/2004"],
      country: ["CM", "CAMEROUN"],
    },
  },
];
