import { drawPdf } from "./pdfDocument.ts";

/** Documents that are no biometrics letters, to be told apart. All invented. */
export const otherDocuments = {
  BankStatements: () =>
    drawPdf((pdf) => {
      pdf.font("Helvetica-Bold").fontSize(16).text("Example Bank of the North");
      pdf.fontSize(12).text("Account statement").moveDown();
      pdf
        .font("Helvetica")
        .fontSize(10)
        .text("Amara Chidinma Okafor")
        .text("14 Sample Street, Exampleville")
        .moveDown();
      pdf.text("Account number: 000-123456-7").text("Statement period: March 1, 2026 to March 31, 2026").moveDown();
      pdf
        .text("Opening balance: $ 12,400.00")
        .text("Deposits: $ 900.00")
        .text("Withdrawals: $ 310.25")
        .text("Closing balance: $ 12,989.75")
        .moveDown();
      for (let day = 1; day <= 14; day++)
        pdf.text(`2026-03-${String(day).padStart(2, "0")}   Card payment at the market   ${(day * 7.35).toFixed(2)}`);
    }),
  LetterOfAcceptance: () =>
    drawPdf((pdf) => {
      pdf.font("Times-Bold").fontSize(18).text("University of Exampleville").moveDown();
      pdf.fontSize(14).text("Letter of Acceptance").moveDown();
      pdf.font("Times-Roman").fontSize(11).text("Dear Mei Lin,").moveDown();
      pdf.text(
        "We are pleased to inform you that you have been admitted to the Master of Science in Data Systems. This letter supports your application for a study permit; you may be asked to give biometrics.",
        { width: 480 },
      );
      pdf
        .moveDown()
        .text("Designated learning institution number: O19000000000")
        .text("Student ID: 20261234")
        .text("Program start date: September 8, 2026")
        .text("Tuition fees for the first year: $ 24,500.00 CAD");
    }),
  StudyPermit: () =>
    drawPdf((pdf) => {
      pdf.font("Courier-Bold").fontSize(14).text("STUDY PERMIT / PERMIS D’ÉTUDES").moveDown();
      pdf
        .font("Courier")
        .fontSize(10)
        .text("Name/Nom: ADEYEMI, NGOZI")
        .text("UCI/IUC: 8123-4509")
        .text("Date of issue: 2025/08/20")
        .text("Expiry date: 2027/12/31")
        .moveDown();
      pdf
        .text("Conditions: MUST LEAVE CANADA BY 2027/12/31. May work 24 hours per week off campus when eligible.")
        .text("IMM 1442 (made up)");
    }),
  Resume: () =>
    drawPdf((pdf) => {
      pdf.font("Helvetica-Bold").fontSize(18).text("Curriculum vitae").moveDown().font("Helvetica").fontSize(11);
      pdf
        .text("João Pedro dos Santos, engineer, Exampleville")
        .moveDown()
        .text("Work experience")
        .text("2019 to 2025: Example Bridges, design of small bridges and paths")
        .moveDown();
      pdf.text("Education").text("2013 to 2018: Example Polytechnic, civil engineering");
    }),
} satisfies Record<string, () => Promise<Buffer>>;

/** An ordinary letter that is none of the known types. */
export const unknownLetter = (): Promise<Buffer> =>
  drawPdf((pdf) => {
    pdf.font("Times-Roman").fontSize(12).text("Dear neighbours,").moveDown();
    pdf.text(
      "The street party will be held on the first Saturday of June in front of the library. Please bring a chair, something to eat and something to drink, and tell us by Friday how many of you will come. Music stops at ten in the evening so that the children can sleep.",
      { width: 480 },
    );
  });

/** A page in a third language (a made-up text in Spanish). */
export const spanishLetter = (): Promise<Buffer> =>
  drawPdf((pdf) => {
    pdf.font("Times-Roman").fontSize(12).text("Estimados vecinos:").moveDown();
    pdf.text(
      "Los invitamos con mucho gusto a nuestra fiesta anual junto al parque central, donde habrá comida, música y juegos para niños pequeños. Traigan sillas cómodas, vasos y muchas ganas; todo empezará temprano, cuando termine el mercado, hasta bien entrada la noche. Quienes quieran ayudar pueden llamar antes del viernes próximo. Muchas gracias a todos ustedes.",
      { width: 480 },
    );
  });
