import sharp from "sharp";
import { pageImage } from "../pageImage.ts";
import { statementOf, type Account } from "../papers/bankStatement.ts";
import { drawPaper } from "../papers/paper.ts";
import { drawPdf } from "../pdfDocument.ts";
import { ngozi, paperLike, paperWith, type Defect, type DefectFile } from "./defect.ts";

/** Papers about money. */

const place = { page: "proof-of-funds", slot: "bankStatements" } as const;
type Move = Account["moves"][number];
const lastDays = ["31", "30", "31", "31", "30", "31"];
const months = ["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"];
const wages = (month: string): readonly Move[] => [
  [`${month}-03`, "Rent", -120_000],
  [`${month}-15`, "Payroll Lakeview Bakery", 310_000],
  [`${month}-24`, "Groceries and more", -190_000],
];

/** Six statements of one account, the last up to the end of October, of which single ones are changed. */
export const sixStatements = (change: Readonly<Record<string, Partial<Account>>> = {}): readonly DefectFile[] =>
  months.map((month, at) => ({
    ...place,
    bytes: () =>
      drawPaper({
        layout: "letter",
        paper: statementOf({
          holder: "Ngozi ADEYEMI",
          from: `${month}-01`,
          to: `${month}-${lastDays[at] ?? "30"}`,
          openingCents: 4_000_000,
          moves: wages(month),
          ...change[month],
          ...change["all"],
        }),
      }),
  }));

const october = (move: Move) => sixStatements({ "2026-10": { moves: [...wages("2026-10"), move] } });
const certificate = (rows: Readonly<Record<string, string | null>>, title?: string) =>
  paperLike("balance-table-en-letter", {
    rows: { "Balance as of March 4, 2026": null, "Balance as of November 16, 2026": "24,812.37", ...rows },
    before: ["November 16, 2026"],
    ...(title === undefined ? {} : { title }),
  });
const receipt = { page: "tuition-receipt", slot: "tuitionReceipt" } as const;
const paid = (rows: Readonly<Record<string, string | null>> = {}) => paperLike("receipt-with-fees-en-letter", { rows });
const promise = { page: "financial-supporter-letter", slot: "financialSupporterLetter" } as const;
const supported = ngozi.answers({ financialSupport: "entirely" });

const strokes = Array.from({ length: 24 }, (_, index): readonly [number, number] => [
  84 + index * 8,
  index % 2 === 0 ? 302 + (index % 5) * 4 : 336 - (index % 3) * 7,
]);
const signedInBlack = () =>
  drawPdf((pdf) => {
    pdf.rect(0, 0, 612, 26).fill("#b3202c").fillColor("#000000");
    pdf.font("Helvetica-Bold").fontSize(15).text("Letter of financial support", 56, 80).moveDown();
    pdf
      .font("Helvetica")
      .fontSize(11)
      .text("November 4, 2026", 56)
      .moveDown()
      .text(
        "I, Emeka Tobenna ADEYEMI, will pay all expenses of my daughter Ngozi ADEYEMI during her studies in Canada.",
        56,
        pdf.y,
        { width: 480 },
      );
    strokes.reduce((drawn, [x, y]) => drawn.lineTo(x, y), pdf.lineWidth(2).moveTo(80, 330)).stroke("#111111");
    pdf.lineWidth(0.7).moveTo(56, 345).lineTo(300, 345).stroke("#000000");
    pdf.fillColor("#000000").fontSize(9).text("Signature", 56, 350);
  });

export const moneyDefects: readonly Defect[] = [
  { warning: "gapInStatements", of: ngozi, files: sixStatements().filter((_, at) => at !== 3) },
  { warning: "incompleteBankStatementsDuration", of: ngozi, files: sixStatements().slice(3) },
  { warning: "recentStatementRequired", of: ngozi, files: sixStatements().slice(0, 5) },
  { warning: "lumpSum", of: ngozi, files: october(["2026-10-28", "Transfer from J. Wang", 2_500_000]) },
  { warning: "missingLoanApprovalLetter", of: ngozi, files: october(["2026-10-28", "Student loan", 200_000]) },
  { warning: "corporateDocs", of: ngozi, files: sixStatements({ all: { holder: "Lakeview Bakery Ltd." } }).slice(5) },
  { warning: "microfinance", of: ngozi, files: sixStatements({ all: { bank: "Sample Microfinance Bank" } }).slice(5) },
  { warning: "documentNamesNobody", of: ngozi, files: sixStatements({ all: { holder: "Piotr SZYMANSKI" } }).slice(5) },
  {
    warning: "insufficientFunds",
    of: ngozi
      .answers({ schoolAcceptanceStatus: "yes", startOfCanadianStudyProgram: "2027-01-05" })
      .document("letter-of-acceptance", { parsedValues: { tuitionFees: 24_500 } }),
    files: sixStatements({ all: { openingCents: 100_000 } }),
  },
  { warning: "missingAccountStatements", of: ngozi, files: [{ ...place, bytes: certificate({}) }] },
  {
    warning: "missingAccountHolder",
    of: ngozi,
    files: [{ ...place, bytes: certificate({ "Account holder": "" }) }],
  },
  {
    warning: "missingAccountBalance",
    of: ngozi,
    files: [{ ...place, bytes: certificate({ "Balance as of November 16, 2026": "" }) }],
  },
  {
    warning: "currencyNotKnown",
    of: ngozi,
    files: [
      {
        ...place,
        bytes: paperLike("balance-table-en-letter", {
          letterhead: ["Lakeview Example Bank"],
          before: ["November 16, 2026"],
          paragraphs: [],
          rows: {
            Currency: null,
            "Balance as of March 4, 2026": null,
            "Balance as of November 16, 2026": "$24,812.37",
          },
        }),
      },
    ],
  },
  {
    warning: "retirementFunds",
    of: ngozi,
    files: [{ ...place, bytes: certificate({ "Account type": "RRSP (registered retirement savings plan)" }) }],
  },
  {
    warning: "notAcceptedForProofOfFunds",
    of: ngozi,
    files: [{ ...place, bytes: certificate({ "Account type": "Cryptocurrency wallet (Bitcoin)" }) }],
  },
  {
    warning: "gicOlderThan3Months",
    of: ngozi,
    files: [
      {
        page: "guaranteed-investment-certificate",
        slot: "guaranteedInvestmentCertificate",
        bytes: paperLike("gic-confirmation-en-letter"),
      },
    ],
  },
  {
    warning: "duplicateTuitionReceipt",
    of: ngozi,
    files: [
      { ...receipt, bytes: paid() },
      { ...receipt, bytes: paid({ "Balance due": "$1.00" }) },
    ],
  },
  {
    warning: "multipleTuitionPayment",
    of: ngozi,
    files: [
      { ...receipt, bytes: paid() },
      { ...receipt, bytes: paid({ "Receipt number": "R-2026-00511", "Payment date": "September 4, 2026" }) },
    ],
  },
  {
    warning: "financialSupporterLetterOutdated",
    of: supported,
    files: [{ ...promise, bytes: paperLike("supporter-father-en-letter") }],
  },
  {
    warning: "financialSupporterLetterUnsigned",
    of: supported,
    files: [{ ...promise, bytes: paperWith("supporter-father-en-letter", { "March 4, 2026": "November 4, 2026" }) }],
  },
  {
    warning: "signatureNotInBlue",
    of: supported,
    files: [
      {
        ...promise,
        bytes: async () =>
          sharp(await pageImage(await signedInBlack()))
            .jpeg({ quality: 90 })
            .toBuffer(),
      },
    ],
  },
];
