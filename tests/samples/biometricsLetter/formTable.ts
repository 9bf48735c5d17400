import { drawPdf } from "../pdfDocument.ts";
import { printedDate, type Letter } from "./letter.ts";
import { wording } from "./wording.ts";

/** Layout on which the rules were written: a ruled form, each label in small print above its value. */
export function formTable(letter: Letter): Promise<Buffer> {
  const fr = letter.language === "fr";
  const { title, paragraphs } = wording[letter.language][letter.kind];
  return drawPdf((pdf) => {
    pdf.rect(48, 48, 516, 40).stroke();
    pdf.font("Times-Bold").fontSize(16).text(title, 56, 60, { width: 500, align: "center" });
    const boxes: [string, string][] = [
      [fr ? "Nom complet du demandeur" : "Applicant’s full name", `${letter.familyName}, ${letter.givenNames}`],
      [fr ? "Identificateur unique de client (IUC)" : "Unique client identifier (UCI)", letter.uci],
      [
        fr ? "Date de naissance (AAAA/MM/JJ)" : "Date of birth (YYYY/MM/DD)",
        printedDate(letter.birthday, letter.language, "slashes"),
      ],
      [fr ? "Date de délivrance" : "Date issued", printedDate(letter.issueDate, letter.language, "short")],
      [fr ? "Numéro de demande" : "Application number", letter.applicationNumber],
      [
        fr ? "Numéro d’identification biométrique" : "Biometrics identification no.",
        letter.biometricsNumber ?? (fr ? "S. O." : "N/A"),
      ],
    ];
    if (letter.expiryDate)
      boxes.push([
        fr ? "Date d’expiration des données biométriques" : "Biometrics expiry date",
        printedDate(letter.expiryDate, letter.language, "short"),
      ]);
    boxes.forEach(([label, value], index) => {
      const x = 48 + (index % 2) * 258;
      const y = 110 + Math.floor(index / 2) * 46;
      pdf.lineWidth(0.7).rect(x, y, 258, 46).stroke();
      pdf
        .font("Times-Roman")
        .fontSize(9)
        .text(label, x + 6, y + 5, { width: 246 });
      pdf
        .font("Courier-Bold")
        .fontSize(12)
        .text(value, x + 6, y + 22, { width: 246 });
    });
    pdf.font("Times-Roman").fontSize(12);
    pdf.y = 320;
    for (const paragraph of paragraphs) {
      pdf.text(paragraph, 56, pdf.y, { width: 500, lineGap: 2 });
      pdf.moveDown(0.7);
    }
  });
}
