import { drawPdf } from "../pdfDocument.ts";
import { printedDate, type Letter } from "./letter.ts";

// HELD OUT: no rule of the reader may be mended on this layout. When it fails, find another sample that shows the same fault.

const words = {
  en: {
    heads: {
      request: "Biometrics instructions",
      collection: "Biometrics collection letter",
      validity: "Biometrics validity",
      receipt: "Biometrics collection receipt",
    },
    person: "Person",
    last: "Last name",
    first: "First name",
    born: "DOB (DD/MM/YYYY)",
    uci: "Unique client identifier",
    issued: "Date of issue",
    number: "Biometric ID number",
    expiry: "Expiry date",
    next: {
      request: [
        "1. Pay the biometrics fee online.",
        "2. Book a time at a collection service point.",
        "3. Give your fingerprints and photo within 30 days.",
      ],
      collection: [
        "1. Your biometrics fee has been received.",
        "2. Bring this letter and your passport to the collection service point.",
      ],
      validity: [
        "Your biometrics are currently valid.",
        "You do not need to give biometrics again for a new visitor, study or work application.",
      ],
      receipt: ["Your fingerprints and photo have been taken.", "This is your receipt. No further step is needed."],
    },
  },
  fr: {
    heads: {
      request: "Instructions pour la biométrie",
      collection: "Lettre de collecte des données biométriques",
      validity: "Validité des données biométriques",
      receipt: "Reçu de collecte des données biométriques",
    },
    person: "Personne",
    last: "Nom de famille",
    first: "Prénom",
    born: "Date de naissance (JJ/MM/AAAA)",
    uci: "Identificateur unique du client",
    issued: "Date d’émission",
    number: "No d’identification biométrique",
    expiry: "Date d’expiration",
    next: {
      request: [
        "1. Payez les frais de biométrie en ligne.",
        "2. Prenez rendez-vous à un point de collecte.",
        "3. Donnez vos empreintes digitales et votre photo dans les 30 jours.",
      ],
      collection: [
        "1. Vos frais de biométrie ont été reçus.",
        "2. Apportez cette lettre et votre passeport au point de collecte.",
      ],
      validity: [
        "Vos données biométriques sont toujours valides.",
        "Vous n’avez pas à fournir de nouveau vos données biométriques pour une demande de visite, d’études ou de travail.",
      ],
      receipt: [
        "Vos empreintes digitales et votre photo ont été prises.",
        "Voici votre reçu. Aucune autre étape n’est requise.",
      ],
    },
  },
} as const;

const reversed = (date: string) => date.split("-").toReversed().join("/");

/** A sheet with a shaded card of facts in two columns of label-above-value pairs, and numbered steps under it. */
export function summaryCard(letter: Letter): Promise<Buffer> {
  const text = words[letter.language];
  return drawPdf((pdf) => {
    pdf.rect(0, 0, 612, 70).fill("#dfe7ee");
    pdf.fillColor("#102a43").font("Helvetica-Bold").fontSize(18).text(text.heads[letter.kind], 48, 26);
    pdf.rect(48, 96, 516, 190).fill("#f4f6f8");
    pdf.fillColor("#222").font("Helvetica-Bold").fontSize(11).text(text.person, 62, 104);
    const pairs: [string, string][] = [
      [text.last, letter.familyName],
      [text.first, letter.givenNames],
      [text.born, reversed(letter.birthday)],
      [text.uci, letter.uci],
      [text.issued, printedDate(letter.issueDate, letter.language, "short")],
    ];
    if (letter.biometricsNumber) pairs.push([text.number, letter.biometricsNumber]);
    if (letter.expiryDate) pairs.push([text.expiry, printedDate(letter.expiryDate, letter.language, "long")]);
    pairs.forEach(([label, value], index) => {
      const x = 62 + (index % 2) * 250;
      const y = 126 + Math.floor(index / 2) * 38;
      pdf.fillColor("#555").font("Helvetica").fontSize(9).text(label, x, y);
      pdf
        .fillColor("#000")
        .font("Helvetica-Bold")
        .fontSize(12)
        .text(value, x, y + 13);
    });
    pdf.font("Helvetica").fontSize(12);
    text.next[letter.kind].forEach((step, index) => pdf.text(step, 48, 316 + index * 26, { width: 510 }));
    pdf.fontSize(9).text(letter.applicationNumber, 48, 740, { lineBreak: false });
  });
}
