import { drawPdf } from "../pdfDocument.ts";
import { printedDate, type Letter } from "./letter.ts";

// Held out when the rules were written: 41 of 46 fields came out right at first (text layer). The rules were then mended on it, so it is a layout seen.

const words = {
  en: {
    site: "My account - messages and status",
    titles: {
      request: "We need your biometrics",
      collection: "You can now give your biometrics",
      validity: "Status of your biometrics",
      receipt: "Confirmation of biometrics collection",
    },
    bodies: {
      request:
        "You must provide your biometrics (fingerprints and photo) for this application. Pay the fee, then book a visit at a visa application centre. You have 30 days after receiving this message.",
      collection:
        "Your payment for biometrics was received. Take this letter to the biometrics collection service point together with your passport. This is your biometrics collection letter.",
      validity:
        "The biometrics we hold for you are valid. For most temporary residence applications you do not need to give them again until the date below.",
      receipt: "Your biometrics have been collected. Keep this confirmation of collection for your files.",
    },
    labels: {
      name: "Client name",
      uci: "Client ID (UCI)",
      birthday: "Birth date",
      issued: "Message date",
      number: "Biometrics number",
      expiry: "Valid until",
      application: "Application",
    },
  },
  fr: {
    site: "Mon compte - messages et état",
    titles: {
      request: "Nous avons besoin de vos données biométriques",
      collection: "Vous pouvez maintenant fournir vos données biométriques",
      validity: "État de vos données biométriques",
      receipt: "Confirmation de la collecte des données biométriques",
    },
    bodies: {
      request:
        "Vous devez fournir vos données biométriques (empreintes digitales et photo) pour cette demande. Payez les frais, puis prenez rendez-vous dans un centre de réception des demandes de visa. Vous disposez de 30 jours après la réception de ce message.",
      collection:
        "Votre paiement pour la biométrie a été reçu. Apportez cette lettre au point de collecte avec votre passeport. Ceci est votre lettre de collecte des données biométriques.",
      validity:
        "Les données biométriques que nous avons de vous sont valides. Pour la plupart des demandes de résidence temporaire, vous n’avez pas besoin de les fournir de nouveau avant la date ci-dessous.",
      receipt: "Vos données biométriques ont été recueillies. Conservez cette confirmation de collecte.",
    },
    labels: {
      name: "Nom du client",
      uci: "ID client (IUC)",
      birthday: "Date de naissance",
      issued: "Date du message",
      number: "Numéro biométrique",
      expiry: "Valides jusqu’au",
      application: "Demande",
    },
  },
} as const;

/** A page printed from an online account: grey labels at the left, values far to the right. */
export function statusPage(letter: Letter): Promise<Buffer> {
  const { site, titles, bodies, labels } = words[letter.language];
  return drawPdf((pdf) => {
    pdf
      .font("Helvetica")
      .fontSize(8)
      .fillColor("#444")
      .text(site, 40, 30)
      .text("account.example.test/messages/214", 400, 30);
    pdf.fillColor("#1a1a1a").font("Helvetica-Bold").fontSize(20).text(titles[letter.kind], 40, 70, { width: 520 });
    pdf.font("Helvetica").fontSize(11).text(bodies[letter.kind], 40, 120, { width: 520, lineGap: 4 });
    const rows: [string, string][] = [
      [labels.application, letter.applicationNumber],
      [labels.name, `${letter.givenNames} ${letter.familyName}`],
      [labels.uci, letter.uci.replaceAll("-", "")],
      [labels.birthday, printedDate(letter.birthday, letter.language, "long")],
      [labels.issued, printedDate(letter.issueDate, letter.language, "iso")],
    ];
    if (letter.biometricsNumber) rows.push([labels.number, letter.biometricsNumber]);
    if (letter.expiryDate) rows.push([labels.expiry, printedDate(letter.expiryDate, letter.language, "long")]);
    rows.forEach(([label, value], index) => {
      const y = 220 + index * 26;
      pdf
        .lineWidth(0.4)
        .moveTo(40, y - 7)
        .lineTo(570, y - 7)
        .stroke("#bbb");
      pdf.fillColor("#555").font("Helvetica").fontSize(10).text(label, 40, y);
      pdf.fillColor("#000").font("Helvetica").fontSize(11).text(value, 300, y);
    });
    pdf.fontSize(8).fillColor("#666").text("1/1", 560, 760, { lineBreak: false });
  });
}
