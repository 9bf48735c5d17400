import { drawPdf, type PdfDrawing } from "../pdfDocument.ts";
import { printedDate, type Letter } from "./letter.ts";
import { wording } from "./wording.ts";

/** Layout on which the rules were written: a letter with a reference block at the right and a greeting. */
export function departmentLetter(letter: Letter): Promise<Buffer> {
  return drawPdf((pdf) => drawDepartmentLetter(pdf, letter));
}

export function drawDepartmentLetter(pdf: PdfDrawing, letter: Letter): void {
  const fr = letter.language === "fr";
  const { title, paragraphs } = wording[letter.language][letter.kind];
  pdf.font("Helvetica").fontSize(10).text("Immigration, Refugees and", 56, 56).text("Citizenship Canada");
  pdf.text("Immigration, Réfugiés et", 220, 56).text("Citoyenneté Canada");
  const reference: [string, string][] = [
    [fr ? "Date :" : "Date:", printedDate(letter.issueDate, letter.language, "long")],
    [fr ? "IUC :" : "UCI:", letter.uci],
    [fr ? "Numéro de demande :" : "Application no.:", letter.applicationNumber],
  ];
  let y = 110;
  for (const [label, value] of reference) {
    pdf.font("Helvetica").text(`${label} ${value}`, 330, y, { width: 230 });
    y += 15;
  }
  pdf.font("Helvetica-Bold").fontSize(10).text(`${letter.givenNames} ${letter.familyName}`, 56, 118);
  pdf.font("Helvetica").text("14 Sample Street", 56, 132).text("Exampleville", 56, 146);
  pdf.font("Helvetica-Bold").fontSize(14).text(title, 56, 200);
  pdf
    .font("Helvetica")
    .fontSize(11)
    .text(
      fr
        ? `Madame, Monsieur ${letter.givenNames} ${letter.familyName},`
        : `Dear ${letter.givenNames} ${letter.familyName}:`,
      56,
      232,
    );
  pdf.moveDown();
  for (const paragraph of paragraphs) {
    pdf.text(paragraph, 56, pdf.y, { width: 500, lineGap: 3 });
    pdf.moveDown(0.8);
  }
  const rows: [string, string][] = [
    [fr ? "Nom de famille" : "Family name", letter.familyName],
    [fr ? "Prénom(s)" : "Given name(s)", letter.givenNames],
    [fr ? "Date de naissance" : "Date of birth", printedDate(letter.birthday, letter.language, "iso")],
  ];
  if (letter.biometricsNumber)
    rows.push([
      fr ? "Numéro d’identification biométrique" : "Biometrics identification number",
      letter.biometricsNumber,
    ]);
  if (letter.expiryDate)
    rows.push([
      fr ? "Données biométriques valides jusqu’au" : "Biometrics valid until",
      printedDate(letter.expiryDate, letter.language, "long"),
    ]);
  for (const [label, value] of rows) {
    const top = pdf.y;
    pdf.font("Helvetica-Bold").text(label, 56, top, { width: 220 });
    pdf.font("Helvetica").text(value, 290, top, { width: 260 });
    pdf.y = top + 18;
  }
  pdf.moveDown(2).text(fr ? "Agent d’immigration" : "Immigration officer", 56);
  pdf.fontSize(8).text("Page 1 of 1", 500, 720, { lineBreak: false });
}
