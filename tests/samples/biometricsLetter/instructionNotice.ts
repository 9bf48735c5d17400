import { drawPdf } from "../pdfDocument.ts";
import { printedDate, type Letter } from "./letter.ts";

// Held out when the rules were written: 37 of 46 fields came out right at first (text layer). The rules were then mended on it, so it is a layout seen.

const words = {
  en: {
    titles: {
      request: "BIOMETRIC INSTRUCTION LETTER",
      collection: "BIOMETRICS COLLECTION LETTER",
      validity: "NOTICE OF BIOMETRICS VALIDITY",
      receipt: "BIOMETRICS RECEIPT",
    },
    bodies: {
      request: [
        "Your application cannot be finished before you give your fingerprints and photograph.",
        "Please provide your biometrics within thirty days of the date above. The biometrics fee has to be paid beforehand.",
      ],
      collection: [
        "The fee has been paid. Bring this letter to a collection service point.",
        "Staff there will scan the bar code and take your fingerprints and photo.",
      ],
      validity: [
        "You gave your biometrics earlier and they remain valid.",
        "You do not need to provide new fingerprints for an application received before the date shown in the table.",
      ],
      receipt: ["Fingerprints and a photo were taken from the person named below.", "Keep this receipt."],
    },
    head: ["Surname, given names", "Date of birth", "UCI", "Biometrics ID"],
    issued: "Issued on",
    expiry: "Biometrics expire on",
    signed: "For the Department",
  },
  fr: {
    titles: {
      request: "LETTRE D’INSTRUCTIONS - BIOMÉTRIE",
      collection: "LETTRE DE COLLECTE - BIOMÉTRIE",
      validity: "AVIS DE VALIDITÉ DES DONNÉES BIOMÉTRIQUES",
      receipt: "REÇU DE BIOMÉTRIE",
    },
    bodies: {
      request: [
        "Le traitement de votre demande ne peut prendre fin avant que vous ayez donné vos empreintes digitales et votre photo.",
        "Veuillez fournir vos données biométriques dans les trente jours suivant la date ci-dessus. Les frais de biométrie doivent être payés auparavant.",
      ],
      collection: [
        "Les frais ont été payés. Apportez cette lettre à un point de collecte.",
        "Le personnel y prendra vos empreintes digitales et votre photo.",
      ],
      validity: [
        "Vous avez déjà fourni vos données biométriques et elles sont encore valides.",
        "Vous n’avez pas à fournir de nouvelles empreintes pour une demande reçue avant la date du tableau.",
      ],
      receipt: [
        "Les empreintes digitales et une photo de la personne nommée ci-dessous ont été prises.",
        "Conservez ce reçu.",
      ],
    },
    head: ["Nom de famille, prénoms", "Date de naissance", "IUC", "No biométrique"],
    issued: "Délivrée le",
    expiry: "Les données biométriques expirent le",
    signed: "Pour le Ministère",
  },
} as const;

/** A notice with a table of persons: one heading row, the values under it. */
export function instructionNotice(letter: Letter): Promise<Buffer> {
  const text = words[letter.language];
  return drawPdf((pdf) => {
    pdf.font("Times-Bold").fontSize(15).text(text.titles[letter.kind], 56, 64);
    pdf
      .font("Times-Roman")
      .fontSize(12)
      .text(`${text.issued} ${printedDate(letter.issueDate, letter.language, "long")}`, 56, 96);
    pdf.text(letter.applicationNumber, 56, 114);
    pdf.y = 150;
    for (const sentence of text.bodies[letter.kind]) {
      pdf.text(sentence, 56, pdf.y, { width: 500, lineGap: 3 });
      pdf.moveDown(0.6);
    }
    const columns = [56, 230, 350, 450];
    const values = [
      `${letter.familyName}, ${letter.givenNames}`,
      printedDate(letter.birthday, letter.language, "iso"),
      letter.uci,
      letter.biometricsNumber ?? "-",
    ];
    const top = pdf.y + 14;
    text.head.forEach((head, index) =>
      pdf
        .font("Times-Bold")
        .fontSize(10)
        .text(head, columns[index] ?? 56, top, { width: 165 }),
    );
    values.forEach((value, index) =>
      pdf
        .font("Times-Roman")
        .fontSize(11)
        .text(value, columns[index] ?? 56, top + 20, { width: 172 }),
    );
    pdf
      .lineWidth(0.5)
      .moveTo(56, top + 15)
      .lineTo(560, top + 15)
      .stroke("#000");
    if (letter.expiryDate)
      pdf
        .font("Times-Bold")
        .fontSize(12)
        .text(`${text.expiry} ${printedDate(letter.expiryDate, letter.language, "long")}`, 56, top + 60);
    pdf
      .font("Times-Roman")
      .fontSize(11)
      .text(text.signed, 56, top + 110);
  });
}
