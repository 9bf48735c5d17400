import { drawPdf } from "../pdfDocument.ts";
import { printedDate, type Letter } from "./letter.ts";

// HELD OUT: no rule of the reader may be mended on this layout. When it fails, find another sample that shows the same fault.

const words = {
  en: {
    subject: {
      request: "Subject: request for your biometrics",
      collection: "Subject: collection of your biometrics",
      validity: "Subject: validity of your biometrics",
      receipt: "Subject: receipt for your biometrics",
    },
    text: {
      request:
        "we are looking at your request to study or work in Canada. You need to give biometrics: ten fingerprints and one photo. Kindly pay the biometrics fee and go to a collection service point within 30 days of this letter.",
      collection:
        "thank you, your biometrics fee was paid. Please take this letter, which is your biometrics collection letter, to the service point of your choice, along with your passport.",
      validity:
        "you asked until when your biometrics can be used. The biometrics you gave remain valid, and no new collection is needed until the day given below.",
      receipt:
        "this is to confirm that your fingerprints and photo were collected at our service point. Keep this receipt; you need not send it to us.",
    },
    greeting: "Dear",
    our: "Our reference",
    client: "UCI no.",
    born: "born",
    number: "Biometrics enrolment number",
    until: "Biometrics valid to",
    closing: "Yours truly,",
  },
  fr: {
    subject: {
      request: "Objet : demande de données biométriques",
      collection: "Objet : collecte de vos données biométriques",
      validity: "Objet : validité de vos données biométriques",
      receipt: "Objet : reçu pour vos données biométriques",
    },
    text: {
      request:
        "nous examinons votre demande en vue d’étudier ou de travailler au Canada. Vous devez fournir des données biométriques : dix empreintes digitales et une photo. Veuillez payer les frais de biométrie et vous rendre à un point de collecte dans les 30 jours.",
      collection:
        "merci, les frais de biométrie ont été payés. Veuillez apporter la présente, qui est votre lettre de collecte des données biométriques, au point de service de votre choix, avec votre passeport.",
      validity:
        "vous avez demandé jusqu’à quand vos données biométriques peuvent servir. Celles que vous avez fournies sont encore valides, et aucune nouvelle collecte n’est requise avant le jour indiqué ci-dessous.",
      receipt:
        "la présente confirme que vos empreintes digitales et votre photo ont été recueillies à notre point de service. Conservez ce reçu; vous n’avez pas à nous l’envoyer.",
    },
    greeting: "Bonjour",
    our: "Notre référence",
    client: "No IUC",
    born: "Date de naissance",
    number: "Numéro d’inscription biométrique",
    until: "Données biométriques valides jusqu’au",
    closing: "Veuillez agréer nos salutations.",
  },
} as const;

/** A letter for a window envelope: address first, date at the right without a label, facts in running lines after the text. */
export function envelopeLetter(letter: Letter): Promise<Buffer> {
  const text = words[letter.language];
  const name = `${letter.givenNames} ${letter.familyName}`;
  return drawPdf((pdf) => {
    pdf
      .font("Times-Roman")
      .fontSize(12)
      .text(name, 70, 120)
      .text("7 Rue Invented, Unit 3", 70, 136)
      .text("Exampleville", 70, 152);
    const date = printedDate(letter.issueDate, letter.language, "long");
    pdf.text(letter.language === "fr" ? `Ottawa, le ${date}` : `Ottawa, ${date}`, 360, 200, {
      width: 200,
      align: "right",
    });
    pdf.text(`${text.our}: ${letter.applicationNumber}`, 70, 230).text(`${text.client}: ${letter.uci}`, 70, 246);
    pdf.font("Times-Bold").text(text.subject[letter.kind], 70, 276);
    pdf.font("Times-Roman").text(`${text.greeting} ${name},`, 70, 306);
    pdf.text(text.text[letter.kind], 70, 330, { width: 480, lineGap: 4 });
    pdf.moveDown();
    const birthday =
      letter.language === "fr"
        ? `${text.born} : ${printedDate(letter.birthday, "fr", "long")}`
        : `Date of birth: ${printedDate(letter.birthday, "en", "short")}`;
    pdf.text(birthday, 70);
    if (letter.biometricsNumber) pdf.text(`${text.number}: ${letter.biometricsNumber}`);
    if (letter.expiryDate) pdf.text(`${text.until}: ${printedDate(letter.expiryDate, letter.language, "iso")}`);
    pdf.moveDown(2).text(text.closing);
  });
}
