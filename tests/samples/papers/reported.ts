import { drawPdf } from "../pdfDocument.ts";
import { wordParts, zipOf } from "../wordFile.ts";
import { drawPaper, type Paper } from "./paper.ts";
import { reportedPassports } from "../identity/reportedPassports.ts";

/** Documents of the kinds of which people reported faults of other programs. All made up; each stands for its kind. */

type Move = readonly [day: string, words: string, out: string, into: string, balance: string];
type Statement = {
  readonly bank: readonly string[];
  readonly holder: string;
  readonly currency?: string;
  readonly opening: string;
  readonly closing: string;
  readonly moves: readonly Move[];
};

const statement = ({ bank, holder, currency, opening, closing, moves }: Statement): Paper => ({
  letterhead: bank,
  before: [holder, "7 Lime Street"],
  title: "Account statement",
  paragraphs: ["Please keep this statement."],
  rows: [
    ["Account holder", holder],
    ["Account number", "3310 5502 1846"],
    ["Statement period", "1 October 2026 to 31 October 2026"],
    ...(currency === undefined ? [] : [["Currency", currency] as const]),
    ["Opening balance", opening],
    ["Closing balance", closing],
  ],
  table: {
    headers: ["Date", "Description", "Withdrawals", "Deposits", "Balance"],
    widths: [14, 36, 17, 17, 16],
    amounts: [2, 3, 4],
    rows: moves,
  },
});

const certificate = (holder: string): Paper => ({
  letterhead: ["Spruce Example Bank", "20 Bay Street, Toronto, Ontario M5J 2N8"],
  before: ["12 October 2026"],
  title: "Account balance certificate",
  paragraphs: ["This is to certify the balance below."],
  rows: [
    ["Account holder", holder],
    ["Account number", "0063-119044"],
    ["Account type", "Savings"],
    ["Currency", "CAD"],
    ["Balance as of 12 October 2026", "$27,840.00"],
  ],
});

const loan: Paper = {
  letterhead: ["Nilgiri Example Bank Limited", "Chennai, India"],
  before: ["Date: 14 October 2026"],
  title: "Education Loan Sanction Letter",
  paragraphs: ["We are pleased to inform you that the education loan below is sanctioned."],
  rows: [
    ["Name of borrower", "Meera Example"],
    ["Sanctioned amount", "Rs. 18 Lakhs"],
  ],
};

const birth: Paper = {
  letterhead: ["Government of Nepal", "Office of the Local Registrar, Ward 4, Example Municipality"],
  before: [],
  title: "Birth Registration Certificate",
  paragraphs: ["This is to certify that the birth of the person below has been registered."],
  rows: [
    ["Full name of child", "Anil Example"],
    ["Date of birth", "2055-07-21 B.S. (1998-11-07 A.D.)"],
    ["Sex", "Male"],
    ["Place of birth", "Example Municipality, Nepal"],
    ["Name of father", "Hari Example"],
    ["Name of mother", "Gita Example"],
    ["Date of issue", "2082-10-04 B.S. (2026-01-18 A.D.)"],
  ],
};

const police = (name: string, country: string, issued: string): Paper => ({
  letterhead: [`Example Police of ${country}`],
  before: [],
  title: "POLICE CLEARANCE CERTIFICATE",
  paragraphs: [`This is to certify that there is no criminal record against ${name} in the records of this office.`],
  rows: [
    ["Certificate No.", "77-1209"],
    ["Full name", name],
    ["Country of issue", country],
    ["Issued on", issued],
  ],
});

const letter = (paper: Paper) => drawPaper({ layout: "letter", paper });

/** Two accounts of one bank in one statement, each with its table. */
const twoAccounts = (): Promise<Buffer> =>
  drawPdf((pdf) => {
    const at = (text: string, x: number, y: number) =>
      pdf.font("Helvetica").fontSize(10).text(text, x, y, { lineBreak: false });
    at("Alder Example Bank", 60, 40);
    at("Amara Example", 60, 70);
    at("Combined account statement", 330, 70);
    at("Statement period: 01 October 2026 to 31 October 2026", 300, 86);
    at("All amounts in Canadian dollars (CAD)", 300, 102);
    const account = (
      top: number,
      head: string,
      [opening, closing]: readonly [string, string],
      moves: readonly Move[],
    ) => {
      at(head, 60, top);
      at(`Opening balance: ${opening}`, 60, top + 16);
      ["Date", "Description", "Withdrawals", "Deposits", "Balance"].forEach((text, column) =>
        at(text, [60, 140, 340, 425, 505][column] ?? 60, top + 36),
      );
      moves.forEach((move, row) =>
        move.forEach((text, column) => {
          if (text !== "") at(text, [60, 140, 345, 430, 505][column] ?? 60, top + 52 + 16 * row);
        }),
      );
      at(`Closing balance: ${closing}`, 60, top + 60 + 16 * moves.length);
    };
    account(
      150,
      "Everyday chequing   Account number: 6620-7710",
      ["800.00", "1,450.00"],
      [
        ["04 Oct 2026", "Groceries", "250.00", "", "550.00"],
        ["15 Oct 2026", "Pay", "", "900.00", "1,450.00"],
      ],
    );
    account(
      300,
      "High interest savings   Account number: 6620-7711",
      ["30,000.00", "30,560.00"],
      [
        ["06 Oct 2026", "Interest", "", "60.00", "30,060.00"],
        ["20 Oct 2026", "Transfer in", "", "500.00", "30,560.00"],
      ],
    );
  });

/** A letter of acceptance whose values stand in the cells of a Word table. */
function acceptanceInWord(): Buffer {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const rows = [
    ["Date", "October 6, 2026"],
    ["Student name", "Amara Example"],
    ["Student ID", "5520198"],
    ["Program", "Master of Urban Forestry"],
    ["Program start date", "January 11, 2027"],
    ["Expected completion date", "December 20, 2028"],
    ["Tuition for the first year", "CAD 19,800.00"],
  ].map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`);
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = `${paragraph("Riverbend University")}${paragraph("Letter of acceptance")}<w:tbl>${rows.join("")}</w:tbl>`;
  return zipOf(
    wordParts([]).map(({ name, content }) => ({
      name,
      content:
        name === "word/document.xml" ? Buffer.from(content.toString().replace("<w:body>", `<w:body>${body}`)) : content,
    })),
  );
}

const dinars = {
  bank: ["Coast Example Bank", "Muscat, Oman"],
  holder: "Salma Example",
  currency: "OMR",
  opening: "6,900.125",
  closing: "7,310.425",
  moves: [
    ["4 Oct 2026", "Salary October", "", "900.800", "7,800.925"],
    ["22 Oct 2026", "Rent", "490.500", "", "7,310.425"],
  ],
} satisfies Statement;
const twoDecimals = {
  bank: ["Harbour Example Bank", "12 Main Road"],
  holder: "Oksana Example",
  currency: "UAH",
  opening: "210,000.00",
  closing: "214,300.50",
  moves: [
    ["4 Oct 2026", "Salary October", "", "9,300.50", "219,300.50"],
    ["22 Oct 2026", "Rent", "5,000.00", "", "214,300.50"],
  ],
} satisfies Statement;
const inSign = (sign: string): Pick<Statement, "opening" | "closing" | "moves"> => ({
  opening: `${sign}210,000.00`,
  closing: `${sign}214,300.50`,
  moves: [
    ["4 Oct 2026", "Salary October", "", `${sign}9,300.50`, `${sign}219,300.50`],
    ["9 Oct 2026", "Fee Government of Canada", `${sign}1,000.00`, "", `${sign}218,300.50`],
    ["22 Oct 2026", "Rent in CAD", `${sign}4,000.00`, "", `${sign}214,300.50`],
  ],
});

/** Each as a file. */
export const reportedDocuments = {
  threeDecimals: () => letter(statement(dinars)),
  rareCode: () => letter(statement(twoDecimals)),
  bareDollar: () =>
    letter(statement({ bank: ["Harbour Example Bank"], holder: "Kerry Example", currency: "TTD", ...inSign("$") })),
  rupees: () => letter(statement({ bank: ["Palm Example Bank, Colombo"], holder: "Nimal Example", ...inSign("Rs. ") })),
  rupeesOfNobody: () => letter(statement({ bank: ["Palm Example Bank"], holder: "Nimal Example", ...inSign("Rs. ") })),
  lakhs: () => letter(loan),
  birthInNepal: () => letter(birth),
  policeInNepal: () => letter(police("Anil Example", "Nepal", "2083-06-20 B.S. (2026-10-06 A.D.)")),
  policeThisMorning: () => letter(police("Amara Example", "Hong Kong", "29 November 2026")),
  namesThatAreWords: () => letter(certificate("Le The Duc")),
  otherNamesThatAreWords: () => letter(certificate("Lihua You")),
  thirdNameThatIsAWord: () => letter(certificate("Sara Karimi Pour")),
  acceptanceInWord: () => Promise.resolve(acceptanceInWord()),
  ...reportedPassports,
  locked: () =>
    drawPdf((pdf) => void pdf.font("Helvetica").fontSize(11).text("Account balance certificate", 72, 72), {
      userPassword: "an invented password",
      pdfVersion: "1.7",
    }),
  twoAccounts,
} as const;
